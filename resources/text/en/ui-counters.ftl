### Counters on the map: moving them, the layers that a game draws.

map-layer-counters = Counters
map-layer-overlays = Layers of the game
map-tool-move = Tap a stack, then the hex where it goes; or type the hex.
action-move-counters = Move counters
map-tool-roll-call = Enter: the stack stands as listed. Else type what stands there, or tap another hex.
action-roll-call = Roll-call: does the table stand as tracked?
# $count, $all (how many stacks are confirmed, of how many)
roll-call-confirmed = Confirmed: { $count } of { $all }
roll-call-line = Enter = same; else what stands here
roll-call-line-brief = Enter = same
roll-call-line-tip = Names of counters with commas between them, “2x 3-4-6” for several; “-” for nothing. What is not named goes off the map until it is named where it stands.
roll-call-same = Same
roll-call-other-side = Other side
roll-call-all = Every stack is confirmed this turn. Tap a hex where something else stands.
roll-call-none = Nothing of yours is tracked on the map.
# $hex, $names (counters that the table does not have there)
roll-call-gone = { $hex } stands as typed. Off the map until named where it stands: { $names }
roll-call-empty = Nothing is tracked here.
# $names (hexes and sides), $more (how many are not named)
roll-call-rests-on = Not confirmed this turn: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }.
button-move-counters = Move
# $count (of stacks)
move-waiting = { $count ->
    [0] Nothing is left to move
    [one] { $count } stack still to move
   *[other] { $count } stacks still to move
}
# $count (counters in the box)
move-placing = { $count ->
    [one] One counter to place
   *[other] { $count } counters to place
}
# $count (of counters)
move-aside = { $count ->
    [one] 1 counter was refused and comes again at the end.
   *[other] { $count } counters were refused and come again at the end.
}
move-pick = Tap the counters that move.
# $panel (its name)
move-none-on-map = No counter is on the map yet. Enter or choose counters in the panel “{ $panel }”.
# $where (a hex, or a place off the map), $faction
move-stack = { $where } · { $faction }
# $label (what is printed on a counter)
counter-label = { $label }
# $name (of a counter)
move-kind-moved = { $name }, moved
move-kind-one = { $name }
# $name, $going (how many of them go), $count (how many there are)
move-kind = { $name } · { $going } of { $count }
# $symbol (the picture on the counters)
move-only = { $symbol ->
    [infantry] Infantry only
    [cavalry] Cavalry only
    [camelry] Camelry only
    [armour] Armour only
    [mechanized] Mechanized units only
    [artillery] Artillery only
    [engineer] Engineers only
    [leader] Leaders only
    [headquarters] HQ only
    [air] Aircraft only
    [naval] Ships only
    [transport] Transport only
    [train] Trains only
    [supply] Supplies only
    [irregular] Irregulars only
    [weapon] Weapons only
    [radio] Radios only
    [machine-gun] Machine guns only
   *[none] Others only
}
move-to = To hex
move-do = Move
move-stay = Stays
move-nobody-goes = No counter of this stack is chosen: tap those that it is about.
move-stays-anyway = It stays anyway: nothing is asked of it in this phase.
move-more = More …
# $choice (what may not be done now)
move-refused = { $choice } (not now)
move-done = Done
move-back = The stack before
move-next = The next stack
move-none-waits = No stack waits any more.

## The panel of the forces

dock-forces = Forces
action-show-forces = Forces
roster-hint-starter-kit = 3x 4-6-7, 9-1, MMG @ K5
roster-hint-elst = 3x 4-5-7, 9-1, 2 LMG @ NN8
roster-hint-jarama = 48: 4x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6
roster-hint-brunete = 11: 3x 4-4-6/2-2-6 II, HQ 0-1-6
roster-tip = Line by line, typed or pasted. Return names the counters, Shift+Return begins another line.
roster-name = Name counters
# $where (a hex, or a place off the map), $counters
stack-row = { $where }: { $counters }
# $name (what a mark on a counter says)
stack-mark = {" "}({ $name })
forces-no-game = Begin or open a session whose game tracks counters.
forces-none-named = No counters are tracked just now. Track as many as you like, or none.
forces-scenario = Scenario
forces-more = Told by typing
forces-button-move-counters = Move
forces-button-roll-call = Roll-call
forces-button-setup-areas = Control

## Tour

tour-forces = The forces of a side, named by typing or pasting; what is known of each counter is a tap away.
tour-moving = Moving: what of the stack goes, its hex typed or tapped, then the next stack.
tour-moving-japanese = The same in Japanese.
tour-scenario = What a scenario counts, with control, entry hexes and victory drawn over the map.
# $percent (how far, 0 to 100)
paste-progress = Reading the lines: { $percent } %
paste-cancel = Cancel
paste-cancelled = Nothing was read: the lines were given up.
paste-read = All lines are read.
