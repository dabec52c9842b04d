### The rules of Spanish Civil War Battles in our own words, a message a rule.

## Chapters

rules-chapter-scw-system = 1–4 The system and its pieces
rules-chapter-scw-sequence = 5 Sequence of play
rules-chapter-scw-movement = 6 Movement
rules-chapter-scw-stacking = 7 Stacking
rules-chapter-scw-zones = 8 Zones of control
rules-chapter-scw-supply = 9 Supply
rules-chapter-scw-command = 10 Headquarters and command
rules-chapter-scw-combat = 11 Combat
rules-chapter-scw-artillery = 12 Artillery
rules-chapter-scw-air = 13 Air units and air points
rules-chapter-scw-leaders = 14 Leaders
rules-chapter-scw-coming-and-going = 15–17 Reinforcements, leaving the map, weather
rules-chapter-scw-jarama-set-up = Jarama: set-up
rules-chapter-scw-jarama-reinforcements = Jarama: reinforcements
rules-chapter-scw-jarama-rules = Jarama: victory and special rules
rules-chapter-scw-brunete-set-up = Brunete: set-up
rules-chapter-scw-brunete-reinforcements = Brunete: reinforcements
rules-chapter-scw-brunete-rules = Brunete: victory and special rules
rules-chapter-scw-charts = Charts

## 1–4 The system and its pieces

rule-scw-1-0a = The rules come in two parts: chapters 1 to 17 serve every battle of the series, and each battle adds its own. This box has two, Jarama and Brunete.
rule-scw-1-0b = Where a battle’s own rule contradicts a standard one, follow the battle’s.
rule-scw-1-0c = One player leads the Republicans: Loyalists, Anarchists, Communists and the International Brigades. The other leads the Nationalists: Franco’s army with its German and Italian allies.
rule-scw-2-0 = In the box: a map of 22 by 34 inches, 280 counters and the rules. Bring one six-sided die; every roll of the game is made with it.
rule-scw-2-1a = Symbols tell infantry, tanks, cavalry, artillery, HQs, armoured cars or light tanks (one symbol for both), engineers, anti-tank guns, anti-aircraft guns and trucks. Aircraft are shown in silhouette.
rule-scw-2-1b = Sizes: I company, II battalion, III regiment, X brigade, XX division.
rule-scw-2-1c = Five kinds of combat: normal and assault (mobile units against neighbours, an assault shifting one column right for an assault point), support fire (artillery or aircraft joining mobile units), barrage (artillery by itself), bombardment (aircraft by themselves).
rule-scw-2-1d = A unit’s formation is the body it belongs to; some have none. Lacking command, a unit has half its movement and keeps out of enemy ZOCs; lacking supply, half its movement and strength, and artillery does not fire. Command is chapter 10 and supply chapter 9: the glossary has them the wrong way round.
rule-scw-2-1e = Whoever has the initiative is First Player of the turn, moving and fighting ahead of the Second. Each battle says who has it.
rule-scw-2-1f = Ground units other than artillery are mobile: attack, defence, movement. Artillery shows attack, range in brackets and movement; its defence of 1 is not printed. Air units show a bombardment strength. Leaders, which these battles lack, complete the list.
rule-scw-2-1g = A zone of control (ZOC) is the ring of six hexes round a unit; it matters for movement and combat (chapter 8).
rule-scw-2-1h = On the charts: the air bombardment table, the combat results table (CRT), the terrain effects chart (TEC) and the turn track. The CRT serves normal combat, assault and barrage.
rule-scw-2-1i = Both players keep a note of victory points, assault points and, at Brunete, air points.
rule-scw-3-0 = As a rule a hex is one mile and a turn one day, unless the battle says otherwise. Ground units are companies to divisions, air units squadrons.
rule-scw-4-0 = Each battle tells how it is set up.

## 5 Sequence of play

rule-scw-5-0a = Phase A: find out, in the battle’s own way, who is First Player this turn.
rule-scw-5-0b = Phase B: find out this turn’s weather (chapter 17 and the battle’s rule).
rule-scw-5-0c = Phase C: air bombardment, first all of the First Player’s, then all of the Second Player’s.
rule-scw-5-0d = Phase D: the First Player checks his units’ supply and command for movement, then brings on reinforcements and moves whatever he wishes.
rule-scw-5-0e1 = Phase E, the First Player’s combat, begins with both players checking supply and command for combat.
rule-scw-5-0e2 = Next the non-phasing player commits aircraft or air points to defence.
rule-scw-5-0e3 = The phasing player follows with aircraft or air points for his attacks.
rule-scw-5-0e4 = Then combat by combat: the attacker says whether this one is an assault, and if so pays for it now.
rule-scw-5-0e5 = The attacker names the artillery that supports his attack.
rule-scw-5-0e6 = With those known, the defender names his own supporting artillery.
rule-scw-5-0e7 = Voluntary retreats come next. As printed here, one of them by either side is enough to end the combat; 11.61 can be read otherwise.
rule-scw-5-0e8 = Work out the difference and all modifiers, roll, take losses, retreat and advance. Only then does the next combat begin.
rule-scw-5-0f = Phase F: the Second Player moves, as in phase D.
rule-scw-5-0g = Phase G: the Second Player’s combat, with all steps of phase E. Now the First Player is the one to commit air to defence before the other attacks with his.
rule-scw-5-0h = The turn marker goes to its next box (phase H).

## 6 Movement

rule-scw-6-0 = Each counter shows the movement factor of its unit.
rule-scw-6-1a = A unit goes from hex to adjoining hex and leaves none out.
rule-scw-6-1b = The terrain effects chart has the cost of every hex and hexside.
rule-scw-6-1c = Movement points do not keep: what is unspent at the end of the turn is gone.
rule-scw-6-1d = A unit needs the whole cost of a hex to enter it and never spends more than its allowance. No rule grants a minimum move of one hex.
rule-scw-6-2a = Coming into an enemy ZOC ends a unit’s move on the spot.
rule-scw-6-2b = Friends are no hindrance: move through them as you like (but see 6.3 for roads).
rule-scw-6-2c = At the end of the movement phase no stack may be over its limit.
rule-scw-6-3a = A road hex that a friend is in is closed to others: they neither pass along it nor stop there.
rule-scw-6-3b = A city is the exception. Entering one that holds a friend costs 1 MP, and the road gives nothing in that hex.
rule-scw-6-4 = Mechanized units have costs and bans of their own on the TEC. In these battles they are tanks, light tanks, armoured cars, trucks and the German F/88.
rule-scw-6-5a = From road hex to connected road hex the cost is 1 MP, whatever else is in the hex.
rule-scw-6-5b = On a main road, mechanized units pay half an MP a hex: twice the distance.
rule-scw-6-5c = Where a road bridges a river hexside, the crossing adds nothing.
rule-scw-6-5d = Bridges are open to units of every kind.

## 7 Stacking

rule-scw-7-0 = Units that share a hex form a stack.
rule-scw-7-1a = The normal limit of a hex is two infantry battalions, or one unit of regiment or brigade size.
rule-scw-7-1b = Free of the limit: companies, HQs, leaders and aircraft. The next entry qualifies this for companies.
rule-scw-7-1c = The clarification: a company is a third of a battalion, so companies do not pile up without end; on a road three tank companies pass for a single battalion. HQs still do not count. Both texts stand as printed and conflict.
rule-scw-7-2a = Stacks are checked as each phase ends. The phasing player picks and removes what is too much.
rule-scw-7-2b = The limits hold during set-up as well.
rule-scw-7-3a = Troops on a road march in column: outside towns and cities a road hex takes one unit only.
rule-scw-7-3b = Town and city hexes have the usual limit, road or no road.
rule-scw-7-4 = Look for stacking limits of the battle’s own.

## 8 Zones of control

rule-scw-8-0 = It takes a mobile unit with an attack strength of 3 or more to have a ZOC. Weaker ones, artillery, aircraft and leaders have none.
rule-scw-8-1 = A ZOC fills the six hexes around the unit, and friends standing there do nothing to lessen an enemy’s.
rule-scw-8-2 = A ZOC ends at a Major River and at ground its own unit could not enter.
rule-scw-8-3a = Entering an enemy ZOC, stop.
rule-scw-8-3b = A unit that starts the movement phase in an enemy ZOC may leave for 2 MP extra and then move on as usual.
rule-scw-8-3c = From one enemy ZOC straight into another a unit infiltrates one hex at most: it must start in the first, stop in the second, and pay 4 MP extra.

## 9 Supply

rule-scw-9-0 = To be at full effect a unit needs a supply line.
rule-scw-9-1a = The first part of the line leads to a road no more than 2 hexes off, through hexes without enemies or enemy ZOCs.
rule-scw-9-1b = From there the line follows the road, however long, to a map edge the battle names as friendly, again clear of enemies and their ZOCs.
rule-scw-9-1c = A unit that lacks either part of the line is out of supply.
rule-scw-9-1d = Terrain never stops a supply line: it crosses unbridged rivers and ground barred to the unit, for mechanized units too.
rule-scw-9-2 = Nothing forbids a unit to move out of supply.
rule-scw-9-3a = Out of supply, movement, attack and defence are halved, fractions rounded up.
rule-scw-9-3b = Artillery out of supply supports nobody and, as clarified, does not fire at all.
rule-scw-9-3c = Supply is checked as the movement or combat phase begins, and the result lasts until that phase ends.
rule-scw-9-3d = In the enemy’s combat phase the defender’s supply is checked too.
rule-scw-9-3e = Aircraft need no supply.

## 10 Headquarters and command

rule-scw-10-0 = To be at full effect a unit also needs a line of command to its HQs.
rule-scw-10-1a = Each link, from a unit to the headquarters above it, is a path of 6 hexes or less.
rule-scw-10-1b = Most units belong to a brigade or a division and must reach its HQ.
rule-scw-10-1c = An HQ only passes command on while it has it: the brigade’s HQ within 6 hexes of its division’s, that one within 6 of the next above, as a rule the corps.
rule-scw-10-1d = Command goes by brigade, division, corps, in this order; no unit of a brigade passes over its brigade HQ.
rule-scw-10-1e = For command count hexes only. Terrain does not matter.
rule-scw-10-1-1 = Enemy units and enemy ZOCs cut a line of command; ground where movement is barred does not.
rule-scw-10-1-2 = In a battle without corps HQs the chain ends at the division HQ.
rule-scw-10-1-3a = Belonging to no division, a unit may use any HQ within 6 hexes.
rule-scw-10-1-3b = Troops directly under a division trace to its HQ, troops directly under a corps to the corps HQ.
rule-scw-10-1-4 = Losing a division or corps HQ in combat puts everyone below it out of command.
rule-scw-10-2 = Without a complete line of command a unit is out of command. The effects stand in 10.3, not in 10.4 as the text has it.
rule-scw-10-3a = Being out of command does not weaken defence.
rule-scw-10-3b = Out of command, movement is halved, fractions rounded up.
rule-scw-10-3c = Out of command, a unit may not enter enemy ZOCs. Next to an enemy in its own combat phase it still attacks normally.
rule-scw-10-3d = Out of command and out of supply, a unit moves at a quarter and still defends at half, fractions rounded up.
rule-scw-10-4 = Barrages and bombs leave HQs unharmed. Only normal combat and assault can hurt them.
rule-scw-10-5a = An HQ lost in combat may come back as a reinforcement: a die tells after how many turns.
rule-scw-10-5b = A rebuilt HQ returns at any hex or map edge that supplies its side.

## 11 Combat

rule-scw-11-0 = Phasing units that stand in an enemy ZOC in the combat phase must fight.
rule-scw-11-1a = Each phasing unit in an enemy ZOC attacks, and each enemy whose ZOC it is gets attacked.
rule-scw-11-1b = Who attacks whom is the attacker’s choice, but he announces all of it as the phase begins.
rule-scw-11-1c = Defenders sharing a hex add up their defence and are attacked as one.
rule-scw-11-1d = The attack strength of one unit is never divided. Whether units of one stack may attack different hexes is unclear: as printed they may not, but the sentence reads as if they might.
rule-scw-11-1e = In one combat phase a unit attacks once at most and is attacked once at most.
rule-scw-11-1f = Attack 0 does not excuse a unit: it attacks with 0, so against a defence of 2 on the -2 column.
rule-scw-11-2a = Mobile units attack in one of two ways, normal or assault.
rule-scw-11-2b = Normal attacks have no limit of number.
rule-scw-11-2c = For 1 assault point an attack becomes an assault: its final difference goes 1 column to the right.
rule-scw-11-2d = To assault, a unit must be in supply and in command. Others may join a normal attack.
rule-scw-11-2e = A unit lacking supply or command is thus left with normal attacks.
rule-scw-11-2f = The battle gives each division so many assaults. After that its units make normal attacks only.
rule-scw-11-2g = No one ever has to spend an assault point.
rule-scw-11-2-1a = In one combat phase a defending hex meets either normal attack or assault, never both.
rule-scw-11-2-1b = All divisions that take part in an assault pay 1 point each; the shift remains 1 column.
rule-scw-11-2-1c = Within a combat it is all assault or all normal attack.
rule-scw-11-2-2a = A division cannot lend its points. Example: two units of the 11th and one of the 12th assault a hex for 1 point from each division; by the 11th alone it would cost 1. On the CRT column 1/2 becomes 3/4.
rule-scw-11-2-2b = Assault points help attackers only. Nobody assaults in defence.
rule-scw-11-3a = Combined arms: with at least one infantry and one armour unit in the attack, add 1 to the die, even beyond 6.
rule-scw-11-3b = Combined arms with at least one artillery and one air unit as well add 2 instead.
rule-scw-11-3c = The combined arms modifier comes on top of an assault’s shift, and lack of supply does not forfeit it.
rule-scw-11-4a = The CRT goes by the difference of strengths, not by odds.
rule-scw-11-4b = On each side add the mobile units’ strength, the supporting artillery and the air support.
rule-scw-11-4c = Attack minus defence gives the column; roll one die and read the result where column and row meet.
rule-scw-11-4d = Remember all that bears on the difference: kind of attack, terrain, supply, artillery, aircraft, leaders, the assault shift and combined arms.
rule-scw-11-4e = Left of the slash is the attacker, right of it the defender. A dash: nothing. S: one unit of the stack loses a step. *: the stack retreats one hex. Both sides may be affected.
rule-scw-11-4f = Where several units took part, the player chooses which of them takes the step loss.
rule-scw-11-4g = Example: a 7-8-6 against a 3-3-6 is +4, column 3/4, by assault 5/6; a 5 makes the defender retreat. With a 1-1-12 of armour it is +5, by assault 7/8, and combined arms turn the 5 into a 6: one step lost and a retreat.
rule-scw-11-5a = Every unit has a reduced side unless the battle says otherwise.
rule-scw-11-5b = On losing a step, turn the unit to its reduced side.
rule-scw-11-5c = A unit already reduced, or without a reduced side, is gone after one loss, a full one after two.
rule-scw-11-6a = A retreat is movement inside the combat phase, chosen freely or demanded by a result.
rule-scw-11-6b = A retreating unit is moved one hex by its owner.
rule-scw-11-6c = A retreat may lead neither to an enemy unit nor into an enemy ZOC (friends in the hex do not help), nor onto ground the unit may not enter.
rule-scw-11-6d = If such hexes are the only way to retreat, the unit is eliminated.
rule-scw-11-6e = Stacking limits hold for retreats. A unit that can only retreat by breaking them is eliminated.
rule-scw-11-6f = A retreating attacker that moved this turn goes back to the hex from which it entered the enemy ZOC. A defender picks any permitted hex.
rule-scw-11-61 = Once the difference stands and before the die, first the attacker, then the defender may pull back some or all units. The attacker has by then committed artillery, aircraft and assault points.
rule-scw-11-62 = A retreat on the CRT is an order: one hex.
rule-scw-11-7a = Winners next to a hex that a retreat has emptied may move in, be they attackers or defenders.
rule-scw-11-7b = Enemy ZOCs do not matter for the advance.
rule-scw-11-7c = Advance at once, ahead of the next combat.
rule-scw-11-7d = Nobody is forced to advance.
rule-scw-11-7e = Units advance only where their kind may go and cross hexsides.
rule-scw-11-7f = After a voluntary retreat the other side may advance as well, unless it retreated too.
rule-scw-11-8 = For retreats and advances no MP are spent, and neither supply nor command is asked for.

## 12 Artillery

rule-scw-12-0a = The number in brackets is the range, counted with the target hex and without the artillery’s own: (8) reaches 8 hexes.
rule-scw-12-0b = Artillery either supports friends, in both sides’ combat phases, or barrages a hex alone, in their own side’s only.
rule-scw-12-1a = Artillery fires once a combat phase, thus twice a turn: support or barrage in one’s own phase, support of a defence in the enemy’s.
rule-scw-12-1b = Artillery makes no normal attack or assault of its own. It may support one.
rule-scw-12-1c = Artillery firing alone follows the procedure of combat, as a barrage.
rule-scw-12-2a = Artillery fires, in support or barrage, only while in supply and in command.
rule-scw-12-2b = Without supply, artillery fires in no way at all.
rule-scw-12-2c = Artillery of no division or corps takes command from any HQ.
rule-scw-12-2d = Of the units supported, at least one must be in command and of the artillery’s own formation.
rule-scw-12-3a = Support is for one’s own formation: a brigade’s artillery helps that brigade, a division’s the whole division, a corps’ the whole corps.
rule-scw-12-3b = Artillery of no division or corps may support anyone.
rule-scw-12-3-1 = The attacker’s artillery must have the attacked hex in range. Add its strength to normal attack or assault.
rule-scw-12-3-2a = Once the attacker has named his artillery for a hex, the defender adds the strength of his own that reaches it.
rule-scw-12-3-2b = Artillery defends others thus against normal attacks and assaults, not against barrages.
rule-scw-12-3-3a = When a voluntary retreat ends the combat, artillery assigned to it is not free for another hex.
rule-scw-12-3-3b = The support fire turns into a barrage on one hex of that combat, the hex where the enemy stood before retreating.
rule-scw-12-3-4 = If the enemy holds several hexes of the combat, it is enough for one of them to be in range.
rule-scw-12-4a = In one’s own combat phase artillery may barrage enemies in a hex that no normal attack or assault strikes in that phase.
rule-scw-12-4b = In one phase an artillery unit either barrages or supports.
rule-scw-12-4c = Several artillery units may barrage one hex together.
rule-scw-12-4d = A barrage’s target must be in range; the target hex counts, the firing hex does not.
rule-scw-12-4e = All strengths in the barrage make one attack total.
rule-scw-12-4f = Every unit in a barraged hex faces the total by itself, with a die roll of its own.
rule-scw-12-4g = Under barrage, terrain helps the defender as usual.
rule-scw-12-4h = A barraged unit defends with what its counter shows, artillery with 1. Whether lack of supply halves this too is disputed.
rule-scw-12-4i = A river between gives no bonus against a barrage.
rule-scw-12-4-1a = To barrage, artillery needs a free line of sight (LOS) to the hex.
rule-scw-12-4-1b = The line of sight runs straight from the artillery’s hex to the target’s.
rule-scw-12-4-1c = Hexes with woods, town or city block a line of sight, and so does a hex where the elevation changes.
rule-scw-12-4-1d = A line of sight along the side between a blocking and an open hex is free.
rule-scw-12-4-1e = Neither units of any side nor ZOCs block a line of sight.
rule-scw-12-4-1f = Into an adjacent hex artillery can always fire.
rule-scw-12-4-1g = Support fire needs no line of sight; only barrages do.
rule-scw-12-4-1-1a = A unit that is in command and of the artillery’s formation may spot for it. The line is then drawn from the spotter.
rule-scw-12-4-1-1b = Being under attack does not keep a unit from spotting.
rule-scw-12-4-1-1c = With a spotter that sees the target hex, whatever terrain lies between it and the artillery is no matter.
rule-scw-12-4-1-1d = A spotter sees 8 hexes in clear weather, 4 in rain and mud.
rule-scw-12-4-2 = Artillery suffers nothing from its own barrage, nor does it advance after it.
rule-scw-12-4-3a = Before a combat that is barrage alone, the defenders may not retreat voluntarily.
rule-scw-12-4-3b = Example: artillery of 6 barrages units defending at 3 and 5. Two dice: column 3/4 for the first, 1/2 for the second.
rule-scw-12-5a = Whatever is printed, supplied or not, artillery defends with 1 against every attack.
rule-scw-12-5b = Under normal attack or assault, though not under barrage or bombs, artillery gives no support in that combat phase.
rule-scw-12-5c = Artillery that fires at an adjacent hex, in support or barrage, shares what befalls the other attackers.
rule-scw-12-5d = Artillery in a hex under attack of any kind takes results like other defenders.
rule-scw-12-5e = Artillery that fired from farther off is safe from results.
rule-scw-12-5f = After combat artillery stays where it is.
rule-scw-12-5g = No artillery supports the hex it is in.
rule-scw-12-51a = Next to enemies in its own combat phase, artillery has to attack at least one of them, by support or barrage.
rule-scw-12-51b = To barrage an adjacent unit counts as attacking it.

## 13 Air units and air points

rule-scw-13-0 = Air power comes as counters or as a number of points a turn; both work much as artillery does. Jarama has counters, Brunete points.
rule-scw-13-1a = An air unit flies once a game turn, in attack or in defence.
rule-scw-13-1b = Air units reach every hex of the map.
rule-scw-13-1c = No combat result touches an air unit.
rule-scw-13-1d = Flak and air combat exist only where a battle brings them in.
rule-scw-13-1e = For ground support put the air unit on the target hex and add its bombardment strength to attack or defence.
rule-scw-13-1f = For bombardment use the air bombardment table (13.3). The original’s “barrage” is a slip.
rule-scw-13-2a = Air points stand for air power as a whole and buy support or bombardment.
rule-scw-13-2b = The air points that the battle gives are there again each turn.
rule-scw-13-2c = Spend as many air points as are left, each worth 1 strength point.
rule-scw-13-2d = Air points spent come off this turn’s number.
rule-scw-13-2e = Air points are not saved: each turn starts with the full number. Of 10, 6 may support and 4 bombard, and next turn there are 10 again.
rule-scw-13-3a = Bombardment: add up aircraft or points, find the column, roll a die. It takes place in the bombardment phase, unlike support, which belongs to combat.
rule-scw-13-3b = When bombing a town, city or woods hex, add 1 to the die.
rule-scw-13-3c = A bombardment’s hit takes 1 step of one unit in the hex, which the bombing player selects.
rule-scw-13-3d = Bombs cause no retreats.

## 14 Leaders

rule-scw-14-0 = Leaders are noted commanders of brigades, divisions or corps. The chapter completes the system; neither Jarama nor Brunete has any.
rule-scw-14-1a = Leaders are free of stacking limits.
rule-scw-14-1b = Leaders pay, hex by hex, the mechanized or the other cost, whichever is better, switching as they go.
rule-scw-14-1c = Leaders are always in supply and have no ZOC.
rule-scw-14-2 = Instead of reaching its HQ, a unit may be within 3 hexes of its own command’s leader if he is within 6 of that command’s HQ in the turn.
rule-scw-14-3a = With an attacking unit of his command in his stack, a leader adds 1 to the CRT die, in command or not.
rule-scw-14-3b = A stack with a leader that must retreat may lose 1 more step and stay, attacking or defending. That spares all friendly units of the combat the retreat, in other hexes too.
rule-scw-14-4 = A leader alone neither attacks, defends nor hinders anyone. When enemies enter his hex roll a die: 5–6 eliminated, 1–4 placed with the nearest friends, without step loss. Limits of retreats bind him; barrage and bombs do not harm him.

## 15–17 Reinforcements, leaving the map, weather

rule-scw-15-0 = Reinforcements are units that join a battle under way, by the map edge or hex laid down for them.
rule-scw-15-1a = Which units come, and where, is listed by the battle.
rule-scw-15-1b = Reinforcements do not come in by a hex with an enemy or in an enemy ZOC.
rule-scw-15-1c = Reinforcements pay for the terrain they come in by.
rule-scw-15-1d = In the phase of their arrival reinforcements have supply and command without tracing.
rule-scw-15-2a = With every entry hex barred, reinforcements wait for one to come free, or use the nearest hex of the same edge.
rule-scw-15-2b = Reinforcements may wait as many turns as it takes.
rule-scw-15-2c = A battle may offer other ways in.
rule-scw-15-3 = Stated twice (15.1): reinforcements need no line of supply or command in the phase of entry.
rule-scw-16-0a = A unit leaves the map for 1 MP, from an enemy ZOC only if it has the 2 MP extra besides.
rule-scw-16-0b = For victory, a unit that left the map does not count as eliminated.
rule-scw-16-0c = A unit forced off the map by a combat result is destroyed.
rule-scw-16-0d = A unit that left is gone for good unless the battle lets it return.
rule-scw-17-0a = The weather is clear or rain and mud. The TEC shows what it does.
rule-scw-17-0b = Standard roll: 1–4 clear, 5–6 rain and mud. Battles may have a roll of their own.

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
rule-scw-j-7e = Nationalists score 5 VP for having any battalion or brigade at the east edge north of the Tajuna. Once or for each is not said.
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
