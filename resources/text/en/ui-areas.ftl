### What is told on the map, and drawn stage by stage.

action-setup-areas = Control and Setup Areas
map-layer-areas = Setup Areas
areas-title = Setup Areas
areas-hide = Hide areas
areas-hexes = Hexes, typed
areas-done = Done
areas-stage-before = Stage before
areas-stage-after = Next stage
areas-stage-first = This is the first stage.
areas-stage-last = This is the last stage.
# $number, $of, $stage
areas-stage = { $number }/{ $of } { $stage }
