### The panels beside the map: sight, hex, corrections, markers, layers, log of checks.

## Sight: the verdict

# $amount (hindrance)
badge-hindered = HINDERED +{ $amount }
badge-clear = CLEAR
badge-blocked = BLOCKED
badge-too-close = TOO CLOSE
badge-undeclared = NOT DECLARED
# $verdict (the verdict by the outlines as drawn)
line-as-drawn = As drawn here: { $verdict }.
line-undeclared = Fair play: the answer is shown once the shot is declared.
# $margin (in hexes)
line-margin = Margin: { NUMBER($margin, maximumFractionDigits: 3) } hexes
# $margin (in hexes), $mm (on the printed map)
line-margin-mm = Margin: { NUMBER($margin, maximumFractionDigits: 3) } hexes ({ NUMBER($mm, maximumFractionDigits: 1) } mm)
line-margin-none = No outline is near enough to change this.
# $hex (hex number), $level (as it is called on the board)
position-on-level = { $hex } { $level }
# $source, $target (hexes, with their levels)
line-words = { $source } → { $target }
# $hexes
line-tracked-vehicles = Tracked on the line, not marked: vehicle in { $hexes }. Mark it where it hinders.
# $changes (what each further marker leads to)
line-one-more = One more there: { $changes }
line-one-more-separator = {"; "}
# $kinds (kinds of marker), $amount (hindrance along the whole line)
line-one-more-hinders = { $kinds } → +{ $amount }
# $kinds (kinds of marker)
line-one-more-blocks = { $kinds } → blocked
# $range (hexes from viewer to target)
line-range = range { $range }

## Sight: where it is typed

# $hex (hex number), $level (ground or steeple)
line-level = { $hex } { $level }
# $hex (where one looks from)
line-blind-hexes = Hatched: ground on the way that { $hex } does not see.
line-source = From
line-target = To
line-pair = Line of sight, from and to
line-pair-hint = NN8 II12
# $count (hexes typed)
line-of-several = A line has two ends; { $count } hexes are typed. Leave two.
line-check = Check this line
line-swap = Look from the other end
line-hint = Drag from hex to hex on the map, or type two hexes.
line-declare = Declare the shot
line-all-seen = All seen from here
line-clear = Clear

## Sight: crossed hexes

crossing-title = On the way
crossing-keep = Keep on map
crossing-keep-hint = When on, a marker tapped here stays on the map; else it counts for this check only.
crossing-keep-trial = Keep these markers
# $hex (hex number), $range (hexes from the viewer)
crossing-name = { $hex } · { $range }
# $amount (hindrance)
crossing-adds = +{ $amount }
crossing-blocks = ✕
# $terrain (what stands in the hex)
crossing-along-hexside = { $terrain }, along the hexside
crossing-at-vertex = { $terrain }, at the vertex
# $kind (kind of marker), $hex (hex number)
crossing-toggle = { $kind } in { $hex }

## Markers

marker-smoke = Smoke
marker-dispersed-smoke = Dispersed
marker-white-phosphorus = WP
marker-vehicle = Vehicle
marker-wreck = Wreck
marker-blast-area = FFE
# $name (as typed), $kinds (the markers that there are)
marker-none-called = No marker is called “{ $name }”. There are: { $kinds }.
# $kind (kind of marker), $amount (hindrance)
marker-adds = { $kind } +{ $amount }
# $kind (kind of marker)
marker-adds-as-printed = { $kind } +?
# $kind (kind of marker), $hex (hex number)
marker-on-hex = { $kind } { $hex }
# $marker (kind and hex), $level (as it is called on the board)
marker-on-level = { $marker } ({ $level })
# $marker (kind and hex), $amount (hindrance read off the counter)
marker-with-amount = { $marker } +{ $amount }
markers-none = no markers
tray-hex = Put it in hex
tray-hint = Tap a marker, then tap hexes on the map; or drag it there. A second tap takes it off.
# $count (how many)
tray-standing = On the map: { $count }
# $marker (kind and hex)
tray-this-check = { $marker } (this check only)
tray-clear = Clear all
tray-remove = Take this marker off

## Hex

hex-hint = Tap a hex on the map, or type its number.
hex-places = Names
hex-links = Roads and channels
hex-movement = Movement
hex-cover = Cover
hex-sight = Sight
hex-other = Also
hex-source = How sure this is
hex-half = half hex
hex-off-the-map = off the map
# $network (road or channel), $hexes (where it leads)
hex-leads-to = { $network }: { $hexes }
# $name (a place), $hexes (its other hexes)
hex-place-also = { $name }: { $hexes } too
hex-cost-on-chart = Cost of entry: see your terrain chart
# $fact (a fact of the hex), $source (who says so)
hex-source-of-fact = { $fact }: { $source }
# $network (road or channel), $hex (where it leads)
fact-link = { $network } to { $hex }
source-printed = As printed on the map
source-reconstructed = By the reconstructed map
source-confirmed = Confirmed by you
source-corrected = Corrected by you
# $source (who says so), $confidence (how sure)
source-with-confidence = { $source }, { $confidence }
# $source (who says so), $note (free text)
source-with-note = { $source }. { $note }
confidence-high = certain
confidence-medium = fairly sure
confidence-low = doubtful
hex-same = Same on my map
hex-fix = Fix here
hex-all-seen = All seen from here
# $level (as it is called on the board)
all-seen-from-level = All seen from the { $level }
network-road = road
network-polder = polder channel
area-building = building
terrain-steeple = steeple
# $name (terrain)
sight-note-none = { $name }: no effect
sight-note-obstacle-outline = { $name }: blocks where the line touches its outline
sight-note-obstacle-hex = { $name }: blocks anywhere in the hex
sight-note-hindrance-outline = { $name }: hinders where the line touches its outline
sight-note-hindrance-hex = { $name }: hinders anywhere in the hex, its hexsides and corners too
# $name (the terrain), $level (as it is called on the board)
sight-note-blinds = { $name }: hides the hex right behind it from the { $level }

## Correcting the map

# $hex (hex number)
editor-title = Correct { $hex }
editor-back = Back to the hex
editor-building = Building
editor-no-building = None
material-stone = Stone
material-wood = Wood
editor-hexsides = Pick one, then tap the hexsides it crosses.
editor-note = Note (optional)
editor-changes = What changes
editor-no-change = Nothing yet.
editor-save = Save corrections
editor-reset = Start over
# $hex (hex or hexside), $what (what the player says of it)
correction-of-hex = { $hex }: { $what }
# $hex, $other (the two hexes)
correction-hexside = { $hex }–{ $other }
# $what (terrain, road, feature)
correction-absent = no { $what }
correction-no-building = no building
correction-no-place = no city or town
correction-confirmed = same on your map
# $correction (hex and correction), $note (free text)
correction-with-note = { $correction } (“{ $note }”)
# $count (how many)
corrections-title = Your corrections: { $count }
corrections-none = None yet. They are kept in a file of their own; the map itself stays as it is.
corrections-export = Save to file
corrections-import = From file
corrections-revert = Take this one back

## Layers

layers-reset = Show all at full strength
# $layer (name of the layer)
layers-opacity = How strongly to show: { $layer }
layers-not-shown = This layer is switched off.
layers-all-shown = Every layer shows at full strength already.

## Log of checks

check-time = Time
check-line = Line
check-verdict = Verdict
check-markers = Markers
check-note = Note
# $source (hex, with its level)
check-all-seen = all seen from { $source }
check-was-otherwise = When it was checked: { $about }
# $hexes (from where, to where), $about (the answer)
check-told-again = Line of sight { $hexes }: { $about }
checks-search = Search the checks
checks-jump = Show on map
checks-copy = Copy
checks-export = Save as text
checks-none = No checks yet. Every line of sight you check is listed here.
