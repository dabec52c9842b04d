### 『Decision at Elst』のルールによる拒否と説明：地形。

## 1.1 尖塔

steeple-infantry-only = 尖塔区域に入れるのは歩兵だけです。
steeple-climb-cost = 階段の昇降には{ $cost }MFが必要ですが、残りは{ $left }MFです。
forces-choice-climb = 尖塔に昇る
forces-choice-descend = 尖塔から降りる
# $entry, $climb, $total（MF）
climb-cost = 進入{ $entry }MF＋階段{ $climb }MF＝{ $total }MF
# $hex, $level (0 地上, 1 尖塔), $tem (符号つき、または unknown), $hindrance
shot-log-struck = { $hex }の{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}を攻撃、TEMは{ $tem ->
    [unknown] 基本ルールのとおり
   *[other] { $tem }
}{ $hindrance ->
    [0] 。
   *[other] 、LOS妨害 +{ $hindrance }。
}
# $steeple, $ground, $from-above（TEM）
climb-cover = TEM：尖塔 { $steeple }、地上 { $ground }（迫撃砲とOBAには { $from-above }）
steeple-no-close-combat = { $hex }：尖塔区域と地上レベルはCCにも混戦にもなりません。
# $hex, $level (0 地上, 1 尖塔)
steeple-close-combat = { $hex }：両陣営が{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}にいて、そこでCCを行えます。
shot-no-steeple = 射撃側も{ $hex }も尖塔ヘクスではありません。基本ルールだけで判定します。
shot-own-location = 射撃側自身が{ $hex }のその区域にいます。
# $close (pbf, tpbf, none)
shot-log-close = { $close ->
    [pbf] 近接射撃（PBF）です。
    [tpbf] 3倍近接射撃（TPBF）です。
   *[none] PBFにもTPBFにもなりません。
}
remind-steeple-cc = 尖塔区域と真下の地上レベルはCCにも混戦にもなりません。
# $adjacent (pbf, none)
help-steeple-range = { $adjacent ->
    [pbf] 尖塔区域と真下の地上レベルの間はTPBFにならず、隣接ヘクスはPBF
   *[none] 尖塔区域からの射撃と尖塔区域への射撃はPBFにもTPBFにもならない
}
sight-within-steeple-hex = 尖塔とその真下の地上レベルは互いに視線が通ります。
steeple-no-fire-up = 地上レベルの{ $weapon ->
    [gun] 砲
    [pf] PF
    [psk] PSK
   *[vehicle-weapon] 車載兵器
}は、真上の尖塔区域を射撃できません。
help-steeple-weapons = 真上を撃てない：砲、PF、PSK、車両。塔上のPIATは真下と隣接ヘクスを撃てない
steeple-piat-too-near = 尖塔区域のPIATは、真下の地上レベルと隣接ヘクスを射撃できません。
shot-log-backblast = 後方噴射は避けられません。
remind-steeple-backblast = 尖塔区域から射撃するPFとPSKは後方噴射を避けられません。
steeple-too-many-squads = 尖塔区域に入れるのは各陣営1個分隊相当までです（これでは{ $squads }個分隊相当になります）。
steeple-too-many-leaders = 尖塔区域に入れる指揮官は各陣営{ $most }個までです（これでは{ $count }個になります）。
# $squads（分隊相当）, $of-squads, $leaders, $of-leaders
climb-room = その後の尖塔：{ $squads } / { $of-squads }個分隊相当、SMC { $leaders } / { $of-leaders }
# $side, $squads (塔上の分隊相当), $of-squads, $leaders, $of-leaders
help-steeple-room = 尖塔の{ $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}：{ $squads }／{ $of-squads }個分隊相当、SMC { $leaders }／{ $of-leaders }
shot-log-nobody = { $hex }：LOSがないので影響を受けるユニットはありません。
shot-log-one-dr = 両レベルに同じDRを用い、各々のTEMを加算します。
# $hex
shot-ask-level = { $hex }への射撃：どちらのレベルですか。
forces-choice-fire-steeple = 尖塔への、または尖塔からの射撃
# $weapon (option- と同じ), $area (yes: 地域目標タイプ)
forces-choice-fire-from-steeple = 尖塔から{ forces-with-weapon }で射撃
# $hex, $weapon (option- と同じ), $area (yes: 地域目標タイプ)
forces-choice-fire-at-steeple = { $hex }を{ forces-with-weapon }で射撃
remind-steeple-level = 尖塔ヘクスを射撃するときは、先に地上レベルか尖塔区域かを指定します（地域目標タイプを除く）。
# $hex, $level (0 地上, 1 尖塔)
shot-ask-sight = 射撃側から{ $hex }の{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}へLOSがありますか。
shot-no-sight = 射撃側から{ $hex }へLOSがありません。
# $about (the hexes of what it lies behind)
sight-blind-hex = { $hex }は果樹園または建物（{ $about }）の真後ろにあり、尖塔からは死角です。
sight-from-steeple = 尖塔を一端とする視線を妨害するのは、煙幕とFFEだけです。
sight-blinds = 相手側ヘクスのすぐ手前にある果樹園または建物です。
remind-steeple-smoke = 尖塔ヘクスに撃ちこんだ煙幕とWPは地上レベルに置きます。
steeple-no-grenade-up = 地上レベルから尖塔区域へ発煙手榴弾は置けません。
steeple-no-grenade-out = 尖塔区域から発煙手榴弾を置けるのは、自身の区域と真下の地上レベルだけです。
grenade-out-of-reach = { $hex }のその場所に発煙手榴弾は届きません。
# $level (0 地上, 1 尖塔)
forces-choice-grenade = 発煙手榴弾を{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}に置く

## 1.2 池

elst-pond-no-entry = { $hex }は池なので、どのユニットも進入できません。
elst-pond-no-smoke = { $hex }は池なので、煙幕を置けません。
oba-log-smoke-spared = 池の{ $hexes }には煙幕を置けません。

## 1.3 干拓地

# $tem
forces-roll-polder = 干拓地：移動中でない歩兵に{ $tem }TEM
# $tem (signed)
polder-answer-tem = TEM { $tem }
oba-ask-entry-tem = ユニットが中隊{ $battery }の着弾地域の干拓地{ $hex }に入りました。TEMのための追加MFを消費しましたか。
way-tem-bought = { $hexes }でTEM { $tem }、FFMOなし
way-no-tem-there = { $hexes }でTEMは買えません：経路上の干拓地ではありません
# $hexes, $mf, $tem (signed)
polder-log-left-by-road = { $hexes }から道路で退出：次のヘクスでTEMを買うときだけ追加{ $mf }MFをそこで消費。その射撃にはTEM { $tem }。
# $residual (firepower)
polder-answer-residual = 残留FP { $residual }も攻撃します。
polder-answer-stays = ユニットはそのヘクスにとどまります。
polder-answer-leaves = ユニットは退出します。
# $hexes, $mf, $tem (signed)
polder-log-left = { $hexes }から徒歩で退出：追加{ $mf }MFはそこで消費。その射撃にはTEM { $tem }、そこの残留FPも攻撃。釘づけ・混乱ならとどまります。
remind-polder-exit = 干拓地を出る追加MFへの射撃には+1TEMが適用され、そこの残留FPも攻撃します。釘づけか混乱になれば、そのヘクスにとどまります。
# $hexes, $tem
way-exit-attacked = { $hexes }から出るMFは干拓地内で消費：その射撃にはTEM { $tem }、そこの残留FPも攻撃。釘づけ・混乱なら出られません
remind-polder-rout = 潰走で干拓地を通るときも、同じ追加MFが必要です。
way-no-road-bonus = このMPhの道路ボーナスなし
# $hexes, $mp, $drm (signed)
polder-log-driven-out = { $hexes }から車両で退出：そこで追加{ $mp }MPとボグ判定（DRM { $drm }、全MPを使うなら修正なし）。
# $number（何回目）, $hex, $drm
way-bog-check = ボグ判定{ $number }、{ $hex }から出る：DRM { $drm }
# $hex, $mp
way-bogged = { $hex }でボグ、{ $mp }MP消費：移動は終わりです
# $hexes
help-polder-road = 道路で{ $hexes }へ：追加のMF、MPもボグチェックも不要
help-polder-no-road = ここから出る道路はない
