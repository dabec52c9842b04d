### 『Decision at Elst』の部隊とシナリオのルール。

## 部隊表

roster-nothing-named = 「{ $text }」にはカウンターが書かれていません。
roster-unknown-piece = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}に「{ $name }」というカウンターはありません。
roster-impossible-count = 「{ $part }」：数は 1 から { $most } までです（{ $count } は不可）。

## 尖塔

steeple-infantry-only = 尖塔区域に入れるのは歩兵だけです。
steeple-too-many-squads = 尖塔区域に入れるのは各陣営 1 個分隊相当までです（これでは { $squads } 個分隊相当になります）。
steeple-too-many-leaders = 尖塔区域に入れる指揮官は各陣営 { $most } 個までです（これでは { $count } 個になります）。
steeple-climb-cost = 階段の昇降には { $cost }MF が必要ですが、残りは { $left }MF です。
steeple-no-close-combat = { $hex }：尖塔区域と地上レベルは CC にも混戦にもなりません。
# $hex, $level (0 地上, 1 尖塔)
steeple-close-combat = { $hex }：両陣営が{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}にいて、そこで CC を行えます。
steeple-no-grenade-up = 地上レベルから尖塔区域へ発煙手榴弾は置けません。
steeple-no-grenade-out = 尖塔区域から発煙手榴弾を置けるのは、自身の区域と真下の地上レベルだけです。
steeple-no-fire-up = 地上レベルの{ $weapon ->
    [gun] 砲
    [pf] PF
    [psk] PSK
   *[vehicle-weapon] 車載兵器
}は、真上の尖塔区域を射撃できません。
steeple-piat-too-near = 尖塔区域の PIAT は、真下の地上レベルと隣接ヘクスを射撃できません。
# $hex
shot-ask-level = { $hex }への射撃：どちらのレベルですか。
# $hex, $level (0 地上, 1 尖塔)
shot-ask-sight = 射撃側から{ $hex }の{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}へ LOS がありますか。
shot-no-steeple = 射撃側も{ $hex }も尖塔ヘクスではありません。基本ルールだけで判定します。
shot-own-location = 射撃側自身が{ $hex }のその区域にいます。
shot-no-sight = 射撃側から{ $hex }へ LOS がありません。
# $text
shot-no-such-weapon = 「{ $text }」にその兵器はありません。
# $hex, $level (0 地上, 1 尖塔), $tem (符号つき、または unknown), $hindrance
shot-log-struck = { $hex }の{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}を攻撃、TEM は{ $tem ->
    [unknown] 基本ルールのとおり
   *[other] { $tem }
}{ $hindrance ->
    [0] 。
   *[other] 、LOS 妨害 +{ $hindrance }。
}
shot-log-nobody = { $hex }：LOS がないので影響を受けるユニットはありません。
shot-log-one-dr = 両レベルに同じ DR を用い、各々の TEM を加算します。
# $close (pbf, tpbf, none)
shot-log-close = { $close ->
    [pbf] 近接射撃（PBF）です。
    [tpbf] 3 倍近接射撃（TPBF）です。
   *[none] PBF にも TPBF にもなりません。
}
shot-log-backblast = 後方噴射は避けられません。
# $text
grenade-one-squad = 分隊を 1 個だけ入力してください（「{ $text }」は不可）。
grenade-out-of-reach = { $hex }のその場所に発煙手榴弾は届きません。

## 部隊の質

elr-ss-exempt = SS の { $unit } は ELR 超過で置き換えられません。
elr-crew-unknown = 操作班 { $unit } の置き換え先は、カウンターと基本ルールで確かめてください。
elr-lowest = { $unit } より低いユニットはありません。
elr-replaced = { $unit } は { $lower } に置き換えられます。

## 車両と砲

ammunition-code-unreadable = 「{ $code }」は「D6 J4E」のような弾薬の表記ではありません。
stug-no-coaxial-gun = StuG IIIG(L) の CMG は使用できません。
stug-coaxial-gun-later = StuG IIIG(L) の CMG が使えるのは 1944 年 9 月からです。
stug-remote-gun-needs-bu = リモートコントロール式の AAMG は、車両が BU のときだけ射撃できます。
vehicle-stalls = 始動に 1MP を使うたびに DR を行い、12 なら失速します。失速したら、もう一度の DR の分だけさらに MP を失います。
vehicle-crew-morale = 操作班の士気値は { $morale } です。
vehicle-close-defence = { $code } は CC と混戦で sN と同様に使います。火力は { $firepower } で、煙幕は{ $smoke ->
    [yes] 出せます
   *[no] 出せません
}。
vehicle-no-bow-gun = BMG はありません。
# $colour (red, black), $year
vehicle-to-hit = { $colour ->
    [red] 赤
   *[black] 黒
}の TH ナンバーを使います。赤は { $year } 年より前だけです。
# $letter, $number
vehicle-number = ナンバー { $letter } は { $number } です。
vehicle-numbers-rise = 特殊弾薬ナンバーは 1 増え、A5 と s9 になります。
weapon-round = { $round ->
    [sabot] APDS 弾
    [white-phosphorus] WP 弾
   *[high-explosive] HE 弾
}を使えます（弾薬欠乏ナンバー { $number }）。
panther-stall-roll = パンターの始動：12 で失速
panther-delay-roll = パンターの失速：始動の 1MP のほかに失う MP
# $unit
start-ask-mp = { $unit } の始動：残りの MP はいくつですか。
start-log-running = 始動しました。
# $wasted, $left (残りの MP、または unknown)
start-log-stalled = 失速して { $wasted }MP を失いました。{ $left ->
    [unknown] MP が残っていれば再び始動できます。
    [0] MPh は終わりです。
   *[other] 残り { $left }MP で再び始動できます。
}
# $moving (yes, no, unknown)
start-log-target = 臨機射撃の目標になります。{ $moving ->
    [yes] 移動した目標です。
    [no] 移動した目標ではありません。
   *[unknown] 移動した目標になるのは、この MPh に新たなヘクスに入った場合だけです。
}
# $text
start-one-vehicle = 失速することのある車両を 1 両だけ入力してください（「{ $text }」は不可）。
start-not-now = 車両は自軍の MPh に始動します。
start-over = 失速で MP を使い切りました。MPh は終わりです。
# $hexes, $count (両数)
start-owed = { $hexes }：失速することのある車両 { $count } 両が、この MPh に DR なしで移動しました。始動に 1MP を使ったのなら、対戦者は DR を要求できます。

## キャンペーンのシナリオルール

pf-none-left = ドイツ軍の PF は残っていません。
self-rally-used = この RPh では、すでに { $most } 個の MMC が自己回復を試みました。
entry-not-in-area = { $hex }は{ $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}の進入ヘクスではありません。
entry-in-british-area = { $hex }はイギリス軍の配置エリアなので、ドイツ軍は進入できません。
entry-not-own-rally = { $faction ->
    [british] イギリス軍
   *[german] ドイツ軍
}が盤外配置するのは自軍のRPhです。そのプレイヤーターン中に進入します。
entry-out-of-scenario = { $name }は盤外退出したか進入しなかったため、このシナリオでは使用できません（残存）。
gun-setup-too-far = 砲は最後にいたヘクスから { $most } ヘクス以内に配置します（ここは { $distance } ヘクス）。
leaving-morale-check = { $unit } が混乱状態で盤外へ：士気値 { $morale } で NMC
leaving-leader = 統制状態の指揮官
victory-points = TT6 から TT20 の東端から退出したイギリス軍ユニットは { $points }VP です（{ $needed }VP 必要）。
victory-building-missing = イギリス軍は教会の建物のうち{ $hexes }を支配していません。
victory-building-held = イギリス軍は教会の建物を支配しています。
initial-enters-only = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊
    [wessex-214-brigade] 第 214 旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}は盤外からの進入だけです。
initial-other-columns = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊は配置できません
    [wessex-214-brigade] 第 214 旅団の配置はヘクス列 D より西です
   *[kampfgruppe-knaust] クナウスト戦闘団の配置はヘクス列 E より東です
}（{ $column } 列は不可）。
initial-never-enters = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊
    [wessex-214-brigade] 第 214 旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}はその時点では盤外から進入できません。
initial-ask-pieces = { $formation ->
    [dragoon-guards] 第 4/7 近衛竜騎兵連隊
    [wessex-214-brigade] 第 214 旅団
   *[kampfgruppe-knaust] クナウスト戦闘団
}のカウンターはシナリオカードに描かれています。それを見て入力してください。

## 卓上の部隊

elst-panel-forces = 部隊
input-side = 陣営
input-counters = カウンター（例：3x 4-5-7, 9-1）
input-from-hex = 元のヘクス
input-to-hex = 先のヘクス
input-squads = マップ上のドイツ軍分隊数
input-weapon = 兵器
input-target = 射撃するヘクス
input-smoke-amount = 煙幕カウンターの妨害値
option-small-arms = 小火器、MG
option-gun = 砲
option-pf = PF
option-psk = PSK
option-light-mortar = 軽迫撃砲
option-vehicle-weapon = 車載兵器
input-british-area = イギリス軍配置エリアにある進入ヘクス（タップか入力、なければ空欄）
# $pieces (部隊表の書き方)
forces-pieces = { $pieces }
# $level (ground, steeple)
forces-place-hex = { $level ->
    [steeple] { $hex }の尖塔
   *[ground] { $hex }
}
# $spot (hand, offboard, retained, exited, eliminated)
forces-place = { $spot ->
    [hand] 未配置
    [offboard] 盤外（進入待ち）
    [retained] 残存（このシナリオでは使用不可）
    [exited] 勝利条件のため退出
   *[eliminated] 除去
}
# $side (british, german)
forces-side = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}
forces-column-side = { forces-side }
forces-column-counters = カウンター
forces-packed = { forces-side } { $name }
forces-packed-steeple = 尖塔
forces-gauge-points = 東端から退出したイギリス軍の VP
forces-gauge-panzerfausts = PF の残り
forces-gauge-self-rally = この RPh の自己回復
forces-fact-panzerfausts = PF の残り本数
forces-fact-points-adjusted = 記録したカウンター以外のイギリス軍 VP
victory-reached = イギリス軍の勝利条件が両方とも満たされています。
# $hex, $side (british, german), $levels (ユニットごとの士気値)
own-fire-units = { $hex }：自軍の HE 着弾地域内の{ forces-side }ユニットは士気値が 1 低い（{ $levels }）
# $morale, $broken (裏面の士気より 1 低い値、または unknown)
own-fire-counter = 自軍の HE の着弾地域内：士気 { $morale }、混乱時は{ $broken ->
    [unknown] カウンター裏面の値より 1 低い
   *[other] { $broken }
}

forces-choice-add = カウンターを入力
forces-choice-set-up = 配置
forces-choice-offboard = 盤外に置く（進入待ち）
forces-choice-bring-on = 残存したものを盤外配置する
forces-choice-enter = 進入
forces-choice-stay-out = 進入しなかった
forces-choice-move = 移動
forces-choice-eliminate = 除去
forces-choice-reduce = 損耗
forces-choice-replace = 置き換え（ELR 超過）
forces-choice-leave = 盤外へ退出
forces-choice-leave-broken = 混乱状態で盤外へ退出
forces-choice-retain = このシナリオでは使わず残存させる
forces-choice-take-back = 手元に戻す
forces-choice-climb = 尖塔に昇る
forces-choice-start = 始動（失速の DR）
forces-choice-fire-steeple = 尖塔への、または尖塔からの射撃
# $weapon (option- と同じ), $area (yes: 地域目標タイプ)
forces-choice-fire-from-steeple = 尖塔から{ forces-with-weapon }で射撃
# $hex ほか上と同じ
forces-choice-fire-at-steeple = { $hex }を{ forces-with-weapon }で射撃
forces-with-weapon = { $weapon ->
    [small-arms] 小火器
    [gun] 砲
    [pf] PF
    [psk] PSK
    [piat] PIAT
    [light-mortar] 軽迫撃砲
   *[vehicle-weapon] 車載兵器
}{ $area ->
    [yes] （地域目標タイプ）
   *[no] {""}
}
# $level (0 地上, 1 尖塔)
forces-choice-grenade = 発煙手榴弾を{ $level ->
    [1] 尖塔区域
   *[0] 地上レベル
}に置く
forces-choice-descend = 尖塔から降りる
forces-choice-self-rally = 自己回復
forces-choice-fire-pf = PF を射撃
forces-choice-count-pf = 記録した分隊数で PF を数える
forces-choice-type-pf = PF を数える
forces-choice-british-area = 盤端のイギリス軍配置エリア

do-elst-add-roster = { forces-side }カウンターの入力
do-elst-remove-pieces = { forces-side }カウンターの取り消し
# $side, $spot (map と上記)
do-elst-move-pieces = { forces-side }カウンターの{ $spot ->
    [map] 移動
    [hand] 回収
    [offboard] 盤外配置
    [retained] 残存
    [exited] 退出（勝利条件）
   *[eliminated] 除去
}
# $side, $way (up, down)
do-elst-use-stairs = { forces-side }カウンターが尖塔{ $way ->
    [up] に昇る
   *[down] から降りる
}
# $side, $how (casualty-reduction, replacement)
do-elst-weaken-unit = { forces-side }ユニットの{ $how ->
    [replacement] 置き換え
   *[casualty-reduction] 損耗
}
do-elst-leave-map = { forces-side }カウンターの盤外退出
do-elst-start-vehicle = { forces-side }車両の始動
# $hex, $side
do-elst-fire-at = { forces-side }の{ $hex }への射撃
do-elst-place-grenade = { forces-side }の発煙手榴弾
# $side (british, german, none), $count (指定したヘクス数)
do-elst-take-control = 支配：{ $side ->
    [british] イギリス軍
    [german] ドイツ軍
   *[none] なし
}
do-elst-pass-road = { forces-side }MMC が盤端道路を通過
do-elst-tell-british-area = 盤端のイギリス軍配置エリア
do-elst-count-panzerfausts = PF を数える
do-elst-fire-panzerfaust = PF を射撃
do-elst-try-self-rally = 自己回復

# $side (british, german, none)
forces-log-control = { $hexes }：{ $side ->
    [british] イギリス軍
    [german] ドイツ軍
   *[none] 支配なし
}
forces-log-road = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}が盤端道路{ $hex }を支配しました。
forces-log-panzerfausts = PF は { $count } 本です。

forces-log-left-out = このシナリオでは使用不可、次回まで残存：{ $pieces }
forces-log-balance = { $side ->
    [british] イギリス軍に有利なバランス：ドイツ軍の OBA は 100+mm ではなく 80+mm です。
   *[german] ドイツ軍に有利なバランス：イギリス軍の迫撃砲はありません。
}
forces-no-such-balance = このシナリオに「{ $side }」というバランスはありません。

# $name (カウンター名), $count (そこにある数、文字列)
forces-not-there = そこに記録されている { $name } は { $count } 個だけです。
forces-no-such-place = { $hex }にそのような区域はありません。
forces-place-needs-hex = { $spot ->
    [map] マップ上の位置にはヘクスが必要です。
   *[other] ヘクスを指定できるのはマップ上の位置だけです。
}
forces-out-of-play = { $spot ->
    [retained] 残存したカウンターは、このシナリオでは盤上に戻れません。
    [exited] 勝利条件のために退出したカウンターは二度と戻れません。
   *[eliminated] 除去されたカウンターは戻れません。
}
forces-hex-apart = 「{ $text }」：ここではヘクスを @ のあとに書かず、別に指定してください。
forces-counters-gone = そのカウンターはもうその場所にありません。
forces-counters-apart = 一緒に動かせるのは、同じ場所にあるカウンターだけです。
forces-one-unit = 分隊、HS、操作班、指揮官のどれか 1 個を入力してください（「{ $text }」は不可）。
forces-leader-wounded = 指揮官 { $unit } は損耗すると負傷します。基本ルールに従ってください。
forces-negative-count = 数を { $count } にはできません。
control-not-strategic = これらのヘクスには建物も盤端の道路ヘクスもありません。
control-no-edge-road = これらのヘクスは盤端道路の支配に関係しません。
control-off-map = マップにないヘクスが含まれています。
leaving-not-at-edge = { $hex }は盤端のヘクスではありません。
leaving-one-at-a-time = 混乱したユニットは 1 個ずつ NMC を行います。ユニット 1 個と、それが所有する SW だけを入力してください。
leaving-ask-morale = 混乱した { $unit } の士気値
leaving-ask-result = { $unit } は NMC に成功しましたか？
pf-not-counted = PF の本数はまだ数えられていません。
self-rally-not-now = 自己回復は RPh に行います。

## マップ上

forces-mark-steeple = 塔
overlay-elst-control = 支配
overlay-elst-road = 盤端道路の通過
overlay-elst-entry = 進入ヘクス
overlay-elst-victory = 勝利条件
overlay-elst-exit = VP
# $side (british, german)
overlay-elst-side = { $side ->
    [british] 英
   *[german] 独
}

## フェイズごとの注意

# $hexes, $mf, $tem (signed)
polder-log-left = { $hexes }から徒歩で退出：追加{ $mf }MFはそこで消費。その射撃にはTEM { $tem }、そこの残留FPも攻撃。釘づけ・混乱ならとどまります。
# $hexes, $mf, $tem (signed)
polder-log-left-by-road = { $hexes }から道路で退出：次のヘクスでTEMを買うときだけ追加{ $mf }MFをそこで消費。その射撃にはTEM { $tem }。
# $hexes, $mp, $drm (signed)
polder-log-driven-out = { $hexes }から車両で退出：そこで追加{ $mp }MPとボグ判定（DRM { $drm }、全MPを使うなら修正なし）。
remind-self-rally = 他の MMC の回復に先立ち、この陣営の MMC 2 個まで自己回復を試みられます。
remind-offboard = 今、盤外に置いたユニットは、このプレイヤーターンに進入しなければ使用できなくなり、残存します。
remind-steeple-level = 尖塔ヘクスを射撃するときは、先に地上レベルか尖塔区域かを指定します（地域目標タイプを除く）。
remind-steeple-backblast = 尖塔区域から射撃する PF と PSK は後方噴射を避けられません。
remind-steeple-smoke = 尖塔ヘクスに撃ちこんだ煙幕と WP は地上レベルに置きます。
remind-cowering = イギリス軍のエリートと 1 線級の分隊と HS は委縮しません。
remind-assault-fire = SS 6-5-8 は前進射撃ボーナスを得ます。
remind-stug = StuG IIIG(L)：特殊弾薬ナンバーは A5 と s9 で、CMG は使えません。
remind-entry = 同じ増援グループのユニットは、最初はすべて同じエリアに登場し、そのSWは同じRGのユニットとスタックします。
remind-panther = 始動に 1MP を使うパンターは DR を行い、12 なら失速します。
remind-polder-exit = 干拓地を出る追加 MF への射撃には +1TEM が適用され、そこの残留 FP も攻撃します。釘づけか混乱になれば、そのヘクスにとどまります。
remind-polder-rout = 潰走で干拓地を通るときも、同じ追加 MF が必要です。
remind-edge-road = 盤端の道路ヘクスとそれに隣接するすべてのヘクスを統制状態の MMC が通過すれば、その道路を支配します。
remind-tiger = ティーガー：操作班の士気値は 9 です。M7 は CC で sN と同様に使い、火力 12、煙幕なしです。
remind-steeple-cc = 尖塔区域と真下の地上レベルは CC にも混戦にもなりません。

## ルールの解釈

setting-forces-adjacent-steeple-fire-is-close = 尖塔区域と隣接ヘクスの間の射撃は PBF になる
setting-forces-polder-cover = 干拓地と別の TEM が重なるとき、歩兵が得るのは
option-better = 有利な方
option-other-terrain = 別の地形の TEM
setting-forces-six-pounder-sabot = 6 ポンド砲の APDS 弾の弾薬欠乏ナンバー
option-as-coded = 6（カウンターの表記）
option-as-worded = 4（本文）
setting-forces-stug-coaxial-gun = StuG IIIG(L) は CMG を使える
setting-forces-stug-numbers-rise = StuG の印刷された弾薬ナンバーは 1 増える
setting-forces-first-panzerfaust-fraction-drops = シナリオ開始時の PF も端数を切り捨てる
setting-forces-exited-for-victory-never-return = 勝利条件のために退出したイギリス軍は、キャンペーンを通じて戻らない
# $most (how many)
roster-too-many = 一度に登録できるのは{ $most }個までです。
