### 『Decision at Elst』の盤外砲撃:ルール上できないこと、ロール、修正、注意。
### 共通の引数: $battery (G1などのid), $counter (SR、FFE:2などカウンターの表記), $hex, $hexes。

## 観測員と無線接触

oba-radio-lost = 無線機が失われました。ほかの無線機ではこの中隊を呼び出せません。
oba-radio-not-possessed = 無線機を所有する指揮官がいません。
oba-radio-malfunctioned = 無線機が故障しています。
oba-observer-no-leader = 無線機を使えるのは指揮官だけです。
oba-observer-not-good-order = 無線機を持つ指揮官が統制状態ではありません。
oba-not-own-fire-phase = 無線機を使えるのは自軍のPFPhとDFPhだけです。
oba-no-fire-phase = 射撃フェイズではありません。
oba-attempted-already = このフェイズの試みは済んだか、見送りました。
oba-ordnance-smoke-first = 先に、このフェイズの砲兵器の煙幕弾射撃をすべて終えてください。
oba-ordnance-smoke-over = このフェイズの砲兵器の煙幕弾射撃はもう終わっています。
oba-too-late-in-phase = ほかの射撃が始まっています。OBAはそれより先に行います。
oba-observer-busy = 無線接触を試みた観測員は、このフェイズにはほかの行動をとれません。
oba-no-contact = 無線接触がありません。
oba-other-fire-begun = ほかの射撃はもう始まっています。
oba-before-other-fire = 先に中隊{ $battery }の行動を終えてください。OBAはほかのすべてより先に行います。
oba-radio-not-malfunctioned = 無線機は故障していません。
oba-repair-in-rally = 無線機の修理はRPhに行います。

## 砲撃権

oba-denied = 赤チットが2枚出ました。このシナリオではもう砲撃権を得られません。
oba-drawn-already = チットは1プレイヤーターンに1回だけで、もう引きました。
oba-rocket-spent = ロケットの砲撃任務は1回だけです。
oba-counter-on-map = この中隊のカウンターが盤上にあります。
oba-has-access = すでに砲撃権があります。
oba-no-access = 砲撃権がありません。
oba-pile-empty = 山にチットが残っていません。
oba-draw-first = 直ちにチットを引かなければなりません。

## 行動

oba-activity-over = このフェイズの中隊の行動は終わりました。
oba-must-choose = { $counter }の行動を1つ選ばなければなりません。
oba-no-such-counter = この中隊の{ $counter }は盤上にありません。
oba-nothing-on-map = 中隊{ $battery }のカウンターは盤上にありません。
oba-ffe2-never-sr = FFE:2をSRに戻すことはできません。
oba-never-corrected = FFE:Cは修正できません。
oba-never-legal = ルール上、決してできません。
oba-rocket-never-corrected = ロケットの砲撃は修正できません。
oba-rocket-no-smoke = ロケットは煙幕弾を撃てません。
oba-rocket-german-only = ロケットを使えるのはドイツ軍だけです。
oba-he-only = この中隊はHE弾しか撃てません。
# $mission (he, smoke)
oba-mission-declared = { $mission ->
        [he] HE弾射撃
       *[smoke] 煙幕弾射撃
    }を宣言済みで、任務の種類は変えられません。
oba-blast-unseen = 観測員から爆煙高度へのLOSがありません。
oba-blast-behind-smoke = 煙幕が爆煙高度へのLOSを遮っています。
oba-no-known-enemy-near = カウンターのヘクスにも隣接ヘクスにも、確認された敵がいません。
oba-tell-known-enemy-near = カウンターのヘクスか隣接ヘクスに確認された敵がいるかどうか、先に答えてください。
oba-no-known-enemy-anywhere = 修正できる範囲に、確認された敵がいません。
oba-no-known-enemy = { $hex }にも隣接ヘクスにも、確認された敵がいません。
oba-tell-known-enemy = { $hex }か隣接ヘクスに確認された敵がいるかどうか、先に答えてください。
oba-continued-no-conversion = このフェイズにFFE:Cから変えたSRは修正できますが、FFEへの変更は宣言できません。
oba-continued-keep-or-correct = このフェイズにFFE:Cから変えたSRは、維持するか修正するかのどちらかです。
oba-correction-to-itself = { $hex }にはカウンターがあります。ARはほかのヘクスに置いてください。
# $distance, $reach (ヘクス数)
oba-correction-too-far = { $hex }まで{ $distance }ヘクスです。修正できるのは{ $reach }ヘクスまでです。
oba-ar-hex-missing = ARを置くヘクスを指定してください。
oba-ar-off-map = ARは盤上にしか置けません。
oba-resolve-first = 先にFFEを解決しなければなりません。
oba-nothing-to-resolve = 中隊{ $battery }に解決するFFEはありません。
oba-not-under-attack = { $hex }は攻撃の対象ではありません。
oba-smoke-goes-first = 中隊{ $battery }の煙幕弾射撃が先です。
oba-he-has-fired = 中隊{ $battery }のHE弾射撃が済んだので、煙幕弾射撃はもうできません。
oba-outside-blast-area = { $hex }は着弾地域の外です。
oba-no-entry-attack = このフェイズに進入したユニットは攻撃されません。

## 中隊と盤面

# $most (1陣営の中隊数)
oba-too-many-batteries = 1シナリオに使える中隊は各陣営{ $most }個までです。
oba-unknown-battery = 中隊{ $battery }はありません。
# $name (中隊の種類のid)
oba-unknown-battery-type = 中隊の種類{ $name }はありません。
oba-battery-name-taken = 「{ $battery }」はすでにあるか、中隊の名前に使えません。
oba-observer-off-map = 盤上の観測員には盤上のヘクスを指定してください。

## ロールとドロー

# $number (無線機の接触ナンバー)
oba-roll-contact = 中隊{ $battery }の無線接触DR：{ $number }以下
# $number (無線機の接触ナンバー)
oba-roll-maintenance = 中隊{ $battery }の接触維持DR：{ $number }以下
oba-draw-access = 中隊{ $battery }の砲撃権チット
# $number (正確に着弾する最大の目)
oba-roll-accuracy = 中隊{ $battery }の着弾判定dr：{ $number }以下
# $cap (誤差の上限ヘクス数。0は上限なし)
oba-roll-error = 中隊{ $battery }の着弾誤差DR：色付きが方向、白が距離{ $cap ->
        [0] {""}
       *[other] （最大{ $cap }ヘクス）
    }
oba-roll-error-direction = 中隊{ $battery }の誤差方向dr：誤差は1ヘクス
# $count (攻撃するヘクス数)
oba-roll-attacks = 中隊{ $battery }の攻撃：{ $count }ヘクスに1回ずつDR
oba-attack-row = { $hex }
oba-roll-entry = { $hex }に進入したユニットへの中隊{ $battery }の攻撃
# $number (無線機の修理ナンバー)
oba-roll-repair = 中隊{ $battery }の無線機の修理dr：{ $number }以下

## 修正

# $kind (normal, battalion-mortar, rocket)
oba-drm-maintenance = 接触の維持{ $kind ->
        [battalion-mortar] （大隊迫撃砲）
       *[other] {""}
    }
oba-drm-hindrance = LOS妨害
oba-drm-long-correction = FFEへの変更を伴う遠距離修正
oba-drm-tem = TEM
oba-drm-negative = FFMO、FFNAM、空中炸裂
oba-drm-gunshield = 防盾

## 注意

oba-remind-everybody = 着弾地域の全ユニットが、自軍も含めて攻撃を受けます。DRはヘクスごとに振ります。
oba-remind-hidden = HIPユニットがいるかもしれないヘクスも攻撃します。火力は半減しません。
oba-remind-tem = TEMと空中炸裂を適用し、防盾は+1です。高度優位性とLOS妨害は適用しません。
oba-remind-afv = AFVは地域目標タイプの命中としてIFTで攻撃します。火力は半減せず、同じDRで命中箇所を決めます。
oba-remind-hindrance = 着弾地域を通るLOSには、何ヘクス通っても+1の妨害が付きます。
oba-remind-entry = MPh、RtPh、APhに進入したユニットを攻撃します。FFMOとFFNAMはMPhだけです。
oba-remind-again = MPhに攻撃を受けてその場にとどまったユニットは、DFPhのFFEの解決で再び攻撃を受けます。
oba-remind-rout = 阻止はしません。潰走ユニットは通れますが、通る必要はありません。
# $side (british, german)
oba-remind-morale = この着弾地域にいる{ $side ->
        [british] イギリス軍
       *[german] ドイツ軍
    }ユニットの士気値は1低下します。
