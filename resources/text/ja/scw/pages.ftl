### スペイン内戦のページと事実のうち、時計と戦闘以外のもの。

## ツアー

tour-scw-drawing = マップに描き込んで訂正：道路を描いたところ。次は川。
tour-scw-drawing-japanese = 同じ画面の日本語版。
tour-scw-set-up = ハラマ：駒を登録して置く初期配置。
tour-scw-grid = ハラマ：復元マップで最初のセッションの前に行うヘクスの並びの確認。
tour-scw-grid-japanese = 同じ画面の日本語版。
tour-scw-supply = 補給線と指揮系統。切れたユニットと、戻すために必要なこと。
tour-scw-supply-japanese = 同じ画面の日本語版。
tour-scw-combat = ダイス前の突撃：合計、すべてのシフトと修整、結果ごとに両軍がすべきこと。
tour-scw-combat-japanese = 同じ画面の日本語版。
tour-scw-barrage = 弾幕射撃：砲兵の照準線と、ユニットごとの列。
tour-scw-barrage-japanese = 同じ画面の日本語版。
tour-scw-victory = いつでも見られる勝利ポイントと、その拠点。
tour-scw-victory-japanese = 同じ画面の日本語版。
tour-scw-calculator = スペイン内戦シリーズの戦闘を合計値から計算。

## 事実。$about（ユニット）、$hex、$side（republican、nationalist）

option-weather-clear = 晴天
option-weather-rain = 雨天／泥濘
scw-fact-weather = 天候
scw-fact-points = 計算分以外の得点：{ scw-side }
scw-score-by-hand = 卓上での計算分

## ポイント。$side

scw-points-of = { $side ->
    [republican] 共和国軍の突撃ポイント
   *[nationalist] 国粋主義軍の突撃ポイント
}（残り／全体）

## 爆撃。$count（航空機の数、または残り航空ポイント）、$about（航空機）、$strength

scw-choice-bomb-all = 航空機{ $count }ユニット全てで爆撃…
scw-choice-bomb-with = { $about }（戦闘力 { $strength }）で爆撃…
scw-choice-bomb-points = 航空ポイントで爆撃（残り { $count }）…
scw-input-bomb-points = 航空ポイント
scw-remind-no-aircraft = { $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}の航空機がまだ入力されていません。部隊パネルに { $side ->
    [republican] SB2: 2x air 4
   *[nationalist] AIR: 2x air 4
}のように入力します。

## 勝利。$kind（most、least、both）、$least、$most（得点差）

scw-column-open = 未占領
scw-column-hexes = ヘクス
scw-column-division = 師団
scw-column-captured = 占領済み目標
scw-column-uncaptured = 残る目標
scw-column-difference = 得点差
scw-column-level = 判定
scw-level-name = { scw-level }
scw-level-span = { $kind ->
    [most] { $most }以下
    [least] { $least }以上
   *[both] { $least }～{ $most }
}
# $about（得点差）
scw-level-within = この判定になる得点差：{ $about }

## ヘクスへの進入コスト。$for、$wet-for（both、foot、each。same は晴天と同じ）
## $foot、$mechanized、$wet-foot、$wet-mechanized（移動力）、$terrain

scw-entry-points = { $for ->
    [both] { $foot } MP
    [foot] 徒歩 { $foot } MP、機械化は道路のみ
   *[each] 徒歩 { $foot } MP、機械化 { $mechanized } MP
}{ $wet-for ->
    [same] { "" }
    [both] 、雨天 { $wet-foot } MP
    [foot] 、雨天は徒歩 { $wet-foot } MP
   *[each] 、雨天は徒歩 { $wet-foot } MP、機械化 { $wet-mechanized } MP
}

## 戦闘

scw-combat-how = 自軍戦闘フェイズには、攻撃できるヘクスごとに、参加できる全ユニットによる攻撃と突撃をここに示します。弾幕射撃や一部のユニットだけの攻撃は、そのスタックをタップすると、カードの「その他」に出ます。合計値だけの計算はスタートページでできます。
# $points、$faction（republican、nationalist、nobody）
scw-place-mark = { $points }{ $faction ->
    [nobody] { "" }
   *[other] {" "}{ overlay-scw-side }
}

## ログ。$kind（normal、assault、barrage、bombardment）、$hexes

scw-log-fight = { $hexes }への{ $kind ->
    [normal] 通常攻撃
    [assault] 突撃
    [barrage] 弾幕射撃
   *[bombardment] 航空爆撃
}

## 一覧でのシークエンス。$phase、$player（both はどちらの手番でもない）

scw-phase-listed = { $player ->
    [both] { $phase ->
        [initiative] 主導権判定フェイズ
        [weather] 天候判定フェイズ
        [first-bombardment] 第1プレイヤー航空爆撃
        [second-bombardment] 第2プレイヤー航空爆撃
        [first-movement] 第1プレイヤー移動フェイズ
        [first-combat] 第1プレイヤー戦闘フェイズ
        [second-movement] 第2プレイヤー移動フェイズ
       *[second-combat] 第2プレイヤー戦闘フェイズ
    }
   *[other] { scw-phase }
}

## 配置。$about（部隊）、$where（scw-setup と同じ）、$map、$told、$known（-1 は数がルールに記載なし）

scw-formation-told = { $about }：{ scw-setup }（{ scw-told-count }）
# $value、$about（地形）
scw-hex-defence = 防禦 { $value }：{ $about }

## 片付け。$about

scw-packed-points = 残りの突撃ポイント

## 表

chart-ch-tec = 地形効果表
