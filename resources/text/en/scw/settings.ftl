### The settings of Spanish Civil War Battles: how disputed rules are read.

## Readings

setting-scw-voluntary-retreat-ends-combat = A retreat before the die by any unit ends the combat; otherwise it goes on until a side has nobody left
setting-scw-stack-attacks-one-hex = Units of one stack may attack only one hex; otherwise it is only told
setting-scw-advance-after-elimination = Units also advance into hexes emptied by elimination
setting-scw-light-vehicles-are-armour = Armoured cars and light tanks count as armour for combined arms
setting-scw-nationalist-shift-covers-barrage = The Nationalist shift also holds for barrages
setting-scw-adjacent-guns = Guns that barrage an adjacent hex share combat results
setting-scw-barrage-halves-unsupplied = Units out of supply are halved under barrage
setting-scw-battalion-zoc-needs-attack-three = Two battalions have a ZOC only with an attack of 3 in one of them
setting-scw-four-hexes-for-every-link = The limit of four hexes holds for every Republican link
setting-scw-c-and-d-command-directly = HQs C and D command units without their brigade HQ
setting-scw-panzers-of-any-brigade = Panzer companies obey any brigade HQ
setting-scw-brunete-turns = Length of a turn at Brunete
setting-scw-july-8-is-turn-3 = “July 8/9” is turn 3
setting-scw-area-b-everywhere = The 24th and the 12th International enter anywhere in zone B
setting-scw-east-edge-each = Every Nationalist battalion or brigade at the east edge scores
setting-scw-east-edge-regiments = A Nationalist regiment at the east edge scores as a battalion or brigade does
setting-scw-far-bank-bars-reserve = The released reserve keeps off the far banks of the Henares and of the Jarama below it
setting-scw-called-reserve-keeps-area = Units that the enemy’s approach or the schedule calls out of Madrid keep to the reserve’s area until all of it is released
setting-scw-destroyed-division-is-replaced = A division that was destroyed is replaced too
option-with-others = together with other attackers
option-always = always
option-never = never
option-two-days = two days
option-one-day = one day
