### The Setup Areas on the map: what taps tell, the stages in which players mark their maps.

planner-on-map = To set up on map
map-tool-control = Tap or sweep over buildings and edge roads, or type hexes or hexrows (A-M): they come under the control chosen here.
areas-hand-british = British
areas-hand-german = German
areas-hand-nobody = Nobody
areas-hand-no-mans-land = No Man’s Land
areas-hand-uncontrolled = Uncontrolled
areas-hand-by-rules = As the rules say
areas-hand-control = Control
areas-hand-vehicles = AFV (V)
areas-hand-corrections = By hand
areas-vehicles-hint = Tap each hex of a mobile AFV with a working MA; tap it again to take it back.
areas-corrections-hint = Tap or sweep over hexes that your map shows otherwise.
areas-stage-marked = Strategic Locations (4.5055a)
areas-stage-reached = Within two hexes of them (4.5055b)
areas-stage-no-mans-land = No Man’s Land cut out (4.5051)
areas-stage-joined = Enclosed hexes join (4.5054)
areas-stage-result = The Setup Areas (4.5055e)
# $side (british, german), $name (as #1)
areas-name = { $side ->
    [british] Br { $name }
   *[german] Ge { $name }
}
# $side (british, german), $name (as #1)
areas-name-isolated = { $side ->
    [british] Br { $name }, isolated
   *[german] Ge { $name }, isolated
}
# $letter (as players write it: B, R, V)
areas-mark = { $letter }
