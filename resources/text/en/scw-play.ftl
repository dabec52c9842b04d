### Playing Spanish Civil War Battles: clock, units, combats, panels.

## Names. $side (republican, nationalist), $about (the unit or formation), $number, $name

scenario-jarama-jarama = Jarama, February 1937
scenario-brunete-brunete = Brunete, July 1937
faction-republican = Republicans
faction-nationalist = Nationalists
scw-side = { $side ->
    [republican] Republicans
   *[nationalist] Nationalists
}
# $arm (the branch), $named (yes, no)
scw-unit = { $about }: { $named ->
    [yes] { $name }
   *[no] { $arm ->
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
}
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
do-scw-call-reserve = Call the reserve

## Rolls. $turn, $column, $difference, $strength

scw-roll-initiative = Turn { $turn }: who is first player
scw-roll-weather = Turn { $turn }: weather
scw-roll-combat = Combat, column { $column } ({ $difference })
scw-roll-barrage = Barrage with { $strength }, a die for each unit
scw-roll-bombs = Bombs, column { $column }
scw-drm-nationalist-initiative = Nationalists
# $field (attack, defence)
scw-value-needed = { $about }: what { $field ->
    [attack] attack strength
   *[defence] defence
} does the counter show?

## What happened. $weather, $side, $unsupplied, $lost (numbers of units), $turn, $code (of the CRT)

scw-log-first-player = { scw-side } move first.
scw-log-weather = { $weather ->
    [clear] Clear
   *[rain] Rain and mud
}
scw-log-judged = Out of supply: { $unsupplied }. Out of command: { $lost }.
scw-log-eliminated = { $about } eliminated
scw-log-reduced = { $about } turned to its reduced side
scw-log-hq-returns = Back on turn { $turn }
scw-log-result = Combat result { $code }

## Refusals. $about (the unit), $line, $formation, $points, $turn, $left, $wanted, $hexes, $distance

scw-battle-over = The battle is over.
scw-finish-fight = Finish the combat under way first.
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
scw-counters-other-side = { $formation } is of the other side.
scw-air-off-map = Aircraft do not stand on the map.
scw-enemy-there = An enemy unit is there.
scw-not-own-movement = { $about } moves in its own movement phase.
scw-moved-already = { $about } has moved in this phase.
scw-out-of-reach = { $about } cannot get there with { $points } MP, as the map has it.
scw-stack-split = Others of the stack of { $about } have attacked another hex in this phase.
scw-reserve-held = { $about } is held in the Madrid box.
scw-arrives-later = { $about } arrives on turn { $turn }.
scw-not-an-entry-hex = { $about } enters at { $hexes }.
scw-not-received = { $about } comes when another division has left.
scw-overstacked = Overstacked at the end of the phase: { $about }
scw-never-returns = { $about } does not come back.
scw-not-rebuilt-yet = { $about } is back on turn { $turn }.
scw-not-at-edge = Units leave the map from a hex at its edge.
scw-not-judged-now = Supply and command are judged in movement and combat phases.
scw-pontoon-engineers-only = Nationalist engineers build pontoons.
scw-not-own-combat = Units attack in their own combat phase.
scw-guns-only-support = { $about } does not attack by itself; it supports or barrages.
scw-fought-already = { $about } has attacked in this phase.
scw-not-adjacent = { $about } is not next to an attacked hex.
scw-hex-not-adjacent = None of the attackers is next to that hex.
scw-no-enemy-there = There is no enemy in that hex.
scw-attacked-already = That hex has been attacked in this phase.
scw-no-fight = No combat is under way.
scw-fight-rolled = The die of this combat has been rolled, or it was cancelled.
scw-defends-already = { $about } defends in its own hex only.
scw-not-a-gun = { $about } is no artillery.
scw-gun-of-other-side = { $about } is a gun of the other side.
scw-air-points-lacking = { $wanted } air points wanted, { $left } left this turn.
scw-not-an-aircraft = { $about } is no aircraft of this side.
scw-has-flown = { $about } has flown this turn.
scw-no-aircraft = Say which aircraft, or how many air points.
scw-not-own-bombardment = Each side bombs in its own part of the air bombardment phase.
scw-no-step-due = No step of that side is to be lost.
scw-not-in-fight = { $about } does not take part in this combat.
scw-retreat-one-hex = Retreats are by one hex.
scw-steps-first = Steps are lost before the retreat.
scw-no-retreat-due = That unit need not retreat.
scw-has-a-way = It can retreat to { $hexes }.
scw-duties-first = Steps and retreats come first.
scw-no-lost-hq = { $about } is no HQ lost in combat.
scw-no-such-replacement = That division is not to be received.
scw-no-reserve = This battle has no reserve.
scw-reserve-out = The reserve has been called already.
scw-reserve-not-near = No Nationalist is within { $distance } hexes of one of the three places.

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
# $count (0: all), $part, $hexes (hex numbers), $how (hexes, road, box, withdrawal)
scw-arrival = { $about }{ $part ->
    [all] { "" }
    [first-and-fourth-battalions] {" (1st and 4th Battalions, a truck each, one artillery battalion)"}
    [other-units] {" (all other units, 2 trucks)"}
   *[regiment] {" (regiment)"}
}{ $count ->
    [0] { "" }
   *[other] {" "}× { $count }
}: { $how ->
    [box] released from the Madrid box
    [road] any road at { $hexes }
    [withdrawal] { $hexes }, each for a division that has left
   *[hexes] { $hexes }
}
# $first (side)
scw-forces-order = { $first ->
    [republican] The Republicans set up first, then the Nationalists.
   *[nationalist] The Nationalists set up first, then the Republicans.
}
# $map, $told, $known (-1: the rules do not say how many)
scw-told-count = { $told }{ $known ->
    [-1] { "" }
   *[other] {" "}of { $known }
} told, { $map } on the map
# $hexes (hex numbers), $turn (of an arrival), $where (hexes, start-line, madrid, air, due, due-at, relief, later, unknown)
scw-setup = { $where ->
    [hexes] { $hexes }
    [around] { $hexes } (up to so many hexes away)
    [start-line] anywhere on its side of the start line
    [madrid] Madrid box
    [air] in the air, every turn
    [due] arrives on turn { $turn }
    [due-at] arrives on turn { $turn } in { $hexes }
    [relief] from turn { $turn } on for a division that has left, in { $hexes }
    [later] arrives later
   *[unknown] the rules do not say
}
scw-remind-reserve = Units in the Madrid box, and those set up within its boundary, stay until they are released; until then they are in supply and in command.
scw-sixths = { $sixths } in 6
scw-all-well = Every unit is in supply and in command.
scw-not-judged-yet = Not judged in this phase yet: put the units right, then judge.
scw-out-of-supply = { $hex }, { $about }: out of supply
scw-out-of-command = { $hex }, { $about }: out of command
scw-air-left = { $side ->
    [republican] Republican air points left
   *[nationalist] Nationalist air points left
}
scw-score-totals = Nationalists { $nationalist }, Republicans { $republican }, difference { $difference }
scw-level = { $level ->
    [republican-victory] Republican victory
    [nationalist-victory] Nationalist victory
    [nationalist-limited] Nationalist limited victory
    [nationalist-substantial] Nationalist substantial victory
    [nationalist-decisive] Nationalist decisive victory
   *[draw] Draw
}
scw-fight-kind = { scw-side }: { $kind ->
    [normal] normal attack
    [assault] assault
    [barrage] barrage
   *[bombardment] air bombardment
} of { $hexes }
scw-fight-cancelled = A retreat before the die has ended this combat; its support fire may go on as a barrage.
scw-shift-counted = { $about }: column shift { $columns }
scw-value-counted = { $about }: { $value }
scw-barrage-strength = Fire { $strength }
scw-barrage-unit = { $about }: { $difference }, column { $column }
scw-bomb-strength = Strength { $strength }
# $chooser (the side that chooses)
scw-steps-due = { $side ->
    [republican] Republicans
   *[nationalist] Nationalists
} lose { $count ->
    [one] a step
   *[other] { $count } steps
}; { $chooser ->
    [republican] the Republicans
   *[nationalist] the Nationalists
} choose the unit.

## Reminders

scw-remind-bombard = Bomb with aircraft or air points; what flies now does not support later this turn.
scw-remind-movement = Judge supply and command first; then bring in reinforcements and move.
scw-remind-combat = Both sides judge supply and command; air goes to the defence first. Every unit in an enemy ZOC attacks.

## Choices. $hex, $spot, $kind, $side

scw-choice-next-phase = Next phase
scw-choice-previous-phase = Back a phase
scw-choice-weather = { $weather ->
    [clear] Weather: clear
   *[rain] Weather: rain and mud
}
scw-choice-judge = Positions are right: judge supply and command
scw-choice-judge-again = Judge again
scw-choice-type-counters = Tell counters: { scw-side }
scw-choice-roll = Roll the die
scw-choice-stay = The attacker stays; the defender decides
scw-choice-spend-air = Air points: { scw-side }
scw-choice-lose-step = { $about } loses a step
scw-choice-retreat = { $about } retreats to { $hex }
scw-choice-lose-unit = { $about } has no way out and is eliminated
scw-choice-end-fight = Combat is over
scw-choice-attack = { $kind ->
    [assault] Assault { $hex }
   *[normal] Attack { $hex }
}
# $hex (attacked), $start (the hexes attacked from), $count (units)
scw-choice-attack-all = Attack { $hex } from { $start } ({ $count ->
    [one] one unit
   *[other] { $count } units
})
scw-choice-barrage = Barrage { $hex }
scw-choice-barrage-hex = Barrage a hex …
scw-choice-bomb = Bomb a hex …
scw-choice-join = Join the combat
scw-choice-support = { $about } joins in
scw-choice-advance = { $about } advances to { $hex }
scw-choice-leave-map = Leave the map
scw-choice-pontoon = Bridge the river towards { $hex }
scw-choice-put = { $spot ->
    [hand] Take off the map
    [madrid] Put into the Madrid box
   *[eliminated] Eliminate
}
scw-choice-rebuild = Rebuild { $about }
# $leaving (number of the division that left)
scw-choice-receive = { $about } comes for the { $leaving }th
scw-choice-reserve-two = Two reserve units come out: the enemy is near
scw-choice-reserve-all = The whole reserve comes out: the Manzanares is crossed, or row 41 reached
scw-input-counters = As in 48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6
scw-input-air-points = Points in all
scw-input-hex = Hex

## The map

scw-layer-places = Victory places

## Facts

scw-fact-turn = Turn
scw-fact-phase = Phase
scw-fact-first-player = First player
scw-fact-is-over = The battle is over
scw-fact-exits = Units that score for leaving or at the east edge, besides those counted
scw-fact-assault-points = Assault points: { $about }
scw-fact-holder = Held: { $about }
# $hex (an objective), $about (the division)
scw-fact-captured = Captured: { $hex }, { $about }
scw-fact-reduced = Reduced: { $about }

## Readings

setting-scw-voluntary-retreat-ends-combat = A retreat before the die by any unit ends the combat; otherwise it goes on until a side has nobody left
setting-scw-stack-attacks-one-hex = Units of one stack may attack only one hex
setting-scw-advance-after-elimination = Units also advance into hexes emptied by elimination
setting-scw-light-vehicles-are-armour = Armoured cars and light tanks count as armour for combined arms
setting-scw-nationalist-shift-covers-barrage = The Nationalist shift also holds for barrages
setting-scw-adjacent-guns = Guns that barrage an adjacent hex share combat results
setting-scw-barrage-halves-unsupplied = Units out of supply are halved under barrage
setting-scw-battalion-zoc-needs-attack-three = Two battalions have a ZOC only with an attack of 3 in one of them
setting-scw-four-hexes-for-every-link = The limit of four hexes holds for every Republican link
setting-scw-c-and-d-command-directly = HQs C and D command units without their brigade HQ
setting-scw-panzers-of-any-brigade = Panzer companies obey any brigade HQ
setting-scw-brunete-turns = Length of a turn at Brunete
setting-scw-july-8-is-turn-3 = “July 8/9” is turn 3
setting-scw-area-b-everywhere = The 24th and the 12th International enter anywhere in zone B
setting-scw-east-edge-each = Every Nationalist battalion or brigade at the east edge scores
setting-scw-far-bank-bars-reserve = The released reserve keeps off the far banks of the Henares and of the Jarama below it
setting-scw-destroyed-division-is-replaced = A division that was destroyed is replaced too
option-with-others = together with other attackers
option-always = always
option-never = never
option-two-days = two days
option-one-day = one day

## What is due now

# $turn, $phase, $player (both: nobody’s own)
scw-moment-short = T{ $turn } · { $player ->
    [republican] Rep. { scw-phase-kind }
    [nationalist] Nat. { scw-phase-kind }
   *[both] { scw-phase }
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
scw-now-declared = { $count ->
    [one] One declared attack is left: { $hexes }
   *[other] { $count } declared attacks are left: { $hexes }
}
scw-now-retreats = { $count ->
    [one] One unit must retreat
   *[other] { $count } units must retreat
}
scw-now-arrivals = { $count ->
    [one] One reinforcement may enter
   *[other] { $count } reinforcements may enter
}
scw-now-set-up = { $count ->
    [one] One counter waits to be set up
   *[other] { $count } counters wait to be set up
}
scw-now-overstacked = { $count ->
    [one] One hex is overstacked: { $hexes }
   *[other] { $count } hexes are overstacked: { $hexes }
}
