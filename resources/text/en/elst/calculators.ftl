### Calculators of Decision at Elst.

## Artillery

calculator-elst-contact = Radio contact
calculator-elst-round = Artillery round
calculator-elst-fire = Artillery fire
elst-calculator-contact-number = Contact number
elst-calculator-maintenance = Maintains contact (DRM −1)
elst-calculator-battalion-mortar = Battalion mortar (−2)
elst-calculator-black-left = Black chits left
elst-calculator-red-left = Red chits left
elst-calculator-accuracy-number = Accuracy number
elst-calculator-hindrance = Hindrance
elst-calculator-correction = Correction in hexes, 0 for a new AR
elst-calculator-converts = Converts to FFE:1
elst-calculator-fire-line = All at once: 100 3 7 (calibre, TEM, DR)
elst-calculator-calibre = Calibre
elst-calculator-cover = TEM
elst-calculator-negative = FFMO, FFNAM
elst-calculator-dr = DR
option-calibre-70 = 70
option-calibre-80 = 80
option-calibre-100 = 100
option-calibre-120 = 120
option-calibre-150 = 150
option-calibre-200 = 200
# $about (as chance-exact)
artillery-answer-contact = Contact: { $about }
# $about (as chance-exact)
artillery-answer-black = Black chit: { $about }
# $about (as chance-exact)
artillery-answer-both = Contact and access: { $about }
# $about (as chance-exact)
artillery-answer-hit = On the AR: { $about }
# $column (firepower), $original (the DR), $drm (signed), $final, $about (the result)
artillery-answer-fire = Column { $column }: DR { $original } { $drm } = { $final }: { $about }
# $column (firepower), $original (the DR), $drm (signed), $final, $about (the result)
artillery-answer-critical = Critical Hit, column { $column }: DR { $original } { $drm } = { $final }: { $about }
artillery-no-effect = no effect
artillery-line-not-read = Type calibre (70 mm or more), TEM and DR, in this order, with spaces between: 100 3 7.

## Polder

calculator-elst-polder = Attack in polder
elst-calculator-how = Infantry
elst-calculator-phase = Phase
elst-calculator-residual = Residual FP there
elst-calculator-attack = Result of the attack
option-polder-stays = does not move
option-polder-enters = enters without buying TEM
option-polder-enters-with-tem = enters and buys TEM
option-polder-spends-inside = spends MF inside
option-polder-manhandles = manhandles a Gun
option-polder-leaves = spends the MF of leaving
option-polder-no-effect = no effect

## Escape

calculator-elst-escape = Escape
elst-calculator-units = Units (4-5-7, 9-1)
elst-calculator-beside-own-area = Beside an own Setup Area
elst-calculator-enemy-area = In an enemy Setup Area
elst-calculator-isolated = Isolated
elst-calculator-gun = Gun possessed
elst-calculator-stunned = Stunned AFV
elst-calculator-wounded = Wounded leaders
elst-calculator-result = Result
elst-calculator-chance = Chance
# $drm (signed)
escape-drm-sum = DRM { $drm }
escape-no-drm = no modifier
# $count, $unit and $fate (counters), $unit-is and $fate-is (fine, wounded, lost or asked)
escape-fate = { $count ->
        [1] {""}
       *[other] { $count }x {""}
    }{ $unit }{ $unit-is ->
        [wounded] {" "}(wounded)
       *[fine] {""}
    } → { $fate-is ->
        [lost] lost
        [asked] { $fate } (wounded) or lost: asked for
        [wounded] { $fate } (wounded)
       *[fine] { $fate }
    }

## Weapons

calculator-elst-weapon = Gun or vehicle
elst-calculator-weapon = Name (StuG, 6-pounder)
elst-calculator-printed = Numbers on its counter (A4 s8)
elst-calculator-buttoned-up = BU
elst-calculator-year = Year
elst-calculator-month = Month
elst-calculator-theatre = Theatre
option-theatre-eto = Europe
option-theatre-pto = Pacific
weapon-type-one = Type the name of a Gun or vehicle.
# $text
weapon-not-armed = “{ $text }” is no Gun and no vehicle.
# $text
weapon-number-unreadable = “{ $text }” is no letter with its number, as A4.
# $name
weapon-no-notes = The module says nothing more of { $name }.

## Purchases

calculator-elst-purchase = Purchase
elst-calculator-points = CPP
elst-calculator-date = Date
option-date-24-morning = 24 morning
option-date-24-noon = 24 noon
option-date-24-evening = 24 evening
option-date-25-morning = 25 morning
option-date-25-noon = 25 noon
elst-calculator-on-map = To set up on map
elst-calculator-earlier = Bought earlier (I3 V2)
elst-calculator-all-isolated = All own areas Isolated
elst-calculator-north-closed = No north entry (German)
elst-calculator-order = Groups bought
# $id (as I1), $about (its name)
planner-group = { $id } { $about }
# $about (a group)
planner-group-on-map = { $about }, on map
# $about (a group), $cost
planner-offer = { $about }: { $cost } CPP
# $about (a group)
planner-put-back = { $about } ✕
# $about (a group); the reason follows
planner-refused = Not allowed: { $about }
# $about (as chance-exact)
planner-all-full = All at full strength: { $about }
planner-units = Units
planner-weapons = Support weapons
planner-leaders = Leaders
planner-number = Number
# $number (of counters), $percent
planner-share = { $number } ({ $percent } %)
# $number (of counters), $percent, $about (the lower numbers)
planner-shares = { $number } ({ $percent } %), { $about }
# $about (what a group contains), $left and $all (of the campaign), $today (the most on a date)
planner-stock = { $about } – { $left } of { $all } left, { $today } a date
# $group, $full (its counters)
planner-contents = { $group }: { $full }
# $group, $full (its counters), $depleted, $weapons (how many kinds of support weapons)
planner-contents-by-strength = { $group }: { $full }; depleted { $depleted }{ $weapons ->
    [0] { "" }
   *[other] , weapons by die
}

## Over polder and up the steeple

calculator-elst-on-foot = Polder on foot
calculator-elst-vehicle = Polder by vehicle
calculator-elst-steeple = Into the steeple
elst-calculator-way = Hex by hex (L12 M13)
elst-calculator-costs = Cost of each step (1 1.5 2)
elst-calculator-tem = Buy TEM in
elst-calculator-spends-all = Declares its whole MP allotment spent
elst-calculator-failed = Bog Check that failed
elst-calculator-side = Side
elst-calculator-movers = Who climbs (2-4-7, 9-1)
elst-calculator-above = Own side up there
elst-calculator-entry = MF to enter the hex
elst-calculator-left = MF they have

## Ways. $hex and $to (from, into)

way-type-hexes = Type the hexes of the way. The cost of the other terrain is that of the terrain chart; the last one typed holds for the rest.
way-column-step = Step
way-column-mf = MF
way-column-mp = MP
way-column-sum = Sum
way-step = { $hex } → { $to }
way-turn = In { $hex }
# $cot (terrain), $exit and $tem (MF, 0 for none)
way-mf = { $cot }{ $exit ->
    [0] {""}
   *[other] {" "}+ { $exit } out of the polder
}{ $tem ->
    [0] {""}
   *[other] {" "}+ { $tem } for TEM
}
# $cot (terrain), $exit (MP, 0 for none)
way-mp = { $cot }{ $exit ->
    [0] {""}
   *[other] {" "}+ { $exit } out of the polder
}
way-sum = { $sum }
way-not-adjacent = { $hexes }: not adjacent.
# $text
way-bad-cost = “{ $text }” is no cost: whole or half MF or MP, 0 to 99.5.
