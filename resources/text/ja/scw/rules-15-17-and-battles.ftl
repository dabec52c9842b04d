### 『Spanish Civil War Battles』のルールによる拒否と説明：増援、離脱、天候、両戦闘。

## 15 増援

# $count (number) of units of the formation on the map or gone from it
scw-arrivals-all-here = { $about }は登場しません。増援スケジュールの{ $count }ユニットはすべて登場しています。
# $about（ユニット）, $turn
scw-arrives-later = { $about }の登場は第{ $turn }ターンです。
# $about（ユニット）, $hexes
scw-not-an-entry-hex = { $about }の進入ヘクスは{ LIST($hexes) }です。
# $count（0：全部）、$part、$hexes、$how（hexes, road, box, withdrawal）
scw-arrival = { $about }{ $part ->
    [all] { "" }
    [first-and-fourth-battalions] （トラック乗車の第1・第4大隊、砲兵大隊1）
    [other-units] （残り全部）
   *[regiment] （聯隊）
}{ $count ->
    [0] { "" }
   *[other] {" "}× { $count }
}：{ $how ->
    [box] マドリッドボックスから拘置解除
    [road] { LIST($hexes) }の任意の道路
    [withdrawal] { LIST($hexes) }（撤収した師団1個につき1個）
   *[hexes] { LIST($hexes) }
}
scw-now-arrivals = 登場できる増援{ $count }個
# $about (部隊)
scw-now-untold = { $about }：増援、未入力
# $count (部隊の数)
scw-now-untold-earlier = 以前のターンの増援、未入力：{ $count }部隊
# $count (部隊の数)
scw-choice-settle-arrivals = この{ $count }部隊は登場ずみか除去：もうたずねない
scw-all-arrivals-told = 以前のターンの増援はすべて入力済みか処理済みです。
# $hex(ヘクス番号)
scw-entry-enemy = { $hex }：敵ユニットがいます。
# $hex(ヘクス番号)
scw-entry-zone = { $hex }は敵ZOC内です。
# $about（閉ざされている理由）、$hexes（ヘクス番号）
scw-entry-elsewhere = { $about }進入できるヘクス：{ LIST($hexes) }
scw-supplied-arriving = 登場したフェイズは補給下です。
scw-commanded-arriving = 登場したフェイズは指揮統制下です。

## 16 地図外への離脱
## + scw-points-lacking

scw-not-at-edge = 離脱はマップ端のヘクスから行います。
scw-choice-leave-map = 地図外へ離脱
# $hex (hex number)
scw-choice-leave-by = { $hex }から地図外へ離脱
# $more（一緒に離脱した他のユニット）、$about（ユニット）、$hexes
scw-news-left = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個
}、{ $hexes }から地図外へ離脱
scw-retreat-off-map = マップ外へ後退したユニットは除去されます。
# $about（ユニット）
scw-never-returns = { $about }は復帰しません。

## CH.TEC 地形効果表
## + scw-cost-river
## + scw-river-prohibited

# $terrain（地形効果表のキー）
scw-bonus-terrain = { $terrain ->
    [town] 町
    [city] 都市
    [woods] 林
    [hills] 丘陵
    [rough] 荒地
    [mixed] 混合地形（丘陵・荒地・林）
   *[clear] 平地
}
# $points(移動ポイント)
scw-cost-terrain = { scw-terrain-row }：{ $points } MP
scw-entry-ground = { scw-terrain-row }：{ scw-entry-points }
scw-terrain-prohibited = { scw-terrain-row }：機械化ユニットは道路でのみ進入できます。
# $crossing（all, some, none）
scw-bonus-river = { $crossing ->
    [all] 攻撃側の全ユニットが渡河攻撃
   *[some] 攻撃側の一部が渡河攻撃
}
# $points(移動ポイント)
scw-cost-main-road = 主要道路：{ $points } MP
scw-entry-main-road = 主要道路沿い：{ scw-entry-points }
# $points(移動ポイント)
scw-cost-minor-road = 二級道路：{ $points } MP
scw-entry-minor-road = 二級道路沿い：{ scw-entry-points }

## J.2 ハラマ：共和国軍の初期配置

# $place（box、hexes、around、both）、$hexes、$centre、$radius（ヘクス数）、$about（ユニット）
scw-not-its-setup = { $about }の初期配置はそこではありません：{ $place ->
    [box] マドリッドボックスです。
    [hexes] { LIST($hexes) }です。
    [around] { scw-within }です。
   *[both] { LIST($hexes) }か、{ scw-within }です。
}

## J.5 ハラマ：国粋主義軍の増援

scw-entry-needs-road = { $about }は道路から登場します。

## J.6 ハラマ：突撃ポイント

scw-assault-name-payer = 師団に属さないユニットだけの突撃です。どの師団のポイントを使うか指定してください。

## J.7 ハラマ：勝利条件

scw-place-vacia-madrid = Vacia Madrid
scw-place-riba-del-jarama = Riba del Jarama
scw-place-arganda = Arganda
scw-place-pindoque-bridge = Pindoque Bridge
scw-place-san-martin-de-la-vega = San Martin de la Vega
scw-place-titulcia = Titulcia
scw-place-morata-de-tajuna = Morata de Tajuna
scw-place-butarron = Butarron
scw-place-pajares = Pajares
scw-place-valde-perdices = Valde Perdices
scw-place-corbertas = Corbertas
scw-place-maranosa = Maranosa
scw-place-ciempozuelos = Ciempozuelos
scw-fact-exits = 離脱または東端で得点するユニット数（自動集計への加減）
# $count（ユニット数）
scw-score-east-edge = Tajuna河より北の東端にいる国粋主義軍：{ $count }
scw-score-totals = 国粋主義軍 { $nationalist }、共和国軍 { $republican }、差 { $difference }
scw-level = { $level ->
    [republican-victory] 共和国軍勝利
    [nationalist-victory] 国粋主義軍勝利
    [nationalist-limited] 国粋主義軍限定的勝利
    [nationalist-substantial] 国粋主義軍実質的勝利
    [nationalist-decisive] 国粋主義軍決定的勝利
   *[draw] 引き分け
}

## J.8 ハラマ：河川

# $points(移動ポイント)
scw-cost-river = 渡河：+{ $points } MP
scw-river-prohibited = 機械化ユニットは橋か道路でのみ渡河できます。
scw-entry-river = 橋のない渡河の追加：{ scw-entry-points }

## J.9 ハラマ：スタック
## + scw-stack-two-large

# $companies (free, third)
scw-stack-large-alone = { $companies ->
        [free] 聯隊のいるヘクスに大隊は入れません。中隊は入れます。
       *[third] 聯隊・旅団のいるヘクスに他のユニットは入れません。
    }
# $most(大隊数), $companies (free, third)
scw-stack-full = { $most }個大隊まで（{ $companies ->
        [free] 中隊は数えません
       *[third] 中隊は1/3個大隊
    }）。

## J.10 ハラマ：補給

# $hex(補給線の端)
scw-supply-line = 補給下：道路まで補給線が通り、道路は{ $hex }へ通じています。

## J.12 ハラマ：対戦車ユニット

scw-calculator-guns-idle = 対戦車砲によるシフトなし：対戦車砲は戦車や装甲車を含む攻撃を、F/88は共和国軍のそれだけをシフトさせます。
scw-shift-anti-tank = 機甲部隊に対する対戦車砲
scw-shift-f88 = 共和国軍機甲部隊に対するF/88
scw-shift-f88-adjacent = 目標に隣接するF/88（対共和国軍機甲部隊）

## J.13 ハラマ：F/88と航空機

scw-air-f88 = F/88のヘクスまたは隣接ヘクス
# $about（半減の理由）
scw-air-halved = { $about }：航空戦力を半減

## J.14 ハラマ：国粋主義軍の爆撃
## + scw-air-halved

scw-drm-night = 夜間爆撃
scw-air-night = 夜間の支援

## J.15 ハラマ：国粋主義軍の質

scw-shift-nationalist-quality = 国粋主義軍の攻撃

## J.16 ハラマ：架橋工兵
## + scw-not-own-movement

scw-layer-pontoons = 舟橋
scw-pontoon-no-river = 工兵が河川に隣接していません。
scw-pontoon-moved = 工兵がこのフェイズに移動しています。
scw-pontoon-engineers-only = 舟橋を架けられるのは国粋主義軍の工兵です。
# $hex、$where（across は川向こう、none は隣に川なし）
scw-choice-pontoon = { $where ->
    [none] 舟橋を架ける
   *[across] { $hex }の方へ舟橋を架ける
}
# $hex（川向こうのヘクス）
scw-hex-pontoon = { $hex }へ舟橋が架かっています。
# $hex（川向こうのヘクス）
scw-hex-pontoon-building = { $hex }への舟橋を架設中です。このフェイズが終われば使えます。
# $points(移動ポイント)
scw-cost-pontoon = 架橋を渡る：+{ $points } MP
# $hexes（川向こうのヘクス）
scw-news-pontoon-gone = { $hexes }への舟橋はなくなりました。
# $hexes（川向こうのヘクス）
scw-news-pontoon-not-built = { $hexes }への架橋は取りやめです。工兵がフェイズの終わりまでとどまりませんでした。
scw-pontoon-built-before = この工兵はもう架橋しています（1ゲームに1回）。

## J.18 ハラマ：予備

scw-choice-reserve-two = 予備2ユニットを拘置解除（敵が接近）
scw-choice-reserve-all = 予備を全部拘置解除（Manzanares河を渡河、または41列に到達）
# $about（ユニット）
scw-reserve-held = { $about }はマドリッドボックスに拘置されています。
scw-no-reserve = この戦闘に予備部隊はありません。
# $units (number)
scw-reserve-henares = { $about }は拘置を解除された予備部隊です。Henares河の南／東には入れません。
scw-reserve-not-crossed = Manzanares河を渡った国粋主義軍ユニットも、同河の西でヘクス列41以北にいる国粋主義軍ユニットもいません。
scw-reserve-all-due = 国粋主義軍がManzanares河を渡ったか、同河の西でヘクス列41以北に達しました。予備部隊すべての拘置を解除できます。
scw-fact-reserve-free = 予備は全て解放された
scw-reserve-enough = 予備部隊は既に{ $units }ユニットが登場しています。
scw-reserve-two-due = 国粋主義軍がLa Posada、Arganda、Morataのいずれかから4ヘクス以内にいます。予備部隊2ユニットの拘置を解除できます。
scw-now-reserve-two = 予備部隊2ユニットの拘置を解除可能
scw-now-reserve-all = 予備部隊すべての拘置を解除可能
scw-fact-reserve-called = 予備の2ユニットが出ている
scw-reserve-out = 予備部隊はすでに拘置解除されています。
scw-reserve-scheduled = 予備部隊はすべて増援スケジュールに従って拘置解除されています。
# $distance
scw-reserve-not-near = 3か所から{ $distance }ヘクス以内に国粋主義軍ユニットがいません。
# $left (number of units)
scw-reserve-two-left = 拘置を解除した予備部隊のうち、あと{ $left }ユニットがマドリッドボックスを出られます。
scw-reserve-appears = { $about }はマドリッドから予備部隊の区域（Manzanares河の対岸、またはその西のヘクス列41以北）に登場します。
scw-reserve-stays = { $about }は予備部隊の拘置が解除されるまで、その区域に留まります。
# $about（ユニット）、$more（一緒に移動した他のユニット）
scw-reserve-area-left = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個
}が予備部隊の区域を出ました。区域内に初期配置されたユニットは、予備部隊の拘置解除まで留まります。
scw-fact-held = 予備として拘置中：{ $about }
scw-remind-reserve = マドリッドボックスと境界線内に配置されたユニットは、拘置解除まで留まります。それまでは補給下・指揮統制下とみなします。
scw-supplied-reserve = 予備として拘置中は補給下です。
scw-commanded-reserve = 予備として拘置中は指揮統制下です。

## J.20 ハラマ：天候
## + scw-air-halved

# $turn
scw-roll-weather = 第{ $turn }ターン：天候
scw-air-rain = 雨天／泥濘
# $points(移動ポイント)
scw-cost-mud = { scw-terrain-row }（泥濘、機械化）：{ $points } MP

## B.1 ブルネテ：ターンと主導権
## + scw-first-player-open

scw-initiative-tied = 同点：双方とも振り直します。

# $turn
scw-roll-initiative = 第{ $turn }ターン：主導権
scw-drm-nationalist-initiative = 主導権

## B.6 ブルネテ：勝利条件
## + scw-level
## + scw-score-totals

# $about（場所）、$points、$side
scw-news-place = { $about }（{ $points }点）：{ scw-side }が保持
scw-place-1006 = 1006
scw-place-1213 = 1213
scw-place-1506 = Los Llanos (1506)
scw-place-1907 = Villanueva de la Cañada (1907)
scw-place-1920 = Sevilla de la Nueva (1920)
scw-place-2112 = Brunete (2112)
scw-place-2403 = Villanueva del Pardillo (2403)
scw-place-2414 = 2414
scw-place-2706 = 2706
scw-place-2707 = Castillo (2707)
scw-place-2708 = 2708
scw-place-2712 = 2712
scw-place-2806 = 2806
scw-place-2913 = Mosquito Hill (2913)
scw-place-3008 = Romanillos (3008)
scw-place-3213 = Boadilla (3213)
scw-fact-exits-brunete = 離脱で得点する共和国軍連隊の数（自動集計への加減）
# $count（ユニット数）
scw-score-exits = 3614から離脱し補給下にある聯隊：{ $count }

## B.7 ブルネテ：トラック

scw-truck-full = トラック1台で運べるのは1個聯隊か3個大隊です。
scw-truck-elsewhere = トラックが運べるのは、同じヘクスにいるユニットだけです。先にそのヘクスへ移動させます。
scw-truck-moved-before = 移動したユニットは、同じフェイズに乗車できません。
scw-truck-moved-after = 乗車して移動したユニットは、同じフェイズに自力では移動できません。
scw-no-loss-truck = トラックは弾幕射撃と爆撃の影響を受けません。
# $more（一緒に運ばれた他のユニット）、$about（ユニット）、$hexes
scw-news-rode = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個
}、トラックで{ $hexes }へ

## B.8 ブルネテ：スタック
## + scw-stack-full
## + scw-stack-large-alone
## + scw-stack-two-large

## B.10 ブルネテ：補給
## + scw-supply-line

# $turn(最後のターン)
scw-supplied-turn = 第{ $turn }ターンまでは自動。

## B.15 ブルネテ：国粋主義軍の死守

scw-voluntary-stand-fast = マップ上でゲームを始めた第71師団のユニット（第11師団司令部を含む）は自発的後退ができません。
# $about（ユニット）、$hex（場所）、$to（移動先）
scw-passed-needed = { $about }は{ $to }への移動中に{ $hex }を通過しましたか？ 進入した時点で占領とみなします。
# $hexes（目標）、$about（師団）
scw-news-captured = { $about }が{ LIST($hexes) }を占領
scw-news-objective-lost = { $about }は{ LIST($hexes) }を失った
# $about
scw-packed-captured = { $about }が占領した目標
# $hex（目標）、$about（師団）
scw-fact-captured = 占領済みの目標：{ $hex }（{ $about }）
# $hex, $missing（ヘクス番号）
scw-objective-of-others = { $hex }は他の師団の作戦目標です。先に{ LIST($missing) }を占領しなければなりません。
# $about（ユニット）、$hexes（隣接する目標）
scw-excused-objective = { $about }は、他の師団の作戦目標である{ $hexes }をまだ攻撃できないため、攻撃義務はありません。
# $column(境界の列)
scw-boundary-fifth = 第5軍団司令部は{ $column }xx列以西に留まります。
# $column(境界線)
scw-boundary-fifth-due = 第5軍団司令部：{ $column }xx列へ向かう
# $column(境界の列)
scw-boundary-eighteenth = 第18軍団司令部は{ $column }xx列以東に留まります。
# $column(境界線)
scw-boundary-eighteenth-due = 第18軍団司令部：{ $column }xx列へ向かう

## B.16 ブルネテ：撤収
## + scw-not-own-movement
## + scw-never-returns

# $leaving（撤収した師団の番号）
scw-choice-receive = { $about }を受領（第{ $leaving }師団と交代）
# $leaving（撤収した師団の番号）、$points
scw-news-received = { $about }が第{ $leaving }師団と交代で登場（突撃ポイント { $points }）
# $about（ユニット）
scw-not-received = { $about }は、他の師団が撤収してから登場します。
scw-no-such-replacement = その師団は受領できません。
scw-withdrawal-relieved = その師団の代替師団は既に登場しています。
scw-withdrawal-no-division = 代替できるのは共和国軍の別の師団だけです。
scw-withdrawal-destroyed = マップ上で全滅した師団の代わりは来ません。
# $hexes（ヘクス番号）
scw-withdrawal-wrong-hex = { LIST($hexes) }から離脱しなければなりません。
scw-withdrawal-too-early = 師団の交替は7月21/22日からです。
scw-withdrawal-unfinished = まだです：{ $about }のユニットが{ $hexes }に残っています。
scw-withdrawal-waiting = まだです：{ $about }には、まだマップに登場していないユニットがあります。
