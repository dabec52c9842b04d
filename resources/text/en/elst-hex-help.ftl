### What a hex of the Elst map means to those who stand in it.

# $side (british, german)
help-control = Controlled by the { $side ->
    [british] British
   *[german] Germans
}
help-victory-building = Part of the church building that the British must control
# $side, $squads (squad-equivalents up there), $of-squads, $leaders, $of-leaders
help-steeple-room = Steeple, { $side ->
    [british] British
   *[german] Germans
}: { $squads } of { $of-squads } squad-equivalent, { $leaders } of { $of-leaders } SMC
# $adjacent (pbf, none)
help-steeple-range = { $adjacent ->
    [pbf] Between the steeple and the ground below no TPBF; the next hex is PBF
   *[none] Fire out of or into the steeple is never PBF or TPBF
}
help-steeple-weapons = Not straight up: Gun, PF, PSK, vehicle. A PIAT up there: not down, not into the next hex
# $hexes
help-polder-road = By road to { $hexes }: no extra MF or MP, no Bog Check
help-polder-no-road = No road leads out of here
# $hex (the edge road), $british and $german (how many hexes each side has passed), $of
help-edge-road = Edge road { $hex }, passed by Good Order MMC: British { $british } of { $of }, Germans { $german } of { $of }
# $side
help-entry = { $side ->
    [british] The British
   *[german] The Germans
} may enter here
help-exit = The British leave here for points
# $side (british, german)
help-own-fire = { $side ->
    [british] British
   *[german] German
} HE lies here: the morale of that side’s own units is one lower
