### Calculators of No Prisoners, and its tables in words.

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

## Calculators

calculator-np-combat = Combat
calculator-np-events = Random events
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
