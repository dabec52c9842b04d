### No Prisoners：ルールが認めないことと、その説明。

## 戦闘

np-attacked-already = ユニットは1戦闘フェイズに1回しか攻撃できません。
np-attack-not-beside = 攻撃できるのは隣接ヘクスだけです。
np-fronts-attack-apart = 両戦区のユニットは別個に攻撃します。
# $barrier (all-lake, all-sea, front-boundary)
np-attack-across = { $barrier ->
    [all-lake] 全湖ヘクスサイド越しには攻撃できません。
    [all-sea] 全海ヘクスサイド越しには攻撃できません。
   *[front-boundary] 戦区境界越しには攻撃できません。
}
np-attack-needs-both = 攻撃には、攻撃側と防御側が少なくとも1ユニットずつ必要です。
np-vehicles-attack-mountain = 戦車と装甲車は山へ攻撃できません。
np-no-strength = 両軍とも戦闘力が0なので、解決できません。
np-no-offensive-on-city = MedinaとJerusalemへの攻撃には主攻勢CRTを使えません。
np-offensive-needs-supply = 主攻勢CRTには全攻撃側ユニットの補給が必要です。{ $count }ユニットが補給切れです。
np-odds-attack = 攻撃側戦闘力：{ $strength }
# $terrain (terrain key, river or none), $multiplier (number)
np-odds-defence = { $terrain ->
    [none] 防御側戦闘力：{ $strength }
    [rough] 防御側戦闘力：{ $strength }（荒地×{ $multiplier }）
    [mountain] 防御側戦闘力：{ $strength }（山×{ $multiplier }）
    [city] 防御側戦闘力：{ $strength }（都市×{ $multiplier }）
    [city_red] 防御側戦闘力：{ $strength }（都市×{ $multiplier }）
    [town] 防御側戦闘力：{ $strength }（町×{ $multiplier }）
    [entrenchment] 防御側戦闘力：{ $strength }（陣地×{ $multiplier }）
    [pass] 防御側戦闘力：{ $strength }（峠×{ $multiplier }）
    [river] 防御側戦闘力：{ $strength }（全員が河川・運河越し×{ $multiplier }）
   *[other] 防御側戦闘力：{ $strength }（×{ $multiplier }）
}
np-odds-no-defence = 防御側戦闘力0：{ $column }コラム
np-odds-percent = { $percent }%：{ $column }コラム
# $air, $naval, $command (0 or 1: columns to the right)
np-odds-shifts = 右シフト：航空{ $air }、海軍{ $naval }、指揮{ $command }。{ $column }コラム

## 損害、退却、追撃

np-loss-not-in-combat = { $unit }はこの戦闘に加わっていません。
np-loss-all = 全ユニットを除去します。
np-loss-count = 除去は{ $wanted }ユニットですが、{ $got }ユニットが選ばれています。
np-loss-strength = 少なくとも{ $wanted }戦闘力の除去が必要です。選ばれたのは{ $got }です。
np-loss-too-much = 必要な除去は{ $wanted }戦闘力です。選ばれた中に、除去しなくてよいユニットがあります。
np-path-broken = 経路のヘクスが隣接していません。
np-pursuit-first-hex = 追撃の最初のヘクスは、敵が直前まで占拠していたヘクスです。
np-pursuit-too-far = { $got }ヘクスは遠すぎます。このユニットの追撃は最大{ $allowed }ヘクスです。
np-pursuit-closed-hex = このユニットが通常進入できないヘクスです。
np-damascus-closed = 中欧軍はDamascusに進入できません。
np-damascus-held = { $front ->
    [west] Damascusは西部戦区のユニットが占拠しています。
   *[east] Damascusは東部戦区のユニットが占拠しています。
}
np-retreat-too-short = 退却は{ $wanted }ヘクス離れて終わらねばなりません。この退却路では{ $got }ヘクスです。
np-retreat-enemy = 敵ユニット占拠ヘクスへは退却できません。
np-retreat-ezoc = EZOCへ退却せねばならないユニットは除去されます。
np-retreat-no-way = 盤外や、通常は進入・横断できないところへは退却できません。
np-retreat-boundary = 戦区境界越しには退却できません。
np-retreat-overstacks = スタック超過とならない退却路がほかにあります。

## 支援と指揮

np-support-used = この戦闘フェイズですでに使われました。
np-air-needs-base = 自軍補給下の地上ユニットが占拠する同一戦区の都市や町がありません。
np-air-too-far = 最寄りの基地まで{ $distance }ヘクスあります（航続は{ $range }ヘクス）。
np-naval-allied-only = 小艦隊を使えるのは連合軍だけです。
np-naval-needs-coast = 小艦隊が支援できるのは、沿岸ヘクスとスエズ運河に隣接するヘクスだけです。
np-command-no-hq = 全攻撃側ユニットを指揮範囲に収める司令部がありません。
np-command-hq-used = 全攻撃側ユニットを指揮する司令部は、この戦闘フェイズですでに使われました。
np-command-spent = この戦闘フェイズの指揮ボーナスは使用済みです。
np-command-enemy = 司令部が指揮するのは自軍ユニットだけです。
np-command-other-front = 指揮範囲は戦区境界を越えません。
np-command-range-unknown = 司令部の指揮範囲（駒に印刷）が入力されていません。
np-command-too-far = 司令部から{ $range }ヘクスより離れています。

## 移動

np-strategic-needs-supply = 戦略移動は補給下で開始せねばなりません。
np-strategic-starts-in-ezoc = 戦略移動はEZOCで開始できません。
np-strategic-enters-ezoc = 戦略移動ではEZOCに進入できません。
np-stop-in-ezoc = EZOCに進入したユニットは移動を終えます。
np-minimum-ezoc = 最小移動でも、EZOCから他のEZOCへ直接には移動できません。
np-minimum-enemy = 最小移動でも、敵占拠ヘクスへは移動できません。
np-minimum-terrain = 最小移動でも、禁止された地形へは移動できません。
np-minimum-boundary = 最小移動でも、戦区境界は越えられません。
np-overstacked = スタック制限{ $limit }に{ $counted }ユニット。{ $excess }ユニットを所有者が選んで除去します。

## 鉄道

np-rail-needs-supply = 鉄道移動は補給下で開始せねばなりません。
np-rail-other-net = 鉄道移動は自軍鉄道網だけです。
np-rail-once = 鉄道移動は各ゲームターンに1回だけです。
np-rail-blocked = 敵ユニットかEZOCにより、鉄道沿いには行けません。
np-rail-capacity = このフェイズに残る鉄道移動能力：{ $left }
np-railhead-limit = 鉄道先端マーカーにより、この鉄道ヘクスは使えません。
np-railhead-too-early = 鉄道先端マーカーの登場は1916年Iです。
np-railhead-west-bank = 鉄道先端マーカーは、スエズ運河西岸の連合軍鉄道ヘクスに登場します。
np-railhead-enemy = 鉄道先端マーカーは敵占拠ヘクスやEZOCに入れません。
np-railhead-senussi = Senussi派の反乱により、鉄道先端マーカーは移動できません。
np-railhead-supply = 鉄道先端マーカーは補給切れでは移動できません。
np-railhead-too-far = 鉄道先端マーカーの移動は最大{ $most }ヘクスです。
np-railhead-off-rail = 鉄道先端マーカーは鉄道ヘクス沿いにだけ移動します。

## 上陸

np-landing-allied-only = 上陸できるのは連合軍だけです。
np-landing-tribal = 部族ユニットは上陸移動できません。
np-landing-other-front = 上陸は同一戦区内だけです。
np-landing-enemy = 上陸先を敵が占拠しています。
np-landing-start = 上陸移動は、沿岸の都市、町、または平地ヘクスで開始します。
np-landing-starts-in-ezoc = 上陸移動はEZOCで開始できません。
np-landing-target = 上陸先は、沿岸の都市、町、または平地ヘクスです。
np-landing-limit = 上陸は各年各戦区1ユニットまでで、今年はもう使われました。

## 補給

np-supply-always = 常に補給下
np-supply-by-land = 補給下：{ $hex }の補給廠まで{ $cost }ヘクス（最大{ $range }）
np-supply-by-rail = 補給下：{ $hex }の補給廠から鉄道経由、補給線は計{ $cost }ヘクス
np-supply-no-depot = 補給切れ：守備された自軍補給廠がありません。
np-supply-none = 補給切れ：{ $range }ヘクス以内に自軍の補給廠や鉄道網へ達する補給線がありません。
np-fsd-when = FSDの配置は東部連合軍の増援フェイズです。
np-fsd-where = FSDの配置は都市か町です。
np-fsd-not-held = 東部連合軍ユニットが占拠していません。
np-fsd-no-line = 東部戦区の印刷された連合軍補給廠への線が引けません。
np-fsd-too-far = 印刷された連合軍補給廠まで{ $distance }ヘクスあります（最大{ $range }）。

## 増援、部族、補充

np-entry-enemy = 登場ヘクスを敵ユニットが占拠しています。
np-tribe-enemy = 部族は敵ユニットのいるヘクスやEZOCには登場できません。
np-tribe-too-far = 部族の登場は、南端または東部戦区の他の連合軍ユニットから{ $range }ヘクス以内です。
np-replacement-gone = { $die }：永久除去
np-replacement-too-late = 復帰は第{ $turn }ターンで最終ターン後：永久除去
np-replacement-reinforcement = 第{ $turn }ターンの増援として復帰します。
np-replacement-to-cup = 第{ $turn }ターンに部族プールへ戻ります。
np-replacement-other-front = 補充は自戦区のユニットだけです。
np-event-no-tribes = このイベントで部族ユニットは戻せません。
np-withdraw-supplied = 補給下ユニットから{ $supplied }を撤収します。
np-withdraw-supplied-then-others = 補給下の全ユニット（{ $supplied }）と、補給切れユニットから{ $others }を撤収します。
np-withdraw-everything = 全ユニットを撤収します（補給下{ $supplied }、補給切れ{ $others }）。不足の{ $dropped }は無視します。
np-optional-other-front = この戦区には派遣できません。
np-optional-too-early = 派遣は第{ $turn }ターンからです。
np-gallipoli-used = 「ガリポリ再び」は使用済みです。
np-gallipoli-too-many = 最大{ $most }ユニットです。
np-gallipoli-needs-division = RN師団を含まねばなりません。
np-evacuation-later = 海上撤退は上陸の後のターンです。
np-evacuation-once = 海上撤退は済んでいます。
np-evacuation-places = 海上撤退は、西部戦区の沿岸ヘクスから、連合軍占拠の西部戦区の都市や町へ行います。

## ランダムイベント

np-event-nothing = イベントなし
np-event-no-place-held = イベントなし：敵は該当する都市、町、補給廠を占拠していません。
np-event-happened = イベントなし：ゲーム中{ $most }回まで生じ、すでに生じました。
np-event-before-revolt = アラブの反乱前なのでイベントなし。
np-event-historical-withdrawal = イベントなし：撤収は歴史的時期に行います。
np-event-historical-revolt = イベントなし：反乱は歴史的時期に生じます。
np-event-ignored = イベントなし：このシナリオでは無視します。
np-event-too-early = { $year }年より前なのでイベントなし。
np-event-revolted = イベントなし：アラブの反乱はすでに生じました。
np-event-no-lead = イベントなし：VP差{ $lead }では足りません。
np-effect-withdraw-strength = 少なくとも{ $strength }戦闘力を撤収します。
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
np-effect-arab-revolt = アラブの反乱が生じました。
# $action (move-across-canal, move-railhead)
np-senussi-forbids = Senussi派の反乱により、スエズ運河を渡れません。

## 勝利

np-vp-quarter-four-only = VPの判定は各年のIVの後です。
np-vp-no-revolt = アラブの反乱が生じるまで東部戦区のVPは合計しません。
# $level (draw, limited, operational, strategic), $winner (allied, central-powers, nobody)
np-victory = { $winner ->
    [nobody] 引き分け（VP差{ $difference }）
    [allied] { $level ->
        [limited] 連合軍の限定的勝利（VP差{ $difference }）
        [operational] 連合軍の作戦的勝利（VP差{ $difference }）
       *[strategic] 連合軍の戦略的勝利（VP差{ $difference }）
    }
   *[central-powers] { $level ->
        [limited] 中欧軍の限定的勝利（VP差{ $difference }）
        [operational] 中欧軍の作戦的勝利（VP差{ $difference }）
       *[strategic] 中欧軍の戦略的勝利（VP差{ $difference }）
    }
}
