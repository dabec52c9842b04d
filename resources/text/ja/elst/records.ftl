### CGの記録:ロスターと購入記録。

record-public = CGの経過
# $side (british, german)
record-own = { refit-side }の秘密の記録
record-course = CG日とシナリオ
record-roster = CGロスター
record-purchases = RG購入記録
record-empty = まだ何もありません。
record-column-date = CG日
record-column-chits = チット
record-column-scenario = シナリオ
record-column-areas = その後の配置エリア
record-column-start = 開始
record-column-gained = CPP補充
record-column-total = CPP合計
record-column-purchases = 購入したRG
record-column-spent = 使用CPP
record-column-left = 残りCPP
record-column-id = RG
record-column-group = グループ
record-column-p = P#
record-column-r = R#
record-column-str = 戦力
record-column-units = ユニット
record-column-sw = SW・砲
record-column-leaders = 指揮官
record-column-setup = 配置
record-column-other = その他
record-forces = 戦闘序列
record-victory = CGの終了
record-column-victory = 勝敗
record-column-place = 場所
record-column-counters = カウンター
# $side (british, german)、$spot（map と、forces-place にあるもの）
record-place = { refit-side }、{ $spot ->
    [map] 盤上
   *[other] { forces-place }
}
# $types (順番どおりのシナリオ)
record-scenarios = { $types ->
    [british-attack] イギリス軍攻撃
    [german-attack] ドイツ軍攻撃
    [german-attack-and-british-attack] ドイツ軍攻撃、続いてイギリス軍攻撃
   *[idle] 戦闘休止日
}
