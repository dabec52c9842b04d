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
