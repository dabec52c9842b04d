### Decision at Elst: sequence of play, end of the scenario, markers laid by hand.

## Sequence of play

# $player (british, german, first-side, second-side, or a name), $phase (rph, pfph, mph, dfph, afph, rtph, aph, ccph)
elst-phase = { $player ->
        [british] British
        [german] German
        [first-side] First side’s
        [second-side] Second side’s
       *[other] { $player }
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
        [1] {" "}①
        [2] {" "}②
        [3] {" "}③
        [4] {" "}④
        [5] {" "}⑤
        [6] {" "}⑥
       *[other] {" "}({ $circled })
    }
elst-choice-next-phase = Next phase
elst-choice-previous-phase = Back a phase
elst-choice-agree = Both players end the scenario
also-elst-choice-agree = concede, surrender, give up, resign, call it a day, stop early, agree to end
do-elst-next-phase = Next phase
do-elst-previous-phase = Back a phase
do-elst-agree-to-end = End the scenario by agreement
elst-clock-at-start = The scenario has only begun.
# $scenario (its id)
elst-unknown-scenario = Decision at Elst has no scenario { $scenario }.
elst-fact-turn = Turn
also-elst-fact-turn = game turn
elst-fact-player = Whose player turn
also-elst-fact-player = phasing side
elst-fact-phase = Phase
elst-fact-first-player = Who moves first
elst-fact-last-turn = Last turn
elst-fact-is-over = The scenario is over

## Markers

elst-panel-table = Add a battery
elst-panel-markers = Markers by hand
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck)
do-elst-put-marker = { elst-packed-marker } in { $hex }
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck)
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
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck, blast-area)
elst-packed-marker = { $kind ->
        [smoke] Smoke
        [dispersed-smoke] Dispersed smoke
        [white-phosphorus] White phosphorus
        [vehicle] Vehicle
        [blast-area] FFE
       *[wreck] Wreck
    }
# $kind (as in elst-packed-marker)
elst-no-such-marker = There is none in { $hex }: { elst-packed-marker }.
input-marker = Marker
option-smoke = smoke
option-dispersed-smoke = dispersed smoke
option-white-phosphorus = white phosphorus
option-vehicle = vehicle
option-wreck = wreck
option-blast-area = FFE

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
elst-moment-short = Turn { $turn } { $player ->
        [british] British
        [german] German
        [first-side] First side
        [second-side] Second side
       *[other] { $player }
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
