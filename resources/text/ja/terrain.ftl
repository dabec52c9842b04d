## ルール上の効果

note-impassable = どのユニットも進入不可
# $mf (移動力)
note-infantry-enters = 歩兵の進入は{ $mf } MF
# $mf (移動力)
note-infantry-enters-by-road = 道路沿いなら歩兵の進入は{ $mf } MF
# $mp (移動力)
note-vehicle-enters = 車両の進入は{ $mp } MP
# $mf (移動力)
note-polder-infantry-leaves = 歩兵の退出は+{ $mf } MF（道路沿いなら不要）
# $mp (移動力), $drm (ボグチェックのダイス目修正)
note-polder-vehicle-leaves = 車両の退出は+{ $mp } MPとボグチェック（全移動力を使うのでなければ+{ $drm } DRM。道路沿いなら不要）
# $mf (移動力)
note-steeple-stairs = 尖塔の昇り降りは歩兵のみ、{ $mf } MF
# $tem (地形効果修正), $mf (移動力)
note-polder-cover = 歩兵に+{ $tem } TEM（他のTEMとは累積しない）。進入時に得るには+{ $mf } MF
# $tem (地形効果修正), $more (対迫撃砲・OBAの追加分)
note-steeple-cover = 地上、尖塔とも+{ $tem } TEM。迫撃砲とOBAに対し地上はさらに+{ $more }
# $smc (SMCの数)
note-steeple-stacking = 尖塔に入れるのは各陣営1個分隊相当と{ $smc } SMCまで
note-no-smoke = 煙幕は置けない

## マップファイルの注記：確かでない理由

map-note-corner-under-turn-track = 角がターン記録表に隠れている
map-note-under-turn-track = 一部がターン記録表に隠れているため、見える範囲から判断
map-note-two-trees-show = 果樹園の木が2本見え、残りはターン記録表の下（他の果樹園ヘクスはすべて4本）
map-note-grain-off-centre = この半ヘクスの約6分の1が麦畑だが、中心は麦畑の外なので麦畑ヘクスではない
map-note-grain-sliver = マップ端にわずかに麦畑がかかるが、麦畑ヘクスではない
map-note-town-square = 市庁舎前の舗装広場。道路でBB15とつながる
