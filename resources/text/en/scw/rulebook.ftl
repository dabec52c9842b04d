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
