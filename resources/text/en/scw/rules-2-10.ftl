### What the rules of Spanish Civil War Battles refuse and explain: sequence, movement, supply, command.

## 2 Counters

scw-commanded-air = Aircraft need no command.

## 4 Set-up

# $first (side)
scw-forces-order = { $first ->
    [republican] The Republicans set up first, then the Nationalists.
   *[nationalist] The Nationalists set up first, then the Republicans.
}
scw-now-set-up = { $count ->
    [one] One counter waits to be set up
   *[other] { $count } counters wait to be set up
}
# $side, of which nothing was told
scw-now-side-sets-up = Set-up: { scw-side }
# $hexes
scw-now-outside = Set up elsewhere than the scenario has it: { $hexes }
# $count (counters on the map)
scw-now-all-set-up = { $count ->
    [one] The one counter told stands where it is set up
   *[other] All { $count } counters told stand where they are set up
}

## 5 Sequence of play

scw-log-first-player = { scw-side } move first.
# $weather
scw-log-weather = { $weather ->
    [clear] Clear
   *[rain] Rain and mud
}
scw-weather-open = Weather not settled: a die tells it
scw-not-own-bombardment = Each side bombs in its own part of the air bombardment phase.
# $about (the unit)
scw-not-own-movement = { $about } moves in its own movement phase.
scw-remind-movement = Judge supply and command first; then bring in reinforcements and move.
scw-remind-combat = Both sides judge supply and command; air goes to the defence first. Every unit in an enemy ZOC attacks.
# $count (points left)
scw-choice-allot-points = { scw-side }: air points to a hex … ({ $count } left)
# $side, $points, $aircraft
scw-allotted = { $hex }: { $side ->
    [republican] Republican air support
   *[nationalist] Nationalist air support
}, { $points ->
    [0] { $aircraft } aircraft
    [one] a point
   *[other] { $points } points
}
scw-allot-not-now = Air support is sent in combat phases.
scw-defence-allots-first = The defender sends his air support before the attacker does.
# $side (the defender)
scw-defence-allots-now = The defender sends air support first, here the { $side ->
    [republican] Republicans
   *[nationalist] Nationalists
}: none any more once the attacker has sent some.
scw-air-before-guns = Aircraft and air points are sent before any gun fires in support.
scw-attack-guns-first = The attacker names his guns before the defender does.
scw-support-before-retreats = Who takes part or supports joins in before it is decided who retreats before the die.
scw-allot-too-late = Air support is sent to hexes before the first combat; now it joins the combat under way.
scw-not-own-combat = Units attack in their own combat phase.
scw-choice-support = { $about } joins in
# $hexes (where the support fire of a cancelled attack is yet to fall)
scw-fire-first = The support fire goes on as a barrage of { $hexes }: its result comes before any advance.
scw-fight-rolled = The die of this combat has been rolled, or it was cancelled.
scw-fight-cancelled = A retreat before the die has ended this combat.

## 6.1 Hex by hex

# $about (the unit)
scw-moved-already = { $about } has moved in this phase.
# $left (movement points), $more (other units that moved along), $about (the unit), $hexes
scw-news-moved = { $about }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
} to { $hexes }: { $left } MP left
# $more (other units that moved along), $about (the unit), $hexes
scw-news-on-trust = { $about }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
} to { $hexes }: MP not told, so neither the way nor enemy ZOC was counted
# $points (needed), $left (at hand)
scw-points-lacking = It takes { $points } MP; { $left } are left.
scw-way-counted = Counted by way of { $hexes }
# $about (the unit), $points
scw-out-of-reach = { $about } cannot get there with { $points } MP, as the map has it.

## 6.2 Enemy zones

scw-enemy-there = An enemy unit is there.
# $about (the unit)
scw-stopped-in-zone = { $about } entered an enemy ZOC in this phase and stops there.

## 6.3 Road congestion

# $points (movement points)
scw-cost-crowded-city = A city with a friend in it: { $points } MP, no gain from the road

## 6.5 Road movement

scw-cost-bridge = Across a bridge: nothing more

## 7 Stacking

scw-stack-two-large = Regiments and brigades do not stack with each other.
# $hex, $about (why it holds no more)
scw-stack-in = { $hex }: { $about }
# $about (why)
scw-overstacked = { $hexes } is overstacked, which counts as the phase ends: { $about }
scw-now-overstacked = { $count ->
    [one] One hex is overstacked: { $hexes }
   *[other] { $count } hexes are overstacked: { $hexes }
}
# $units (in column)
scw-stack-column = { $units } units in column on the road; outside towns and cities there is room for one.

## 8 Zones of control

overlay-scw-zones = Zones of control

## 8.3 Into and out of a zone

# $about (the unit), $hexes (the hex in the zone)
scw-zone-on-the-way = { $about } cannot get there: the enemy ZOC in { $hexes } stops it.
# $about (the unit), $points, $hexes (the hex in the zone)
scw-zone-held = { $about } cannot get there with { $points } MP: leaving the enemy ZOC in { $hexes } costs 2 MP more, going into another 4.

## 9.1 Supply lines

overlay-scw-supply = Supply lines
# $hexes (of the enemies)
scw-line-without = The line would hold without the enemy in { $hexes }.
scw-supply-none = Out of supply: no free line within two hexes to a road that leads to the proper edge.

## 9.3 Out of supply

# $about (the unit), $printed, $value
scw-unit-halved = { $about }: out of supply, { $printed } halved to { $value }
scw-out-of-supply = { $hex }, { $about }: out of supply
# $hex, $about (the unit)
scw-fact-supplied = In supply this phase: { $hex }, { $about }
# $hex, $about (the unit)
scw-fact-in-command = In command this phase: { $hex }, { $about }
# $unsupplied, $lost (numbers of units)
scw-log-judged = Out of supply: { $unsupplied }. Out of command: { $lost }.
# $lack (supply, command), $more (other units of its formation), $others (units of others), $about (the first unit)
scw-news-judged = Out of { $lack ->
    [supply] supply
   *[command] command
}: { $about }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}{ $others ->
    [0] { "" }
   *[other] {"; "}{ $others } of other formations
}
scw-news-all-judged = { $side ->
    [republican] All Republican units are in supply and in command.
    [nationalist] All Nationalist units are in supply and in command.
   *[both] All units are in supply and in command.
}
scw-not-judged-now = Supply and command are judged in movement and combat phases.
scw-not-judged-due = Supply and command not judged yet
scw-not-judged-yet = Not judged in this phase yet: put the units right, then judge.
scw-status-unjudged = Supply and command are not judged in this phase: all count as in order.
scw-choice-judge = Positions are right: judge supply and command
scw-choice-judge-short = Positions are right
scw-choice-judge-again = Judge again
scw-supplied-air = Aircraft need no supply.

## 10.1 Lines of command

overlay-scw-command = Chains of command
# $hex (of the HQ)
scw-command-line = In command of the HQ in { $hex }.
# $about (formation of the HQ)
scw-command-too-far = Out of command: the HQ of { $about } is too far away.
# $about (formation of the HQ)
scw-command-cut = Out of command: enemies or their ZOC cut the line to the HQ of { $about }.
# $about (formation of the HQ)
scw-command-hq-lost = Out of command: the HQ of { $about } is not on the map.

## 10.3 Out of command

scw-out-of-command = { $hex }, { $about }: out of command
scw-zone-out-of-command = A unit out of command may not enter an enemy ZOC.

## 10.4 Headquarters under fire

scw-no-loss-hq = Barrages and bombs do not harm HQs.
# $about (its name), $hexes (beside it)
scw-excused-in-vain = { $about } is next to { $hexes } alone, where its fire harms nobody; it need not fire.

## 10.5 Lost headquarters

# $count (two, all)
scw-log-reserve = { $count ->
    [all] All of the reserve may come
   *[two] Two units of the reserve may come
}

# $turn
scw-log-hq-returns = Back on turn { $turn }
# $about (the unit), $turn
scw-not-rebuilt-yet = { $about } is back on turn { $turn }.
# $about (the unit), $turn
scw-rebuilt-too-late = { $about } is back on turn { $turn }, when the battle is over.
# $about (the unit)
scw-hq-too-late = { $about } fell on the last turn: no die brings it back before the end.
# $about (the unit)
scw-no-lost-hq = { $about } is no HQ lost in combat.
scw-choice-rebuild = Rebuild { $about }
# $about (its name)
scw-roll-rebuild-hq = { $about }: after how many turns it returns
# $turn
scw-waiting-hq = { $about }, HQ back from turn { $turn } on, at a supply source
scw-not-a-source = { $about } comes back at a supply source of its side: a hex or map edge where its supply lines may end.
