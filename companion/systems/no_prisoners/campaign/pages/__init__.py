"""The pages beside the map: events, combat, what is off the map, the turn record track, victory points."""
