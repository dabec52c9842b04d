### Correcting the map by drawing on it.

action-correct-map = Draw on the map what yours shows
correct-title = Your map shows …
correct-group-ways = Roads, rails
correct-group-hexsides = Hexsides
correct-group-ground = Hexes
correct-group-marks = Marks
correct-group-seen = As drawn
correct-line = Or type hexes: from, to
correct-eraser = Eraser
correct-eraser-tip = Take off what you sweep instead of drawing it (Delete)
correct-done = Done
correct-hint-way = Drag from hex to hex: it crosses every hexside on the way. Go back over it to take it back.
correct-hint-feature = Drag along hexsides, from corner to corner. From the middle of a hex, drag across the hexside. A tap takes the hexside under it.
correct-hint-crossing = Drag across the river, from hex to hex.
correct-hint-ground = Tap a hex, or sweep over several. Go back over one to take it back.
correct-hint-seen = Tap or sweep the hexes that look the same on your map, with their hexsides.
brush-seen = same as drawn
# $key (what the board calls it)
brush-by-key = { $key }
editor-draw = Draw on the map

## What a sweep did, as a step

# $about (what was drawn), $hex (where it began), $count (hexes)
step-drawn-hexes = { $about } drawn: { $count ->
    [one] { $hex }
   *[other] { $count } hexes from { $hex }
 }
# $about (what was drawn), $hex (where it began), $count (hexsides)
step-drawn-hexsides = { $about } drawn: { $count ->
    [one] one hexside of { $hex }
   *[other] { $count } hexsides from { $hex }
 }
# $about (what was taken off), $hex (where it began), $count (hexes)
step-erased-hexes = { $about } taken off: { $count ->
    [one] { $hex }
   *[other] { $count } hexes from { $hex }
 }
# $about (what was taken off), $hex (where it began), $count (hexsides)
step-erased-hexsides = { $about } taken off: { $count ->
    [one] one hexside of { $hex }
   *[other] { $count } hexsides from { $hex }
 }
# $hex (where it began), $count (hexes)
step-swept-seen = same on your map: { $count ->
    [one] { $hex }
   *[other] { $count } hexes from { $hex }
 }

## What a sweep cannot say

sweep-off-map = That lies off the map: begin on one of its hexes.
# $hex (hex number)
sweep-needs-two = A road or railway leads somewhere: drag on from { $hex } into the next hex.
sweep-no-hexside = No hexside of the map was touched: drag along one, or across it from hex to hex.
sweep-nothing-to-cross = There is no water on the hexsides crossed: draw the river first, then the bridge.
# $board (title of the map)
sweep-not-on-this-map = The map of { $board } knows nothing of that kind.
sweep-no-change = The map shows that already.

## Values that hexes may have

terrain-coastal = on the coast
terrain-depot-allied = Allied depot
terrain-depot-central = Central Powers depot
terrain-elevation-change = change in elevation
terrain-entrenchment-central = Central Powers entrenchment
terrain-front-e = East front
terrain-front-w = West front

## What lies on hexsides

terrain-all-lake = all lake
terrain-bridge = bridge
terrain-canal = canal
terrain-front-boundary = front boundary
terrain-frontier = frontier
terrain-major-river = major river
terrain-river = river

## Numbers of the printed map

printed-number = Its number on your map
# $hex (number on the player's map), $before (number until now)
step-hex-named = { $before } is { $hex } on your map; all numbers follow
# $number (what was typed), $hexes (the hex, and one that would have no number)
printed-number-no-room = { $number } cannot be: other hexes of this map would have no number of four digits then.

## Facts of hexes that are known by name

network-rail = railway
terrain-canal-bank = bank of the canal
terrain-depot = depot
terrain-entrenchment = entrenchment
terrain-front = front
terrain-region = region
terrain-territory = territory
terrain-west-of-canal = west of the canal
