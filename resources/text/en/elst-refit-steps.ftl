# The refit assistant, step by step (4.501-4.518)


## Tasks

refit-task-melee = Melees
refit-task-losses = Losses of the scenario
refit-task-markers = Counters off the map
refit-task-recovery = Recovery
refit-task-shock = AFV in Shock or UK
refit-task-bog = Bogged AFV
refit-task-areas = Setup Areas
refit-task-arrivals = Where they go
refit-task-escape = Escape
refit-task-outside = All that needs no Escape
refit-task-retained = Retained
refit-task-possession = Equipment in the areas
refit-task-wounded = Wounded leaders
refit-task-consolidation = Consolidation
refit-task-immobile = Immobile vehicles
refit-task-stun = Stunned vehicles
refit-task-weapon = Malfunctioned weapons
refit-task-vehicular-weapon = Malfunctioned vehicular weapons
refit-task-main-armament = Malfunctioned main armaments
refit-task-captured = Captured weapons
refit-task-trade = An LMG for a vehicle’s MG
refit-task-lose-captured = Captured weapons that malfunction
refit-task-resupply = Special ammunition and Low Ammo
refit-task-withdraw-tanks = British tanks at night
refit-task-lose-recalled = AFV under Recall
refit-task-reveal = Initiative
refit-task-play-area = Play area
refit-task-set-up = Set-up
refit-task-batteries = Batteries
refit-task-records = Records
refit-task-begin = Play begins
refit-task-shift = Shift
refit-task-replenishment = Replenishment
refit-task-points = CPP
refit-task-show = Shifts and replenished squads for the set-up
refit-task-new-groups = New groups: where they set up or enter from
refit-task-purchase = Purchases
refit-task-chit = Initiative chit
refit-task-turn-up = Both chits are turned up, each by its own side
refit-page-play = A scenario is being played
refit-page-played = The scenario is over, the Refit Phase comes next

## What is known

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
       *[flipped] is flipped to its +1 side.
    }
refit-fact-squads-back =
    { refit-side }: { $count ->
        [one] one squad may
       *[other] { $count } squads may
    } come back by the losses told
refit-fact-markers = Off the map: OBA counters, smoke and WP, acquisition, DM, CX, Motion and CE. Wrecks stay.
refit-fact-battery-retained = { $battery } is Retained with its radio and chits.
refit-fact-battery-eliminated = { $battery } has placed an FFE and is lost with its radio and chits.
refit-fact-recovery = Every broken unit rallies without a DR, and control is settled. With this step the scenario is over.
refit-fact-shock = Roll for each such AFV until it recovers or its destruction is confirmed.
refit-fact-bog = Try with each such AFV until it is free or immobile. MP do not count.
refit-fact-areas = Sweep control on the map, tap mobile vehicles with a functioning MA, and correct hexes where the table disagrees.
refit-fact-outside = { refit-side }, { $hex }: { $about }
refit-fact-retained = { refit-place }: { $about }
refit-fact-possession = Equipment in an area belongs to the side of the area. Infantry there may destroy it, vehicles excepted.
refit-fact-consolidation = Two like half-squads of a place must combine into a squad.
refit-fact-lose-captured = A captured weapon that malfunctions is lost without a roll.
refit-fact-resupply = Neither captured nor Isolated: special ammunition is back, Low Ammo goes.
refit-fact-withdraw-tanks = After an evening scenario mobile British tanks that are not Isolated go to their Entry Area.
refit-fact-lose-recalled = An AFV under Recall is lost.
refit-fact-setup-isolated = { $number }. { refit-side }: all that is Isolated
refit-fact-setup-others = { $number }. { refit-side }: all others that begin on map
refit-fact-isolated-lot = Isolated: { refit-place }: { $about }
refit-fact-moves-first = The { refit-side } move first.
refit-fact-returns-as = { $unit } may come back, each as { $lower }
refit-fact-new-group = { $group } ({ $number }): { $pieces }
refit-fact-new-battery = { $group } ({ $number }): { $about }
refit-fact-records = Both sides now show what their groups rolled for strength, weapons and leaders.
refit-fact-carried = Carried over: { $count } CPP
refit-place =
    { refit-side }, { $place ->
        [entry] Entry Area
        [map] in its hex
       *[other] area { $place }
    }
refit-lot-of-group = { refit-lot } (new, { $group })
refit-lot =
    { $pieces }{ $wounded ->
        [yes] {", "}wounded
       *[no] {""}
    }{ $stunned ->
        [yes] {", "}stunned
       *[no] {""}
    }{ $immobile ->
        [yes] {", "}immobile
       *[no] {""}
    }{ $malfunctioned ->
        [yes] {", "}malfunctioned
       *[no] {""}
    }{ $disabled ->
        [yes] {", "}Disabled
       *[no] {""}
    }{ $spent ->
        [yes] {", "}special ammunition depleted
       *[no] {""}
    }{ $low-ammo ->
        [yes] {", "}Low Ammo
       *[no] {""}
    }{ $captured ->
        [yes] {", "}captured
       *[no] {""}
    }{ $recalled ->
        [yes] {", "}under Recall
       *[no] {""}
    }{ $stands ->
        [yes] {" "}({ $hex })
       *[no] {""}
    }
option-wounded = wounded
option-stunned = stunned
option-immobile = immobile
option-disabled = Disabled
option-spent = special ammunition depleted
option-low-ammo = Low Ammo
option-captured = captured
option-recalled = under Recall
refit-lot-rolled = { $about }, rolled for
refit-count = { $count }

## Odds and results

refit-odds-escapes = Escapes
refit-odds-replaced = Escapes and is Replaced
refit-odds-reduced = Escapes with Casualty Reduction
refit-odds-replaced-and-reduced = Escapes, is Replaced and Casualty Reduced
refit-odds-eliminated = Eliminated
refit-odds-wreck = A wreck
refit-log-retained = { refit-place }: { $about }
refit-log-gone = Gone from { refit-place }: { $about }
refit-log-fate =
    { $pieces } in { $hex }: { $fate ->
        [retained-in-area] Retained in the area
        [may-escape] Retained in the Isolated area
        [must-escape] bound to Escape
        [retained-nearest] Retained in the nearest place
        [retained-in-place] Retained where it stands
        [captured-or-destroyed] in enemy hands
        [stays-unpossessed] stays there, unpossessed
       *[wreck] a wreck
    }
refit-log-plight =
    { $pieces } in { $hex }: { $ending ->
        [recovered] recovered
        [confirmed-kill] a wreck
        [freed] free again
       *[immobilized] immobile
    }
refit-log-cleared = Counters taken off the map
refit-log-batteries-lost = Lost with radio and chits: { $batteries }
refit-log-battery-kept = { $battery } is Retained out of play
refit-log-battery-brought = { $battery } is in play
refit-log-combined = { $gone } combine into { $come }
refit-log-replenished = Back: { $units }
refit-log-set-up = { $pieces } set up: { refit-place }
refit-log-low-ammo = An AFV in an Isolated area begins under Low Ammo.
refit-subject-losses = Losses, { refit-side }
refit-subject-points = CPP, { refit-side }
refit-subject-replenished = Replenished, { refit-side }
refit-subject-shift = Shift from { $place } to { $goal }
refit-subject-group = Bought: { $group }

## Choices

refit-choice-count-losses = Count the eliminated MMC: { refit-side }
refit-choice-clear = Take them off
refit-choice-recovered = Recovered
refit-choice-confirmed-kill = A confirmed kill
refit-choice-freed = Free again
refit-choice-immobilized = Immobile
refit-choice-send = { refit-place }: those from { $hex }
refit-choice-send-anywhere = Say where the { refit-side } go
refit-choice-escape-loaded = Try to Escape with a load
refit-choice-escape-wounded = Try to Escape with wounded leaders
refit-choice-escape-stunned = Try to Escape, stunned
refit-choice-count-tracked = Retain tracked counters in their areas: { refit-side }
refit-choice-outside = Counters in a hex
refit-choice-outside-immobile = An immobile vehicle with a functioning MA
refit-choice-outside-unarmed = An immobile vehicle without a functioning MA
refit-choice-outside-destroyed = Unpossessed equipment that the enemy destroys
refit-choice-count = Count counters Retained
refit-choice-count-marked = Count wounded or damaged counters
refit-choice-mark = Mark counters
refit-choice-unmark = Take a mark off
refit-choice-possess = Take equipment
refit-choice-destroy = Destroy equipment
refit-choice-combine = Combine: { $about }
refit-choice-combine-told = Combine half-squads named
refit-choice-roll = Roll for { $about }
refit-choice-table-named = Roll for { refit-table } by name
refit-choice-trade = Give up an LMG for the MG of a vehicle
refit-choice-lose-captured = Remove them
refit-choice-resupply = Resupply
refit-choice-withdraw-tanks = Send them to the Entry Area
refit-choice-lose-recalled = Remove them
refit-choice-bring = Bring { $battery } into play
refit-choice-keep = Keep { $battery } out of this scenario
refit-choice-show = Show where they are
refit-choice-bring-group = { $group } ({ $number }): { $about }
refit-choice-bring-radio = { $group } ({ $number }): its radio and chits to the batteries
refit-choice-set-up = Set up counters
refit-choice-shift-loaded = Try to Shift with a load
refit-choice-replenish-to = Bring squads back to a place
input-place = Place (such as #1, or entry)
input-mark = State
input-pp = PP carried
input-wounded = Wounded leaders
input-built-for = Built for

## Questions

refit-ask-hex = { refit-place }: { $about }. Which hex is it in?
refit-ask-repair-number = Which repair number is printed on this counter: { $about }? 0 where there is none.
refit-weapon =
    { $unit }{ $kind ->
        [vehicular-weapon] {", "}other vehicular weapon
        [main-armament] {", "}main armament
       *[none] {""}
    }
refit-fact-repair-number = Repair number: { $about }

## Why not

refit-arrivals-first = First choose where those go who came out of { $hexes }.
refit-pairs-left = Like half-squads of a place must combine first.
refit-rolls-due = Not rolled for yet: { $pieces }.
refit-rolled-already = A die has been rolled for { $unit } already.
refit-still-captured = Captured weapons that malfunction must go first.
refit-still-withdrawn = The British tanks must go to their Entry Area first.
refit-still-recalled = AFV under Recall must go first.
refit-none-captured = No captured weapon that malfunctions is counted.
refit-none-resupplied = No weapon that may be resupplied is counted.
refit-none-withdrawn = No British tank leaves the map: it was no evening scenario, or none is counted.
refit-none-recalled = No AFV under Recall is counted.
refit-none-eliminated = No MMC of the { refit-side } is in the tracked pile of this scenario.
refit-none-tracked-in-areas = No tracked counters of the { refit-side } stand in their own areas.
refit-battery-in-use = { $battery } has been used in this scenario.
refit-battery-not-kept = { $battery } is not among the batteries kept.
refit-marked-already =
    All of them are so already: { $mark ->
        [wounded] wounded
        [stunned] stunned
        [immobile] immobile
        [malfunctioned] malfunctioned
        [disabled] Disabled
        [spent] special ammunition depleted
        [low-ammo] Low Ammo
        [captured] captured
        [recalled] under Recall
       *[other] { $mark }
    }
refit-more-wounded-than-leaders = There are only { $count } leaders to be wounded.
refit-no-area-there = { $hex } lies in no Setup Area.
refit-no-pairs = No like half-squads are there: { refit-place }.
refit-nobody-arrives = Nobody from { $hex } has to choose a place.
refit-not-of-this-table = { $unit } is not rolled for here: { refit-table }.
refit-not-there =
    Of { $unit } there are { $there } in { $place ->
        [entry] the Entry Area
        [map] that place
       *[other] area { $place }
    }, not { $count }.
refit-nothing-counted = Nothing is counted in { $place }.
refit-no-new-group = Nothing of { $group } waits for a place.
refit-group-enters = { $group } was not bought to set up on map on this date: it enters from its Entry Area.
refit-group-first = This may belong to { $group }, which was bought and is in no place yet: give it one, or count others of the kind here.
refit-group-elsewhere =
    This may belong to { $group }, all of which first appears together. It is in: { refit-place }. Others of the kind are counted first.
refit-nothing-to-show = The { refit-side } have nothing more to show.
refit-nothing-to-clear = Nothing tracked has to go.
refit-only-equipment = Only equipment is taken or destroyed; { $unit } is none.
refit-only-vehicles = Only AFV roll for this.
refit-other-destination = They must go to: { $goals }
refit-too-many-rolls = Between one and { $most } cases at a time.

## Log titles

do-elst-tell-outside = Fate of counters told
do-elst-send-to = Destination chosen
do-elst-clear-markers = Counters taken off the map
do-elst-end-plight = An AFV’s rolls ended
do-elst-count-retained = Counters Retained counted
do-elst-drop-retained = Counters Retained struck off
do-elst-mark-retained = State of counters told
do-elst-count-tracked = Tracked counters Retained
do-elst-possess = Equipment possessed or destroyed
do-elst-consolidate = Consolidation
do-elst-trade-lmg = An LMG traded for a vehicle’s MG
do-elst-resupply = Ammunition resupplied
do-elst-lose-captured = Captured weapons lost
do-elst-withdraw-tanks = British tanks withdrawn for the night
do-elst-lose-recalled = AFV under Recall lost
do-elst-bring-group = New group Retained
do-elst-show-work = Shifts and replenished squads shown
do-elst-set-up-pieces = Counters set up
do-elst-count-losses = Losses counted
do-elst-bring-battery = A battery brought into play
do-elst-keep-battery = A battery kept out of play

## Readings

setting-refit-pile-is-refilled = A battery that is Retained begins each scenario with a full pile
setting-forces-exit-points-reset = Exit VP count anew in every scenario
