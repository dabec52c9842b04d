### Offboard artillery in the window.

## Offboard artillery

dock-batteries = Artillery
action-show-batteries = Artillery panel
batteries-no-session = Offboard artillery is tracked in a session of Decision at Elst. Begin one on the start page.
batteries-none = No battery is in play yet.
card-observer = Observer and radio
card-news = In this phase
card-reminders = To be kept in mind
# $percent
odds-contact = contact { $percent } %
# $percent
odds-black = black chit { $percent } %
# $percent
odds-both = both { $percent } %

## Attacks

# $firepower
attack-tem = TEM
attack-tem-in = { $hex }, TEM
attack-negative = FFMO, FFNAM, Air Burst
attack-gunshield = Gunshield +1
attack-more = Other modifiers
attack-of-hex = { $what }: { $hex }
attack-lookup = Infantry Fire Table
lookup-final = Final DR
# $column (firepower)
lookup-column = { $column } FP
# $column (firepower)
lookup-critical = CH: { $column } FP
# $final (a final DR)
lookup-or-less = { $final } or less

## On the map

map-layer-artillery = Offboard artillery
# $battery (its id)
artillery-ar = AR { $battery }
# $direction (1 to 6), $distance (hexes)
artillery-error = direction { $direction }, { $distance ->
        [one] 1 hex
       *[other] { $distance } hexes
    }
# $hexes (how far off the map)
artillery-off-map = { $hexes ->
        [one] 1 hex off the map
       *[other] { $hexes } hexes off the map
    }

## The tour

tour-contact = Dice asked for: the contact roll, with its odds.
tour-draw = A chit asked for, with what is left in the pile.
tour-aim = An AR hex tapped on the map, and where its round may land.
tour-error = The error roll, with the direction rose on the map.
tour-spotting-round = The SR beside its AR; what is not allowed now, with the rule.
tour-attacks = The hexes under fire, each with its modifiers.
tour-attack-rolls = Like rolls answered down one list.
tour-artillery-calculator = The artillery calculator, without a session.
