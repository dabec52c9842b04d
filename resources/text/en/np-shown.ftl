### No Prisoners: tables in words, calculators, the pages beside the map.

## Results

np-column-die = Die
np-column-result = Result
np-column-attacker = Attacker
np-column-defender = Defender
np-column-event = Event
np-event-row = { np-event-name }: { $about }
# $first, $last (die faces as strings), $count (how many faces)
np-dice = { $count ->
    [1] { $first }
   *[other] { $first }–{ $last }
}
np-die-then = { $die }, { $half }
np-code = { $code }
# $loss (none, unit, strength, all), $amount (strength), $hexes (number or "die")
np-party = { $loss ->
    [none] { np-party-retreat }
    [all] all lost
    [unit] { $hexes ->
        [0] 1 unit
       *[other] 1 unit, { np-party-retreat }
    }
   *[strength] { $hexes ->
        [0] { $amount }+ strength
       *[other] { $amount }+ strength, { np-party-retreat }
    }
}
np-party-retreat = { $hexes ->
    [0] –
    [die] retreat a die
    *[other] retreat { $hexes }
}
# $code (NP or OP), $role (attacker or defender)
np-party-choice = { $code ->
    [NP] { $role ->
        [attacker] picks BB or DW
       *[defender] –
    }
   *[OP] { $role ->
        [attacker] picks DW or DA
       *[defender] if faster: picks
    }
}
np-or-result = Either { $code }:
np-demand-attacker = Attacker: { $about }
np-demand-defender = Defender: { $about }
np-demand-pursuit = { $role ->
    [attacker] The attacker may pursue into the hexes left.
   *[defender] The defender may pursue into the hexes left.
}

## Calculators

np-calculator-combat = Combat
np-calculator-events = Random events
np-calculator-type-strengths = Type the sum of the printed strengths of both parties.
np-calculator-attack = Attacking strength
np-calculator-defence = Defending strength
np-calculator-crt = Table
np-calculator-terrain = Terrain
np-calculator-river = All across a river
np-calculator-unsupplied = Attackers out of supply
np-calculator-air = Air group
np-calculator-naval = Flotilla
np-calculator-command = Command bonus
np-calculator-die = Die
np-calculator-second-die = Second die
np-calculator-player-turn = Player turn
np-calculator-turn = Game turn
np-calculator-occurred = Times it happened
np-calculator-revolted = The Arabs have revolted
np-calculator-place = Enemy in the homeland
np-calculator-historical-revolt = Historical revolt
np-calculator-historical-withdrawals = Historical withdrawals
np-calculator-own-vp = Own VP
np-calculator-enemy-vp = Enemy VP
option-ground-open = ×1
option-ground-town = Town ×1.5
option-ground-doubling = ×2
option-ground-red-city = Red city ×2

## The pages

np-page-events = Events
np-page-combat = Combat
np-page-track = Turn track
np-events-of = { $player ->
    [west-cp] Table of the West Central Powers, as things stand
    [west-allied] Table of the West Allies, as things stand
    [east-allied] Table of the East Allies, as things stand
   *[east-cp] Table of the East Central Powers, as things stand
}
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
np-no-attack-now = No attack is possible now.
np-column-target = Hex
np-column-strengths = Strengths
np-column-column = Column
np-strengths = { $attack } : { $defence }
np-strengths-unread = not read yet
np-boxes-empty = The boxes off the map are empty.
np-no-revolt-yet = The Arabs have not revolted: no tribe is drawn.
np-cup-uncounted = The tribes in the cup have not been counted: it is taken to hold enough.
np-tribes-on-map = Tribes on the map
np-revolted-on = The Arabs revolted on turn { $turn }.
# $turn, $dice (0 for no roll), $way (cup or home)
np-tribal-roll = { $dice ->
    [0] Turn { $turn }: no roll for tribes
    [1] { $way ->
        [home] Turn { $turn }: a die of tribes goes home
       *[cup] Turn { $turn }: a die of tribes comes from the cup
    }
   *[other] Turn { $turn }: { $dice } dice of tribes come from the cup
}
np-column-capacity = Rail
np-column-rate = Repl.
np-capacity = { $used } of { $of }
# $rate (a number or ?), $change (what an event adds)
np-rate = { $change ->
    [0] { $rate }
    [1] { $rate } + 1
   *[-1] { $rate } − 1
}
np-sheet-means = What only your turn track shows may be filled in here; otherwise it is asked when it is first needed.
# $count (counters)
np-to-set-up = { $count ->
    [one] One counter waits to be set up: with Move, or on the page of units.
   *[other] { $count } counters wait to be set up: with Move, which goes from one to the next, or on the page of units.
}
np-figures-means = What is printed on the counters: combat strength, movement, the range of an HQ, ★ beside the strength. Nothing needs to be filled in; what is missing is asked when it counts, all but ★.
np-column-strength = CS
np-column-movement = MA
np-column-range = Range
np-column-hq = HQ
np-column-star = ★
# $table (rail-capacity, replacement-rate)
np-sheet-table = { $table ->
    [rail-capacity] Rail capacity
   *[replacement-rate] Replacement rate
}
# $player (a player turn), short enough for the head of a narrow column
np-player-short = { $player ->
    [west-cp] W CP
    [west-allied] W Al.
    [east-allied] E Al.
   *[east-cp] E CP
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
np-level-history = { $than ->
    [better] In history: { $about }. The Allies stand better.
    [worse] In history: { $about }. The Allies stand worse.
   *[same] In history: { $about }, as now.
}
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
np-moment-short = T{ $turn } { $player ->
    [west-cp] W CP
    [west-allied] W Allied
    [east-allied] E Allied
    [east-cp] E CP
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
# $stage, $hex, $count (units that must retreat)
np-now-combat = Combat at { $hex }: { $stage ->
    [reveal] the defence is to be revealed
    [choice] choose the result
    [losses] take the losses
    [retreat] { $count ->
        [one] one unit must retreat
       *[other] { $count } units must retreat
    }
    [pursuit] pursue, or not
   *[other] not over yet
}
# $count
np-now-set-up = { $count ->
    [one] One counter waits to be set up
   *[other] { $count } counters wait to be set up
}
np-now-tribes = { $count ->
    [one] One tribe waits to be placed
   *[other] { $count } tribes wait to be placed
}
np-now-reinforcements = { $count ->
    [one] One reinforcement waits to be placed
   *[other] { $count } reinforcements wait to be placed
}
np-now-replacements = { $count ->
    [one] One unit may still be tried for replacement
   *[other] { $count } units may still be tried for replacement
}
