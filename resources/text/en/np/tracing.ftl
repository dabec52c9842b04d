### Supply and command explained, and what a move would change, in No Prisoners.

np-line-supply = Supply
np-line-command = Command bonus
# $about (the HQ)
np-hq-not = Not by { $about }:
# $about (the counter), $count (counters), $hex (where to)
np-if-moved = If { $about }{ $count ->
    [one] {""}
   *[other] {" "}and those with it
} stood in { $hex }:
# $about (the counter), $hex (its hex)
np-if-unsupplied = { $about } ({ $hex }) would be out of supply.
np-if-nothing = The supply of all units would stay as it is.
