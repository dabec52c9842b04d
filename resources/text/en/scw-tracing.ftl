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

# $about (formation), $hexes (where it is set up), $where (hexes, or what kind of place)
scw-waiting = { $where ->
    [hexes] { $about }, to set up in { $hexes }
    [start-line] { $about }, to set up behind its start line
    [madrid] { $about }, to set up in the Madrid box
    [air] { $about }, off the map
   *[later] { $about }, still to come
}
