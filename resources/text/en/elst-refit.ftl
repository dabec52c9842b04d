### The Refit Phase of Decision at Elst: its steps, what the rules refuse, die-roll modifiers, fates.

## Steps

refit-step-melee = Finish the Melees
refit-step-markers = Remove counters
refit-step-recovery = Recovery; the scenario ends
refit-step-shock-and-bog = Shock and bog
refit-step-setup-areas = Fix the Setup Areas
refit-step-escape = Escape
refit-step-possession = Possession of equipment
refit-step-wounded = Wounded leaders
refit-step-consolidation = Consolidation
refit-step-new-date = A new date begins
refit-step-shift = Shift
refit-step-repair = Repair of equipment
refit-step-replenishment = Replenishment of MMC
refit-step-cpp = CPP replenishment
refit-step-purchase = Purchase of Reinforcement Groups
refit-step-strength = Strength, weapons and leaders
refit-step-initiative = Initiative
refit-step-setup = Set-up

## Setup Areas

refit-not-strategic = This hex is no Strategic Location by itself, so nobody can control it as one.
refit-hex-off-map = { $count ->
    [one] A changed hex is not on the map.
   *[other] { $count } changed hexes are not on the map.
}

## What becomes of units and equipment

refit-fate-own-area = It stays in the Setup Area where it is.
refit-fate-isolated = It is Isolated: it may try to Escape, or stay in its Setup Area.
refit-fate-nearest = Uncontrolled Territory leads to the nearest own Setup Area or Entry Area, where it is Retained.
refit-fate-no-path = No path through Uncontrolled Territory leads to an own area: it must try to Escape.
refit-fate-no-mans-land = It stands in No Man’s Land and must try to Escape.
refit-fate-enemy-area = It stands in an enemy Setup Area and must try to Escape.
refit-fate-gun-outside = A Gun outside its own Setup Area must try to Escape with its possessor, who may abandon it first.
refit-fate-equipment-own = It belongs to the side of this Setup Area.
refit-fate-equipment-enemy = Nobody possesses it in an enemy Setup Area: the enemy captures or destroys it.
refit-fate-equipment-left = It stays in its hex and belongs to nobody.
refit-fate-immobile-armed = Immobile with a working main armament in Uncontrolled Territory: it stays its owner’s, in its hex.
refit-fate-immobile-unarmed = Immobile without a working main armament: it becomes a wreck.
refit-fate-immobile-wreck = Immobile outside its own Setup Area: it becomes a wreck.

## Escape and loads

refit-empty-stack = A stack needs at least one unit.
refit-vehicle-alone = A vehicle tries to Escape by itself.
refit-equipment-cannot-escape = Only Infantry and vehicles try to Escape; equipment goes with its possessor.
refit-overloaded = { $pp } PP are too many: at most { $most } may be carried.
refit-vehicle-not-destroyed = Vehicles may not be destroyed.
refit-no-infantry-to-destroy = Only Infantry Retained in the same area can destroy it.

## Die-roll modifiers

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
refit-drm-smooth-path = Road or open ground all the way
refit-drm-uncontrolled = { $count } Uncontrolled hexes on the path
refit-drm-front-line = Front Line hex
refit-drm-uncontrolled-hex = In Uncontrolled Territory
refit-drm-vehicular = Vehicular weapon
refit-drm-repair-number = Repair number
refit-drm-no-crew = Gun without a crew
refit-drm-depleted = Depleted
refit-drm-volksgrenadier = Volksgrenadiers
refit-drm-ss-platoon = SS platoon

## Shift

refit-gun-cannot-shift = Guns do not Shift.
refit-immobile-cannot-shift = Immobile vehicles do not Shift.
refit-shifted-already = One attempt to Shift on each date, and it has been made.
refit-shift-to-same-place = It is there already.
refit-vehicle-stays-off-map = Only Infantry Shifts from an Entry Area.
refit-area-isolated = The area is Isolated.
refit-no-shift-path = No path of Uncontrolled Territory, own Setup Areas and usable entry hexes leads there.

## Repair

refit-captured-not-repaired = Captured weapons are not repaired.
refit-no-infantry-to-repair = No Infantry is Retained in the same area to repair it.
refit-mg-not-disabled = The vehicular MG is not Disabled.
refit-no-lmg = No LMG of that side is Retained in the same area.
refit-captured-lost = A captured weapon that malfunctions is lost without a die.
refit-captured-alone = No Infantry is Retained in the same area: it is kept without a die.

## Replenishment

refit-not-in-pool = The losses of the scenario do not hold { $count } squads { $unit }.
refit-too-many-replenished = { $most ->
    [0] The losses are too few to bring a squad back.
    [one] Only one squad comes back.
   *[other] Only { $most } squads come back.
}

## Purchases

refit-negative = { $number } is less than nothing.
refit-unknown-group = No Reinforcement Group of this side is called { $group }.
refit-nothing-bought-first = Nothing is bought before the first scenario.
refit-no-attack-chit-today = The Attack chit may not be bought on 25 September noon.
refit-date-limit = { $group } may be bought { $most ->
    [one] once
   *[other] { $most } times
} on one date.
refit-campaign-limit = { $group } may be bought { $most ->
    [one] once
   *[other] { $most } times
} in the campaign.
refit-one-infantry-group = The Germans may buy one group of type I on one date.
refit-no-tanks-at-dawn = British tanks may not set up on map in the morning.
refit-north-edge-closed = The Germans cannot enter at the north edge, so no new group of type I, V or HW sets up on map.
refit-no-open-area = There is no Setup Area of this side that is not Isolated.
refit-too-few-points = It costs { $cost } CPP, and { $left } { $left ->
    [one] is
   *[other] are
} left.
refit-weapon-with-own-group = In the scenario where its group first appears, a support weapon stays with units of that group.

## Initiative

refit-no-attack-chit = The Germans have no Attack chit today.
refit-attacks-used-up = All { $most } Attack chits are used up.
refit-chit-must-be-used = The Attack chit must be used on the date on which it was bought.
refit-play-area-empty = The play area needs at least one hex each way.
refit-play-area-too-large = The play area may be { $most } by { $most } hexes at most.

## Set-up

refit-hex-not-enterable = No unit can enter this hex.
refit-not-own-area = The unit is Retained in area { $area } and sets up there.
refit-immobile-keeps-hex = An immobile vehicle keeps its hex and its VCA.

## Readings

setting-refit-replenishment-pool = Which losses replenishment counts
option-last-scenario = those of the scenario just played
option-whole-campaign = those of the whole campaign so far
setting-refit-pool-is-emptied = Replenishment empties the pool of losses
setting-refit-crew-is-half-squad = A lost crew counts as half a squad for replenishment
setting-refit-british-company-weapon = What a British company receives besides its LMG
option-dc = DC
option-piat = PIAT
setting-refit-entry-area-retains = Units in Uncontrolled Territory may be Retained in an Entry Area
setting-refit-gun-outside-must-escape = A possessed Gun in Uncontrolled Territory must Escape
setting-refit-vehicle-repair-needs-infantry = Vehicular weapons need Infantry in their area for repair
setting-refit-hexes-need-location = Hexes that No Man's Land parts from every Strategic Location of their area are Uncontrolled

## Reinforcement Groups

refit-group-german-i1 = SS infantry platoon
refit-group-german-i2 = SS infantry company
refit-group-german-i3 = Volksgrenadier company
refit-group-german-v1 = Pz III platoon
refit-group-german-v2 = Pz V platoon
refit-group-german-v3 = Pz VI platoon
refit-group-german-v4 = SS assault gun platoon
refit-group-german-g1 = Anti-tank gun I
refit-group-german-g2 = Anti-tank gun II
refit-group-german-hw1 = SS machine-gun platoon
refit-group-german-o1 = Battalion mortar OBA
refit-group-german-o2 = Field gun OBA
refit-group-german-o3 = Rocket OBA
refit-group-german-attack-chit = Attack chit
refit-group-british-i1 = Infantry company
refit-group-british-v1 = Tank troop I
refit-group-british-v2 = Tank troop II
refit-group-british-g1 = Anti-tank guns
refit-group-british-hw1 = Machine-gun platoon
refit-group-british-hw2 = Light mortar platoon
refit-group-british-o1 = Battalion mortar OBA
refit-group-british-o2 = Medium field gun OBA

## The assistant: what is done

do-elst-finish-scenario = End of the scenario
do-elst-next-refit-step = Next step of the Refit Phase
do-elst-tell-vehicles = Mobile armed vehicles told
do-elst-correct-areas = Setup Areas corrected by hand
do-elst-fix-areas = Setup Areas fixed
do-elst-tell-losses = Losses of the scenario told
do-elst-try-escape = Escape
do-elst-roll-table = Dice for { refit-table }
do-elst-try-shift = Shift
do-elst-replenish = Replenishment
do-elst-roll-points = Die for CPP
do-elst-buy-group = A Reinforcement Group ordered
do-elst-drop-group = A Reinforcement Group taken off the order
do-elst-close-order = Order closed
do-elst-choose-chit = Initiative chit chosen
do-elst-turn-up-chit = Initiative chit turned up
do-elst-reveal-chits = Initiative chits revealed
do-elst-mark-play-area = Play area marked
do-elst-begin-scenario = The scenario begins
do-elst-concede = The campaign is conceded
refit-table = { $kind ->
    [wounded] wounded leaders
    [immobile] immobile vehicles
    [stun] stunned vehicles
    [weapon] malfunctioned weapons
    [vehicular-weapon] vehicular weapons
    [main-armament] main armaments
   *[captured] captured weapons
}
refit-side = { $side ->
    [british] British
    [german] Germans
   *[other] { $side }
}
refit-date = { $day } September, { $time ->
    [morning] morning
    [noon] noon
   *[evening] evening
}

## The assistant: what is refused

refit-campaign-over = The campaign is over.
refit-not-at-step = This belongs to step { $step } of the Refit Phase.
refit-under-way = The Refit Phase is under way already.
refit-no-step = A scenario is being played; its end comes first.
refit-areas-first = Fix the Setup Areas first.
refit-chits-first = Both sides finish their secret work and reveal their chits first.
refit-begin-instead = Set up, then begin the scenario.
refit-whole-map = A British attack uses the whole map.
refit-play-area-first = The Germans mark their play area first.
refit-only-mmc = Only MMC are replenished, and { $unit } is none.
refit-unknown-area = This side has no area { $area }.
refit-purse-locked = The secrets of the { refit-side } are locked.
refit-other-work = Another part of the secret work comes now: { $step ->
    [replenishment] replenishment
    [points] the CPP die
    [purchase] purchases
    [rolls] the rolls for what was bought
    [chit] the initiative chit
   *[done] it is done
}.
refit-not-on-order = { $group } is not on the order.
refit-not-ready = The { refit-side } have not finished their secret work.
refit-other-chit = The { refit-side } chose another chit.
refit-chit-sealed = The chit of the { refit-side } is sealed; only they can turn it up.
refit-chit-is-up = The chit of the { refit-side } is turned up already.

## The assistant: dice

refit-roll-escape = Escape of { $units }
refit-roll-wounded = { $count ->
    [one] A wounded leader
   *[other] { $count } wounded leaders
}
refit-roll-immobile = { $count ->
    [one] An immobile vehicle
   *[other] { $count } immobile vehicles
}
refit-roll-stun = { $count ->
    [one] A stunned vehicle
   *[other] { $count } stunned vehicles
}
refit-roll-weapon = { $count ->
    [one] A malfunctioned weapon
   *[other] { $count } malfunctioned weapons
}
refit-roll-vehicular-weapon = { $count ->
    [one] A malfunctioned vehicular weapon
   *[other] { $count } malfunctioned vehicular weapons
}
refit-roll-main-armament = { $count ->
    [one] A malfunctioned main armament
   *[other] { $count } malfunctioned main armaments
}
refit-roll-captured = { $count ->
    [one] A captured weapon
   *[other] { $count } captured weapons
}
refit-roll-shift = Shift of { $units } to { $goal ->
    [entry] the Entry Area
   *[other] area { $goal }
}
refit-roll-shift-losses = Losses of the Shift
refit-roll-points = CPP: { $base } less the die
refit-roll-strength = Strength of what was bought
refit-roll-weapons = Support weapons of Depleted groups
refit-roll-leaders = Leaders of what was bought
refit-ask-control = No building is told to be under control of { $sides ->
    [british] the British
    [german] the Germans
   *[both] either side
}. Are the Setup Areas to be fixed so? No: tell control on the map first.
refit-roll-first-setup = Both attack: who sets up first (British die)
refit-weapon-of-group = { $weapon } of { $group }

## The assistant: log

refit-log-date = { refit-date }
refit-log-areas = Setup Areas: British { $british }, German { $german }
refit-log-ready = The secret work of the { refit-side } is done.
refit-log-chit-up = The { refit-side } turn up their chit: { $chit ->
    [attack] Attack
   *[idle] Idle
}
refit-log-chits = British: { $british ->
    [attack] Attack
   *[idle] Idle
}. Germans: { $german ->
    [attack] Attack
   *[idle] Idle
}.
refit-log-over = { $side ->
    [british] The British concede the campaign.
    [german] The Germans concede the campaign.
   *[nobody] The campaign is over.
}
refit-log-points = { $count } CPP gained
refit-log-left = Left: { $units }
refit-idle-date = An Idle Date: no scenario.
refit-scenario-british-attack = British attack: the Germans set up first, the British move first, on the whole map.
refit-scenario-german-attack = German attack: the British set up first, the Germans move first, three turns in a marked play area.
refit-scenario-both-attack = Both sides attack.
refit-escape-escapes = Escaped: { $units }
refit-escape-replaced = Escaped and Replaced: { $units }
refit-escape-reduced = Escaped with Casualty Reduction: { $units }
refit-escape-replaced-and-reduced = Escaped, Replaced and with Casualty Reduction: { $units }
refit-escape-eliminated = Eliminated with all equipment. Left: { $units }
refit-escape-wreck = A wreck. Left: { $units }
refit-shift-success = The Shift succeeds.
refit-shift-failure = The Shift fails.
refit-shift-success-with-losses = The Shift succeeds with losses.
refit-shift-eliminated = All units and equipment of the Shift are eliminated.
refit-result-unwounded = No longer wounded
refit-result-wounded = Still wounded
refit-result-eliminated = Eliminated
refit-result-mobile = Mobile again
refit-result-no-change = No change
refit-result-recovered = Recovered
refit-result-repaired = Repaired
refit-result-disabled = Disabled
refit-result-recalled = Disabled: the vehicle is under Recall
refit-result-kept = Kept

## The assistant: choices and panel

elst-panel-refit = Refit Phase
refit-choice-finish = The scenario is over
refit-choice-next = Next step
refit-choice-concede = Concede the campaign
refit-choice-no-vehicles = No mobile armed vehicles on the map
refit-choice-fix = Fix the Setup Areas
refit-choice-escape = Try to Escape
refit-choice-losses = Name the MMC lost in the scenario
refit-choice-table = Roll for { refit-table } by number
refit-choice-reveal = Reveal: British { $british ->
    [attack] Attack
   *[idle] Idle
}, Germans { $german ->
    [attack] Attack
   *[idle] Idle
}
refit-choice-play-area = Mark the play area
refit-choice-begin = Begin the scenario
refit-choice-shift = Try to Shift
refit-choice-replenish = Bring squads back
refit-choice-replenish-none = No squads come back
refit-choice-points = Roll for CPP
refit-choice-buy = Buy { $group } for { $cost } CPP, { $place ->
    [on-map] to set up on map
   *[entering] to enter
}
refit-choice-drop = Take { $group } off the order
refit-choice-close = Close the order
refit-choice-chit-attack = Choose Attack
refit-choice-chit-idle = Choose Idle
refit-choice-turn-up = Turn our chit up
input-count = How many
input-is-isolated = Isolated
input-is-front-line = In a Front Line hex
input-is-uncontrolled = In Uncontrolled Territory
input-lacks-crew = Guns without a crew
input-repair-number = Repair number printed on them
input-origin = From area (such as #1, or entry)
input-goal = To area (such as #2, or entry)
input-first-corner = First corner
input-last-corner = Opposite corner
refit-points = CPP of the { refit-side }
refit-column-side = Side
refit-column-area = Area
refit-column-hexes = Hexes
refit-column-isolated = Isolated
refit-column-date = Date
refit-column-group = Group
refit-column-bought = P#
refit-column-strength = Str
refit-column-units = Units
refit-column-received = SW
refit-column-leaders = Leaders
refit-column-set-up = Set-up
refit-cell = { $text }
refit-yes = yes
refit-no = no
refit-fact-date = Date of the campaign
refit-fact-step = Step of the Refit Phase
# $side (british, german)
refit-fact-points = { $side ->
        [british] British
       *[german] German
    } CPP left over
