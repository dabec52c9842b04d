### Calculators of Spanish Civil War Battles, and what a result asks of both sides.

calculator-jarama-combat = Combat
calculator-brunete-combat = { calculator-jarama-combat }
calculator-jarama-barrage = Barrage
calculator-brunete-barrage = { calculator-jarama-barrage }
calculator-jarama-air = Air
calculator-brunete-air = { calculator-jarama-air }
scw-calculator-attack = Attack (units)
scw-calculator-defence = Defence (with support)
scw-calculator-guns = Guns in support
scw-calculator-air = Air points
scw-calculator-aircraft = Aircraft, e.g. 4 4 3
scw-calculator-side = Attacker
scw-calculator-ground = Ground
scw-calculator-crossing = Across a river
scw-calculator-assault = Assault (a point paid)
scw-calculator-arms = Who attacks
option-scw-infantry = Infantry
option-scw-infantry-tanks = With tanks
option-scw-infantry-cars = With arm. cars
option-scw-vehicles-alone = Vehicles
scw-calculator-anti-tank = Against armour
scw-calculator-die = Die
scw-calculator-fire = Fire (all guns)
scw-calculator-unit-defence = Defence of the unit
scw-calculator-at-guns = The unit is artillery
scw-calculator-rain = Rain and mud
scw-calculator-under-f88 = F/88 in or next to the hex
scw-calculator-type-strengths = Type attack and defence: column, shifts and odds follow.
scw-calculator-type-fire = Type fire and defence: the column and its odds follow.
scw-calculator-type-air = Type the strength: column and odds follow.
option-scw-clear = Clear
option-scw-town = Town
option-scw-city = City
option-scw-woods = Woods
option-scw-hills = Hills
option-scw-rough = Rough
option-scw-mixed = Mixed
option-scw-none = No one
option-scw-some = Some
option-scw-all = All
option-scw-no-guns = None
option-scw-anti-tank-unit = AT gun
option-scw-f88 = F/88
option-scw-f88-adjacent = F/88 adjacent
scw-column-die = Die
scw-column-attacker = Attacker
scw-column-defender = Defender
# $kind (none, steps, retreat, both), $steps (steps lost), $retreat (hexes)
scw-effect = { $kind ->
    [steps] lose { $steps ->
        [one] a step
       *[other] { $steps } steps
    }
    [retreat] retreat { $retreat }
    [both] lose { $steps ->
        [one] a step
       *[other] { $steps } steps
    }, retreat { $retreat }
   *[none] nothing
}
