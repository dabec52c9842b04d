### The grid check of reconstructed boards.

action-grid-check = Check the map’s grid
page-grid-check = Does the grid lie as on your map?
grid-why = This map was put together from descriptions. A few looks at your printed map tell how its hexes lie; everything else on it follows. It is asked once, before the first session.
# $hex, $other (hex numbers)
grid-question = Do { $hex } and { $other } share a hexside on your map?
grid-yes = Yes, they touch
grid-no = No
grid-unknown = Don’t know
# $hex (a hex number)
grid-around = Or type all numbers around { $hex }, then Enter
# $count (ways in which the grid may lie)
grid-left = { $count ->
    [one] One way is left.
   *[other] { $count } ways in which the grid may lie are left.
}
grid-as-drawn = Your map’s grid lies as it is drawn here.
grid-other = Your map’s grid lies otherwise than it is drawn here. The map can be turned to it: numbers, roads and rivers follow.
grid-none-fits = No way of laying the grid fits all these answers. Start again, or go on with the grid as it is drawn.
grid-accept = Use this grid
grid-again = Start again
grid-skip = Go on without
grid-skipped = The grid was not checked: if hexes on the screen lie otherwise than on your map, supply, command and moves will be judged wrongly. “Check the map’s grid” in the menu asks again while no session is in play.
grid-in-session = The grid cannot change while a session is in play: what stands on its map goes by it.
grid-why-jarama = The answers leave several ways open; this one fits the rules best: only so does every unit of the Nationalist 1st Brigade begin within 6 hexes of its HQ (3532 to 3028).
