### Archives of boards. $file (the file's name), $where (the part of it)

archive-none = { $file }: this is not a board archive.
archive-damaged = { $file }: damaged at { $where }.
archive-encrypted = { $file }: { $where } is encrypted.
# $most (megabytes)
archive-member-too-large = { $file }: { $where } holds more than { $most } MB, which no such archive does.
# $most (how many)
archive-too-many-members = { $file }: more than { $most } files lie in it, which no such archive has.
archive-no-metadata = { $file }: it does not say how its board is laid out ({ $where }).
archive-no-ground = { $file }: it holds no terrain of the ground ({ $where }), only a picture.
# $percent (of the ground)
archive-own-colours = { $file }: it holds no terrain of the ground, and { $percent } % of its picture ({ $where }) is in colours that are not understood.
archive-no-palette = { $file }: it holds no terrain of the ground, and its picture ({ $where }) has no palette to read it from.
archive-bad-xml = { $file }: { $where } is no sound XML.
archive-doctype = { $file }: { $where } declares a document type, which no such file does.
archive-bad-layout = { $file }: { $where } gives the board a size that no board has, or another than the rest of the archive.
archive-bad-figure = { $file }: { $where } is not a usable number.

## What was not understood

# $name (the name of the element)
archive-unknown-element = Not understood: <{ $name }>.
# $code (two hexadecimal digits), $pixels (how many)
# $hexes (their names)
archive-unknown-terrain = Not understood: terrain { $code } on { $pixels } pixels ({ $hexes }); taken for bare ground.
archive-unknown-colours = Not understood: colours of { $pixels } pixels ({ $hexes }); taken for bare ground.
archive-from-colours = Terrain and levels are read from the colours of the picture; the archive holds no grid of them.
archive-floors-untold = Stairs are drawn in { $hexes }, but not how many floors: each building counts as one level high, without upper floors.

## Lists of lines as CSV files. $file (the file's name), $where (the line)

pairs-not-text = { $file }: this is no CSV file in UTF-8.
pairs-no-columns = { $file }: the columns source and target are missing.
# $most (how many)
pairs-too-many = { $file }: more than { $most } lines.
# $text (what stands there)
pairs-bad-floor = { $file }: line { $where }: “{ $text }” is not a floor.
