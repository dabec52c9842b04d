### Board files, the player's corrections, and what `companion board` tells.

## Files. $file (the file's name), $where (line:column, hex, feature or folder)

file-cut-off = { $file }: the file ends too early (at { $where }); it was probably not copied whole.
file-not-json = { $file }: not a JSON file; it breaks at { $where } (line:column).
file-bad-number = { $file }: { $where } is not a number that a file may hold.
# $cause (missing, denied, folder, other)
file-unreadable = { $file }: { $cause ->
    [missing] there is no such file.
    [denied] you may not read this file.
    [folder] this is a folder, not a file.
   *[other] the file cannot be read.
 }
# $cause (missing, denied, no-folder, full, other)
file-unwritable = { $file }: cannot be written in { $where }: { $cause ->
    [denied] you may not write there.
    [folder] a folder of that name is in the way.
    [no-folder] a file stands where a folder should be.
    [full] the disk is full.
   *[other] the system refuses.
 } Nothing was changed.

## Board files. $file (the file's name), $where (hex, feature or part of the file)

board-file-foreign = { $file }: this is not a board of Wargame Companion.
# $version (of the file), $known (the newest this program reads)
board-file-newer = { $file }: written by a newer program (format { $version }; this one reads up to { $known }).
# $field (path to the field)
board-file-bad-field = { $file }: { $where }: “{ $field }” is missing or not of the right form.
board-file-unknown-kind = { $file }: { $where }: not a kind of feature that a board has.
# $shift (how columns or rows are shifted)
board-file-bad-numbering = { $file }: { $where }: shift “{ $shift }” does not fit the way the hexes stand.
board-file-no-hexes = { $file }: the board has no hexes.
board-file-bad-hex = { $file }: “{ $where }” is not a hex number of this board's numbering.
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
