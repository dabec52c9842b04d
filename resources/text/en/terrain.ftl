## What the rules say of it

note-impassable = No unit may enter.
# $mf (movement factors)
note-infantry-enters = Infantry enters for { $mf } MF (from the rules’ example).
# $mf (movement factors)
note-infantry-enters-by-road = Infantry coming along the road: { $mf } MF (from the rules’ example).
# $mp (movement points)
note-vehicle-enters = A vehicle enters for { $mp } MP (from the rules’ example).
# $mf (movement factors)
note-polder-infantry-leaves = Infantry pays { $mf } MF more to leave, except by road.
# $mp (movement points), $drm (die roll modifier of the Bog Check)
note-polder-vehicle-leaves = A vehicle pays { $mp } MP more to leave and takes a Bog Check (+{ $drm } unless its whole allotment goes into the move), except by road.
# $mf (movement factors)
note-steeple-stairs = Infantry only climbs to the steeple or comes down, for { $mf } MF.
# $tem (terrain effect modifier), $mf (movement factors)
note-polder-cover = +{ $tem } TEM for Infantry, not added to other TEM; moving in, it costs { $mf } MF more.
# $tem (terrain effect modifier), $more (what mortars and artillery add for the ground level)
note-steeple-cover = +{ $tem } TEM on both levels; +{ $more } more on the ground against mortars and OBA.
# $smc (how many single-man counters)
note-steeple-stacking = Up there each side may have one squad-equivalent and { $smc } SMC.
note-no-smoke = No smoke is placed here.
