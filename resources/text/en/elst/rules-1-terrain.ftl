### What the rules of Decision at Elst refuse and explain: terrain.

## 1.1 Steeple

steeple-infantry-only = Only Infantry may be in a steeple.
steeple-climb-cost = The stairs cost { $cost } MF, and { $left } are left.
forces-choice-climb = Climb the steeple
forces-choice-descend = Come down from the steeple
# $entry, $climb, $total (MF)
climb-cost = { $entry } MF to enter + { $climb } MF on the stairs = { $total } MF
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
# $steeple, $ground, $from-above (TEM)
climb-cover = TEM: steeple { $steeple }, ground { $ground } ({ $from-above } against mortars and OBA)
steeple-no-close-combat = { $hex }: steeple and ground level are never in CC or Melee with each other.
# $hex, $level (0 ground, 1 steeple)
steeple-close-combat = { $hex }: both sides are { $level ->
    [1] in the steeple
   *[0] at ground level
} and may fight CC there.
shot-no-steeple = Neither the firer nor { $hex } is in a steeple hex: the base rules alone judge this fire.
shot-own-location = The firer is in that Location of { $hex } himself.
# $close (pbf, tpbf, none)
shot-log-close = { $close ->
    [pbf] Point Blank Fire.
    [tpbf] Triple Point Blank Fire.
   *[none] Neither PBF nor TPBF.
}
remind-steeple-cc = Steeple and ground level below are never in CC or Melee with each other.
# $adjacent (pbf, none)
help-steeple-range = { $adjacent ->
    [pbf] Between the steeple and the ground below no TPBF; the next hex is PBF
   *[none] Fire out of or into the steeple is never PBF or TPBF
}
sight-within-steeple-hex = The steeple and the ground below it see each other.
steeple-no-fire-up = { $weapon ->
    [gun] A Gun
    [pf] A PF
    [psk] A PSK
   *[vehicle-weapon] A vehicle’s weapon
} at ground level cannot fire at the steeple straight above.
help-steeple-weapons = Not straight up: Gun, PF, PSK, vehicle. A PIAT up there: not down, not into the next hex
steeple-piat-too-near = A PIAT in a steeple cannot fire at the ground level below nor at an adjacent hex.
shot-log-backblast = The backblast cannot be avoided.
remind-steeple-backblast = A PF or PSK fired from the steeple cannot avoid backblast.
steeple-too-many-squads = A steeple holds one squad-equivalent of each side; this would be { $squads }.
steeple-too-many-leaders = A steeple holds { $most } leaders of each side; this would be { $count }.
# $squads (squad-equivalents), $of-squads, $leaders, $of-leaders
climb-room = Up there then: { $squads } of { $of-squads } squad-equivalent, { $leaders } of { $of-leaders } SMC
# $side, $squads (squad-equivalents up there), $of-squads, $leaders, $of-leaders
help-steeple-room = Steeple, { $side ->
    [british] British
   *[german] Germans
}: { $squads } of { $of-squads } squad-equivalent, { $leaders } of { $of-leaders } SMC
shot-log-nobody = { $hex }: without LOS nobody there is affected.
shot-log-one-dr = One DR for both levels, each with its own TEM.
# $hex
shot-ask-level = Fire at { $hex }: at which level?
forces-choice-fire-steeple = Fire at or from the steeple
# $weapon (as in option-), $area (yes: with the Area Target Type)
forces-choice-fire-from-steeple = Fire { forces-with-weapon } from the steeple
# $hex, $weapon (as in option-), $area (yes: with the Area Target Type)
forces-choice-fire-at-steeple = Fire { forces-with-weapon } at { $hex }
remind-steeple-level = Fire at a steeple hex: name ground level or steeple first, except with Area Target Type fire.
# $hex, $level (0 ground, 1 steeple)
shot-ask-sight = Does the firer have LOS to { $hex }, { $level ->
    [1] steeple
   *[0] ground level
}?
shot-no-sight = The firer has no LOS to { $hex } there.
# $about (the hexes of what it lies behind)
sight-blind-hex = { $hex } lies directly behind an orchard or building, in { $about }, so the steeple cannot see into it.
sight-from-steeple = A line to or from a steeple is hindered by smoke and FFE only.
sight-blinds = Orchard or building directly in front of the far hex.
remind-steeple-smoke = Smoke or WP fired into a steeple hex lies on the ground level.
steeple-no-grenade-up = No smoke grenade is placed from the ground level up into the steeple.
steeple-no-grenade-out = From a steeple a smoke grenade reaches its own Location and the ground level below only.
grenade-out-of-reach = No smoke grenade reaches that place in { $hex }.
# $level (0 ground, 1 steeple)
forces-choice-grenade = Smoke grenade { $level ->
    [1] in the steeple
   *[0] at ground level
}

## 1.2 Pond

elst-pond-no-entry = { $hex } is a pond: no unit may enter it.
elst-pond-no-smoke = { $hex } is a pond: no smoke is placed there.
oba-log-smoke-spared = No smoke in { $hexes }, a pond.

## 1.3 Polder

# $tem
forces-roll-polder = In polder: { $tem } TEM for Infantry not moving
# $tem (signed)
polder-answer-tem = TEM { $tem }
oba-ask-entry-tem = Units came into { $hex }, polder in the blast area of battery { $battery }. Did they spend the extra MF for its TEM?
way-tem-bought = TEM { $tem } in { $hexes }, no FFMO there
way-no-tem-there = No TEM to buy in { $hexes }: no polder on the way
# $hexes, $mf, $tem (signed)
polder-log-left-by-road = Out of { $hexes } by road: only who buys TEM in the next hex spends { $mf } MF more there; attacks on it have TEM { $tem }.
# $residual (firepower)
polder-answer-residual = The residual FP of { $residual } attacks it.
polder-answer-stays = The unit stays in the hex.
polder-answer-leaves = The unit leaves.
# $hexes, $mf, $tem (signed)
polder-log-left = Out of { $hexes } on foot: { $mf } MF more, spent there. Attacks on it have TEM { $tem }, residual FP there attacks; who is pinned or breaks stays.
remind-polder-exit = Fire at the extra MF for leaving polder: +1 TEM, residual FP there attacks too, and a pin or break holds the unit.
# $hexes, $tem
way-exit-attacked = The MF out of { $hexes } is spent in the polder: attacks on it have TEM { $tem }, residual FP there attacks; who is pinned or breaks stays
remind-polder-rout = Routing through polder costs the same extra MF.
way-no-road-bonus = No road bonus in this MPh
# $hexes, $mp, $drm (signed)
polder-log-driven-out = Out of { $hexes } by vehicle: { $mp } MP more and a Bog Check there, DRM { $drm }, or none if the move spends all MP.
# $number (of the check), $hex, $drm
way-bog-check = Bog Check { $number }, out of { $hex }: DRM { $drm }
# $hex, $mp
way-bogged = Bogged in { $hex }, { $mp } MP spent: its movement is over
# $hexes
help-polder-road = By road to { $hexes }: no extra MF or MP, no Bog Check
help-polder-no-road = No road leads out of here
