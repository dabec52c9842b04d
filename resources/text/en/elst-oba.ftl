### Offboard artillery of Decision at Elst: what the rules refuse, ask, add and remind of.
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
