### Entering, leaving and reserves in Spanish Civil War Battles.

# $about (the unit)
scw-stopped-in-zone = { $about } entered an enemy ZOC in this phase and stops there.
scw-not-a-source = { $about } comes back at a supply source of its side: a hex or map edge where its supply lines may end.
scw-entry-needs-road = { $about } comes on by a road.
scw-reserve-stays = { $about } stays in the reserve's area until the reserve is released.
# $units (number)
scw-reserve-henares = { $about } belongs to the released reserve, which goes anywhere but south or east of the Henares.
scw-reserve-enough = { $units } units of the reserve have come already.
scw-reserve-not-crossed = No Nationalist stands across the Manzanares, or west of it at row 41 or beyond.
# $count (number) of units of the formation on the map or gone from it
scw-arrivals-all-here = { $about } does not come: the schedule brings no more of them than the { $count } that have come.
scw-reserve-all-due = The Nationalists have crossed the Manzanares, or reached row 41 west of it: the whole reserve may be called.
scw-reserve-two-due = Nationalists are within four hexes of La Posada, Arganda or Morata: two units of the reserve may be called.
scw-fact-held = Stays with the reserve: { $about }

# $hex or hexes: where the enemies stand
scw-must-be-attacked = The enemies in { $hexes } must be attacked: their ZOC is on your units.
# $about (the division that pays), $hex (where)
scw-choice-paid-by = Assault { $hex }, a point of { $about }

## How far a unit may go. $points (movement points spent)

scw-reach-cost = { $points }
scw-reach-stop = { $points }Z
