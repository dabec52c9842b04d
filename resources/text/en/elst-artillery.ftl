### Offboard artillery of Decision at Elst: what is done, asked, refused and shown of its batteries.
### Arguments used throughout: $battery (its id, as "G1"), $counter (as printed: SR, FFE:2), $hex, $hexes.

## Observer and contact

oba-radio-lost = The radio is lost, and no other may call this battery.
oba-radio-not-possessed = No leader possesses the radio.
oba-radio-malfunctioned = The radio has malfunctioned.
oba-observer-no-leader = Only a leader may use a radio.
oba-observer-not-good-order = The leader with the radio is not in Good Order.
oba-not-own-fire-phase = Radios work only in the owner’s PFPh and DFPh.
oba-no-fire-phase = This is no fire phase.
oba-attempted-already = The attempt of this phase has been made, or given up.
oba-ordnance-smoke-first = Finish all ordnance smoke of this phase first.
oba-ordnance-smoke-over = Ordnance smoke of this phase is finished already.
oba-too-late-in-phase = Other fire has begun; artillery comes before it.
oba-observer-busy = An observer who has tried for contact may do nothing else in this phase.
oba-observer-stays = An observer who has tried for contact in the PFPh does not move in the MPh.
oba-no-contact = There is no radio contact.
oba-other-fire-begun = Other fire has begun already.
oba-before-other-fire = Battery { $battery } has to finish first: artillery comes before everything else.
oba-radio-not-malfunctioned = The radio has not malfunctioned.
oba-repair-in-rally = A radio is repaired in the RPh.

## Access

oba-denied = Two red chits: no more access in this scenario.
oba-drawn-already = One draw in a player turn, and it has been made.
oba-rocket-spent = A rocket battery fires one mission only.
oba-counter-on-map = The battery has a counter on the map.
oba-has-access = The battery has access already.
oba-no-access = The battery has no access.
oba-pile-empty = No chit is left in the pile.
oba-draw-first = A chit has to be drawn at once.

## Actions

oba-activity-over = The battery is finished for this phase.
oba-must-choose = One action has to be chosen for the { $counter }.
oba-no-such-counter = The battery has no { $counter } on the map.
oba-nothing-on-map = Battery { $battery } has nothing on the map.
oba-ffe2-never-sr = An FFE:2 never becomes an SR again.
oba-never-corrected = An FFE:C cannot be corrected.
oba-never-legal = The rules never allow this.
oba-rocket-never-corrected = Rocket fire is never corrected.
oba-rocket-no-smoke = Rockets fire no smoke.
oba-rocket-german-only = Only the Germans have rockets.
oba-he-only = This battery fires HE only.
# $mission (he, smoke)
oba-mission-declared = { $mission ->
        [he] An HE mission was declared
       *[smoke] A smoke mission was declared
    }; its type cannot change.
oba-blast-unseen = The observer does not see the blast height.
oba-blast-behind-smoke = Smoke hides the blast height.
oba-no-known-enemy-near = No Known enemy is in or next to the counter’s hex.
oba-tell-known-enemy-near = Say first whether a Known enemy is in or next to the counter’s hex.
oba-no-known-enemy-anywhere = No Known enemy is anywhere the fire could be corrected to.
oba-no-known-enemy = No Known enemy is in or next to { $hex }.
oba-tell-known-enemy = Say first whether a Known enemy is in or next to { $hex }.
oba-continued-no-conversion = An SR made of an FFE:C in this phase may be corrected, but not converted.
oba-continued-keep-or-correct = An SR made of an FFE:C in this phase may only be kept or corrected.
oba-correction-to-itself = { $hex } is where the counter stands; the AR must go elsewhere.
# $distance, $reach (in hexes)
oba-correction-too-far = { $hex } is { $distance } hexes away; the correction reaches { $reach }.
oba-ar-hex-missing = Name the hex of the AR.
oba-ar-off-map = An AR is placed on the map only.
oba-resolve-first = The FFE has to be resolved first.
oba-nothing-to-resolve = Battery { $battery } has no FFE to resolve.
oba-not-under-attack = { $hex } is not under attack.
oba-smoke-goes-first = The smoke mission of battery { $battery } goes first.
oba-he-has-fired = Too late for smoke: the HE mission of battery { $battery } has fired.
oba-outside-blast-area = { $hex } is outside the blast area.
oba-no-entry-attack = The fire attacks nobody who enters in this phase.

## Batteries and the table

# $most (batteries a side)
oba-too-many-batteries = A side may use { $most } batteries in a scenario.
oba-unknown-battery = There is no battery { $battery }.
# $name (the id of a battery type)
oba-unknown-battery-type = There is no kind of battery { $name }.
oba-battery-name-taken = “{ $battery }” is taken or cannot be a battery’s name.
oba-observer-off-map = An observer on the map needs a hex of the map.

## Rolls and draws

# $number (the radio's contact number)
oba-roll-contact = Contact DR of battery { $battery }: { $number } or less
# $number (the radio's contact number)
oba-roll-maintenance = Maintenance DR of battery { $battery }: { $number } or less
oba-draw-access = Access chit of battery { $battery }
# $number (the highest dr that is accurate)
oba-roll-accuracy = Accuracy dr of battery { $battery }: { $number } or less
# $cap (greatest error in hexes; 0 for no limit)
oba-roll-error = Error DR of battery { $battery }: coloured die direction, white die distance{ $cap ->
        [0] {""}
       *[other] , at most { $cap }
    }
oba-roll-error-direction = Direction dr of battery { $battery }: the error is one hex
# $count (hexes attacked)
oba-roll-attacks = Attacks of battery { $battery }: { $count ->
        [one] one hex
       *[other] { $count } hexes
    }, a DR each
oba-attack-row = { $hex }
oba-roll-entry = Attack of battery { $battery } on the unit entering { $hex }
# $number (the radio's repair number)
oba-roll-repair = Repair dr of the radio of battery { $battery }: { $number } or less

## Modifiers

# $kind (normal, battalion-mortar, rocket)
oba-drm-maintenance = Maintenance{ $kind ->
        [battalion-mortar] {" "}of a battalion mortar
       *[other] {""}
    }
oba-drm-hindrance = LOS hindrance
oba-drm-long-correction = Long correction with conversion
oba-drm-tem = TEM
oba-drm-negative = FFMO, FFNAM, Air Burst
oba-drm-gunshield = Gunshield

## Reminders

oba-remind-everybody = Everybody in the blast area is attacked, your own units too; each hex has its own DR.
oba-remind-hidden = Attack hexes that may hide somebody as well, at full firepower.
oba-remind-tem = TEM and Air Bursts count, a gunshield is +1; height advantage and hindrance do not count.
oba-remind-afv = AFV are attacked on the IFT as by the Area Target Type, at full firepower; the same DR gives the hit location.
oba-remind-hindrance = LOS through the blast area: +1 hindrance, however many of its hexes.
oba-remind-entry = Whoever enters in MPh, RtPh or APh is attacked; FFMO and FFNAM in the MPh only.
oba-remind-again = Whoever was attacked in the MPh and stays is attacked again when the FFE is resolved in the DFPh.
oba-remind-rout = It does not interdict; routing units may pass it but need not.
# $side (british, german)
oba-remind-morale = { $side ->
        [british] British
       *[german] German
    } units under this fire have a morale level 1 lower.

## What was done (log, undo)

do-oba-add-battery = Bring in battery { $battery }
do-oba-remove-battery = Take battery { $battery } out
do-oba-move-observer = { $battery }: observer to { $hex }
do-oba-set-observer-status = { $battery }: state of the observer
do-oba-set-radio = { $battery }: state of the radio
do-oba-set-possession = { $battery }: possession of the radio
do-oba-repair-radio = { $battery }: repair the radio
do-oba-tell-enemy = { $battery }: Known enemy at { $hex }
do-oba-tell-sight = { $battery }: LOS to { $hex }
do-oba-tell-blast-sight = { $battery }: LOS to the blast height
do-oba-end-ordnance-smoke = Ordnance smoke finished
do-oba-attempt-contact = { $battery }: radio contact
do-oba-decline-contact = { $battery }: no contact attempt
do-oba-set-target = { $battery }: attack on { $hex }
do-oba-resolve-attacks = { $battery }: resolve the attacks
do-oba-begin-other-fire = Other fire begins
do-oba-enter-blast-area = { $battery }: unit enters { $hex }
do-oba-draw-access = { $battery }: draw for access
do-oba-place-ar = { $battery }: AR
do-oba-place-ar-at = { $battery }: AR at { $hex }
do-oba-keep-sr = { $battery }: keep the SR
do-oba-correct-sr = { $battery }: correct the SR
do-oba-correct-sr-at = { $battery }: correct the SR to { $hex }
do-oba-correct-sr-convert-he = { $battery }: correct the SR, HE declared
do-oba-correct-sr-convert-he-at = { $battery }: correct the SR to { $hex }, HE declared
do-oba-correct-sr-convert-smoke = { $battery }: correct the SR, smoke declared
do-oba-correct-sr-convert-smoke-at = { $battery }: correct the SR to { $hex }, smoke declared
do-oba-convert-sr-he = { $battery }: SR to FFE:1, HE
do-oba-convert-sr-smoke = { $battery }: SR to FFE:1, smoke
do-oba-cancel-sr = { $battery }: cancel the SR
do-oba-cancel-sr-new-ar = { $battery }: cancel the SR, new AR
do-oba-cancel-sr-new-ar-at = { $battery }: cancel the SR, new AR at { $hex }
do-oba-resolve-ffe2 = { $battery }: FFE:2 fires where it is
do-oba-correct-ffe2 = { $battery }: correct the FFE:2
do-oba-correct-ffe2-at = { $battery }: correct the FFE:2 to { $hex }
do-oba-cancel-ffe2 = { $battery }: cancel the FFE:2
do-oba-ffe2-to-sr = { $battery }: FFE:2 to SR
do-oba-ffec-to-ffe1-he = { $battery }: FFE:C to FFE:1, HE
do-oba-ffec-to-ffe1-smoke = { $battery }: FFE:C to FFE:1, smoke
do-oba-ffec-to-sr = { $battery }: FFE:C to SR
do-oba-correct-ffec = { $battery }: correct the FFE:C
do-oba-end-activity = { $battery }: nothing more in this phase

## What may be done (buttons)

# $side (british, german), $kind (normal, battalion-mortar, rocket), $calibre (in mm)
oba-choice-add = Add a { $side ->
        [british] British
       *[german] German
    } battery: { $kind ->
        [battalion-mortar] battalion mortar
        [rocket] rockets
       *[normal] guns
    } { NUMBER($calibre, useGrouping: 0) }+ mm
oba-choice-remove = Take battery { $battery } out
oba-choice-move-observer = Where the observer is
oba-choice-observer-status = How the observer fares
oba-choice-radio = The radio
oba-choice-possession = Who has the radio
oba-choice-tell-enemy = Known enemy in or next to a hex
oba-choice-tell-sight = LOS to a hex, as the table sees it
oba-choice-tell-blast-sight = LOS to the blast height, as the table sees it
oba-choice-repair = Repair the radio
oba-choice-end-ordnance-smoke = Ordnance smoke is finished
oba-choice-contact = Try for contact
oba-choice-maintain = Maintain contact
oba-choice-decline = Make no attempt
oba-choice-target-skip = Leave { $hex } out
oba-choice-target-attack = Attack { $hex } too
oba-choice-target-tem = TEM in { $hex }
# $count (hexes under attack)
oba-choice-resolve = Resolve: { $count ->
        [0] nobody to attack
        [one] one hex
       *[other] { $count } hexes
    }
oba-choice-other-fire = Go on to other fire
oba-choice-entry = A unit enters the blast area
oba-action-draw-access = Draw for access
oba-action-place-ar = Place an AR
oba-action-keep-sr = Keep the SR
oba-action-correct-sr = Correct the SR
oba-action-correct-sr-convert-he = Correct the SR and convert to HE
oba-action-correct-sr-convert-smoke = Correct the SR and convert to smoke
oba-action-convert-sr-he = Convert the SR to HE here
oba-action-convert-sr-smoke = Convert the SR to smoke here
oba-action-cancel-sr = Cancel the SR
oba-action-cancel-sr-new-ar = Cancel the SR and place a new AR
oba-action-resolve-ffe2 = FFE:2 fires where it is
oba-action-correct-ffe2 = Correct the FFE:2
oba-action-cancel-ffe2 = Cancel the FFE:2
oba-action-ffe2-to-sr = FFE:2 back to SR
oba-action-ffec-to-ffe1-he = FFE:C to FFE:1, HE
oba-action-ffec-to-ffe1-smoke = FFE:C to FFE:1, smoke
oba-action-ffec-to-sr = FFE:C to SR
oba-action-correct-ffec = Correct the FFE:C
oba-action-end-activity = Nothing more in this phase

## What has to be given with it

input-hex = Hex
input-ar = AR hex
input-level = Level
input-observer-status = State
input-radio = Radio
input-has-radio = A leader has it
input-known-enemy = Known enemy
input-is-seen = In LOS
input-hindrance = Hindrance
input-blast-sight = Blast height
input-tem = TEM
input-exposure = Movement

## Options

option-0 = ground
option-1 = steeple
option-contact = contact
option-no-contact = no contact
option-radio-breaks = a 12: the radio malfunctions
option-clear = seen
option-smoke-only-blocked = hidden by smoke only
option-blocked = not seen
option-good-order = Good Order
option-pinned = pinned
option-broken = broken
option-in-melee = in Melee
option-gone = eliminated or captured
option-working = works
option-malfunctioned = malfunctioned
option-lost = lost
option-no-ffmo-ffnam = neither FFMO nor FFNAM
option-ffmo = FFMO
option-ffnam = FFNAM
option-ffmo-and-ffnam = FFMO and FFNAM

## Questions

oba-ask-contact-number = Which contact number is printed on the radio of battery { $battery }?
# $drm (the DRM of the attempt)
oba-ask-contact-result = Contact DR of battery { $battery } (DRM { $drm }): what came of it?
oba-ask-repair-number = Which repair number is printed on the radio of battery { $battery }?
oba-ask-repair-result = Repair dr of battery { $battery }: does the radio work again?
oba-ask-radio-eliminated = By the base rules (SK1.2.4), does the failed repair eliminate the radio of battery { $battery }?
oba-ask-blast-sight = Does the observer of battery { $battery } see the blast height of the { $counter } at { $hex }?
oba-ask-known-enemy = Battery { $battery }: is a Known enemy in or next to { $hex }?
oba-ask-known-enemy-ar = Battery { $battery }: is a Known enemy in or next to the AR hex { $hex }?
oba-ask-sees-hex = Does the observer of battery { $battery } have LOS to { $hex }?
oba-ask-hindrance = How much hindrance is on the LOS of battery { $battery } to { $hex }?
oba-ask-entry-tem = Units came into { $hex }, polder in the blast area of battery { $battery }. Did they spend the extra MF for its TEM?
oba-ask-entry = Units came into { $hex }, in the blast area of battery { $battery }. Attack them, and as what?

## Log

oba-log-contact-made = Battery { $battery } is in contact.
oba-log-contact-maintained = Battery { $battery } stays in contact.
oba-log-contact-failed = Battery { $battery }: no contact.
oba-log-radio-malfunctions = Battery { $battery }: no contact, and the radio malfunctions.
oba-log-contact-broken = Battery { $battery } loses contact: it has no observer.
oba-log-loss-settled = Battery { $battery } has lost contact since its last fire phase: any counter of it follows now.
oba-log-access-gained = Black: battery { $battery } has access.
oba-log-access-refused = Red: battery { $battery } gets no access now.
oba-log-access-denied = The second red: battery { $battery } gets no more access in this scenario.
oba-log-access-expired = The access of battery { $battery } has run out with the RPh.
# $known (yes, no, unknown)
oba-log-enemy-told = { $known ->
        [yes] Known enemy in or next to { $hex }.
        [no] No Known enemy in or next to { $hex }.
       *[unknown] Not known whether a Known enemy is in or next to { $hex }.
    }
# $hindrance (sum of hindrances)
oba-log-hex-seen = { $hex } is in LOS, hindrance { $hindrance }.
oba-log-hex-unseen = { $hex } is out of LOS.
# $sight (clear, smoke-only-blocked, blocked)
oba-log-blast-sight = Blast height: { $sight ->
        [clear] in LOS
        [smoke-only-blocked] hidden by smoke only
       *[blocked] out of LOS
    }.
oba-log-ar-placed = AR at { $hex }.
oba-log-ar-unseen = { $hex } is out of LOS: the AR is removed.
oba-log-ar-no-enemy = No Known enemy in or next to { $hex }: the AR is removed.
oba-log-on-target = On target: { $hex }.
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
oba-log-counter-placed = The { $counter } stands at { $hex }.
oba-log-counter-off-map = The { $counter } is off the map.
oba-log-counter-flipped = It is now { $counter }.
oba-log-counter-removed = The { $counter } leaves the map.
oba-log-mission-cancelled = The mission is cancelled: counter and access of battery { $battery } are gone.
# $mission (he, smoke)
oba-log-mission-declared = { $mission ->
        [he] HE mission.
       *[smoke] Smoke mission.
    }
oba-log-barrage = Under attack: { $hexes }.
oba-log-ffe-resolved = The FFE of battery { $battery } is resolved.
oba-log-entry-passed-over = The FFE of battery { $battery } does not attack them.
# $kind (smoke, dispersed-smoke)
oba-log-smoke-laid = { $kind ->
        [smoke] Smoke
       *[dispersed-smoke] Dispersed smoke
    } in { $hexes }.
# $level (0 ground, 1 steeple), $original (DR before modifiers), $column (of the IFT), $critical (yes, no)
oba-log-attack-open = { $hex }{ $level ->
        [1] {" "}(steeple)
       *[0] {""}
    }: DR { $original }, column { $column }{ $critical ->
        [yes] , Critical Hit
       *[no] {""}
    }; the TEM is not known.
# as before; $drm (with sign), $final (DR), $effect (as on the IFT, or none)
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

## Cards

# $side (british, german), $kind (normal, battalion-mortar, rocket), $calibre (in mm), $firepower
oba-card-title = { $battery } · { $side ->
        [british] British
       *[german] German
    } { $kind ->
        [battalion-mortar] battalion mortar
        [rocket] rockets
       *[normal] guns
    } { NUMBER($calibre, useGrouping: 0) }+ mm, { $firepower } FP
# $kind (leader, other-unit, offboard), $level (0, 1)
oba-card-observer = { $kind ->
        [offboard] Offboard observer
       *[leader] Observer
    } at { $hex }{ $level ->
        [1] , steeple
       *[0] {""}
    }
# $kind (leader, other-unit, offboard), $level (0, 1)
oba-card-observer-somewhere = { $kind ->
        [offboard] Offboard observer
       *[leader] Observer
    }, place not told
# $number (the radio's contact number, or ?)
oba-card-contact = In contact (number { $number })
# $number (the radio's contact number, or ?)
oba-card-no-contact = No contact (number { $number })
oba-card-contact-offboard = Contact without a DR
# $reds (red chits drawn in this scenario)
oba-card-access = Access; red chits so far: { $reds }
# $reds (red chits drawn in this scenario)
oba-card-no-access = No access; red chits so far: { $reds }
# $mission (he, smoke, open)
oba-card-counter = { $counter } at { $hex }{ $mission ->
        [he] , HE
        [smoke] , smoke
       *[open] {""}
    }
# $mission (he, smoke, open)
oba-card-counter-off-map = { $counter } off the map{ $mission ->
        [he] , HE
        [smoke] , smoke
       *[open] {""}
    }
# $counter (prep-fire, final-fire)
oba-card-fire-counter = The observer is marked { $counter ->
        [prep-fire] Prep Fire
       *[final-fire] Final Fire
    }
# $about: a moment
oba-card-next-attempt = Next attempt: { $about }
# $about: an action
oba-card-forced = Only this is left: { $about }
# $chit (black, red)
oba-card-chits = { $chit ->
        [black] Black chits
       *[red] Red chits
    }
# $percent (whole number)
oba-card-chance-contact = Contact: { $percent } %
# $percent (whole number)
oba-card-chance-black = Next chit black: { $percent } %
# $percent (whole number)
oba-card-chance-both = Contact and access in one phase: { $percent } %

## Checklist

oba-step-ordnance-smoke = Fire all ordnance smoke
oba-step-contact = { $battery }: try for contact, or not
oba-step-maintain = { $battery }: maintain contact, or not
oba-step-choose = { $battery }: declare one action and carry it out
oba-step-resolve = { $battery }: resolve the attacks
oba-step-over = { $battery }: finished
oba-step-other-fire = All other fire
oba-step-entry = { $battery }: attacks whoever enters its blast area

## Facts

oba-fact-has-contact = { $battery }: contact
oba-fact-has-had-contact = { $battery }: has had contact before
oba-fact-has-access = { $battery }: access
oba-fact-reds = { $battery }: red chits in this scenario
oba-fact-counter = { $battery }: counter on the map
oba-fact-hex = { $battery }: hex of the counter
oba-fact-mission = { $battery }: mission declared
oba-fact-missions = { $battery }: missions fired
oba-fact-contact-number = { $battery }: contact number of the radio
oba-fact-repair-number = { $battery }: repair number of the radio
oba-fact-accuracy-number = { $battery }: accurate up to
oba-fact-may-fire-smoke = { $battery }: may fire smoke
oba-fact-calibre = { $battery }: calibre in mm
oba-fact-fire-counter = { $battery }: fire counter on the observer
oba-fact-observer-kind = { $battery }: who observes
oba-fact-observer-status = { $battery }: state of the observer
oba-fact-observer-radio = { $battery }: state of the radio
oba-fact-observer-has-radio = { $battery }: a leader has the radio
oba-fact-observer-hex = { $battery }: hex of the observer
oba-fact-observer-level = { $battery }: level of the observer

## Pack up

oba-packed-counter = { $counter } of battery { $battery }
oba-packed-observer = observer of battery { $battery }
oba-packed-steeple = in the steeple
oba-packed-contact = in contact
oba-packed-access = with access
oba-packed-off-map = off the map
