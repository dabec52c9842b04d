### The ground in Spanish Civil War Battles: movement, stacking, supply, command, sight.

## What a step costs. $points (movement points), $terrain (row of the chart)

scw-cost-main-road = Main road: { $points } MP
scw-cost-minor-road = Minor road: { $points } MP
scw-cost-terrain = { scw-terrain-row }: { $points } MP
scw-cost-mud = { scw-terrain-row } in mud, mechanized: { $points } MP
scw-cost-river = Across the river: { $points } MP more
scw-cost-bridge = Across a bridge: nothing more
scw-cost-pontoon = Across a pontoon: { $points } MP more
scw-cost-crowded-city = A city with a friend in it: { $points } MP, no gain from the road
scw-terrain-row = { $terrain ->
    [town] Town
    [city] City
    [woods] Woods
    [hills] Hills
    [rough] Rough
    [mixed] Mixed hills, rough or woods
   *[clear] Clear
}

## Why a step is refused. $points (needed), $left (at hand)

scw-terrain-prohibited = { scw-terrain-row }: mechanized units enter by road only.
scw-river-prohibited = Mechanized units cross a river only at a bridge or by road.
scw-points-lacking = It takes { $points } MP; { $left } are left.
scw-zone-out-of-command = A unit out of command may not enter an enemy ZOC.

## Why a stack is too large. $units (in column), $most (battalions)

scw-stack-column = { $units } units in column on the road; outside towns and cities there is room for one.
scw-stack-two-large = Regiments and brigades do not stack with each other.
scw-stack-large-alone = Nothing else fits in a hex with a regiment or brigade.
scw-stack-full = At most { $most } battalions; a company counts as a third of one.

## Trucks

scw-truck-full = A truck carries one regiment or three battalions.
scw-truck-moved-before = A unit that has moved does not board a truck in the same phase.
scw-truck-moved-after = A unit that a truck has carried does not move besides in the same phase.

## Entry hexes and boundaries. $hex (number), $column (of the boundary)

scw-entry-enemy = { $hex }: an enemy unit is there.
scw-entry-zone = { $hex } lies in an enemy ZOC.
scw-boundary-fifth = The V Corps HQ stays at or west of column { $column }xx.
scw-boundary-eighteenth = The XVIII Corps HQ stays at or east of column { $column }xx.

## Why there is no pontoon

scw-pontoon-built-before = These engineers have built their one bridge.
scw-pontoon-no-river = The engineers are not beside a river.
scw-pontoon-moved = The engineers have moved in this phase.

## Supply. $hex (where the line ends), $turn (last turn)

scw-supply-line = In supply: a free line runs to the road, and the road to { $hex }.
scw-supply-none = Out of supply: no free line within two hexes to a road that leads to the proper edge.
scw-supplied-air = Aircraft need no supply.
scw-supplied-arriving = Just arrived: in supply for this phase.
scw-supplied-reserve = Held in reserve: in supply.
scw-supplied-turn = In supply without a line through turn { $turn }.

## Command. $about (formation of the HQ), $hex (of the HQ)

scw-command-line = In command of the HQ in { $hex }.
scw-command-hq-lost = Out of command: the HQ of { $about } is not on the map.
scw-command-too-far = Out of command: the HQ of { $about } is too far away.
scw-command-cut = Out of command: enemies or their ZOC cut the line to the HQ of { $about }.
scw-commanded-air = Aircraft need no command.
scw-commanded-arriving = Just arrived: in command for this phase.
scw-commanded-reserve = Held in reserve: in command.
scw-formation-j-r-2-1 = 2/1 tanks
scw-formation-j-r-3-1 = 3/1 tanks

## Sight for a barrage. $terrain (what blocks), $hexes (where; two that the line runs between), $far (hexes), $most (hexes)

scw-los-blocked = The line of sight is blocked in { $hexes } by { $terrain ->
    [town] a town
    [city] a city
    [elevation-change] a change of elevation
   *[woods] woods
}.
scw-spotter-other-formation = The spotter is not of the gun's formation.
scw-spotter-out-of-command = The spotter is out of command.
scw-spotter-too-far = The spotter is { $far } hexes from the target; in this weather { $most } at most.

## Layers of the map and marks on counters. $faction (republican, nationalist), $hexes (of the enemies)

overlay-scw-zones = Zones of control
overlay-scw-supply = Supply lines
overlay-scw-command = Chains of command
overlay-scw-side = { $faction ->
    [republican] R
   *[nationalist] N
}
overlay-scw-both = RN
scw-letter-unsupplied = S
scw-letter-uncommanded = C
scw-mark-unsupplied = out of supply
scw-mark-uncommanded = out of command
scw-line-without = The line would hold without the enemy in { $hexes }.
