### The player's own picture of the map: laying it, fitting it, peeking at it.

map-layer-scan = My own picture of the map
map-tool-scan = Tap a spot on your picture and name its hex, or drag the spot to where its hex lies.
action-lay-scan = Lay my own picture of the map underneath…
action-fit-scan = Fit my own picture to the map
action-remove-scan = Take my picture away
# Held, not tapped
action-peek = Hold to see only my own picture (Space)
file-scan = My own picture of the map
file-kind-scan = Pictures

## The card beside the fit

scan-title = Fit my picture
scan-tap-spot = Tap the centre of a hex on your picture, or drag it to where that hex lies. Arrow keys nudge.
scan-name-spot = Which hex is this?
# $count (points still needed)
scan-points-missing = { $count ->
    [one] One point is missing; choose one far away.
   *[other] { $count } points, far apart, make the fit.
 }
scan-hex = Hex number, then Enter
scan-points = Points, and how far each is off
# $hex (hex number), $off (distance, in hexes)
scan-point = { $hex }: { $off } hex off
scan-drop = Take this point back
scan-lock = Keep the picture’s proportions
scan-nudge-west = Picture left
scan-nudge-east = Picture right
scan-nudge-north = Picture up
scan-nudge-south = Picture down
scan-done = Done

## What cannot be done

scan-none = No picture of your own lies under the map yet.
# $file (file name), $cause (missing, format, huge, broken)
scan-unusable = { $cause ->
    [missing] { $file }, your picture of the map, is not where it was; the map goes on without it.
    [format] { $file } is neither a PNG nor a JPEG picture.
    [huge] { $file } has too many pixels to be read; save it smaller and try again.
   *[other] { $file } is broken and cannot be shown.
 }
scan-needs-two-points = The fit needs two points.
scan-points-coincide = Points on one spot, or in one hex, do not tell how the picture lies; choose one further off.
scan-points-in-line = To stretch the picture freely, three points not in one line are needed.
