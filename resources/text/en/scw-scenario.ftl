### The battles of Spanish Civil War Battles: dates, arrivals, objectives, victory.

# $month (m2 or m7), $days ("11/12")
scw-date = { $month ->
    [m2] February
   *[m7] July
} { $days }

# $about (its name)
scw-roll-rebuild-hq = { $about }: after how many turns it returns

## Withdrawals. $hexes (hex numbers)

scw-withdrawal-too-early = Divisions are exchanged from July 21/22 on.
scw-withdrawal-none-left = Both divisions have been received.
scw-withdrawal-unfinished = Units of the leaving division are still on the map.
scw-withdrawal-relieved = Another division has come for that one already.
scw-withdrawal-no-division = Only another Republican division leaves for one that comes.
scw-withdrawal-destroyed = A division that was destroyed on the map brings no other.
scw-withdrawal-wrong-hex = The units must leave by { $hexes }.

## Objectives. $hex, $missing (hex numbers)

scw-objective-of-others = { $hex } is the objective of another division; this one must first capture { $missing }.

## Victory points. $count (of units)

scw-score-east-edge = Nationalists at the east edge north of the Tajuna: { $count }
scw-score-exits = Regiments exited from 3614, in supply: { $count }

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
