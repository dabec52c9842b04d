### What the rules of No Prisoners refuse and explain: replacements to scenarios, charts, variants.

## 14 Replacements

np-log-eliminated = Eliminated, may be replaced: { $about }
np-nothing-to-replace = No unit waits to be replaced; the rate is not saved up.
np-remind-replacements = Units that may still be tried: { $left }{ $change ->
    [none] { "" }
   *[other] , the rate being { $rate }, { $change } for morale
}
np-not-replaceable = This unit is not among those that may be replaced.
np-ask-rate = Replacement rate printed on the turn record track ({ $about })?
np-replacement-phase-only = Replacements are tried in the replacement phase.
np-replacement-rate-spent = { $change ->
    [none] The replacement rate, { $rate }, is spent.
   *[other] The replacement rate is { $rate }, { $change } for morale: nobody else may be tried.
}
np-now-replacements = { $count ->
    [one] One unit may still be tried for replacement
   *[other] { $count } units may still be tried for replacement
}
np-roll-replacement = Replacement: { $about }
np-replacement-gone = A { $die }: permanently eliminated
np-replacement-reinforcement = It returns as a reinforcement on turn { $turn }.
np-replacement-too-late = It would return on turn { $turn }, after the last: permanently eliminated

## 15 Supply

np-if-supplied = { $about } ({ $hex }) would be in supply again.
np-supply-by-land = In supply: { $cost } of { $range } hexes to the depot at { $hex }
np-supply-by-rail = In supply by rail from the depot at { $hex }; line of { $cost } hexes in all
np-supply-no-depot = Out of supply: no own depot is garrisoned.
np-supply-none = Out of supply: no line of { $range } hexes reaches an own depot or the own rail net.
np-supply-rail-astray = Out of supply: no line of { $range } hexes reaches an own depot, and the own railway reached leads to none.

## 15.5 Always in supply

np-supply-always = Always in supply

## 15.6 Blocked supply lines

# $hexes (where the enemies stand)
np-line-without = It would run if no enemy stood at { $hexes }.
# $faction (allied, central-powers), whose railway enemy units hold or have left
np-rail-cut = { $faction ->
    [allied] Allied railway
   *[other] Railway of the Central Powers
} cut at { $hex }
np-rail-open = { $faction ->
    [allied] Allied railway
   *[other] Railway of the Central Powers
} open again at { $hex }
# $count (units), $hexes (where they stand), $about (the one)
np-supply-lost = { $count ->
    [one] Out of supply now: { $about }
   *[other] Out of supply now: { $count } { $faction ->
        [allied] Allied units
       *[other] units of the Central Powers
    } at { $hexes }
}
np-supply-found = { $count ->
    [one] In supply now: { $about }
   *[other] In supply now: { $count } { $faction ->
        [allied] Allied units
       *[other] units of the Central Powers
    } at { $hexes }
}

## 15.8 Forward supply depots

np-choice-depot = Forward supply depot
np-log-depot = Forward supply depot at { $hex }
np-depot-there = There is an Allied depot already.
np-fsd-when = A forward depot is placed in the East Allied reinforcement phase.
np-fsd-where = A forward depot is placed in a city or town.
np-fsd-not-held = No East Allied unit holds the place.
# $hexes (where enemies or EZOC bar the shortest line)
np-fsd-barred = No line leads to a printed Allied depot in the East: enemy units or EZOC bar it at { $hexes }.
np-fsd-no-line = No line leads to a printed Allied depot in the East.
np-fsd-too-far = { $distance } hexes to the nearest printed Allied depot; { $range } at most.

## 16.2 Railhead

np-choice-railhead = Railhead marker
np-log-railhead = Railhead at { $hex }
np-railhead-when = The railhead is placed in the West Allied reinforcement phase and moves in its movement phase.
np-railhead-too-early = The railhead marker arrives in 1916 I.
np-now-railhead = The railhead marker waits to be placed
np-railhead-west-bank = The railhead marker arrives on an Allied railway hex on the canal’s west bank.
np-railhead-enemy = The railhead marker keeps out of enemy units and EZOC.
np-railhead-there = The railhead marker is in this hex already.
np-railhead-supply = The railhead marker moves in supply only.
np-railhead-too-far = The railhead marker moves { $most } hexes at most.
np-railhead-off-rail = The railhead marker keeps to railway hexes.

## 16.3 Own net

np-rail-other-net = Rail movement keeps to the own net.

## 17 Front boundary

np-fronts-attack-apart = Units of the two fronts attack separately.
np-other-front = This hex belongs to the other front.
# $barrier (all-lake, all-sea, front-boundary)
np-attack-across = { $barrier ->
    [all-lake] No attack across an all-lake hexside.
    [all-sea] No attack across an all-sea hexside.
   *[front-boundary] No attack across the front boundary.
}
np-replacement-other-front = A unit is replaced on its own front only.

## 18 The Arab Revolt

np-remind-cup = Before play all Arab units marked Tribal on the back go into a cup.
np-event-revolted = No event: the Arab Revolt has broken out already.
np-effect-arab-revolt = The Arab Revolt breaks out.
np-revolted-on = The Arabs revolted on turn { np-when }.
np-before-revolt = Before the Arab Revolt the Allies have no units in the East.
np-no-revolt-yet = The Arabs have not revolted: no tribe is drawn.
np-ask-cup = How many tribal counters are in the cup?
np-cup = Tribes in the cup
np-cup-uncounted = The tribes in the cup have not been counted: it is taken to hold enough.
np-roll-tribes = Tribes out of the cup
np-remind-ar-units = Units marked AR+# arrive so many turns after the revolt.
np-choice-read-arrival = AR+# printed on { $about }
np-due-after-revolt = AR+{ $turns }
# $about (the counter), $turn
np-ar-comes = AR+#: comes on turn { np-when }: { $about }
np-ar-too-late = AR+#: the game ends before it comes: { $about }
np-ar-east-allied = Only Allied units of the East are marked AR+#.

## 18.3 Later rolls for tribes
## + np-roll-tribes

np-log-tribes-drawn = { $count ->
    [0] The cup holds no tribe: none comes out.
    [one] One tribe comes out of the cup.
   *[other] { $count } tribes come out of the cup.
}
np-cup-left = { $left ->
    [0] The cup is empty.
   *[other] Left in the cup: { $left }
}
# $turn, $dice (0 for no roll), $way (cup or home)
np-tribal-roll = { $dice ->
    [0] Turn { np-when }: no roll for tribes
    [1] { $way ->
        [home] Turn { np-when }: a die of tribes goes home
       *[cup] Turn { np-when }: a die of tribes comes from the cup
    }
   *[other] Turn { np-when }: { $dice } dice of tribes come from the cup
}

## 18.4 Placing tribes

np-tribe-enemy = No tribe arrives on enemy units or in EZOC.
np-tribe-too-far = Tribes arrive within { $range } hexes of the southern edge or of another Allied unit in the East.
np-now-tribes = { $count ->
    [one] One tribe waits to be placed
   *[other] { $count } tribes wait to be placed
}
np-ports-not-held = Allied units hold no port of the East: reinforcements wait until they do or may land from the sea, tribes apart.
np-port-not-held = No Allied unit holds this port.

## 18.5 Eliminated tribes

np-replacement-to-cup = It returns to the tribal cup on turn { $turn }.

## 19.2 Change of leader, air groups and flotillas

np-commander = { $name ->
    [allenby] Allenby takes over from Murray.
   *[yildirim] Yildirim takes over from SXF.
}

## 19.3 Infiltration

np-nation-central = Only counters of the Central Powers are German or Turkish.
np-ask-colours = Does { $about } infiltrate: in German colours, or Turkish and marked Sturm?

## 19.4 Armoured trains

np-train-keeps-to-rail = An armoured train keeps to its own railway.

## 19.5 Optional units

np-optional-other-front = It does not serve on this front.
np-optional-own-phase = Optional units come in the own reinforcement phase.
# $count (units)
np-now-optional = { $count ->
    [one] One optional unit may be sent in
   *[other] { $count } optional units may be sent in
}
np-optional-sent = It was sent in already.

## 19.6 Allied optional units

np-choice-optional = Send in (enemy +{ $vp } VP): { $about }
np-log-optional-front = It serves in the { np-front }.
np-log-optional = Sent in: { $about }; the enemy gains { $vp } VP at the end
np-optional-too-early = It may come from turn { np-when } on.

## 19.7 Optional units of the Central Powers
## + np-choice-optional
## + np-log-optional
## + np-optional-too-early

## 19.9 Historical date of the revolt

np-event-historical-revolt = No event: the revolt follows its historical date.

## 19.10 Historical withdrawals

np-dated-first = First name the divisions that leave on this date.
np-historical-withdrawal = Historical withdrawal: divisions of { $strength } strength in all
np-task-divisions = Divisions { $printed } to withdraw: { $amount }
np-event-historical-withdrawal = No event: withdrawals follow their historical dates.

## 20 Landings
## + np-moved-already

np-landing-allied-only = Only the Allies land from the sea.
np-landing-limit-too = { $about } Moreover one unit a year lands on each front, and it has.
np-landing-limit = One unit a year lands on each front, and it has.
np-landing-one-too = { $about } Moreover one unit a year lands on each front.
np-landing-one = One unit a year lands on each front: choose which.
np-landed-already = It landed this turn and has no movement left.
np-has-landed = { $about }: { np-landed-already }
# $year; $box (year, gallipoli, evacuation)
np-news-landing = { $box ->
    [gallipoli] It comes by sea: a landing of Gallipoli.
    [evacuation] It leaves by sea: the evacuation of Gallipoli.
   *[other] It comes by sea: the landing of { $year } on this front.
}
np-landing-other-front = A landing stays on its own front.
np-landing-enemy = The enemy holds the target hex.
np-landing-start = A landing starts in a coastal city, town or clear hex.
np-landing-target = A landing ends in a coastal city, town or clear hex.
np-remind-landing = One unit a year may land on each front; it may attack normally.
np-landing-tribal = Tribal units do not land.
np-now-landing = { $count ->
    [one] One reinforcement can come by a landing only
   *[other] { $count } reinforcements can come by a landing only
}

## 21.2 Medina and Jerusalem

np-no-offensive-on-city = The Main Offensive CRT is not used against Medina or Jerusalem.

## 21.3 Damascus
## + np-fronts-attack-apart

np-damascus-closed = Central Powers units never enter Damascus.
np-damascus-held = { $front ->
    [west] Units of the western front hold Damascus.
   *[east] Units of the eastern front hold Damascus.
}

## 22.0 Weather

np-new-season = { $year } { $quarter }: { $season ->
    [winter] winter
   *[summer] summer, one combat phase
}.

## 22.2 Winter

np-remind-winter-stacks = After winter a wadi holds one unit only, and so does a desert hex off the own supplied railway.

## 22.3 Tribes go home
## + np-tribal-roll

np-roll-home = Tribes that go home
np-task-homeward = Tribes to send home: { $amount }
np-homeward-first = First name the tribes that go home.
np-log-tribes-home = { $count ->
    [0] No tribe is on the map: none goes home.
    [one] One tribe goes home.
   *[other] { $count } tribes go home.
}

## 22.4 Summer

np-remind-one-combat = In summer there is one combat phase only.

## 23 Victory

np-log-vp = { np-player-turn }: +{ $gained } VP
np-vp-final = Points in the West: Allies { $west-allied }, Central Powers { $west-cp }; in the East: Allies { $east-allied }, Central Powers { $east-cp }
np-vp-now = Now in the West: Allies { $west-allied } ({ $west-allied-more }), Central Powers { $west-cp } ({ $west-cp-more }); in the East: Allies { $east-allied } ({ $east-allied-more }), Central Powers { $east-cp } ({ $east-cp-more })
# $about (the place), $gives (depot, city, both)
np-left-alone = { $about } stands without a unit: { $gives ->
    [depot] supplies nobody
    [city] no VP
   *[both] supplies nobody, no VP
}
np-log-east-scores = From now on the East scores victory points.
np-vp-quarter-four-only = Victory points are assessed after quarter IV.
# $box (the city)
np-city-unknown = Nobody knows the victory points of { $box }: not counted.
np-ask-city = Victory points printed at { $about }?
np-front-outcome = { np-front }: { $about }
# $level (draw, limited, operational, strategic), $winner (allied, central-powers, nobody)
np-victory-level = { $winner ->
    [nobody] A draw
    [allied] { $level ->
        [limited] Allied limited victory
        [operational] Allied operational victory
       *[strategic] Allied strategic victory
    }
   *[central-powers] { $level ->
        [limited] Central Powers limited victory
        [operational] Central Powers operational victory
       *[strategic] Central Powers strategic victory
    }
}
np-victory = { np-victory-level } (difference { $difference })
np-vp-no-revolt = The East scores nothing before the Arab Revolt.
np-level-history = { $than ->
    [better] In history: { $about }. The Allies stand better.
    [worse] In history: { $about }. The Allies stand worse.
   *[same] In history: { $about }, as now.
}

## 24 Race for Damascus

np-race-in-fog = Who commands what changes only while all cards lie open and nothing waits: lift the fog together, let each side sit here once, and agree on fog again afterwards.
# $player (who commands): Race for Damascus
np-race-commander = { $player ->
    [west-allied-player] Race for Damascus: the West Allied player commands.
   *[east-allied-player] Race for Damascus: the East Allied player commands.
}
np-race = { $winner ->
    [west-allied-player] Race for Damascus: the West Allied player wins.
    [east-allied-player] Race for Damascus: the East Allied player wins.
   *[tie] Race for Damascus: a tie
}

## 25 Scenario 1: War in the Desert

# $area (places, railway, west-of-canal, east-of-canal, desert), $places for the first, $first and $last for the second; $about: a hex.
np-outside-set-up = It is set up { $area ->
    [places] { $within ->
        [0] in { $places }
        [one] within 1 hex of { $places }
       *[other] within { $within } hexes of { $places }
    }
    [railway] in cities and towns of the railway between { $first } and { $last }
    [west-of-canal] west of the Suez Canal
    [east-of-canal] east of the Suez Canal, beside it
   *[desert] in a desert hex
}; the nearest such hex is { $about }.
# $area, $places, $within, $most (units a hex; 0 for as many as stack)
np-set-up-area = { $area ->
    [places] { $within ->
        [0] { $places }
        [one] within 1 hex of { $places }
       *[other] within { $within } hexes of { $places }
    }
    [railway] cities and towns of the railway between { $first } and { $last }
    [west-of-canal] west of the Suez Canal
    [east-of-canal] beside the Suez Canal, east
   *[desert] desert
}{ $most ->
    [0] { "" }
    [one] , one unit a hex
   *[other] , { $most } units a hex
}
np-set-up-full = This hex holds as many units of the group as it may.
# $count, $side
np-choice-place-fixed = Set up { $count ->
    [one] the counter
   *[other] the { $count } counters
} { $side ->
    [allied] of the Allies
   *[central-powers] of the Central Powers
} with one place only
np-nothing-fixed = Nobody waits who has one place only.
np-event-ignored = No event: this scenario ignores it.

## 26 Scenario 2: The Last Crusade
## + np-outside-set-up
## + np-set-up-area
## + np-choice-place-fixed
## + np-nothing-fixed

np-remind-strategic-into-ezoc = Units set up within a hex of Gaza and Beersheba may enter EZOC by strategic movement now, and stop there.
np-remind-first-turn = Units marked 1915 I come in the first reinforcement phase, not in the set-up.
np-event-no-roll = No event roll on this turn

## TEC Terrain chart
## + np-attack-across

# $differs (yes, no): whether it is $winter in winter.
np-entry-ground = To enter: { $points } MP{ $differs ->
    [yes] , in winter { $winter }
   *[no] { "" }
}
np-entry-pass = Along the pass: { $points } MP
np-entry-river = Across the river or canal: { $points } MP more
np-entry-entrenchment = Entrenchment, for the Central Powers: { $points } MP to enter, defence ×{ $factor }
np-vehicles-enter-mountain = Tanks and armoured cars do not enter mountains.
np-vehicles-attack-mountain = Tanks and armoured cars do not attack into mountains.
np-hex-closed = No ground unit enters this hex.

## VAR Variant counters
## + np-choice-optional
## + np-log-optional
## + np-optional-too-early

np-gallipoli-used = Gallipoli has been tried already.
np-gallipoli-too-many = At most { $most } units.
np-gallipoli-needs-division = The Royal Navy division must be among them.
np-evacuation-later = The evacuation comes on a turn after the landing.
np-evacuation-once = The evacuation has been made already.
np-evacuation-places = The evacuation leads from western coastal hexes to western cities or towns on the coast that the Allies hold.
np-ask-claim = Does the other player claim the Orient Corps on this turn too?
np-roll-claim = Coin toss for the Orient Corps (1: West, 2: East)
