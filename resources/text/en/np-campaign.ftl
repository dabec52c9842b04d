### No Prisoners at the table: names, phases, what is asked, told and offered.

## Scenarios and set-up

scenario-np-war-in-the-desert = War in the Desert (1916 II to 1918 IV)
scenario-np-the-last-crusade = The Last Crusade (1915 I to 1918 IV)
start-option-np-set-up = Set-up
start-option-np-set-up-none = As the table shows it
start-option-np-set-up-sample = A sample, legal but not historical
np-unknown-scenario = There is no scenario { $scenario }.
np-unknown-set-up = There is no set-up { $set-up }.

## Turns and phases

# $phase (phase id)
np-phase = { $phase ->
    [set-up] Set-up
    [random-event] Random event
    [reinforcement] Reinforcements
    [movement] Movement
    [combat-1] First combat
    [combat-2] Second combat
    [replacement] Replacements
    [vp-check] Victory points
    [advance-turn] Next turn
   *[game-end] End of the game
}
# $player (player turn id or interface)
np-player-turn = { $player ->
    [west-cp] West Central Powers
    [west-allied] West Allied
    [east-allied] East Allied
    [east-cp] East Central Powers
   *[interface] Interface
}
# $turn, $year, $quarter (I to IV), $player, $phase
np-moment = Turn { $turn } ({ $year } { $quarter }) · { np-player-turn } · { np-phase }
np-moment-set-up = Turn { $turn } ({ $year } { $quarter }) · { np-phase }
np-turn-box = ’{ $year } { $quarter }
np-front = { $front ->
    [west] West
   *[east] East
}
do-np-next-phase = Next phase
np-choice-next-phase = Next phase
np-game-over = The game is over.
np-commander = { $name ->
    [allenby] Allenby takes over from Murray.
   *[yildirim] Yildirim takes over from SXF.
}

## Reminders

np-remind-reinforcements = Reinforcements that the turn record track lists come now.
np-remind-entry = { $player ->
    [west-cp] They enter on the northern edge west of the front boundary.
    [west-allied] They enter on the western edge of Egypt.
    [east-allied] Tribes near the south edge or other Allies, others in ports that Allies hold.
   *[east-cp] They enter on the northern edge east of the boundary, or just south of Damascus.
}
np-remind-hq-sides = An HQ printed on both sides begins on its weaker side.
np-remind-landing = One unit a year may land on each front; it may attack normally.
np-remind-ar-units = Units marked AR+# arrive so many turns after the revolt.
np-remind-senussi = Senussi revolt: nobody crosses the canal, the railhead stays.
np-remind-winter-stacks = After winter a desert or wadi hex off the own rail holds one unit only.
np-remind-attacks = No attack is compulsory, and none need be declared beforehand.
np-remind-replacements = Units that may still be tried: { $left }

## Counters

np-counter-named = { $name }
np-unit-tribe = Tribe { $number }
np-unit-cp-e-gar = Garrison regiment { $number }
np-spot = { $spot ->
    [to-set-up] to be set up
    [map] on the map
    [arriving] arriving
    [due] on the turn track
    [available] available
    [replaceable] may be replaced
    [gone] permanently eliminated
   *[aside] not yet in play
}
np-due = { $turn }
np-mark-supply = S
np-mark-supply-name = Out of supply
np-mark-railhead = RH
np-mark-depot = D
np-commanded-by = In command of: { $about }
np-no-such-counter = There is no counter { $unit }.
np-counter-needs-name = Give the counter the name that is printed on it.
np-counter-name-taken = There is a counter { $name } already.
np-nothing-named = No counter was named.

## Placing and arriving

do-np-place-counter = Place a counter
do-np-bring-counter = Bring in a counter
do-np-make-counter = Bring in a counter by name
do-np-send-optional = Send in an optional unit
np-choice-place = Place: { $about }
np-choice-bring = Bring in: { $about }
np-choice-make = Bring in another counter
np-choice-optional = Send in (enemy +{ $vp } VP): { $about }
np-input-hex = Hex
np-input-name = Name
np-input-side = Side
np-input-front = Front
np-input-kind = Type
np-input-due = Turn on which it comes (? or 0: now)
np-not-to-be-placed = This counter does not wait to be placed.
np-outside-set-up = This hex is outside the set-up area of the group.
np-set-up-full = This hex holds as many units of the group as it may.
np-outside-entry = Reinforcements of this front do not enter here.
np-port-not-held = No Allied unit holds this port.
np-not-your-counter = It belongs to another player turn.
np-reinforcement-phase-only = Reinforcements are placed in the reinforcement phase.
np-not-aside = This counter has come already.
np-before-revolt = Before the Arab Revolt the Allies have no units in the East.
np-optional-own-phase = Optional units come in the own reinforcement phase.
np-optional-sent = It was sent in already.
np-log-counter-made = Brought in: { $about }
np-log-placed = Placed at { $hex }: { $about }
np-log-arrived = Reinforcement: { $about }
np-log-optional = Sent in: { $about }; the enemy gains { $vp } VP at the end
np-log-due = On the turn track, turn { $turn }: { $about }
np-log-eliminated = Eliminated: { $about }
np-log-gone = Permanently eliminated: { $about }
np-log-to-cup = Back to the cup: { $about }
np-log-valued = { $field ->
    [movement] Movement { $value }: { $about }
    [range] Command range { $value }: { $about }
   *[strength] Strength { $value }: { $about }
}

np-hidden-counter = { $side ->
    [allied] Allied counter, face down
   *[central-powers] Central Powers counter, face down
}
np-landed-already = It landed this turn and has no movement left.
np-roll-unit = The unit that comes back, by its number in the list

## Movement

do-np-move-counters = Move { $count ->
    [one] a counter
   *[other] { $count } counters
}
do-np-move-railhead = Move the railhead
do-np-place-depot = Place a forward depot
do-np-remove-excess = Remove a unit too many
np-choice-move = { $how ->
    [strategic] Strategic movement
    [rail] Rail movement
   *[landing] Landing
}
np-choice-railhead = Railhead marker
np-choice-depot = Forward supply depot
np-choice-remove-excess = Remove (too many in the hex): { $about }
np-log-moved = { $how ->
    [strategic] To { $hex } by strategic movement: { $about }
    [rail] To { $hex } by rail: { $about }
    [landing] Landed at { $hex }: { $about }
   *[normal] To { $hex }: { $about }
}
np-log-railhead = Railhead at { $hex }
np-log-depot = Forward supply depot at { $hex }
np-movement-phase-only = Counters move in the movement phase.
np-not-on-map = Only ground units on the map move.
np-moved-already = It has moved in this phase.
np-there-already = It is in this hex already.
np-off-map = There is no such hex on the map.
np-train-keeps-to-rail = An armoured train keeps to its own railway.
np-hex-closed = No ground unit enters this hex.
np-other-front = This hex belongs to the other front.
np-enemy-there = Enemy units hold this hex.
np-out-of-reach = Out of reach with { $points } movement points
np-railhead-there = The railhead marker is in this hex already.
np-railhead-when = The railhead is placed in the West Allied reinforcement phase and moves in its movement phase.
np-depot-there = There is an Allied depot already.
np-overstacked-at = At { $hex }: { $counted } units where { $limit } may stand; { $excess } must go.
np-not-overstacked = This hex is not overstacked.

## Events and what they demand

np-roll-event = Random event
np-roll-event-again = Random event, second die
np-event-name = { $event ->
    [grand-offensive] Grand offensive elsewhere
    [redeployment] Redeployment
    [emergency-replacements] Emergency replacements
    [attrition] Attrition
    [morale] Morale
    [senussi] Senussi revolt
    [tribes-go-home] Tribes go home
    [tribal-morale] Morale of the tribes
    [arab-revolt] Arab Revolt
    [late-arab-revolt] Arab Revolt (1916 and later)
   *[nothing] No event
}
np-event-no-roll = No event roll on this turn
np-historical-withdrawal = Historical withdrawal: divisions of { $strength } strength in all
do-np-meet-task = Name units for the event
do-np-drop-task = No unit for the event
np-task = { $kind ->
    [withdraw-strength] Units to withdraw: at least { $amount } strength in all
    [extra-reinforcement] Units to bring back as reinforcements: { $amount }
    [eliminate] Units to eliminate: { $amount }
   *[withdraw] { $what ->
        [division] Divisions to withdraw: { $amount }
        [tribal-unit] Tribes to withdraw: { $amount }
       *[unit] Units to withdraw: { $amount }
    }
}
np-task-divisions = Divisions { $printed } to withdraw: { $amount }
np-task-enemy-chooses = The opposing commander picks the units out of supply.
np-choice-task = { $more ->
    [0] Take { $about }
    [one] Take { $about } and 1 more
   *[other] Take { $about } and { $more } more
}
np-choice-name-for-task = Take these for the event
np-choice-drop-task = No unit for it: dropped
np-task-first = First do what the event demands.
np-task-can-be-met = There are units for it.
np-no-task = No event demands anything now.
np-not-of-task = These units do not do for the event.
np-task-count = { $wanted } to be named
np-read-strengths-first = { $count ->
    [one] The strength of one unit has not been read off its counter.
   *[other] The strengths of { $count } units have not been read off their counters.
}
np-withdraw-supplied-first = Units in supply go first: { $wanted } of them are due, these have { $got }.
np-withdraw-more = Of units out of supply { $wanted } are due, these have { $got }.
np-log-task-dropped = No unit for it: dropped

## Tribes

np-roll-tribes = Tribes out of the cup
np-roll-home = Tribes that go home
np-ask-cup = How many tribal counters are in the cup?
np-log-tribes-drawn = { $count ->
    [one] One tribe comes out of the cup.
   *[other] { $count } tribes come out of the cup.
}
np-log-tribes-home = { $count ->
    [one] One tribe goes home.
   *[other] { $count } tribes go home.
}
np-cup = Tribes in the cup

## Combat

do-np-attack = Attack
do-np-reveal-defence = Reveal the defence
do-np-choose-result = Choose the result
do-np-take-losses = Remove units
do-np-retreat-unit = Retreat
do-np-lose-trapped = No way out
do-np-pursue-with = Pursue
do-np-end-combat = End the combat
np-panel-combat = Combat at { $hex }
np-choice-attack = Attack { $hex } with all that can
np-choice-attack-with = Attack with these
np-input-crt = Table
np-input-air = Air group
np-input-naval = Flotilla
np-input-command = Command bonus
np-log-attack = { $crt ->
    [raid] Attack on { $hex }, Raid CRT
   *[main-offensive] Attack on { $hex }, Main Offensive CRT
}
np-log-revealed = { $count ->
    [one] 1 unit defends { $hex }
   *[other] { $count } units defend { $hex }
}
np-roll-combat = Combat at { $hex }
np-roll-retreat = { $role ->
    [attacker] Length of the attacker’s retreat
   *[defender] Length of the defender’s retreat
}
np-ask-strength = Combat strength printed on { $about }?
np-ask-faster = Is every defender’s printed movement greater than the fastest attacker’s?
np-result = { $code ->
    [AA] AA: attacker attrition
    [AC] AC: attacker destroyed
    [AD] AD: attacker heavy losses
    [AR] AR: attacker routed
    [AW] AW: attacker withdraws
    [BA] BA: attrition on both sides
    [BB] BB: bloody battle
    [DA] DA: defender attrition
    [DC] DC: defender destroyed
    [DD] DD: defender heavy losses
    [DR] DR: defender routed
    [DW] DW: defender withdraws
    [DX] DX: defender destroyed, attacker attrition
    [NP] NP: no prisoners
   *[OP] OP: option
}
np-choice-reveal = Reveal who defends
np-choice-result = { np-result }
np-choice-lose = { $more ->
    [0] Remove { $about }
    [one] Remove { $about } and 1 more
   *[other] Remove { $about } and { $more } more
}
np-choice-remove = Remove these
np-choice-retreat = Retreat: { $about }
np-choice-pursue = Pursue with: { $about }
np-choice-end-combat = No further pursuit
np-log-chooser = { $role ->
    [attacker] The attacker chooses.
   *[defender] The defender chooses.
}
# $role, $units and $strength (numbers; 0 where not demanded)
np-owed = { $role ->
    [attacker] { $strength ->
        [0] The attacker removes { $units }.
       *[other] The attacker removes at least { $strength } strength.
    }
   *[defender] { $strength ->
        [0] The defender removes { $units }.
       *[other] The defender removes at least { $strength } strength.
    }
}
np-retreating = { $hexes ->
    [one] Retreat by 1 hex
   *[other] Retreat by { $hexes } hexes
}
# $about (the unit), $hexes (where it may end)
np-retreat-to = { $about } may go to { $hexes }
np-retreat-nowhere = { $about } has no way out
# $allowed (a number), $hexes (where the unit may end), $about (the unit)
np-may-pursue = { $allowed ->
    [one] May pursue 1 hex, to { $hexes }: { $about }
   *[other] May pursue { $allowed } hexes, to { $hexes }: { $about }
}
np-log-retreated = Retreated to { $hex }: { $about }
np-log-trapped = No way to retreat, eliminated: { $about }
np-log-pursued = Pursued to { $hex }: { $about }
np-combat-phase-only = Attacks are made in combat phases.
np-combat-first = First finish the combat under way.
np-combat-not-over = The combat waits for something else.
np-nobody-there = No enemy unit of this front is there.
np-cannot-attack = None of these units can attack this hex now.
np-awaits-reveal = The attack on { $hex } is declared; what stands there is shown now.
np-no-reveal-now = No attacked hex waits to be revealed.
np-reveal-by-defender = Only the side that defends { $hex } shows what stands there: hand over.
np-no-choice-now = There is nothing to choose now.
np-no-losses-owed = Nobody owes losses now.
np-not-retreating = This unit does not retreat now.
np-retreat-is-open = There is a way to retreat.
np-retreat-closed = The rules of retreat close this hex.
np-not-pursuing = This unit does not pursue now.
np-pursuit-out-of-reach = { $allowed ->
    [one] A pursuit of one hex, into a vacated one, does not lead there.
   *[other] A pursuit of { $allowed } hexes, the first a vacated one, does not lead there.
}
np-no-air-group = This front has no air group.
np-no-flotilla = This front has no flotilla.

## Replacements

do-np-try-replacement = Try a replacement
np-roll-replacement = Replacement: { $about }
np-choice-replace = Try: { $about }
np-ask-rate = Replacement rate printed on the turn record track ({ $about })?
np-ask-capacity = Rail capacity printed on the turn record track ({ $about })?
np-replacement-phase-only = Replacements are tried in the replacement phase.
np-not-replaceable = This unit is not among those that may be replaced.
np-replacement-rate-spent = The replacement rate is spent.

## Points and the end

np-ask-city = Victory points printed at { $about }?
np-log-vp = { np-player-turn }: +{ $gained } VP
np-front-outcome = { np-front }: { $about }
np-race = { $winner ->
    [west-allied-player] Race for Damascus: the West Allied player wins.
    [east-allied-player] Race for Damascus: the East Allied player wins.
   *[tie] Race for Damascus: a tie
}

## Panels, layers, facts

np-panel-table = Units
np-panel-pools = Off map
np-panel-victory = VP
np-column-unit = Unit
np-column-spot = Box
np-column-turn = Turn
np-column-front = Front
np-column-level = Level now
np-overlay-zoc-allied = Allied ZOC
np-overlay-zoc-central-powers = Central Powers ZOC
np-overlay-supply-allied = Allied supply
np-overlay-supply-central-powers = Central Powers supply
np-overlay-command-allied = Allied command
np-overlay-command-central-powers = Central Powers command
np-overlay-rail = Rail nets
np-overlay-goals = Retreat and pursuit
np-overlay-depots = Depots
np-fact-turn = Game turn
np-fact-player-turn = Player turn
np-fact-phase = Phase
np-fact-is-over = The game is over
np-fact-vp = Victory points: { np-player-turn }
np-fact-revolt = Turn of the Arab Revolt
np-fact-senussi = Turn of the last Senussi revolt
np-fact-gallipoli = Turn of Gallipoli again
np-fact-occurred = Times so far, { np-player-turn }: { np-event-name }
np-fact-cup = Tribes in the cup
np-fact-railhead = Railhead
np-fact-sheet = { $table ->
    [rail-capacity] Rail capacity ({ $about })
    [replacement-rate] Replacement rate ({ $about })
   *[city-value] Victory points of { $about }
}
np-fact-counter = { $field ->
    [spot] { $about }: box
    [hex] { $about }: hex
    [strength] { $about }: strength
    [movement] { $about }: movement
    [range] { $about }: command range
    [type] { $about }: type
    [due] { $about }: turn on which it comes
    [after-revolt] { $about }: figure of AR+#
   *[starred] { $about }: star
}

## Words of choices

option-allied = Allies
option-central-powers = Central Powers
option-west = West
option-east = East
option-raid = Raid
option-main-offensive = Main Offensive
option-infantry = infantry
option-assault-infantry = assault infantry
option-composite = composite
option-cavalry = cavalry
option-camel = camels
option-armoured-car = armoured cars
option-tank = tanks
option-armoured-train = armoured train
option-artillery = artillery
option-machine-gun = machine guns
option-engineer = engineers
option-garrison = garrison
option-hq = HQ
option-hq-lawrence = Lawrence HQ
option-other = other
option-air = air group
option-naval = flotilla
option-marker = marker
option-west-cp = West Central Powers
option-west-allied = West Allied
option-east-allied = East Allied
option-east-cp = East Central Powers
option-set-up = set-up
option-random-event = random event
option-reinforcement = reinforcements
option-movement = movement
option-combat-1 = first combat
option-combat-2 = second combat
option-replacement = replacements
option-vp-check = victory points
option-advance-turn = next turn
option-game-end = end of the game
option-to-set-up = to be set up
option-map = on the map
option-arriving = arriving
option-due = on the turn track
option-available = available
option-replaceable = may be replaced
option-aside = not yet in play

## Units

np-unit-cp-w-sxf = SXF/Yildirim HQ
np-unit-cp-w-27 = 27th Infantry Division
np-unit-cp-w-df = DF composite group
np-unit-cp-w-arabcav = Arab cavalry group
np-unit-cp-w-syrcam = Syrian camel unit
np-unit-cp-w-16 = 16th Infantry Division
np-unit-cp-w-23 = 23rd Infantry Division
np-unit-cp-w-24 = 24th Infantry Division
np-unit-cp-w-26 = 26th Infantry Division
np-unit-cp-w-44 = 44th Infantry Division
np-unit-cp-w-viiicav = VIII cavalry group
np-unit-cp-w-g13 = 13th garrison regiment
np-unit-cp-w-g17 = 17th garrison regiment
np-unit-cp-w-psh1 = Pasha I group (German)
np-unit-cp-e-hxf = HXF HQ
np-unit-cp-e-42 = 42nd Infantry Regiment
np-unit-cp-e-55 = 55th Infantry Regiment
np-unit-cp-e-160 = 160th Infantry Regiment
np-unit-cp-e-hxfcam = HXF camel unit
np-unit-cp-e-kb = KB composite group
np-unit-cp-e-rashid = Rashid camel unit
np-unit-cp-e-1p = 1P composite group
np-unit-al-w-murray = Murray/Allenby HQ
np-unit-al-w-anzaccav = ANZAC cavalry division
np-unit-al-w-yeocav = Yeomanry cavalry division
np-unit-al-w-29ind = 29th Indian Infantry Brigade
np-unit-al-w-iscb = ISCB cavalry brigade
np-unit-al-w-bcc = BCC camel unit
np-unit-al-w-ga = A garrison brigade
np-unit-al-w-gb = B garrison brigade
np-unit-al-w-42 = 42nd Infantry Division
np-unit-al-w-52 = 52nd Infantry Division
np-unit-al-w-53 = 53rd Infantry Division
np-unit-al-w-54 = 54th Infantry Division
np-unit-cp-w-25 = 25th Infantry Division
np-unit-cp-w-8 = 8th Infantry Division
np-unit-al-w-10ind = 10th Indian Infantry Division
np-unit-al-w-11ind = 11th Indian Infantry Division
np-unit-cp-w-3 = 3rd Infantry Division
np-unit-cp-w-10 = 10th Infantry Division
np-unit-al-w-anzacinf = ANZAC infantry brigade
np-unit-al-e-lawrence = Lawrence HQ
np-unit-al-w-5air = 5th air group
np-unit-cp-w-psh1air = Pasha I air group (German)
np-unit-al-w-emed = EMed flotilla
np-unit-al-w-aus1 = Australian 1st Division
np-unit-al-w-aus2 = Australian 2nd Division
np-unit-al-e-cf = Chaytor Force Division
np-unit-cp-w-alpk = Alpen Corps
np-unit-cp-w-2cav = 2nd Cavalry Division (German)
np-unit-cp-w-111 = 111th Division
np-unit-cp-e-armcar = Armoured car battalion
np-unit-cp-e-11rj = 11th Reserve Jaeger Battalion
np-unit-var-sa = South African reconnaissance brigade
np-unit-var-rn = Royal Navy division
np-unit-var-med2 = Mediterranean 2nd flotilla
np-unit-var-sb = German colonial marine battalion (Seebattalion)
np-unit-var-ok = Austro-Hungarian Orient Corps
np-unit-var-gallipoli = Gallipoli again (RN division and Med2 flotilla)
np-unit-al-w-railhead = Allied railhead marker
np-unit-al-e-fsd = Forward supply depot
