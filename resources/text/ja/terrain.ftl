## ルール上の効果

note-impassable = どのユニットも進入できません。
# $mf (移動力)
note-infantry-enters = 歩兵の進入は{ $mf } MF（ルールの例による）。
# $mf (移動力)
note-infantry-enters-by-road = 道路沿いに進入する歩兵は{ $mf } MF（ルールの例による）。
# $mp (移動力)
note-vehicle-enters = 車両の進入は{ $mp } MP（ルールの例による）。
# $mf (移動力)
note-polder-infantry-leaves = 歩兵は退出に{ $mf } MFを追加で消費します（道路沿いを除く）。
# $mp (移動力), $drm (ボグチェックのダイス目修正)
note-polder-vehicle-leaves = 車両は退出に{ $mp } MPを追加で消費し、ボグチェックを行います（全移動力を消費する移動でなければ+{ $drm } DRM。道路沿いを除く）。
# $mf (移動力)
note-steeple-stairs = 尖塔への昇り降りは歩兵のみ、{ $mf } MF。
# $tem (地形効果修正), $mf (移動力)
note-polder-cover = 歩兵に+{ $tem } TEM（他のTEMとは累積しません）。移動中に得るには{ $mf } MFを追加で消費します。
# $tem (地形効果修正), $more (対迫撃砲・OBAの追加分)
note-steeple-cover = どちらの階層も+{ $tem } TEM。地上階は迫撃砲とOBAに対してさらに+{ $more }。
# $smc (SMCの数)
note-steeple-stacking = 尖塔に入れるのは各陣営1個分隊相当と{ $smc } SMCまで。
note-no-smoke = 煙幕は置けません。
