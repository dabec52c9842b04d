### 『Decision at Elst』の盤外砲撃:砲兵中隊について行うこと、尋ねること、できないこと、表示。
### 共通の引数: $battery (G1などのid), $counter (SR、FFE:2などカウンターの表記), $hex, $hexes。

## 行動

oba-nothing-on-map = 中隊{ $battery }のカウンターは盤上にありません。

## 中隊と盤面

oba-unknown-battery = 中隊{ $battery }はありません。
# $name (中隊の種類のid)
oba-unknown-battery-type = 中隊の種類{ $name }はありません。
oba-battery-name-taken = 「{ $battery }」はすでにあるか、中隊の名前に使えません。

## ロールとドロー

oba-attack-row = { $hex }

## 行ったこと(ログ、取り消し)

do-oba-add-battery = 中隊{ $battery }を登場させる
do-oba-remove-battery = 中隊{ $battery }を取り除く
# $level（0、1は尖塔、または上の階の番号）
do-oba-move-observer =
    { $battery }：観測員を{ $hex }{ $level ->
        [0] {""}
       *[other] の上の階
    }へ
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
    }中隊：{ $kind ->
        [battalion-mortar] 大隊迫撃砲
        [rocket] ロケット
       *[normal] { $side ->
            [british] 中野砲
           *[other] 野砲
        }
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
oba-choice-contact-after-smoke = 煙幕弾終了：無線接触を試みる
oba-choice-maintain-after-smoke = 煙幕弾終了：無線接触を維持する
oba-choice-decline = 試みない
oba-choice-target-skip = { $hex }を攻撃しない
oba-choice-target-attack = { $hex }も攻撃する
oba-choice-target-tem = { $hex }のTEM
oba-choice-other-fire = ほかの射撃へ進む
oba-action-draw-access = 砲撃権のチットを引く
oba-action-place-ar = ARを置く
oba-action-keep-sr = SRを維持
oba-action-correct-sr = SRを修正
oba-action-correct-sr-convert-he = 修正してHE弾のFFEへ
oba-action-correct-sr-convert-smoke = 修正して煙幕弾のFFEへ
oba-action-convert-sr-he = SRをその場でHE弾のFFEに変更
oba-action-convert-sr-smoke = SRをその場で煙幕弾のFFEに変更
oba-action-cancel-sr = SRをキャンセル
oba-action-cancel-sr-new-ar = 新たなAR
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

## ログ

oba-log-counter-placed = { $hex }に{ $counter }。
oba-log-counter-flipped = { $counter }に変更。
oba-log-counter-removed = { $counter }を除去。

## カード

# $side (british, german, first-side, second-side、または名前), $kind (normal, battalion-mortar, rocket), $calibre (mm), $firepower
oba-card-title = { $battery } · { $side ->
        [british] イギリス軍
        [german] ドイツ軍
        [first-side] 先攻側
        [second-side] 後攻側
       *[other] { $side }
    } { $kind ->
        [battalion-mortar] 大隊迫撃砲
        [rocket] ロケット
       *[normal] { $side ->
            [british] 中野砲
           *[other] 野砲
        }
    }{ NUMBER($calibre, useGrouping: 0) }+mm、{ $firepower }FP
# $mission (he, smoke, open)
oba-card-counter = { $hex }に{ $counter }{ $mission ->
        [he] 、HE弾
        [smoke] 、煙幕弾
       *[open] {""}
    }
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

oba-step-over = { $battery }：終了

## 項目

oba-fact-tem = TEM：{ $about }
oba-fact-hex-tem = { $hex }のTEM
oba-fact-has-contact = { $battery }：無線接触
also-oba-fact-has-contact = 接触
oba-fact-has-had-contact = { $battery }：以前の無線接触
also-oba-fact-has-had-contact = 維持
oba-fact-has-access = { $battery }：砲撃権
also-oba-fact-has-access = 砲撃権カウンター
oba-fact-reds = { $battery }：このシナリオの赤チット
also-oba-fact-reds = 赤のカード; 砲撃権 恒久的
oba-fact-counter = { $battery }：盤上のカウンター
also-oba-fact-counter = 着弾観測 SR; 効力射 FFE; 砲撃要請 AR
oba-fact-hex = { $battery }：カウンターのヘクス
also-oba-fact-hex = 着弾観測 SR; 効力射 FFE; 砲撃要請 AR
oba-fact-mission = { $battery }：宣言した任務
also-oba-fact-mission = 砲撃任務
oba-fact-missions = { $battery }：実施した任務の数
also-oba-fact-missions = 砲撃任務
oba-fact-contact-number = { $battery }：無線機の接触ナンバー
also-oba-fact-contact-number = 無線接触
oba-fact-repair-number = { $battery }：無線機の修理ナンバー
also-oba-fact-repair-number = 修理
oba-fact-accuracy-number = { $battery }：正確に着弾する最大の目
also-oba-fact-accuracy-number = 着弾判定
oba-fact-may-fire-smoke = { $battery }：煙幕弾を撃てる
also-oba-fact-may-fire-smoke = 煙幕砲撃任務
oba-fact-calibre = { $battery }：口径（mm）
also-oba-fact-calibre = 口径
oba-fact-fire-counter = { $battery }：観測員の射撃カウンター
also-oba-fact-fire-counter = 準備射撃 最終防御射撃
oba-fact-observer-kind = { $battery }：観測する者
also-oba-fact-observer-kind = 観測員 盤外
oba-fact-observer-status = { $battery }：観測員の状態
also-oba-fact-observer-status = 観測員 混乱 混戦 捕獲
oba-fact-observer-radio = { $battery }：無線機の状態
also-oba-fact-observer-radio = 故障
oba-fact-observer-has-radio = { $battery }：指揮官が無線機を所有
also-oba-fact-observer-has-radio = 所有
oba-fact-observer-hex = { $battery }：観測員のヘクス
also-oba-fact-observer-hex = 観測員
oba-fact-observer-level = { $battery }：観測員の階層
also-oba-fact-observer-level = 尖塔 観測員

## 片付け

oba-packed-counter = 中隊{ $battery }の{ $counter }
oba-packed-observer = 中隊{ $battery }の観測員
oba-packed-steeple = 尖塔
oba-packed-contact = 無線接触あり
oba-packed-access = 砲撃権あり
oba-packed-off-map = 盤外
