### Offboard artillery of Decision at Elst: what is done, asked, refused and shown of its batteries.
### Arguments used throughout: $battery (its id, as "G1"), $counter (as printed: SR, FFE:2), $hex, $hexes.

## Actions

oba-nothing-on-map = Battery { $battery } has nothing on the map.

## Batteries and the table

oba-unknown-battery = There is no battery { $battery }.
# $name (the id of a battery type)
oba-unknown-battery-type = There is no kind of battery { $name }.
oba-battery-name-taken = “{ $battery }” is taken or cannot be a battery’s name.

## Rolls and draws

oba-attack-row = { $hex }

## What was done (log, undo)

do-oba-add-battery = Bring in battery { $battery }
do-oba-remove-battery = Take battery { $battery } out
# $level (0, 1 the steeple, or the number of an upper level)
do-oba-move-observer =
    { $battery }: observer to { $hex }{ $level ->
        [0] {""}
       *[other] , upper level
    }
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
oba-choice-add = { $side ->
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
oba-choice-contact-after-smoke = Smoke over: try for contact
oba-choice-maintain-after-smoke = Smoke over: maintain contact
oba-choice-decline = Make no attempt
oba-choice-target-skip = Leave { $hex } out
oba-choice-target-attack = Attack { $hex } too
oba-choice-target-tem = TEM in { $hex }
oba-choice-other-fire = Go on to other fire
oba-action-draw-access = Draw for access
oba-action-place-ar = Place an AR
oba-action-keep-sr = Keep the SR
oba-action-correct-sr = Correct the SR
oba-action-correct-sr-convert-he = Correct, convert to HE
oba-action-correct-sr-convert-smoke = Correct, convert to smoke
oba-action-convert-sr-he = Convert the SR to HE here
oba-action-convert-sr-smoke = Convert the SR to smoke here
oba-action-cancel-sr = Cancel the SR
oba-action-cancel-sr-new-ar = A new AR
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
option-smoke-only-blocked = hidden by smoke
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

## Log

oba-log-counter-placed = The { $counter } stands at { $hex }.
oba-log-counter-flipped = It is now { $counter }.
oba-log-counter-removed = The { $counter } leaves the map.

## Cards

# $side (british, german, first-side, second-side, or a name), $kind (normal, battalion-mortar, rocket), $calibre (in mm), $firepower
oba-card-title = { $battery } · { $side ->
        [british] British
        [german] German
        [first-side] First side’s
        [second-side] Second side’s
       *[other] { $side }
    } { $kind ->
        [battalion-mortar] battalion mortar
        [rocket] rockets
       *[normal] guns
    } { NUMBER($calibre, useGrouping: 0) }+ mm, { $firepower } FP
# $mission (he, smoke, open)
oba-card-counter = { $counter } at { $hex }{ $mission ->
        [he] , HE
        [smoke] , smoke
       *[open] {""}
    }
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

oba-step-over = { $battery }: finished

## Facts

oba-fact-tem = TEM: { $about }
oba-fact-hex-tem = TEM in { $hex }
oba-fact-has-contact = { $battery }: contact
also-oba-fact-has-contact = radio contact; in contact; lost contact
oba-fact-has-had-contact = { $battery }: has had contact before
also-oba-fact-has-had-contact = maintenance; radio contact
oba-fact-has-access = { $battery }: access
also-oba-fact-has-access = Battery Access; access lost
oba-fact-reds = { $battery }: red chits in this scenario
also-oba-fact-reds = red card; Battery Access denied; permanently denied
oba-fact-counter = { $battery }: counter on the map
also-oba-fact-counter = Spotting Round; Fire For Effect; FFE1 FFE2 FFEC; AR counter; artillery counter
oba-fact-hex = { $battery }: hex of the counter
also-oba-fact-hex = SR; FFE; Spotting Round; target hex; AR hex
oba-fact-mission = { $battery }: mission declared
also-oba-fact-mission = fire mission; High Explosive
oba-fact-missions = { $battery }: missions fired
also-oba-fact-missions = fire missions; FFE
oba-fact-contact-number = { $battery }: contact number of the radio
also-oba-fact-contact-number = radio contact value
oba-fact-repair-number = { $battery }: repair number of the radio
also-oba-fact-repair-number = R#; radio repair
oba-fact-accuracy-number = { $battery }: accurate up to
also-oba-fact-accuracy-number = accuracy dr; accurate on
oba-fact-may-fire-smoke = { $battery }: may fire smoke
also-oba-fact-may-fire-smoke = smoke mission; WP
oba-fact-calibre = { $battery }: calibre in mm
also-oba-fact-calibre = caliber; mm
oba-fact-fire-counter = { $battery }: fire counter on the observer
also-oba-fact-fire-counter = Prep Fire counter; First Fire; Final Fire counter
oba-fact-observer-kind = { $battery }: who observes
also-oba-fact-observer-kind = observer; spotter; offboard
oba-fact-observer-status = { $battery }: state of the observer
also-oba-fact-observer-status = observer broken; Melee; captured
oba-fact-observer-radio = { $battery }: state of the radio
also-oba-fact-observer-radio = radio malfunction; broken radio
oba-fact-observer-has-radio = { $battery }: a leader has the radio
also-oba-fact-observer-has-radio = possession; possesses the radio
oba-fact-observer-hex = { $battery }: hex of the observer
also-oba-fact-observer-hex = spotter
oba-fact-observer-level = { $battery }: level of the observer
also-oba-fact-observer-level = steeple; floor; spotter

## Pack up

oba-packed-counter = { $counter } of battery { $battery }
oba-packed-observer = observer of battery { $battery }
oba-packed-steeple = in the steeple
oba-packed-contact = in contact
oba-packed-access = with access
oba-packed-off-map = off the map
