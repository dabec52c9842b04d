### The combat screen of Spanish Civil War Battles: figures and duties, item by item.

## Figures. $total, and what it is made of: $units, $guns, $air, $ground (strength points)

scw-combat-attack = Attack { $total }: units { $units }{ scw-with-guns }{ scw-with-air }
scw-combat-defence = Defence { $total }: units { $units }{ scw-with-guns }{ scw-with-air }{ $ground ->
    [0] { "" }
   *[other] , ground { $ground }
}
scw-with-guns = { $guns ->
    [0] { "" }
   *[other] , guns { $guns }
}
scw-with-air = { $air ->
    [0] { "" }
   *[other] , air { $air }
}
# $difference, $base and $final (columns of the CRT)
scw-combat-column = Difference { $difference }: column { $base }, after shifts { $final }
# $about (the unit), $printed, $value
scw-unit-halved = { $about }: out of supply, { $printed } halved to { $value }
# $about (what halves them)
scw-air-halved = { $about }: aircraft halved

## What each side must do and may do. $about (the unit), $hexes and $hex (hex numbers)

scw-may-withdraw = Before the die either side may retreat units, the attacker deciding first.
scw-defender-may-withdraw = The attacker stays. Before the die the defender may retreat units.
scw-attacker-decides-first = The attacker decides first whether to retreat units, or to stay.
scw-attacker-has-decided = The attacker has decided; no more of its units retreat before the die.
scw-must-retreat = { $about } must retreat to one of { $hexes }.
scw-no-way-out = { $about } has no way to retreat and is eliminated.
# $about (why)
scw-way-closed = { $hex }: { $about }
scw-may-advance = { $about } may advance to { $hex }.
scw-displaced-already = { $about } has retreated or advanced in this phase.

## The map

scw-layer-retreats = Retreats and advances
scw-letter-closed = ×

## Barrages. $hex, $count (guns)

scw-choice-barrage-all = Barrage { $hex } with all { $count } guns that can

## Pairings declared at the start of a combat phase

do-scw-pair-units = Declare an attack
scw-choice-pair = Declare: attack { $hex }
scw-choice-attack-hexes = { $kind ->
    [assault] Assault several hexes …
   *[normal] Attack several hexes …
}
scw-input-hexes = Hexes
scw-not-as-declared = This attack was not declared at the start of the phase.
scw-pairing-too-late = Attacks are declared before the first is fought.
scw-paired-already = { $about } has been declared for an attack.
scw-declared-left = Declared and still to be fought: the attack on { $hexes }.
scw-fights-left = Units must still fight here, or be fought: { $hexes }. To go on without that is for the table to insist on.

## Air support sent at the start of a combat phase. $side, $count (points left), $aircraft, $points, $about

do-scw-allot-air = Send air support
scw-choice-allot = Support at a hex with { $about } …
scw-choice-allot-points = { scw-side }: air points to a hex … ({ $count } left)
scw-input-air-allotted = Points
scw-allotted = { $hex }: { $side ->
    [republican] Republican air support
   *[nationalist] Nationalist air support
}, { $points ->
    [0] { $aircraft } aircraft
    [one] a point
   *[other] { $points } points
}
scw-allot-not-now = Air support is sent in combat phases.
scw-allot-too-late = Air support is sent to hexes before the first combat; now it joins the combat under way.
scw-defence-allots-first = The defender sends his air support before the attacker does.
scw-nobody-defends-there = Nobody defends that hex.
