### Decision at Elst: sequence of play, end of the scenario, markers laid by hand, readings.

## Sequence of play

# $player (british, german), $phase (rph, pfph, mph, dfph, afph, rtph, aph, ccph)
elst-phase = { $player ->
        [british] British
       *[german] German
    } { $phase ->
        [rph] Rally Phase (RPh)
        [pfph] Prep Fire Phase (PFPh)
        [mph] Movement Phase (MPh)
        [dfph] Defensive Fire Phase (DFPh)
        [afph] Advancing Fire Phase (AFPh)
        [rtph] Rout Phase (RtPh)
        [aph] Advance Phase (APh)
       *[ccph] Close Combat Phase (CCPh)
    }
# $phase
elst-phase-short = { $phase ->
        [rph] Rally (RPh)
        [pfph] Prep Fire (PFPh)
        [mph] Movement (MPh)
        [dfph] Def. Fire (DFPh)
        [afph] Adv. Fire (AFPh)
        [rtph] Rout (RtPh)
        [aph] Advance (APh)
       *[ccph] Close Combat (CCPh)
    }
# $turn (number), $player, $phase
elst-moment = Turn { $turn }, { elst-phase }
# $turn (number), $circled (the printed number; 0 for none)
elst-turn-box = { $turn }{ $circled ->
        [0] {""}
       *[other] {" "}({ $circled })
    }
elst-choice-next-phase = Next phase
elst-choice-previous-phase = Back a phase
elst-choice-agree = Both players end the scenario
do-elst-next-phase = Next phase
do-elst-previous-phase = Back a phase
do-elst-agree-to-end = End the scenario by agreement
elst-clock-at-start = The scenario has only begun.
elst-scenario-over = The scenario is over.
elst-not-player-turn-end = Players may agree to end a scenario at the end of a player turn only.
# $turn (number)
elst-last-turn = Turn { $turn } is the last.
# $turn, $number (the circled one)
elst-roll-scenario-end = End of turn { $turn }, German dr: the scenario ends on { $number } or less
# $ending (rolled, last-turn, agreed)
elst-log-scenario-ended = The scenario is over: { $ending ->
        [rolled] the dr ends it
        [agreed] both players agree
       *[last-turn] its last turn is played
    }.
# $scenario (its id)
elst-unknown-scenario = Decision at Elst has no scenario { $scenario }.
elst-fact-turn = Turn
elst-fact-player = Whose player turn
elst-fact-phase = Phase
elst-fact-first-player = Who moves first
elst-fact-last-turn = Last turn
elst-fact-is-over = The scenario is over

## Markers

elst-panel-table = Batteries and markers

# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck)
do-elst-put-marker = { elst-packed-marker } in { $hex }
# $kind (as before)
do-elst-take-marker = { elst-packed-marker } off { $hex }
# $old, $new (smoke, dispersed-smoke, none)
do-elst-change-all-smoke = { $new ->
        [none] Take off all { $old ->
            [dispersed-smoke] dispersed smoke
           *[smoke] smoke
        }
       *[dispersed-smoke] Disperse all smoke
    }
elst-choice-put-marker = Lay a marker
elst-choice-take-marker = Take a marker off
elst-marker-off-map = A marker needs a hex of the map.
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck, ffe)
elst-packed-marker = { $kind ->
        [smoke] Smoke
        [dispersed-smoke] Dispersed smoke
        [white-phosphorus] White phosphorus
        [vehicle] Vehicle
        [ffe] FFE
       *[wreck] Wreck
    }
# $kind (as before)
elst-no-such-marker = There is none in { $hex }: { elst-packed-marker }.
input-marker = Marker
option-smoke = smoke
option-dispersed-smoke = dispersed smoke
option-white-phosphorus = white phosphorus
option-vehicle = vehicle
option-wreck = wreck
option-ffe = FFE

## Readings

setting-oba-ffe2-on-lost-contact = FFE:2 when contact is not maintained
option-resolve-then-flip = fires, then becomes FFE:C
option-flip-only = becomes FFE:C without firing
setting-oba-lost-in-mid-turn = Contact lost outside the owner’s fire phase: the counters change
option-next-fire-phase = at his next fire phase
option-at-once = at once
setting-oba-steeple-critical = Critical Hit on the ground level of a steeple hex: its extra +1
option-still-counts = still counts
option-dropped = is dropped
setting-oba-pin-loses-contact = A pinned observer loses contact
setting-oba-maintenance-drm-after-loss = The maintenance DRM also counts when contact is regained
setting-oba-failed-attempt-keeps-access = Blast height unseen, attempt made and failed: access is kept
setting-oba-unseen-ar-ends-activity = An AR out of LOS ends the observer’s phase
setting-oba-range-drm-without-conversion = The drm for long corrections counts without conversion too
setting-oba-conversion-needs-blast-sight = Conversion needs LOS to the blast height
setting-oba-smoke-frees-correction = While the mission is open, a battery that may fire smoke corrects without a Known enemy
setting-oba-continued-sr-may-convert = An SR made of an FFE:C may be corrected with conversion in the same phase
setting-oba-smoke-ffe-hinders = The blast area of a smoke FFE adds its +1 hindrance too
setting-oba-smoke-is-renewed = The second resolution of a smoke FFE places fresh counters
setting-sight-tolerance = Outlines are trusted within (hexes)
setting-sight-vehicle-adds-to-terrain = Vehicles add to the terrain’s hindrance at the same range
setting-sight-adjacent-always-seen = Adjacent hexes see each other through any smoke
setting-sight-blind-building = From the steeple, a building blinds the hex behind it
option-outline = when the line touches its outline
option-hex = when the line touches its hex
setting-sight-blind-pair = From the steeple, along a hexside, the hex behind is blind
option-any = when either hex blinds
option-both = when both hexes blind
setting-sight-blast-smoke = Smoke of six or more on the line to a blast height
option-smoke-does-not-block = does not block
option-smoke-blocks = blocks
setting-elst-fire-table = Infantry Fire Table and firepower by calibre
setting-elst-terrain-modifiers = TEM by terrain

## Scenarios, sides, values of facts

scenario-elst-initial = Initial scenario (day 1)
scenario-elst-british-attack = British attack
scenario-elst-german-attack = German attack
faction-british = British
faction-german = German
option-british = British
option-german = German
option-rph = RPh
option-pfph = PFPh
option-mph = MPh
option-dfph = DFPh
option-afph = AFPh
option-rtph = RtPh
option-aph = APh
option-ccph = CCPh
option-sr = SR
option-ffe-1 = FFE:1
option-ffe-2 = FFE:2
option-ffe-c = FFE:C
option-he = HE
option-leader = leader
option-other-unit = other unit
option-offboard = offboard observer
option-prep-fire = Prep Fire
option-final-fire = Final Fire

## What is due now

# $turn (number), $player, $phase
elst-moment-short = T{ $turn } { $player ->
        [british] British
       *[german] German
    } · { $phase ->
        [rph] RPh
        [pfph] PFPh
        [mph] MPh
        [dfph] DFPh
        [afph] AFPh
        [rtph] RtPh
        [aph] APh
       *[ccph] CCPh
    }
# $battery, $number (the highest dice total that does)
elst-now-contact = { $battery }: contact roll, { $number } or less
elst-now-maintain = { $battery }: maintenance roll, { $number } or less
# $battery
elst-now-repair = { $battery }: the radio may be repaired
# $count
elst-now-entering = { $count ->
    [one] One counter waits to enter
   *[other] { $count } counters wait to enter
}
# $side, $count (points)
elst-now-cpp = { refit-side }: { $count } CPP left, not sealed
# $side, $about (the part of the work)
elst-now-work = { refit-side }: { $about }
