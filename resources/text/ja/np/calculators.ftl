### No Prisonersの計算機と表の言葉。

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

## 計算機

calculator-np-combat = 戦闘
calculator-np-events = ランダムイベント
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
