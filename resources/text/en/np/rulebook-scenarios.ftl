### The scenarios, charts and variants of No Prisoners in our own words, a message a rule.

## 25 Scenario 1: War in the Desert

rules-chapter-np-scenario-1 = 25 Scenario 1: War in the Desert
rule-np-25-0 = The shorter of the two scenarios.
rule-np-25-1 = Eleven turns, the game’s turns 6 to 16: 1916 II to 1918 IV.
rule-np-25-2 = In the West 9 VP for the Central Powers and 6 for the Allies to begin with, none in the East.
rule-np-25-3a = The Central Powers set up first. At El Arish, Kalaat and Audja or next to them: SXF HQ, 27th Division, DF composites, Arab cavalry, Syrian camels.
rule-np-25-3b = At Beersheba, Jerusalem, Jaffa, Haifa, Tyre and Gaza or next to them: 16th, 23rd, 24th, 26th and 44th Divisions, VIII cavalry, 13th and 17th garrison regiments, German Pasha I group.
rule-np-25-3c = Off the map in the West: the German air group Pasha I available, 3rd Division to be replaced, 8th, 10th and 25th Divisions gone for good.
rule-np-25-3d = On the Hejaz Railway, in cities and towns from Tabuk to Medina: HXF HQ, 42nd, 55th and 160th Regiments, HXF camels, KB composites.
rule-np-25-3e = Eight garrison regiments, one to a place: Kiswe, Dera, Amman, Ma’an, Aqaba, Wejh, Yenbo, Medina.
rule-np-25-3f = The Rashid camels start in the desert, wherever wanted; the 1P composites at Ma’an or Tabuk.
rule-np-25-3g = Off the map in the East the Central Powers have nothing at all.
rule-np-25-4a = After the Central Powers the Allies set up, to the west of the Suez Canal: Murray HQ, ANZAC and Yeomanry cavalry, 29th Indian Brigade, ISCB cavalry, BCC camels, A and B garrison brigades.
rule-np-25-4b = In the hexes directly east of the Suez Canal, one in each: 42nd, 52nd, 53rd and 54th Divisions.
rule-np-25-4c = Off the map the Allies have the 5th air group and the EMed flotilla available; 10th and 11th Indian Divisions and the ANZAC infantry brigade are gone for good. The railhead stands at Qantara.
rule-np-25-4d = In the East there are no Allies yet.
rule-np-25-5a = The West Allied player turn is the first to be played.
rule-np-25-5b = The first West Allied event is not rolled for: it is the Senussi revolt, and counts as the second one.
rule-np-25-5c = In this scenario the West Central Powers’ event of a grand offensive elsewhere is no event.

## 26 Scenario 2: The Last Crusade

rules-chapter-np-scenario-2 = 26 Scenario 2: The Last Crusade
rule-np-26-0 = The longer scenario: the whole campaign.
rule-np-26-1 = Sixteen turns, 1915 I to 1918 IV.
rule-np-26-2 = Nobody has any VP at the start.
rule-np-26-3a = The Central Powers set up first. At Gaza and Beersheba or next to them: SXF HQ, 23rd, 25th and 27th Divisions, VIII and Arab cavalry, Syrian camels.
rule-np-26-3b = At Jerusalem, Jaffa, Haifa and Tyre or next to them: 8th, 16th, 24th and 26th Divisions, 13th and 17th garrison regiments.
rule-np-26-3c = On the railway, in cities and towns from Ma’an to Medina: HXF HQ, 42nd, 55th and 160th Regiments, HXF camels (printed HFX).
rule-np-26-3d = The 1P composites at Ma’an or Tabuk, a garrison regiment in each of the eight places of scenario 1, the Rashid camels anywhere in the desert.
rule-np-26-3e = Off the map the Central Powers have nothing, in either front.
rule-np-26-4a = After the Central Powers the Allies set up. Cairo holds the 42nd Division; to the west of the canal stand 10th and 11th Indian Divisions, 29th Brigade, ISCB cavalry, BCC camels, A and B garrison brigades.
rule-np-26-4b = Off the map the Allies have one flotilla, printed Med and taken to be EMed, and nothing else.
rule-np-26-4c = The East has no Allies before the revolt.
rule-np-26-5a = Events are not rolled for in 1915 I; by the usual reading that goes for all four player turns.
rule-np-26-5b = In the movement phase of 1915 I, West Central Powers units in supply that were set up at Gaza or Beersheba or next to them may enter EZOC by strategic movement, and stop there.
rule-np-26-5c = Counters with “1915 I” are the first reinforcements and not part of the set-up.

## Terrain, supply and command charts

rules-chapter-np-terrain = Terrain, supply and command charts
rule-np-tec-clear = Clear: 1 MP, 2 units, no help to the defence.
rule-np-tec-rough = Rough: 2 MP, 2 units, defence doubled.
rule-np-tec-desert = Desert: 2 MP, 1 unit (winter 2), no help to the defence. On a friendly railway that works and is in supply 2 units, whatever the season.
rule-np-tec-lava = Lava flow: 3 MP, 1 unit, no help to the defence.
rule-np-tec-mountain = Mountain: 3 MP, 2 units, defence doubled. Closed to tanks and armoured cars, which do not attack it either.
rule-np-tec-marsh = Marsh: 2 MP, 1 unit, no help to the defence.
rule-np-tec-seasonal-lake-wadi = Seasonal lake and wadi: 1 MP (winter 2), 1 unit (winter 2). The chart names a defence for winter only, ×1; the usual reading is ×1 all year.
rule-np-tec-river-canal-side = River or canal hexside: 2 MP on top of the hex. Defence doubled, if all attackers come across such hexsides.
rule-np-tec-all-lake-side = All-lake hexside: neither crossed nor attacked across.
rule-np-tec-all-sea = All-sea and gulf hexes and hexsides: closed, but for Allied landings. ZOC ends there.
rule-np-tec-city = City (black): 1 MP, 3 units, defence doubled.
rule-np-tec-city-red = Medina and Jerusalem (red): as other cities, 1 MP, 3 units, defence doubled, but safe from the Main Offensive CRT.
rule-np-tec-damascus = Damascus (blue): 1 MP, 3 units, no help to the defence; Allied units only.
rule-np-tec-town = Town (circle): 1 MP, 3 units, defence one and a half times. The product is not rounded.
rule-np-tec-depot = Depot, red Allied or black Central Powers: a supply source while its own side holds it, otherwise of no effect.
rule-np-tec-entrenchment = Central Powers entrenchment: they pay 2 MP and defend doubled. Stacking, and everything for the Allies, goes by the other terrain in the hex.
rule-np-tec-rail-road-bridge = Railway, road, bridge: movement by 8.7 and 8.8 (the chart’s 8.32 is not there), stacking by the other terrain. No help to the defence.
rule-np-tec-pass = Pass: 1 MP and doubled defence along it or through it, else as the other terrain in the hex. 2 units.
rule-np-tec-ottoman-british-border = The border of the Ottoman Empire with British territory affects nothing here.
rule-np-tec-front-boundary = Front boundary: no move, attack, ZOC or supply line goes over it.
rule-np-sce-1 = In the movement phase units in supply may move in all ways, strategically and by rail too; others normally only. Being in command makes no difference.
rule-np-sce-2 = In combat phases units in supply use either CRT, others Raid alone. Command shifts an attack one column and adds a hex of pursuit.

## Random event tables

rules-chapter-np-events = Random event tables
rule-np-re-wcp-1 = West Central Powers, 1, grand offensive of the Allies elsewhere: withdraw units of the front with 11 strength or more together. Once in a game; not in scenario 1, nor with historical withdrawals (19.10).
rule-np-re-wcp-2 = West Central Powers, 2, redeployment: one more die. On 1 to 3 a division of the owner’s choice is withdrawn; on 4 to 6 an eliminated unit of the front, even one gone for good, joins this turn’s reinforcements.
rule-np-re-wcp-3 = West Central Powers, 3, emergency replacements: while West Allied units hold a city, town or depot of the Ottoman West, an eliminated unit of the front, even one gone for good, joins this turn’s reinforcements.
rule-np-re-wcp-4 = West Central Powers, 4, attrition: a unit of the front, chosen by its owner, goes among those that may be replaced.
rule-np-re-wcp-5 = West Central Powers, 5, morale: leading the West by at least 5 VP they have 1 more replacement rate in this game turn; trailing by as much, 1 less.
rule-np-re-wcp-6 = West Central Powers, 6: no event.
rule-np-re-ecp-1 = East Central Powers, 1, redeployment: one more die. On 1 to 3 a unit of the owner’s choice is withdrawn; on 4 to 6 an eliminated one of the front, even one gone for good, joins this turn’s reinforcements.
rule-np-re-ecp-2 = East Central Powers, 2, emergency replacements: while East Allied units hold a city, town or depot of the Ottoman East, an eliminated unit of the front, even one gone for good, joins this turn’s reinforcements.
rule-np-re-ecp-3 = East Central Powers, 3, attrition: a unit of the front, chosen by its owner, goes among those that may be replaced.
rule-np-re-ecp-4 = East Central Powers, 4, morale: leading the East by at least 5 VP they have 1 more replacement rate in this game turn; trailing by as much, 1 less.
rule-np-re-ecp-5-6 = East Central Powers, 5 or 6: no event.
rule-np-re-wal-1 = West Allies, 1, grand offensive of the Central Powers elsewhere: withdraw units of the front with 15 strength or more together. Once in a game, from 1917 on, and not with historical withdrawals (19.10).
rule-np-re-wal-2 = West Allies, 2, redeployment: one more die. On 1 to 3 a division of the owner’s choice is withdrawn; on 4 to 6 an eliminated unit of the front, even one gone for good, joins this turn’s reinforcements.
rule-np-re-wal-3 = West Allies, 3, emergency replacements: while West Central Powers units hold a city, town or depot in Egypt or the Sinai, an eliminated unit of the front, even one gone for good, joins this turn’s reinforcements.
rule-np-re-wal-4 = West Allies, 4, Senussi revolt: their units do not cross the Suez Canal either way, and the railhead stays. Air and naval support, command and supply go on, and so do pursuit after combat and landings from the sea, which do not move across the canal. Twice in a game at most.
rule-np-re-wal-5 = West Allies, 5, morale: leading the West by at least 5 VP they have 1 more replacement rate in this game turn; trailing by as much, 1 less.
rule-np-re-wal-6 = West Allies, 6: no event.
rule-np-re-eal-1 = East Allies, 1, redeployment, after the revolt only: one more die. On 1 to 3 a unit that is no tribe, of the owner’s choice, is withdrawn; on 4 to 6 such a unit returns from the eliminated, even if gone for good, with this turn’s reinforcements.
rule-np-re-eal-2 = East Allies, 2, tribes go home, after the revolt only: one more die. On 1 to 3 a tribe is withdrawn as 6.6 says; on 4 to 6 one is drawn from the cup as a reinforcement.
rule-np-re-eal-3 = East Allies, 3, morale, after the revolt only: leading the East by at least 5 VP they draw a tribe more; trailing by as much they withdraw one.
rule-np-re-eal-4 = East Allies, 4: no event.
rule-np-re-eal-5 = East Allies, 5, Arab Revolt: it breaks out (18.0); after that no event. The historical date (19.9) replaces this.
rule-np-re-eal-6 = East Allies, 6, Arab Revolt from 1916 on: as 5, but no event in 1915.

## Combat results

rules-chapter-np-results = Combat results
rule-np-crt-r-1 = Raid, die 1: to 49% AC, 50–99% AD, 100–199% AD, 200–299% AA, 300–399% BA, 400–499% BA, 500–599% BA, from 600% NP.
rule-np-crt-r-2 = Raid, die 2: to 49% AD, 50–99% AD, 100–199% AA, 200–299% AW, 300–399% OP, 400–499% OP, 500–599% OP, from 600% OP.
rule-np-crt-r-3 = Raid, die 3: to 49% AD, 50–99% AA, 100–199% AW, 200–299% OP, 300–399% OP, 400–499% OP, 500–599% DW, from 600% DW.
rule-np-crt-r-4 = Raid, die 4: to 49% AA, 50–99% AW, 100–199% OP, 200–299% OP, 300–399% DW, 400–499% DW, 500–599% DA, from 600% DA.
rule-np-crt-r-5 = Raid, die 5: to 49% AW, 50–99% DW, 100–199% DW, 200–299% DW, 300–399% DA, 400–499% DA, 500–599% DA, from 600% DD.
rule-np-crt-r-6 = Raid, die 6: to 49% DA, 50–99% DA, 100–199% DA, 200–299% DA, 300–399% DA, 400–499% DD, 500–599% DD, from 600% DD.
rule-np-crt-mo-1 = Main Offensive, die 1: to 49% AC, 50–99% AC, 100–199% AR, 200–299% AD, 300–399% BB, 400–499% BB, 500–599% BB, from 600% NP.
rule-np-crt-mo-2 = Main Offensive, die 2: to 49% AC, 50–99% AR, 100–199% AD, 200–299% AD, 300–399% BB, 400–499% BB, 500–599% DR, from 600% DD.
rule-np-crt-mo-3 = Main Offensive, die 3: to 49% AR, 50–99% AD, 100–199% AD, 200–299% BB, 300–399% DD, 400–499% DD, 500–599% DR, from 600% DR.
rule-np-crt-mo-4 = Main Offensive, die 4: to 49% AD, 50–99% AD, 100–199% BB, 200–299% BB, 300–399% DD, 400–499% DR, 500–599% DR, from 600% DX.
rule-np-crt-mo-5 = Main Offensive, die 5: to 49% AD, 50–99% BB, 100–199% DD, 200–299% DD, 300–399% DD, 400–499% DR, 500–599% DX, from 600% DC.
rule-np-crt-mo-6 = Main Offensive, die 6: to 49% BB, 50–99% DD, 100–199% DD, 200–299% DD, 300–399% DR, 400–499% DC, 500–599% DC, from 600% DC.
rule-np-crt-s1 = One column right for an air group of the attacker.
rule-np-crt-s2 = One column right for a flotilla of the attacker.
rule-np-crt-s3 = One column right when all attackers are in command. The three shifts add up.
rule-np-res-aa = AA, attacker attrition: one attacking unit is lost. Nobody retreats or pursues.
rule-np-res-ac = AC, attacker destroyed: all attackers are lost. The defender may pursue.
rule-np-res-ad = AD, attacker heavy losses: half the attacking strength or more is lost, the rest goes back 1 hex. The defender may pursue.
rule-np-res-ar = AR, attacker routed: half the attacking strength is lost, the rest goes back by the hexes of one die. The defender may pursue.
rule-np-res-aw = AW, attacker withdraws: all attackers go back 1 hex. The defender may pursue.
rule-np-res-ba = BA, attrition on both sides: each loses a unit. Nobody retreats or pursues.
rule-np-res-bb = BB, bloody battle: the side with less printed strength loses half of it or more, the other side as much. Nobody retreats or pursues.
rule-np-res-da = DA, defender attrition: one defending unit is lost. Nobody retreats or pursues.
rule-np-res-dc = DC, defender destroyed: all defenders are lost. The attacker may pursue.
rule-np-res-dd = DD, defender heavy losses: half the defending strength or more is lost, the rest goes back 1 hex. The attacker may pursue.
rule-np-res-dr = DR, defender routed: half the defending strength is lost, the rest goes back by the hexes of one die. The attacker may pursue.
rule-np-res-dw = DW, defender withdraws: all defenders go back 1 hex. The attacker may pursue.
rule-np-res-dx = DX, defender destroyed, attacker attrition: all defenders and one attacking unit are lost. The attacker may pursue.
rule-np-res-np = NP, no prisoners: the attacker takes BB, or takes DW with the defenders free to retreat through EZOC and his own pursuit 1 hex longer.
rule-np-res-op = OP, option: DW or DA. The defender chooses if each of his units has more printed movement than the fastest attacker, else the attacker. An armoured train outruns every other enemy.
rule-np-res-n1a = Owners pick what they lose. A half is rounded up, and more than is due may have to go.
rule-np-res-n1b = Results never touch air groups and flotillas, nor an HQ that merely commanded, unless it stood adjacent and lent its strength.
rule-np-res-n2 = Pursuit in hexes: 2 for cavalry, camels, armoured cars and Lawrence, 1 for infantry, assault infantry, composites and tanks, none for others; 1 more in command, within the bounds of 13.5.
rule-np-res-n3 = For retreats see 12.0, for pursuit 13.0.

## Variant counters, errata, abbreviations

rules-chapter-np-variants = Variant counters, errata, abbreviations
rule-np-var-0 = The variant counters are more optional units and go by 19.5.
rule-np-var-sa = South African reconnaissance brigade (SA): for the West Allies from 1916 I. The Central Powers get 2 VP at the end.
rule-np-var-gal1 = Gallipoli again: once in the game, from 1916 III on, the Royal Navy division (RN) and the flotilla Med2 come together by a landing in the West. The Central Powers get 10 VP at the end.
rule-np-var-gal2 = In the turn of Gallipoli again, and in no other, up to 3 units, RN among them, land in the West, together or in several hexes.
rule-np-var-gal3 = On one turn after Gallipoli again, up to 3 units may be shipped from coastal hexes of the West to cities or towns there that the Allies hold.
rule-np-var-gal4 = The landings of Gallipoli again leave the landing of the year (20.0) untouched.
rule-np-var-mrk = Two landing markers, West and East, help to remember where and when a landing took place.
rule-np-var-sb = German colonial marine battalion (SB): for the West from 1915 I. The Allies get 1 VP at the end.
rule-np-var-ok1 = Austro-Hungarian Orient Corps (OK): for West or East from 1918 I, and bound to the front it was sent to. The Allies get 2 VP at the end.
rule-np-var-ok2 = In Race for Damascus (24.0) the Orient Corps goes to the player who first asks for it. A coin decides between two who ask in the same turn.
rule-np-err-1 = Treat the German 2nd Cavalry Division as an optional unit.
rule-np-err-2 = The Turkish 16th Division starts in the West in 1915, whatever its counter says.
rule-np-err-3 = The Australian 1st Division may come from game turn 1 on, as 19.6 has it.
rule-np-err-4 = The counter of the East Allied FSD should point to 15.8.
rule-np-err-5 = The dotted red line from Qantara to Ramlah is the British railway. Every turn it also serves as a road.
rule-np-abb-1 = CRT combat results table, dr roll of a die, EZOC enemy ZOC, GT game turn, Hx hex, HxS hexside, OTiH other terrain in the hex, Ph phase, PT player turn, ZOC zone of control.
rule-np-src-1 = What is told here goes by the publisher’s rules of 14 August 2006 in their abridged Japanese translation, revised 11 February 2016.
