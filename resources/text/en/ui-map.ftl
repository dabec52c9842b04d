### The map: layers, tools, what is written on it, the menu of a hex.

## Layers

map-layer-terrain = Terrain
map-layer-roads = Roads and rails
map-layer-grid = Hex grid
map-layer-hex-numbers = Hex numbers
map-layer-names = Names and signs
map-layer-viewshed = All seen from here
map-layer-corrections = Your corrections
map-layer-highlight = Selection
map-layer-markers = Markers
map-layer-sight = Line of sight

## What each tool waits for

map-tool-select = Tap a hex to learn about it; drag to move the map.
map-tool-sight = Drag from hex to hex, or tap one and then the other.
map-tool-marker = Tap a hex to put the marker down, or to take it off.

## On the map

# $amount (the hindrance a hex adds)
map-adds = +{ $amount }
map-amount-unknown = ?
# $hexes (numbers and names)
map-goals = May be taken: { $hexes }
map-takes-up = A tap takes in hand what stands here; so does going to the hex.
# $hex (where somebody looks from)
map-legend-from = Seen from { $hex }
# $hex (where somebody looks from), $level (as it is called on the board)
map-legend-from-level = Seen from the { $level } of { $hex }
# $seen (from where), $level (of the hexes looked at)
map-legend-on-level = { $seen }: hexes on { $level } or their highest

## What only the table can tell

map-ask-level = On which level?
map-ask-amount = Which value does the counter show?
map-ask-unknown = Don’t know

## Menu of a hex

map-menu-look = Line of sight from here
map-menu-view = All seen from here
map-menu-markers = Markers
map-overlays = Layers of the game
map-menu-centre = Move this hex to the middle
