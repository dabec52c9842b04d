### Combat, artillery and aircraft of Spanish Civil War Battles.

## Column shifts and die modifiers

scw-shift-assault = Assault
scw-shift-nationalist-quality = Nationalist attack
scw-shift-anti-tank = Anti-tank unit against armour
scw-shift-f88 = F/88 against Republican armour
scw-shift-f88-adjacent = F/88 next to the attacked hex, against Republican armour
scw-drm-combined-arms = Infantry with armour
scw-drm-all-arms = Infantry, armour, artillery and aircraft together
scw-drm-cover = Town, city or woods
scw-drm-night = Bombing by night

## What the ground adds to the defence. $terrain (key of the chart), $crossing (all, some, none)

scw-bonus-terrain = { $terrain ->
    [town] Town
    [city] City
    [woods] Woods
    [hills] Hills
    [rough] Rough
    [mixed] Mixed hills, rough or woods
   *[clear] Clear
}
scw-bonus-river = { $crossing ->
    [all] Every attacker comes across the river
   *[some] Some of the attackers come across the river
}

## Why a unit takes no loss

scw-no-loss-air = Combat results never touch aircraft.
scw-no-loss-hq = Barrages and bombs do not harm HQs.
scw-no-loss-truck = Barrages and bombs do not harm trucks.
scw-no-loss-distant-gun = A gun that fires from afar takes no result.
scw-no-loss-barrage = A gun that barrages takes no result.

## Why a unit may not retreat to a hex. $back (the hex it came from)

scw-retreat-not-back = An attacker that moved goes back to { $back }, where it was before it entered the enemy ZOC.
scw-retreat-off-map = A unit that is driven off the map is lost.
scw-retreat-enemy = An enemy unit is there.
scw-retreat-zoc = The hex lies in an enemy ZOC; friends there do not help.
scw-retreat-prohibited = The unit may not enter that terrain or cross that hexside.
scw-retreat-full = The stack there is full.
scw-voluntary-barrage = Nobody retreats before a barrage alone.
scw-voluntary-stand-fast = Units of the 71st that began on the map stand fast: they do not retreat before the die is rolled.

## Why a unit may not advance

scw-advance-artillery = Artillery does not advance after combat.
scw-advance-not-retreated = No retreat has emptied that hex.
scw-advance-not-adjacent = The unit is not next to that hex.
scw-advance-own-retreat = A side that has itself retreated before the die does not advance.
scw-advance-prohibited = The unit may not enter that terrain or cross that hexside.

## Who has to attack. $about (its name)

scw-must-attack = { $about } stands in an enemy ZOC and must attack.
scw-gun-must-fire = { $about } is next to the enemy and must fire, in support or as a barrage.
scw-gun-exempt = { $about } is next to the enemy, but may not fire; it need not attack.

## Assaults. $about (its name)

scw-assault-unsupplied = A unit out of supply cannot assault.
scw-assault-out-of-command = A unit out of command cannot assault.
scw-assault-no-points = { $about } has no assault point left.
scw-assault-name-payer = Independent units assault with a point of a division: say of which.

## Why a gun may not fire. $range (in hexes), $far (distance to the nearest attacked hex)

scw-gun-unsupplied = A gun out of supply cannot fire.
scw-gun-out-of-command = A gun out of command cannot fire.
scw-gun-has-fired = It has fired in this combat phase.
scw-gun-out-of-range = The target is { $far } hexes away, the gun reaches { $range }.
scw-gun-against-barrage = There is no support against a barrage.
scw-gun-own-hex = A gun does not support the hex it stands in.
scw-gun-under-attack = A gun under attack gives no support in this phase.
scw-gun-other-formation = It supports units of its own formation only.
scw-gun-formation-out-of-command = Of the units that it may support here, none is in command.
scw-barrage-enemy-phase = Barrages are fired in one's own combat phase only.
scw-barrage-attacked-hex = The hex is attacked by other units in this phase.

## Why aircraft are halved

scw-air-rain = Rain and mud
scw-air-night = Support by night
scw-air-f88 = F/88 in or next to the hex
