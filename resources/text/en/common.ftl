### Words that every message writes the same way: hex, hexside, LOS, hindrance, blocked, steeple,
### orchard, grain, polder, pond, smoke, SR (spotting round), FFE (fire for effect), AR (artillery request).

## How lists and reasons are written

list-separator = {", "}
# $text (the reason in words), $rule (the rule number)
reason-with-rule = { $text } ({ $rule })

## Hex numbers

# $text (what was typed)
hex-not-a-number = “{ $text }” is not a hex number.
# $text (what was typed), $board (the title of the board)
hex-off-board = There is no hex { $text } on { $board }.
