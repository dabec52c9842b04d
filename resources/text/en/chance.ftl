## Answers that cannot be

# $row (which roll of the list; 0 for a single roll)
roll-of-list = { $row ->
        [0] { "" }
       *[other] Roll { $row }: { "" }
    }
# $value (what was given), $lowest, $highest (what is possible), $row (which roll of the list)
roll-impossible-die = { roll-of-list }{ $value } cannot come up; it is { $lowest } to { $highest }.
# $given, $wanted (numbers of rolls)
roll-wrong-row-count = { $wanted } { $wanted ->
        [one] roll was
       *[other] rolls were
    } asked for, { $given } given.
# $given, $wanted (numbers of dice), $row (which roll of the list)
roll-wrong-dice-count = { roll-of-list }{ $wanted } { $wanted ->
        [one] die was
       *[other] dice were
    } asked for, { $given } given.
# $total (as given), $sum (of the dice), $row (which roll of the list)
roll-wrong-total = { roll-of-list }the dice add up to { $sum }, not { $total }.
# $text (what was typed), $row (which roll of the list)
roll-not-read = { roll-of-list }“{ $text }” is not a roll.
# $given, $wanted (numbers of chits)
draw-wrong-count = { $wanted } { $wanted ->
        [one] chit was
       *[other] chits were
    } to be drawn, { $given } given.
draw-impossible-chit = That chit cannot have come out: none of its kind is left in the pile.
draw-from-app-pile = The app keeps the order of this pile; let it draw.
pile-not-drawn = That chit was not drawn from the pile, so it cannot go back.

## Chits

chit-black = black
chit-red = red
# $percent (with one decimal), $fraction (as 7/12)
chance-exact = { $percent } % ({ $fraction })
# $value (with its sign), $about (why it counts)
modifier-and-why = { $value } { $about }
