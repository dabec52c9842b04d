### Ways over polder and up the steeple: calculators of Decision at Elst.

elst-calculator-title-on-foot = Polder on foot
elst-calculator-title-vehicle = Polder by vehicle
elst-calculator-title-steeple = Into the steeple
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
# $hexes, $tem
way-exit-attacked = The MF out of { $hexes } is spent in the polder: attacks on it have TEM { $tem }, residual FP there attacks; who is pinned or breaks stays
way-tem-bought = TEM { $tem } in { $hexes }, no FFMO there
way-no-road-bonus = No road bonus in this MPh
way-no-tem-there = No TEM to buy in { $hexes }: no polder on the way
# $number (of the check), $hex, $drm
way-bog-check = Bog Check { $number }, out of { $hex }: DRM { $drm }
# $hex, $mp
way-bogged = Bogged in { $hex }, { $mp } MP spent: its movement is over
way-not-adjacent = { $hexes }: not adjacent.
# $text
way-bad-cost = “{ $text }” is no cost: whole or half MF or MP, 0 to 99.5.

## The steeple

# $entry, $climb, $total (MF)
climb-cost = { $entry } MF to enter + { $climb } MF on the stairs = { $total } MF
# $squads (squad-equivalents), $of-squads, $leaders, $of-leaders
climb-room = Up there then: { $squads } of { $of-squads } squad-equivalent, { $leaders } of { $of-leaders } SMC
# $steeple, $ground, $from-above (TEM)
climb-cover = TEM: steeple { $steeple }, ground { $ground } ({ $from-above } against mortars and OBA)
