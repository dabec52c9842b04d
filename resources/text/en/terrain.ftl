## What the rules say of it

note-impassable = No unit may enter
# $mf (movement factors)
note-infantry-enters = Infantry enters for { $mf } MF
# $mf (movement factors)
note-infantry-enters-by-road = Infantry enters by road for { $mf } MF
# $mp (movement points)
note-vehicle-enters = A vehicle enters for { $mp } MP
# $mf (movement factors)
note-polder-infantry-leaves = Infantry pays { $mf } MF more to leave, except by road
# $mp (movement points), $drm (die roll modifier of the Bog Check)
note-polder-vehicle-leaves = A vehicle pays { $mp } MP more to leave and takes a Bog Check, +{ $drm } unless it spends its whole allotment; neither by road
# $mf (movement factors)
note-steeple-stairs = Up to the steeple or down: Infantry only, { $mf } MF
# $tem (terrain effect modifier), $mf (movement factors)
note-polder-cover = +{ $tem } TEM for Infantry, not added to other TEM; { $mf } MF more to have it when moving in
# $tem (terrain effect modifier), $more (what mortars and artillery add for the ground level)
note-steeple-cover = +{ $tem } TEM on both levels; on the ground +{ $more } more against mortars and OBA
# $smc (how many single-man counters)
note-steeple-stacking = In the steeple: one squad-equivalent and { $smc } SMC a player
note-no-smoke = No smoke is placed here

## Notes in the board files: why a fact is not sure

map-note-corner-under-turn-track = A corner lies under the turn track
map-note-under-turn-track = Partly under the turn track; read from what shows
map-note-two-trees-show = Two orchard trees show, the rest lies under the turn track; every other orchard hex has four
map-note-grain-off-centre = A sixth of this half hex is grain, its centre is not: no grain hex
map-note-grain-sliver = A sliver of grain at the map edge: no grain hex
map-note-town-square = The paved square before the Town Hall; a road joins it to BB15
