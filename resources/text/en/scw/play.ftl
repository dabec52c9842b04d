### Playing Spanish Civil War Battles: names, clock, units, combats, panels.

## Names. $side (republican, nationalist), $about (the unit or formation), $number, $name

scenario-jarama-jarama = Jarama, February 1937
scenario-brunete-brunete = Brunete, July 1937
faction-republican = Republicans
faction-nationalist = Nationalists
scw-side = { $side ->
    [republican] Republicans
   *[nationalist] Nationalists
}
# $name (printed on a counter)
scw-named = { $name }
# $arm (the branch), $named (yes, no, shared with others)
scw-unit = { $about }: { $named ->
    [yes] { $name }
    [shared] { $name } ({ scw-unit-kind })
   *[no] { scw-unit-kind }
}
# $arm, $named, $size, $values
scw-unit-in-full = { scw-unit } { $size ->
    [company] company
    [battalion] battalion
    [regiment] regiment
    [brigade] brigade
    [division] division
    [corps] corps
   *[none] {""}
} { $values }
scw-unit-kind = { $arm ->
    [infantry] infantry
    [cavalry] cavalry
    [engineer] engineers
    [armour] tanks
    [light-armour] armoured cars
    [anti-tank] anti-tank guns
    [anti-aircraft] F/88
    [artillery] artillery
    [hq] HQ
    [truck] truck
   *[air] no.
} { $number }
# $turn, $phase, $player (republican, nationalist, both)
scw-moment = Turn { $turn }, { scw-phase }
scw-phase = { $player ->
    [republican] Republican { scw-phase-kind }
    [nationalist] Nationalist { scw-phase-kind }
   *[both] { $phase ->
        [initiative] initiative
        [weather] weather
        [first-bombardment] first player’s air bombardment
        [second-bombardment] second player’s air bombardment
        [first-movement] first player’s movement
        [first-combat] first player’s combat
        [second-movement] second player’s movement
       *[second-combat] second player’s combat
    }
}
scw-phase-kind = { $phase ->
    [first-bombardment] air bombardment
    [second-bombardment] air bombardment
    [first-movement] movement
    [second-movement] movement
   *[other] combat
}
scw-reduced = reduced
scw-spot-map = on the map
scw-spot-hand = off the map, still to come
scw-spot-madrid = Madrid box
scw-spot-exited = exited
scw-spot-eliminated = eliminated
option-republican = Republicans
option-nationalist = Nationalists
option-initiative = initiative
option-weather = weather
option-first-bombardment = first player’s air bombardment
option-second-bombardment = second player’s air bombardment
option-first-movement = first player’s movement
option-first-combat = first player’s combat
option-second-movement = second player’s movement
option-second-combat = second player’s combat

## Actions. $count (of units), $weather (clear, rain)

do-scw-next-phase = Next phase
do-scw-previous-phase = Back a phase
do-scw-set-weather = { scw-choice-weather }
do-scw-type-counters = Tell counters
do-scw-strike-counters = { $count ->
    [one] Strike off { $count } counter
   *[other] Strike off { $count } counters
}
do-scw-place-units = { $count ->
    [one] Put a unit
   *[other] Put { $count } units
}
do-scw-move-units = { $count ->
    [one] Move a unit
   *[other] Move { $count } units
}
do-scw-leave-map = Leave the map
do-scw-judge-status = Judge supply and command
do-scw-build-pontoon = Build a pontoon bridge
do-scw-declare-fight = Attack
do-scw-join-fight = Join the combat
do-scw-spend-air = Spend air points
do-scw-roll-fight = Roll for the combat
do-scw-stay-in-fight = The attacker stays
do-scw-retreat-unit = Retreat
do-scw-lose-unit = Eliminate a unit without a way out
do-scw-lose-step = Lose a step
do-scw-advance-unit = Advance
do-scw-end-fight = End the combat
do-scw-fire-barrage = Barrage
do-scw-bomb-hex = Bomb a hex
do-scw-rebuild-hq = Rebuild an HQ
do-scw-receive-division = Receive a division
do-scw-settle-arrivals = Count earlier reinforcements as come
do-scw-call-reserve = Call the reserve

## Rolls. $turn, $column, $difference, $strength

# $field (attack, defence)
scw-value-needed = { $about }: what { $field ->
    [attack] attack strength
   *[defence] defence
} does the counter show?

## Refusals. $about (the unit), $line, $formation, $points, $turn, $left, $wanted, $hexes, $distance

scw-battle-over = The battle is over.
scw-clock-at-start = This is the first phase of the game.
scw-unknown-scenario = There is no battle “{ $scenario }”.
scw-unit-unknown = There is no unit { $unit }.
scw-unit-off-map = { $unit } is not on the map.
scw-units-apart = These units are not in one stack.
scw-hex-off-map = That hex is not on the map.
scw-place-needs-hex = Units on the map need a hex, units elsewhere have none.
# $most (how many)
scw-counters-too-many = More than { $most } counters cannot be named at once.
scw-counters-line = Line { $line }: { $about }
scw-counters-other-side = { $about } is of the other side.
scw-no-fight = No combat is under way.

## Panels

scw-panel-status = Supply
scw-panel-combat = Combat
scw-panel-forces = Forces
scw-panel-points = Points
scw-panel-victory = Victory
scw-column-result = Result
scw-column-chance = Chance
scw-column-place = Place
scw-column-holder = Held by
scw-column-points = VP
# $weather (clear, rain, open)
scw-weather-now = { $weather ->
    [clear] Clear; spotting 8 hexes
    [rain] Rain and mud; spotting 4 hexes
   *[open] Weather still to be settled
}
# $map, $told, $known (-1: the rules do not say how many)
scw-told-count = { $told }{ $known ->
    [-1] { "" }
   *[other] {" "}of { $known }
} told, { $map } on the map
# $count
scw-told-off-map = { $count ->
    [one] One counter told, off the map
   *[other] { $count } counters told, off the map
}
# $about (the counter told before)
scw-told-again = { $about } was told before: this is one more of that name.
# $about (the formation), $told, $known (how many the rules give)
scw-more-told = { $about }: { $told } are told, where the set-up and the reinforcements have { $known }.
# $centre (a hex number), $radius
scw-within = within { $radius ->
    [one] 1 hex
   *[other] { $radius } hexes
} of { $centre }
# $hexes (hex numbers), $centre, $radius, $turn (of an arrival), $where (hexes, around, both, start-line, madrid, air, due, due-at, relief, later, unknown)
scw-setup = { $where ->
    [hexes] { $hexes }
    [around] { scw-within }
    [both] { $hexes } or { scw-within }
    [start-line] anywhere on its side of the start line
    [madrid] Madrid box
    [air] in the air, every turn
    [due] arrives on turn { $turn }
    [due-at] arrives on turn { $turn } in { $hexes }
    [relief] from turn { $turn } on for a division that has left, in { $hexes }
    [later] arrives later
   *[unknown] the rules do not say
}
scw-all-well = { $side ->
    [republican] Every Republican unit is in supply and in command.
    [nationalist] Every Nationalist unit is in supply and in command.
   *[both] Every unit is in supply and in command.
}
scw-air-left = { $side ->
    [republican] Republican air points left
   *[nationalist] Nationalist air points left
}
scw-fight-kind = { scw-side }: { $kind ->
    [normal] normal attack
    [assault] assault
    [barrage] barrage
   *[bombardment] air bombardment
} of { $hexes }
scw-shift-counted = { $about }: column shift { $columns }
scw-value-counted = { $about }: { $value }

## Choices. $hex, $spot, $kind, $side

scw-first-player-open = First player: a die each
scw-choice-roll-dice = Roll the dice
scw-choice-next-phase = Next phase
scw-choice-previous-phase = Back a phase
scw-choice-weather = { $weather ->
    [clear] Weather: clear
   *[rain] Weather: rain and mud
}
scw-choice-type-counters = Tell counters: { scw-side }
scw-choice-roll = Roll the die
# $hexes (numbers)
scw-now-roll = Roll the die: { $hexes }
scw-choice-lose-step = { $about } loses a step
scw-choice-lose-unit = { $about } has no way out and is eliminated
scw-choice-end-fight = Combat is over
scw-choice-attack = { $kind ->
    [assault] Assault { $hex }
   *[normal] Attack { $hex }
}
scw-choice-barrage-hex = Barrage a hex …
scw-choice-bomb = Bomb a hex …
scw-choice-join = Join the combat
scw-choice-put = { $spot ->
    [hand] Take off the map
    [madrid] Put into the Madrid box
   *[eliminated] Eliminate
}
scw-input-counters = As in 48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6
scw-input-air-points = Points in all
scw-input-hex = Hex
scw-input-units = Units

## The map

scw-layer-places = Victory places
# What tells it apart from others of its stack. $values (printed on its other side)
scw-trait-back = other side { $values }
# $points (movement points left)
scw-trait-goes-on = { $points } MP left
scw-trait-from = from { $hexes }
scw-trait = { $trait ->
    [retreats] must retreat
    [fights] in the combat
    [displaced] has retreated or advanced
    [fired] has fired
    [flown] has flown
    [held] held in reserve
    [granted] needs no supply line
   *[fought] has fought
}

## Facts

scw-fact-turn = Turn
scw-fact-phase = Phase
scw-fact-first-player = First player
scw-fact-is-over = The battle is over
scw-fact-assault-points = Assault points: { $about }
scw-fact-holder = Held: { $about }
scw-fact-reduced = Reduced: { $about }

## What is due now

# $turn, $phase, $player (both: nobody’s own)
scw-moment-short = Turn { $turn } { $player ->
    [republican] Rep. { scw-phase-kind }
    [nationalist] Nat. { scw-phase-kind }
   *[both] · { scw-phase }
}

## Dates and places of the battles

# $month (m2 or m7), $days ("11/12")
scw-date = { $month ->
    [m2] February
   *[m7] July
} { $days }
