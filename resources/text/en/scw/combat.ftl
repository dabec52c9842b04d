### The combat screen of Spanish Civil War Battles: figures and duties, item by item.

## Figures. $total (in all), $units, $guns, $air, $ground (strength points of each)

scw-with-guns = { $guns ->
    [0] { "" }
   *[other] , guns { $guns }
}
scw-with-air = { $air ->
    [0] { "" }
   *[other] , air { $air }
}

## The map

scw-letter-closed = ×

## Pairings declared at the start of a combat phase

do-scw-pair-units = Declare an attack
scw-choice-attack-hexes = { $kind ->
    [assault] Assault several hexes …
   *[normal] Attack several hexes …
}
scw-input-hexes = Hexes

## Air support sent at the start of a combat phase. $side, $count (points left), $aircraft, $points, $about

do-scw-allot-air = Send air support
scw-input-air-allotted = Points
