### No Prisoners: tables in words, calculators, the pages beside the map.

## Results

np-column-die = Die
np-column-result = Result
np-column-attacker = Attacker
np-column-defender = Defender
np-column-event = Event
np-column-effect = Comes to
# $first, $last (die faces as strings), $count (how many faces)
np-dice = { $count ->
    [one] { $first }
   *[other] { $first }–{ $last }
}
np-die-then = { $die } then { $half }
np-code = { $code }
# $loss (none, unit, strength, all), $amount (strength), $hexes (number or "die")
np-party = { $loss ->
    [none] { np-party-retreat }
    [all] all removed
    [unit] { $hexes ->
        [0] 1 unit removed
       *[other] 1 unit removed, { np-party-retreat }
    }
   *[strength] { $hexes ->
        [0] { $amount }+ strength removed
       *[other] { $amount }+ strength removed, { np-party-retreat }
    }
}
np-party-retreat = { $hexes ->
    [0] –
    [die] retreat by a die
    [one] retreat 1 hex
   *[other] retreat { $hexes } hexes
}
# $code (NP or OP), $role (attacker or defender)
np-party-choice = { $code ->
    [NP] { $role ->
        [attacker] chooses BB or DW
       *[defender] –
    }
   *[OP] { $role ->
        [attacker] chooses DW or DA,
       *[defender] but the defender where every unit is faster
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
np-calculator-place = The enemy holds a place of the homeland
np-calculator-own-vp = Own VP
np-calculator-enemy-vp = Enemy VP
option-ground-open = ×1
option-ground-town = Town ×1.5
option-ground-doubling = ×2
option-ground-red-city = Red city ×2
