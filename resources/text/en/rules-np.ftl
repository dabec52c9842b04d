### The rules of No Prisoners in our own words, a message a rule.

## 0–2 Scale and counters

rules-chapter-np-general = 0–2 Scale and counters
rule-np-0-1 = The war in Egypt, Palestine and Arabia from 1915 to 1918, in at most 16 game turns. The first year is misprinted as 1815.
rule-np-0-2 = Each hex spans 30 miles; the rulebook rounds that to 49 km.
rule-np-0-3 = A game turn is a quarter of a year. The four quarters are written I to IV after the year.
rule-np-2-0 = Counters show values, nation and formation; the entries of this chapter tell how to read them.
rule-np-2-4a = Of the two numbers on a combat unit the first is its strength, in attack and defence alike, the second its movement allowance.
rule-np-2-4b = HQs carry a strength and a movement allowance too, and fight as other units do.
rule-np-2-4c = To the left of an HQ’s type symbol stands its deployment code; the number that ends it is the command range in hexes. Allenby’s is 3.
rule-np-2-4d = Of an HQ with two printed sides, the weaker one is up when it comes into play.
rule-np-2-4e = Support units are recognised by the star next to their strength.
rule-np-2-8a = Allied counters of the East are printed red on white, those of the West white on red.
rule-np-2-8b = Turkish counters: West black on green, East black on blue. German counters: West white on black, East black on grey.
rule-np-2-9a = On Allied counters: A Australian; AL Arab Legion; ANZAC Australia New Zealand Army Corps; BCC Bikanur Camel Corps; Bers Bersaglieri; CF Chaytor Force; DFPS French Detachment of Palestine and Syria; EF Eastern Force; EMed Eastern Mediterranean Squadron; H Hejaz; HCC Hejaz Camel Corps; ICC Imperial Camel Corps; IMD Imperial Mounted Division, later Australian; Ind Indian; ISCB Imperial Service Cavalry Brigade; JL Jewish Legion; LCP Light Car Patrol; MGC Machinegun Corps; N North; RN Royal Navy; RS Red Sea Squadron; S South; WI West Indian; XF “X” Flight; Yeo Yeomanry.
rule-np-2-9b = On Central Powers counters: 8C VIII Corps; 32AF 32nd Austro-Hungarian Feldjaeger Battalion; AEF Amman Expeditionary Force; AK Asien Korps; Alpk Alpen Korps; Cauc Caucasian; DF Desert Force; FJ Feldjaeger; H Hejaz; HXF Hejaz Expeditionary Force; KB Khairi Bey; P Provisional; PSH Pasha; RJ Reserve Jaeger; Sturm assault troops trained by Germans; SXF Suez Expeditionary Force; Yild Yildirim.

## 4–5 Sequence of play and random events

rules-chapter-np-sequence = 4–5 Sequence of play and random events
rule-np-4-0a = Four player turns make up a game turn: West Central Powers, West Allied, East Allied, East Central Powers. The interface closes it.
rule-np-4-0b = Each player turn has six phases: random event, reinforcements, movement, first combat, second combat, replacements.
rule-np-4-0c = The second combat phase repeats the first; summer turns (III) are played without it.
rule-np-4-0d = Only after the last quarter of a year (IV) does the interface score victory points.
rule-np-4-0e = At the end of a game turn the interface moves the turn marker to the next box.
rule-np-4-0f = After the scenario’s final turn the interface ends the game.
rule-np-5-0a = Each player turn begins with one die on the event table of its own front and side; what comes up takes effect at once.
rule-np-5-0b = The same event may come again and again, save where its entry sets a limit.

## 6 Reinforcements and withdrawals

rules-chapter-np-reinforcements = 6 Reinforcements and withdrawals
rule-np-6-0 = Units come and go during the game. When each arrives is printed on its counter and on the turn track.
rule-np-6-2 = Reinforcements are placed in the reinforcement phase of their own player turn, in the front their counter names (W or E): in a stated hex or along a map edge.
rule-np-6-3-5a = The western edge of Egypt is where the West Allies bring in their reinforcements.
rule-np-6-3-5b = How East Allied reinforcements arrive is a matter of the Arab Revolt (18.0).
rule-np-6-3-5c = The West Central Powers bring reinforcements in from the north, on their own side of the front boundary (the west).
rule-np-6-3-5d = The East Central Powers bring reinforcements in from the north, east of the front boundary, or put them into the hex that touches Damascus on the south.
rule-np-6-3-5e = Enemy units in a hex close it to reinforcements; enemy ZOC alone does not.
rule-np-6-3-5f = Arriving costs a reinforcement no movement: it has its full allowance in the movement phase that follows.
rule-np-6-3-5g = A reinforcement waits only as long as enemies stand in all its entry hexes, and must come as soon as one is free. It may not be held back by choice.
rule-np-6-6a = Random events order withdrawals; so does the historical schedule, when it is in use (19.10).
rule-np-6-6b = For a withdrawal units in supply go first. They join the permanently eliminated.
rule-np-6-6c = When the units in supply do not suffice for a withdrawal, those out of supply make up the rest, and the opposing commander of that front picks them.
rule-np-6-6d = If even all units of the front fall short of a withdrawal, the rest of it is forgotten.

## 7 Headquarters and command

rules-chapter-np-command = 7 Headquarters and command
rule-np-7-0a = A unit no farther from a friendly HQ than its command range is in command.
rule-np-7-0b = Terrain, units of either side and ZOC do not shorten a command range. The front boundary ends it.
rule-np-7-0c = An HQ commands whether in supply or not, and commanding keeps it from neither moving nor fighting.
rule-np-7-4 = Whether a unit is in command is settled at the very moment a combat or a pursuit bonus is worked out.

## 8 Movement

rules-chapter-np-movement = 8 Movement
rule-np-8-0a = A unit moves either normally or strategically in a phase; the two do not mix.
rule-np-8-0b = The printed allowance holds for normal movement and is doubled for strategic movement.
rule-np-8-1a = Strategic movement is for units in supply at its start, and keeps out of EZOC from first hex to last.
rule-np-8-1b = The hex where a strategic move ends need not be in supply.
rule-np-8-4a = However high the cost, a unit can move one hex in its movement phase.
rule-np-8-4b = The minimum move of one hex does not lead straight from EZOC to EZOC, onto enemies, into terrain the chart closes, or over the front boundary.
rule-np-8-7a = Wherever there is a railway there is a road as well.
rule-np-8-7b = Following the road along a railway in normal movement costs half a movement point a hex. By the usual reading strategic movement does not have this rate.
rule-np-8-7c = Either side uses the road along a railway, whichever side has the railway.
rule-np-8-8a = By rail a unit goes any distance along railways its side controls, whatever the terrain costs. It must begin in supply.
rule-np-8-8b = Rail and other movement may be joined in one move, but no unit rides twice in a game turn.
rule-np-8-8c = Enemies next to the start or the end of a rail move do not forbid it; ZOC works as always.
rule-np-8-8d = A rail move takes nothing from the movement allowance.
rule-np-8-9a = In the West, Allied trains run up to the Allied railhead marker.
rule-np-8-9b = In the West, Central Powers trains run up to the hex adjoining the railhead marker on the east.
rule-np-8-10a = The rail capacity of each phase is printed on the turn track.
rule-np-8-10b = Each unit that moves by rail takes 1 of the capacity, near or far.

## 9–10 Stacking and zones of control

rules-chapter-np-stacking-zoc = 9–10 Stacking and zones of control
rule-np-9-0a = The terrain chart gives the number of units a hex holds.
rule-np-9-0b = The stacking limit is enforced when a phase ends, when a combat is over, and in the set-up.
rule-np-9-0c = Units beyond the stacking limit are eliminated; their owner picks which.
rule-np-9-4 = Free of the stacking limit are units with a star, air groups, flotillas and the railhead marker.
rule-np-9-6 = Nobody looks into an enemy stack, unless it takes part in a combat at the moment.
rule-np-10-0a = Units without a star have a ZOC in the six hexes around them, at all times.
rule-np-10-0b = No unit, friend or foe, cancels ZOC.
rule-np-10-0c = ZOC stops at all-sea and all-lake hexsides and at the front boundary; nothing else cancels it.
rule-np-10-0d = On entering EZOC a unit moves no farther in the phase.
rule-np-10-5 = A unit that begins a phase in EZOC gets out by retreating, by pursuing, by disengaging (10.6), or once all enemies exerting that ZOC are gone.
rule-np-10-6a = Disengaging is moving out of EZOC. Its first hex must lie outside all EZOC; a later one may lie in it.
rule-np-10-6b = Half the movement allowance is all a disengaging unit has. Fractions are kept: of 5 it has 2.5.

## 11 Combat

rules-chapter-np-combat = 11 Combat
rule-np-11-0a = Attacking is always a free choice.
rule-np-11-0b = Attacks are announced one by one; no list of them is due at the start of the phase.
rule-np-11-0c = One attack is all a unit makes in a combat phase.
rule-np-11-0d = The same defenders may be attacked again in the phase, by units that have not attacked yet.
rule-np-11-0e = With enemies in several adjacent hexes, a unit turns against one of those hexes only.
rule-np-11-0f = The attacker may not fight on a column lower than the odds give.
rule-np-11-3a = First the attacker names those who attack, those who defend, and the CRT to be used (11.13).
rule-np-11-3b = The strengths of all attacking units are added up.
rule-np-11-3c = Add up the strengths of everybody in the target hex; terrain or an entrenchment multiplies the sum.
rule-np-11-3d = Attack over defence, times 100, is the percentage. Fractions are dropped.
rule-np-11-3e = Look the percentage up among the columns of the CRT chosen.
rule-np-11-3f = Move to the right on the CRT for air, naval and command support, one column each.
rule-np-11-3g = The result is where the column and the row of one die meet.
rule-np-11-3h = Losses, retreats and pursuit follow the result at once, before any other attack.
rule-np-11-8a = In each combat of its front the attacker may add an air group, which shifts one column to the right.
rule-np-11-8b = An air group reaches 6 hexes from a city or town of the front in which a friendly ground unit in supply stands.
rule-np-11-9a = An attacking Allied player may add a flotilla of the front, for one column to the right as well.
rule-np-11-9b = Flotillas support against coastal hexes and hexes along the Suez Canal.
rule-np-11-10 = When one friendly HQ has every attacker in range, the attacker may claim its bonus: one column to the right. By the usual reading each HQ helps one attack a phase.
rule-np-11-11a = No attack has more than one air group, one flotilla and one command bonus.
rule-np-11-11b = Air, naval and command support are of no use to the defender.
rule-np-11-11c = An air group, flotilla or HQ may serve in both combat phases of a player turn, once in each.
rule-np-11-12a = What the attackers stand on does not matter.
rule-np-11-12b = A hex with several kinds of terrain gives its defenders the best one, never a sum or product.
rule-np-11-12c = A hexside protects against an attack only if not one attacker comes another way.
rule-np-11-13a = The Raid CRT (R) is open to every attack.
rule-np-11-13b = The Main Offensive CRT (MO) asks that all attackers be in supply as the combat is resolved; it is closed against two cities (21.2).
rule-np-11-14 = Odds beyond the ends of the table use its first or last column before any shift is made.

## 12–13 Retreat and pursuit

rules-chapter-np-retreat-pursuit = 12–13 Retreat and pursuit
rule-np-12-0a = A retreating unit is moved by its owner, away from the combat, as far as the result says.
rule-np-12-0b = A unit that has retreated and is attacked again in the phase defends with all its strength.
rule-np-12-2a = When the limits leave no full retreat, the unit is lost in the last hex it can reach, or where it stands.
rule-np-12-2b = Hexes with enemy units are always closed to a retreat.
rule-np-12-2c = Being forced to retreat into EZOC eliminates the unit; the NP result is the one exception.
rule-np-12-2d = Neither retreat nor pursuit leads off the map, into closed terrain, over closed hexsides or over the front boundary.
rule-np-12-2e = A retreat may enter and pass friends, and they take no harm from it. The stacking limit applies when the combat is over.
rule-np-12-2f = At the end of its retreat the unit stands the whole stated distance from where the combat was; one that cannot is lost in its last hex.
rule-np-12-2g = A stack may retreat as one or scatter.
rule-np-12-2h = Elimination or an overfull hex may be taken only when a retreat has no other route left.
rule-np-13-0a = If the result permits pursuit, the winners may advance.
rule-np-13-0b = Pursuit goes into the hex just emptied first, and from there wherever the player likes.
rule-np-13-0c = Pursuit keeps to ground that the unit may enter when it moves.
rule-np-13-0d = EZOC hinders no pursuer.
rule-np-13-3 = Cavalry, camels (triangle), armoured cars and the Lawrence HQ pursue up to 2 hexes; infantry, assault infantry, composites and tanks 1 hex; nobody else pursues.
rule-np-13-5 = If the attack had the command bonus, its pursuers go 1 hex farther. Units that never pursue and the Lawrence HQ gain nothing by it.

## 14 Replacements

rules-chapter-np-replacements = 14 Replacements
rule-np-14-0 = No matter how a unit was eliminated, a replacement may bring it back.
rule-np-14-2-3a = Keep eliminated units in the box of those that may be replaced.
rule-np-14-2-3b = The replacement rate of the front, printed on the turn track, is the number of units tried in the side’s replacement phase.
rule-np-14-2-3c = Each unit tried for replacement has one die. On a 6 it is gone for good.
rule-np-14-2-3d = A replacement die of 1 to 5 is the number of turns until the unit returns as a reinforcement.
rule-np-14-2-3e = A unit whose replacement would come after the game’s last turn is gone for good too.
rule-np-14-2-3f = What is not used of a replacement rate does not carry over.
rule-np-14-4 = A replacement given by an event needs no die and arrives immediately. Even a permanently eliminated unit may be taken.

## 15 Supply

rules-chapter-np-supply = 15 Supply
rule-np-15-0a = Strategic movement and attacks on the Main Offensive CRT depend on supply.
rule-np-15-0b = A line to a depot of its own side puts a unit in supply; without one it is out of supply.
rule-np-15-0c = Supply is judged as the unit starts to move, and for a combat in the moment it is fought.
rule-np-15-2a = An Allied line runs over 5 hexes at most, to an Allied depot with an Allied unit in it.
rule-np-15-2b = An Allied line may also run over 5 hexes at most to Allied railway, along which any distance may lead on to an Allied depot with an Allied unit in it.
rule-np-15-2c = Red depots behind the enemy’s front, ports in the main, serve the Allies as soon as their units hold them.
rule-np-15-3 = A Central Powers line has 4 hexes, to a Central Powers depot with one of their units in it, or to their railway and along it to such a depot at any distance.
rule-np-15-5a = Lawrence never lacks supply, nor do tribes of the Allied East that share his hex as the phase begins.
rule-np-15-5b = Air groups and flotillas never lack supply.
rule-np-15-6a = A supply line passes no enemy unit, no EZOC, no ground closed to land units and not the front boundary.
rule-np-15-6b = For a unit in EZOC the supply line may begin in that hex; it enters no other EZOC.
rule-np-15-6c = A depot in EZOC supplies nobody outside its own hex.
rule-np-15-6d = EZOC may stand at the end of a supply line, never in the middle of it.
rule-np-15-7a = Without supply there is no strategic movement.
rule-np-15-7b = One attacker out of supply rules out the Main Offensive CRT.
rule-np-15-7c = On units out of supply 15.7 says that they may still ride by rail; 8.8 and the supply chart say not. The usual reading follows those two.
rule-np-15-8a = A Forward Supply Depot is put down in the East Allied reinforcement phase, in a city or town with an East Allied unit, at most 12 hexes by an open line from a printed Allied depot (Red Sea port) of the East.
rule-np-15-8b = Where an FSD has been placed there is an Allied depot like any other; the line is not asked for again.
rule-np-15-8c = An FSD is not a unit and stays even while enemies hold its hex.
rule-np-15-9a = A side draws supply from depots of its own only.
rule-np-15-9b = A depot that was lost to the enemy works again when retaken.
rule-np-15-10a = Nothing forbids a unit to move where it will lack supply.
rule-np-15-10b = HQs play no part in supplying units.

## 16–17 Railways and the front boundary

rules-chapter-np-railways-boundary = 16–17 Railways and the front boundary
rule-np-16-0 = Red railways make up the Allied net, black ones that of the Central Powers.
rule-np-16-2a = In 1916 I the Allies receive the railhead marker and put it on one of their railway hexes on the canal’s western bank, clear of enemies and EZOC.
rule-np-16-2b = The railhead marker follows railway hexes, 2 at most in a turn when in supply and none otherwise.
rule-np-16-2c = The railhead marker stays clear of enemy units and EZOC.
rule-np-16-2d = From the railhead marker’s hex westwards to the last railway hex, as far as the chain holds, railway is Allied. All the rest is Central Powers’.
rule-np-16-3a = Neither trains nor supply lines use the other side’s net.
rule-np-16-3b = Combat does nothing to the railhead marker, and it stays where it is even if the enemy comes into its hex.
rule-np-16-3c = Track the railhead marker has laid never falls to the Central Powers’ net, whoever holds it later.
rule-np-17-0a = Units neither cross the front boundary nor attack over it.
rule-np-17-0b = Supply lines, ZOC and the reach of HQs end at the front boundary.
rule-np-17-0c = A unit comes back in the front where it was lost, in no other.

## 18 The Arab Revolt

rules-chapter-np-arab-revolt = 18 The Arab Revolt
rule-np-18-0a = As long as the Arab Revolt has not broken out, there are no Allied units in the East.
rule-np-18-0b = The Arab units with “Tribal” on the back are put into an opaque cup before the game.
rule-np-18-0c = The first tribes: as the Arab Revolt breaks out, the sum of two dice is drawn blindly from the cup and placed in the East in the reinforcement phase.
rule-np-18-0d = Arab units that are not tribal follow the outbreak: the number in “AR+#” counts the turns.
rule-np-18-3 = After the revolt, the reinforcement phases of turns II, III and IV bring as many tribes as one die shows.
rule-np-18-4a = Tribes appear in the East, no more than 6 hexes from the southern edge or from another Allied unit of that front, away from enemies and EZOC.
rule-np-18-4b = AR+# units arrive at ports in the East that the Allies hold.
rule-np-18-5 = A tribe is replaced like any unit, except that its die brings it back to the cup, not to the map.

## 19 Special units

rules-chapter-np-special-units = 19 Special units
rule-np-19-0 = Leaders, air and naval markers, infiltration, armoured trains, optional units and historical dates. There is no 19.8.
rule-np-19-1a = HQs are units like others which in addition command, give an attack a column and its pursuers a hex.
rule-np-19-1b = The usual replacement procedure brings a lost HQ back.
rule-np-19-2a = In 1917 III Allenby takes over from Murray, in the Allied reinforcement phase and wherever the counter is: in or out of supply, or eliminated.
rule-np-19-2b = In 1917 III Yildirim takes over from SXF, in the Central Powers’ reinforcement phase and on the same terms as Allenby.
rule-np-19-2c = Another rule with the number 19.2: air groups and flotillas are no units, just markers for what they bomb or shell.
rule-np-19-2d = Air groups and flotillas lie on the map for the combat they support, and not otherwise.
rule-np-19-2e = An air group or flotilla supports no more than one combat in a combat phase.
rule-np-19-3 = From 1918 I on, German infantry, composites apart, and Turkish Sturm units that attacked and emptied the hex may go on 2 hexes, be pursuit permitted or not.
rule-np-19-4a = An armoured train is a ground unit that never leaves the railways of its side.
rule-np-19-4b = EZOC means nothing to an armoured train, and it does not advance after combat.
rule-np-19-4c = Armoured trains take none of the rail capacity.
rule-np-19-5a = “OPT” on the back marks units that could have been sent to this theatre but were not.
rule-np-19-5b = In the reinforcement phase stated for its optional units a side may send in as many as it likes. When the game ends, each is worth VP to the enemy.
rule-np-19-5c = Losing an optional unit and replacing it does not make the enemy’s VP fall due twice.
rule-np-19-6 = Allied optional units: Australian 1st Division from 1915 I and 2nd from 1916 I, both West; Chaytor Force Division from 1918 I, East. 3 VP each.
rule-np-19-7 = Central Powers optional units. West: Alpen Corps and 2nd Cavalry Division from 1916 II, 111th Division from 1918 I, 3 VP each. East: armoured car battalion from 1916 II, 11th Reserve Jaeger Battalion from 1917 III, 1 VP each.
rule-np-19-9 = Optional: the dice do not bring the revolt. It breaks out in 1916 II, game turn 6.
rule-np-19-10a = Optional, agreed before play: withdrawals come on their historical dates and the grand offensives elsewhere are ignored. Redeployment stays in force.
rule-np-19-10b = With historical withdrawals the Central Powers lose two 4-5 divisions and a 3-5 division in 1915 III, 11 strength together.
rule-np-19-10c = With historical withdrawals the Allies lose a 6-6, a 5-6 and a 4-8 division in 1918 II, 15 strength together.

## 20–22 Landings, special cities, weather

rules-chapter-np-landings-cities-weather = 20–22 Landings, special cities, weather
rule-np-20-0a = Each front sees one Allied landing a year at most, by a single unit.
rule-np-20-0b = A landing leads from one coastal city, town or clear hex to another of the same front that no enemy holds, EZOC or not, and takes the unit’s whole movement.
rule-np-20-0c = Having landed, the unit fights as usual.
rule-np-20-0d = A unit that lands need not be in supply.
rule-np-20-0e = Tribes do not go by sea.
rule-np-20-3a = A reinforcement may land in the turn of its arrival; that is the landing of the year.
rule-np-20-3b = Units whose place of arrival is a port in Allied hands do not count as landings.
rule-np-21-0 = Three cities have rules of their own: Medina, Jerusalem and Damascus.
rule-np-21-2 = Attacks on Medina and Jerusalem, by whichever side, are fought on the Raid CRT.
rule-np-21-3a = Damascus stands on the boundary between the fronts.
rule-np-21-3b = Damascus is closed to Central Powers units; a retreat that leads there eliminates them.
rule-np-21-3c = Allies of the West and of the East may enter Damascus, but not leave it into the front that is not theirs.
rule-np-21-3d = Damascus counts for the front whose unit is the first to come in.
rule-np-21-3e = The Allies of the two fronts are never in Damascus together.
rule-np-21-3f = Once all units of one front are out of Damascus, for whatever reason, the other front may move in.
rule-np-21-3g = The Central Powers may attack Allies in Damascus, and stay outside when they win.
rule-np-21-3h = Central Powers units of the West and of the East next to Damascus do not join in one attack.
rule-np-22-0 = Seasons matter in two quarters: I is winter, III summer.
rule-np-22-2 = In quarter I read the winter figures of the terrain chart: desert, seasonal lakes and wadis differ.
rule-np-22-3a = In winters after the revolt tribes go home: in the Allied reinforcement phase roll a die and put so many tribal units from the map back into the cup, wherever they are.
rule-np-22-3b = If there are fewer tribes on the map than the homecoming die says, every tribe goes. Other units are not touched.
rule-np-22-3c = A revolt that breaks out in a winter turn sends nobody home in that turn.
rule-np-22-4 = Quarter III is summer and has one combat phase only in each player turn.

## 23–24 Victory and Race for Damascus

rules-chapter-np-victory = 23–24 Victory and Race for Damascus
rule-np-23-0a = When quarter IV is over, the VP of each side in each front are counted and added to those of earlier years.
rule-np-23-0b = A city scores for the side whose ground units stand in it when VP are counted. City values are printed on the map.
rule-np-23-0c = In the end the lead in VP decides each front: below 10 a draw, 10 to 19 limited, 20 to 29 operational, from 30 strategic victory.
rule-np-23-0d = Each front has its own winner; they need not be the same side.
rule-np-23-0e = For each optional unit that was sent in, the enemy is paid its VP when the game ends.
rule-np-23-0f = In the East nothing is scored by anyone before the Arab Revolt.
rule-np-23-0g = History’s result: an operational victory of the Allies in the West, a draw in the East.
rule-np-23-7a = Damascus is worth nothing to the Central Powers.
rule-np-23-7b = The VP of Damascus go to the front of the Allied units in it.
rule-np-24-0 = Optional, Race for Damascus: two rivals command the Allies of one front each. Each also leads the Central Powers of the other front.
rule-np-24-3 = In Race for Damascus compare what the two Allied commanders achieved against the Central Powers of their fronts; the better level wins. By the usual reading equal levels are a tie and a defeat counts less than a draw.

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
rule-np-re-wal-4 = West Allies, 4, Senussi revolt: their units do not cross the Suez Canal either way, and the railhead stays. Air and naval support, command and supply go on. Twice in a game at most.
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
