### Lines that a game traces to its counters, explained in the hex panel, and what a move would change.

# $name (which line: supply, command)
trace-holds = { $name }: holds
trace-broken = { $name }: broken
# $name (what is gained: a command bonus)
trace-bonus = { $name }: yes
trace-no-bonus = { $name }: none
trace-show = Show the line on the map
trace-same = Same on my map
trace-fix = Fix here
# $hexes (the hexes)
step-facts-confirmed = Map confirmed: { $hexes }
move-ask = What if?
move-ask-tip = Tap a hex or type it: what the move would change is told, and nothing moves. Shift+drag on the map does the same.
roster-again = As told last time
roster-again-tip = The counters that you told in an earlier session; strike off or add what differs.
