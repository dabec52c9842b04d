### The rules of the two battles of Spanish Civil War Battles in our own words, a message a rule.

## Jarama: set-up

rule-scw-j-1a = Jarama, 6 to 26 February 1937. At one day a turn this makes 21 turns; the rules name no number.
rule-scw-j-1b = The Republicans set up first. The Nationalists have the initiative in every turn.
rule-scw-j-1c = Counters of this battle bear a J: yellow Republican, magenta Nationalist. International Brigades are red (British), white (American), blue (French) or black (others); field grey is German.
rule-scw-j-2a = Stripes of the Republicans: light blue for division A (48th, 19th, 11th International, 23rd, PUA and 1st Tank Brigades), grey for B (18th, 24th, 17th, 12th International, 15th, 69th, 70th and 1st Brigades).
rule-scw-j-2b = 48th Brigade: units in 3533, 3333, 3132 and 2833, artillery in 3137, HQ in 3136.
rule-scw-j-2c = 19th Brigade: Arganda (3351) and the hexes around it.
rule-scw-j-2d = 23rd Brigade: no more than 4 hexes from 2439.
rule-scw-j-2e = 18th Brigade: no more than 3 hexes from 1735.
rule-scw-j-2f = 13th International Brigade: two battalions in 1653.
rule-scw-j-2g = 45th Brigade: no more than 3 hexes from 1340.
rule-scw-j-2h = 41st Brigade: units in 4333, 4034, 3933 and 3835, HQ and artillery in 4135.
rule-scw-j-2i = 1st Tank Brigade: a company in Arganda, all others in 4436 or next to it.
rule-scw-j-2j = The 69th, 70th and 1st Bis Brigades wait in the Madrid box.
rule-scw-j-2k = Two Sb2 fly every turn. The HQs of divisions A and B go anywhere on the Republican side of the start line.
rule-scw-j-3a = Stripes of the Nationalists: dark blue for Varela (1st, 2nd and 3rd Brigades, all cavalry), black for Escamez (4th and 5th Brigades).
rule-scw-j-3b = 1st Brigade: units in 3532, 3329, 3129, 2929, 3431 and 2729, anti-tank company in 2729 (its counter calls it a battalion, by mistake), HQ in 3028, artillery in 3128.
rule-scw-j-3c = 2nd Brigade: units in 2928, 3028, 3127, 3327, 2829, 3029 and 3128, HQ in 2928, artillery in 2828, every PzI company in 2728.
rule-scw-j-3d = 4th Brigade: no more than 2 hexes from 2229. 5th Brigade: 2231 or next to it.
rule-scw-j-3e = Cavalry regiments: all in 2928 or next to it. The 4-4-6 engineers: 2228 or 2628.
rule-scw-j-3f = Ju52 and SM81 fly every turn; the rules do not count them. The HQs of Varela and Escamez and the Pz/R tank company go anywhere on the Nationalist side of the start line.

## Jarama: reinforcements

rule-scw-j-4a = Republicans, 6 February (turn 1): 5th Brigade and 9th Battalion by zone A, 24th Brigade and 12th International by 1653 (zone B), 11th International at Arganda. Whether all of zone B is open is disputed.
rule-scw-j-4b = Republicans, 7 February (turn 2): 17th Brigade and two unnamed artillery units by zone A.
rule-scw-j-4c = Republicans, 8 February (turn 3): 67th Brigade and one unnamed artillery unit by zone A.
rule-scw-j-4d = Republicans, 10 February (turn 5): 66th Brigade and two unnamed artillery units by zone A.
rule-scw-j-4e = Republicans, 12 February (turn 7): 15th Brigade by 2552, two unnamed artillery units by zone A.
rule-scw-j-4f = Republicans, 13 February (turn 8): 1st Brigade by zone A.
rule-scw-j-4g = Republicans, 14 February (turn 9): 14th International by 2552, PUA Brigade by zone A.
rule-scw-j-4h = Republicans, 15 February (turn 10): the HQs of divisions C and D by 2552.
rule-scw-j-4i = From the Madrid box: 70th and 1st Bis Brigades on 19 February (turn 14), the 69th on the 21st (turn 16).
rule-scw-j-4j = Draw unnamed artillery at random as it arrives: seven in all.
rule-scw-j-5a = Nationalists, turn 1: the whole 3rd Brigade by zone C.
rule-scw-j-5b = Nationalists, 8 February: 7 Victoria and the 6-8-6 engineers. 9th: 8 Tabor, two F/88. 10th: 1 Tabor. 11th: 1 Toledo, 2 Tabor. 19th: Gallego (its number is lost), 1 San Quintin, Canaris, two artillery units.
rule-scw-j-5c = The Nationalists of J.5b come by any road of the west edge in zones C, D and E, and take command from any HQ in range.

## Jarama: victory and special rules

rule-scw-j-6a = Republican assault points: 20 for A, 20 for B. Units without a stripe take from either.
rule-scw-j-6b = Nationalist assault points: Varela 15, Escamez 10. Units without a stripe take from either.
rule-scw-j-6c = For both sides: in one assault all units without a division cost but 1 point together.
rule-scw-j-7a = When the game ends a place scores for the side with a unit in it that can trace supply. Units off the map may score too.
rule-scw-j-7b = Exited units count if they could trace supply from the east edge north of the Tajuna, as though in a hex there.
rule-scw-j-7c = VP: Riba del Jarama (4445) 25; Vacia Madrid (3846), Arganda (3351) and Morata de Tajuna (2551) 20 each; San Martin de la Vega (2439) and Titulcia (1640) 10 each; Pindoque Bridge 10 for both its ends, 3142 and 3143, together.
rule-scw-j-7d = 5 VP each: Butarron (2042), Pajares (2847), Valde Perdices (3149), Corbertas (3544), Maranosa (3339), Ciempozuelos (1735).
rule-scw-j-7e = Nationalists score 5 VP for having any battalion or brigade at the east edge north of the Tajuna. Once or for each is not said. Whether a regiment counts as well is not said.
rule-scw-j-7f = Nationalist VP less Republican VP. Up to 10: Republican victory. Nationalist victory is limited from 11, substantial from 21, decisive from 31.
rule-scw-j-8 = At Jarama, crossing a river adds 3 MP in good weather and 4 in mud. Mechanized units cross by bridge or road only.
rule-scw-j-9 = At Jarama a hex takes two battalions, which is six companies, or one regiment or brigade with no one beside it. HQs do not count; a company is a third of a battalion, and three tank companies are one battalion on roads.
rule-scw-j-10a = Nationalist supply: any road that leads off the west edge.
rule-scw-j-10b = Republican supply: any road that leads off the north, east or south edge.
rule-scw-j-11a = From unit to brigade HQ to division HQ, where command ends for both sides; there are no corps.
rule-scw-j-11b = Nationalist names read battalion/regiment/brigade, as 3/7/4; regiments have no HQ. German panzer companies come straight under a brigade, Pz/R under any HQ, the whole 5th Brigade straight under Escamez.
rule-scw-j-11c = All Republican units may draw command from HQ C or D.
rule-scw-j-11d = Tank units obey the 1st Tank Brigade’s HQ, and this one A. Company 3/1 obeys HQ 3/1, which obeys the brigade or A. Those of 2/1 obey HQ 2/1, really a battalion’s.
rule-scw-j-12a = A stack with armour or armoured cars that attacks anti-tank guns has its difference moved 1 column left, along with all other shifts.
rule-scw-j-12b = Against an F/88 among the defenders, Republican armour or armoured cars have 4 columns left.
rule-scw-j-12c = An F/88 next to the attacked hex costs such a stack 1 column left, if the defenders have no anti-tank gun of their own. The 88 itself may or may not be under attack.
rule-scw-j-12d = However many there are, one anti-tank gun gives its one shift in a combat.
rule-scw-j-12e = A designer’s note: combined arms give the attacker a column to the right, and shifts both ways add up. But 11.3 makes combined arms a modifier of the die.
rule-scw-j-13 = Republican aircraft at work on a hex with an F/88, or adjacent to one, count half, as often as it happens and on top of the weather.
rule-scw-j-14a = The Nationalists bombed by night: they add 1 to the die of every bombardment.
rule-scw-j-14b = Nationalist aircraft in support count half.
rule-scw-j-15 = Every Nationalist attack goes 1 column right beside its other shifts; bombardment does not.
rule-scw-j-16a = Each Nationalist bridging engineer may build one pontoon: it spends the whole Nationalist movement phase unmoved next to a river hexside of its owner’s choice, and is turned towards it.
rule-scw-j-16b = To cross it mechanized units pay 6 MP extra, others 2.
rule-scw-j-16c = The pontoon is gone the moment its builder leaves the hex or is destroyed. No engineer builds a second.
rule-scw-j-17 = Jarama has no leaders.
rule-scw-j-18a = The Madrid box, at the map’s upper left, holds a reserve of three brigades.
rule-scw-j-18b = Nationalists across the Manzanares, or west of it in row 41xx or farther north, free the whole reserve. It then goes where it likes, except south or east of the Henares.
rule-scw-j-18c = Nationalists within 4 hexes of La Posada (3649), Arganda (3351) or Morata (2551) free any two units of the reserve.
rule-scw-j-18d = If neither happens, the reserve comes when the list of reinforcements says (turns 14 and 16).
rule-scw-j-18e = The reserve appears inside the boundary of J.18b and stays inside it, and so do units set up there until released.
rule-scw-j-18f = Until released, the reserve has supply and command. After that it traces like anyone.
rule-scw-j-19 = Entry zones: A 4838–4842, B 1053–1653, C 2428–2828, D 2127–2327, E 1127–1327.
rule-scw-j-20a = Jarama’s weather to turn 11: 1–4 rain and mud, 5–6 clear.
rule-scw-j-20b = Jarama’s weather from turn 12: 1–2 rain and mud, 3–6 clear.
rule-scw-j-20c = In rain and mud aircraft still fly, at half strength, with all other halvings.
rule-scw-j-20d = In rain and mud a clear or hill hex costs mechanized units 3 MP.

## Brunete: set-up

rule-scw-b-1a = Brunete, 6 to 24 July 1937. Units set out on the 5th, so turn 1 is July 5/6. Read as two-day turns, the printed dates make ten turns; as one-day turns, nineteen.
rule-scw-b-1b = Nationalists set up first, then Republicans.
rule-scw-b-1c = Turn 1 the Republicans lead, turn 2 the Nationalists. From turn 3 both roll a die, the Nationalist one +1: the higher is First Player; roll ties again.
rule-scw-b-1d = At Brunete a hex is half a mile. Unless marked otherwise a unit is a regiment, though many counters are battalions.
rule-scw-b-2a = Nationalists (magenta, marked B) go to the towns they are named after: Quijorna 1511, Los Llanos 1506, Castillo 2707, Pardillo 2403, La Cana 1907, Vcastillo 2805, Romanilo 3008, Las Rosas 3202.
rule-scw-b-2b = 71st Division: HQ at Brunete (2112), 2nd Battalion 1105, 6th Battalion 1104. 11th Division’s HQ: Boadilla (3213). For air points see the reinforcements.
rule-scw-b-2c = Republicans (yellow, marked B), each in the hex or next to it: 11th Division and an independent cavalry unit 1603, 46th Division 1402, 34th Division 1701. Two regiments of the 11th may be in trucks.
rule-scw-b-2d = In 1501: 1st and 4th Tank Battalions, 1st Armoured Car Battalion, 1st Brigade HQ. In or next to it: one artillery battalion of V Corps, two of XVIII Corps. For air points see the reinforcements.

## Brunete: reinforcements

rule-scw-b-3a = Nationalists, “July 8/9”, a date that fits no two-day turn: 13th Division, its 1st and 4th Battalions each in a truck, with an artillery battalion, by 2133, its others and two trucks by 3633; 12th Division by 3610–3614; German artillery by 3614.
rule-scw-b-3b = Nationalists, July 9/10: 150th Division by 1018–1022.
rule-scw-b-3c = Nationalists, July 11/12: three Misc infantry battalions by 3614, 5th Division by 3614–3617; 30 air points, this turn only.
rule-scw-b-3d = Nationalists, July 13/14: 4th Division by 1011–1018; from now on 54 air points a turn.
rule-scw-b-4a = The Republicans have 20 air points in every turn.
rule-scw-b-4b = Republicans, July 7/8: 35th Division by 1501, 15th and 10th Divisions by 1701, one artillery battalion each of V and XVIII Corps by 1501.
rule-scw-b-4c = Republicans, July 11/12, all by 1501: 45th Division, 3rd Tank Battalion, one artillery battalion each of V and XVIII Corps.
rule-scw-b-4d = Republicans, July 13/14, by 1501: 94th and 95th Regiments, an artillery regiment of V Corps.
rule-scw-b-4e = Republicans, July 19/20, by 1501: 28th Regiment.
rule-scw-b-4f = Republicans, July 21/22: 151st Regiment by 1501; 14th and 39th Divisions by 1501 or 1701, each for a division that left (B.16).

## Brunete: victory and special rules

rule-scw-b-5a = Nationalist assault points: 5 for the 12th (blue); 4 for the 5th (grey); 3 each for the 13th (light grey), 150th (light green) and 4th (black).
rule-scw-b-5b = Republican assault points: 6 for the 11th (white) and 10th (light blue); 5 for the 15th (tan); 4 for the 46th (orange), 35th (blue), 45th (brown) and 1st Tank Brigade (light green); 3 for the 34th (purple); 1 for the 39th (grey).
rule-scw-b-5c = Stripes mark the divisions that have points. Units of none take them from whichever division they like.
rule-scw-b-6a = An objective hex is worth 1 VP; Brunete (2112), Sevilla de la Nueva (1920), Mosquito Hill (2913) and Boadilla (3213) are worth 5 each. That is 16 hexes and 32 VP.
rule-scw-b-6b = 5 VP for each Republican regiment gone from 3614 that at the end can trace supply, as though one hex outside the map.
rule-scw-b-6c = Republican less Nationalist VP: to 17 the Nationalists win, from 24 the Republicans, between them a draw.
rule-scw-b-7a = A truck has 12 MP and is mechanized.
rule-scw-b-7b = A truck carries one infantry regiment or three battalions: drive it to them, put them underneath, go on with the MP left. Getting on or off is free.
rule-scw-b-7c = Passengers get off a truck whenever their player says so in the movement phase, at the latest at its end. In that phase they move neither before getting on nor after getting off.
rule-scw-b-7d = Trucks are free of stacking limits and have no ZOC.
rule-scw-b-7e = An enemy coming into a truck’s hex by move, advance or retreat removes the truck. With friends it shares combat results, though not those of barrage or bombs.
rule-scw-b-8 = At Brunete regiments do not stack with each other. Up to three battalions, which are as much as a regiment, may share a hex, and any number of companies.
rule-scw-b-9 = At Brunete a company has no ZOC, nor has a battalion alone in its hex; two or more battalions together have one. Regiments follow chapter 8.
rule-scw-b-10a = Republican supply: 1501. Nationalist supply: the east, west and south edges.
rule-scw-b-10b = In turn 1 all Republicans are in supply. Nationalists that began in Quijorna (1511) or Villanueva de la Cañada (1907) are until turn 3.
rule-scw-b-11a = Units trace straight to their division’s HQ, Republicans also to a corps HQ. A Republican division HQ must reach its corps HQ; Nationalists have no corps, so theirs need nothing more.
rule-scw-b-11b = From a division HQ Republicans may be 4 hexes away, Nationalists the usual 6.
rule-scw-b-11c = Republican cavalry obeys any HQ.
rule-scw-b-11d = All Nationalists on the map at the start are of the 71st Division. German and Misc units obey any division HQ.
rule-scw-b-12 = At Brunete neither towns, cities nor hills block a line of sight.
rule-scw-b-13 = Brunete has no leaders; leave out their rules.
rule-scw-b-14 = At Brunete the weather is always clear.
rule-scw-b-15a = Units of the 71st that began on the map never retreat before combat of their own will; results make them retreat as usual.
rule-scw-b-15b = Republican objectives: 34th 1907, 2707, 3008; 35th 2706, 2403, 2806; 46th 1006, 1506, 1213; 45th and 10th 2806, 2708, 2403; 15th 2913, 3008, 3213; 11th 2112, 2712, 2414, 1920. A unit of that very division must come in while neither enemy nor enemy ZOC is there; others cannot do it for them.
rule-scw-b-15c = Before it has all its own objectives, a division neither enters nor attacks hexes that are objectives of others.
rule-scw-b-15d = An objective lost to the enemy has to be taken back before its division goes for others’ objectives again.
rule-scw-b-15e = All hexes that are nobody’s objective are open to everyone. Divisions not named have no objectives.
rule-scw-b-15f = V Corps HQ keeps to column 19xx and west of it, XVIII Corps HQ to 19xx and east of it. Other units go anywhere.
rule-scw-b-15g = V Corps: 11th, 46th and 35th Divisions. XVIII Corps: 34th, 10th and 15th. Who is in neither may trace to either corps HQ.
rule-scw-b-16a = The 14th and 39th come on July 21/22 only in exchange: for each, all units of another division must have left by 1501 or 1701.
rule-scw-b-16b = The new division is there at once, in the movement phase in which the old one’s last unit goes. That may take several turns and end after July 21/22.
rule-scw-b-16c = Losses do not matter: the leaving units may be reduced and some gone before. They never come back.
rule-scw-b-16d = Any division may go. In history the 14th relieved the 11th and the 39th the 46th. Example: the 11th, down to two regiments, one of them reduced, and its HQ, leaves on July 21/22; the 14th is on the map before that phase ends.

## Charts

rule-scw-ch-air = Air bombardment, columns 1–3, 4–6, 7–9, 10–12, 13+: a 1 hits in all, a 2 from the second, a 3 from the third, a 4 from the fourth, a 5 in the last, a 6 never. Each hit is a step of a unit that the attacker picks, HQs excepted; +1 to the die for town, city or woods.
rule-scw-ch-wx-b = Brunete’s table has clear and 8 hexes of spotting on 1–4, rain and mud and 4 hexes on 5–6. It is never used: Brunete is always clear.
rule-scw-ch-wx-j = Jarama’s weather: rain and mud (spotting 4 hexes) on 1–4, from turn 12 on 1–2; else clear (8 hexes).
rule-scw-ch-crt-1 = CRT, die 1: *S/- at -5 to -1; S/- at 0 to 3/4; S/S at 5/6; no effect at 7/8; -/S at 9/10 and above.
rule-scw-ch-crt-2 = CRT, die 2: *S/- at -5 and -4; S/- at -3 to -1; S/S at 0 to 3/4; no effect at 5/6; -/S at 7/8 and 9/10; -/* at 11/12 and above.
rule-scw-ch-crt-3 = CRT, die 3: S/- at -5 to -3; S/S at -2 and -1; */- at 0 to 3/4; -/S at 5/6 and 7/8; -/* at 9/10; -/S at 11/12 and above.
rule-scw-ch-crt-4 = CRT, die 4: *S/- at -5; S/- at -4; */- at -3 to -1; no effect at 0 to 5/6; -/* at 7/8; -/S at 9/10 and above.
rule-scw-ch-crt-5 = CRT, die 5: *S/- at -5; */- at -4 and -3; no effect at -2 to 1/2; -/* at 3/4 and 5/6; -/S at 7/8 and 9/10; -/S* at 11/12 and above.
rule-scw-ch-crt-6 = CRT, die 6 or more: no effect at -5 to -2; -/* at -1 to 1/2; -/S* at 3/4 and above.
rule-scw-ch-crt-n = Beside the CRT: an assault goes 1 column right; combined arms add 1 to the die, or 2 with infantry, armour, artillery and aircraft.
rule-scw-ch-tec-clear = Clear: 1 MP, in rain and mud 2, for mechanized units too. No help in defence.
rule-scw-ch-tec-town = Town: 1 MP in any weather, for mechanized units too. Defence +1.
rule-scw-ch-tec-city = City: 1 MP in any weather, for mechanized units too. Defence +2.
rule-scw-ch-tec-woods = Woods: 2 MP, in rain and mud 3; mechanized units prohibited. Defence +1.
rule-scw-ch-tec-hills = Hills: 1 MP, in rain and mud 2, for mechanized units too. Defence +3.
rule-scw-ch-tec-rough = Rough: 2 MP, in rain and mud 3; mechanized units prohibited. Defence +2.
rule-scw-ch-tec-mixed = Hills, rough and woods in any mixture: 3 MP, in rain and mud 4; mechanized units prohibited. Defence +4.
rule-scw-ch-tec-river = River or canal hexside: +2 MP, in rain and mud +3; mechanized units do not cross. Defence +2, if the whole attack comes across it.
rule-scw-ch-tec-riv1 = The full +2 of a river takes every attacking unit to attack across it.
rule-scw-ch-tec-riv2 = If only some of the attackers attack across the river, it gives +1.
rule-scw-ch-tec-riv3 = Bridges, supporting artillery and air support take nothing from the river bonus.
rule-scw-ch-tec-riv4 = A barrage ignores the river bonus.
rule-scw-ch-tec-air = Against bombs this chart’s defence does not count; the air table has its own modifier for terrain.
rule-scw-ch-tec-main = Main road: 1 MP, mechanized units 1/2, in any weather. Defence as by the other terrain of the hex.
rule-scw-ch-tec-minor = Minor road: 1 MP for all, in any weather. Defence as by the other terrain of the hex.
rule-scw-ch-tec-zoc = Zones of control: for the cost see 8.3, weather aside. Combat is compulsory.
rule-scw-ch-tec-n = On the TEC pay for each hex entered and each river hexside crossed; P is closed except by road or bridge. Defence bonuses are strength points, and only the best of them counts.
