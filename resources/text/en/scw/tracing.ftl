### Supply and command explained, and what a move would change, in Spanish Civil War Battles.

scw-line-supply = Supply
scw-line-command = Command
# $about (the unit), $count (units), $hex (where to)
scw-if-moved = If { $about }{ $count ->
    [one] {""}
   *[other] {" "}and those with it
} stood in { $hex }:
# $about (the unit), $hex (its hex)
scw-if-unsupplied = { $about } ({ $hex }) would be out of supply.
scw-if-supplied = { $about } ({ $hex }) would be in supply again.
scw-if-uncommanded = { $about } ({ $hex }) would be out of command.
scw-if-commanded = { $about } ({ $hex }) would be in command again.
scw-if-nothing = Supply and command of all units would stay as they are.
# $about (formation), $hexes (where it is set up), $where (hexes, or what kind of place), $turn (of an arrival)
scw-waiting = { $where ->
    [hexes] { $about }, to set up in { $hexes }
    [around] { $about }, to set up { scw-within }
    [both] { $about }, to set up in { $hexes } or { scw-within }
    [start-line] { $about }, to set up behind its start line
    [madrid] { $about }, to set up in the Madrid box
    [air] { $about }, off the map
    [due] { $about }, from turn { $turn } on
    [due-at] { $about }, from turn { $turn } on in { $hexes }
    [relief] { $about }, from turn { $turn } on for a division that has left, in { $hexes }
   *[later] { $about }, still to come
}

## Pontoons. $hex (the hex across the river)

scw-letter-pontoon = P
scw-mark-pontoon = pontoon
scw-packed-pontoon = pontoon to { $hex }
