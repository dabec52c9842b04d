### Forces and scenario rules of Decision at Elst.

## Rosters

roster-nothing-named = “{ $text }” names no counter.
roster-unknown-piece = The { $faction ->
    [british] British
   *[german] Germans
} have no counter “{ $name }”.
roster-impossible-count = “{ $part }”: the count must lie between 1 and { $most }, not { $count }.

## Steeple

steeple-infantry-only = Only Infantry may be in a steeple.
steeple-too-many-squads = A steeple holds one squad-equivalent of each side; this would be { $squads }.
steeple-too-many-leaders = A steeple holds { $most } leaders of each side; this would be { $count }.
steeple-climb-cost = The stairs cost { $cost } MF, and { $left } are left.
steeple-no-close-combat = { $hex }: steeple and ground level are never in CC or Melee with each other.
# $hex, $level (0 ground, 1 steeple)
steeple-close-combat = { $hex }: both sides are { $level ->
    [1] in the steeple
   *[0] at ground level
} and may fight CC there.
steeple-no-grenade-up = No smoke grenade is placed from the ground level up into the steeple.
steeple-no-grenade-out = From a steeple a smoke grenade reaches its own Location and the ground level below only.
steeple-no-fire-up = { $weapon ->
    [gun] A Gun
    [pf] A PF
    [psk] A PSK
   *[vehicle-weapon] A vehicle’s weapon
} at ground level cannot fire at the steeple straight above.
steeple-piat-too-near = A PIAT in a steeple cannot fire at the ground level below nor at an adjacent hex.
# $hex
shot-ask-level = Fire at { $hex }: at which level?
# $hex, $level (0 ground, 1 steeple)
shot-ask-sight = Does the firer have LOS to { $hex }, { $level ->
    [1] steeple
   *[0] ground level
}?
shot-no-steeple = Neither the firer nor { $hex } is in a steeple hex: the base rules alone judge this fire.
shot-own-location = The firer is in that Location of { $hex } himself.
shot-no-sight = The firer has no LOS to { $hex } there.
# $text
shot-no-such-weapon = “{ $text }” have no such weapon.
# $hex, $level (0 ground, 1 steeple), $tem (with sign, or unknown), $hindrance
shot-log-struck = { $hex }, { $level ->
    [1] steeple
   *[0] ground level
}: attacked, TEM { $tem ->
    [unknown] by the base rules
   *[other] { $tem }
}{ $hindrance ->
    [0] .
   *[other] , LOS hindrance +{ $hindrance }.
}
shot-log-nobody = { $hex }: without LOS nobody there is affected.
shot-log-one-dr = One DR for both levels, each with its own TEM.
# $close (pbf, tpbf, none)
shot-log-close = { $close ->
    [pbf] Point Blank Fire.
    [tpbf] Triple Point Blank Fire.
   *[none] Neither PBF nor TPBF.
}
shot-log-backblast = The backblast cannot be avoided.
# $text
grenade-one-squad = Name one squad, not “{ $text }”.
grenade-out-of-reach = No smoke grenade reaches that place in { $hex }.

## Quality of troops

elr-ss-exempt = SS { $unit } is never replaced for exceeding its ELR.
elr-crew-unknown = What replaces a { $unit } crew, its counter and the base rules tell.
elr-lowest = No lower unit takes the place of a { $unit }.
elr-replaced = { $unit } is replaced by { $lower }.

## Vehicles and Guns

ammunition-code-unreadable = “{ $code }” is no ammunition code such as “D6 J4E”.
stug-no-coaxial-gun = The CMG of the StuG IIIG(L) may not be used.
stug-coaxial-gun-later = The CMG of the StuG IIIG(L) is there from September 1944 only.
stug-remote-gun-needs-bu = The remote-controlled AAMG fires only while the vehicle is BU.
vehicle-stalls = Each time it spends 1 MP to start: DR, and a 12 stalls it. A second DR then wastes so many MP more.
vehicle-crew-morale = The crew’s morale level is { $morale }.
vehicle-close-defence = { $code } is used in CC and Melee like sN, with { $firepower } FP and { $smoke ->
    [yes] with
   *[no] without
} smoke.
vehicle-no-bow-gun = It has no BMG.
# $colour (red, black), $year
vehicle-to-hit = It uses { $colour ->
    [red] red
   *[black] black
} TH numbers: the red ones count before { $year }.
# $letter, $number
vehicle-number = Its number { $letter } is { $number }.
vehicle-numbers-rise = Its special ammunition numbers rise by 1, to A5 and s9.
weapon-round = It has { $round ->
    [sabot] APDS
    [white-phosphorus] WP
   *[high-explosive] HE
} with depletion number { $number }.
panther-stall-roll = Panther starts: a 12 stalls it
panther-delay-roll = Panther stalled: MP wasted besides the one for starting
# $unit
start-ask-mp = { $unit } starts: how many MP has it left?
start-log-running = It starts.
# $wasted, $left (MP left, or unknown)
start-log-stalled = It stalls and wastes { $wasted } MP{ $left ->
    [unknown] . With MP left it may try again.
    [0] ; its MPh is over.
   *[other] ; with { $left } MP left it may try again.
}
# $moving (yes, no, unknown)
start-log-target = Defensive First Fire may attack it, { $moving ->
    [yes] as a moving target.
    [no] but not as a moving target.
   *[unknown] as a moving target only if it has entered a new hex in this MPh.
}
# $text
start-one-vehicle = Name one vehicle that may stall, not “{ $text }”.
start-not-now = A vehicle starts in the MPh of its own side.
start-over = The stall has used up its MP: its MPh is over.
# $hexes, $count (of vehicles)
start-owed = { $hexes }: { $count } { $count ->
    [one] vehicle that may stall has
   *[other] vehicles that may stall have
} moved without a DR in this MPh. Where one spent 1 MP to start, the opponent may demand it.

## Scenario rules of the campaign

pf-none-left = The Germans have no Panzerfaust shots left.
self-rally-used = { $most } MMC have tried self rally in this RPh already.
entry-not-in-area = { $hex } is no entry hex of the { $faction ->
    [british] British
   *[german] Germans
}.
entry-in-british-area = { $hex } lies in a British Setup Area: no Germans enter there.
entry-not-own-rally = The { $faction ->
    [british] British
   *[german] Germans
} place units off the map in an RPh of their own, to enter in that player turn.
entry-out-of-scenario = { $name }: out of this scenario. It has left the map, or did not enter when it might; it is Retained.
gun-setup-too-far = A Gun sets up within { $most } hexes of where it last stood; this is { $distance }.
leaving-morale-check = { $unit } leaves broken: NMC against morale { $morale }
leaving-leader = Good Order leader
victory-points = The British have { $points } of { $needed } points for units off the east edge between TT6 and TT20.
victory-building-missing = The British do not control { $hexes } of the church building.
victory-building-held = The British control the church building.
initial-enters-only = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
} may only enter from off the map.
initial-other-columns = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards set up nowhere,
    [wessex-214-brigade] 214th Brigade sets up on hexrow D and west,
   *[kampfgruppe-knaust] Kampfgruppe Knaust sets up on hexrow E and east,
} not on { $column }.
initial-never-enters = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
} may not enter from off the map then.
initial-ask-pieces = The scenario card shows the counters of { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
}: type them from there.

## Forces on the table

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
    [retained] Retained, out of this scenario
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
forces-gauge-points = British points off the east edge
forces-gauge-panzerfausts = Panzerfaust shots
forces-gauge-self-rally = Self rallies in this RPh
forces-fact-panzerfausts = Panzerfaust shots left
forces-fact-points-adjusted = British points besides those of tracked counters
victory-reached = Both parts of the British victory are true now.
# $hex, $side (british, german), $levels (each unit with its morale level)
own-fire-units = { $hex }, { forces-side } units under HE of their own side, morale one lower – { $levels }
# $morale, $broken (the level on its back less 1, or unknown)
own-fire-counter = Under HE of its own side: morale { $morale }; broken { $broken ->
    [unknown] one below the counter’s back
   *[other] { $broken }
}

forces-choice-add = Name counters
forces-choice-set-up = Set up
forces-choice-offboard = Place off the map, to enter
forces-choice-bring-on = Place Retained ones off the map, to enter
forces-choice-enter = Enter
forces-choice-stay-out = Did not enter
forces-choice-move = Move
forces-choice-eliminate = Eliminate
forces-choice-reduce = Casualty Reduction
forces-choice-replace = Replace (beyond ELR)
forces-choice-leave = Leave the map
forces-choice-leave-broken = Leave the map, broken
forces-choice-retain = Keep out of this scenario (Retained)
forces-choice-take-back = Take back in hand
forces-choice-climb = Climb the steeple
forces-choice-start = Start (stall DR)
forces-choice-fire-steeple = Fire at or from the steeple
# $weapon (as in option-), $area (yes: with the Area Target Type)
forces-choice-fire-from-steeple = Fire { forces-with-weapon } from the steeple
# $hex, and as before
forces-choice-fire-at-steeple = Fire { forces-with-weapon } at { $hex }
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
# $level (0 ground, 1 steeple)
forces-choice-grenade = Smoke grenade { $level ->
    [1] in the steeple
   *[0] at ground level
}
forces-choice-descend = Come down from the steeple
forces-choice-self-rally = Self rally
forces-choice-fire-pf = Fire a Panzerfaust
forces-choice-count-pf = Count Panzerfausts by tracked squads
forces-choice-type-pf = Count Panzerfausts
forces-choice-british-area = British Setup Areas at the edges

do-elst-add-roster = { forces-side } counters named
do-elst-remove-pieces = { forces-side } counters struck off
# $side, $spot (map and those above)
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
forces-log-road = The { $side ->
    [british] British
   *[german] Germans
} control the edge road { $hex }.
forces-log-panzerfausts = { $count ->
    [one] { $count } Panzerfaust shot
   *[other] { $count } Panzerfaust shots
}

forces-log-left-out = Out of this scenario, Retained for the next: { $pieces }
forces-log-balance = { $side ->
    [british] Balance for the British: the German OBA is 80+mm instead of 100+mm.
   *[german] Balance for the Germans: the British have no mortars.
}
forces-no-such-balance = There is no balance “{ $side }” in this scenario.

# $name (of a counter), $count (how many are there, as text)
forces-not-there = Only { $count } of { $name } are tracked there.
forces-no-such-place = { $hex } has no such place.
forces-place-needs-hex = { $spot ->
    [map] A place on the map needs a hex.
   *[other] Only a place on the map has a hex.
}
forces-out-of-play = { $spot ->
    [retained] Retained counters do not come back in this scenario.
    [exited] Counters that left for victory never come back.
   *[eliminated] Eliminated counters do not come back.
}
forces-hex-apart = “{ $text }”: the hex is given on its own here, not after @.
forces-counters-gone = These counters are no longer where they were.
forces-counters-apart = Counters that move together start in one place.
forces-one-unit = Name one squad, half-squad, crew or leader, not “{ $text }”.
forces-leader-wounded = Casualty Reduction wounds leader { $unit }: the base rules tell how.
forces-negative-count = A count cannot be { $count }.
control-not-strategic = None of these hexes is a building or a road hex at the map’s edge.
control-no-edge-road = None of these hexes counts for the control of an edge road.
control-off-map = A hex told lies off the map.
leaving-not-at-edge = { $hex } is not at the map’s edge.
leaving-one-at-a-time = Each broken unit takes its own NMC: name one unit and the SW that it possesses.
leaving-ask-morale = Morale level of the broken { $unit }
leaving-ask-result = Did { $unit } pass its NMC?
pf-not-counted = Nobody has counted the Panzerfausts yet.
self-rally-not-now = Self rally is tried in the RPh.

## On the map

forces-mark-steeple = S
overlay-elst-control = Control
overlay-elst-road = Passed on edge roads
overlay-elst-entry = Entry hexes
overlay-elst-victory = Victory
overlay-elst-exit = VP
# $side (british, german)
overlay-elst-side = { $side ->
    [british] B
   *[german] G
}

## Reminders by phase

# $hexes, $mf, $tem (signed)
polder-log-left = Out of { $hexes } on foot: { $mf } MF more, spent there. Attacks on it have TEM { $tem }, residual FP there attacks; who is pinned or breaks stays.
# $hexes, $mf, $tem (signed)
polder-log-left-by-road = Out of { $hexes } by road: only who buys TEM in the next hex spends { $mf } MF more there; attacks on it have TEM { $tem }.
# $hexes, $mp, $drm (signed)
polder-log-driven-out = Out of { $hexes } by vehicle: { $mp } MP more and a Bog Check there, DRM { $drm }, or none if the move spends all MP.
remind-self-rally = Two MMC of this side may try self rally before others rally.
remind-offboard = Units placed off the map now enter in this player turn, or are out of the scenario and Retained.
remind-steeple-level = Fire at a steeple hex: name ground level or steeple first, except with Area Target Type fire.
remind-steeple-backblast = A PF or PSK fired from the steeple cannot avoid backblast.
remind-steeple-smoke = Smoke or WP fired into a steeple hex lies on the ground level.
remind-cowering = British elite and first-line squads and half-squads do not cower.
remind-assault-fire = SS 6-5-8 have the Assault Fire bonus.
remind-stug = StuG IIIG(L): special ammunition numbers A5 and s9, and no CMG.
remind-entry = All units of one reinforcement group first appear in one area, its support weapons stacked with its own units.
remind-panther = A Panther that spends 1 MP to start makes a DR: 12 stalls it.
remind-polder-exit = Fire at the extra MF for leaving polder: +1 TEM, residual FP there attacks too, and a pin or break holds the unit.
remind-polder-rout = Routing through polder costs the same extra MF.
remind-edge-road = Good Order MMC that pass an edge road hex and all around it take it.
remind-tiger = Tiger: crew morale 9, and M7 in CC like sN with 12 FP, without smoke.
remind-steeple-cc = Steeple and ground level below are never in CC or Melee with each other.

## Readings

setting-forces-adjacent-steeple-fire-is-close = Fire between a steeple and the next hex is PBF
setting-forces-polder-cover = Polder with another TEM: Infantry gets
option-better = the better one
option-other-terrain = that of the other terrain
setting-forces-six-pounder-sabot = Depletion number of the 6-pounder’s APDS
option-as-coded = 6, as in the counter’s code
option-as-worded = 4, as in the text
setting-forces-stug-coaxial-gun = The StuG IIIG(L) may use its CMG
setting-forces-stug-numbers-rise = The StuG’s printed ammunition numbers rise by 1
setting-forces-first-panzerfaust-fraction-drops = Half a Panzerfaust is dropped at the start too
setting-forces-exited-for-victory-never-return = British units gone for victory are out of the whole campaign
# $most (how many)
roster-too-many = More than { $most } counters cannot be named at once.
