### Counters of Spanish Civil War Battles, typed or pasted by the players.

# $text (what was typed), $most (counters), $ids (formations)
scw-counter-empty = There is no counter between two commas.
scw-counter-not-read = “{ $text }” is no counter; write 3-4-6/2-2-6 for a unit, 4(8)6 for a gun, and II, HQ, tank or art for what it is.
scw-counter-two = “{ $one }” and “{ $other }” in one counter: set a comma between two counters.
# $text (the place)
scw-counter-place-bare = “{ $text }” is a place: write an @ before it, as in 3-4-6/2-2-6 @ { $text }.
scw-counter-count = “{ $text }”: one to { $most } counters of a kind.
scw-counter-no-formation = “{ $text }”: the formation and a colon come first, as in 48: 4x 3-4-6 II.
# $about (the formation)
scw-counter-all = The rulebook does not list the units of { $about }. Write those that its counters show, as HQ, 3x 4-4-6/2-2-6 III, art 4(8)5.
# $count (counters), $places (hexes)
scw-counter-places = { $count } counters for { $places } hexes: write one hex for all of them, or one for each.
# $count (counters), $hexes
scw-set-out = { $count ->
    [one] One counter
   *[other] { $count } counters
} in { $hexes }
scw-set-out-in-box = { $count ->
    [one] One counter
   *[other] { $count } counters
} in the Madrid box
scw-formation-unknown = There is no formation “{ $text }” in this battle.
scw-formation-several = “{ $text }” may be { $ids }; write which.
# The sheet of counters: $unit (the counter’s id), $about (what is wrong, or the unit), $count (counters)
scw-sheet-hex = { $hexes }
scw-sheet-size = Size
scw-sheet-front = Front
scw-sheet-back = Back
scw-sheet-name = Name
scw-sheet-row = { $unit }: { $about }
scw-nothing-below = No counter of its kind stands below { $about } in its formation.
do-scw-rewrite-counters = { $count ->
    [one] Correct { $count } counter
   *[other] Correct { $count } counters
}
do-scw-copy-down = Copy values down
scw-choice-strike = Strike off the sheet (told by mistake)
