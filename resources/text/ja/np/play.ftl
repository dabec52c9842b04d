### No Prisonersのプレイ：シナリオ、フェイズ、質問、記録、選択肢。

## 必要になった時に尋ねること

np-log-typed = { $kind ->
    [infantry] 歩兵：{ $about }
    [assault-infantry] 突撃歩兵：{ $about }
    [composite] 集成部隊：{ $about }
    [cavalry] 騎兵：{ $about }
    [camel] 駱駝部隊：{ $about }
    [armoured-car] 装甲車：{ $about }
    [tank] 戦車：{ $about }
    [armoured-train] 装甲列車：{ $about }
    [artillery] 砲兵：{ $about }
    [machine-gun] 機関銃：{ $about }
    [engineer] 工兵：{ $about }
    [garrison] 守備隊：{ $about }
    [hq] 司令部：{ $about }
    [hq-lawrence] Lawrence司令部：{ $about }
   *[other] その他の兵科：{ $about }
}
np-log-coloured = { $colours ->
    [german] ドイツ軍：{ $about }
    [sturm] トルコ軍「Sturm」：{ $about }
   *[turkish] トルコ軍：{ $about }
}
# $about (理由)
np-move-not-made = 移動は行われませんでした。{ $about }
np-attack-not-made = 攻撃は実行されませんでした。{ $about }
# $turn, $year, $quarter, $player: a box of the turn record track
np-box = 第{ $turn }ターン（{ $year }年{ $quarter }）、{ np-player-turn }

## シナリオと初期配置

scenario-np-war-in-the-desert = War in the Desert（16年II～18年IV）
scenario-np-the-last-crusade = The Last Crusade（15年I～18年IV）
start-option-np-set-up = 初期配置
start-option-np-set-up-none = テーブルの配置に合わせて入力
start-option-np-set-up-sample = 配置例（合法だが史実の位置ではない）
np-unknown-scenario = シナリオ{ $scenario }はありません。
np-unknown-set-up = 初期配置{ $set-up }はありません。

## ターンとフェイズ

# $phase (phase id)
np-phase = { $phase ->
    [set-up] 初期配置
    [random-event] ランダムイベント
    [reinforcement] 増援
    [movement] 移動
    [combat-1] 第1戦闘
    [combat-2] 第2戦闘
    [replacement] 補充
    [vp-check] VP判定
    [advance-turn] ターンを進める
   *[game-end] ゲーム終了
}
# $player (player turn id or interface)
np-player-turn = { $player ->
    [west-cp] 西部中欧軍
    [west-allied] 西部連合軍
    [east-allied] 東部連合軍
    [east-cp] 東部中欧軍
   *[interface] インターフェイス
}
# $turn, $year, $quarter (I to IV), $player, $phase
np-moment = 第{ $turn }ターン { $year }年{ $quarter }・{ np-player-turn }・{ np-phase }
np-moment-set-up = 第{ $turn }ターン { $year }年{ $quarter }・{ np-phase }
np-turn-box = ’{ $year } { $quarter }
np-front = { $front ->
    [west] 西部
   *[east] 東部
}
do-np-next-phase = 次のフェイズへ
np-choice-next-phase = 次のフェイズへ
do-np-begin-phase = 設定したフェイズを始める

## 駒

np-counter-named = { $name }
np-unit-tribe = 部族{ $number }
np-unit-cp-e-gar = 守備連隊{ $number }
np-spot = { $spot ->
    [to-set-up] 配置前
    [map] マップ上
    [arriving] 登場待ち
    [due] ターン記録表
    [available] 使用可能
    [replaceable] 補充可能
    [gone] 永久除去
   *[aside] 未登場
}
# $turn: a game turn by its number and its date (22.0)
np-when = { FIGURE($turn) ->
    [1] 第{ $turn }ターン（1915年I）
    [2] 第{ $turn }ターン（1915年II）
    [3] 第{ $turn }ターン（1915年III）
    [4] 第{ $turn }ターン（1915年IV）
    [5] 第{ $turn }ターン（1916年I）
    [6] 第{ $turn }ターン（1916年II）
    [7] 第{ $turn }ターン（1916年III）
    [8] 第{ $turn }ターン（1916年IV）
    [9] 第{ $turn }ターン（1917年I）
    [10] 第{ $turn }ターン（1917年II）
    [11] 第{ $turn }ターン（1917年III）
    [12] 第{ $turn }ターン（1917年IV）
    [13] 第{ $turn }ターン（1918年I）
    [14] 第{ $turn }ターン（1918年II）
    [15] 第{ $turn }ターン（1918年III）
    [16] 第{ $turn }ターン（1918年IV）
   *[other] 第{ $turn }ターン
}
np-due = { np-when }
np-spot-on-track = ターン記録表の{ np-when }
np-mark-supply = 補
np-mark-supply-name = 補給切れ
np-mark-railhead = 先端
np-mark-depot = 廠
np-no-such-counter = 駒{ $unit }はありません。
np-counter-needs-name = 駒に印刷された名前を入力してください。
np-counter-name-taken = 駒{ $name }はすでにあります。
np-nothing-named = 駒が指定されていません。
# $about (カウンターの裏面)
np-hidden-line = 持ち主だけが読める内容：{ $about }
# $number (its back)
np-unit-lost = 面の情報が失われた駒（{ $number }）

## 配置と登場

do-np-place-counter = 駒を配置
np-setup-fixed = 場所の決まった駒を配置
np-setup-fixed-tip = ルールブックの初期配置で場所が1つに決まっている駒を、そこに置きます。
np-sheet-hex = ヘクスか地名
np-sheet-strength = 戦力（★）
np-sheet-movement = 移動力
np-sheet-range = 範囲（HQ）
np-sheet-not-read = { $about }：「{ $text }」は印刷された値として読めません。数字を入れてください（戦力の★は「*」）。
np-nothing-below = { $about }より下に同じ種類の駒がありません。
do-np-place-fixed = 場所の決まった駒を配置
do-np-bring-counter = 駒を登場させる
do-np-read-arrival = AR+#を入力
do-np-make-counter = 名前で駒を登場させる
do-np-send-optional = 選択ユニットを派遣
np-choice-place = 配置：{ $about }
np-choice-bring = 登場：{ $about }
np-choice-make = ほかの駒を登場させる
np-input-hex = ヘクス
np-input-units = ユニット
np-input-name = 名前
np-input-side = 陣営
np-input-front = 戦区
np-input-kind = 兵科
np-input-nation = 国籍（中欧軍の駒のみ）
np-input-due = 登場ターン（?か0は即時）
np-not-to-be-placed = この駒は配置待ちではありません。
np-log-counter-made = 登場：{ $about }
np-log-placed = { $hex }に配置：{ $about }
np-log-arrived = 増援：{ $about }
np-log-due = { np-when }に登場：{ $about }
np-log-gone = 永久除去：{ $about }
np-log-to-cup = プールへ戻す：{ $about }
np-log-valued = { $field ->
    [movement] 移動力{ $value }：{ $about }
    [range] 指揮範囲{ $value }：{ $about }
   *[strength] 戦闘力{ $value }：{ $about }
}
np-hidden-counter = { $side ->
    [allied] 連合軍の駒（裏向き）
    [none] 裏向きの駒
   *[central-powers] 中欧軍の駒（裏向き）
}
np-input-arrival = AR+の後の数字
np-input-after-revolt = 印刷されたAR+#（?か0はなし）

## 移動

do-np-move-counters = 駒を移動（{ $count }個）
do-np-move-railhead = 鉄道先端を移動
do-np-place-depot = FSDを配置
do-np-remove-excess = 超過ユニットを除去
np-choice-move = { $how ->
    [strategic] 戦略移動
    [rail] 鉄道移動
   *[landing] 上陸移動
}
np-choice-lift = { $spot ->
    [replaceable] マップ外へ：補充可能
   *[gone] マップ外へ：永久除去
}
np-choice-remove-excess = 除去（スタック超過）：{ $about }
np-log-moved = { $how ->
    [strategic] { $hex }へ戦略移動：{ $about }
    [rail] { $hex }へ鉄道移動：{ $about }
    [landing] { $hex }へ上陸：{ $about }
   *[normal] { $hex }へ移動：{ $about }
}
np-reach-cost = { $points }
np-reach-stop = { $points }Z
np-not-on-map = 移動できるのはマップ上の地上ユニットだけです。
np-there-already = すでにこのヘクスにいます。
np-off-map = 盤上にないヘクスです。

## イベントと要求

np-event-name = { $event ->
    [grand-offensive] 某所で大攻勢
    [redeployment] 部隊の再配備
    [emergency-replacements] 緊急補充
    [attrition] 消耗
    [morale] 戦意
    [senussi] Senussi派の反乱
    [tribes-go-home] アラブ部族の帰郷
    [tribal-morale] 戦意（部族）
    [arab-revolt] アラブの反乱
    [late-arab-revolt] アラブの反乱（16年以降）
   *[nothing] イベントなし
}
do-np-meet-task = イベントのユニットを指定
do-np-name-withdrawal = 撤収する敵ユニットを指名
do-np-drop-task = 該当ユニットなし
# $places：同種の駒が複数あれば1。その位置は$hex
np-choice-unit = { $about }{ $places ->
    [0] { "" }
   *[other] （{ $hex }）
}
np-choice-task = { $more ->
    [0] { np-choice-unit }を選ぶ
   *[other] { np-choice-unit }、{ $others }を選ぶ
}
# 同種の駒のうち$hexにある一つ
np-one-in-hex = { $about }（{ $hex }）
np-choice-task-any = 他のユニットを選ぶ
np-choice-name-for-task = イベントにこの駒を使う
np-choice-drop-task = 該当ユニットなし：無視
np-no-task = 今、要求はありません。
np-task-count = { $wanted }ユニットを指定してください。

## 戦闘

do-np-attack = 攻撃
do-np-reveal-defence = 防御側を公開
do-np-choose-result = 戦闘結果を選択
do-np-take-losses = ユニットを除去
do-np-retreat-unit = 退却
do-np-lose-trapped = 退却不能
do-np-pursue-together = 全部隊で追撃
do-np-pursue-with = 追撃
do-np-end-combat = 戦闘を終える
np-choice-attack-these = { $about }を攻撃
np-choice-attack-with = この駒で攻撃
np-input-crt = CRT
np-input-air = 航空集団
np-input-naval = 小艦隊
np-input-command = 指揮ボーナス
np-result = { $code ->
    [AA] AA：攻撃側消耗
    [AC] AC：攻撃側壊滅
    [AD] AD：攻撃側大損害
    [AR] AR：攻撃側敗走
    [AW] AW：攻撃側撤退
    [BA] BA：両軍消耗
    [BB] BB：激戦
    [DA] DA：防御側消耗
    [DC] DC：防御側壊滅
    [DD] DD：防御側大損害
    [DR] DR：防御側敗走
    [DW] DW：防御側撤退
    [DX] DX：防御側壊滅・攻撃側消耗
    [NP] NP：捕虜は認めず
   *[OP] OP：選択
}
np-choice-result = { np-result }
np-choice-result-no-prisoners = { np-result }（EZOC通過可、追撃+1ヘクス）
np-choice-lose = { $more ->
    [0] { $about }を除去
   *[other] { np-choice-unit }、{ $others }を除去
}
np-choice-lose-one = { $about }を除去
np-choice-lose-any = 他のユニットを除去
np-choice-remove = この駒を除去
# $place（地名、なければ none）、$hex
np-choice-goal = { $place ->
    [none] { $hex }
   *[other] { $place }（{ $hex }）
}
# $kind（city、town、open）、$friends（そこにいる同じ陣営のユニット数）
np-choice-there = { $kind ->
    [city] （都市{ np-choice-friends }）
    [town] （町{ np-choice-friends }）
   *[open] { $friends ->
        [0] { "" }
       *[other] （{ np-choice-friends-alone }）
    }
}
np-choice-friends = { $friends ->
    [0] { "" }
   *[other] 、{ np-choice-friends-alone }
}
np-choice-friends-alone = 味方{ $friends }個
np-choice-retreat-to = { np-choice-goal }{ np-choice-there }へ退却：{ $about }
np-choice-retreat-hex = { np-choice-goal }{ np-choice-there }
np-choice-retreat = 退却：{ $about }
np-choice-pursue-together = { np-choice-goal }{ np-choice-there }へ全部隊で追撃（{ $count }個）
np-choice-pursue-to = { np-choice-goal }{ np-choice-there }へ追撃：{ $about }
np-choice-pursue = 追撃（{ $allowed }ヘクスまで）：{ $about }
np-choice-end-combat = 追撃を終える
np-log-chooser = { $role ->
    [attacker] 攻撃側が選択します。
   *[defender] 防御側が選択します。
}

## 補充

do-np-try-replacement = 補充を判定
np-choice-replace = 判定：{ $about }

## パネル、レイヤー、事実

np-panel-table = 駒
np-panel-pools = マップ外
np-panel-victory = VP
np-column-unit = ユニット
np-column-spot = 場所
np-column-turn = ターン
np-column-front = 戦区
np-column-level = 現在の勝利レベル
np-overlay-zoc-allied = 連合軍のZOC
np-overlay-zoc-central-powers = 中欧軍のZOC
np-overlay-supply-allied = 連合軍の補給
np-overlay-supply-central-powers = 中欧軍の補給
np-overlay-command-allied = 連合軍の指揮範囲
np-overlay-command-central-powers = 中欧軍の指揮範囲
np-overlay-rail = 鉄道網
np-overlay-goals = 退却・追撃先
np-overlay-depots = 補給廠・鉄道先端
np-fact-turn = ゲームターン
np-fact-player-turn = プレイヤーターン
np-fact-phase = フェイズ
np-fact-is-over = ゲーム終了
np-fact-vp = VP：{ np-player-turn }
np-fact-revolt = アラブの反乱のターン
np-fact-senussi = 最後のSenussi派の反乱のターン
np-fact-gallipoli = 「ガリポリ再び」のターン
# $sort（年、gallipoli、evacuation）；$front、$turn
np-fact-landings = { $sort ->
    [gallipoli] 「ガリポリ再び」の上陸ユニット数
    [evacuation] 海上撤退のユニット数、{ np-when }
   *[other] { $sort }年の上陸：{ np-front }
}
np-fact-occurred = これまでの発生回数、{ np-player-turn }：{ np-event-name }
np-fact-cup = プールの部族数
np-fact-railhead = 鉄道先端
np-fact-depot = 前線補給廠（FSD）{ $number }
np-fact-sheet = { $table ->
    [rail-capacity] 鉄道移動能力（{ $about }）
    [replacement-rate] 補充判定率（{ $about }）
   *[city-value] { $about }のVP
}
np-fact-counter = { $field ->
    [spot] { $about }：場所
    [hex] { $about }：ヘクス
    [strength] { $about }：戦闘力
    [movement] { $about }：移動力
    [range] { $about }：指揮範囲
    [type] { $about }：兵科
    [due] { $about }：登場ターン
    [after-revolt] { $about }：AR+#の数字
    [nation] { $about }：国籍
    [sturm] { $about }：「Sturm」の表記（19.3）
    [tribal] { $about }：裏面の「部族（Tribal）」の表記（18.0）
   *[starred] { $about }：星印
}
np-map-needs-hex = { $about }：マップ上ではヘクスが必要です。ヘクスを指定してください。
np-hex-off-map = { $about }：ヘクスにいるものはマップ上です。どちらか一方を指定してください。
# $about (what keeps units out of $hex)
np-against-rules = { $hex }は規則に反しています：{ $about }
np-both-sides = { $hex }には両軍のユニットがいます。
