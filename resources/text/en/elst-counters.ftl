### Counters of Decision at Elst: what is known of them, the first set-up, what may be told on the map.

# $kind (squad, half-squad, crew, leader, weapon, radio, gun, vehicle), $class (of an MMC, or none)
piece-kind = { $class ->
    [elite] Elite { piece-kind-word }
    [first-line] First-line { piece-kind-word }
    [second-line] Second-line { piece-kind-word }
    [green] Green { piece-kind-word }
    [conscript] Conscript { piece-kind-word }
   *[none] { $kind ->
        [squad] Squad
        [half-squad] Half-squad
        [crew] Crew
        [leader] Leader
        [weapon] Support weapon
        [radio] Radio
        [gun] Gun
       *[vehicle] Vehicle
    }
}
piece-kind-word = { $kind ->
    [half-squad] half-squad
    [crew] crew
   *[squad] squad
}
# $morale, $broken (the level on its back, or unknown)
piece-morale = Morale { $morale }; broken { $broken ->
    [unknown] as on the counter’s back
   *[other] { $broken }
}
piece-elr = ELR { $elr }
piece-no-elr = Never replaced for exceeding an ELR
piece-steady = Does not cower
# $unit
piece-half = Casualty Reduction: { $unit }
piece-replaced = Beyond its ELR: { $unit }
# $portage (in PP, or unknown)
piece-portage = { $portage ->
    [unknown] Portage as on the counter
   *[other] { $portage } PP
}

# $side (who sets up first)
initial-order = First set-up: { forces-side }. The other side moves first.
# $formation
initial-where = { $formation ->
    [dragoon-guards] 4th/7th Royal Dragoon Guards enter from turn 1 on.
    [wessex-214-brigade] 214th Brigade sets up on hexrow D and west, or enters from turn 1 on.
   *[kampfgruppe-knaust] Kampfgruppe Knaust sets up on hexrow E and east.
}
# $pieces (as a roster line)
forces-choice-known = Name the British { $pieces }
forces-choice-pass-road = A Good Order MMC passes here (edge road)
forces-choice-strike-off = Strike off (named by mistake)
# $leader (in Good Order, his DRM counts)
forces-choice-leave-led = Leave the map, broken, led by { $leader }
