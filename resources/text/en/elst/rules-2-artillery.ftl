### What the rules of Decision at Elst refuse and explain: offboard artillery.
### Arguments used throughout: $battery (its id, as "G1"), $counter (as printed: SR, FFE:2), $hex, $hexes.

## 2 Offboard artillery

oba-radio-lost = The radio is lost, and no other may call this battery.
# $count, $hexes
elst-now-radios-alone = { $count ->
        [one] One radio of those in { $hexes } belongs to no battery yet
       *[other] { $count } radios, in { $hexes }, belong to no battery yet
    }
refit-fact-battery-cut-off = { $battery } has lost its radio and is lost with its chits.
# $now (lost, working, malfunctioned)
refit-ask-kept-radio = { $now ->
        [lost] A radio is lost
        [working] A radio works again
       *[malfunctioned] A radio malfunctions
    }. Is it that of battery { $battery }?
oba-log-radio-gone = Battery { $battery }: its radio is gone, and no other may call it.

## 2.1 Radio contact

oba-radio-not-possessed = No leader possesses the radio.
oba-observer-no-leader = Only a leader may use a radio.
oba-observer-not-good-order = The leader with the radio is not in Good Order.
# $kind (leader, other-unit, offboard), $level (0, 1), $floor (0, or the number of an upper level)
oba-card-observer = { $kind ->
        [offboard] Offboard observer
       *[leader] Observer
    } at { $hex }{ $level ->
        [1] , steeple
       *[0] {""}
    }{ $floor ->
        [0] {""}
       *[other] , upper level { $floor }
    }
# $kind (leader, other-unit, offboard), $level (0, 1)
oba-card-observer-somewhere = { $kind ->
        [offboard] Offboard observer
       *[leader] Observer
    }, place not told
oba-not-own-fire-phase = Radios work only in the owner’s PFPh and DFPh.
oba-no-fire-phase = This is no fire phase.
oba-ordnance-smoke-first = Finish all ordnance smoke of this phase first.
oba-ordnance-smoke-over = Ordnance smoke of this phase is finished already.
oba-step-ordnance-smoke = Fire all ordnance smoke
oba-step-contact = { $battery }: try for contact, or not
oba-step-no-contact = { $battery }: no attempt at contact is possible. { $about }
oba-step-maintain = { $battery }: maintain contact, or not
# $number (the radio's contact number)
oba-roll-contact = Contact DR of battery { $battery }: { $number } or less
oba-ask-contact-number = Which contact number is printed on the radio of battery { $battery }?
# $drm (the DRM of the attempt)
oba-ask-contact-result = Contact DR of battery { $battery } (DRM { $drm }): what came of it?
oba-log-contact-made = Battery { $battery } is in contact.
# $number (the radio's contact number, or ?)
oba-card-contact = In contact (number { $number })
# $number (the radio's contact number, or ?)
oba-card-no-contact = No contact (number { $number })
# $battery, $number (the highest dice total that does)
elst-now-contact = { $battery }: contact roll, { $number } or less
oba-radio-malfunctioned = The radio has malfunctioned.
oba-radio-not-malfunctioned = The radio has not malfunctioned.
oba-repair-in-rally = A radio is repaired in the RPh.
# $number (the radio's repair number)
oba-roll-repair = Repair dr of the radio of battery { $battery }: { $number } or less
# $fate (broken, lost: what has befallen the leader)
oba-ask-radio-holder = One of the leaders in { $hex } { $fate ->
        [broken] is broken
       *[lost] is lost
    }. Had he the radio of battery { $battery }?
# $radio (working, lost, malfunctioned)
oba-log-radio-tried = Battery { $battery }: the radio { $radio ->
    [working] works again.
   *[lost] is lost.
}
oba-log-repair-failed = Battery { $battery }: the radio is not repaired.
oba-ask-repair-number = Which repair number is printed on the radio of battery { $battery }?
oba-ask-repair-result = Repair dr of battery { $battery }: does the radio work again?
oba-ask-radio-eliminated = By the base rules (SK1.2.4), does the failed repair eliminate the radio of battery { $battery }?
oba-log-radio-malfunctions = Battery { $battery }: no contact, and the radio malfunctions.
# $battery
elst-now-repair = { $battery }: the radio may be repaired
oba-observer-busy = An observer who has tried for contact may do nothing else in this phase.
oba-observer-stays = An observer who has tried for contact in the PFPh does not move in the MPh.
# $counter (prep-fire, final-fire)
oba-card-fire-counter = The observer is marked { $counter ->
        [prep-fire] Prep Fire
       *[final-fire] Final Fire
    }
oba-attempted-already = The attempt of this phase has been made, or given up.
oba-log-contact-failed = Battery { $battery }: no contact.
# $about: a moment
oba-card-next-attempt = Next attempt: { $about }
oba-log-contact-broken = Battery { $battery } loses contact: it has no observer.
oba-no-contact = There is no radio contact.
oba-not-maintained = Contact has not been maintained in this phase.
oba-no-access = The battery has no access.
oba-too-late-in-phase = Other fire has begun; artillery comes before it.
oba-other-fire-begun = Other fire has begun already.
oba-before-other-fire = Battery { $battery } has to finish first: artillery comes before everything else.
oba-step-other-fire = All other fire

## 2.11 Keeping contact

# $number (the radio's contact number)
oba-roll-maintenance = Maintenance DR of battery { $battery }: { $number } or less
# $kind (normal, battalion-mortar, rocket)
oba-drm-maintenance = Maintenance{ $kind ->
        [battalion-mortar] {" "}of a battalion mortar
       *[other] {""}
    }
oba-log-contact-maintained = Battery { $battery } stays in contact.
elst-now-maintain = { $battery }: maintenance roll, { $number } or less
oba-log-loss-settled = Battery { $battery } has lost contact since its last fire phase: any counter of it follows now.
oba-log-unseen = The observer of battery { $battery } neither sees the blast height nor is in contact.

## 2.2 Battery access

oba-counter-on-map = The battery has a counter on the map.
oba-has-access = The battery has access already.
oba-draw-first = A chit has to be drawn at once.
oba-drawn-already = One draw in a player turn, and it has been made.
oba-draw-access = Access chit of battery { $battery }
oba-log-access-gained = Black: battery { $battery } has access.
# $reds (red chits drawn in this scenario)
oba-card-access = Access; red chits so far: { $reds }
# $reds (red chits drawn in this scenario)
oba-card-no-access = No access; red chits so far: { $reds }
oba-log-access-expired = The access of battery { $battery } has run out with the RPh.
oba-log-access-refused = Red: battery { $battery } gets no access now.
oba-denied = Two red chits: no more access in this scenario.
oba-log-access-denied = The second red: battery { $battery } gets no more access in this scenario.

## 2.21 Draw pile

oba-pile-empty = No chit is left in the pile.
oba-log-pile-empty = No chit is left to draw for battery { $battery }: no access.

## 2.3 Placing the AR
## + oba-counter-on-map

oba-ar-hex-missing = Name the hex of the AR.
oba-ar-off-map = An AR is placed on the map only.
oba-ask-sees-hex = Does the observer of battery { $battery } have LOS to { $hex }?
# $hindrance (sum of hindrances)
oba-log-hex-seen = { $hex } is in LOS, hindrance { $hindrance }.
oba-log-hex-unseen = { $hex } is out of LOS.
oba-log-ar-unseen = { $hex } is out of LOS: the AR is removed.
# $number (the highest dr that is accurate)
oba-roll-accuracy = Accuracy dr of battery { $battery }: { $number } or less
oba-drm-hindrance = LOS hindrance
# $drm (signed), $number (on target at that or less)
oba-hindered-never-on-target = { $drm } on the accuracy dr: { $number } or less cannot be rolled.
oba-ask-hindrance = How much hindrance is on the LOS of battery { $battery } to { $hex }?
oba-log-on-target = On target: { $hex }.
oba-step-place-ar = { $battery }: place the AR, or end its action

## 2.31 Error

# $cap (greatest error in hexes; 0 for no limit)
oba-roll-error = Error DR of battery { $battery }{ $cap ->
        [0] {""}
       *[other] , at most { $cap }
    }
die-coloured-oba-roll-error = Coloured: direction
die-white-oba-roll-error = White: distance
# $direction (1 to 6, clockwise from north), $distance (in hexes)
oba-log-off-target = Off target: { $distance ->
        [one] one hex
       *[other] { $distance } hexes
    } from { $hex } in direction { $direction } ({ $direction ->
        [1] N
        [2] NE
        [3] SE
        [4] S
        [5] SW
       *[6] NW
    }).

## 2.32 Blast height

blast-seen = The blast height over { $hex } can be seen.
oba-ask-blast-sight = Does the observer of battery { $battery } see the blast height of the { $counter } at { $hex }?
# $sight (clear, smoke-only-blocked, blocked)
oba-log-blast-sight = Blast height: { $sight ->
        [clear] in LOS
        [smoke-only-blocked] hidden by smoke
       *[blocked] out of LOS
    }.
blast-behind-steeple = The steeple hex { $hexes } is on the line.
blast-obstacle-adjacent = An obstacle next to the observer, in { $hexes }, hides the blast height.
blast-obstacle-ignored = The obstacle next to the observer, in { $hexes }, does not matter to one who stands higher.
# $smoke (the sum of smoke hindrance)
blast-smoke-blocks = Smoke of +{ $smoke } on the line blocks it (chosen reading).
blast-smoke-ignored = Smoke of +{ $smoke } on the line does not matter (chosen reading).
oba-log-counter-off-map = The { $counter } is off the map.
# $mission (he, smoke, open)
oba-card-counter-off-map = { $counter } off the map{ $mission ->
        [he] , HE
        [smoke] , smoke
       *[open] {""}
    }
blast-off-map = The counter is off the map; the observer does not see it.
oba-activity-over = The battery is finished for this phase.

## 2.33 What may be done with an SR or FFE:2

oba-must-choose = One action has to be chosen for the { $counter }.
oba-no-such-counter = The battery has no { $counter } on the map.
oba-ffe2-never-sr = An FFE:2 never becomes an SR again.
oba-never-legal = The rules never allow this.
# $about: an action
oba-card-forced = Only this is left: { $about }
oba-step-choose = { $battery }: declare one action and carry it out
oba-ask-known-enemy = Battery { $battery }: is a Known enemy in or next to { $hex }?
# $unit
oba-log-enemy-seen = Known enemy in sight: { $unit } in { $hex }.
# $known (yes, no, unknown)
oba-log-enemy-told = { $known ->
        [yes] Known enemy in or next to { $hex }.
        [no] No Known enemy in or next to { $hex }.
       *[unknown] Not known whether a Known enemy is in or next to { $hex }.
    }
oba-drm-long-correction = Long correction with conversion
oba-no-known-enemy-near = No Known enemy is in or next to the counter’s hex.
oba-tell-known-enemy-near = Say first whether a Known enemy is in or next to the counter’s hex.
oba-blast-behind-smoke = Smoke hides the blast height.
oba-blast-unseen = The observer does not see the blast height.
oba-smoke-goes-first = The smoke mission of battery { $battery } goes first.
oba-he-has-fired = Too late for smoke: the HE mission of battery { $battery } has fired.

## 2.34 FFE:C
## + oba-draw-first

oba-never-corrected = An FFE:C cannot be corrected.
oba-continued-no-conversion = An SR made of an FFE:C in this phase may be corrected, but not converted.
oba-continued-keep-or-correct = An SR made of an FFE:C in this phase may only be kept or corrected.

## 2.35 Cancelling

oba-log-mission-cancelled = The mission is cancelled: counter and access of battery { $battery } are gone.

## 2.4 Correction

oba-blind-never-on-target = Never on target: the blast height is out of LOS.
# $distance, $reach (in hexes)
oba-correction-too-far = { $hex } is { $distance } hexes away; the correction reaches { $reach }.
oba-no-known-enemy = No Known enemy is in or next to { $hex }.
oba-tell-known-enemy = Say first whether a Known enemy is in or next to { $hex }.
oba-correction-to-itself = { $hex } is where the counter stands; the AR must go elsewhere.
oba-ask-known-enemy-ar = Battery { $battery }: is a Known enemy in or next to the AR hex { $hex }?
oba-log-ar-no-enemy = No Known enemy in or next to { $hex }: the AR is removed.
oba-roll-error-direction = Direction dr of battery { $battery }: the error is one hex
# $cap (hexes)
artillery-answer-cap = Otherwise the error is { $cap ->
        [one] 1 hex
       *[other] 1 to { $cap } hexes
    }.

## 2.5 Attacks of an FFE
## + oba-not-own-fire-phase

oba-nothing-to-resolve = Battery { $battery } has no FFE to resolve.
oba-log-ffe-resolved = The FFE of battery { $battery } is resolved.
oba-resolve-first = The FFE has to be resolved first.
oba-step-resolve = { $battery }: resolve the attacks
oba-not-under-attack = { $hex } is not under attack.
# $count (hexes attacked)
oba-roll-attacks = Attacks of battery { $battery }: { $count ->
        [one] one hex
       *[other] { $count } hexes
    }, a DR each
oba-remind-everybody = Everybody in the blast area is attacked, your own units too; each hex has its own DR.
# $count (hexes under attack)
oba-choice-resolve = Resolve: { $count ->
        [0] nobody to attack
        [one] one hex
       *[other] { $count } hexes
    }
oba-log-barrage = Under attack: { $hexes }.
# $level (0 ground, 1 steeple), $original (DR before modifiers), $column (of the IFT), $critical (yes, no)
oba-log-attack-open = { $hex }{ $level ->
        [1] {" "}(steeple)
       *[0] {""}
    }: DR { $original }, column { $column }{ $critical ->
        [yes] , Critical Hit
       *[no] {""}
    }; the TEM is not known.
# $level (0 ground, 1 steeple), $original (DR before modifiers), $column (of the IFT), $critical (yes, no),
# $drm (with sign), $final (DR), $effect (as on the IFT, or none)
oba-log-attack = { $hex }{ $level ->
        [1] {" "}(steeple)
       *[0] {""}
    }: DR { $original } { $drm } = { $final }, column { $column }{ $critical ->
        [yes] , Critical Hit
       *[no] {""}
    }: { $effect ->
        [none] no effect
       *[other] { $effect }
    }.
# $level (0 ground, 1 steeple), $original (DR before modifiers), $drm (with sign), $final (DR), $effect (as on the IFT, or none)
oba-attack-told = { $level ->
        [1] steeple{" "}
       *[0] {""}
    }{ $original } { $drm } = { $final }: { $effect ->
        [none] no effect
       *[other] { $effect }
    }
oba-remind-hidden = Attack hexes that may hide somebody as well, at full firepower.
oba-outside-blast-area = { $hex } is outside the blast area.
oba-remind-hindrance = LOS through the blast area: +1 hindrance, however many of its hexes.
# $terrain (building_stone, building_wood, orchard, grain, or another: $about)
oba-ask-tem = Which TEM by the base game’s chart: { $terrain ->
    [building_stone] stone building
    [building_wood] wooden building
    [orchard] orchard
    [grain] grain
   *[other] { $about }
} (as in { $hex })?
oba-drm-tem = TEM
oba-drm-gunshield = Gunshield
oba-remind-tem = TEM and Air Bursts count, a gunshield is +1; height advantage and hindrance do not count.
oba-remind-afv = AFV are attacked on the IFT as by the Area Target Type, at full firepower; the same DR gives the hit location.
oba-afv-there = an AFV there: as hit by the Area Target Type, at full firepower; this DR gives the location
# $side (british, german, first-side, second-side, or a name)
oba-remind-morale = { $side ->
        [british] British
        [german] German
        [first-side] First side’s
        [second-side] Second side’s
       *[other] { $side }
    } units under this fire have a morale level 1 lower.
oba-own-units-there = own units there: morale one lower
# $hex, $side (british, german), $levels (each unit with its morale level)
own-fire-units = { $hex }, { forces-side } units under HE of their own side, morale one lower – { $levels }
# $morale, $broken (the level on its back less 1, or unknown)
own-fire-counter = Under HE of its own side: morale { $morale }; broken { $broken ->
    [unknown] one below the counter’s back
   *[other] { $broken }
}
# $side (british, german)
help-own-fire = { $side ->
    [british] British
   *[german] German
} HE lies here: the morale of that side’s own units is one lower

## 2.51 Entering a blast area

oba-no-entry-attack = The fire attacks nobody who enters in this phase.
oba-roll-entry = Attack of battery { $battery } on the unit entering { $hex }
oba-remind-entry = Whoever enters in MPh, RtPh or APh is attacked; FFMO and FFNAM in the MPh only.
oba-choice-entry = A unit enters the blast area
oba-ask-entry = Units came into { $hex }, in the blast area of battery { $battery }. Are they attacked?
oba-log-entry-passed-over = The FFE of battery { $battery } does not attack them.
oba-step-entry = { $battery }: attacks whoever enters its blast area
oba-drm-negative = FFMO, FFNAM, Air Burst
oba-remind-again = Whoever was attacked in the MPh and stays is attacked again when the FFE is resolved in the DFPh.

## 2.6 Rout

oba-remind-rout = It does not interdict; routing units may pass it but need not.

## 2.7 Fire missions and smoke

oba-he-only = This battery fires HE only.
# $mission (he, smoke)
oba-mission-declared = { $mission ->
        [he] An HE mission was declared
       *[smoke] A smoke mission was declared
    }; its type cannot change.
# $mission (he, smoke)
oba-log-mission-declared = { $mission ->
        [he] HE mission.
       *[smoke] Smoke mission.
    }
# $kind (smoke, dispersed-smoke)
oba-log-smoke-laid = { $kind ->
        [smoke] Smoke
       *[dispersed-smoke] Dispersed smoke
    } in { $hexes }.

## 2.8 Offboard observer
## + oba-log-contact-made
## + oba-log-contact-maintained

oba-observer-off-map = An observer on the map needs a hex of the map.
oba-card-contact-offboard = Contact without a DR
elst-now-contact-offboard = { $battery }: contact without a DR, or not
elst-now-no-contact = { $battery }: no contact possible

## 2.9 Rockets

oba-rocket-never-on-target = Rockets are never on target.
oba-rocket-german-only = Only the Germans have rockets.
oba-rocket-spent = A rocket battery fires one mission only.
oba-rocket-never-corrected = Rocket fire is never corrected.
oba-rocket-no-smoke = Rockets fire no smoke.
