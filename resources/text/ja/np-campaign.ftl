### No Prisonersのプレイ：名称、フェイズ、質問、記録、選択肢。

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
np-game-over = ゲームは終了しています。
np-commander = { $name ->
    [allenby] 指揮官MurrayはAllenbyに交代します。
   *[yildirim] 指揮官SXFはYildirimに交代します。
}

## 注意

np-remind-reinforcements = ターン記録表に記載の増援が登場します。
np-remind-entry = { $player ->
    [west-cp] 登場は戦区境界以西の北端です。
    [west-allied] 登場はエジプトの西端です。
    [east-allied] 部族は南端か他の連合軍の近く、ほかは連合軍占拠の港湾に登場します。
   *[east-cp] 登場は戦区境界以東の北端か、Damascusのすぐ南のヘクスです。
}
np-remind-hq-sides = 両面印刷の司令部は弱体面で開始します。
np-remind-landing = 各年各戦区で1ユニットが上陸でき、通常に攻撃できます。
np-remind-ar-units = 「AR+#」のユニットは、反乱の#ターン後に登場します。
np-remind-senussi = Senussi派の反乱：運河を渡れず、鉄道先端も動けません。
np-remind-winter-stacks = 冬が終わると、鉄道のない砂漠とワジのスタック制限は1に戻ります。
np-remind-attacks = 攻撃は任意で、予め宣言する必要はありません。
np-remind-replacements = まだ判定できるユニット数：{ $left }

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
np-due = { $turn }
np-mark-supply = 補
np-mark-supply-name = 補給切れ
np-mark-railhead = 先端
np-mark-depot = 廠
np-commanded-by = 指揮下：{ $about }
np-no-such-counter = 駒{ $unit }はありません。
np-counter-needs-name = 駒に印刷された名前を入力してください。
np-counter-name-taken = 駒{ $name }はすでにあります。
np-nothing-named = 駒が指定されていません。

## 配置と登場

do-np-place-counter = 駒を配置
do-np-bring-counter = 駒を登場させる
do-np-make-counter = 名前で駒を登場させる
do-np-send-optional = 選択ユニットを派遣
np-choice-place = 配置：{ $about }
np-choice-bring = 登場：{ $about }
np-choice-make = ほかの駒を登場させる
np-choice-optional = 派遣（相手に{ $vp }VP）：{ $about }
np-input-hex = ヘクス
np-input-name = 名前
np-input-side = 陣営
np-input-front = 戦区
np-input-kind = 兵科
np-input-due = 登場ターン（?か0は即時）
np-not-to-be-placed = この駒は配置待ちではありません。
np-outside-set-up = このグループの初期配置範囲外です。
np-set-up-full = このヘクスには、これ以上このグループのユニットを置けません。
np-outside-entry = この戦区の増援が登場できるヘクスではありません。
np-port-not-held = この港湾を連合軍が占拠していません。
np-not-your-counter = 別のプレイヤーターンの駒です。
np-reinforcement-phase-only = 増援の配置は増援フェイズです。
np-not-aside = この駒はすでに登場しています。
np-before-revolt = アラブの反乱までは、連合軍は東部戦区にユニットを持てません。
np-optional-own-phase = 選択ユニットの派遣は自軍増援フェイズです。
np-optional-sent = すでに派遣されています。
np-log-counter-made = 登場：{ $about }
np-log-placed = { $hex }に配置：{ $about }
np-log-arrived = 増援：{ $about }
np-log-optional = 派遣：{ $about }。終了時に相手へ{ $vp }VP
np-log-due = 第{ $turn }ターンに登場：{ $about }
np-log-eliminated = 除去：{ $about }
np-log-gone = 永久除去：{ $about }
np-log-to-cup = プールへ戻す：{ $about }
np-log-valued = { $field ->
    [movement] 移動力{ $value }：{ $about }
    [range] 指揮範囲{ $value }：{ $about }
   *[strength] 戦闘力{ $value }：{ $about }
}

np-hidden-counter = { $side ->
    [allied] 連合軍の駒（裏向き）
   *[central-powers] 中欧軍の駒（裏向き）
}
np-landed-already = このターンに上陸したので、移動力が残っていません。
np-roll-unit = 戻すユニット（一覧の番号）

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
np-choice-railhead = 鉄道先端マーカー
np-choice-depot = 前線補給廠（FSD）
np-choice-remove-excess = 除去（スタック超過）：{ $about }
np-log-moved = { $how ->
    [strategic] { $hex }へ戦略移動：{ $about }
    [rail] { $hex }へ鉄道移動：{ $about }
    [landing] { $hex }へ上陸：{ $about }
   *[normal] { $hex }へ移動：{ $about }
}
np-log-railhead = 鉄道先端：{ $hex }
np-log-depot = FSD：{ $hex }
np-movement-phase-only = 移動は移動フェイズです。
np-not-on-map = 移動できるのはマップ上の地上ユニットだけです。
np-moved-already = このフェイズですでに移動しました。
np-there-already = すでにこのヘクスにいます。
np-off-map = 盤上にないヘクスです。
np-train-keeps-to-rail = 装甲列車は自軍鉄道網沿いにだけ移動します。
np-hex-closed = 地上ユニットが進入できないヘクスです。
np-other-front = 他戦区のヘクスです。
np-enemy-there = 敵ユニットが占拠しています。
np-out-of-reach = { $points }MPでは届きません。
np-railhead-there = 鉄道先端マーカーは既にこのヘクスにあります。
np-railhead-when = 鉄道先端は西部連合軍の増援フェイズに登場し、移動フェイズに移動します。
np-depot-there = すでに連合軍補給廠があります。
np-overstacked-at = { $hex }：スタック制限{ $limit }に{ $counted }ユニット。{ $excess }ユニットを除去します。
np-not-overstacked = このヘクスはスタック超過ではありません。

## イベントと要求

np-roll-event = ランダムイベント
np-roll-event-again = ランダムイベント（2回目のdr）
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
np-event-no-roll = このターンのランダムイベントはありません。
np-historical-withdrawal = 歴史的撤収：計{ $strength }戦闘力の師団
do-np-meet-task = イベントのユニットを指定
do-np-drop-task = 該当ユニットなし
np-task = { $kind ->
    [withdraw-strength] 撤収：少なくとも{ $amount }戦闘力
    [extra-reinforcement] 増援として戻す：{ $amount }ユニット
    [eliminate] 除去：{ $amount }ユニット
   *[withdraw] { $what ->
        [division] 撤収：{ $amount }個師団
        [tribal-unit] 撤収：部族{ $amount }ユニット
       *[unit] 撤収：{ $amount }ユニット
    }
}
np-task-divisions = 撤収：{ $printed }師団{ $amount }個
np-task-enemy-chooses = 補給切れユニットは相手側の戦区司令官が選びます。
np-choice-task = { $more ->
    [0] { $about }を選ぶ
   *[other] { $about }ほか{ $more }ユニットを選ぶ
}
np-choice-name-for-task = イベントにこの駒を使う
np-choice-drop-task = 該当ユニットなし：無視
np-task-first = 先にイベントの要求を済ませてください。
np-task-can-be-met = 該当するユニットがあります。
np-no-task = 今、要求はありません。
np-not-of-task = このイベントに該当しないユニットです。
np-task-count = { $wanted }ユニットを指定してください。
np-read-strengths-first = 戦闘力未入力の駒が{ $count }個あります。
np-withdraw-supplied-first = 補給下ユニットが先です：必要{ $wanted }、指定{ $got }。
np-withdraw-more = 補給切れユニットから必要{ $wanted }、指定{ $got }。
np-log-task-dropped = 該当ユニットなし：無視

## 部族

np-roll-tribes = プールから引く部族数
np-roll-home = 帰郷する部族数
np-ask-cup = プールにある部族の駒はいくつですか。
np-log-tribes-drawn = プールから部族{ $count }ユニットを引きます。
np-log-tribes-home = 部族{ $count }ユニットが帰郷します。
np-cup = プールの部族

## 戦闘

do-np-attack = 攻撃
do-np-reveal-defence = 防御側を公開
do-np-choose-result = 戦闘結果を選択
do-np-take-losses = ユニットを除去
do-np-retreat-unit = 退却
do-np-lose-trapped = 退却不能
do-np-pursue-with = 追撃
do-np-end-combat = 戦闘を終える
np-panel-combat = { $hex }の戦闘
np-choice-attack = 可能な全ユニットで{ $hex }を攻撃
np-choice-attack-with = この駒で攻撃
np-input-crt = CRT
np-input-air = 航空集団
np-input-naval = 小艦隊
np-input-command = 指揮ボーナス
np-log-attack = { $crt ->
    [raid] { $hex }を攻撃（急襲CRT）
   *[main-offensive] { $hex }を攻撃（主攻勢CRT）
}
np-log-revealed = { $hex }を{ $count }個のユニットが守備
np-roll-combat = { $hex }の戦闘
np-roll-retreat = { $role ->
    [attacker] 攻撃側の退却ヘクス数
   *[defender] 防御側の退却ヘクス数
}
np-ask-strength = { $about }の戦闘力は？
np-ask-faster = 全防御側ユニットの移動力は、攻撃側の最大の移動力より大きいですか。
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
np-choice-reveal = 防御ユニットを公開する
np-choice-result = { np-result }
np-choice-lose = { $more ->
    [0] { $about }を除去
   *[other] { $about }ほか{ $more }ユニットを除去
}
np-choice-remove = この駒を除去
np-choice-retreat = 退却：{ $about }
np-choice-pursue = 追撃：{ $about }
np-choice-end-combat = 追撃を終える
np-log-chooser = { $role ->
    [attacker] 攻撃側が選択します。
   *[defender] 防御側が選択します。
}
# $role, $units and $strength (numbers; 0 where not demanded)
np-owed = { $role ->
    [attacker] { $strength ->
        [0] 攻撃側は{ $units }ユニットを除去します。
       *[other] 攻撃側は少なくとも{ $strength }戦闘力を除去します。
    }
   *[defender] { $strength ->
        [0] 防御側は{ $units }ユニットを除去します。
       *[other] 防御側は少なくとも{ $strength }戦闘力を除去します。
    }
}
np-retreating = { $hexes }ヘクス退却
# $about (ユニット), $hexes (退却先)
np-retreat-to = { $about }の退却先：{ $hexes }
np-retreat-nowhere = { $about }に退却先はありません
# $allowed (数), $hexes (追撃先), $about (ユニット)
np-may-pursue = { $allowed }ヘクス追撃可（{ $hexes }）：{ $about }
np-log-retreated = { $hex }へ退却：{ $about }
np-log-trapped = 退却不能で除去：{ $about }
np-log-pursued = { $hex }へ追撃：{ $about }
np-combat-phase-only = 攻撃は戦闘フェイズです。
np-combat-first = 先に進行中の戦闘を終えてください。
np-combat-not-over = 戦闘はまだ終えられません。
np-nobody-there = この戦区の敵ユニットがいません。
np-cannot-attack = 今このヘクスを攻撃できるユニットではありません。
np-awaits-reveal = { $hex }への攻撃を宣言済み。守備ユニットを公開してください。
np-no-reveal-now = 公開を待っている攻撃目標はありません。
np-reveal-by-defender = { $hex }の守備ユニットを公開できるのは防御側だけです。交代してください。
np-no-choice-now = 今、選択するものはありません。
np-no-losses-owed = 今、除去の必要はありません。
np-not-retreating = このユニットは今、退却しません。
np-retreat-is-open = 退却路があります。
np-retreat-closed = 退却の制限により、このヘクスへは退却できません。
np-not-pursuing = このユニットは今、追撃しません。
np-pursuit-out-of-reach = 空いたヘクスからの{ $allowed }ヘクスの追撃では届きません。
np-no-air-group = この戦区に航空集団がありません。
np-no-flotilla = この戦区に小艦隊がありません。

## 補充

do-np-try-replacement = 補充を判定
np-roll-replacement = 補充：{ $about }
np-choice-replace = 判定：{ $about }
np-ask-rate = ターン記録表の補充判定率（{ $about }）は？
np-ask-capacity = ターン記録表の鉄道移動能力（{ $about }）は？
np-replacement-phase-only = 補充は補充フェイズに判定します。
np-not-replaceable = 補充可能なユニットではありません。
np-replacement-rate-spent = 補充判定率を使い切りました。

## VPと終了

np-ask-city = { $about }のVPは？
np-log-vp = { np-player-turn }：+{ $gained }VP
np-front-outcome = { np-front }：{ $about }
np-race = { $winner ->
    [west-allied-player] Race for Damascus：西部連合軍プレイヤーの勝利
    [east-allied-player] Race for Damascus：東部連合軍プレイヤーの勝利
   *[tie] Race for Damascus：引き分け
}

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
np-overlay-depots = 補給廠
np-fact-turn = ゲームターン
np-fact-player-turn = プレイヤーターン
np-fact-phase = フェイズ
np-fact-is-over = ゲーム終了
np-fact-vp = VP：{ np-player-turn }
np-fact-revolt = アラブの反乱のターン
np-fact-senussi = 最後のSenussi派の反乱のターン
np-fact-gallipoli = 「ガリポリ再び」のターン
np-fact-occurred = これまでの発生回数、{ np-player-turn }：{ np-event-name }
np-fact-cup = プールの部族数
np-fact-railhead = 鉄道先端
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
   *[starred] { $about }：星印
}

## 選択肢の言葉

option-allied = 連合軍
option-central-powers = 中欧軍
option-west = 西部
option-east = 東部
option-raid = 急襲
option-main-offensive = 主攻勢
option-infantry = 歩兵
option-assault-infantry = 突撃歩兵
option-composite = 集成部隊
option-cavalry = 騎兵
option-camel = 駱駝部隊
option-armoured-car = 装甲車
option-tank = 戦車
option-armoured-train = 装甲列車
option-artillery = 砲兵
option-machine-gun = 機関銃
option-engineer = 工兵
option-garrison = 守備隊
option-hq = 司令部
option-hq-lawrence = Lawrence司令部
option-other = その他
option-air = 航空集団
option-naval = 小艦隊
option-marker = マーカー
option-west-cp = 西部中欧軍
option-west-allied = 西部連合軍
option-east-allied = 東部連合軍
option-east-cp = 東部中欧軍
option-set-up = 初期配置
option-random-event = ランダムイベント
option-reinforcement = 増援
option-movement = 移動
option-combat-1 = 第1戦闘
option-combat-2 = 第2戦闘
option-replacement = 補充
option-vp-check = VP判定
option-advance-turn = ターンを進める
option-game-end = ゲーム終了
option-to-set-up = 配置前
option-map = マップ上
option-arriving = 登場待ち
option-due = ターン記録表
option-available = 使用可能
option-replaceable = 補充可能
option-aside = 未登場

## ユニット

np-unit-cp-w-sxf = SXF/Yildirim司令部
np-unit-cp-w-27 = 第27歩兵師団
np-unit-cp-w-df = DF集成集団
np-unit-cp-w-arabcav = アラブ騎兵集団
np-unit-cp-w-syrcam = シリア駱駝部隊
np-unit-cp-w-16 = 第16歩兵師団
np-unit-cp-w-23 = 第23歩兵師団
np-unit-cp-w-24 = 第24歩兵師団
np-unit-cp-w-26 = 第26歩兵師団
np-unit-cp-w-44 = 第44歩兵師団
np-unit-cp-w-viiicav = 第VIII騎兵集団
np-unit-cp-w-g13 = 第13守備連隊
np-unit-cp-w-g17 = 第17守備連隊
np-unit-cp-w-psh1 = Pasha I集団（独軍）
np-unit-cp-e-hxf = HXF司令部
np-unit-cp-e-42 = 第42連隊
np-unit-cp-e-55 = 第55連隊
np-unit-cp-e-160 = 第160連隊
np-unit-cp-e-hxfcam = HXF駱駝部隊
np-unit-cp-e-kb = KB集成集団
np-unit-cp-e-rashid = Rashid駱駝部隊
np-unit-cp-e-1p = 1P集成集団
np-unit-al-w-murray = Murray/Allenby司令部
np-unit-al-w-anzaccav = ANZAC騎兵師団
np-unit-al-w-yeocav = Yeo騎兵師団
np-unit-al-w-29ind = 第29印度歩兵旅団
np-unit-al-w-iscb = ISCB騎兵旅団
np-unit-al-w-bcc = BCC駱駝部隊
np-unit-al-w-ga = A守備旅団
np-unit-al-w-gb = B守備旅団
np-unit-al-w-42 = 第42歩兵師団
np-unit-al-w-52 = 第52歩兵師団
np-unit-al-w-53 = 第53歩兵師団
np-unit-al-w-54 = 第54歩兵師団
np-unit-cp-w-25 = 第25歩兵師団
np-unit-cp-w-8 = 第8歩兵師団
np-unit-al-w-10ind = 第10印度歩兵師団
np-unit-al-w-11ind = 第11印度歩兵師団
np-unit-cp-w-3 = 第3歩兵師団
np-unit-cp-w-10 = 第10歩兵師団
np-unit-al-w-anzacinf = ANZAC歩兵旅団
np-unit-al-e-lawrence = Lawrence司令部
np-unit-al-w-5air = 第5航空集団
np-unit-cp-w-psh1air = Pasha I航空集団（独軍）
np-unit-al-w-emed = EMed小艦隊
np-unit-al-w-aus1 = 豪州軍第1師団
np-unit-al-w-aus2 = 豪州軍第2師団
np-unit-al-e-cf = Chaytor部隊師団
np-unit-cp-w-alpk = Alpen軍団
np-unit-cp-w-2cav = 第2騎兵師団（独軍）
np-unit-cp-w-111 = 第111師団
np-unit-cp-e-armcar = 装甲車大隊
np-unit-cp-e-11rj = 第11予備猟兵大隊
np-unit-var-sa = 南アフリカ偵察旅団
np-unit-var-rn = RN師団
np-unit-var-med2 = Med2小艦隊
np-unit-var-sb = 植民地海兵大隊（SB）
np-unit-var-ok = オリエント軍団（OK）
np-unit-var-gallipoli = ガリポリ再び（RN師団とMed2小艦隊）
np-unit-al-w-railhead = 連合軍鉄道先端マーカー
np-unit-al-e-fsd = 前線補給廠（FSD）
