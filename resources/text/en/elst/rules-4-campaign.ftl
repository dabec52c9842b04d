### What the rules of Decision at Elst refuse and explain: the campaign and its special rules.

## 4.2 Terms

refit-campaign-over = The campaign is over.
refit-log-over = { $side ->
    [british] The British concede the campaign.
    [german] The Germans concede the campaign.
   *[nobody] The campaign is over.
}
# $side (british, german)
victory-conceded = The { $side ->
    [british] British
   *[german] Germans
} have won the campaign.
# $side (british, german)
refit-choice-vehicles-tracked = { refit-side }, mobile AFV with working MA as tracked: { $hexes }
control-not-strategic = None of these hexes is a building or a road hex at the map’s edge.
overlay-elst-control = Control
# $side (british, german)
help-control = Controlled by the { $side ->
    [british] British
   *[german] Germans
}
refit-not-strategic = This hex is no Strategic Location by itself, so nobody can control it as one.
# $british, $german (how many hexes each side holds)
forces-control = Control: British { $british }, German { $german } Strategic Locations
forces-choice-tell-control = Tell control ...
# $side
forces-choice-control-rest = All other buildings: { forces-side }
# $text
control-words-nothing = “{ $text }” tells no control. Say for example: British A-M but L6, M6; German N east.
# $word
control-words-unknown = “{ $word }” is no hex, hexrow, place or side.
control-words-no-side = Say whose it is: British, German or nobody.

## CG2 Length of a scenario

elst-scenario-over = The scenario is over.
# $ending (rolled, last-turn, agreed)
elst-log-scenario-ended = The scenario is over: { $ending ->
        [rolled] the dr ends it
        [agreed] both players agree
       *[last-turn] its last turn is played
    }.
# $turn, $number (the circled one)
elst-roll-scenario-end = End of turn { $turn }, German dr: the scenario ends on { $number } or less
elst-turn-circled = Circled: this roll or less ends the scenario.
elst-not-player-turn-end = Players may agree to end a scenario at the end of a player turn only.
# $turn (number)
elst-last-turn = Turn { $turn } is the last.

## CG3 Batteries

refit-task-batteries = Batteries
refit-fact-new-battery = { $group } ({ $number }): { $about }
refit-log-battery-brought = { $battery } is in play
refit-battery-not-kept = { $battery } is not among the batteries kept.
# $most (batteries a side)
oba-too-many-batteries = A side may use { $most } batteries in a scenario.
refit-battery-in-use = { $battery } has been used in this scenario.
refit-fact-battery-retained = { $battery } is Retained with its radio and chits.
refit-fact-battery-eliminated = { $battery } has placed an FFE and is lost with its radio and chits.
# $side, $count
refit-fact-radios-to-come = { refit-side }: { $count ->
        [one] one radio is
       *[other] { $count } radios are
    } yet to set up, with anybody
refit-log-batteries-lost = Lost with radio and chits: { $batteries }
refit-log-battery-kept = { $battery } is Retained out of play

## CG4 Self rally

forces-choice-self-rallies = Self rally DR ...
# $hex, $name
forces-choice-self-rallies-in = Self rally DR of the { $name } in { $hex } ...
self-rally-used = { $most } MMC have tried self rally in this RPh already.
forces-gauge-self-rally = Self rallies in this RPh
forces-choice-self-rally = Self rally
self-rally-only-own-mmc = Only MMC of the side whose RPh it is try self rally so.
self-rally-not-now = Self rally is tried in the RPh.
remind-self-rally = Two MMC of this side may try self rally before others rally.

## CG5 Panzerfausts

pf-none-left = The Germans have no Panzerfaust shots left.
forces-gauge-panzerfausts = Panzerfaust shots
forces-choice-fire-pf = Fire a Panzerfaust
forces-choice-count-pf = Count Panzerfausts by tracked squads
forces-choice-type-pf = Count Panzerfausts
forces-log-panzerfausts = { $count ->
    [one] { $count } Panzerfaust shot
   *[other] { $count } Panzerfaust shots
}
pf-not-counted = Nobody has counted the Panzerfausts yet.

## CG7 Entry Areas
forces-log-british-area = British Setup Areas: { $hex }

entry-not-in-area = { $hex } is no entry hex of the { $faction ->
    [british] British
   *[german] Germans
}.
entry-in-british-area = { $hex } lies in a British Setup Area: no Germans enter there.
forces-choice-british-area = British Setup Areas at the edges
overlay-elst-entry = Entry hexes
# $side
help-entry = { $side ->
    [british] The British
   *[german] The Germans
} may enter here

## CG8 Set-up and entry of Reinforcement Groups

refit-fact-new-group = { $group } ({ $number }): { $pieces }
refit-no-new-group = Nothing of { $group } waits for a place.
refit-group-first = This may belong to { $group }, which was bought and is in no place yet, or waits in secret: give it one for all to see, or count others of the kind here.
refit-group-elsewhere =
    This may belong to { $group }, all of which first appears together. It is in: { refit-place }. Others of the kind are counted first.
refit-group-apart = All of { $group } sets up in { refit-place }: no part of it in another area, and none in an Isolated one (4.5151b).
# $count
elst-now-entering = { $count ->
    [one] One counter waits to enter
   *[other] { $count } counters wait to enter
}
# $count
elst-now-to-be-placed = { $count ->
    [one] One counter may be placed off the map, to enter
   *[other] { $count } counters may be placed off the map, to enter
}
forces-pile-waiting = Retained, may still enter
forces-pile-out = Retained, out of this scenario
entry-out-of-scenario = { $name }: out of this scenario. It has left the map, or did not enter when it might; it is Retained.
forces-log-left-out = Out of this scenario, Retained for the next: { $pieces }
remind-offboard = Units placed off the map now enter in this player turn, or are out of the scenario and Retained.
remind-entry = All units of one reinforcement group first appear in one area, its support weapons stacked with its own units.

## CG9 Guns

gun-setup-too-far = A Gun sets up within { $most } hexes of where it last stood; this is { $distance }.
gun-setup-nowhere = A Gun sets up within { $most } hexes of where it last stood, and no hex of its area is: by the settings it stays out of this scenario.
refit-fate-gun-outside = A Gun outside its own Setup Area must try to Escape with its possessor, who may abandon it first.

## CG10 Edge road hexes

forces-log-road = The { $side ->
    [british] British
   *[german] Germans
} control the edge road { $hex }.
control-no-edge-road = None of these hexes counts for the control of an edge road.
forces-choice-pass-road = A Good Order MMC passes here (edge road)
overlay-elst-road = Edge roads passed
remind-edge-road = Good Order MMC that pass an edge road hex and all around it take it.
# $hex (the edge road), $british and $german (how many hexes each side has passed), $of
help-edge-road = Edge road { $hex }, passed by Good Order MMC: British { $british } of { $of }, Germans { $german } of { $of }

## CG11 Leaving the map

forces-out-of-play = { $spot ->
    [retained] Retained counters do not come back in this scenario.
    [exited] Counters that left for victory never come back.
   *[eliminated] Eliminated counters do not come back.
}
forces-log-lost-at-edge = Eliminated as it left the map: { $pieces }
leaving-not-at-edge = { $hex } is not at the map’s edge.
leaving-morale-check = { $unit } leaves broken: NMC against morale { $morale }
leaving-one-at-a-time = Each broken unit takes its own NMC: name one unit and the SW that it possesses.
leaving-ask-morale = Morale level of the broken { $unit }
leaving-ask-result = Did { $unit } pass its NMC?
help-exit = The British leave here for points

## CG12 StuG IIIG(L)

stug-no-coaxial-gun = The CMG of the StuG IIIG(L) may not be used.
# $letter, $number
vehicle-number = Its number { $letter } is { $number }.
vehicle-numbers-rise = Its special ammunition numbers rise by 1, to A5 and s9.
remind-stug = StuG IIIG(L): special ammunition numbers A5 and s9, and no CMG.

## CG13 ELR

piece-elr = ELR { $elr }

## 4.4 The campaign and its victory

# $points (of those who leave now), $total (with those before), $needed
forces-log-points = Left for victory, worth { $points }: the British have { $total } of { $needed } points now.
victory-points = The British have { $points } of { $needed } points for units off the east edge between TT6 and TT20.
victory-building-missing = The British do not control { $hexes } of the church building.
victory-building-held = The British control the church building.
forces-gauge-points = British points off the east edge
# $side (british, german)
victory-won = By what is tracked the { $side ->
    [british] British have
   *[german] Germans have
} won the campaign.
victory-reached = Both parts of the British victory are true now.
overlay-elst-victory = Victory
help-victory-building = Part of the church building that the British must control
forces-log-balance = { $side ->
    [british] Balance for the British: the German OBA is 80+mm instead of 100+mm.
   *[german] Balance for the Germans: the British have no mortars.
}
forces-no-such-balance = There is no balance “{ $side }” in this scenario.

## 4.42 Initial Scenario: set-up order

# $side (who sets up first)
initial-order = First set-up: { forces-side }. The other side moves first.
elst-now-side-sets-up = Set-up: { forces-side }

## 4.43 Initial Scenario: forces

# $formation
initial-where = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards enter from turn 1 on.
    [wessex-214-brigade] 214th Brigade sets up on hexrow D and west, or enters from turn 1 on.
   *[kampfgruppe-knaust] Kampfgruppe Knaust sets up on hexrow E and east.
}
# $pieces (as a roster line)
forces-choice-known = Name the British { $pieces }
initial-enters-only = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
} may only enter from off the map.
initial-other-columns = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards set up nowhere,
    [wessex-214-brigade] 214th Brigade sets up on hexrow D and west,
   *[kampfgruppe-knaust] Kampfgruppe Knaust sets up on hexrow E and east,
} not on { $column }.
# $about (why not there)
initial-misplaced = { $hex }: { $about }
initial-never-enters = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
} may not enter from off the map then.
initial-ask-pieces = The scenario card shows the counters of { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards
    [wessex-214-brigade] 214th Brigade
   *[kampfgruppe-knaust] Kampfgruppe Knaust
}: type them from there.
