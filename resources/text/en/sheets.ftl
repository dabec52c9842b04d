### The sheet of what only a game's printed parts give, kept for the next game.

# $file (the file's name), $field (path to the field)
sheet-broken = { $file }: not a sheet of this program; it breaks at { $field }.
sheet-other-game = This sheet belongs to another game.
sheet-nothing-new = The sheet tells nothing that is not known here already.
sheet-none = This game keeps no sheet.
# $file (the file's name), $count (facts)
sheet-kept = { $file }: { $count ->
    [one] one fact
   *[other] { $count } facts
} kept for the next game.
action-keep-sheet = Keep a sheet for the next game
action-fill-from-sheet = Fill in from a sheet
