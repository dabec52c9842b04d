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
# $unit
piece-half = Casualty Reduction: { $unit }
piece-replaced = Beyond its ELR: { $unit }
# $portage (in PP, or unknown)
piece-portage = { $portage ->
    [unknown] Portage as on the counter
   *[other] { $portage } PP
}
forces-choice-strike-off = Strike off (named by mistake)
# $leader (in Good Order, his DRM counts)
forces-choice-leave-led = Leave the map, broken, led by { $leader }
# beside the marks: what a counter, or the name of a wounded leader, says in small letters
option-radio = radio
option-w = w
