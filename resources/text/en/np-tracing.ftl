### Supply and command explained, and what a move would change, in No Prisoners.

np-line-supply = Supply
np-line-command = Command bonus
# $hexes (where the enemies stand)
np-line-without = It would run if no enemy stood at { $hexes }.
# $about (the HQ)
np-hq-not = Not by { $about }:
np-no-hq = No own HQ stands on this front.
# $about (the counter), $count (counters), $hex (where to)
np-if-moved = If { $about }{ $count ->
    [one] {""}
   *[other] {" "}and those with it
} stood in { $hex }:
# $about (the counter), $hex (its hex)
np-if-unsupplied = { $about } ({ $hex }) would be out of supply.
np-if-supplied = { $about } ({ $hex }) would be in supply again.
np-if-nothing = The supply of all units would stay as it is.
