### What the rules of Decision at Elst refuse and explain: Refit Phase, the new date.

## 4.510 New CG Date

refit-step-new-date = A new date begins
refit-log-date = { refit-date }

## 4.511 Shift
## + refit-negative
## + refit-not-there
## + refit-overloaded

refit-task-shift = Shift
refit-subject-shift = Shift from { $place ->
        [entry] the Entry Area
       *[other] { $place }
    } to { $goal ->
        [entry] the Entry Area
       *[other] { $goal }
    }
refit-step-shift = Shift
refit-roll-shift = Shift of { $units } to { $goal ->
    [entry] the Entry Area
   *[other] area { $goal }
}
results-refit-roll-shift = Shifts on a final 8 or less, stays on 9 or 10, Shifts with losses on 11, Eliminated on 12 or more
refit-immobile-cannot-shift = Immobile vehicles do not Shift.
refit-shift-to-same-place = It is there already.
refit-vehicle-stays-off-map = Only Infantry Shifts from an Entry Area.
refit-area-isolated = The area is Isolated.
refit-no-shift-path = No path of Uncontrolled Territory, own Setup Areas and usable entry hexes leads there.
refit-gun-cannot-shift = Guns do not Shift.
refit-shifted-already = One attempt to Shift on each date, and it has been made.
refit-drm-smooth-path = Road or open ground all the way
refit-drm-uncontrolled = { $count } Uncontrolled hexes on the path
refit-roll-shift-losses = Losses of the Shift
results-refit-roll-shift-losses = each Infantry unit takes Casualty Reduction on 4 or more, a vehicle is Eliminated
# $units (survivors, or none)
refit-log-left = { $units ->
    [none] Nobody is left.
   *[other] Left: { $units }
}
refit-shift-success = The Shift succeeds.
refit-shift-failure = The Shift fails.
refit-shift-success-with-losses = The Shift succeeds with losses.
refit-shift-eliminated = All units and equipment of the Shift are eliminated.
refit-odds-shift-success = Shifts
refit-odds-shift-failure = Stays where it is
refit-odds-shift-success-with-losses = Shifts with losses
refit-odds-shift-eliminated = All eliminated

## 4.512 Repair
## + refit-drm-isolated
## + refit-negative
## + refit-not-of-this-table
## + refit-rolls-due

refit-too-many-rolls = Between one and { $most } cases at a time.
refit-step-repair = Repair of equipment
refit-task-immobile = Immobile vehicles
refit-ask-hex = { refit-place }: { $about }. Which hex is it in?
refit-drm-front-line = Front Line hex
refit-drm-uncontrolled-hex = In Uncontrolled Territory
refit-task-stun = Stunned vehicles
refit-rolled-already = A die has been rolled for { $unit } already.
refit-task-weapon = Malfunctioned weapons
refit-task-vehicular-weapon = Vehicular weapons
refit-task-main-armament = Main armaments
refit-ask-repair-number = Which repair number is printed on this counter: { $about }? 0 where there is none.
refit-fact-repair-number = Repair number: { $about }
refit-drm-vehicular = Vehicular weapon
refit-drm-repair-number = Repair number
refit-drm-no-crew = Gun without a crew
refit-captured-not-repaired = Captured weapons are not repaired.
refit-no-infantry-to-repair = No Infantry is Retained in the same area to repair it.
refit-task-trade = An LMG for a vehicle’s MG
refit-nothing-counted = Nothing is counted in { $place }.
refit-mg-not-disabled = The vehicular MG is not Disabled.
refit-no-lmg = No LMG of that side is Retained in the same area.
refit-task-captured = Captured weapons
refit-task-lose-captured = Captured weapons that malfunction
refit-fact-lose-captured = A captured weapon that malfunctions is lost without a roll.
refit-none-captured = No captured weapon that malfunctions is counted.
refit-captured-lost = A captured weapon that malfunctions is lost without a die.
refit-captured-alone = No Infantry is Retained in the same area: it is kept without a die.
refit-task-resupply = Special ammunition and Low Ammo
refit-fact-resupply = Neither captured nor Isolated: special ammunition is back, Low Ammo goes.
refit-none-resupplied = No weapon that may be resupplied is counted.
refit-task-withdraw-tanks = British tanks at night
refit-fact-withdraw-tanks = After an evening scenario mobile British tanks that are not Isolated go to their Entry Area.
refit-none-withdrawn = No British tank leaves the map: it was no evening scenario, or none is counted.
refit-no-tanks-at-dawn = British tanks may not set up on map in the morning.
refit-task-lose-recalled = AFV under Recall
refit-fact-lose-recalled = An AFV under Recall is lost.
refit-none-recalled = No AFV under Recall is counted.

## 4.513 Replenishment
## + refit-area-isolated

refit-task-replenishment = Replenishment
refit-log-replenished = Back: { $units }
refit-step-replenishment = Replenishment of MMC
refit-task-losses = Losses of the scenario
refit-log-lost = { refit-side } lost: { $about }
refit-fact-squads-back =
    { refit-side }: { $count ->
        [one] one squad may
       *[other] { $count } squads may
    } come back for these losses
refit-subject-losses = Losses, { refit-side }
refit-none-eliminated = No MMC of the { refit-side } is in the tracked pile of this scenario.
refit-not-in-pool = { $count ->
    [one] The losses of the scenario hold no squad { $unit }.
   *[other] The losses of the scenario hold fewer than { $count } squads { $unit }.
}
refit-too-many-replenished = { $most ->
    [0] The losses are too few to bring a squad back.
    [one] Only one squad comes back.
   *[other] Only { $most } squads come back.
}
refit-only-mmc = Only MMC are replenished, and { $unit } is none.
refit-choice-return = Bring back { $unit } as { $lower }

## 4.514 CPP

refit-fact-carried = Carried over: { $count } CPP
refit-step-cpp = CPP replenishment
refit-nothing-bought-first = Nothing is bought before the first scenario.
refit-roll-points = CPP: { $base } less the die
refit-log-points = { $count } CPP gained

## 4.515 Purchases
## + refit-area-isolated

# $cost, $points, $left (as text)
planner-cost = { $cost } of { $points } CPP spent, { $left } left
# $side, $count (points)
elst-now-cpp = { refit-side }: { $count } CPP left, not sealed
refit-subject-group = Bought: { refit-group-called }
refit-step-purchase = Purchase of Reinforcement Groups
refit-unknown-group = No Reinforcement Group of this side is called { $group }.
refit-too-few-points = It costs { $cost } CPP, and { $left } { $left ->
    [one] is
   *[other] are
} left.
refit-date-limit = { refit-group-called } may be bought { $most ->
    [one] once
   *[other] { $most } times
} on one date.
refit-campaign-limit = { refit-group-called } may be bought { $most ->
    [one] once
   *[other] { $most } times
} in the campaign.
refit-group-enters = { $group } was not bought to set up on map on this date: it enters from its Entry Area.
refit-no-open-area = There is no Setup Area of this side that is not Isolated.
refit-one-infantry-group = The Germans may buy one group of type I on one date.
refit-north-edge-closed = The Germans cannot enter at the north edge, so no new group of type I, V or HW sets up on map.
refit-no-attack-chit-today = The Attack chit may not be bought on 25 September noon.
refit-chit-must-be-used = The Attack chit must be used on the date on which it was bought.
refit-secret-group-enters = { $group } stays a secret only off the map, where it waits to enter.
refit-log-group-hidden = { $group } waits off the map in secret

## 4.516 Strength, weapons and leaders of Reinforcement Groups
## + refit-log-group

# $group, $black and $red (chits of its pile)
refit-log-battery = { $group }: a radio, { $black } black and { $red } red chits
refit-fact-records = Both sides now show what their groups rolled for strength, weapons and leaders.
refit-step-strength = Strength, weapons and leaders
# $about (a group), $percent and $fraction (as in chance-exact)
planner-full = { $about } at full strength: { $percent } % ({ $fraction })
refit-roll-strength = Strength of what was bought
results-refit-roll-strength = Full strength on 8 or less, Depleted on 9 or more
refit-roll-weapons = Support weapons of Depleted groups
results-refit-roll-weapons = received on 4 or less
refit-weapon-with-own-group = In the scenario where its group first appears, a support weapon stays with units of that group.
refit-roll-leaders = Leaders of what was bought
refit-drm-depleted = Depleted
refit-drm-volksgrenadier = Volksgrenadiers
refit-drm-ss-platoon = SS platoon

## 4.517 Initiative
## + refit-fact-attacks-left

refit-task-reveal = Initiative
refit-step-initiative = Initiative
refit-show-first = An Idle Date: first the { $side ->
    [british] British show
   *[german] Germans show
} where their Shifts and squads have led.
refit-chits-first = Finish the secret work and reveal both chits first.
refit-not-ready = The { refit-side } have not finished their secret work.
refit-other-chit = The { refit-side } chose another chit.
refit-chit-sealed = The chit of the { refit-side } is sealed; only they can turn it up.
refit-chit-is-up = The chit of the { refit-side } is turned up already.
refit-log-ready = The secret work of the { refit-side } is done.
refit-log-chit-up = The { refit-side } turn up their chit: { $chit ->
    [attack] Attack
   *[idle] Idle
}
refit-no-attack-chit = The Germans have no Attack chit today.
refit-attacks-used-up = All { $most } Attack chits are used up.
refit-log-chits = British: { $british ->
    [attack] Attack
   *[idle] Idle
}. Germans: { $german ->
    [attack] Attack
   *[idle] Idle
}.
refit-scenario-british-attack = British attack: the Germans set up first, the British move first, on the whole map.
refit-scenario-german-attack = German attack: the British set up first, the Germans move first, three turns in a marked play area.
refit-roll-first-setup = Both attack: who sets up first (British die)
refit-log-play-area = The play area: { $hexes } and all between.
refit-play-area-empty = The play area needs at least one hex each way.
refit-play-area-too-large = The play area may be { $most } by { $most } hexes at most.
refit-play-area-first = The Germans mark their play area first.
refit-play-area-after-setup = The Germans mark the play area after the British have set up.
elst-outside-play-area = { $hex } lies outside the play area of this attack.
entry-outside-play-area = No Entry hex of the { $faction ->
    [british] British
   *[german] Germans
} lies in the play area: nobody enters during this attack.
overlay-elst-play-area = Play area
refit-whole-map = A British attack uses the whole map.
refit-idle-date = An Idle Date: no scenario.

## 4.518 Set-up
## + elst-now-not-set-up
## + refit-not-there

refit-task-set-up = Set-up
refit-task-show = Shifts and replenished squads for the set-up
refit-log-set-up = { $pieces } set up: { refit-place }
refit-log-set-up-in =
    { $pieces } set up in { $hex }{ $level ->
        [1] , steeple
       *[0] {""}
    }: { refit-place }
# $side (who comes first), $isolated (yes, no)
refit-log-set-up-early = First the { refit-side } set up { $isolated ->
        [yes] all that is Isolated
       *[no] all others that begin on map
    }.
refit-nothing-to-show = The { refit-side } have nothing more to show.
refit-step-setup = Set-up
refit-begin-instead = Set up, then begin the scenario.
refit-fact-setup-isolated = { $number }. { refit-side }: all that is Isolated
refit-log-low-ammo = An AFV in an Isolated area begins under Low Ammo.
refit-not-own-area = The unit is Retained in area { $area } and sets up there.
refit-immobile-keeps-hex = An immobile vehicle keeps its hex and its VCA.
entry-not-own-rally = The { $faction ->
    [british] British
   *[german] Germans
} place units off the map in an RPh of their own, to enter in that player turn.
entry-placed-first = What is Retained is placed off the map in an RPh of its side first, and enters in that player turn.
refit-fact-setup-others = { $number }. { refit-side }: all others that begin on map
refit-hex-not-enterable = No unit can enter this hex.
# $count
elst-now-in-secret = { $count ->
    [one] One group waits off the map in secret: it is shown before it enters
   *[other] { $count } groups wait off the map in secret: they are shown before they enter
}

## 4.6 Start of play

refit-task-begin = Play begins
refit-fact-moves-first = The { refit-side } move first.
