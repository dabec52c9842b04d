### No Prisoners: the pages beside the map.

## The pages

np-page-events = Events
np-page-combat = Combat
np-page-track = Turn track
np-no-event-yet = No event has been counted yet.
np-column-player-turn = Player turn
np-column-times = Times
# $stage (roll, choice, losses, retreat-roll, pursuit)
np-stage = { $stage ->
    [roll] Die
    [choice] Choice
    [losses] Losses
    [retreat-roll] Retreat
   *[pursuit] Pursuit
}
np-column-target = Hex
np-column-strengths = Strengths
np-column-column = Column
np-strengths = { $attack } : { $defence }
np-strengths-unread = not read yet
np-boxes-empty = The boxes off the map are empty.
np-tribes-on-map = Tribes on the map
np-column-capacity = Rail
np-column-rate = Repl.
np-capacity = { $used } of { $of }
# $rate (a number or ?), $change (what an event adds)
np-rate = { $change ->
    [0] { $rate }
    [1] { $rate } + 1
   *[-1] { $rate } − 1
}
# $count (counters)
np-to-set-up = { $count ->
    [one] One counter waits to be set up: with Move, or here.
   *[other] { $count } counters wait to be set up: with Move, which goes from one to the next, or here.
}
np-column-strength = CS
np-column-movement = MA
np-column-range = CR
np-column-hq = HQ
np-column-star = ★
# $table (rail-capacity, replacement-rate)
np-sheet-table = { $table ->
    [rail-capacity] Rail capacity
   *[replacement-rate] Replacement rate
}
# $player (a player turn), short enough for the head of a narrow column
np-player-short = { $player ->
    [west-cp] West CP
    [west-allied] West Allied
    [east-allied] East Allied
   *[east-cp] East CP
}
np-column-city = City
np-column-value = VP
np-column-holder = Held by
np-holder = { $side ->
    [allied] Allies
    [central-powers] Central Powers
   *[nobody] –
}
np-level-now = { np-front } now: { $about }
# $about (who wins the race)
np-race-now = If it ended now: { $about }
np-history = { $winner ->
    [nobody] a draw
   *[allied] { $level ->
        [limited] Allied limited victory
        [operational] Allied operational victory
       *[strategic] Allied strategic victory
    }
}
np-optional-award = { $side ->
    [allied] +{ $vp } VP to the Allies at the end for: { $about }
   *[central-powers] +{ $vp } VP to the Central Powers at the end for: { $about }
}

## What is due now

# $turn, $player, $phase
np-moment-short = Turn { $turn } · { $player ->
    [west-cp] West CP
    [west-allied] West Allied
    [east-allied] East Allied
    [east-cp] East CP
   *[interface] Interface
} · { $phase ->
    [set-up] Set-up
    [random-event] Event
    [reinforcement] Reinf.
    [movement] Movement
    [combat-1] Combat 1
    [combat-2] Combat 2
    [replacement] Repl.
    [vp-check] VP
    [advance-turn] Next turn
   *[game-end] End
}
# $count
np-now-set-up = { $count ->
    [one] One counter waits to be set up
   *[other] { $count } counters wait to be set up
}
