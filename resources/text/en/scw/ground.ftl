### The ground in Spanish Civil War Battles: what is shown of movement, supply and command.

## What a step costs. $points (movement points), $terrain (row of the chart)

scw-terrain-row = { $terrain ->
    [town] Town
    [city] City
    [woods] Woods
    [hills] Hills
    [rough] Rough
    [mixed] Mixed hills, rough or woods
   *[clear] Clear
}

## Layers of the map and marks on counters. $faction (republican, nationalist), $hexes (of the enemies)

overlay-scw-side = { $faction ->
    [republican] R
   *[nationalist] N
}
overlay-scw-both = RN
scw-letter-unsupplied = S
scw-letter-uncommanded = C
scw-mark-unsupplied = no supply
scw-mark-uncommanded = no command

## How far a unit may go. $points (movement points spent)

scw-reach-cost = { $points }
scw-reach-stop = { $points }Z
