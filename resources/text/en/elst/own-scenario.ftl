### ASL Starter Kit scenarios of the players’ own, on boards of their own.

## Beginning

scenario-starter-kit-own-scenario = ASL Starter Kit scenario
start-starter-kit-own-scenario = ASL Starter Kit scenario
start-starter-kit-own-scenario-length = as many turns as its card gives
# $scenario (its id)
own-unknown-scenario = There is no scenario { $scenario } for boards of your own.
own-ask-turns = How many game turns does the scenario’s card give?
# $turns (of the scenario)
own-ask-half-turn = Does turn { $turns }, the last one, end after the player turn of the side that moves first?
# $turns, $half (yes, no)
own-length = Game turns: { $turns }{ $half ->
    [yes] , the last with one player turn only
   *[no] {""}
}
own-scenario-is-over = The scenario is over.
own-log-over = The last turn has ended.
own-fact-ends-half = The last turn has one player turn only

## Sides

faction-first-side = First side
faction-second-side = Second side
option-first-side = First side (moves first)
option-second-side = Second side
# $name (as the players gave it)
own-side-name = { $name }
# $side (first-side, second-side, or a name)
own-choice-name-side = Name the { $side ->
    [first-side] side that moves first
    [second-side] other side
   *[other] side { $side } anew
}
input-own-name = Name (as on the scenario’s card)
own-name-needed = Type a name.
# $most (characters)
own-name-too-long = That is too long: { $most } characters at most.
# $name
do-own-name-side = Name a side: { $name }

## Batteries

# $side (first-side, second-side, or a name)
own-choice-bring-battery = Battery of the { $side ->
    [first-side] first side
    [second-side] second side
   *[other] { $side }
}
# $battery
do-own-bring-battery = Bring in battery { $battery }
input-own-kind = Kind
option-normal = guns
option-battalion-mortar = battalion mortar
option-rocket = rockets
input-own-calibre = Calibre in mm (“80+” is 80)
input-own-smoke = May fire smoke
input-own-observer = Observer
input-own-contact-number = Contact number (as on the radio; unknown: leave empty)
input-own-black = Black chits
input-own-red = Red chits
input-own-accuracy-number = Accuracy: on target at this or less (2; 1 for some nationalities)
input-floor = Upper level (0: ground)
# $level, $most (levels)
oba-observer-too-high = { $hex } has no level { $level }: the highest on this board is { $most }.

## Counters

own-panel-counters = Counters
# $text (the lines typed)
do-own-name-counters = On the map: { $text }
# $line (as typed)
own-line-without-hex = { $line }: behind the counters stands their hex (@ K5).
# $most (how many)
own-too-many-counters = Too many counters at once: { $most } at most.
# $hex, $count
do-own-move-pieces = { $count ->
    [one] Move 1 counter
   *[other] Move { $count } counters
} to { $hex }
own-choice-floor = To another level of the hex
own-choice-take-pieces = Take off the map
# $count
do-own-take-pieces = { $count ->
    [one] Take 1 counter off the map
   *[other] Take { $count } counters off the map
}
own-pieces-gone = These counters are no longer there, or in several places.
own-off-map = { $hex } is no hex of this board.
# $hex, $level
own-no-such-floor = { $hex } has no upper level { $level }.
# $side (first-side, second-side, or a name), $name
own-piece = { $name }, { $side ->
    [first-side] first side
    [second-side] second side
   *[other] { $side }
}
# $level
own-mark-floor = { $level }

## Guide

tour-own-session = A scenario of one’s own on a board of one’s own: a battery as the card gives it, its AR under way.
guide-own-session-title = Play a scenario on your own board
guide-own-session =
    Open the board, or put several together, then New session (Ctrl+N): an ASL Starter Kit scenario.
    Give the number of turns as the scenario’s card has it; the side that moves first is the first side.
    Forces (F12) names counters by lines: 3x 4-6-7, 9-1 @ K5. Under Scenario the sides get their names.
    Artillery (F4), Add a battery: kind, calibre, contact number and chits, as card and radio give them.
    The observer stands on a hex or on a floor; drag him on the map, alone or with his stack.
    His sight and the blast height go by the heights of the board; without heights you are asked.
    The base game’s TEM are asked once for each terrain.
    The session knows its board by the contents of its file. Moved or changed, it asks you to point to it.
