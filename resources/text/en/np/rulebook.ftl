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
