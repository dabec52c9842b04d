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
refit-wounded-carries-nothing = A wounded leader carries nothing.
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
refit-roll-missing = The die for this captured weapon is missing.

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
setting-refit-pool-is-emptied = Replenishment empties the pool of losses
setting-refit-crew-is-half-squad = A lost crew counts as half a squad for replenishment
setting-refit-british-company-weapon = What a British company receives besides its LMG
setting-refit-entry-area-retains = Units in Uncontrolled Territory may be Retained in an Entry Area
setting-refit-gun-outside-must-escape = A possessed Gun in Uncontrolled Territory must Escape
setting-refit-vehicle-repair-needs-infantry = Vehicular weapons need Infantry in their area for repair

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
