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
grid-likelier = If you cannot tell: one way fits the rules best.
grid-use-likelier = Use the likeliest way
grid-skip = Go on without
grid-skipped = The grid was not checked: if your map numbers hexes otherwise, judgements are wrong. Check it with no session open (menu: { action-grid-check }).
grid-in-session = The grid cannot change while a session is in play: what stands on its map goes by it.
grid-why-jarama = Only so does every unit of the Nationalist 1st Brigade begin within 6 hexes of its HQ (3532 to 3028).
# $saved (how the grid lies in the session), $before (how the map lay until now)
grid-of-session = This session was saved with another grid ({ $saved }) than the map had until now ({ $before }). The map follows the session, so that nothing stands in a wrong hex.
grid-of-session-unknown = This session keeps its hexes by a grid that this version does not know. Nothing was opened, and the file is as it was.
grid-go-back = Close it, back to the other grid
grid-flat-top-odd-north = flat sides up, odd columns shifted north
grid-flat-top-odd-south = flat sides up, odd columns shifted south
grid-pointy-top-odd-east = points up, odd rows shifted east
grid-pointy-top-odd-west = points up, odd rows shifted west
