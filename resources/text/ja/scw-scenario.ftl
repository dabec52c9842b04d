### Spanish Civil War Battles の各戦闘：日付、増援、作戦目標、勝利。

# $month（m2 または m7）、$days（"11/12"）
scw-date = { $month ->
    [m2] 2
   *[m7] 7
}月{ $days }日

# $about（司令部名）
scw-roll-rebuild-hq = { $about }：何ターン後に再建されるか

## 撤収。$hexes（ヘクス番号）

scw-withdrawal-too-early = 師団の交替は 7月21/22日からです。
scw-withdrawal-none-left = 交替の師団は 2 個とも受け取りました。
scw-withdrawal-unfinished = 撤収する師団のユニットがまだマップ上にいます。
scw-withdrawal-relieved = その師団の代替師団は既に登場しています。
scw-withdrawal-no-division = 代替できるのは共和国軍の別の師団だけです。
scw-withdrawal-destroyed = マップ上で全滅した師団の代わりは来ません。
scw-withdrawal-wrong-hex = { $hexes } から離脱しなければなりません。

## 作戦目標。$hex、$missing（ヘクス番号）

scw-objective-of-others = { $hex } は他の師団の作戦目標です。先に { $missing } を占領しなければなりません。

## 勝利ポイント。$count（ユニット数）

scw-score-east-edge = Tajuna 河より北の東端にいる国粋主義軍：{ $count }
scw-score-exits = 3614 から離脱し補給下にある聯隊：{ $count }

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
