### No Prisoners at the table: scenarios, phases, what is asked, told and offered.

## Asked when it first matters

np-log-typed = { $kind ->
    [infantry] Infantry: { $about }
    [assault-infantry] Assault infantry: { $about }
    [composite] Composite group: { $about }
    [cavalry] Cavalry: { $about }
    [camel] Camels: { $about }
    [armoured-car] Armoured cars: { $about }
    [tank] Tanks: { $about }
    [armoured-train] Armoured train: { $about }
    [artillery] Artillery: { $about }
    [machine-gun] Machine guns: { $about }
    [engineer] Engineers: { $about }
    [garrison] Garrison: { $about }
    [hq] HQ: { $about }
    [hq-lawrence] Lawrence HQ: { $about }
   *[other] Another type: { $about }
}
np-log-coloured = { $colours ->
    [german] German colours: { $about }
    [sturm] Turkish, marked Sturm: { $about }
   *[turkish] Turkish colours: { $about }
}
# $about (why)
np-move-not-made = The move was not made. { $about }
np-attack-not-made = The attack was not made. { $about }
# $turn, $year, $quarter, $player: a box of the turn record track
np-box = Turn { $turn } ({ $year } { $quarter }), { np-player-turn }

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
do-np-begin-phase = Begin the phase that was set

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
# $turn: a game turn by its number and its date (22.0)
np-when = { FIGURE($turn) ->
    [1] { $turn } (1915 I)
    [2] { $turn } (1915 II)
    [3] { $turn } (1915 III)
    [4] { $turn } (1915 IV)
    [5] { $turn } (1916 I)
    [6] { $turn } (1916 II)
    [7] { $turn } (1916 III)
    [8] { $turn } (1916 IV)
    [9] { $turn } (1917 I)
    [10] { $turn } (1917 II)
    [11] { $turn } (1917 III)
    [12] { $turn } (1917 IV)
    [13] { $turn } (1918 I)
    [14] { $turn } (1918 II)
    [15] { $turn } (1918 III)
    [16] { $turn } (1918 IV)
   *[other] { $turn }
}
np-due = { np-when }
np-spot-on-track = on the turn track, turn { np-when }
np-mark-supply = S
np-mark-supply-name = Out of supply
np-mark-railhead = RH
np-mark-depot = D
np-no-such-counter = There is no counter { $unit }.
np-counter-needs-name = Give the counter the name that is printed on it.
np-counter-name-taken = There is a counter { $name } already.
np-nothing-named = No counter was named.
# $about (the back of the counter)
np-hidden-line = Something that only its owner may read: { $about }
# $number (its back)
np-unit-lost = Counter whose card is lost ({ $number })

## Placing and arriving

do-np-place-counter = Place a counter
np-setup-fixed = Set up what has one place only
np-setup-fixed-tip = The counters that the rulebook’s set-up leaves one place only stand there.
np-sheet-hex = Hex or place
np-sheet-strength = CS (★)
np-sheet-movement = MA
np-sheet-range = Range (HQ)
np-sheet-not-read = { $about }: “{ $text }” is no printed value. A number is expected, at the strength with * for a star.
np-nothing-below = No counter of its kind stands below { $about }.
do-np-place-fixed = Set up what has one place only
do-np-bring-counter = Bring in a counter
do-np-read-arrival = Read an AR+#
do-np-make-counter = Bring in a counter by name
do-np-send-optional = Send in an optional unit
np-choice-place = Place: { $about }
np-choice-bring = Bring in: { $about }
np-choice-make = Bring in another counter
np-input-hex = Hex
np-input-units = Units
np-input-name = Name
np-input-side = Side
np-input-front = Front
np-input-kind = Type
np-input-nation = Nation, of a Central Powers counter
np-input-due = Turn on which it comes (? or 0: now)
np-not-to-be-placed = This counter does not wait to be placed.
np-log-counter-made = Brought in: { $about }
np-log-placed = Placed at { $hex }: { $about }
np-log-arrived = Reinforcement: { $about }
np-log-due = On the turn track, turn { np-when }: { $about }
np-log-gone = Permanently eliminated: { $about }
np-log-to-cup = Back to the cup: { $about }
np-log-valued = { $field ->
    [movement] Movement { $value }: { $about }
    [range] Command range { $value }: { $about }
   *[strength] Strength { $value }: { $about }
}
np-hidden-counter = { $side ->
    [allied] Allied counter, face down
    [none] Counter, face down
   *[central-powers] Central Powers counter, face down
}
np-input-arrival = The figure behind AR+
np-input-after-revolt = AR+# printed on it (? or 0: none)

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
np-choice-lift = { $spot ->
    [replaceable] Off the map: may be replaced
   *[gone] Off the map: permanently eliminated
}
np-choice-remove-excess = Remove (too many in the hex): { $about }
np-log-moved = { $how ->
    [strategic] To { $hex } by strategic movement: { $about }
    [rail] To { $hex } by rail: { $about }
    [landing] Landed at { $hex }: { $about }
   *[normal] To { $hex }: { $about }
}
np-reach-cost = { $points }
np-reach-stop = { $points }Z
np-not-on-map = Only ground units on the map move.
np-there-already = It is in this hex already.
np-off-map = There is no such hex on the map.

## Events and what they demand

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
do-np-meet-task = Name units for the event
do-np-name-withdrawal = Name a unit of the enemy that withdraws
do-np-drop-task = No unit for the event
# $places: 1 where it is one of several alike, which stands in $hex
np-choice-unit = { $about }{ $places ->
    [0] { "" }
   *[other] { " " }({ $hex })
}
np-choice-task = { $more ->
    [0] Take { np-choice-unit }
   *[other] Take { np-choice-unit }, { $others }
}
# One of several alike, which stands in $hex
np-one-in-hex = { $about } ({ $hex })
np-choice-task-any = Take others
np-choice-name-for-task = Take these for the event
np-choice-drop-task = No unit for it: dropped
np-no-task = No event demands anything now.
np-task-count = { $wanted } to be named

## Combat

do-np-attack = Attack
do-np-reveal-defence = Reveal the defence
do-np-choose-result = Choose the result
do-np-take-losses = Remove units
do-np-retreat-unit = Retreat
do-np-lose-trapped = No way out
do-np-pursue-together = Pursue together
do-np-pursue-with = Pursue
do-np-end-combat = End the combat
np-choice-attack-these = Attack { $about }
np-choice-attack-with = Attack with these
np-input-crt = Table
np-input-air = Air group
np-input-naval = Flotilla
np-input-command = Command bonus
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
np-choice-result = { np-result }
np-choice-result-no-prisoners = { np-result }, through EZOC too, pursuit +1 hex
np-choice-lose = { $more ->
    [0] Remove { $about }
   *[other] Remove { np-choice-unit }, { $others }
}
np-choice-lose-one = Remove { $about }
np-choice-lose-any = Remove others
np-choice-remove = Remove these
# $place (its name, or none), $hex
np-choice-goal = { $place ->
    [none] { $hex }
   *[other] { $place } { $hex }
}
# $kind (city, town, open), $friends (units of the same side there)
np-choice-there = { $kind ->
    [city] { " " }(city{ np-choice-friends })
    [town] { " " }(town{ np-choice-friends })
   *[open] { $friends ->
        [0] { "" }
       *[other] { " " }({ np-choice-friends-alone })
    }
}
np-choice-friends = { $friends ->
    [0] { "" }
   *[other] , { np-choice-friends-alone }
}
np-choice-friends-alone = with { $friends ->
    [one] one unit of that side
   *[other] { $friends } units of that side
}
np-choice-retreat-to = Retreat to { np-choice-goal }{ np-choice-there }: { $about }
np-choice-retreat-hex = { np-choice-goal }{ np-choice-there }
np-choice-retreat = Retreat: { $about }
np-choice-pursue-together = Pursue to { np-choice-goal }{ np-choice-there } with all that may: { $count } units
np-choice-pursue-to = Pursue to { np-choice-goal }{ np-choice-there }: { $about }
np-choice-pursue = { $allowed ->
    [one] Pursue 1 hex: { $about }
   *[other] Pursue up to { $allowed } hexes: { $about }
}
np-choice-end-combat = No further pursuit
np-log-chooser = { $role ->
    [attacker] The attacker chooses.
   *[defender] The defender chooses.
}

## Replacements

do-np-try-replacement = Try a replacement
np-choice-replace = Try: { $about }

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
np-overlay-depots = Depots, railhead
np-fact-turn = Game turn
np-fact-player-turn = Player turn
np-fact-phase = Phase
np-fact-is-over = The game is over
np-fact-vp = Victory points: { np-player-turn }
np-fact-revolt = Turn of the Arab Revolt
np-fact-senussi = Turn of the last Senussi revolt
np-fact-gallipoli = Turn of Gallipoli again
# $sort (a year, gallipoli, evacuation); $front, $turn
np-fact-landings = { $sort ->
    [gallipoli] Units landed, Gallipoli again
    [evacuation] Units evacuated on turn { np-when }
   *[other] Landings in { $sort }: { np-front }
}
np-fact-occurred = Times so far, { np-player-turn }: { np-event-name }
np-fact-cup = Tribes in the cup
np-fact-railhead = Railhead
np-fact-depot = Forward supply depot { $number }
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
    [nation] { $about }: nation
    [sturm] { $about }: marked Sturm (19.3)
    [tribal] { $about }: marked Tribal on the back (18.0)
   *[starred] { $about }: star
}
np-map-needs-hex = { $about }: on the map it stands in a hex. Tell which.
np-hex-off-map = { $about }: what stands in a hex is on the map. Tell one of both.
# $about (what keeps units out of $hex)
np-against-rules = Against the rules at { $hex }: { $about }
np-both-sides = Units of both sides stand in { $hex } now.
