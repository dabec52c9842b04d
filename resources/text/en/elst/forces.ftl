### Forces and scenario rules of Decision at Elst.

## Forces on the table

forces-fact-broken-morale = Morale level of { $unit } when broken
elst-panel-forces = Forces
input-side = Side
input-counters = Counters, such as 3x 4-5-7, 9-1
input-from-hex = From hex
input-to-hex = To hex
input-squads = German squads on the map
input-weapon = Weapon
input-target = Hex fired at
input-smoke-amount = Hindrance on the smoke counter
option-small-arms = small arms, MG
option-gun = Gun
option-pf = PF
option-psk = PSK
option-light-mortar = light mortar
option-vehicle-weapon = vehicle’s weapon
input-british-area = Entry hexes in British Setup Areas (tap or type; none: leave empty)
# $pieces (as a roster line)
forces-pieces = { $pieces }
# $level (ground, steeple)
forces-place-hex = { $level ->
    [steeple] { $hex }, steeple
   *[ground] { $hex }
}
# $spot (hand, offboard, retained, exited, eliminated)
forces-place = { $spot ->
    [hand] in hand
    [offboard] off the map, to enter
    [retained] Retained, off the map
    [exited] left for victory
   *[eliminated] eliminated
}
# $side (british, german)
forces-side = { $side ->
    [british] British
   *[german] German
}
forces-column-side = { forces-side }
forces-column-counters = Counters
forces-packed = { forces-side } { $name }
forces-packed-steeple = steeple
forces-fact-panzerfausts = Panzerfaust shots left
also-forces-fact-panzerfausts = PF
forces-fact-points-adjusted = British points besides those of tracked counters
forces-choice-add = Name counters
forces-choice-set-up = Set up
forces-choice-offboard = Place off the map, to enter
forces-choice-bring-on = Place Retained ones off the map, to enter
# $count
forces-choice-place-all = Place all { $count } off the map
forces-choice-enter = Enter
forces-choice-stay-out = Did not enter
forces-choice-move = Move
forces-choice-eliminate = Eliminate
forces-choice-reduce = Casualty Reduction
forces-choice-replace = Replace (beyond ELR)
forces-choice-leave = Leave the map
forces-choice-retain = Keep out of this scenario (Retained)
forces-choice-take-back = Take back in hand
forces-with-weapon = { $weapon ->
    [small-arms] small arms
    [gun] a Gun
    [pf] a PF
    [psk] a PSK
    [piat] a PIAT
    [light-mortar] a light mortar
   *[vehicle-weapon] a vehicle’s weapon
}{ $area ->
    [yes] {" "}(Area Target Type)
   *[no] {""}
}
do-elst-add-roster = { forces-side } counters named
do-elst-remove-pieces = { forces-side } counters struck off
# $side, $spot (map, and as in forces-place)
do-elst-move-pieces = { forces-side } counters { $spot ->
    [map] moved
    [hand] taken in hand
    [offboard] placed off the map
    [retained] Retained
    [exited] gone for victory
   *[eliminated] eliminated
}
# $side, $way (up, down)
do-elst-use-stairs = { forces-side } counters go { $way ->
    [up] up the steeple
   *[down] down from the steeple
}
# $side, $how (casualty-reduction, replacement)
do-elst-weaken-unit = { forces-side } unit { $how ->
    [replacement] replaced
   *[casualty-reduction] suffers Casualty Reduction
}
do-elst-leave-map = { forces-side } counters leave the map
do-elst-start-vehicle = { forces-side } vehicle starts
# $hex, $side
do-elst-fire-at = { forces-side } fire at { $hex }
do-elst-place-grenade = { forces-side } smoke grenade
# $side (british, german, none), $count (of hexes told)
do-elst-take-control = Control: { $side ->
    [british] British
    [german] German
   *[none] nobody
}
do-elst-pass-road = { forces-side } MMC pass an edge road
do-elst-tell-british-area = British Setup Areas at the edges
do-elst-count-panzerfausts = Count Panzerfausts
do-elst-fire-panzerfaust = Fire a Panzerfaust
do-elst-try-self-rally = Self rally
# $side (british, german, none)
forces-log-control = { $hexes }: { $side ->
    [british] British
    [german] German
   *[none] nobody
}
# $name (of a counter), $count (how many are there, as text)
forces-not-there = Only { $count } of { $name } are tracked there.
forces-no-such-place = { $hex } has no such place.
forces-place-needs-hex = { $spot ->
    [map] A place on the map needs a hex.
   *[other] Only a place on the map has a hex.
}
forces-hex-apart = “{ $text }”: the hex is given on its own here, not after @.
forces-counters-gone = These counters are no longer where they were.
forces-counters-apart = Counters that move together start in one place.
forces-one-unit = Name one squad, half-squad, crew or leader, not “{ $text }”.
forces-leader-wounded = Casualty Reduction wounds leader { $unit }: the base rules tell how.
forces-negative-count = A count cannot be { $count }.
control-off-map = A hex told lies off the map.

## Rosters

roster-nothing-named = “{ $text }” names no counter.
roster-unknown-piece = The { $faction ->
    [british] British
   *[german] Germans
} have no counter “{ $name }”.{ $like ->
    [none] {""}
   *[other] {" "}Like it: { $like }
}
roster-impossible-count = “{ $part }”: the count must lie between 1 and { $most }, not { $count }.
# $most (how many)
roster-too-many = More than { $most } counters cannot be named at once.

## Steeple

# $text
shot-no-such-weapon = “{ $text }” have no such weapon.
# $text
grenade-one-squad = Name one squad, not “{ $text }”.

## Vehicles and Guns

ammunition-code-unreadable = “{ $code }” is no ammunition code such as “D6 J4E”.
# $text
start-one-vehicle = Name one vehicle that may stall, not “{ $text }”.

## Scenario rules of the campaign

leaving-leader = Good Order leader

## On the map

forces-mark-steeple = S
overlay-elst-exit = VP
# $side (british, german)
overlay-elst-side = { $side ->
    [british] B
   *[german] G
}
# $hex, $side (british, german), $squads (squad-equivalents), $most
forces-crowded = { $hex }: { $squads } { $side ->
    [british] British
   *[german] German
} squads, of which the base game lets { $most } stack in a hex.

## What ails counters: shown, and what players may type besides, with "; " between

option-dm = DM
option-cx = CX
option-hidden = hidden
option-first-fire = First Fire
option-shocked = shocked
option-bogged = bogged
option-mired = Mired
option-motion = in Motion
option-crew-exposed = CE
option-crew-gone = crew gone
# $mark (broken and all others)
forces-mark-also = { $mark ->
    [broken] disrupted
    [dm] desperation morale
    [pinned] pin
    [cx] exhausted
    [wounded] wound
    [hidden] HIP
    [prep-fire] prep fired
    [first-fire] first fired
    [final-fire] final fired; has fired
    [stunned] stun
    [shocked] shock; unknown kill; UK
    [bogged] bog
    [immobile] immobilized; immobilised; not mobile
    [motion] motion; moving
    [crew-exposed] crew exposed
    [crew-gone] crew is gone; crew lost; no crew; without crew; without its crew; crewless; unmanned; abandoned; uncrewed; non-crew; held by a non-crew
    [malfunctioned] malfunctioning; malf; jammed; out of order; broken down; MA malfunctioned; MA malfunctioning; main gun malfunctioned
    [disabled] MG is disabled
    [ma-disabled] MA is disabled; main gun disabled; main armament disabled
    [mg-malfunctioned] MG malfunctioning; MG malf; MG jammed
    [spent] out of special ammo
    [low-ammo] low on ammunition; ammo shortage
    [captured] taken
    [recalled] recall; recalled
   *[other] {""}
}
# $mark (broken and all others)
forces-mark-letter = { $mark ->
    [broken] B
    [dm] DM
    [pinned] P
    [cx] CX
    [wounded] W
    [hidden] ?
    [prep-fire] Pr
    [first-fire] 1F
    [final-fire] Fi
    [stunned] St
    [shocked] Sh
    [bogged] Bg
    [mired] Mi
    [immobile] Im
    [motion] Mo
    [crew-exposed] CE
    [crew-gone] –C
    [malfunctioned] Mf
    [mg-malfunctioned] Mg
    [ma-disabled] MA
    [disabled] Di
    [spent] Sp
    [low-ammo] LA
    [captured] Ca
    [recalled] R
   *[other] { $mark }
}
forces-pieces-and = { $about }, { $pieces }
# $mark (broken and all others)
forces-piece-marked = { $about } ({ $mark ->
    [broken] { option-broken }
    [dm] { option-dm }
    [pinned] { option-pinned }
    [cx] { option-cx }
    [wounded] { option-wounded }
    [hidden] { option-hidden }
    [prep-fire] { option-prep-fire }
    [first-fire] { option-first-fire }
    [final-fire] { option-final-fire }
    [stunned] { option-stunned }
    [shocked] { option-shocked }
    [bogged] { option-bogged }
    [mired] { option-mired }
    [immobile] { option-immobile }
    [motion] { option-motion }
    [crew-exposed] { option-crew-exposed }
    [crew-gone] { option-crew-gone }
    [malfunctioned] { option-malfunctioned }
    [mg-malfunctioned] { option-mg-malfunctioned }
    [ma-disabled] { option-ma-disabled }
    [disabled] { option-disabled }
    [spent] { option-spent }
    [low-ammo] { option-low-ammo }
    [captured] { option-captured }
    [recalled] { option-recalled }
   *[other] { $mark }
})
forces-choice-mark = What ails them ...
forces-choice-mark-those = What ails { $about } ...
forces-choice-unmark = No longer: { $about }
do-elst-mark-pieces = State of { forces-side } counters told
forces-log-marked = { $pieces } ({ $about })
forces-log-unmarked = { $pieces } (no longer: { $about })
# $side (who takes it)
forces-choice-capture = The { $side ->
    [british] British
   *[german] Germans
} take it
do-elst-capture-pieces = { forces-side } capture of equipment
forces-log-captured = { $pieces }: in { forces-side } hands
forces-no-equipment = Only equipment is captured: weapons, Guns and radios.
forces-no-taker = No { forces-side } Infantry is there to take it.
forces-marked-already = That is so already: { $about }.
# $name
roster-unfit-mark = “{ $about }” cannot be said of { $name }.

## Control told in words

input-control = Who controls what
input-control-hint = British A-M; German N east
do-elst-tell-control = Control told

## Dice thrown at the table

forces-choice-roll = Tell a roll of theirs ...
forces-choice-rallies = Rally DR ...
input-roll = What the dice show together
input-roll-at = Fired at (may be left empty)
input-roll-note = What it was for (may be left empty)
input-rallied = Rallied?
input-leaves-broken = Broken?
# $side, $total
do-elst-tell-roll = { forces-side } roll: { $total }
# $side, $result (yes, no)
do-elst-rally-pieces = { forces-side } rally DR
# $about (where), $pieces, $total
forces-log-roll = { $about }: { $pieces }, dice { $total }
forces-log-roll-at = at { $hex }
# $verdict (clear, hindered, blocked, too-close), $range, $hindrance
forces-roll-sight = { $verdict ->
    [clear] seen clearly
    [hindered] seen, hindrance +{ $hindrance }
    [blocked] not seen
   *[too-close] too close to call: the string decides
}, range { $range }
rally-rallied = rallied, in Good Order
rally-failed = not rallied
rally-not-broken = Only what is broken rallies.
