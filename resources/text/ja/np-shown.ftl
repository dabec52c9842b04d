### No Prisoners：表の言葉、計算機、マップ横のページ。

## 結果

np-column-die = ダイス
np-column-result = 結果
np-column-attacker = 攻撃側
np-column-defender = 防御側
np-column-event = イベント
np-event-row = { np-event-name }：{ $about }
np-dice = { $count ->
    [1] { $first }
   *[other] { $first }～{ $last }
}
np-die-then = { $die }→{ $half }
np-code = { $code }
np-party = { $loss ->
    [none] { np-party-retreat }
    [all] 全滅
    [unit] { $hexes ->
        [0] 1駒
       *[other] 1駒、{ np-party-retreat }
    }
   *[strength] { $hexes ->
        [0] { $amount }戦力以上
       *[other] { $amount }戦力以上、{ np-party-retreat }
    }
}
np-party-retreat = { $hexes ->
    [0] ―
    [die] ダイス分退却
   *[other] { $hexes }退却
}
np-party-choice = { $code ->
    [NP] { $role ->
        [attacker] BB・DW選択
       *[defender] ―
    }
   *[OP] { $role ->
        [attacker] DW・DA選択
       *[defender] 速ければ選択
    }
}
np-or-result = { $code }の場合：
np-demand-attacker = 攻撃側：{ $about }
np-demand-defender = 防御側：{ $about }
np-demand-pursuit = { $role ->
    [attacker] 攻撃側は空いたヘクスへ追撃できます。
   *[defender] 防御側は空いたヘクスへ追撃できます。
}

## 計算機

np-calculator-combat = 戦闘
np-calculator-events = ランダムイベント
np-calculator-type-strengths = 両軍の印刷された戦闘力の合計を入力してください。
np-calculator-attack = 攻撃側戦闘力
np-calculator-defence = 防御側戦闘力
np-calculator-crt = 戦闘結果表
np-calculator-terrain = 地形
np-calculator-river = 全員が渡河攻撃
np-calculator-unsupplied = 攻撃側が補給切れ
np-calculator-air = 航空支援
np-calculator-naval = 海軍支援
np-calculator-command = 指揮ボーナス
np-calculator-die = ダイス
np-calculator-second-die = 2回目のダイス
np-calculator-player-turn = プレイヤーターン
np-calculator-turn = ゲームターン
np-calculator-occurred = これまでの発生回数
np-calculator-revolted = アラブの反乱が発生済み
np-calculator-place = 敵が本国の都市・町・補給廠を占拠
np-calculator-historical-revolt = アラブの反乱は史実の時期
np-calculator-historical-withdrawals = 撤収は史実の時期
np-calculator-own-vp = 自軍VP
np-calculator-enemy-vp = 敵軍VP
option-ground-open = ×1
option-ground-town = 町 ×1.5
option-ground-doubling = ×2
option-ground-red-city = 赤字都市 ×2

## ページ

np-page-events = イベント
np-page-combat = 戦闘
np-page-track = ターン記録
np-events-of = { $player ->
    [west-cp] 西部中欧軍の表（現在の条件で）
    [west-allied] 西部連合軍の表（現在の条件で）
    [east-allied] 東部連合軍の表（現在の条件で）
   *[east-cp] 東部中欧軍の表（現在の条件で）
}
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
np-no-attack-now = 現在、可能な攻撃はありません。
np-column-target = ヘクス
np-column-strengths = 戦力
np-column-column = コラム
np-strengths = { $attack }：{ $defence }
np-strengths-unread = 未記入
np-boxes-empty = マップ外のボックスは空です。
np-no-revolt-yet = アラブの反乱は起きていません。部族は引きません。
np-cup-uncounted = プールの部族数は未記入です。足りるものとして扱います。
np-tribes-on-map = マップ上の部族
np-revolted-on = アラブの反乱は第{ $turn }ターンに発生しました。
np-tribal-roll = { $dice ->
    [0] 第{ $turn }ターン：部族のダイスなし
    [1] { $way ->
        [home] 第{ $turn }ターン：ダイス1個分の部族が帰郷
       *[cup] 第{ $turn }ターン：ダイス1個分の部族をプールから引く
    }
   *[other] 第{ $turn }ターン：ダイス{ $dice }個分の部族をプールから引く
}
np-column-capacity = 鉄道使用
np-column-rate = 補充率
np-capacity = { $used }／{ $of }
np-rate = { $change ->
    [0] { $rate }
    [1] { $rate }＋1
   *[-1] { $rate }－1
}
np-sheet-means = 手元のターン記録表にしかない値は、ここに書き込めます。空欄は必要になった時に尋ねます。
# $count (駒の数)
np-to-set-up = 初期配置を待つ駒が{ $count }個あります。「移動」で順に置くか、「駒」のページで置いてください。
np-figures-means = 駒に印刷された値です（戦闘力、移動力、司令部の指揮範囲、戦闘力横の★）。空欄のままでも、★以外は必要になった時に尋ねます。
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
    [west-cp] 西中欧
    [west-allied] 西連合
    [east-allied] 東連合
   *[east-cp] 東中欧
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
np-level-history = { $than ->
    [better] 史実：{ $about }。連合軍は史実より優勢です。
    [worse] 史実：{ $about }。連合軍は史実より劣勢です。
   *[same] 史実：{ $about }（現状と同じ）
}
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
np-moment-short = 第{ $turn }T { $player ->
    [west-cp] 西中欧
    [west-allied] 西連合
    [east-allied] 東連合
    [east-cp] 東中欧
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
# $stage, $hex, $count (退却する駒の数)
np-now-combat = { $hex }の戦闘：{ $stage ->
    [reveal] 防御側を公開
    [choice] 結果を選択
    [losses] 損失を適用
    [retreat] { $count }ユニットが退却
    [pursuit] 追撃するかどうか
   *[other] 進行中
}
# $count
np-now-set-up = 初期配置を待つ駒{ $count }個
np-now-tribes = 配置を待つ部族{ $count }個
np-now-reinforcements = 配置を待つ増援{ $count }個
np-now-replacements = 補充を試みられるユニット残り{ $count }個
