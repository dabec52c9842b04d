### Lines of sight at Elst: what its chart tells of the steeple, and blast heights.

## The steeple

level-steeple = steeple
sight-blind-hex = { $hex } lies directly behind an orchard or building, so the steeple cannot see into it.
sight-within-steeple-hex = The steeple and the ground below it see each other.
sight-from-steeple = A line to or from a steeple is hindered by smoke and FFE only.
sight-blinds = Orchard or building directly in front of the far hex.
sight-vehicle-below = Vehicles and wrecks do not hinder a line to or from a steeple.
sight-no-steeple = { $hex } has no steeple.
sight-note-steeple = From the steeple: every hex but those right behind an orchard or a building

## Blast height of an SR or FFE

blast-seen = The blast height over { $hex } can be seen.
blast-behind-steeple = The steeple hex { $hexes } is on the line.
blast-obstacle-adjacent = An obstacle next to the observer, in { $hexes }, hides the blast height.
blast-obstacle-ignored = The obstacle next to the observer, in { $hexes }, does not matter to one who stands higher.
blast-off-map = The counter is off the map; the observer does not see it.
# $smoke (the sum of smoke hindrance)
blast-smoke-blocks = Smoke of +{ $smoke } on the line blocks it (chosen reading).
blast-smoke-ignored = Smoke of +{ $smoke } on the line does not matter (chosen reading).
# $tolerance (in hexes)
blast-too-close = Too close to call: outlines drawn { NUMBER($tolerance, maximumFractionDigits: 3) } hex larger or smaller give different answers.
