### 『No Prisoners』のルールによる拒否と説明：駒、手順、移動、支配地域。

## 2 駒の読み方

np-sheet-means = 手元のターン記録表にしかない値は、ここに書き込めます。空欄は必要になった時に尋ねます。
np-figures-means = 駒に印刷された値です（戦闘力、移動力、司令部の指揮範囲、戦闘力横の★）。空欄のままでも、★以外は必要になった時に尋ねます。
np-ask-type = { $about }の兵科は？
np-read-strengths-first = 戦闘力未入力の駒が{ $count }個あります。
np-ask-strength = { $about }の戦闘力は？
# $about (ユニット)
np-ask-movement = { $about }の移動力は？
np-movement-unknown = 移動力が不明のため、届くかどうかは判定していません：{ $about }
np-ask-range = { $about }の指揮範囲は？
np-range-unknown = 指揮範囲が不明のため、指揮ボーナスは判定していません：{ $about }
np-command-range-unknown = 司令部の指揮範囲（駒に印刷）が入力されていません。
np-remind-hq-sides = 両面印刷の司令部は弱体面で開始します。

## 4 プレイ手順

np-not-your-counter = 別のプレイヤーターンの駒です。
np-game-over = ゲームは終了しています。
np-moment-of-player = このフェイズはプレイヤーターンの中にあります。どのプレイヤーターンかも選んでください。
np-moment-of-no-player = このフェイズはどのプレイヤーターンにも属しません。プレイヤーターンを「なし」にしてください。
# 手で設定したフェイズ。$phase
np-choice-begin-phase = { $phase ->
    [reinforcement] このフェイズの登場を判定する
    [replacement] 補充判定率を入力する
    [vp-check] VPを集計する
    [game-end] ゲーム終了：授与VPと勝利レベル
   *[random-event] ランダムイベントのダイスを振る
}
np-phase-begun = このフェイズは既に始まっています。

## 5 ランダムイベント
## + np-log-task-dropped

np-now-event = イベントのダイスがまだ振られていません
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
np-task-first = 先にイベントの要求を済ませてください。
np-not-of-task = このイベントに該当しないユニットです。
np-event-nothing = イベントなし
np-event-no-place-held = イベントなし：敵は該当する都市、町、補給廠を占拠していません。
np-event-happened = イベントなし：ゲーム中{ $most }回までで、すでに済んでいます。
np-event-before-revolt = アラブの反乱前なのでイベントなし。
np-event-too-early = { $year }年より前なのでイベントなし。
np-event-no-lead = イベントなし：VP差{ $lead }では足りません。
# $what (unit, division, non-tribal-unit, tribal-unit)
np-effect-withdraw = { $what ->
    [division] 1個師団を撤収します。
    [non-tribal-unit] 部族以外の1ユニットを撤収します。
    [tribal-unit] 部族1ユニットを撤収します。
   *[unit] 1ユニットを撤収します。
}
np-effect-extra-reinforcement = { $what ->
    [non-tribal-unit] 除去された部族以外の1ユニット（永久除去でも可）を増援とします。
   *[unit] 除去された1ユニット（永久除去でも可）を増援とします。
}
np-effect-eliminate = { $what ->
   *[unit] 1ユニットを除去します（補充可能）。
}
np-effect-draw-tribal = { $what ->
   *[unit] プールから部族1ユニットを引きます。
}
# $change (-1, 0 or 1), $lead (difference of victory points)
np-effect-replacement-rate = { $change ->
    [1] VP差{ $lead }：本ターンの補充率が1増えます。
    [-1] VP差{ $lead }：本ターンの補充率が1減ります。
   *[0] VP差{ $lead }：補充率は変わりません。
}
np-effect-senussi = Senussi派の反乱（{ $occurrence }回目）：このプレイヤーターンは運河を渡れず、鉄道先端も動けません。
np-events-of = { $player ->
    [west-cp] 西部中欧軍の表（現在の条件で）
    [west-allied] 西部連合軍の表（現在の条件で）
    [east-allied] 東部連合軍の表（現在の条件で）
   *[east-cp] 東部中欧軍の表（現在の条件で）
}
np-roll-unit = 戻すユニット（番号）
# $number, $about (the unit)
np-number-of-unit = { $number }：{ $about }
np-roll-event = ランダムイベント
np-roll-event-again = ランダムイベント（2回目のdr）
# $subject
results-np-roll-event-again = { $subject ->
    [tribes-go-home] アラブ部族の帰郷：1～3は部族1ユニット撤収、4～6は1ユニット増援
   *[redeployment] 部隊の再配備：1～3は撤収、4～6は除去ユニットが増援
}

## RE ランダムイベント表

np-remind-senussi = Senussi派の反乱：運河を渡れず、鉄道先端も動けません。
np-railhead-senussi = Senussi派の反乱により、鉄道先端マーカーは移動できません。
# $action (move-across-canal, move-railhead)
np-senussi-forbids = Senussi派の反乱により、このターンはスエズ運河を渡れず、鉄道先端も動けません。航空・海軍支援、指揮、補給は通ります。
np-event-no-tribes = このイベントで部族ユニットは戻せません。

## 6 増援と撤収

np-remind-reinforcements = ターン記録表に記載の増援が登場します。配置は移動に数えず、このターンに移動できます。
np-reinforcement-phase-only = 増援の配置は増援フェイズです。
np-not-aside = この駒はすでに登場しています。

## 6.3 増援の配置

np-remind-entry = { $player ->
    [west-cp] 登場は戦区境界以西の北端です。
    [west-allied] 登場はエジプトの西端です。
    [east-allied] 部族は南端か他の連合軍の近く、ほかは連合軍占拠の港湾に登場します。
   *[east-cp] 登場は戦区境界以東の北端か、Damascusのすぐ南のヘクスです。
}
np-outside-entry = この戦区の増援が登場するのは{ $hexes }だけです。
np-enemy-there = 敵ユニットが占拠しています。
np-entry-enemy = 登場ヘクスを敵ユニットが占拠しています。
np-entry-delayed = 登場ヘクスはすべて敵ユニットが占拠中：空くまで増援は待機します。
np-now-reinforcements = 配置を待つ増援{ $count }個
np-now-shut-out = 増援{ $count }個は登場ヘクスが空くまで待ちます

## 6.6 撤収

np-task-can-be-met = 該当するユニットがあります。
np-withdraw-supplied = 補給下ユニットから{ $supplied }を撤収します。
np-withdraw-supplied-then-others = { $supplied ->
    [0] 補給下のユニットはありません。補給切れユニットから{ $others }を撤収します。
   *[other] 補給下の全ユニット（{ $supplied }）と、補給切れユニットから{ $others }を撤収します。
}
np-withdraw-everything = 全ユニットを撤収します（補給下{ $supplied }、補給切れ{ $others }）。不足の{ $dropped }は無視します。
np-effect-withdraw-strength = 少なくとも{ $strength }戦闘力を撤収します。
np-withdraw-supplied-first = 補給下ユニットが先です：必要{ $wanted }、指定{ $got }。
np-task-enemy-chooses = 補給切れユニットは相手側の戦区司令官が選びます。
np-enemy-names-first = 補給切れユニットは、相手側の戦区司令官が先に指名します。
np-withdraw-named = 補給切れユニットのうち、撤収するのは相手側の戦区司令官が指名したものです。
np-not-offered = そのユニットは指名の対象ではありません。
np-choice-name-withdrawal = { $hex }のユニットを指名
# $count (ユニット数)
np-log-offered = 補給切れ{ $count }ユニットから、相手側の戦区司令官が撤収するものを指名
# $about (ユニット)
np-log-named = 指名：{ $about }
np-withdraw-more = 補給切れユニットから必要{ $wanted }、指定{ $got }。
np-log-task-dropped = 該当ユニットなし：無視

## 7 司令部と指揮

np-commanded-by = 指揮下：{ $about }
np-command-enemy = 司令部が指揮するのは自軍ユニットだけです。
np-command-too-far = 司令部から{ $range }ヘクスより離れています。
np-hq-none-left = { np-player-turn }：マップ上に司令部がなく、指揮下のユニットはありません。
np-no-hq = この戦区に自軍司令部がありません。
np-command-other-front = 指揮範囲は戦区境界を越えません。

## 8 移動

np-entry-road = 道路・鉄道沿い：½MP
np-paid = { $of }MP中{ $points }MP
np-way-counted = { $hexes }を通る経路で計算
np-no-way = 移動力にかかわらず、そこへ通じる経路がありません。
np-sheet-set-up-only = { $about }は地図上で移動させるか、直接設定してください。この表では配置待ちの駒だけを置けます。
np-movement-phase-only = 移動は移動フェイズです。
np-out-of-reach = { $points }MPでは届きません。
np-out-of-reach-but-strategic = { $points }MPでは届きません。戦略移動なら届きます。
np-moved-already = このフェイズですでに移動しました。

## 8.1 戦略移動

np-strategic-needs-supply = 戦略移動は補給下で開始せねばなりません。
np-strategic-starts-in-ezoc = 戦略移動はEZOCで開始できません。
np-strategic-enters-ezoc = 戦略移動ではEZOCに進入できません。

## 8.4 最小移動

np-minimum-move = コストにかかわらず1ヘクスは移動できます。
np-minimum-ezoc = 最小移動でも、EZOCから他のEZOCへ直接には移動できません。
np-minimum-enemy = 最小移動でも、敵占拠ヘクスへは移動できません。
np-minimum-terrain = 最小移動でも、禁止された地形へは移動できません。
np-minimum-boundary = 最小移動でも、戦区境界は越えられません。

## 8.8 鉄道移動

np-rail-needs-supply = 鉄道移動は補給下で開始せねばなりません。
np-rail-once = 鉄道移動は各ゲームターンに1回だけです。
np-rail-blocked = 自軍の鉄道はそこへ通じていません。
np-rail-enemy = { $hex }の敵ユニットにより、鉄道沿いには行けません。
np-rail-ezoc = { $hex }のEZOCにより、鉄道沿いには行けません。

## 8.9 西部戦区の鉄道制限

np-railhead-limit = 鉄道先端マーカーにより、この鉄道ヘクスは使えません。

## 8.10 鉄道移動能力

np-rail-used = 鉄道移動能力：{ $most }のうち{ $used }を使用。
np-ask-capacity = ターン記録表の鉄道移動能力（{ $about }）は？
np-rail-capacity = このフェイズに残る鉄道移動能力：{ $left }
# $left、$wanted（その移動のユニットが合わせて使う能力）
np-rail-capacity-together = このフェイズに残る鉄道移動能力：{ $left }。これらのユニットには{ $wanted }が必要

## 9 スタック

np-stack-now = { $hex }のスタックは{ $units }、上限は{ $limit }です。
# $differs (yes, no): whether it is $winter in winter. $rail: 0 where a railway changes nothing.
np-entry-stack = スタック：{ $units }{ $differs ->
    [yes] 、冬季{ $winter }
   *[no] { "" }
}{ $rail ->
    [0] { "" }
   *[other] 、自軍の補給下の鉄道では{ $rail }
}
np-overstacked-at = { $hex }：スタック制限{ $limit }に{ $counted }、{ $excess }ユニット除去
np-not-overstacked = このヘクスはスタック超過ではありません。

## 9.6 戦場の霧

np-remind-stacks = 敵スタックの中を見られるのは、戦闘に加わっている間だけです。
np-log-revealed = { $hex }を{ $count }個のユニットが守備
np-log-fog-came = 以後は各陣営が自分のカード（ユニット面）を持ちます。これまで両者に見えていたことは、ログとファイルで読めるままです。
np-choice-reveal = 防御ユニットを公開する
np-awaits-reveal = { $hex }への攻撃を宣言済み。守備ユニットを公開してください。
np-reveal-by-defender = { $hex }の守備ユニットを公開できるのは防御側だけです。交代してください。
# $side, $front (whose cards are needed)
np-await-commander = { $front ->
    [west] 西部戦線
   *[east] 東部戦線
}の{ $side ->
    [allied] 連合軍
   *[central-powers] 中欧軍
}が続けます。交代してください。

## 10 支配地域（ZOC）

np-stops-here = EZOCで停止します。
np-stop-in-ezoc = EZOCに進入したユニットは移動を終えます。
np-stopped-on-the-way = { $hexes }のEZOCで停止します。ほかに届く経路はありません。
# $points (MP)
np-out-of-reach-by-half = { $points }MPでは届きません。交戦離脱では移動力の半分までです。
np-landing-starts-in-ezoc = 上陸移動はEZOCで開始できません。
