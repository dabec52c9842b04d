### Lines over a board in any game: what cuts one and what would mend it.

# $hex (the barred hex)
trace-barred-enemy = { $hex }: an enemy unit
# $hex (the barred hex)
trace-barred-zone = { $hex }: an enemy zone of control

## What would restore a line. $hexes (to be freed), $amount (hexes)

trace-mend-free = It would run if no enemy stood in or controlled { $hexes }.
trace-mend-longer = A free line exists, but it is { $amount ->
    [one] one hex
   *[other] { $amount } hexes
} too long.
trace-mend-nearer = No single change would help: it is too far away, and enemies stand around it or no way leads there.

## On what a verdict rests. $hexes (of the facts), $count (how many)

trace-rests-on = By the reconstructed map: { $count ->
    [one] one place on the way has not been checked
   *[other] { $count } places on the way have not been checked
} ({ $hexes }).
# $count (how many)
trace-rests-on-many = By the reconstructed map: { $count } places on the way have not been checked.
