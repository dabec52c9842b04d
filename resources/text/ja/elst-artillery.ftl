### 『Decision at Elst』の盤外砲撃:砲兵中隊について行うこと、尋ねること、できないこと、表示。
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
oba-observer-stays = PFPhに無線接触を試みた観測員は、MPhに移動できません。
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

## 行ったこと(ログ、取り消し)

do-oba-add-battery = 中隊{ $battery }を登場させる
do-oba-remove-battery = 中隊{ $battery }を取り除く
do-oba-move-observer = { $battery }：観測員を{ $hex }へ
do-oba-set-observer-status = { $battery }：観測員の状態
do-oba-set-radio = { $battery }：無線機の状態
do-oba-set-possession = { $battery }：無線機の所有
do-oba-repair-radio = { $battery }：無線機の修理
do-oba-tell-enemy = { $battery }：{ $hex }の確認された敵
do-oba-tell-sight = { $battery }：{ $hex }へのLOS
do-oba-tell-blast-sight = { $battery }：爆煙高度へのLOS
do-oba-end-ordnance-smoke = 砲兵器の煙幕弾射撃を終了
do-oba-attempt-contact = { $battery }：無線接触
do-oba-decline-contact = { $battery }：無線接触を試みない
do-oba-set-target = { $battery }：{ $hex }への攻撃
do-oba-resolve-attacks = { $battery }：攻撃の解決
do-oba-begin-other-fire = ほかの射撃を開始
do-oba-enter-blast-area = { $battery }：{ $hex }への進入
do-oba-draw-access = { $battery }：砲撃権のチットを引く
do-oba-place-ar = { $battery }：AR
do-oba-place-ar-at = { $battery }：{ $hex }にAR
do-oba-keep-sr = { $battery }：SRを維持
do-oba-correct-sr = { $battery }：SRを修正
do-oba-correct-sr-at = { $battery }：SRを{ $hex }に修正
do-oba-correct-sr-convert-he = { $battery }：HE弾のFFEを宣言してSRを修正
do-oba-correct-sr-convert-he-at = { $battery }：HE弾のFFEを宣言してSRを{ $hex }に修正
do-oba-correct-sr-convert-smoke = { $battery }：煙幕弾のFFEを宣言してSRを修正
do-oba-correct-sr-convert-smoke-at = { $battery }：煙幕弾のFFEを宣言してSRを{ $hex }に修正
do-oba-convert-sr-he = { $battery }：SRをFFE:1（HE弾）に変更
do-oba-convert-sr-smoke = { $battery }：SRをFFE:1（煙幕弾）に変更
do-oba-cancel-sr = { $battery }：SRをキャンセル
do-oba-cancel-sr-new-ar = { $battery }：SRをキャンセルして新たなAR
do-oba-cancel-sr-new-ar-at = { $battery }：SRをキャンセルして{ $hex }に新たなAR
do-oba-resolve-ffe2 = { $battery }：FFE:2をその場で解決
do-oba-correct-ffe2 = { $battery }：FFE:2を修正
do-oba-correct-ffe2-at = { $battery }：FFE:2を{ $hex }に修正
do-oba-cancel-ffe2 = { $battery }：FFE:2をキャンセル
do-oba-ffe2-to-sr = { $battery }：FFE:2をSRに変更
do-oba-ffec-to-ffe1-he = { $battery }：FFE:CをFFE:1（HE弾）に変更
do-oba-ffec-to-ffe1-smoke = { $battery }：FFE:CをFFE:1（煙幕弾）に変更
do-oba-ffec-to-sr = { $battery }：FFE:CをSRに変更
do-oba-correct-ffec = { $battery }：FFE:Cを修正
do-oba-end-activity = { $battery }：このフェイズの行動を終了

## できること(ボタン)

# $side (british, german), $kind (normal, battalion-mortar, rocket), $calibre (mm)
oba-choice-add = { $side ->
        [british] イギリス軍
       *[german] ドイツ軍
    }の中隊を追加：{ $kind ->
        [battalion-mortar] 大隊迫撃砲
        [rocket] ロケット
       *[normal] 野砲
    }{ NUMBER($calibre, useGrouping: 0) }+mm
oba-choice-remove = 中隊{ $battery }を取り除く
oba-choice-move-observer = 観測員の位置
oba-choice-observer-status = 観測員の状態
oba-choice-radio = 無線機
oba-choice-possession = 無線機の所有
oba-choice-tell-enemy = あるヘクスか隣接ヘクスの確認された敵
oba-choice-tell-sight = ヘクスへのLOS（盤面の判定）
oba-choice-tell-blast-sight = 爆煙高度へのLOS（盤面の判定）
oba-choice-repair = 無線機を修理する
oba-choice-end-ordnance-smoke = 砲兵器の煙幕弾射撃は終わり
oba-choice-contact = 無線接触を試みる
oba-choice-maintain = 無線接触を維持する
oba-choice-decline = 試みない
oba-choice-target-skip = { $hex }を攻撃しない
oba-choice-target-attack = { $hex }も攻撃する
oba-choice-target-tem = { $hex }のTEM
# $count (攻撃するヘクス数)
oba-choice-resolve = { $count ->
        [0] 攻撃なしで解決
       *[other] { $count }ヘクスを解決
    }
oba-choice-other-fire = ほかの射撃へ進む
oba-choice-entry = 着弾地域にユニットが進入
oba-action-draw-access = 砲撃権のチットを引く
oba-action-place-ar = ARを置く
oba-action-keep-sr = SRを維持
oba-action-correct-sr = SRを修正
oba-action-correct-sr-convert-he = HE弾のFFEを宣言してSRを修正
oba-action-correct-sr-convert-smoke = 煙幕弾のFFEを宣言してSRを修正
oba-action-convert-sr-he = SRをその場でHE弾のFFEに変更
oba-action-convert-sr-smoke = SRをその場で煙幕弾のFFEに変更
oba-action-cancel-sr = SRをキャンセル
oba-action-cancel-sr-new-ar = SRをキャンセルして新たなARを置く
oba-action-resolve-ffe2 = FFE:2をその場で解決
oba-action-correct-ffe2 = FFE:2を修正
oba-action-cancel-ffe2 = FFE:2をキャンセル
oba-action-ffe2-to-sr = FFE:2をSRに戻す
oba-action-ffec-to-ffe1-he = FFE:CをHE弾のFFE:1に変更
oba-action-ffec-to-ffe1-smoke = FFE:Cを煙幕弾のFFE:1に変更
oba-action-ffec-to-sr = FFE:CをSRに変更
oba-action-correct-ffec = FFE:Cを修正
oba-action-end-activity = このフェイズの行動を終える

## 入力するもの

input-hex = ヘクス
input-ar = ARのヘクス
input-level = 階層
input-observer-status = 状態
input-radio = 無線機
input-has-radio = 指揮官が所有
input-known-enemy = 確認された敵
input-is-seen = LOSあり
input-hindrance = 妨害
input-blast-sight = 爆煙高度
input-tem = TEM
input-exposure = 移動の仕方

## 選択肢

option-0 = 地上
option-1 = 尖塔
option-contact = 接触
option-no-contact = 接触せず
option-radio-breaks = 12が出て無線機が故障
option-clear = LOSあり
option-smoke-only-blocked = 煙幕だけが遮る
option-blocked = LOSなし
option-good-order = 統制状態
option-pinned = 釘づけ
option-broken = 混乱
option-in-melee = 混戦中
option-gone = 除去か捕獲
option-working = 機能している
option-malfunctioned = 故障
option-lost = 喪失
option-no-ffmo-ffnam = FFMOもFFNAMもなし
option-ffmo = FFMO
option-ffnam = FFNAM
option-ffmo-and-ffnam = FFMOとFFNAM

## 質問

oba-ask-contact-number = 中隊{ $battery }の無線機に印刷された接触ナンバーはいくつですか。
# $drm (この試みのDRM)
oba-ask-contact-result = 中隊{ $battery }の無線接触DR（DRM { $drm }）の結果はどうでしたか。
oba-ask-repair-number = 中隊{ $battery }の無線機に印刷された修理ナンバーはいくつですか。
oba-ask-repair-result = 中隊{ $battery }の修理dr：無線機は直りましたか。
oba-ask-radio-eliminated = 基本ルール（SK1.2.4）では、この修理の失敗で中隊{ $battery }の無線機は除去されますか。
oba-ask-blast-sight = 中隊{ $battery }の観測員から、{ $hex }の{ $counter }の爆煙高度へLOSがありますか。
oba-ask-known-enemy = 中隊{ $battery }：{ $hex }か隣接ヘクスに、確認された敵がいますか。
oba-ask-known-enemy-ar = 中隊{ $battery }：ARのヘクス{ $hex }か隣接ヘクスに、確認された敵がいますか。
oba-ask-sees-hex = 中隊{ $battery }の観測員から{ $hex }へLOSがありますか。
oba-ask-hindrance = 中隊{ $battery }の観測員から{ $hex }へのLOSの妨害はいくつですか。
oba-ask-entry-tem = ユニットが中隊{ $battery }の着弾地域の干拓地{ $hex }に入りました。TEMのための追加MFを消費しましたか。
oba-ask-entry = ユニットが中隊{ $battery }の着弾地域のヘクス{ $hex }に入りました。攻撃しますか（修正は）？

## ログ

oba-log-contact-made = 中隊{ $battery }：無線接触を確立。
oba-log-contact-maintained = 中隊{ $battery }：無線接触を維持。
oba-log-contact-failed = 中隊{ $battery }：無線接触に失敗。
oba-log-radio-malfunctions = 中隊{ $battery }：無線接触に失敗し、無線機が故障。
oba-log-contact-broken = 中隊{ $battery }：観測員がいなくなり、無線接触を喪失。
oba-log-loss-settled = 中隊{ $battery }：前回の射撃フェイズ以降に無線接触を喪失。カウンターがあればここで処理。
oba-log-access-gained = 黒：中隊{ $battery }は砲撃権を獲得。
oba-log-access-refused = 赤：中隊{ $battery }は砲撃権を得られず。
oba-log-access-denied = 2枚目の赤：中隊{ $battery }はこのシナリオではもう砲撃権を得られません。
oba-log-access-expired = RPhの終わりに中隊{ $battery }の砲撃権が消滅。
# $known (yes, no, unknown)
oba-log-enemy-told = { $known ->
        [yes] { $hex }か隣接ヘクスに確認された敵あり。
        [no] { $hex }にも隣接ヘクスにも確認された敵なし。
       *[unknown] { $hex }か隣接ヘクスに確認された敵がいるかは不明。
    }
# $hindrance (妨害の合計)
oba-log-hex-seen = { $hex }へLOSあり、妨害{ $hindrance }。
oba-log-hex-unseen = { $hex }へLOSなし。
# $sight (clear, smoke-only-blocked, blocked)
oba-log-blast-sight = 爆煙高度：{ $sight ->
        [clear] LOSあり
        [smoke-only-blocked] 煙幕だけが遮る
       *[blocked] LOSなし
    }。
oba-log-ar-placed = { $hex }にAR。
oba-log-ar-unseen = { $hex }へLOSがなく、ARを除去。
oba-log-ar-no-enemy = { $hex }にも隣接ヘクスにも確認された敵がおらず、ARを除去。
oba-log-on-target = 正確に着弾：{ $hex }。
# $direction (北から時計回りに1～6), $distance (ヘクス数)
oba-log-off-target = 着弾誤差：{ $hex }から方向{ $direction }（{ $direction ->
        [1] 北
        [2] 北東
        [3] 南東
        [4] 南
        [5] 南西
       *[6] 北西
    }）へ{ $distance }ヘクス。
oba-log-counter-placed = { $hex }に{ $counter }。
oba-log-counter-off-map = { $counter }は盤外。
oba-log-counter-flipped = { $counter }に変更。
oba-log-counter-removed = { $counter }を除去。
oba-log-mission-cancelled = 砲撃任務をキャンセル：中隊{ $battery }のカウンターを除去し、砲撃権を喪失。
# $mission (he, smoke)
oba-log-mission-declared = { $mission ->
        [he] HE弾射撃を宣言。
       *[smoke] 煙幕弾射撃を宣言。
    }
oba-log-barrage = 攻撃の対象：{ $hexes }。
oba-log-ffe-resolved = 中隊{ $battery }のFFEを解決。
oba-log-entry-passed-over = 中隊{ $battery }のFFEは攻撃しません。
# $kind (smoke, dispersed-smoke)
oba-log-smoke-laid = { $kind ->
        [smoke] 煙幕
       *[dispersed-smoke] 拡散した煙幕
    }を配置：{ $hexes }。
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

## カード

# $side (british, german), $kind (normal, battalion-mortar, rocket), $calibre (mm), $firepower
oba-card-title = { $battery } · { $side ->
        [british] イギリス軍
       *[german] ドイツ軍
    } { $kind ->
        [battalion-mortar] 大隊迫撃砲
        [rocket] ロケット
       *[normal] 野砲
    }{ NUMBER($calibre, useGrouping: 0) }+mm、{ $firepower }FP
# $kind (leader, other-unit, offboard), $level (0, 1)
oba-card-observer = { $kind ->
        [offboard] 盤外観測員
       *[leader] 観測員
    }：{ $hex }{ $level ->
        [1] の尖塔
       *[0] {""}
    }
# $kind (leader, other-unit, offboard), $level (0, 1)
oba-card-observer-somewhere = { $kind ->
        [offboard] 盤外観測員
       *[leader] 観測員
    }：位置は未入力
# $number (無線機の接触ナンバーか ?)
oba-card-contact = 無線接触あり（ナンバー{ $number }）
# $number (無線機の接触ナンバーか ?)
oba-card-no-contact = 無線接触なし（ナンバー{ $number }）
oba-card-contact-offboard = 無線接触は自動的に成功
# $reds (このシナリオで引いた赤チット)
oba-card-access = 砲撃権あり、赤チット{ $reds }枚
# $reds (このシナリオで引いた赤チット)
oba-card-no-access = 砲撃権なし、赤チット{ $reds }枚
# $mission (he, smoke, open)
oba-card-counter = { $hex }に{ $counter }{ $mission ->
        [he] 、HE弾
        [smoke] 、煙幕弾
       *[open] {""}
    }
# $mission (he, smoke, open)
oba-card-counter-off-map = 盤外に{ $counter }{ $mission ->
        [he] 、HE弾
        [smoke] 、煙幕弾
       *[open] {""}
    }
# $counter (prep-fire, final-fire)
oba-card-fire-counter = 観測員に{ $counter ->
        [prep-fire] 準備射撃
       *[final-fire] 最終射撃
    }カウンター
# $about: a moment
oba-card-next-attempt = 次の試み：{ $about }
# $about: an action
oba-card-forced = 残る行動はこれだけ：{ $about }
# $chit (black, red)
oba-card-chits = { $chit ->
        [black] 黒チット
       *[red] 赤チット
    }
# $percent (整数)
oba-card-chance-contact = 無線接触：{ $percent }%
# $percent (整数)
oba-card-chance-black = 次のチットが黒：{ $percent }%
# $percent (整数)
oba-card-chance-both = 1フェイズで接触と砲撃権：{ $percent }%

## 手順

oba-step-ordnance-smoke = 砲兵器の煙幕弾射撃をすべて行う
oba-step-contact = { $battery }：無線接触を試みるかどうか
oba-step-maintain = { $battery }：無線接触を維持するかどうか
oba-step-choose = { $battery }：行動を1つ宣言して実行する
oba-step-resolve = { $battery }：攻撃を解決する
oba-step-over = { $battery }：終了
oba-step-other-fire = ほかのすべての射撃
oba-step-entry = { $battery }：着弾地域に進入したユニットを攻撃

## 項目

oba-fact-has-contact = { $battery }：無線接触
oba-fact-has-had-contact = { $battery }：以前の無線接触
oba-fact-has-access = { $battery }：砲撃権
oba-fact-reds = { $battery }：このシナリオの赤チット
oba-fact-counter = { $battery }：盤上のカウンター
oba-fact-hex = { $battery }：カウンターのヘクス
oba-fact-mission = { $battery }：宣言した任務
oba-fact-missions = { $battery }：実施した任務の数
oba-fact-contact-number = { $battery }：無線機の接触ナンバー
oba-fact-repair-number = { $battery }：無線機の修理ナンバー
oba-fact-accuracy-number = { $battery }：正確に着弾する最大の目
oba-fact-may-fire-smoke = { $battery }：煙幕弾を撃てる
oba-fact-calibre = { $battery }：口径（mm）
oba-fact-fire-counter = { $battery }：観測員の射撃カウンター
oba-fact-observer-kind = { $battery }：観測する者
oba-fact-observer-status = { $battery }：観測員の状態
oba-fact-observer-radio = { $battery }：無線機の状態
oba-fact-observer-has-radio = { $battery }：指揮官が無線機を所有
oba-fact-observer-hex = { $battery }：観測員のヘクス
oba-fact-observer-level = { $battery }：観測員の階層

## 片付け

oba-packed-counter = 中隊{ $battery }の{ $counter }
oba-packed-observer = 中隊{ $battery }の観測員
oba-packed-steeple = 尖塔
oba-packed-contact = 無線接触あり
oba-packed-access = 砲撃権あり
oba-packed-off-map = 盤外
