### What the rules of Spanish Civil War Battles refuse and explain: arriving, leaving, weather, the two battles.

## 15 Reinforcements

# $count (number) of units of the formation on the map or gone from it
scw-arrivals-all-here = { $about } does not come: the schedule brings no more of them than the { $count } that have come.
# $about (the unit), $turn
scw-arrives-later = { $about } arrives on turn { $turn }.
# $about (the unit), $hexes
scw-not-an-entry-hex = { $about } enters at { LIST($hexes) }.
# $count (0: all), $part, $hexes (hex numbers), $how (hexes, road, box, withdrawal)
scw-arrival = { $about }{ $part ->
    [all] { "" }
    [first-and-fourth-battalions] {" (1st and 4th Battalions, each in a truck, one artillery battalion)"}
    [other-units] {" (all other units)"}
   *[regiment] {" (regiment)"}
}{ $count ->
    [0] { "" }
   *[other] {" "}× { $count }
}: { $how ->
    [box] released from the Madrid box
    [road] any road at { LIST($hexes) }
    [withdrawal] { LIST($hexes) }, each for a division that has left
   *[hexes] { LIST($hexes) }
}
scw-now-arrivals = { $count ->
    [one] One reinforcement may enter
   *[other] { $count } reinforcements may enter
}
# $about (a formation)
scw-now-untold = Due, not told yet: { $about }
# $count (formations)
scw-now-untold-earlier = Due on earlier turns, not told: { $count } formations
# $count (formations)
scw-choice-settle-arrivals = { $count ->
    [one] This one has come or is lost: ask no more
   *[other] These { $count } have come or are lost: ask no more
}
scw-all-arrivals-told = All that earlier turns brought is told or settled.
# $hex (number)
scw-entry-enemy = { $hex }: an enemy unit is there.
# $hex (number)
scw-entry-zone = { $hex } lies in an enemy ZOC.
# $about (why a hex is closed), $hexes (hex numbers)
scw-entry-elsewhere = { $about } Open to it: { LIST($hexes) }.
scw-supplied-arriving = Just arrived: in supply for this phase.
scw-commanded-arriving = Just arrived: in command for this phase.

## 16 Leaving the map
## + scw-points-lacking

scw-not-at-edge = Units leave the map from a hex at its edge.
scw-choice-leave-map = Leave the map
# $hex (hex number)
scw-choice-leave-by = Leave the map by { $hex }
# $more (other units that left along), $about (the unit), $hexes
scw-news-left = { $about }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
} left the map by { $hexes }
scw-retreat-off-map = A unit that is driven off the map is lost.
# $about (the unit)
scw-never-returns = { $about } does not come back.

## CH.TEC Terrain chart
## + scw-cost-river
## + scw-river-prohibited

# $terrain (key of the chart)
scw-bonus-terrain = { $terrain ->
    [town] Town
    [city] City
    [woods] Woods
    [hills] Hills
    [rough] Rough
    [mixed] Mixed hills, rough or woods
   *[clear] Clear
}
# $points (movement points)
scw-cost-terrain = { scw-terrain-row }: { $points } MP
scw-entry-ground = { scw-terrain-row }: { scw-entry-points }
scw-terrain-prohibited = { scw-terrain-row }: mechanized units enter by road only.
# $crossing (all, some, none)
scw-bonus-river = { $crossing ->
    [all] Every attacker comes across the river
   *[some] Some of the attackers come across the river
}
# $points (movement points)
scw-cost-main-road = Main road: { $points } MP
scw-entry-main-road = Along the main road: { scw-entry-points }
# $points (movement points)
scw-cost-minor-road = Minor road: { $points } MP
scw-entry-minor-road = Along the minor road: { scw-entry-points }

## J.2 Jarama: set-up of the Republicans

# $place (box, hexes, around, both), $hexes, $centre, $radius (hexes away), $about (the unit)
scw-not-its-setup = { $about } is not set up there, but { $place ->
    [box] in the Madrid box.
    [hexes] in { LIST($hexes) }.
    [around] { scw-within }.
   *[both] in { LIST($hexes) } or { scw-within }.
}

## J.5 Jarama: reinforcements of the Nationalists

scw-entry-needs-road = { $about } comes on by a road.

## J.6 Jarama: assault points

scw-assault-name-payer = Independent units assault with a point of a division: say of which.

## J.7 Jarama: victory

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
scw-fact-exits = Units that score for leaving or at the east edge, besides those counted
# $count (of units)
scw-score-east-edge = Nationalists at the east edge north of the Tajuna: { $count }
scw-score-totals = Nationalists { $nationalist }, Republicans { $republican }, difference { $difference }
scw-level = { $level ->
    [republican-victory] Republican victory
    [nationalist-victory] Nationalist victory
    [nationalist-limited] Nationalist limited victory
    [nationalist-substantial] Nationalist substantial victory
    [nationalist-decisive] Nationalist decisive victory
   *[draw] Draw
}

## J.8 Jarama: rivers

# $points (movement points)
scw-cost-river = Across the river: { $points } MP more
scw-river-prohibited = Mechanized units cross a river only at a bridge or by road.
scw-entry-river = Across the river without a bridge, besides: { scw-entry-points }

## J.9 Jarama: stacking
## + scw-stack-two-large

# $companies (free, third)
scw-stack-large-alone = { $companies ->
        [free] No battalion fits in a hex with a regiment; companies do.
       *[third] Nothing else fits in a hex with a regiment or brigade.
    }
# $most (battalions), $companies (free, third)
scw-stack-full = At most { $most } battalions; { $companies ->
        [free] companies do not count.
       *[third] a company counts as a third of one.
    }

## J.10 Jarama: supply

# $hex (where the line ends)
scw-supply-line = In supply: a free line runs to the road, and the road to { $hex }.

## J.12 Jarama: anti-tank units

scw-calculator-guns-idle = No shift by guns against armour: an AT gun shifts attacks with tanks or armoured cars, an F/88 only Republican ones.
scw-shift-anti-tank = Anti-tank unit against armour
scw-shift-f88 = F/88 against Republican armour
scw-shift-f88-adjacent = F/88 next to the attacked hex, against Republican armour

## J.13 Jarama: F/88 and aircraft

scw-air-f88 = F/88 in or next to the hex
# $about (what halves them)
scw-air-halved = { $about }: aircraft halved

## J.14 Jarama: Nationalist bombing
## + scw-air-halved

scw-drm-night = Bombing by night
scw-air-night = Support by night

## J.15 Jarama: Nationalist quality

scw-shift-nationalist-quality = Nationalist attack

## J.16 Jarama: bridging engineers
## + scw-not-own-movement

scw-layer-pontoons = Pontoons
scw-pontoon-no-river = The engineers are not beside a river.
scw-pontoon-moved = The engineers have moved in this phase.
scw-pontoon-engineers-only = Nationalist engineers build pontoons.
# $hex, $where (across: beyond a river; none: there is none beside them)
scw-choice-pontoon = { $where ->
    [none] Bridge a river
   *[across] Bridge the river towards { $hex }
}
# $hex (the hex across the river)
scw-hex-pontoon = A pontoon leads to { $hex }.
# $hex (the hex across the river)
scw-hex-pontoon-building = A pontoon to { $hex } is being built; it serves once this phase is over.
# $points (movement points)
scw-cost-pontoon = Across a pontoon: { $points } MP more
# $hexes (the hex across the river)
scw-news-pontoon-gone = The pontoon to { $hexes } is gone.
# $hexes (the hex across the river)
scw-news-pontoon-not-built = The pontoon to { $hexes } is not built: its builder did not stay for the whole phase.
scw-pontoon-built-before = These engineers have built their one bridge.

## J.18 Jarama: reserves

scw-choice-reserve-two = Two reserve units come out: the enemy is near
scw-choice-reserve-all = The whole reserve comes out: the Manzanares is crossed, or row 41 reached
# $about (the unit)
scw-reserve-held = { $about } is held in the Madrid box.
scw-no-reserve = This battle has no reserve.
# $units (number)
scw-reserve-henares = { $about } belongs to the released reserve, which goes anywhere but south or east of the Henares.
scw-reserve-not-crossed = No Nationalist stands across the Manzanares, or west of it at row 41 or beyond.
scw-reserve-all-due = The Nationalists have crossed the Manzanares, or reached row 41 west of it: the whole reserve may be called.
scw-fact-reserve-free = The whole reserve is released
scw-reserve-enough = { $units } units of the reserve have come already.
scw-reserve-two-due = Nationalists are within four hexes of La Posada, Arganda or Morata: two units of the reserve may be called.
scw-now-reserve-two = Two units of the reserve may be called
scw-now-reserve-all = The whole reserve may be called
scw-fact-reserve-called = Two units of the reserve have been called
scw-reserve-out = The reserve has been called already.
scw-reserve-scheduled = The schedule has released the whole reserve already.
# $distance
scw-reserve-not-near = No Nationalist is within { $distance } hexes of one of the three places.
# $left (number of units)
scw-reserve-two-left = { $left ->
    [one] One of the reserve units called may still leave Madrid.
   *[other] { $left } units of the reserve called may leave Madrid.
}
scw-reserve-appears = { $about } comes out of Madrid into the reserve’s area: across the Manzanares, or west of it at row 41 or beyond.
scw-reserve-stays = { $about } stays in the reserve’s area until the reserve is released.
# $about (a unit), $more (others that moved with it)
scw-reserve-area-left = { $about }{ $more ->
    [0] { "" }
    [one] {" "}and another
   *[other] {" "}and { $more } others
} left the reserve’s area: who is set up there stays until the reserve is released.
scw-fact-held = Stays with the reserve: { $about }
scw-remind-reserve = Units in the Madrid box, and those set up within its boundary, stay until they are released; until then they are in supply and in command.
scw-supplied-reserve = Held in reserve: in supply.
scw-commanded-reserve = Held in reserve: in command.

## J.20 Jarama: weather
## + scw-air-halved

# $turn
scw-roll-weather = Turn { $turn }: weather
scw-air-rain = Rain and mud
# $points (movement points)
scw-cost-mud = { scw-terrain-row } in mud, mechanized: { $points } MP

## B.1 Brunete: turns and initiative
## + scw-first-player-open

scw-initiative-tied = A tie: both roll again.

# $turn
scw-roll-initiative = Turn { $turn }: who is first player
scw-drm-nationalist-initiative = initiative

## B.6 Brunete: victory
## + scw-level
## + scw-score-totals

# $about (the place), $points, $side
scw-news-place = { $about }, { $points } VP: { scw-side } hold it now
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
scw-fact-exits-brunete = Republican regiments that score for leaving, besides those counted
# $count (of units)
scw-score-exits = Regiments exited from 3614, in supply: { $count }

## B.7 Brunete: trucks

scw-truck-full = A truck carries one regiment or three battalions.
scw-truck-elsewhere = A truck carries only who stands where it starts: it drives to them first.
scw-truck-moved-before = A unit that has moved does not board a truck in the same phase.
scw-truck-moved-after = A unit that a truck has carried does not move besides in the same phase.
scw-no-loss-truck = Barrages and bombs do not harm trucks.
# $more (other units that rode along), $about (the unit), $hexes
scw-news-rode = { $about }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
} by truck to { $hexes }

## B.8 Brunete: stacking
## + scw-stack-full
## + scw-stack-large-alone
## + scw-stack-two-large

## B.10 Brunete: supply
## + scw-supply-line

# $turn (last turn)
scw-supplied-turn = In supply without a line through turn { $turn }.

## B.15 Brunete: Nationalists stand fast

scw-voluntary-stand-fast = Units of the 71st that began on the map stand fast, with them the HQ of the 11th: they do not retreat before the die is rolled.
# $about (a unit), $hex (a place), $to (where it moved)
scw-passed-needed = Did { $about } pass through { $hex } on its way to { $to }? Whoever enters it takes it.
# $hexes (objectives), $about (the division)
scw-news-captured = { $about } has captured { LIST($hexes) }
scw-news-objective-lost = { $about } no longer holds { LIST($hexes) }
# $about
scw-packed-captured = objective captured by { $about }
# $hex (an objective), $about (the division)
scw-fact-captured = Captured: { $hex }, { $about }
# $hex, $missing (hex numbers)
scw-objective-of-others = { $hex } is the objective of another division; this one must first capture { LIST($missing) }.
# $about (a unit), $hexes (objectives beside it)
scw-excused-objective = { $about } may not attack { $hexes } yet, an objective of others, and so need not.
# $column (of the boundary)
scw-boundary-fifth = The V Corps HQ stays at or west of column { $column }xx.
# $column (of the boundary)
scw-boundary-fifth-due = V Corps HQ: on to column { $column }xx
# $column (of the boundary)
scw-boundary-eighteenth = The XVIII Corps HQ stays at or east of column { $column }xx.
# $column (of the boundary)
scw-boundary-eighteenth-due = XVIII Corps HQ: on to column { $column }xx

## B.16 Brunete: withdrawal
## + scw-not-own-movement
## + scw-never-returns

# $leaving (number of the division that left)
scw-choice-receive = { $about } comes for the { $leaving }th
# $leaving (number of the division that left), $points
scw-news-received = { $about } comes for the { $leaving }th; its assault points: { $points }
# $about (the unit)
scw-not-received = { $about } comes when another division has left.
scw-no-such-replacement = That division is not to be received.
scw-withdrawal-relieved = Another division has come for that one already.
scw-withdrawal-no-division = Only another Republican division leaves for one that comes.
scw-withdrawal-destroyed = A division that was destroyed on the map brings no other.
# $hexes (hex numbers)
scw-withdrawal-wrong-hex = The units must leave by { LIST($hexes) }.
scw-withdrawal-too-early = Divisions are exchanged from July 21/22 on.
scw-withdrawal-unfinished = Not yet: units of { $about } are still on the map, in { $hexes }.
scw-withdrawal-waiting = Not yet: units of { $about } are still off the map, to come onto it.
