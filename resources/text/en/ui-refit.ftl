### The Refit Phase in the window: calculators of the start page.

## Escape

calculators-escape = Escape
escape-calculator-title = Escape calculator
escape-units = Units: 4-5-7, 9-1
escape-stunned = Stunned AFV
escape-wounded = Wounded leaders
escape-dr = DR
# $drm (signed), $reasons
escape-drm = DRM { $drm }: { $reasons }
escape-no-drm = no modifier
# $result (one of those below), $chance (as chance-exact)
escape-chance = { $result }: { $chance }
# $original, $drm (signed), $final, $result
escape-result = DR { $original } { $drm } = { $final }: { $result }
# $count, $unit, $fate (the counter that takes its place, or escape-lost)
escape-fate = { $count ->
    [1] { $unit } → { $fate }
   *[other] { $count }x { $unit } → { $fate }
}
# $unit (a leader)
escape-wounded-leader = { $unit } (wounded)
escape-lost = lost
escape-result-escapes = Escapes
escape-result-replaced = Escapes, Replaced
escape-result-reduced = Escapes, Casualty Reduction
escape-result-replaced-and-reduced = Escapes, Replaced and Casualty Reduction
escape-result-eliminated = Eliminated
escape-result-wreck = Wreck

## Purchases

calculators-purchase = Purchase
planner-title = Purchase planner
planner-points = CPP
planner-date-24-morning = 24 morning
planner-date-24-noon = 24 noon
planner-date-24-evening = 24 evening
planner-date-25-morning = 25 morning
planner-date-25-noon = 25 noon
planner-on-map = To set up on map
planner-earlier = Bought earlier: I3 V2
planner-all-isolated = All own areas Isolated
planner-north-closed = No north entry (German)
# $id (as I1), $name
planner-group = { $id } { $name }
# $group
planner-group-on-map = { $group }, on map
# $group, $cost
planner-offer = { $group }: { $cost } CPP
# $group
planner-put-back = { $group } ✕
# $cost, $points, $left (as text)
planner-cost = { $cost } of { $points } CPP spent, { $left } left
# $group, $why (a reason)
planner-refused = Not allowed: { $group }. { $why }
# $group, $chance (as chance-exact)
planner-full = { $group } at full strength: { $chance }
# $chance (as chance-exact)
planner-all-full = All at full strength: { $chance }
# $list (lines of planner-piece)
planner-units =
    Units
    { $list }
# $list (lines of planner-piece)
planner-weapons =
    Support weapons
    { $list }
# $list (lines of planner-piece)
planner-leaders =
    Leaders
    { $list }
# $piece (as printed), $shares
planner-piece = · { $piece }: { $shares }
# $number (of counters), $percent
planner-share = { $number } ({ $percent } %)
