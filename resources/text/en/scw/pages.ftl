### The pages and facts of Spanish Civil War Battles that are neither clock nor combat.

## The tour

tour-scw-drawing = The map put right by drawing on it: a road just drawn, the river next in hand.
tour-scw-drawing-japanese = The same in Japanese.
tour-scw-set-up = Jarama: counters named and placed, the rest waiting to be.
tour-scw-grid = Jarama: the grid check, before the first session on a reconstructed map.
tour-scw-grid-japanese = The same in Japanese.
tour-scw-supply = Supply lines and chains of command; a unit that is cut off, and what would restore it.
tour-scw-supply-japanese = The same in Japanese.
tour-scw-combat = An assault before its die: totals, every shift and modifier, what each result asks of both sides.
tour-scw-combat-japanese = The same in Japanese.
tour-scw-barrage = A barrage: the line along which its gun sees, and each unit’s column.
tour-scw-barrage-japanese = The same in Japanese.
tour-scw-victory = Victory points at any time, with the places that bring them.
tour-scw-victory-japanese = The same in Japanese.
tour-scw-calculator = A combat of Spanish Civil War Battles from typed totals.

## Facts. $about (the unit), $hex, $side (republican, nationalist)

option-weather-clear = clear
option-weather-rain = rain and mud
scw-fact-weather = Weather
scw-fact-points = Points besides those counted: { scw-side }
scw-score-by-hand = Counted at the table

## Points. $side

scw-points-of = { $side ->
    [republican] Republican assault points
   *[nationalist] Nationalist assault points
}, left of all

## Bombs. $count (aircraft, or air points left), $about (the aircraft), $strength

scw-choice-bomb-all = Bomb with all { $count } aircraft …
scw-choice-bomb-with = Bomb with { $about } (strength { $strength }) …
scw-choice-bomb-points = Bomb with air points ({ $count } left) …
scw-input-bomb-points = Air points
scw-remind-no-aircraft = No { $side ->
    [republican] Republican
   *[nationalist] Nationalist
} aircraft are told yet: type them in the forces panel, as in { $side ->
    [republican] SB2: 2x air 4
   *[nationalist] AIR: 2x air 4
}.

## Victory. $kind (most, least, both), $least, $most (differences in points)

scw-column-open = Still open
scw-column-hexes = Hex
scw-column-division = Division
scw-column-captured = Captured
scw-column-uncaptured = To capture
scw-column-difference = Difference
scw-column-level = Level
scw-level-name = { scw-level }
scw-level-span = { $kind ->
    [most] up to { $most }
    [least] { $least } or more
   *[both] { $least } to { $most }
}
# $about (those differences)
scw-level-within = Difference for this level: { $about }

## What it costs to enter a hex. $for, $wet-for (both, foot, each; same as in clear weather)
## $foot, $mechanized, $wet-foot, $wet-mechanized (movement points), $terrain

scw-entry-points = { $for ->
    [both] { $foot } MP
    [foot] { $foot } MP on foot, mechanized units by road only
   *[each] { $foot } MP on foot, { $mechanized } mechanized
}{ $wet-for ->
    [same] { "" }
    [both] ; in rain { $wet-foot }
    [foot] ; in rain { $wet-foot } on foot
   *[each] ; in rain { $wet-foot } on foot, { $wet-mechanized } mechanized
}

## Combat

scw-combat-how = In your combat phase the attacks and assaults on each hex stand here, by all who may take part. For a barrage or fewer attackers tap their stack: the card offers them under More. Totals alone are reckoned on the start page.
# $points, $faction (republican, nationalist, nobody)
scw-place-mark = { $points }{ $faction ->
    [nobody] { "" }
   *[other] {" "}{ overlay-scw-side }
}

## The log. $kind (normal, assault, barrage, bombardment), $hexes

scw-log-fight = { $kind ->
    [normal] Normal attack
    [assault] Assault
    [barrage] Barrage
   *[bombardment] Air bombardment
} of { $hexes }

## The sequence of play in a list. $phase, $player (both: nobody’s own)

scw-phase-listed = { $player ->
    [both] { $phase ->
        [initiative] Initiative
        [weather] Weather
        [first-bombardment] First player’s air bombardment
        [second-bombardment] Second player’s air bombardment
        [first-movement] First player’s movement
        [first-combat] First player’s combat
        [second-movement] Second player’s movement
       *[second-combat] Second player’s combat
    }
   *[other] { scw-phase }
}

## Set-up. $about (the formation), $where (as in scw-setup), $map, $told, $known (-1: the rules do not say how many)

scw-formation-told = { $about }: { scw-setup } ({ scw-told-count })
# $value, $about (the ground)
scw-hex-defence = Defence { $value }: { $about }

## Packing up. $about

scw-packed-points = Assault points left

## Charts

chart-ch-tec = terrain chart
