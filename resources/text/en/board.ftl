### Board files, the player's corrections, and what `companion board` tells.

## Files. $file (the file's name), $where (line:column, hex, feature or folder)

file-cut-off = { $file }: the file ends too early (at { $where }); it was probably not copied whole.
file-not-json = { $file }: not a JSON file; it breaks at { $where } (line:column).
file-bad-number = { $file }: { $where } is not a number that a file may hold.
file-bad-field = { $file }: “{ $where }” is missing or not of the right form.
file-unusable = { $file }: it cannot be used; something is wrong with it at { $where }.
# $most (megabytes)
file-too-large = { $file }: larger than { $most } MB, which no such file is.
# $most (lists and objects in one another)
file-too-deep = { $file }: more than { $most } lists and objects lie in one another, which no such file has.
# $cause (missing, denied, folder, no-file, other)
file-unreadable = { $file }: { $cause ->
    [missing] there is no such file.
    [denied] you may not read this file.
    [folder] this is a folder, not a file.
    [no-file] this is a pipe or a device, not a file.
   *[other] the file cannot be read.
 }
# $cause (missing, denied, no-folder, full, other)
file-unwritable = { $file }: cannot be written in { $where }: { $cause ->
    [missing] there is no such folder.
    [denied] you may not write there.
    [folder] a folder of that name is in the way.
    [no-folder] a file stands where a folder should be.
    [full] the disk is full.
   *[other] the system refuses.
 } Nothing was changed.

## Board files. $file (the file's name), $where (hex, feature or part of the file)

board-file-foreign = { $file }: this is not a board of Wargame Companion.
# $version (of the file), $known (the newest this program reads)
file-newer = { $file }: written by a newer program (format { $version }; this one reads up to { $known }).
# $field (path to the field)
board-file-bad-field = { $file }: { $where }: “{ $field }” is missing or not of the right form.
board-file-unknown-kind = { $file }: { $where }: not a kind of feature that a board has.
# $shift (how columns or rows are shifted)
board-file-bad-numbering = { $file }: { $where }: shift “{ $shift }” does not fit the way the hexes stand.
board-file-no-hexes = { $file }: the board has no hexes.
board-file-bad-hex = { $file }: “{ $where }” is not a hex number of this board’s numbering.
# $hex (number that is not there)
board-file-unknown-hex = { $file }: { $where }: there is no hex { $hex } on this board.
board-file-hex-twice = { $file }: hex { $where } stands in the file twice.
board-file-hex-outline = { $file }: hex { $where } is drawn elsewhere than its number says.
board-file-hexside-twice = { $file }: hexside { $where } stands in the file twice.
board-file-id-twice = { $file }: the id { $where } is used twice.
# $hex (where the outline crosses itself)
board-file-crossing-outline = { $file }: the outline of { $where } crosses itself in hex { $hex }.
board-file-outline-too-short = { $file }: the outline of { $where } needs at least three points.
board-file-line-too-short = { $file }: the line { $where } needs at least two points.

## Overlays: the player's corrections. $file (the file's name), $where (the place in the file)

overlay-file-foreign = { $file }: this is not a file of corrections.
# $board (the board's title), $other (id of the board the corrections are for)
overlay-other-board = These corrections are for the board “{ $other }”, not for { $board }.
# $board (the board's title)
overlay-bad-origin = These corrections begin the numbers of { $board } where no printed map does.
# $board (the board's title)
overlay-board-changed = { $board } has changed since these corrections were made; they are applied one by one where they still fit.
# $board (the board's title)
overlay-grid-gone = The grid you found for { $board } is not known any more; it lies as drawn.
# $name (hex number)
overlay-hex-gone = A correction of hex { $name } no longer fits: this board has no such hex.

## Checking a board. $hex, $hexes (hex numbers), $network (road, rail, ...), $terrain (terrain key)

board-check-lone-hex = { $hex }: no hex of the board is beside it.
board-check-one-sided-link = { $hexes }: the { $network } crosses from one hex but not from the other.
board-check-no-exit = { $hex }: the { $network } leaves the board, but no exit is given.
board-check-link-without-terrain = { $hex }: the { $network } crosses a hexside, but the hex has no such terrain.
board-check-line-without-link = { $hexes }: a { $network } is drawn across the hexside, but none is noted.
board-check-link-without-line = { $hexes }: a { $network } is noted across the hexside, but none is drawn.
# $area (the area's id)
board-check-area-not-listed = { $hex }: area { $area } reaches into the hex, but does not list it.
# $area (the area's id)
board-check-area-not-there = { $hex }: area { $area } lists the hex, but does not reach into it.
board-check-area-without-terrain = { $hex }: { $terrain } is drawn here, but the hex has no such terrain.
board-check-terrain-without-area = { $hex }: the hex is { $terrain }, but none is drawn here.
# $place (the place's name), $area (the area's id)
board-check-place-area = { $place }: names the area { $area }, which does not exist.
# $name (as the map prints it)
place-printed = { $name }
