### Several boards as one map, and terrain as a scenario has it. $file (the map's file), $where (the board)

join-file-foreign = { $file }: this is no map of several boards.
join-no-heights = { $file }: board { $where } has no ground with heights, so it cannot be put beside others.
# $other (another board)
join-same-place = { $file }: boards { $other } and { $where } have the same place.
# $other (another board)
join-overlap = { $file }: boards { $where } and { $other } would lie over one another.
join-apart = { $file }: board { $where } stands beside no other board.
join-misfit = { $file }: the half hexes of board { $where } do not meet those of its neighbour; crop one of them a column earlier or later.
# $crop (what was typed)
join-bad-crop = { $file }: board { $where } cannot be cropped to “{ $crop }”; two of its hexes are wanted, such as A1-Q10.
join-crop-narrow = { $file }: board { $where } is cropped to a single column.
# $board (its name), $about (the remark)
join-remark = Board { $board }: { $about }
# $count (how many), $names (the first hexes)
join-uneven = { $count ->
    [one] In 1 hex where boards meet their levels differ; the later board tells its middle: { $names }.
   *[other] In { $count } hexes where boards meet their levels differ; the later board tells their middles: { $names }.
}

## Terrain as a scenario has it

# $change (what was asked for), $known (all there are)
terrain-change-unknown = There is no change of terrain “{ $change }”; there are { $known }.
# $board (its title)
terrain-change-no-heights = Terrain can be changed on boards with heights only; { $board } is none.
terrain-change-brush-is-woods = All brush is woods
terrain-change-buildings-stone = All buildings are of stone
terrain-change-buildings-wooden = All buildings are wooden
terrain-change-grain-is-brush = All grain is brush
terrain-change-grain-out-of-season = Grain is out of season (plowed fields)
terrain-change-hedges-are-bocage = All hedges are bocage
terrain-change-no-brush = Brush does not exist
terrain-change-no-cliffs = Cliffs do not exist
terrain-change-no-grain = Grain does not exist
terrain-change-no-hedges = Hedges do not exist
terrain-change-no-marsh = Marsh does not exist
terrain-change-no-orchards = Orchards do not exist
terrain-change-no-walls = Walls do not exist
terrain-change-orchards-are-crags = All orchards are crags
terrain-change-orchards-are-olive-groves = All orchards are olive groves
terrain-change-orchards-are-shellholes = All orchards are shellholes
terrain-change-orchards-out-of-season = Orchards are out of season
terrain-change-streams-are-gullies = All streams are gullies
terrain-change-streams-dry = Streams are dry
terrain-change-streams-flooded = Streams are flooded
terrain-change-swamp-is-marsh = All swamp is marsh
terrain-change-walls-are-bocage = All walls are bocage
terrain-change-woods-are-brush = All woods are brush
terrain-change-woods-are-light-woods = All woods are light woods
terrain-change-woods-are-pine-woods = All woods are pine woods
