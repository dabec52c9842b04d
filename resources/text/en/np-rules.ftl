### No Prisoners: what its rules refuse and explain.

## Combat

np-attacked-already = A unit attacks only once in a combat phase.
np-attack-not-beside = Units attack adjacent hexes only.
np-fronts-attack-apart = Units of the two fronts attack separately.
# $barrier (all-lake, all-sea, front-boundary)
np-attack-across = { $barrier ->
    [all-lake] No attack across an all-lake hexside.
    [all-sea] No attack across an all-sea hexside.
   *[front-boundary] No attack across the front boundary.
}
np-attack-needs-both = An attack needs at least one attacker and one defender.
np-vehicles-attack-mountain = Tanks and armoured cars do not attack into mountains.
np-no-strength = Nothing against nothing: neither party has any strength.
np-no-offensive-on-city = The Main Offensive CRT is not used against Medina or Jerusalem.
np-offensive-needs-supply = { $count ->
    [one] The Main Offensive CRT needs every attacker in supply; one is not.
   *[other] The Main Offensive CRT needs every attacker in supply; { $count } are not.
}
np-odds-attack = Attacking strength: { $strength }
# $terrain (terrain key, river or none), $multiplier (number)
np-odds-defence = { $terrain ->
    [none] Defending strength: { $strength }
    [rough] Defending strength: { $strength } (rough ×{ $multiplier })
    [mountain] Defending strength: { $strength } (mountain ×{ $multiplier })
    [city] Defending strength: { $strength } (city ×{ $multiplier })
    [city_red] Defending strength: { $strength } (city ×{ $multiplier })
    [town] Defending strength: { $strength } (town ×{ $multiplier })
    [entrenchment] Defending strength: { $strength } (entrenchment ×{ $multiplier })
    [pass] Defending strength: { $strength } (pass ×{ $multiplier })
    [river] Defending strength: { $strength } (all attack across river or canal ×{ $multiplier })
   *[other] Defending strength: { $strength } (×{ $multiplier })
}
np-odds-no-defence = A defence of 0: column { $column }
np-odds-percent = { $percent }%: column { $column }
# $air, $naval, $command (0 or 1: columns to the right)
np-odds-shifts = Shifts right: air { $air }, naval { $naval }, command { $command }; column { $column }

## Losses, retreat, pursuit

np-loss-not-in-combat = { $unit } took no part in this combat.
np-loss-all = Every unit of this party is removed.
np-loss-count = { $wanted } to be removed, { $got } named.
np-loss-strength = At least { $wanted } strength must go; the units named have { $got }.
np-loss-too-much = { $wanted } strength must go; one of the units named could be spared.
np-path-broken = The hexes of the path are not adjacent to one another.
np-pursuit-first-hex = Pursuit begins in a hex that the enemy has just left.
np-pursuit-too-far = { $got } hexes: this unit pursues { $allowed } at most.
np-pursuit-closed-hex = The unit could not enter this hex normally.
np-damascus-closed = Central Powers units never enter Damascus.
np-damascus-held = { $front ->
    [west] Units of the western front hold Damascus.
   *[east] Units of the eastern front hold Damascus.
}
np-retreat-too-short = The retreat must end { $wanted } hexes away; this route ends { $got } away.
np-retreat-enemy = No retreat into a hex that the enemy holds.
np-retreat-ezoc = A unit that must retreat into EZOC is eliminated.
np-retreat-no-way = No retreat off the map or where the unit could not go normally.
np-retreat-boundary = No retreat across the front boundary.
np-retreat-overstacks = Another route is open that does not overstack.

## Support and command

np-support-used = It was used in this combat phase already.
np-air-needs-base = No city or town of this front is held by an own ground unit in supply.
np-air-too-far = The nearest base is { $distance } hexes away; the range is { $range }.
np-naval-allied-only = Only the Allies have flotillas.
np-naval-needs-coast = Flotillas reach coastal hexes and those beside the Suez Canal only.
np-command-no-hq = No one HQ commands every attacker.
np-command-hq-used = Every HQ that commands all attackers was used in this combat phase.
np-command-spent = The command bonus of this combat phase is spent.
np-command-enemy = An HQ commands units of its own side only.
np-command-other-front = Command does not cross the front boundary.
np-command-range-unknown = The HQ’s command range is printed on its counter and has not been entered.
np-command-too-far = Farther than { $range } hexes from the HQ.

## Movement

np-strategic-needs-supply = Strategic movement needs supply at its start.
np-strategic-starts-in-ezoc = Strategic movement does not start in EZOC.
np-strategic-enters-ezoc = Strategic movement does not enter EZOC.
np-stop-in-ezoc = A unit stops where it enters EZOC.
np-minimum-ezoc = Not even the minimum move goes straight from EZOC to EZOC.
np-minimum-enemy = Not even the minimum move enters a hex that the enemy holds.
np-minimum-terrain = Not even the minimum move enters terrain closed to the unit.
np-minimum-boundary = Not even the minimum move crosses the front boundary.
np-overstacked = { $counted } units in a hex that holds { $limit }: { $excess } must go, the owner chooses.

## Railways

np-rail-needs-supply = Rail movement needs supply at its start.
np-rail-other-net = Rail movement keeps to the own net.
np-rail-once = A unit moves by rail once a game turn.
np-rail-blocked = Enemy units or EZOC bar the railway.
np-rail-capacity = Rail capacity left in this phase: { $left }
np-railhead-limit = Beyond the Allied railhead this railway does not serve them.
np-railhead-too-early = The railhead marker arrives in 1916 I.
np-railhead-west-bank = The railhead marker arrives on an Allied railway hex on the canal’s west bank.
np-railhead-enemy = The railhead marker keeps out of enemy units and EZOC.
np-railhead-senussi = The Senussi revolt holds the railhead marker.
np-railhead-supply = The railhead marker moves in supply only.
np-railhead-too-far = The railhead marker moves { $most } hexes at most.
np-railhead-off-rail = The railhead marker keeps to railway hexes.

## Landings

np-landing-allied-only = Only the Allies land from the sea.
np-landing-tribal = Tribal units do not land.
np-landing-other-front = A landing stays on its own front.
np-landing-enemy = The enemy holds the target hex.
np-landing-start = A landing starts in a coastal city, town or clear hex.
np-landing-starts-in-ezoc = A landing does not start in EZOC.
np-landing-target = A landing ends in a coastal city, town or clear hex.
np-landing-limit = One unit a year lands on each front, and it has.

## Supply

np-supply-always = Always in supply
np-supply-by-land = In supply: { $cost } of { $range } hexes to the depot at { $hex }
np-supply-by-rail = In supply by rail from the depot at { $hex }; line of { $cost } hexes in all
np-supply-no-depot = Out of supply: no own depot is garrisoned.
np-supply-none = Out of supply: no line of { $range } hexes reaches an own depot or the own rail net.
np-fsd-when = A forward depot is placed in the East Allied reinforcement phase.
np-fsd-where = A forward depot is placed in a city or town.
np-fsd-not-held = No East Allied unit holds the place.
np-fsd-no-line = No line leads to a printed Allied depot in the East.
np-fsd-too-far = { $distance } hexes to the nearest printed Allied depot; { $range } at most.

## Reinforcements, tribes, replacements

np-entry-enemy = Enemy units hold the entry hex.
np-tribe-enemy = No tribe arrives on enemy units or in EZOC.
np-tribe-too-far = Tribes arrive within { $range } hexes of the southern edge or of another Allied unit in the East.
np-replacement-gone = A { $die }: permanently eliminated
np-replacement-too-late = It would return on turn { $turn }, after the last: permanently eliminated
np-replacement-reinforcement = It returns as a reinforcement on turn { $turn }.
np-replacement-to-cup = It returns to the tribal cup on turn { $turn }.
np-replacement-other-front = A unit is replaced on its own front only.
np-event-no-tribes = This event brings back no tribal unit.
np-withdraw-supplied = Withdraw { $supplied } from units in supply.
np-withdraw-supplied-then-others = Withdraw all units in supply ({ $supplied }), and { $others } more out of supply.
np-withdraw-everything = Withdraw every unit ({ $supplied } in supply, { $others } not); { $dropped } is dropped.
np-optional-other-front = It does not serve on this front.
np-optional-too-early = It may come from turn { $turn } on.
np-gallipoli-used = Gallipoli has been tried already.
np-gallipoli-too-many = At most { $most } units.
np-gallipoli-needs-division = The Royal Navy division must be among them.
np-evacuation-later = The evacuation comes on a turn after the landing.
np-evacuation-once = The evacuation has been made already.
np-evacuation-places = The evacuation leads from western coastal hexes to western cities or towns that the Allies hold.

## Random events

np-event-nothing = No event
np-event-no-place-held = No event: the enemy holds no city, town or depot of the homeland.
np-event-happened = { $most ->
    [one] No event: it happens once in a game, and has.
   *[other] No event: it happens { $most } times in a game, and has.
}
np-event-before-revolt = No event before the Arab Revolt.
np-event-historical-withdrawal = No event: withdrawals follow their historical dates.
np-event-historical-revolt = No event: the revolt follows its historical date.
np-event-ignored = No event: this scenario ignores it.
np-event-too-early = No event before { $year }.
np-event-revolted = No event: the Arab Revolt has broken out already.
np-event-no-lead = No event: a difference of { $lead } victory points is too small.
np-effect-withdraw-strength = Withdraw at least { $strength } strength.
# $what (unit, division, non-tribal-unit, tribal-unit)
np-effect-withdraw = { $what ->
    [division] Withdraw one division.
    [non-tribal-unit] Withdraw one unit that is no tribe.
    [tribal-unit] Withdraw one tribal unit.
   *[unit] Withdraw one unit.
}
np-effect-extra-reinforcement = { $what ->
    [non-tribal-unit] One eliminated unit that is no tribe comes as a reinforcement, even if permanently eliminated.
   *[unit] One eliminated unit comes as a reinforcement, even if permanently eliminated.
}
np-effect-eliminate = { $what ->
   *[unit] One unit is eliminated; it may be replaced.
}
np-effect-draw-tribal = { $what ->
   *[unit] Draw one tribal unit from the cup.
}
# $change (-1, 0 or 1), $lead (difference of victory points)
np-effect-replacement-rate = { $change ->
    [1] Ahead by { $lead }: the replacement rate rises by 1 this turn.
    [-1] Behind ({ $lead }): the replacement rate falls by 1 this turn.
   *[0] A difference of { $lead }: the replacement rate stays.
}
np-effect-senussi = Senussi revolt, occurrence { $occurrence }: nobody crosses the canal this player turn, the railhead stays.
np-effect-arab-revolt = The Arab Revolt breaks out.
# $action (move-across-canal, move-railhead)
np-senussi-forbids = The Senussi revolt lets nobody cross the Suez Canal.

## Victory

np-vp-quarter-four-only = Victory points are assessed after quarter IV.
np-vp-no-revolt = The East scores nothing before the Arab Revolt.
# $level (draw, limited, operational, strategic), $winner (allied, central-powers, nobody)
np-victory = { $winner ->
    [nobody] A draw (difference { $difference })
    [allied] { $level ->
        [limited] Allied limited victory (difference { $difference })
        [operational] Allied operational victory (difference { $difference })
       *[strategic] Allied strategic victory (difference { $difference })
    }
   *[central-powers] { $level ->
        [limited] Central Powers limited victory (difference { $difference })
        [operational] Central Powers operational victory (difference { $difference })
       *[strategic] Central Powers strategic victory (difference { $difference })
    }
}
