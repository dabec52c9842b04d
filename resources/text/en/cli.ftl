### The command line.

## Help

cli-help-app = A companion beside hex-and-counter wargames.
cli-help-version = Show the version and exit.
cli-help-los = Explain a line of sight, or judge all of them with --all.
cli-help-view = Tell which hexes are seen from a hex.
cli-help-board-verbs = Look into a board file.
cli-help-board-check = Check a board file and tell what is wrong with it.
cli-help-board-info = Tell what a board file holds.
cli-help-board-import = Turn a board archive into a board file.
cli-help-archive = A board archive, as VASL has them, or a map of several boards.
cli-help-import-out = The board file to write.
cli-help-board-join = Put boards together to one map: side by side, turned, cropped.
cli-help-join-boards = Board archives or files, from the upper left; :turned turns one by 180 degrees, :A1-Q10 crops it to these hexes.
cli-help-join-out = The file of the map; it opens wherever a board does.
cli-help-join-columns = So many boards in a row, the next ones below; without it all stand in one row.
cli-help-join-title = What the map is called; otherwise by its boards.
cli-help-host = Open a session to other machines, until Ctrl+C.
cli-help-join = Keep a copy of another machine’s session and tell what is done there, until Ctrl+C.
cli-help-serve = Serve the tables of a club, until Ctrl+C.
cli-help-truth = Decide a session again, once both players have revealed all: whether both played true.
cli-help-truth-file = The session file.
cli-help-mail = Write moves into a file to send by mail, or take those in that came.
cli-help-mail-file = The session file; one that is not there is begun by the moves that came.
cli-help-mail-take = A file of moves that came.
cli-help-mail-out = The file to write moves into.
cli-help-mail-since = The last entry that the other has; all are written by default.
cli-help-host-file = The session file.
cli-help-port = The port to listen at; any free one by default.
cli-help-listen = The address of this machine to listen at; all by default.
cli-help-address = An address at which others reach this machine, for the codes; its own by default. Repeatable.
cli-help-letters = Let one machine come to this seat by eight letters, typed there.
cli-help-qr = Show the code of a seat as a picture to scan.
cli-help-code = The code of a seat, or eight letters.
cli-help-copy = The session file for the copy.
cli-help-at = Where the table of eight letters is; by default it is looked for on the local network.
cli-help-once = Bring the copy up to date and end.
cli-help-aside = Keep a copy that went another way than the table beside, and take the table’s.
cli-help-store = Where the tables are kept.
cli-help-bring = A session file to take in; its codes are told. Repeatable.
cli-help-from = The hex looked from, as NN8.
cli-help-to = The hex looked at.
cli-help-view-hex = The hex looked from.
cli-help-board-file = A board file, or the name of a board that comes with the program.
cli-help-from-level = The level looked from: ground, or as the board calls it, as steeple.
cli-help-to-level = The level looked at, likewise.
cli-help-level = The level looked from: ground, or as the board calls it, as steeple.
cli-help-to-floor = The floor looked at, over heights: in each hex this one, or its highest where it has fewer.
cli-help-lang = The language of the answer; without it, that of the terminal.
cli-help-json = Answer as JSON.
cli-help-board = The board: a file, or the name of one that comes with the program; else the first one with lines of sight.
cli-help-smoke = Smoke in a hex, above the ground with @ and the level, as @steeple; N when the counter shows another hindrance than +3. Repeatable, as all markers.
cli-help-dispersed = Dispersed smoke in a hex; N when it shows another hindrance than +2.
cli-help-wp = White phosphorus in a hex, with the hindrance N that its counter shows.
cli-help-vehicle = A vehicle in a hex.
cli-help-wreck = A wreck in a hex.
cli-help-ffe = An FFE in a hex, its blast area reaching RADIUS hexes (1; rockets 2).
cli-help-tolerance = How far the drawn outlines are trusted, in hexes; 0 trusts them wholly.
cli-help-change = Terrain as the scenario has it, on boards with heights, such as grain-out-of-season; may be given several times.
cli-help-hex-mm = The printed height of a hex, flat side to flat side, in millimetres: distances are told in millimetres too.
cli-help-all = Judge every line of the board and write the table to --out.
cli-help-out = The file for --all.
cli-help-pairs = A CSV file of lines, with the columns source, target, source_floor and target_floor; their answers go to --out.

## Wrong usage

cli-los-needs-two-hexes = Give two hexes, or --all with --out.
# $level (as it was typed), $levels (those there are)
cli-level-unknown = There is no level { $level } here, but { $levels }.
cli-all-needs-out = --all takes no hexes and needs --out.
cli-pairs-needs-out = --pairs takes no hexes and no --all, and needs --out with a file that ends in .csv.
cli-wrong-usage = { $message } How it is typed: { $command } --help
cli-out-without-all = --out goes with --all.
# $file (the file's name)
cli-out-suffix = { $file }: the file must end in .npz or .csv.
# $option (--smoke, ...), $text (what was typed)
cli-marker-malformed = { $option } { $text }: not written as this option asks; see --help.
cli-wp-without-amount = --wp { $hex }: add the hindrance shown on the counter, as --wp { $hex }=2.

## Line of sight

# $hex (hex number), $level (ground or steeple, in words)
cli-los-end = { $hex } ({ $level })
# $source, $target (as cli-los-end), $range (in hexes)
cli-los-ends = { $source } to { $target }, range { $range }
# $verdict (Hindered), $hindrance (its sum)
cli-los-hindered = { $verdict }: +{ $hindrance }
cli-crossing-range = Range
cli-crossing-hex = Hex
cli-crossing-terrain = Terrain
cli-crossing-adds = Adds
cli-crossing-rule = Rule
cli-crossing-why = Why
cli-crossing-blocks = blocks
# $hexes (a length in hexes)
cli-length-hexes = { $hexes } hexes
# $hexes, $mm (the same length in millimetres)
cli-length-hexes-mm = { $hexes } hexes ({ $mm } mm)
# $hex (hex number), $distance (a length), $source (the hex looked from)
cli-los-blocked-at = Blocked in { $hex }, { $distance } from { $source }.
cli-los-hindered-from = Hindered from { $distance } on, seen from { $source }.
# $length (a length)
cli-los-margin = Margin: outlines drawn { $length } larger or smaller would change the answer.
cli-los-no-margin = Margin: no outline is near enough to change the answer.
# $text (a reason in words)
cli-los-assuming = Assuming: { $text }

## Every line

cli-all-judging = Judging every line
# $file (its name), $pairs (how many)
cli-all-written = { $file }: { $pairs } pairs of hexes written.
# $file (its name), $pairs (how many)
cli-pairs-written = { $file }: { $pairs } { $pairs ->
    [one] line
   *[other] lines
} written.

## View

# $hex (hex number), $level (ground or steeple, in words)
cli-view-from = From { $hex } ({ $level })
# $floor (how many above the ground)
cli-view-to-floor = To floor { $floor } of each hex, or its highest where it has fewer.
cli-view-no-floors = Only boards with heights have floors that --to-floor can name.
cli-view-clear = Clear: { $count } { $count ->
    [one] hex
   *[other] hexes
}
cli-view-hindered = Hindered: { $count } { $count ->
    [one] hex
   *[other] hexes
}
cli-view-blocked = Blocked: { $count } { $count ->
    [one] hex
   *[other] hexes
}
cli-view-too-close = Too close, use the string: { $count } { $count ->
    [one] hex
   *[other] hexes
}
# $hindrance (a sum); hex numbers follow
cli-view-hindrance = +{ $hindrance }:{" "}

## Boards

# $title, $file (its name), $hexes and $areas (how many)
cli-board-imported = { $title }: { $file } written, with { $hexes } hexes and { $areas } areas.
# $title (of the map), $file (its file), $hexes (how many)
cli-board-joined = { $title }: { $file } written, a map of { $hexes } hexes.
# $file (the file's name)
cli-join-suffix = The file of a map must end in .boards; { $file } does not.
# $title, $hexes (how many), $findings (how many; they follow)
cli-board-checked = { $title }: the file is sound, with { $hexes } hexes. { $findings ->
    [0] Nothing in it is odd.
    [one] One thing is odd:
   *[other] { $findings } things are odd:
}
# $id (as written in the file)
cli-board-title = { $title } ({ $id })
# $first, $last (hex numbers), $hexes (how many), $half (how many of them are half hexes)
cli-board-hexes = { $first } to { $last }: { $hexes } hexes, { $half } of them half hexes at the edge
# $terrain (in words), $count (how many hexes)
cli-board-terrain = { $terrain }: { $count }
cli-board-shapes = { $areas } outlines, { $lines } roads and other lines, { $exits } roads leaving the map
cli-board-uncertain = Hexes that the source is not sure of: { $hexes }

## A table at several machines

# $port (a number)
cli-table-hosted = The table is open at port { $port }. Each seat has a code of its own; whoever has it may sit there.
# $port (a number)
# $file (where the copy is kept)
cli-table-aside = The copy that was here is kept as { $file }.
cli-table-serving = The tables are served at port { $port }.
cli-table-spectator = Those who look on
# $letters, $seat (in words)
cli-table-letters = Letters for { $seat }: { $letters }
# $digits
cli-table-digits = { $digits } — does the other machine show the same? [y/n]
# $entry (a number), $act (in words)
cli-table-act = { $entry }  { $act }
cli-table-back = The table is there again.
# $seats (their ids)
cli-table-seat-unknown = There is no such seat, but { $seats } and spectator.
cli-table-not-found = No table with these letters is found on this network. Add --at with its address and port.
# $address (as typed)
cli-table-address-malformed = --at { $address }: write an address and a port, as 192.168.1.20:47001.
cli-mail-needs-file = Give --take or --out with a file of moves.
# $count, $file (its name)
cli-mail-taken = { $file }: { $count ->
    [one] one entry added.
   *[other] { $count } entries added.
}
# $count, $file (its name)
cli-mail-written = { $file }: { $count ->
    [one] one entry written.
   *[other] { $count } entries written.
}
