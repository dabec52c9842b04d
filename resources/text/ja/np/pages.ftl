### No Prisoners：マップ横のページ。

## ページ

np-page-events = イベント
np-page-combat = 戦闘
np-page-track = ターン記録
np-no-event-yet = 発生したイベントはまだありません。
np-column-player-turn = プレイヤーターン
np-column-times = 回数
np-stage = { $stage ->
    [roll] ダイス
    [choice] 選択
    [losses] 損害
    [retreat-roll] 退却
   *[pursuit] 追撃
}
np-column-target = ヘクス
np-column-strengths = 戦力
np-column-column = コラム
np-strengths = { $attack }：{ $defence }
np-strengths-unread = 未記入
np-boxes-empty = マップ外のボックスは空です。
np-tribes-on-map = マップ上の部族
np-column-capacity = 鉄道使用
np-column-rate = 補充率
np-capacity = { $used }／{ $of }
np-rate = { $change ->
    [0] { $rate }
    [1] { $rate }＋1
   *[-1] { $rate }－1
}
# $count (駒の数)
np-to-set-up = 初期配置を待つ駒が{ $count }個あります。「移動」で順に置くか、ここで置いてください。
np-column-strength = 戦闘
np-column-movement = 移動
np-column-range = 範囲
np-column-hq = 司令部
np-column-star = ★
# $table (rail-capacity, replacement-rate)
np-sheet-table = { $table ->
    [rail-capacity] 鉄道移動能力
   *[replacement-rate] 補充判定率
}
# $player (プレイヤーターン)。狭い列の見出しに入る短さで
np-player-short = { $player ->
    [west-cp] 西部 中欧
    [west-allied] 西部 連合
    [east-allied] 東部 連合
   *[east-cp] 東部 中欧
}
np-column-city = 都市
np-column-value = VP
np-column-holder = 占領
np-holder = { $side ->
    [allied] 連合軍
    [central-powers] 中欧軍
   *[nobody] ―
}
np-level-now = { np-front }の現状：{ $about }
# $about（Race for Damascusの勝者）
np-race-now = 今終われば：{ $about }
np-history = { $winner ->
    [nobody] 引き分け
   *[allied] { $level ->
        [limited] 連合軍の限定的勝利
        [operational] 連合軍の作戦的勝利
       *[strategic] 連合軍の戦略的勝利
    }
}
np-optional-award = { $side ->
    [allied] ゲーム終了時に連合軍へ{ $vp }VP：{ $about }
   *[central-powers] ゲーム終了時に中欧軍へ{ $vp }VP：{ $about }
}

## 今すべきこと

# $turn, $player, $phase
np-moment-short = 第{ $turn }ターン・{ $player ->
    [west-cp] 西部中欧軍
    [west-allied] 西部連合軍
    [east-allied] 東部連合軍
    [east-cp] 東部中欧軍
   *[interface] インターフェイス
}・{ $phase ->
    [set-up] 初期配置
    [random-event] イベント
    [reinforcement] 増援
    [movement] 移動
    [combat-1] 第1戦闘
    [combat-2] 第2戦闘
    [replacement] 補充
    [vp-check] VP
    [advance-turn] 次ターン
   *[game-end] 終了
}
# $count
np-now-set-up = 初期配置を待つ駒{ $count }個
