### Counters on the map: moving them, the layers that a game draws.

map-layer-counters = Counters
map-layer-overlays = Layers of the game
map-tool-move = Tap a stack, then the hex where it goes; or type the hex.
action-move-counters = Move counters
button-move-counters = Move

# $count (of stacks)
move-waiting = { $count ->
    [0] Nothing is left to move
    [one] { $count } stack still to move
   *[other] { $count } stacks still to move
}
move-pick = Tap the counters that move.
# $where (a hex, or a place off the map), $faction
move-stack = { $where } · { $faction }
# $name (of a counter)
move-kind-one = { $name }
# $name, $going (how many of them go), $count (how many there are)
move-kind = { $name } · { $going } of { $count }
move-to = To hex
move-do = Move
move-stay = Stays
move-more = More …
move-done = Done
move-back = The stack before
move-next = The next stack
