### The Refit Phase of Decision at Elst: what is done, asked, refused and offered.

## Facts: dates and steps of the campaign

option-23-evening = 23 September, evening
option-24-morning = 24 September, morning
option-24-noon = 24 September, noon
option-24-evening = 24 September, evening
option-25-morning = 25 September, morning
option-25-noon = 25 September, noon
option-4-501 = 4.501 { refit-step-melee }
option-4-502 = 4.502 { refit-step-markers }
option-4-503 = 4.503 { refit-step-recovery }
option-4-504 = 4.504 { refit-step-shock-and-bog }
option-4-505 = 4.505 { refit-step-setup-areas }
option-4-506 = 4.506 { refit-step-escape }
option-4-507 = 4.507 { refit-step-possession }
option-4-508 = 4.508 { refit-step-wounded }
option-4-509 = 4.509 { refit-step-consolidation }
option-4-510 = 4.510 { refit-step-new-date }
option-4-511 = 4.511 { refit-step-shift }
option-4-512 = 4.512 { refit-step-repair }
option-4-513 = 4.513 { refit-step-replenishment }
option-4-514 = 4.514 { refit-step-cpp }
option-4-515 = 4.515 { refit-step-purchase }
option-4-516 = 4.516 { refit-step-strength }
option-4-517 = 4.517 { refit-step-initiative }
option-4-518 = 4.518 { refit-step-setup }

## Choices and panel

refit-choice-count-losses = Count the eliminated MMC: { refit-side }
refit-choice-clear = Take them off
refit-choice-recovered = Recovered
refit-choice-confirmed-kill = A confirmed kill
refit-choice-freed = Free again
refit-choice-immobilized = Immobile
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
refit-choice-combine-told = Combine half-squads named
refit-choice-roll = Roll for { $about }
refit-choice-roll-also = Wounded, roll for { $about }
refit-choice-roll-malfunctioned = Malfunctioned, roll for { $about }
refit-choice-captured-malfunctioned = Malfunctioned: { $about }
refit-fact-attacks-left = British Attack chits left: { $count }
refit-log-group = { refit-group-called }{ $strength ->
    [full] , Full
    [depleted] , Depleted
   *[none] { "" }
}: { $counters }
# $about (what else is on the order)
refit-ordered = { refit-group-called }{ $place ->
    [on-map] {" "}on map
   *[entering] { "" }
}
refit-order-dropped = Taken off the order: { refit-group-called }
refit-order-now = On the order: { $about }
refit-ordered-and = { $about }, { refit-ordered }
refit-ordered-nothing = Nothing is on the order
refit-chosen-attack = Attack
refit-chosen-idle = Idle
refit-choice-table-named = Roll for { refit-table } by name
refit-choice-trade = Give up an LMG for the MG of a vehicle
refit-choice-trade-for = Give up an LMG: { $about }
refit-choice-lose-captured = Remove them
refit-choice-resupply = Resupply
refit-choice-withdraw-tanks = Send them to the Entry Area
refit-choice-lose-recalled = Remove them
refit-choice-bring = Bring { $battery } into play
refit-choice-keep = Keep { $battery } out of this scenario
refit-choice-show = Show where they are
refit-choice-bring-group = { $group } ({ $number }): { $about }
refit-choice-hide-group = { $group } ({ $number }): off the map, in secret
refit-choice-show-group = Show { $group } ({ $number }), which enters
refit-choice-bring-radio = { $group } ({ $number }): its radio and chits to the batteries
refit-choice-set-up-from = Set up out of { $about }
refit-task-set-up-order = Order of set-up
refit-choice-set-up = Set up counters
refit-choice-shift-loaded = Try to Shift with a load
refit-choice-replenish-to = Bring squads back to a place
input-place = Place (such as #1, F19 or Entry Area)
input-mark = State
input-pp = PP carried
input-wounded = Wounded leaders
input-built-for = Built for
elst-panel-refit = Refit Phase
refit-choice-finish = To the Refit Phase
refit-choice-next = Next step
refit-choice-concede = Concede the campaign
also-refit-choice-concede = surrender, give up, resign, admit defeat
refit-choice-no-vehicles = No mobile armed vehicles on the map
refit-choice-fix = Fix the Setup Areas
refit-choice-escape = Try to Escape
refit-choice-losses = Name the MMC lost in the scenario: { refit-side }
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
refit-choice-shift-from = Shift out of { $about }
refit-choice-shift = Try to Shift
refit-choice-replenish = Bring squads back
refit-choice-replenish-none = No squads come back
refit-choice-points = Roll for CPP
# $about (its name)
refit-choice-buy = Buy { refit-group-called } for { $cost } CPP, { $place ->
    [on-map] to set up on map
   *[entering] to enter
}{ $group ->
    [attack-chit] { "" }
   *[other] : { $about }
}
refit-choice-drop = Take { refit-group-called } off the order
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
input-origin = From area (such as #1, F19 or Entry Area)
input-goal = To area (such as #2, F19 or Entry Area)
input-first-corner = First corner
input-last-corner = Opposite corner
refit-cell = { $text }
refit-fact-date = Date of the campaign
also-refit-fact-date = CG Date
refit-fact-step = Step of the Refit Phase
also-refit-fact-step = RePh
# $side (british, german)
refit-fact-points = { $side ->
        [british] British
       *[german] German
    } CPP left over
also-refit-fact-points = Campaign Purchase Points
# $side (british, german)
refit-fact-earlier = { $side ->
        [british] British
       *[german] German
    } groups bought earlier (I1 V2)
refit-fact-attacks-before = British Attack chits used earlier

## Dice and questions

refit-weapon =
    { $side ->
        [german] {"German "}
        [british] {"British "}
       *[none] {""}
    }{ $unit }{ $kind ->
        [vehicular-weapon] {", "}other vehicular weapon
        [main-armament] {", "}main armament
       *[none] {""}
    }
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
# $battery, $radio (working, malfunctioned)
refit-log-kept-radio = The radio of { $battery } { $radio ->
    [working] works again
   *[malfunctioned] malfunctions
}
refit-weapon-of-group = { $weapon } of { $group }

## What is refused

refit-marked-already =
    All of them are so already: { $mark ->
        [wounded] wounded
        [stunned] stunned
        [immobile] immobile
        [malfunctioned] malfunctioned
        [mg-malfunctioned] MG malfunctioned
        [ma-disabled] MA Disabled
        [disabled] MG Disabled
        [spent] special ammunition depleted
        [low-ammo] Low Ammo
        [captured] captured
        [recalled] under Recall
       *[other] { $mark }
    }
refit-hex-off-map = { $count ->
    [one] A changed hex is not on the map.
   *[other] { $count } changed hexes are not on the map.
}
refit-unknown-area = This side has no area { $area }.
refit-purse-locked = The secrets of the { refit-side } are locked.
refit-not-on-order = { refit-group-called } is not on the order.

## What is done

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
# $group (as the tables call it: i1, attack-chit)
refit-group-called = { $group ->
    [attack-chit] { refit-group-german-attack-chit }
   *[other] { $group }
}
refit-group-british-i1 = Infantry company
refit-group-british-v1 = Tank troop I
refit-group-british-v2 = Tank troop II
refit-group-british-g1 = Anti-tank guns
refit-group-british-hw1 = Machine-gun platoon
refit-group-british-hw2 = Light mortar platoon
refit-group-british-o1 = Battalion mortar OBA
refit-group-british-o2 = Medium field gun OBA

## What came of it

refit-scenario-both-attack = Both sides attack.
refit-escape-wreck = A wreck
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
