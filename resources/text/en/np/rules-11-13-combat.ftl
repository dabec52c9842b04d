### What the rules of No Prisoners refuse and explain: combat, retreat, pursuit.

## 11 Combat

np-entry-defence = Defence ×{ $factor }
np-now-attacks = May be attacked: { $about }{ $count ->
    [0] {""}
    [one] {""} and one hex more
   *[other] {""} and { $count } hexes more
}
np-choice-attack = Attack { $about } with all that can
np-choice-attack-some = Attack { $about } with some
np-target = { $about } { $hex }
np-combat-phase-only = Attacks are made in combat phases.
np-nobody-there = No enemy unit of this front is there.
np-cannot-attack = None of these units can attack this hex now.
np-no-attack-now = No attack is possible now.
np-remind-attacks = No attack is compulsory, and none need be declared beforehand.
np-attacked-already = A unit attacks only once in a combat phase.
np-attack-not-beside = Units attack adjacent hexes only.

## 11.3 Steps of a combat

np-panel-combat = Combat at { $hex }
np-log-attack = { $crt ->
    [raid] Attack on { $hex }, Raid CRT
   *[main-offensive] Attack on { $hex }, Main Offensive CRT
}
np-no-reveal-now = No attacked hex waits to be revealed.
np-no-losses-owed = Nobody owes losses now.
np-attack-needs-both = An attack needs at least one attacker and one defender.
np-no-strength = Nothing against nothing: neither party has any strength.
np-odds-attack = Attacking strength: { $strength }
# $terrain (terrain key, river or none), $multiplier (number)
np-odds-defence = { $terrain ->
    [none] Defending strength: { $strength }
    [rough] Defending strength: { $strength } (rough ×{ $multiplier })
    [mountain] Defending strength: { $strength } (mountain ×{ $multiplier })
    [city] Defending strength: { $strength } (city ×{ $multiplier })
    [city_red] Defending strength: { $strength } (city ×{ $multiplier })
    [town] Defending strength: { $strength } (town ×{ $multiplier })
    [entrenchment] Defending strength: { $strength } (entrenchment ×{ $multiplier })
    [pass] Defending strength: { $strength } (pass ×{ $multiplier })
    [river] Defending strength: { $strength } (all attack across river or canal ×{ $multiplier })
   *[other] Defending strength: { $strength } (×{ $multiplier })
}
# $column (its bounds, or the one it has at an $end of the table: low, high)
np-crt-column = { $end ->
    [low] { $column } or less
    [high] { $column } or more
   *[inner] { $column }
}
np-odds-percent = { $percent }%: column { np-crt-column }
np-loss-not-in-combat = { $unit } took no part in this combat.
np-loss-all = Every unit of this party is removed.
np-loss-count = { $wanted } to be removed, { $got } named.
np-loss-strength = At least { $wanted } strength must go; the units named have { $got }.
np-loss-too-much = { $wanted } strength must go; one of the units named could be spared.
# $stage, $hex, $role (who chooses or loses), $count (units that must retreat), $units or $strength (to be lost)
np-now-combat = Combat at { $hex }: { $stage ->
    [reveal] the defence is to be revealed
    [choice] { $role ->
        [attacker] the attacker chooses the result
        [defender] the defender chooses the result
       *[other] choose the result
    }
    [losses] { $role ->
        [attacker] the attacker loses
       *[defender] the defender loses
    }{ $strength ->
        [0] { " " }{ $units ->
            [one] one unit
           *[other] { $units } units
        }
       *[other] { " " }at least { $strength } strength
    }
    [retreat] { $count ->
        [one] one unit must retreat
       *[other] { $count } units must retreat
    }
    [pursuit] pursue, or not
   *[other] not over yet
}
np-roll-combat = Combat at { $hex }
# $role, $units and $strength (numbers; 0 where not demanded)
np-owed = { $role ->
    [attacker] { $strength ->
        [0] The attacker removes { $units ->
            [one] one unit
           *[other] { $units } units
        }.
       *[other] The attacker removes at least { $strength } strength.
    }
   *[defender] { $strength ->
        [0] The defender removes { $units ->
            [one] one unit
           *[other] { $units } units
        }.
       *[other] The defender removes at least { $strength } strength.
    }
}
np-combat-first = First finish the combat under way.
np-combat-not-over = The combat waits for something else.
np-no-choice-now = There is nothing to choose now.
np-or-result = Either { $code }:
np-demand-attacker = Attacker: { $about }
np-demand-defender = Defender: { $about }

## 11.8 Air support

np-no-air-group = This front has no air group.
np-air-needs-base = No city or town of this front is held by an own ground unit in supply.
np-air-too-far = The nearest base is { $distance } hexes away; the range is { $range }.

## 11.9 Naval support

np-no-flotilla = This front has no flotilla.
np-naval-allied-only = Only the Allies have flotillas.
np-naval-needs-coast = Flotillas reach coastal hexes and those beside the Suez Canal only.

## 11.10 Command bonus

np-log-attack-held = The attack on { $hex } waits for the command ranges of HQs.
np-command-no-hq = No one HQ commands every attacker.
# $about (a unit out of range), $hex, $more (how many others are)
np-command-out-of-range = No one HQ commands every attacker: { $about } at { $hex } { $more ->
    [0] is
    [one] and one more are
   *[other] and { $more } more are
} out of range.
np-command-spent = The command bonus of this combat phase is spent.

## 11.11 Most support in one attack

np-support-attacker-only = Air groups, flotillas and command help the attacker only.
# $air, $naval, $command (0 or 1: columns to the right)
np-odds-shifts = Shifts right: air { $air }, naval { $naval }, command { $command }; column { np-crt-column }
# $air, $naval, $command: how many
np-used-up = Used up for this phase: air { $air }, naval { $naval }, command { $command }
np-support-used = It was used in this combat phase already.
np-command-hq-used = Every HQ that commands all attackers was used in this combat phase.

## 11.13 Choosing the table

# $about (a unit out of supply), $hex, $more (how many others are)
np-offensive-unsupplied = The Main Offensive CRT needs every attacker in supply: { $about } at { $hex } { $more ->
    [0] is
    [one] and one more are
   *[other] and { $more } more are
} not.
np-offensive-needs-supply = { $count ->
    [one] The Main Offensive CRT needs every attacker in supply; one is not.
   *[other] The Main Offensive CRT needs every attacker in supply; { $count } are not.
}

## 11.14 Limits of columns

np-odds-no-defence = A defence of 0: column { np-crt-column }

## RES Combat results

np-ask-faster = Is every defender’s printed movement greater than the fastest attacker’s? An armoured train is faster than all others.

## 12 Retreat

np-roll-retreat = { $role ->
    [attacker] Length of the attacker’s retreat
   *[defender] Length of the defender’s retreat
}
# $about (the unit), $count (how many hexes)
np-retreat-where = { $count ->
    [one] { $about } retreats one hex: where to?
   *[other] { $about } retreats { $count } hexes: where to?
}
np-retreating = { $hexes ->
    [one] Retreat by 1 hex
   *[other] Retreat by { $hexes } hexes
}
np-log-retreated = Retreated to { $hex }: { $about }
np-not-retreating = This unit does not retreat now.

## 12.2 Retreats that cannot be made

# $about (the unit), $hexes (where it may end)
np-retreat-to = { $about } may go to { $hexes }
np-retreat-nowhere = { $about } has no way out
np-retreat-closed = The rules of retreat close this hex.
np-log-trapped = No way to retreat, eliminated: { $about }
np-retreat-enemy = No retreat into a hex that the enemy holds.
np-retreat-ezoc = No retreat leads into EZOC while another way is open; a unit that must go there is eliminated.
np-retreat-no-way = No retreat off the map or where the unit could not go normally.
np-retreat-boundary = No retreat across the front boundary.
np-retreat-too-short = The retreat must end { $wanted ->
        [one] one hex
       *[other] { $wanted } hexes
    } away; this route ends { $got } away.
np-retreat-is-open = There is a way to retreat.
np-retreat-overstacks = Another route is open that does not overstack.

## 13 Pursuit

np-log-pursued = Pursued to { $hex }: { $about }
np-not-pursuing = This unit does not pursue now.
np-pursuit-enemy = No pursuit leads where the enemy stands.
np-pursuit-out-of-reach = { $allowed ->
    [one] A pursuit of one hex, into a vacated one, does not lead there.
   *[other] A pursuit of { $allowed } hexes, the first a vacated one, does not lead there.
}
np-demand-pursuit = { $role ->
    [attacker] The attacker may pursue into the hexes left.
   *[defender] The defender may pursue into the hexes left.
}

## 13.3 Pursuit allowance

# $about (the unit)
np-no-pursuit = Does not pursue, as its type has no pursuit: { $about }
# $allowed (a number), $hexes (where the unit may end), $about (the unit)
np-may-pursue = { $allowed ->
    [one] May pursue 1 hex, to { $hexes }: { $about }
   *[other] May pursue { $allowed } hexes, to { $hexes }: { $about }
}
