### Words that every message writes the same way: hex, hexside, LOS, hindrance, blocked, steeple,
### orchard, grain, polder, pond, smoke, SR (spotting round), FFE (fire for effect), AR (artillery request).

## How lists and reasons are written

list-separator = {", "}
# $text (the reason in words), $rule (the rule number)
reason-with-rule = { $text } ({ $rule })

## Hex numbers

# $text (what was typed)
hex-not-a-number = “{ $text }” is not a hex number.
hex-lacks-level = There is no { $about } in { $hex }.
# $text (what was typed), $board (the title of the board)
hex-off-board = There is no hex { $text } on { $board }.
# $text (what was typed), $names (the hexes)
hex-on-several-boards = Several boards have a hex { $text }: { $names }.

## Verdicts of a line of sight

verdict-clear = Clear
verdict-hindered = Hindered
verdict-blocked = Blocked
verdict-too-close = Too close

## Levels of a hex

level-ground = ground
level-ground-also = ground level; ground floor; downstairs
# $level (a number)
level-floor = upper level { $level }

## Terrain, as a board's keys name it (with hyphens); terrain-open is a hex without any

terrain-building-stone = stone building
terrain-building-wood = wooden building
terrain-grain = grain
terrain-open = open ground
terrain-orchard = orchard
terrain-polder = polder
terrain-pond = pond
terrain-road-dirt = dirt road
terrain-road-paved = paved road

## Names that are typed

# $text (what was typed), $names (those that fit), $more (how many more)
name-several = “{ $text }” may be { $names }{ $more ->
    [0] {""}
   *[other] , and { $more } more
}. Type more of it.
# $text, $names (those most like it)
name-unknown-near = Nothing here is called “{ $text }”. Like it: { $names }
name-unknown = Nothing here is called “{ $text }”.
typed-too-long = “{ $begins }…” is too long: { $most } characters at most between two commas.
# $name (a counter), $about (where it lies)
name-off-map = { $name } is in no hex: { $about }
