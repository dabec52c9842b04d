### What No Prisoners asks for when it first matters, and what is said where nobody knows.

# $about (the counter)
np-ask-movement = Movement allowance printed on { $about }?
np-ask-range = Command range printed on { $about }?
np-ask-type = Type printed on { $about }?
np-log-typed = { $kind ->
    [infantry] Infantry: { $about }
    [assault-infantry] Assault infantry: { $about }
    [composite] Composite group: { $about }
    [cavalry] Cavalry: { $about }
    [camel] Camels: { $about }
    [armoured-car] Armoured cars: { $about }
    [tank] Tanks: { $about }
    [armoured-train] Armoured train: { $about }
    [artillery] Artillery: { $about }
    [machine-gun] Machine guns: { $about }
    [engineer] Engineers: { $about }
    [garrison] Garrison: { $about }
    [hq] HQ: { $about }
    [hq-lawrence] Lawrence HQ: { $about }
   *[other] Another type: { $about }
}
np-movement-unknown = Movement allowance not known, so the distance was not judged: { $about }
np-range-unknown = Command range not known, so the command bonus was not judged: { $about }
np-no-way = No way leads there, whatever the movement allowance.
# $about (why)
np-move-not-made = The move was not made. { $about }
np-attack-not-made = The attack was not made. { $about }
# $box (the city)
np-city-unknown = Nobody knows the victory points of { $box }: not counted.
# $turn, $year, $quarter, $player: a box of the turn record track
np-box = Turn { $turn } ({ $year } { $quarter }), { np-player-turn }
np-ask-claim = Does the other player claim the Orient Corps on this turn too?
np-roll-claim = Coin toss for the Orient Corps (1: West, 2: East)
# $player (who commands): Race for Damascus
np-race-commander = { $player ->
    [west-allied-player] Race for Damascus: the West Allied player commands.
   *[east-allied-player] Race for Damascus: the East Allied player commands.
}
np-entry-delayed = Enemy units hold every entry hex: reinforcements wait until one is free.
np-ports-not-held = Allied units hold no port of the East: reinforcements wait until they do, tribes apart.
