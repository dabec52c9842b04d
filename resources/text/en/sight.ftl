### Lines of sight: verdicts, what a line meets, what a verdict takes for granted.

## Why a line is judged as it is

sight-clear = Nothing on the line hinders it.
# $hindrance (the sum), $limit (the sum that blocks)
sight-hindered = Hindrance along the line: +{ $hindrance }, in { $hexes }.
sight-hexes = { $hexes }
sight-blocked-by-obstacle = A building stands in the way, in { $hexes }.
# $hindrance (the sum), $limit (the sum that blocks)
sight-blocked-by-hindrance = Hindrance adds up to { $hindrance }; { $limit } or more block the line.
# $tolerance (in hexes)
sight-too-close = Too close to call: outlines drawn { NUMBER($tolerance, maximumFractionDigits: 3) } hex larger or smaller give different answers. Let the string on the map decide.
sight-adjacent = Adjacent hexes always see each other.
sight-same-hex = { $hex } is named twice: a line needs two hexes, or two levels of one.

## What the line meets in a hex

sight-in-orchard = Orchard, which hinders through the whole hex.
sight-road-in-orchard = The road is no gap: the whole hex counts as orchard.
sight-in-grain = Grain, touched within its outline.
sight-in-building = A building, touched within its outline.
sight-in-polder = Polder neither blocks nor hinders.
sight-in-pond = The pond neither blocks nor hinders.
sight-vehicle = A vehicle.
sight-vehicle-other-level = A vehicle or wreck, but not at the level of both ends.
sight-wreck = A wreck.
# $amount (the hindrance of the counter)
sight-through-smoke = Smoke, +{ $amount }.
sight-through-dispersed-smoke = Dispersed smoke, +{ $amount }.
sight-through-white-phosphorus = White phosphorus, +{ $amount }.
sight-smoke-unknown = White phosphorus; its strength has not been entered, so nothing is added.
sight-smoke-not-in-way = The smoke here is not on the level of this line.
sight-counted-at-range = Counted once only at this range.
# $amount (the hindrance of one area)
sight-blast-area = FFE blast area, +{ $amount }.
sight-blast-area-counted = FFE blast area, counted already.

## What the verdict takes for granted

sight-assumes-no-markers = No smoke, FFE, vehicles or wrecks on the line.
sight-assumes-smoke-uncounted = White phosphorus in { $hexes } left out: its strength has not been entered.
sight-assumes-map-as-read = The map in { $hexes } as far as it could be read; compare it with yours.
# $terrain (terrain keys)
sight-assumes-terrain-harmless = { $terrain } in { $hexes } does not affect sight.

## What cannot be judged

# $board (the title of the board)
sight-off-board = That hex is not on { $board }.
# $level (a number)
sight-no-level = { $hex } has no level { $level }.
# $board (the board's name)
sight-chart-missing = There is no sight chart for the board { $board }.
# $file (the file's name), $where (the field)
sight-chart-broken = { $file }: the sight chart is wrong at { $where }.
# $file (the file's name)
sight-table-format = { $file }: a table can be written as .npz or .csv.
