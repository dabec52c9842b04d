### 『Decision at Elst』のルールによる拒否と説明：盤外砲撃。
### 共通の引数: $battery (G1などのid), $counter (SR、FFE:2などカウンターの表記), $hex, $hexes。

## 2 盤外砲撃

oba-radio-lost = 無線機が失われました。ほかの無線機ではこの中隊を呼び出せません。
# $count, $hexes
elst-now-radios-alone = { $hexes }の無線機{ $count }個に砲兵中隊がありません
refit-fact-battery-cut-off = { $battery }は無線機を失ったので、チットとも失われる。
# $now (lost, working, malfunctioned)
refit-ask-kept-radio = { $now ->
        [lost] 無線機が失われました
        [working] 無線機が直りました
       *[malfunctioned] 無線機が故障しました
    }。中隊{ $battery }のものですか。
oba-log-radio-gone = 中隊{ $battery }：無線機が除去され、ほかの無線機では呼び出せません。

## 2.1 無線接触

oba-radio-not-possessed = 無線機を所有する指揮官がいません。
oba-observer-no-leader = 無線機を使えるのは指揮官だけです。
oba-observer-not-good-order = 無線機を持つ指揮官が統制状態ではありません。
# $kind (leader, other-unit, offboard), $level (0, 1), $floor (0、または上の階の番号)
oba-card-observer = { $kind ->
        [offboard] 盤外観測員
       *[leader] 観測員
    }：{ $hex }{ $level ->
        [1] の尖塔
       *[0] {""}
    }{ $floor ->
        [0] {""}
       *[other] の階層{ $floor }
    }
# $kind (leader, other-unit, offboard), $level (0, 1)
oba-card-observer-somewhere = { $kind ->
        [offboard] 盤外観測員
       *[leader] 観測員
    }：位置は未入力
oba-not-own-fire-phase = 無線機を使えるのは自軍のPFPhとDFPhだけです。
oba-no-fire-phase = 射撃フェイズではありません。
oba-ordnance-smoke-first = 先に、このフェイズの砲兵器の煙幕弾射撃をすべて終えてください。
oba-ordnance-smoke-over = このフェイズの砲兵器の煙幕弾射撃はもう終わっています。
oba-step-ordnance-smoke = 砲兵器の煙幕弾射撃をすべて行う
oba-step-contact = { $battery }：無線接触を試みるかどうか
oba-step-no-contact = { $battery }：無線接触は試みられません。{ $about }
oba-step-maintain = { $battery }：無線接触を維持するかどうか
# $number (無線機の接触ナンバー)
oba-roll-contact = 中隊{ $battery }の無線接触DR：{ $number }以下
oba-ask-contact-number = 中隊{ $battery }の無線機に印刷された接触ナンバーはいくつですか。
# $drm (この試みのDRM)
oba-ask-contact-result = 中隊{ $battery }の無線接触DR（DRM { $drm }）の結果はどうでしたか。
oba-log-contact-made = 中隊{ $battery }：無線接触を確立。
# $number (無線機の接触ナンバーか ?)
oba-card-contact = 無線接触あり（ナンバー{ $number }）
# $number (無線機の接触ナンバーか ?)
oba-card-no-contact = 無線接触なし（ナンバー{ $number }）
# $battery, $number (成功する出目の最大)
elst-now-contact = { $battery }：無線接触DR、{ $number }以下
oba-radio-malfunctioned = 無線機が故障しています。
oba-radio-not-malfunctioned = 無線機は故障していません。
oba-repair-in-rally = 無線機の修理はRPhに行います。
# $number (無線機の修理ナンバー)
oba-roll-repair = 中隊{ $battery }の無線機の修理dr：{ $number }以下
# $fate (broken, lost：その指揮官に起きたこと)
oba-ask-radio-holder = { $hex }の指揮官の1人が{ $fate ->
        [broken] 混乱しました
       *[lost] 除去されました
    }。中隊{ $battery }の無線機を所有していたのは彼ですか。
# $radio (working, lost, malfunctioned)
oba-log-radio-tried = 中隊{ $battery }：無線機が{ $radio ->
    [working] 修理されました。
   *[lost] 失われました。
}
oba-log-repair-failed = 中隊{ $battery }：無線機の修理に失敗。
oba-ask-repair-number = 中隊{ $battery }の無線機に印刷された修理ナンバーはいくつですか。
oba-ask-repair-result = 中隊{ $battery }の修理dr：無線機は直りましたか。
oba-ask-radio-eliminated = 基本ルール（SK1.2.4）では、この修理の失敗で中隊{ $battery }の無線機は除去されますか。
oba-log-radio-malfunctions = 中隊{ $battery }：無線接触に失敗し、無線機が故障。
# $battery
elst-now-repair = { $battery }：無線機を修理できます
oba-observer-busy = 無線接触を試みた観測員は、このフェイズにはほかの行動をとれません。
oba-observer-stays = PFPhに無線接触を試みた観測員は、MPhに移動できません。
# $counter (prep-fire, final-fire)
oba-card-fire-counter = 観測員に{ $counter ->
        [prep-fire] 準備射撃
       *[final-fire] 最終射撃
    }カウンター
oba-attempted-already = このフェイズの試みは済んだか、見送りました。
oba-log-contact-failed = 中隊{ $battery }：無線接触に失敗。
# $about: a moment
oba-card-next-attempt = 次の試み：{ $about }
oba-log-contact-broken = 中隊{ $battery }：観測員がいなくなり、無線接触を喪失。
oba-no-contact = 無線接触がありません。
oba-not-maintained = このフェイズでは無線接触を維持していません。
oba-no-access = 砲撃権がありません。
oba-too-late-in-phase = ほかの射撃が始まっています。OBAはそれより先に行います。
oba-other-fire-begun = ほかの射撃はもう始まっています。
oba-before-other-fire = 先に中隊{ $battery }の行動を終えてください。OBAはほかのすべてより先に行います。
oba-step-other-fire = ほかのすべての射撃

## 2.11 接触の維持

# $number (無線機の接触ナンバー)
oba-roll-maintenance = 中隊{ $battery }の接触維持DR：{ $number }以下
# $kind (normal, battalion-mortar, rocket)
oba-drm-maintenance = 接触の維持{ $kind ->
        [battalion-mortar] （大隊迫撃砲）
       *[other] {""}
    }
oba-log-contact-maintained = 中隊{ $battery }：無線接触を維持。
elst-now-maintain = { $battery }：無線接触維持DR、{ $number }以下
oba-log-loss-settled = 中隊{ $battery }：前回の射撃フェイズ以降に無線接触を喪失。カウンターがあればここで処理。
oba-log-unseen = 中隊{ $battery }の観測員は爆煙高度にLOSがなく、無線接触もしていません。

## 2.2 砲撃権

oba-counter-on-map = この中隊のカウンターが盤上にあります。
oba-has-access = すでに砲撃権があります。
oba-draw-first = 直ちにチットを引かなければなりません。
oba-drawn-already = チットは1プレイヤーターンに1回だけで、もう引きました。
oba-draw-access = 中隊{ $battery }の砲撃権チット
oba-log-access-gained = 黒：中隊{ $battery }は砲撃権を獲得。
# $reds (このシナリオで引いた赤チット)
oba-card-access = 砲撃権あり、赤チット{ $reds }枚
# $reds (このシナリオで引いた赤チット)
oba-card-no-access = 砲撃権なし、赤チット{ $reds }枚
oba-log-access-expired = RPhの終わりに中隊{ $battery }の砲撃権が消滅。
oba-log-access-refused = 赤：中隊{ $battery }は砲撃権を得られず。
oba-denied = 赤チットが2枚出ました。このシナリオではもう砲撃権を得られません。
oba-log-access-denied = 2枚目の赤：中隊{ $battery }はこのシナリオではもう砲撃権を得られません。

## 2.21 ドローパイル

oba-pile-empty = 山にチットが残っていません。
oba-log-pile-empty = 中隊{ $battery }の山にチットが残っておらず、砲撃権は得られません。

## 2.3 ARの配置
## + oba-counter-on-map

oba-ar-hex-missing = ARを置くヘクスを指定してください。
oba-ar-off-map = ARは盤上にしか置けません。
oba-ask-sees-hex = 中隊{ $battery }の観測員から{ $hex }へLOSがありますか。
# $hindrance (妨害の合計)
oba-log-hex-seen = { $hex }へLOSあり、妨害{ $hindrance }。
oba-log-hex-unseen = { $hex }へLOSなし。
oba-log-ar-unseen = { $hex }へLOSがなく、ARを除去。
# $number (正確に着弾する最大の目)
oba-roll-accuracy = 中隊{ $battery }の着弾判定dr：{ $number }以下
oba-drm-hindrance = LOS妨害
# $drm (符号つき)、$number (この目以下で正確に着弾)
oba-hindered-never-on-target = 着弾判定drに{ $drm }：{ $number }以下は出せません。
oba-ask-hindrance = 中隊{ $battery }の観測員から{ $hex }へのLOSの妨害はいくつですか。
oba-log-on-target = 正確に着弾：{ $hex }。
oba-step-place-ar = { $battery }：ARを置くか、行動を終える

## 2.31 誤差

# $cap (誤差の上限ヘクス数。0は上限なし)
oba-roll-error = 中隊{ $battery }の着弾誤差DR{ $cap ->
        [0] {""}
       *[other] （最大{ $cap }ヘクス）
    }
die-coloured-oba-roll-error = 色付き：方向
die-white-oba-roll-error = 白：距離
# $direction (北から時計回りに1～6), $distance (ヘクス数)
oba-log-off-target = 着弾誤差：{ $hex }から方向{ $direction }（{ $direction ->
        [1] 北
        [2] 北東
        [3] 南東
        [4] 南
        [5] 南西
       *[6] 北西
    }）へ{ $distance }ヘクス。

## 2.32 爆煙高度

blast-seen = { $hex }の爆煙高度に視線が通ります。
oba-ask-blast-sight = 中隊{ $battery }の観測員から、{ $hex }の{ $counter }の爆煙高度へLOSがありますか。
# $sight (clear, smoke-only-blocked, blocked)
oba-log-blast-sight = 爆煙高度：{ $sight ->
        [clear] LOSあり
        [smoke-only-blocked] 煙幕だけが遮る
       *[blocked] LOSなし
    }。
blast-behind-steeple = 視線が尖塔ヘクス{ $hexes }にかかります。
blast-obstacle-adjacent = 観測員に隣接する{ $hexes }の障害物が爆煙高度を隠します。
blast-obstacle-ignored = 観測員が高所にいるため、隣接する{ $hexes }の障害物は無視します。
# $smoke (煙幕の妨害の合計)
blast-smoke-blocks = 視線上の煙幕が+{ $smoke }あり、視線を遮断します（選択中の解釈）。
blast-smoke-ignored = 視線上の煙幕+{ $smoke }は影響しません（選択中の解釈）。
oba-log-counter-off-map = { $counter }は盤外。
# $mission (he, smoke, open)
oba-card-counter-off-map = 盤外に{ $counter }{ $mission ->
        [he] 、HE弾
        [smoke] 、煙幕弾
       *[open] {""}
    }
blast-off-map = カウンターが盤外にあるため、観測員からは見えません。
oba-activity-over = このフェイズの中隊の行動は終わりました。

## 2.33 SRとFFE:2に対してできること

oba-must-choose = { $counter }の行動を1つ選ばなければなりません。
oba-no-such-counter = この中隊の{ $counter }は盤上にありません。
oba-ffe2-never-sr = FFE:2をSRに戻すことはできません。
oba-never-legal = ルール上、決してできません。
# $about: an action
oba-card-forced = 残る行動はこれだけ：{ $about }
oba-step-choose = { $battery }：行動を1つ宣言して実行する
oba-ask-known-enemy = 中隊{ $battery }：{ $hex }か隣接ヘクスに、確認された敵がいますか。
# $unit
oba-log-enemy-seen = 視認中の確認された敵：{ $hex }の{ COUNTERS($unit) }
# $known (yes, no, unknown)
oba-log-enemy-told = { $known ->
        [yes] { $hex }か隣接ヘクスに確認された敵あり。
        [no] { $hex }にも隣接ヘクスにも確認された敵なし。
       *[unknown] { $hex }か隣接ヘクスに確認された敵がいるかは不明。
    }
oba-drm-long-correction = FFEへの変更を伴う遠距離修正
oba-no-known-enemy-near = カウンターのヘクスにも隣接ヘクスにも、確認された敵がいません。
oba-tell-known-enemy-near = カウンターのヘクスか隣接ヘクスに確認された敵がいるかどうか、先に答えてください。
oba-blast-behind-smoke = 煙幕が爆煙高度へのLOSを遮っています。
oba-blast-unseen = 観測員から爆煙高度へのLOSがありません。
oba-smoke-goes-first = 中隊{ $battery }の煙幕弾射撃が先です。
oba-he-has-fired = 中隊{ $battery }のHE弾射撃が済んだので、煙幕弾射撃はもうできません。

## 2.34 FFE:C
## + oba-draw-first

oba-never-corrected = FFE:Cは修正できません。
oba-continued-no-conversion = このフェイズにFFE:Cから変えたSRは修正できますが、FFEへの変更は宣言できません。
oba-continued-keep-or-correct = このフェイズにFFE:Cから変えたSRは、維持するか修正するかのどちらかです。

## 2.35 キャンセル

oba-log-mission-cancelled = 砲撃任務をキャンセル：中隊{ $battery }のカウンターを除去し、砲撃権を喪失。

## 2.4 修正

oba-blind-never-on-target = 爆煙高度にLOSがないため、正確には着弾しません。
# $distance, $reach (ヘクス数)
oba-correction-too-far = { $hex }まで{ $distance }ヘクスです。修正できるのは{ $reach }ヘクスまでです。
oba-no-known-enemy = { $hex }にも隣接ヘクスにも、確認された敵がいません。
oba-tell-known-enemy = { $hex }か隣接ヘクスに確認された敵がいるかどうか、先に答えてください。
oba-correction-to-itself = { $hex }にはカウンターがあります。ARはほかのヘクスに置いてください。
oba-ask-known-enemy-ar = 中隊{ $battery }：ARのヘクス{ $hex }か隣接ヘクスに、確認された敵がいますか。
oba-log-ar-no-enemy = { $hex }にも隣接ヘクスにも確認された敵がおらず、ARを除去。
oba-roll-error-direction = 中隊{ $battery }の誤差方向dr：誤差は1ヘクス
# $cap (ヘクス数)
artillery-answer-cap = 外れた場合の誤差は{ $cap ->
        [1] 1ヘクス
       *[other] 1〜{ $cap }ヘクス
    }です。

## 2.5 FFEの攻撃
## + oba-not-own-fire-phase

oba-nothing-to-resolve = 中隊{ $battery }に解決するFFEはありません。
oba-log-ffe-resolved = 中隊{ $battery }のFFEを解決。
oba-resolve-first = 先にFFEを解決しなければなりません。
oba-step-resolve = { $battery }：攻撃を解決する
oba-not-under-attack = { $hex }は攻撃の対象ではありません。
# $count (攻撃するヘクス数)
oba-roll-attacks = 中隊{ $battery }の攻撃：{ $count }ヘクスに1回ずつDR
oba-remind-everybody = 着弾地域の全ユニットが、自軍も含めて攻撃を受けます。DRはヘクスごとに振ります。
# $count (攻撃するヘクス数)
oba-choice-resolve = { $count ->
        [0] 攻撃なしで解決
       *[other] { $count }ヘクスを解決
    }
oba-log-barrage = 攻撃の対象：{ $hexes }。
# $level (0 地上, 1 尖塔), $original (修正前のDR), $column (IFTの列), $critical (yes, no)
oba-log-attack-open = { $hex }{ $level ->
        [1] （尖塔）
       *[0] {""}
    }：DR{ $original }、{ $column }の列{ $critical ->
        [yes] 、致命的命中
       *[no] {""}
    }。TEMは未入力。
# 上に加えて $drm (符号つき), $final (DR), $effect (IFTの表記か none)
oba-log-attack = { $hex }{ $level ->
        [1] （尖塔）
       *[0] {""}
    }：DR{ $original } { $drm } = { $final }、{ $column }の列{ $critical ->
        [yes] 、致命的命中
       *[no] {""}
    }：{ $effect ->
        [none] 効果なし
       *[other] { $effect }
    }。
# $level (0 地上, 1 尖塔), $original (修正前のDR), $drm (符号つき), $final (DR), $effect (IFTの表記か none)
oba-attack-told = { $level ->
        [1] 尖塔{" "}
       *[0] {""}
    }{ $original } { $drm } = { $final }：{ $effect ->
        [none] 効果なし
       *[other] { $effect }
    }
oba-remind-hidden = HIPユニットがいるかもしれないヘクスも攻撃します。火力は半減しません。
oba-outside-blast-area = { $hex }は着弾地域の外です。
oba-remind-hindrance = 着弾地域を通るLOSには、何ヘクス通っても+1の妨害が付きます。
# $terrain (building_stone, building_wood, orchard, grain。ほかは$about)
oba-ask-tem = 基本ゲームのTEM表では、{ $terrain ->
    [building_stone] 石造建物
    [building_wood] 木造建物
    [orchard] 果樹園
    [grain] 麦畑
   *[other] { $about }
}（{ $hex }など）のTEMはいくつですか。
oba-drm-tem = TEM
oba-drm-gunshield = 防盾
oba-remind-tem = TEMと空中炸裂を適用し、防盾は+1です。高度優位性とLOS妨害は適用しません。
oba-remind-afv = AFVは地域目標タイプの命中としてIFTで攻撃します。火力は半減せず、同じDRで命中箇所を決めます。
oba-afv-there = AFVがいる：地域目標タイプの命中として火力は半減せず、命中箇所もこのDR
# $side (british, german, first-side, second-side、または名前)
oba-remind-morale = この着弾地域にいる{ $side ->
        [british] イギリス軍
        [german] ドイツ軍
        [first-side] 先攻側
        [second-side] 後攻側
       *[other] { $side }
    }ユニットの士気値は1低下します。
oba-own-units-there = 自軍ユニットがいる：士気値は1低下
# $hex, $side (british, german), $levels (ユニットごとの士気値)
own-fire-units = { $hex }：自軍のHE着弾地域内の{ forces-side }ユニットは士気値が1低い（{ $levels }）
# $morale, $broken (裏面の士気より 1 低い値、または unknown)
own-fire-counter = 自軍のHEの着弾地域内：士気 { $morale }、混乱時は{ $broken ->
    [unknown] カウンター裏面の値より1低い
   *[other] { $broken }
}
# $side (british, german)
help-own-fire = { $side ->
    [british] イギリス軍
   *[german] ドイツ軍
}のHEの着弾地域：その陣営のユニットは士気値が1低下

## 2.51 着弾地域への進入

oba-no-entry-attack = このフェイズに進入したユニットは攻撃されません。
oba-roll-entry = { $hex }に進入したユニットへの中隊{ $battery }の攻撃
oba-remind-entry = MPh、RtPh、APhに進入したユニットを攻撃します。FFMOとFFNAMはMPhだけです。
oba-choice-entry = 着弾地域にユニットが進入
oba-ask-entry = ユニットが中隊{ $battery }の着弾地域のヘクス{ $hex }に入りました。攻撃しますか？
oba-log-entry-passed-over = 中隊{ $battery }のFFEは攻撃しません。
oba-step-entry = { $battery }：着弾地域に進入したユニットを攻撃
oba-drm-negative = FFMO、FFNAM、空中炸裂
oba-remind-again = MPhに攻撃を受けてその場にとどまったユニットは、DFPhのFFEの解決で再び攻撃を受けます。

## 2.6 潰走

oba-remind-rout = 阻止はしません。潰走ユニットは通れますが、通る必要はありません。

## 2.7 砲撃任務と煙幕

oba-he-only = この中隊はHE弾しか撃てません。
# $mission (he, smoke)
oba-mission-declared = { $mission ->
        [he] HE弾射撃
       *[smoke] 煙幕弾射撃
    }を宣言済みで、任務の種類は変えられません。
# $mission (he, smoke)
oba-log-mission-declared = { $mission ->
        [he] HE弾射撃を宣言。
       *[smoke] 煙幕弾射撃を宣言。
    }
# $kind (smoke, dispersed-smoke)
oba-log-smoke-laid = { $kind ->
        [smoke] 煙幕
       *[dispersed-smoke] 拡散した煙幕
    }を配置：{ $hexes }。

## 2.8 盤外観測員
## + oba-log-contact-made
## + oba-log-contact-maintained

oba-observer-off-map = 盤上の観測員には盤上のヘクスを指定してください。
oba-card-contact-offboard = 無線接触は自動的に成功
elst-now-contact-offboard = { $battery }：DRなしで無線接触、または行わない
elst-now-no-contact = { $battery }：無線接触は試みられません

## 2.9 ロケット

oba-rocket-never-on-target = ロケットは正確には着弾しません。
oba-rocket-german-only = ロケットを使えるのはドイツ軍だけです。
oba-rocket-spent = ロケットの砲撃任務は1回だけです。
oba-rocket-never-corrected = ロケットの砲撃は修正できません。
oba-rocket-no-smoke = ロケットは煙幕弾を撃てません。
