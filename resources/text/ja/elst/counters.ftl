### 『Decision at Elst』のカウンター：判明している値、最初の配置、マップ上の操作。

# $kind (squad, half-squad, crew, leader, weapon, radio, gun, vehicle), $class (MMC の練度、なければ none)
piece-kind = { $class ->
    [elite] エリート{ piece-kind-word }
    [first-line] 1線級{ piece-kind-word }
    [second-line] 2線級{ piece-kind-word }
    [green] 新兵{ piece-kind-word }
    [conscript] 徴収兵{ piece-kind-word }
   *[none] { $kind ->
        [squad] 分隊
        [half-squad] HS
        [crew] 操作班
        [leader] 指揮官
        [weapon] 支援火器
        [radio] 無線機
        [gun] 砲
       *[vehicle] 車両
    }
}
piece-kind-word = { $kind ->
    [half-squad] HS
    [crew] 操作班
   *[squad] 分隊
}
# $morale, $broken (裏面の士気、または unknown)
piece-morale = 士気 { $morale }、混乱時は{ $broken ->
    [unknown] カウンター裏面の値
   *[other] { $broken }
}
# $unit
piece-half = 損耗：{ $unit }
piece-replaced = ELR超過時：{ $unit }
# $portage (PP、または unknown)
piece-portage = { $portage ->
    [unknown] 運搬値はカウンターの値
   *[other] { $portage }PP
}
forces-choice-strike-off = 取り消す（入力の間違い）
# $leader (in Good Order, his DRM counts)
forces-choice-leave-led = 混乱状態で盤外へ退出（{ $leader }が率いる）
# カウンター名に小文字で書かれる語（wは負傷した指揮官）
option-radio = 無線機
option-w = 負傷
