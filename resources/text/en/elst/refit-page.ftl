### The refit assistant’s page, step by step.

## Who sits at the machine

refit-sit-on = Whoever shifts last stays for replenishment to initiative: two hand-overs a date are enough, and a third for the chits.

## Setup Areas

# $side (british, german), $count (of Strategic Locations)
refit-areas-held = { refit-side }: { $count ->
    [one] 1 Strategic Location
   *[other] { $count } Strategic Locations
}
# $side (british, german), $hexes
refit-areas-vehicles = { refit-side }, mobile AFV with working MA: { $hexes }
# $side (british, german)
refit-areas-no-vehicles = { refit-side }, mobile AFV with working MA: –

## Initiative

refit-reveal-title = Initiative chits
refit-reveal = Reveal both
refit-not-done-yet = not ready yet
refit-chit-is-sealed = sealed: hand over to them
option-attack = Attack
option-idle = Idle

## Secret work

# $points
refit-purse = { $points } CPP
refit-work-replenishment = Replenishment
refit-work-points = CPP
refit-work-purchase = Purchase
refit-work-rolls = Rolls
refit-work-chit = Chit
refit-work-done = Done

## Start of a session

start-option-balance = Balance
start-option-balance-none = None
start-option-balance-british = For the British
start-option-balance-german = For the Germans
start-option-refit-after = Only the Refit Phase after the scenario of
start-option-refit-after-none = No, play
start-option-refit-after-23-evening = 23 evening
start-option-refit-after-24-morning = 24 morning
start-option-refit-after-24-noon = 24 noon
start-option-refit-after-24-evening = 24 evening
start-option-refit-after-25-morning = 25 morning
elst-title-refit = Refit Phase after { $about }

## Tasks

refit-counters-hint = 3x 4-5-7, 9-1
refit-entry-area = Entry Area
refit-outcome = What this step has brought

## The tour

tour-refit = The Refit Phase step by step: rules, fields, results; left and taken up again at any time.
tour-area-marked = Setup Areas, stage 1: the Strategic Locations of each side, vehicles among them.
tour-area-reached = Stage 2: what lies within two hexes of them.
tour-area-no-mans-land = Stage 3: No Man’s Land is cut out.
tour-area-joined = Stage 4: enclosed hexes join.
tour-area-result = Stage 5: the finished areas by name.
tour-areas-japanese = The finished areas, in Japanese.
tour-escape = An Escape: its modifiers and odds before the dice.
tour-shift = A Shift: the best path on the map, its odds beside it.
tour-purchase = Purchases: what may be bought, what may not and why, what the order is likely to bring.
tour-purchase-japanese = Purchases, in Japanese.
tour-records = The campaign’s records, to print or save as PDF.

## Steps and their tasks

refit-task-arrivals = Where they go
refit-task-play-area = Play area
refit-task-records = Records
refit-task-victory = Victory
refit-task-points = CPP
refit-task-new-groups = New groups: where they set up or enter from
refit-task-purchase = Purchases
refit-task-chit = Initiative chit
refit-task-turn-up = Both chits are turned up, each by its own side
refit-page-play = A scenario is being played
refit-page-played = The scenario is over, the Refit Phase comes next

## What is known

refit-fact-retained = { refit-place }: { $about }
refit-fact-isolated-lot = Isolated: { refit-place }: { $about }
refit-place =
    { refit-side }, { $place ->
        [entry] Entry Area
        [map] in its hex
       *[other] area { $place }
    }
refit-lot-of-group = { refit-lot } (new, { $group })
refit-lot =
    { $pieces }{ $wounded ->
        [yes] {", "}wounded
       *[no] {""}
    }{ $stunned ->
        [yes] {", "}stunned
       *[no] {""}
    }{ $immobile ->
        [yes] {", "}immobile
       *[no] {""}
    }{ $malfunctioned ->
        [yes] {", "}malfunctioned
       *[no] {""}
    }{ $mg-malfunctioned ->
        [yes] {", "}MG malfunctioned
       *[no] {""}
    }{ $ma-disabled ->
        [yes] {", "}MA Disabled
       *[no] {""}
    }{ $disabled ->
        [yes] {", "}MG Disabled
        [untold] {", "}Disabled
       *[no] {""}
    }{ $spent ->
        [yes] {", "}special ammunition depleted
       *[no] {""}
    }{ $low-ammo ->
        [yes] {", "}Low Ammo
       *[no] {""}
    }{ $captured ->
        [yes] {", "}captured
       *[no] {""}
    }{ $recalled ->
        [yes] {", "}under Recall
       *[no] {""}
    }{ $stands ->
        [yes] {" "}({ $hex })
       *[no] {""}
    }
option-wounded = wounded
option-stunned = stunned
option-immobile = immobile
option-mg-malfunctioned = MG malfunctioned
option-ma-disabled = MA Disabled
option-disabled = MG Disabled
option-spent = special ammunition depleted
option-low-ammo = Low Ammo
option-captured = captured
option-recalled = under Recall
refit-lot-rolled = { $about }, rolled for
refit-count = { $count }

## Odds and results

refit-odds-wreck = A wreck
refit-log-gone = Gone from { refit-place }: { $about }
refit-subject-points = CPP, { refit-side }
refit-subject-replenished = Replenished, { refit-side }
