### What the rules of Decision at Elst refuse and explain: Refit Phase, the end of a scenario.

## 4.5 Refit Phase

# $step (of the Refit Phase, by the name of its text), $asks (nothing or something, by what is tracked)
elst-now-step = { $step ->
    [melee] Finish the Melees, name the MMC lost
    [markers] All of them come off by themselves: go on
    [recovery] { $asks ->
        [nothing] All rally by themselves: go on
       *[something] All rally by themselves; tell control and the MMC lost
    }
    [shock-and-bog] { $asks ->
        [nothing] No tracked AFV is in trouble: go on
       *[something] Tell how AFV in trouble end
    }
    [setup-areas] The areas are fixed: go on
    [escape] Try the Escapes, tell what becomes of others
    [possession] { $asks ->
        [nothing] No tracked equipment is left lying: go on
       *[something] Take or destroy equipment left in the areas
    }
    [wounded] { $asks ->
        [nothing] No tracked leader waits for a roll: go on
       *[something] Roll for wounded leaders
    }
    [consolidation] Half-squads combine by themselves: go on
    [new-date] The date is turned by itself: go on
    [shift] Each side Shifts in secret
    [repair] Roll for what is damaged
    [initiative] Turn up both chits
    [setup] Begin the scenario
   *[other] Each side does its secret work
}
# $side, $about (the part of the work)
elst-now-work = { refit-side }: { $about }
refit-no-phase-after = No Refit Phase comes after “{ $date }”.
refit-not-at-step = This belongs to step { $step } of the Refit Phase.
refit-under-way = The Refit Phase is under way already.
refit-no-step = A scenario is being played; its end comes first.
refit-other-work = Another part of the secret work comes now: { $step ->
    [replenishment] replenishment
    [points] the CPP die
    [purchase] purchases
    [rolls] the rolls for what was bought
    [chit] the initiative chit
   *[done] it is done
}.

## 4.501 Finishing Melees

refit-task-melee = Melees
refit-step-melee = Finish the Melees
refit-fact-phasing = The { refit-side } count as the phasing side. Fight round after round until no attack is possible.
refit-fact-melees = Units of both sides: { $hexes }
# $mark (pin, cx, stun), $change (removed, flipped)
refit-fact-after-first-round =
    After a Melee’s first round { $mark ->
        [pin] Pin
        [cx] CX
       *[stun] Stun
    } { $change ->
        [removed] comes off.
       *[flipped] is flipped to its +1 side, which may bring Recall; the vehicle may go CE.
    }

## 4.502 Taking markers off

refit-task-markers = Counters off the map
refit-fact-markers = Off the map: OBA counters, smoke and WP, acquisition, DM, CX, Motion and CE. Wrecks stay.
refit-log-cleared = Counters taken off the map
refit-nothing-to-clear = Nothing tracked has to go.
refit-step-markers = Remove counters

## 4.503 Recovery

refit-task-recovery = Recovery
refit-fact-recovery = Every broken unit rallies without a DR, and control is settled. With this step the scenario is over.
refit-step-recovery = Recovery; the scenario ends
# $side, $hexes
refit-choice-stood-in = { refit-side } control, as they stand there alone: { $hexes }

## 4.504 Shock and bog

refit-rolls-due = Not rolled for yet: { $pieces }.
refit-task-shock = AFV in Shock or UK
refit-task-bog = Bogged AFV
refit-fact-shock = Roll for each such AFV until it recovers or its destruction is confirmed.
refit-fact-bog = Try with each such AFV until it is free or immobile. MP do not count.
refit-log-plight =
    { $pieces } in { $hex }: { $ending ->
        [recovered] recovered
        [confirmed-kill] a wreck
        [freed] free again
       *[immobilized] immobile
    }
elst-now-plight = { $count ->
    [one] An AFV must roll until it is out of Shock or bog
   *[other] { $count } AFV must roll until they are out of Shock or bog
}
refit-choice-plight =
    { $about } in { $hex }: { $ending ->
        [recovered] { refit-choice-recovered }
        [confirmed-kill] { refit-choice-confirmed-kill }
        [freed] { refit-choice-freed }
       *[immobilized] { refit-choice-immobilized }
    }
refit-only-vehicles = Only AFV roll for this.
refit-step-shock-and-bog = Shock and bog

## 4.505 Setup Areas

# $holding (as in the rules, none where the correction is taken back)
refit-log-corrected = { $hex }: { $holding ->
    [british] British
    [german] Germans
    [no-mans-land] No Man’s Land
    [uncontrolled] Uncontrolled Territory
   *[none] as they follow from what is told
}
refit-task-areas = Setup Areas
refit-fact-areas = Sweep control on the map, tap mobile vehicles with a functioning MA, and correct hexes where the table disagrees.
refit-step-setup-areas = Fix the Setup Areas
refit-areas-first = Fix the Setup Areas first.
refit-ask-control = No building is told to be under control of { $sides ->
    [british] the British
    [german] the Germans
   *[both] either side
}. Are the Setup Areas to be fixed so? No: tell control on the map first.
refit-log-areas = Setup Areas: British { $british }, German { $german }

## 4.5053 Uncontrolled territory

refit-fate-nearest = Uncontrolled Territory leads to the nearest own Setup Area or Entry Area, where it is Retained; an Isolated one that it would overstack is passed over.
refit-fate-no-path = No path through Uncontrolled Territory leads to an own area, one that is Isolated and has no room apart: it must try to Escape.
refit-fate-immobile-unarmed = Immobile without a working main armament: it becomes a wreck.

## 4.5056 Inside the own Setup Area

refit-task-retained = Retained
refit-none-tracked-in-areas = No tracked counters of the { refit-side } stand in their own areas.
refit-no-area-there = { $hex } lies in no Setup Area.
refit-not-there =
    Of { $unit } there are { $there } in { $place ->
        [entry] the Entry Area
        [map] that place
       *[other] area { $place }
    }, not { $count }.
refit-fate-own-area = It stays in the Setup Area where it is.
refit-empty-stack = A stack needs at least one unit.

## 4.5057 Outside the own Setup Area

refit-task-outside = All that needs no Escape
refit-log-fate =
    { $pieces } in { $hex }: { $fate ->
        [retained-in-area] Retained in the area
        [may-escape] Retained in the Isolated area
        [must-escape] bound to Escape
        [retained-nearest] Retained in the nearest place
        [retained-in-place] Retained where it stands
        [captured-or-destroyed] in enemy hands
        [destroyed] destroyed by the enemy
        [stays-unpossessed] stays there, unpossessed
       *[wreck] a wreck
    }
# $about (counters), $side, $hex, $fate, $gun ("left" where they abandon it)
refit-choice-straggler =
    { refit-side }, { $hex }, { $about }{ $gun ->
        [left] {" "}(the Gun abandoned)
       *[none] {""}
    }: { $fate ->
        [must-escape] must try to Escape
        [may-escape] try to Escape from the Isolated area
        [retained-in-area] stay in their area
        [retained-nearest] Retained in the nearest place
        [retained-in-place] Retained where it stands
        [captured-or-destroyed] the enemy captures it
        [destroyed] the enemy destroys it
        [stays-unpossessed] stays there, unpossessed
       *[wreck] a wreck
    }
elst-now-not-set-up = { $count ->
    [one] One counter is not set up
   *[other] { $count } counters are not set up
}
elst-now-stragglers = { $count ->
    [one] A stack stands outside its areas
   *[other] { $count } stacks stand outside their areas
}
refit-fate-no-mans-land = It stands in No Man’s Land and must try to Escape.
refit-fate-enemy-area = It stands in an enemy Setup Area and must try to Escape.
refit-fate-equipment-enemy = Nobody possesses it in an enemy Setup Area: the enemy captures or destroys it.
refit-fate-equipment-left = It stays in its hex and belongs to nobody.
refit-fate-immobile-armed = Immobile with a working main armament in Uncontrolled Territory: it stays its owner’s, in its hex.
refit-retained-in-its-hex = It was Retained where it stood, outside of every area, and sets up there: { $hexes }.
refit-fate-immobile-wreck = Immobile outside its own Setup Area: it becomes a wreck.

## 4.506 Escape
## + refit-empty-stack

refit-task-escape = Escape
refit-step-escape = Escape
ask-wounded-again = Casualty Reduction of the wounded { $unit }: is he Eliminated, by the base game’s wound rules?
# $units (those who are lost), $gear (a piece of equipment)
refit-ask-lost-gear = Lost: { $units }. Had they the { $gear }?
refit-roll-escape = Escape of { $units } from { $hex }
# $drm (the sum, signed)
results-refit-roll-escape = DRM { $drm } in all
# $span, $least and $most (final DR), $about (one of refit-odds-…)
refit-outcome-on = { $span ->
    [up-to] { $most } or less
    [from] { $least } or more
    [one] { $least }
   *[between] { $least } to { $most }
}: { $about }
refit-fate-isolated = It is Isolated: it may try to Escape, or stay in its Setup Area.
refit-levels-apart = The ground and the steeple are two Locations: their units try to Escape apart.
refit-vehicle-alone = A vehicle tries to Escape by itself.
refit-equipment-cannot-escape = Only Infantry and vehicles try to Escape; equipment goes with its possessor.
refit-more-wounded-than-leaders = There are only { $count } leaders to be wounded.
refit-overloaded = { $pp } PP are too many: at most { $most } may be carried.
refit-negative = { $number } is less than nothing.
refit-drm-lone-leader = An unwounded SMC alone
refit-drm-vehicle = AFV
refit-drm-leader = Leader
refit-drm-wounded = Wounded
refit-drm-stunned = Stunned
refit-drm-gun = Gun possessed
refit-drm-size = More than one half-squad
refit-drm-beside-own-area = Beside an own Setup Area
refit-drm-enemy-area = In an enemy Setup Area
refit-drm-isolated = Isolated
# $original, $drm (signed), $final, $about (one of those below)
escape-result = DR { $original } { $drm } = { $final }: { $about }
escape-results = Result
refit-odds-escapes = Escapes
# $units: who is left, as they will be
refit-odds-replaced = Replaced ({ $units })
refit-odds-reduced = Casualty Reduction ({ $units })
refit-odds-replaced-and-reduced = Replaced and Casualty Reduction ({ $units })
refit-odds-wounded-again = { $about }, the wounded leader asked for
refit-odds-eliminated = Eliminated
refit-escape-escapes = Escaped: { $units }
refit-escape-replaced = Escaped and Replaced: { $units }
refit-escape-ss = SS are not Replaced
refit-escape-reduced = Escaped with Casualty Reduction: { $units }
refit-escape-replaced-and-reduced = Escaped, Replaced and with Casualty Reduction: { $units }
refit-escape-none-left = Casualty Reduction leaves nobody: Eliminated with all equipment
refit-escape-eliminated = Eliminated with all equipment
refit-escape-lost = Eliminated: { $units }
refit-choice-send = { refit-place }: those from { $hex }
refit-arrivals-first = First choose where those go who came out of { $hexes }.
refit-nobody-arrives = Nobody from { $hex } has to choose a place.
refit-other-destination = They must go to: { $goals }

## 4.507 Equipment

refit-task-possession = Equipment in the areas
refit-fact-possession = Equipment in an area belongs to the side of the area. Infantry there may destroy it, vehicles excepted.
refit-only-equipment = Only equipment is taken or destroyed; { $unit } is none.
refit-step-possession = Possession of equipment
refit-fate-equipment-own = It belongs to the side of this Setup Area.
refit-vehicle-not-destroyed = Vehicles may not be destroyed.
refit-no-infantry-to-destroy = Only Infantry Retained in the same area can destroy it.

## 4.508 Wounded leaders
## + refit-drm-isolated
## + refit-rolls-due

refit-task-wounded = Wounded leaders
refit-not-of-this-table = { $unit } is not rolled for here: { refit-table }.
refit-step-wounded = Wounded leaders

## 4.509 Consolidation

refit-task-consolidation = Consolidation
refit-fact-consolidation = Two like half-squads of a place must combine into a squad.
refit-log-combined = { $gone } combine into { $come }
refit-choice-combine = Combine: { $about }
refit-no-pairs = No like half-squads are there: { refit-place }.
refit-step-consolidation = Consolidation
