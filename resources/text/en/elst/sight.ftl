### Lines of sight at Elst: what its chart tells of the steeple, and blast heights.

## The steeple

level-steeple = steeple
level-steeple-also = bell tower; tower; belfry; spire; upper level; upstairs
sight-vehicle-below = Vehicles and wrecks do not hinder a line to or from a steeple.
sight-no-steeple = { $hex } has no steeple.
sight-note-steeple = From the steeple: every hex but those right behind an orchard or a building

## Blast height of an SR or FFE

# $tolerance (in hexes)
blast-too-close = Too close to call: outlines drawn { NUMBER($tolerance, maximumFractionDigits: 3) } hex larger or smaller give different answers.
