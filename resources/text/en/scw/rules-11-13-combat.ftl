### What the rules of Spanish Civil War Battles refuse and explain: combat, artillery, aircraft.

## 11 Combat

scw-fights-left = Units must still fight here, or be fought: { $hexes }. To go on without that is for the table to insist on.

## 11.1 Who attacks and who is attacked

# $about (its name), $more (others of its stack), $hexes (where it stands with them)
scw-must-attack = { $about } { $more ->
    [0] stands
   *[other] and { $more } more in { $hexes } stand
} in an enemy ZOC and must attack.
scw-nobody-must-fight = Nobody must fight any more in this phase.
# $hex or hexes: where the enemies stand
scw-must-be-attacked = The enemies in { $hexes } must be attacked: their ZOC is on your units.
# $about (its name)
scw-excused-late = { $about } can attack nobody any more in this phase, though it stands in an enemy ZOC.
scw-missed = The enemies in { $hexes } were not attacked, and nobody beside them can attack any more.
scw-now-missed = Left unattacked: { $hexes }
# $count
scw-now-late = { $count ->
    [one] One unit had to attack and can no more
   *[other] { $count } units had to attack and can no more
}
# $count
scw-now-attacks = { $count ->
    [one] One attack must be made: { $hexes }
   *[other] { $count } attacks must be made: { $hexes }
}
scw-now-bound = { $count ->
    [one] One unit must still attack
   *[other] { $count } units must still attack
}
scw-choice-pair = Declare: attack { $hex }
# $hexes (what was declared instead)
scw-not-as-declared = This attack was not declared at the start of the phase. Declared instead: the attack on { $hexes }.
scw-declare-first = Attacks that must be made are all declared before the first is fought; left to declare: { $hexes }
# $count
scw-now-declare = { $count ->
    [one] One attack must be declared: { $hexes }
   *[other] { $count } attacks must be declared: { $hexes }
}
# $hex (attacked), $start (the hexes attacked from), $count (units)
scw-choice-pair-all = Declare: attack { LIST($hex) } from { LIST($start) } ({ $count ->
    [one] one unit
   *[other] { $count } units
})
scw-pairing-too-late = Attacks are declared before the first is fought.
scw-declared-left = Declared and still to be fought: the attack on { $hexes }.
scw-now-declared = { $count ->
    [one] One declared attack is left: { $hexes }
   *[other] { $count } declared attacks are left: { $hexes }
}
# $about (the unit)
scw-defends-already = { $about } defends in its own hex only.
# $about (the unit)
scw-stack-split = Others of the stack of { $about } have attacked another hex in this phase.
# $about (the unit)
scw-stack-split-told = { $about } attacks another hex than others of its stack: as printed, that may not be.
# $about (the unit), $hexes (what its stack is declared to attack)
scw-stack-declared = The stack of { $about } is declared for another attack: on { $hexes }.
# $hex (what must be attacked), $hexes (what is attacked instead)
scw-kept-by-declared = The enemies in { $hex } must be attacked, but who stands beside them is declared for the attack on { $hexes }.
scw-paired-already = { $about } has been declared for an attack: on { $hexes }.
scw-hex-declared = A hex is attacked once in a phase. Declared: the attack on { $hexes }.
# $about (the unit)
scw-fought-already = { $about } has attacked in this phase.
scw-attacked-already = That hex has been attacked in this phase.

## 11.2 Kinds of attack

# $about (the division), $left (assault points)
scw-assault-paid = { $left ->
    [0] { $about } pays its last assault point
   *[other] { $about } pays an assault point: { $left } left
}
# $about (the unit)
scw-not-adjacent = { $about } is not next to an attacked hex.
scw-hex-not-adjacent = None of the attackers is next to that hex.
scw-no-enemy-there = There is no enemy in that hex.
# $hex (attacked), $start (the hexes attacked from), $count (units)
scw-choice-attack-all = Attack { LIST($hex) } from { LIST($start) } ({ $count ->
    [one] one unit
   *[other] { $count } units
})
scw-choice-assault-all = Assault { LIST($hex) } from { LIST($start) } ({ $count ->
    [one] one unit
   *[other] { $count } units
})
scw-choice-assault-paid = Assault { LIST($hex) } from { LIST($start) } ({ $count ->
    [one] one unit
   *[other] { $count } units
}), a point of { $about }
scw-shift-assault = Assault
# $about (the unit)
scw-assault-unsupplied = { $about } is out of supply and cannot assault.
# $about (the unit)
scw-assault-out-of-command = { $about } is out of command and cannot assault.
# $about (its name)
scw-assault-no-points = { $about } has no assault point left.
# $about (the division that pays), $hex (where)
scw-choice-paid-by = Assault { $hex }, a point of { $about }
scw-choice-attack-hexes-paid-by = Assault several hexes, a point of { $about } …
scw-input-payer = Assault point of

## 11.3 Combined arms

scw-drm-combined-arms = Infantry with armour
scw-drm-all-arms = Infantry, armour, artillery and aircraft together

## 11.4 Resolving a combat

# $total (in all), $units
scw-combat-attack = Attack { $total }: units { $units }{ scw-with-guns }{ scw-with-air }
# $total (in all), $units, $ground (strength points of each)
scw-combat-defence = Defence { $total }: units { $units }{ scw-with-guns }{ scw-with-air }{ $ground ->
    [0] { "" }
   *[other] , ground { $ground }
}
# $about (a unit), $field (attack, defence)
scw-strength-unknown = The difference is not known: nobody has told the { $field ->
    [attack] attack strength
   *[defence] defence
} of { $about }. It is asked for before the die.
# $difference, $base and $final (columns of the CRT)
scw-combat-column = Difference { $difference }: column { $base }, after shifts { $final }
# $column, $difference
scw-roll-combat = Combat at { $hexes }, column { $column } ({ $difference })
# $code (of the CRT)
scw-log-result = Combat result { $code }
scw-steps-first = Steps are lost before the retreat.
scw-no-step-due = No step of that side is to be lost.
# $about (the unit)
scw-not-in-fight = { $about } does not take part in this combat.
# $chooser (the side that chooses)
scw-steps-due = { $side ->
    [republican] Republicans
   *[nationalist] Nationalists
} lose { $count ->
    [one] a step
   *[other] { $count } steps
}: { $chooser ->
    [republican] Republicans
   *[nationalist] Nationalists
} choose

## 11.5 Step losses

scw-demand-defender = Defender: { $about }
scw-log-eliminated = { $about } eliminated
scw-log-reduced = { $about } turned to its reduced side

## 11.6 Retreat
## + scw-demand-defender
## + scw-enemy-there
## + scw-not-in-fight

# $about (what it has to do)
scw-demand-attacker = Attacker: { $about }
scw-layer-retreats = Retreats and advances
# $hex
scw-choice-retreat = { $about } retreats to { $hex }
scw-now-retreats = { $count ->
    [one] One unit must retreat
   *[other] { $count } units must retreat
}
scw-retreat-one-hex = Retreats are by one hex.
scw-retreat-zoc = The hex lies in an enemy ZOC; friends there do not help.
scw-way-prohibited = The unit may not enter that terrain or cross that hexside.
# $about (why)
scw-way-closed = { LIST($hex) }: { $about }
# $about (the unit)
scw-no-way-out = { $about } has no way to retreat and is eliminated.
# $hexes
scw-has-a-way = It can retreat to { LIST($hexes) }.
scw-retreat-full = The stack there is full.
# $back (the hex it came from)
scw-retreat-not-back = An attacker that moved goes back to { LIST($back) }, where it was before it entered the enemy ZOC.
# $closed (hexes that it may have come from and cannot go back to), $hexes (open ones), $about (the unit)
scw-must-go-back = { $about } goes back to the hex that it came from: { $hexes }{ $closed ->
    [none] .
   *[other] ; if it came from { LIST($closed) }, it is eliminated.
}

## 11.61 Voluntary retreat

scw-may-withdraw = Before the die either side may retreat units, the attacker deciding first.
scw-defender-may-withdraw = The attacker stays. Before the die the defender may retreat units.
scw-attacker-decides-first = The attacker decides first whether to retreat units, or to stay.
scw-attacker-has-decided = The attacker has decided; no more of its units retreat before the die.
scw-choice-stay = The attacker stays; the defender decides
scw-choice-attacker-leaves = The attacker retreats …
scw-others-may-withdraw = Others may still retreat too, those of the attacker before those of the defender.

## 11.62 Forced retreat

# $about (the unit), $hexes, $count (how many)
scw-must-retreat = { $count ->
    [one] { $about } must retreat to { $hexes }.
   *[other] { $about } must retreat to one of { $hexes }.
}
scw-no-retreat-due = That unit need not retreat.

## 11.7 Advance
## + scw-enemy-there
## + scw-not-in-fight
## + scw-way-prohibited

# $count
scw-now-may-advance = { $count ->
    [one] One unit may advance
   *[other] { $count } units may advance
}
# $winner (attacker, defender)
scw-demand-advance = { $winner ->
    [defender] The defender
   *[attacker] The attacker
} may advance into a hex left empty.
scw-advance-not-retreated = No retreat has emptied that hex.
scw-advance-one-by-one = Units advance one by one: take one of them.
scw-advance-not-adjacent = The unit is not next to that hex.
# $about (the unit), $hex (hex numbers)
scw-may-advance = { $about } may advance to { $hex }.
# $about (the unit)
scw-displaced-already = { $about } has retreated or advanced in this phase.
scw-duties-first = Steps and retreats come first.
# $hex
scw-choice-advance = { $about } advances to { $hex }
scw-finish-fight = Finish the combat under way first.
scw-advance-own-retreat = A side that has itself retreated before the die does not advance.

## 12 Artillery

# $far (distance to the nearest attacked hex), $range (in hexes)
scw-gun-out-of-range = The target is { $far } hexes away, the gun reaches { $range }.
# $about (the unit)
scw-not-a-gun = { $about } is no artillery.
scw-barrage-enemy-phase = Barrages are fired in one’s own combat phase only.
# $about (the unit)
scw-gun-of-other-side = { $about } is a gun of the other side.

## 12.1 Once a combat phase

scw-gun-has-fired = It has fired in this combat phase.
# $about (the unit)
scw-guns-only-support = { $about } does not attack by itself; it supports or barrages.

## 12.2 Guns need supply and command

# $about (its name)
scw-gun-exempt = { $about } is next to the enemy, but may not fire; it need not attack.
scw-gun-out-of-command = A gun out of command cannot fire.
scw-gun-unsupplied = A gun out of supply cannot fire.
scw-gun-formation-out-of-command = Of the units that it may support here, none is in command.

## 12.3 Support

scw-fire-goes-on = The attacker’s support fire goes on as a barrage of { $hexes }, before anybody advances.
scw-fire-in-vain = The support fire counts as a barrage of { $hexes }, which the enemy has left: no effect. The guns have fired.
# + scw-no-enemy-there

scw-gun-other-formation = It supports units of its own formation only.
scw-gun-against-barrage = There is no support against a barrage.
# $hex
scw-choice-barrage = Barrage { $hex }

## 12.4 Barrages
## + scw-choice-barrage
## + scw-no-enemy-there

scw-barrage-attacked-hex = The hex is attacked by other units in this phase.
scw-barrage-declared-hex = The hex is to be attacked in this phase. Declared: the attack on { $hexes }.
# $hex, $count (guns)
scw-choice-barrage-all = Barrage { $hex } with all { $count } guns that can
scw-barrage-strength = Fire { $strength }
# $difference (attack less defence), $column (of the CRT)
scw-barrage-column = Difference { $difference }, column { $column }
# $strength
scw-roll-barrage = Barrage of { $hexes } with { $strength }, a die for each unit
scw-barrage-unit = { $about }: { $difference }, column { $column }
scw-no-loss-barrage = A gun that barrages takes no result.
scw-voluntary-barrage = Nobody retreats before a barrage alone.

## 12.4.1 Line of sight

scw-layer-sight = Sight of the barrage
# $hexes (where; two that the line runs between), $terrain (what blocks)
scw-los-blocked = The line of sight is blocked in { $hexes } by { $terrain ->
    [town] a town
    [city] a city
    [elevation-change] a change of elevation
   *[woods] woods
}.
# $hex (where), $target (the hex to be fired at)
scw-slope-needed = Is there a change in elevation in hex { $hex } on your map? A barrage sees { $target } only over level ground.
# $hexes (where), $slopes (yes, no, unknown)
scw-log-slope = { $slopes ->
    [yes] A change in elevation in { $hexes }
    [unknown] Elevation in { $hexes } not known: counts as level
   *[no] No change in elevation in { $hexes }
}
# $hex (where)
scw-fact-slope = Change in elevation: { $hex }
option-slope-not-told = Not known: ask again
# $about (why)
scw-barrage-not-made = The barrage is not made. { $about }
scw-spotter-other-formation = The spotter is not of the gun’s formation.
scw-spotter-out-of-command = The spotter is out of command.
# $far (hexes), $most (hexes)
scw-spotter-too-far = The spotter is { $far } hexes from the target; in this weather { $most } at most.

## 12.5 Artillery in defence

scw-gun-under-attack = A gun under attack gives no support in this phase.
scw-no-loss-distant-gun = A gun that fires from afar takes no result.
scw-advance-artillery = Artillery does not advance after combat.
scw-gun-own-hex = A gun does not support the hex it stands in.
# $about (its name), $more (other guns of its stack), $hexes (where it stands with them)
scw-gun-must-fire = { $about } { $more ->
    [0] is
   *[other] and { $more } more in { $hexes } are
} next to the enemy and must fire, in support or as a barrage.

## 13.1 Air units

# $about (the unit)
scw-not-an-aircraft = { $about } is no aircraft of this side.
# $about (the unit)
scw-has-flown = { $about } has flown this turn.
scw-air-off-map = Aircraft do not stand on the map.
scw-no-loss-air = Combat results never touch aircraft.
# $about
scw-choice-allot = Support at a hex with { $about } …
scw-nobody-defends-there = Nobody defends that hex.

## 13.2 Air points

# $wanted, $left
scw-air-points-lacking = { $wanted ->
        [one] One air point
       *[other] { $wanted } air points
    } wanted, { $left } left this turn.
scw-no-aircraft = Say which aircraft, or how many air points.
# $side, $count (less where they are taken back)
scw-log-air-points = { scw-side }: { $count } air { $count ->
    [one] point
   *[other] points
}
scw-choice-spend-air = Air points: { scw-side } ({ $left } left)
# $side
scw-remind-no-air-points = The { scw-side } have no air points left this turn.

## 13.3 Bombardment
## + scw-no-aircraft
## + scw-no-enemy-there
## + scw-steps-due

# $column (of the air table)
scw-column-of = Column { $column }
# $column
scw-roll-bombs = Bombs on { $hexes }, column { $column }
scw-bomb-strength = Strength { $strength }
# $means (aircraft, points)
scw-remind-bombard = Bomb with { $means ->
    [points] air points
   *[aircraft] aircraft
}; what flies now does not support later this turn.
# $means, $count
scw-now-may-bomb = May bomb: { $means ->
    [points] { $count ->
        [one] { $count } air point
       *[other] { $count } air points
    }
   *[aircraft] { $count } aircraft
}
scw-drm-cover = Town, city or woods
# $is (hit, miss)
scw-bomb-result = { $is ->
    [hit] Hit: one step
   *[miss] No effect
}
