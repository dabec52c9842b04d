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
    [around] { $about }, to set up in { $hexes } (up to so many hexes away)
    [start-line] { $about }, to set up behind its start line
    [madrid] { $about }, to set up in the Madrid box
    [air] { $about }, off the map
    [due] { $about }, from turn { $turn } on
    [due-at] { $about }, from turn { $turn } on in { $hexes }
    [relief] { $about }, from turn { $turn } on for a division that has left, in { $hexes }
   *[later] { $about }, still to come
}

# $turn
scw-waiting-hq = { $about }, HQ back from turn { $turn } on, at a supply source

## Pontoons. $hex (the hex across the river)

scw-layer-pontoons = Pontoons
scw-letter-pontoon = P
scw-mark-pontoon = pontoon
scw-hex-pontoon = A pontoon leads to { $hex }.
scw-hex-pontoon-building = A pontoon to { $hex } is being built; it serves once this phase is over.

scw-packed-pontoon = pontoon to { $hex }
# $left (number of units)
scw-reserve-two-left = { $left ->
    [one] One of the reserve units called may still leave Madrid.
   *[other] { $left } units of the reserve called may leave Madrid.
}

scw-layer-sight = Sight of the barrage
tour-scw-grid = Jarama: the grid check, before the first session on a reconstructed map.
tour-scw-grid-japanese = The same in Japanese.
tour-scw-supply = Supply lines and chains of command; a unit that is cut off, and what would restore it.
tour-scw-supply-japanese = The same in Japanese.
tour-scw-combat = An assault before its die: totals, every shift and modifier, what each result asks of both sides.
tour-scw-combat-japanese = The same in Japanese.
tour-scw-barrage = A barrage: the line along which its gun sees, and each unit’s column.
tour-scw-barrage-japanese = The same in Japanese.
tour-scw-victory = Victory points at any time, with the places that bring them.
tour-scw-victory-japanese = The same in Japanese.
tour-scw-calculator = A combat of Spanish Civil War Battles from typed totals.
