### What the rules of No Prisoners refuse and explain: counters, sequence, movement, zones.

## 2 Counters

np-sheet-means = What only your turn track shows may be filled in here; otherwise it is asked when it is first needed.
np-figures-means = What is printed on the counters: combat strength (CS), movement allowance (MA), the command range of an HQ (CR), ★ beside the strength. Nothing needs to be filled in; what is missing is asked when it counts, all but ★.
np-ask-type = Type printed on { $about }?
np-read-strengths-first = { $count ->
    [one] The strength of one unit has not been read off its counter.
   *[other] The strengths of { $count } units have not been read off their counters.
}
np-ask-strength = Combat strength printed on { $about }?
# $about (the counter)
np-ask-movement = Movement allowance printed on { $about }?
np-movement-unknown = Movement allowance not known, so the distance was not judged: { $about }
np-ask-range = Command range printed on { $about }?
np-range-unknown = Command range not known, so the command bonus was not judged: { $about }
np-command-range-unknown = The HQ’s command range is printed on its counter and has not been entered.
np-remind-hq-sides = An HQ printed on both sides begins on its weaker side.

## 4 Sequence of play

np-not-your-counter = It belongs to another player turn.
np-game-over = The game is over.
np-moment-of-player = This phase is one of a player turn: set whose, too.
np-moment-of-no-player = This phase is nobody’s player turn: set the player turn to none, too.
# A phase that was set by hand, $phase
np-choice-begin-phase = { $phase ->
    [reinforcement] Judge what comes in this phase
    [replacement] Tell the replacement rate
    [vp-check] Count the victory points
    [game-end] End the game: its awards and levels
   *[random-event] Roll for the random event
}
np-phase-begun = This phase has begun already.

## 5 Random events
## + np-log-task-dropped

np-now-event = The event die is not rolled yet
np-task = { $kind ->
    [withdraw-strength] Units to withdraw: at least { $amount } strength in all
    [extra-reinforcement] Units to bring back as reinforcements: { $amount }
    [eliminate] Units to eliminate: { $amount }
   *[withdraw] { $what ->
        [division] Divisions to withdraw: { $amount }
        [tribal-unit] Tribes to withdraw: { $amount }
       *[unit] Units to withdraw: { $amount }
    }
}
np-task-first = First do what the event demands.
np-not-of-task = These units do not do for the event.
np-event-nothing = No event
np-event-no-place-held = No event: the enemy holds no city, town or depot of the homeland.
np-event-happened = { $most ->
    [one] No event: it happens once in a game, and has.
   *[other] No event: it happens { $most } times in a game, and has.
}
np-event-before-revolt = No event before the Arab Revolt.
np-event-too-early = No event before { $year }.
np-event-no-lead = No event: a difference of { $lead ->
        [one] one victory point
       *[other] { $lead } victory points
    } is too small.
# $what (unit, division, non-tribal-unit, tribal-unit)
np-effect-withdraw = { $what ->
    [division] Withdraw one division.
    [non-tribal-unit] Withdraw one unit that is no tribe.
    [tribal-unit] Withdraw one tribal unit.
   *[unit] Withdraw one unit.
}
np-effect-extra-reinforcement = { $what ->
    [non-tribal-unit] One eliminated unit that is no tribe comes as a reinforcement, even if permanently eliminated.
   *[unit] One eliminated unit comes as a reinforcement, even if permanently eliminated.
}
np-effect-eliminate = { $what ->
   *[unit] One unit is eliminated; it may be replaced.
}
np-effect-draw-tribal = { $what ->
   *[unit] Draw one tribal unit from the cup.
}
# $change (-1, 0 or 1), $lead (difference of victory points)
np-effect-replacement-rate = { $change ->
    [1] Ahead by { $lead }: the replacement rate rises by 1 this turn.
    [-1] Behind ({ $lead }): the replacement rate falls by 1 this turn.
   *[0] A difference of { $lead }: the replacement rate stays.
}
np-effect-senussi = Senussi revolt, occurrence { $occurrence }: nobody crosses the canal this player turn, the railhead stays.
np-events-of = { $player ->
    [west-cp] Table of the West Central Powers, as things stand
    [west-allied] Table of the West Allies, as things stand
    [east-allied] Table of the East Allies, as things stand
   *[east-cp] Table of the East Central Powers, as things stand
}
np-roll-unit = The unit that comes back, by its number
# $number, $about (the unit)
np-number-of-unit = { $number }: { $about }
np-roll-event = Random event
np-roll-event-again = Random event, second die
# $subject (the event)
results-np-roll-event-again = { $subject ->
    [tribes-go-home] Tribes go home: 1 to 3, a tribe is withdrawn; 4 to 6, one comes
   *[redeployment] Redeployment: 1 to 3, a withdrawal; 4 to 6, an eliminated unit comes
}

## RE Random event tables

np-remind-senussi = Senussi revolt: nobody crosses the canal, the railhead stays.
np-railhead-senussi = The Senussi revolt holds the railhead marker.
# $action (move-across-canal, move-railhead)
np-senussi-forbids = The Senussi revolt lets nobody cross the Suez Canal this turn; the railhead stays too. Air, naval support, command and supply go on.
np-event-no-tribes = This event brings back no tribal unit.

## 6 Reinforcements and withdrawals

np-remind-reinforcements = Reinforcements that the turn record track lists come now; they may still move in this turn.
np-reinforcement-phase-only = Reinforcements are placed in the reinforcement phase.
np-not-aside = This counter has come already.

## 6.3 Where reinforcements come

np-remind-entry = { $player ->
    [west-cp] They enter on the northern edge west of the front boundary.
    [west-allied] They enter on the western edge of Egypt.
    [east-allied] Tribes near the south edge or other Allies, others in ports that Allies hold.
   *[east-cp] They enter on the northern edge east of the boundary, or just south of Damascus.
}
np-outside-entry = Reinforcements of this front enter at { $hexes } only.
np-enemy-there = Enemy units hold this hex.
np-entry-enemy = Enemy units hold the entry hex.
np-entry-delayed = Enemy units hold every entry hex: reinforcements wait until one is free.
np-now-reinforcements = { $count ->
    [one] One reinforcement waits to be placed
   *[other] { $count } reinforcements wait to be placed
}
np-now-shut-out = { $count ->
    [one] One reinforcement waits: every entry hex is closed
   *[other] { $count } reinforcements wait: every entry hex is closed
}

## 6.6 Withdrawals

np-task-can-be-met = There are units for it.
np-withdraw-supplied = Withdraw { $supplied } from units in supply.
np-withdraw-supplied-then-others = { $supplied ->
    [0] None is in supply: withdraw { $others } from units out of supply.
   *[other] Withdraw all units in supply ({ $supplied }), and { $others } more out of supply.
}
np-withdraw-everything = Withdraw every unit ({ $supplied } in supply, { $others } not); { $dropped } is dropped.
np-effect-withdraw-strength = Withdraw at least { $strength } strength.
np-withdraw-supplied-first = Units in supply go first: { $wanted } of them are due, these have { $got }.
np-task-enemy-chooses = The opposing commander picks the units out of supply.
np-enemy-names-first = The opposing commander names the units out of supply first.
np-withdraw-named = Of the units out of supply those go that the opposing commander has named.
np-not-offered = That unit is not among those that may be named.
np-choice-name-withdrawal = Name the unit in { $hex }
# $count (how many)
np-log-offered = The opposing commander names the units out of supply that go, of { $count }
# $about (the unit)
np-log-named = named: { $about }
np-withdraw-more = Of units out of supply { $wanted } are due, these have { $got }.
np-log-task-dropped = No unit for it: dropped

## 7 Headquarters and command

np-commanded-by = In command of: { $about }
np-command-enemy = An HQ commands units of its own side only.
np-command-too-far = Farther than { $range } hexes from the HQ.
np-hq-none-left = { np-player-turn }: no HQ is left on the map, so nobody is in command.
np-no-hq = No own HQ stands on this front.
np-command-other-front = Command does not cross the front boundary.

## 8 Movement

np-entry-road = Along a road or railway: ½ MP
np-paid = { $points } of { $of } MP
np-way-counted = Counted by way of { $hexes }
np-no-way = No way leads there, whatever the movement allowance.
np-sheet-set-up-only = { $about } moves on the map, or is set directly: the sheet sets up what waits.
np-movement-phase-only = Counters move in the movement phase.
np-out-of-reach = Out of reach with { $points ->
        [one] one movement point
       *[other] { $points } movement points
    }
np-out-of-reach-but-strategic = Out of reach with { $points ->
        [one] one movement point
       *[other] { $points } movement points
    }; strategic movement reaches it
np-moved-already = It has moved in this phase.

## 8.1 Strategic movement

np-strategic-needs-supply = Strategic movement needs supply at its start.
np-strategic-starts-in-ezoc = Strategic movement does not start in EZOC.
np-strategic-enters-ezoc = Strategic movement does not enter EZOC.

## 8.4 Minimum move

np-minimum-move = One hex is possible at any cost.
np-minimum-ezoc = Not even the minimum move goes straight from EZOC to EZOC.
np-minimum-enemy = Not even the minimum move enters a hex that the enemy holds.
np-minimum-terrain = Not even the minimum move enters terrain closed to the unit.
np-minimum-boundary = Not even the minimum move crosses the front boundary.

## 8.8 Rail movement

np-rail-needs-supply = Rail movement needs supply at its start.
np-rail-once = A unit moves by rail once a game turn.
np-rail-blocked = The own railway does not lead there.
np-rail-enemy = Enemy units at { $hex } bar the railway.
np-rail-ezoc = EZOC at { $hex } bars the railway.

## 8.9 Rail limit on the West front

np-railhead-limit = Beyond the Allied railhead this railway does not serve them.

## 8.10 Rail capacity

np-rail-used = Rail capacity used: { $used } of { $most }.
np-ask-capacity = Rail capacity printed on the turn record track ({ $about })?
np-rail-capacity = Rail capacity left in this phase: { $left }
# $left, $wanted (what the units of the move take together)
np-rail-capacity-together = Rail capacity left in this phase: { $left }; these units take { $wanted }

## 9 Stacking

np-stack-now = { $hex }: stack of { $units }, at most { $limit }.
# $differs (yes, no): whether it is $winter in winter. $rail: 0 where a railway changes nothing.
np-entry-stack = Stack: { $units }{ $differs ->
    [yes] , in winter { $winter }
   *[no] { "" }
}{ $rail ->
    [0] { "" }
   *[other] , on its own supplied railway { $rail }
}
np-overstacked-at = At { $hex }: { $counted } units where { $limit } may stand; { $excess } must go.
np-not-overstacked = This hex is not overstacked.

## 9.6 Fog of war

np-remind-stacks = Enemy stacks are looked into only while they are in combat.
np-log-revealed = { $count ->
    [one] 1 unit defends { $hex }
   *[other] { $count } units defend { $hex }
}
np-log-fog-came = From now on each side holds its own cards. What both could see until now stays readable in the log and in the file.
np-choice-reveal = Reveal who defends
np-awaits-reveal = The attack on { $hex } is declared; what stands there is shown now.
np-reveal-by-defender = Only the side that defends { $hex } shows what stands there: hand over.
# $side, $front (whose cards are needed)
np-await-commander = It is for { $side ->
    [allied] the Allies
   *[central-powers] the Central Powers
} in the { $front ->
    [west] west
   *[east] east
} to go on: hand over.

## 10 Zones of control

np-stops-here = It stops in enemy ZOC.
np-stop-in-ezoc = A unit stops where it enters EZOC.
np-stopped-on-the-way = EZOC in { $hexes } stops it on the way, and no other way is short enough.
# $points (movement points)
np-out-of-reach-by-half = Out of reach with { $points ->
        [one] one movement point
       *[other] { $points } movement points
    }: half its allowance, as it leaves EZOC
np-landing-starts-in-ezoc = A landing does not start in EZOC.
