### The window around the map: actions, start page, settings, messages.

# $board (title of the board)
window-title = { $board } – Wargame Companion

## Actions, as menus, palette and buttons name them

action-sight = Check a line of sight
action-viewshed = Show all seen from here
action-declare = Declare the shot
action-swap-ends = Look from the other end
action-target-up = Target one level up
action-target-down = Target one level down
action-source-up = Viewer one level up
action-source-down = Viewer one level down
action-clear-sight = Clear line and shading
action-sight-table = Write the table of all lines of sight…
action-cancel-table = Stop writing the table
action-fair-play = Fair play
action-go-to = Go to a hex
action-select = Look at hexes
action-zoom-in = Zoom in
action-zoom-out = Zoom out
action-zoom-reset = Ordinary size
action-fit = Show the whole map
action-flip = Turn the map round
action-undo = Undo
action-redo = Redo
action-markers = Place markers
action-keep-markers = Keep this check’s markers on the map
action-clear-markers = Take all markers off
action-correct-hex = Correct this hex
action-confirm-hex = This hex is the same on my map
action-export-corrections = Save my corrections to a file…
action-import-corrections = Take over corrections from a file…
action-show-sight = Sight panel
action-show-hex = Hex panel
action-show-markers = Marker panel
action-show-layers = Layer panel
action-show-checks = Log of checks
action-map-only = Map only
action-screen-keys = Keys on the screen
action-table-mode = Table mode (large)
action-text-larger = Larger text
action-text-smaller = Smaller text
action-theme = Light or dark
action-language = 日本語で表示
action-palette = Find a command
action-start-page = Start page
action-map-page = Map
action-settings = Settings
action-quit = Quit
# $action (name of the action), $label (the step it would act on)
action-with-label = { $action }: { $label }

## Buttons that show a short name

button-sight = Sight
button-viewshed = Seen from here
button-markers = Markers

## Menu and toolbar

menu-sight = Sight
menu-map = Map
menu-edit = Markers and corrections
menu-view = View
menu-program = Program
toolbar-title = Toolbar
toolbar-menu = All commands

## Panels

dock-sight = Sight
dock-hex = Hex
dock-markers = Markers
dock-layers = Layers
dock-checks = Log of checks
rail-title = Panels
rail-more = More panels
dock-close = Close the panel

## Typing hexes

go-to-label = Go to
go-to-hint = NN8, or NN8 II12
go-to-close = Close
go-to-too-many = One hex to go to, or two for a line of sight: these are more.
pad-space = space
pad-erase = Erase
pad-go = Enter
keys-capitals = Aa
keys-kana = Kana
keys-words = Words
keys-command-words = readings settings facts forces areas save show picture session roll call counters next phase undo redo log rules sight hex marker text colours guide
keys-close = Put the keys away
nothing-typed = Nothing is typed yet.

## Command palette

palette-hint = What would you like to do?
palette-none = Nothing is called that. Other words may do.
palette-task = Guide: { $title }
palette-calculator = Calculator: { $about }
palette-form = { $about } ({ $panel })
palette-facts = Set directly: { $count ->
    [one] one value named “{ $query }”
   *[other] { $count } values named “{ $query }”
}
palette-rules = Rules: { $count ->
    [one] one on “{ $query }”
   *[other] { $count } on “{ $query }”
}

## Message bar

# $count (messages behind this one)
message-waiting = { $count ->
    [one] 1 more
   *[other] { $count } more
 }
message-close = Close

## Start page

start-title = Wargame Companion
start-solo = Alone
start-two-players = Two players
start-fair-play = Fair play
start-fair-play-means = Verdicts stay hidden until a shot is declared; every check goes to the log.
# $count (scenarios of a game)
start-scenarios = { $count } scenarios
# $scenario (its name), $length (of it, in words)
start-begin = Begin { $scenario }: { $length }
card-open-map = Open the map
game-is-chosen = { $about } is on the table already: begin a session, or open its map.
card-elst-title = Decision at Elst
card-elst-about = Elst, September 1944. Campaign and scenarios on one map of 1,334 hexes.
card-elst-helps =
    • Lines of sight, hex by hex, with the rule for each hindrance
    • All seen from a hex or the church steeple; smoke, FFE, vehicles, wrecks
    • Says when it is too close and the string must decide
    • Your own corrections of the map, kept for every evening
card-elst-words = leader squad half crew radio MMG LMG HMG mortar gun tank wounded broken stunned German British north south east west of
calculator-hint = Type two hexes and press Enter. No map, no counters needed.
calculator-show-map = Show on the map
language-en = English
language-ja = 日本語
theme-system = As the system
theme-light = Light
theme-dark = Dark

## Settings

settings-title = Settings
settings-look = Look
settings-language = Language
settings-theme = Colours
settings-text-size = Text
settings-map-scale = Labels and lines on the map
settings-play = Play
settings-hex-height = Height of a printed hex, flat side to flat side
settings-hex-height-unknown = not measured
settings-mm = {" "}mm
settings-readings = Readings of the rules
settings-shortcuts = Shortcuts
settings-shortcuts-reset = Bring the default shortcuts back
settings-shortcuts-are-default = No shortcut has been changed.
# $keys (the keys), $action (the action that has them)
shortcut-taken = { $keys } is taken by “{ $action }”.
# $keys (the key)
shortcut-is-typing = { $keys } alone types a hex number; add Ctrl or Alt.
# $keys (the key)
shortcut-is-space = { $keys } alone ticks a box and peeks on the map; add Ctrl or Alt.

## Readings of disputed rules

reading-tolerance = Outlines are trusted to this part of a hex
reading-vehicle-adds-to-terrain = A vehicle or wreck adds +1 also where terrain at that range hinders
reading-adjacent-always-seen = Adjacent hexes see each other through any smoke
reading-blind-building = From the steeple, a building blinds the hex behind it
reading-blind-building-outline = where the line touches it
reading-blind-building-hex = wherever it stands in the hex
reading-blind-pair = Along a hexside, the hex behind is blind
reading-blind-pair-any = if either hex blinds
reading-blind-pair-both = if both blind
reading-blast-smoke = Six or more smoke hindrance to a blast height
reading-blast-smoke-smoke-does-not-block = does not block
reading-blast-smoke-smoke-blocks = blocks

## Steps that can be undone. $kind (kind of marker), $hex and $hexes (where)

step-marker-placed = { $kind ->
    [smoke] smoke on { $hex }
    [dispersed-smoke] dispersed smoke on { $hex }
    [white-phosphorus] WP on { $hex }
    [vehicle] vehicle on { $hex }
    [wreck] wreck on { $hex }
   *[blast-area] FFE on { $hex }
 }
step-marker-removed = { $kind ->
    [smoke] smoke off { $hex }
    [dispersed-smoke] dispersed smoke off { $hex }
    [white-phosphorus] WP off { $hex }
    [vehicle] vehicle off { $hex }
    [wreck] wreck off { $hex }
   *[blast-area] FFE off { $hex }
 }
step-hex-corrected = correction of { $hexes }
step-hex-confirmed = { $hex } confirmed
step-correction-reverted = correction of { $hex } taken back
step-corrections-imported = corrections taken over

## Fair play

fair-play-hides-viewshed = Fair play: declare a shot from { $hex } first, then see what it sees.
fair-play-hides-what-if = Fair play: declare the shot first, then try what a marker on { $hex } would change.

## Messages. $file (file name), $folder, $cause (denied, folder, no-folder, full, other), $where (place in the file)

viewshed-needs-hex = Select a hex first, or draw a line from it.
preferences-not-saved = Settings cannot be saved in { $folder }: { $cause ->
    [denied] you may not write there.
    [folder] a folder of that name is in the way.
    [no-folder] a file stands where a folder should be.
    [full] the disk is full.
   *[other] the system refuses.
 } They count until you close the program.
preferences-not-read = { $file } cannot be used (at { $where }): ordinary settings stand in for it; the file will be set aside, not overwritten.
settings-not-read = { $file } cannot be used (at { $where }): the program goes on without it; the file will be set aside, not overwritten.
corrections-exported = Your corrections are in { $file }.
# $count (how many entries)
corrections-imported = { $count ->
    [one] 1 entry
   *[other] { $count } entries
 } taken over from { $file }.
# $percent (how far)
sight-table-progress = Judging all lines of sight: { $percent } %
# $pairs (how many lines)
sight-table-written = { $pairs } lines of sight are in { $file }.
sight-table-cancelled = The table was stopped; nothing was written.
sight-table-outdated = Board or markers changed meanwhile: the table was dropped, nothing was written.
# $error (what the program says)
work-failed = Something went wrong inside the program: { $error }
# $file (the program's log)
trouble = Something went wrong inside the program. Nothing that was recorded is lost; { $file } keeps what it was.
# $file (the program's log)
trouble-here = This cannot be shown: something went wrong in it. Everything else goes on. { $file } keeps what it was.
app-no-display = There is no display here. “companion tour --out DIR” writes pictures of every screen instead.

## Choosing files

file-export-corrections = Save corrections
file-import-corrections = Take over corrections
file-sight-table = Table of all lines of sight
file-kind-json = Corrections
file-kind-npz = NumPy table
file-kind-csv = Text table

## Help of the verbs with a window

cli-help-app-verb = Open the companion’s window.
cli-help-guide-pictures = Write the guide’s pictures instead, in every language.
cli-help-tour = Show everything the companion does, as numbered pictures.
cli-help-shots = Write the pictures that the README shows.
cli-help-pictures = Folder for the pictures; it is made when it is not there.

## The tour: what each picture shows

tour-roll-call = Roll-call: stack after stack, as tracked or as the table has it.
tour-start-page = The start page: the games, that on the table first; its sessions and its calculators.
tour-calculator = Two hexes typed on the start page, and their verdict.
tour-map = The whole map.
tour-clear = A clear line of sight.
tour-hindered = A hindered line: each hex that hinders, with its rule.
tour-blocked = A blocked line: the building that blocks and the point where it does.
tour-too-close = A line that is too close to call: the string decides.
tour-what-if = What smoke in one hex would change, for this check only.
tour-steeple = A line from the church steeple, with its side view.
tour-viewshed = All that is seen from the steeple of NN8.
tour-markers = The marker tray, and smoke, vehicle, wreck and FFE on the map.
tour-hex = What the map knows about a hex, and how surely.
tour-correction = Setting a hex right by the map on the table.
tour-layers = The layers of the map.
tour-checks = The log of checks.
tour-fair-play = Fair play: the verdict waits until the shot is declared.
tour-go-to = Going to a hex by keys or finger.
tour-palette = Finding a command by a few letters.
tour-refusal = A hex that does not exist: one line, nothing lost.
tour-flipped = The map turned round for the player opposite.
tour-japanese = Everything in Japanese.
tour-dark = Dark colours.
tour-table-mode = Table mode, to be read from a chair’s distance.
tour-settings = The settings.

## What an action is greyed without

needs-session = Begin or open a session first.
needs-own-session = Open a session of this machine first: a table is hosted where its session lies.
needs-others-here = Nobody plays here from another machine.
needs-parted = No other history of this session stands beside it.
needs-readable = Begin or open a session first; one that is closed is opened by its pass phrase or code.
needs-onward = Nothing leads on just now.
needs-quiet-phases = Here phases and steps are left one by one.
needs-no-session = The session in play decides this.
needs-campaign = Only a session of the campaign has this.
needs-two-seats = Only a session of two players has this.
needs-two-players = Only a session of two players with secrets has this.
needs-sheet = Only a session with a sheet of counters has this.
needs-line = Check a line of sight first.
needs-new-line = Check a line of sight first; this one may be declared already.
needs-sight-shown = No line of sight is shown.
needs-table-under-way = No table of lines is being written.
needs-map-shown = Go to the map first.
needs-other-grids = This map has one grid only, or a session has settled it.
needs-scan = Lay a scan under the map first.
needs-undoable = Nothing to undo.
needs-redoable = Nothing to do again.
needs-trial-markers = No marker was laid for a check only.
needs-markers = No marker lies on the map.
needs-counters = No session with counters on the map is in play.
needs-selection = Choose a hex on the map first.
