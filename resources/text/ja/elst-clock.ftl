### 『Decision at Elst』:手順、シナリオの終了、手で置くマーカー、解釈。

## 手順

# $player (british, german), $phase (rph, pfph, mph, dfph, afph, rtph, aph, ccph)
elst-phase = { $player ->
        [british] イギリス軍
       *[german] ドイツ軍
    }{ $phase ->
        [rph] 回復フェイズ（RPh）
        [pfph] 準備射撃フェイズ（PFPh）
        [mph] 移動フェイズ（MPh）
        [dfph] 防御射撃フェイズ（DFPh）
        [afph] 前進射撃フェイズ（AFPh）
        [rtph] 潰走フェイズ（RtPh）
        [aph] 突撃フェイズ（APh）
       *[ccph] 白兵戦フェイズ（CCPh）
    }
# $phase
elst-phase-short = { $phase ->
        [rph] 回復（RPh）
        [pfph] 準備射撃（PFPh）
        [mph] 移動（MPh）
        [dfph] 防御射撃（DFPh）
        [afph] 前進射撃（AFPh）
        [rtph] 潰走（RtPh）
        [aph] 突撃（APh）
       *[ccph] 白兵戦（CCPh）
    }
# $turn (数), $player, $phase
elst-moment = 第{ $turn }ターン、{ elst-phase }
# $turn (数), $circled (印刷された丸数字。0はなし)
elst-turn-box = { $turn }{ $circled ->
        [0] {""}
       *[other] {" "}（{ $circled }）
    }
elst-choice-next-phase = 次のフェイズへ
elst-choice-previous-phase = 前のフェイズへ
elst-choice-agree = 双方の同意でシナリオを終了
do-elst-next-phase = 次のフェイズへ
do-elst-previous-phase = 前のフェイズへ
do-elst-agree-to-end = 双方の同意でシナリオを終了
elst-clock-at-start = シナリオは始まったばかりです。
elst-scenario-over = シナリオは終了しています。
elst-not-player-turn-end = 双方の同意による終了は、プレイヤーターンの終わりだけです。
# $turn (数)
elst-last-turn = 第{ $turn }ターンが最終ターンです。
# $turn, $number (丸数字)
elst-roll-scenario-end = 第{ $turn }ターン終了時のドイツ軍のdr：{ $number }以下でシナリオ終了
# $ending (rolled, last-turn, agreed)
elst-log-scenario-ended = シナリオ終了：{ $ending ->
        [rolled] 終了drによる
        [agreed] 双方の同意
       *[last-turn] 最終ターン終了
    }。
# $scenario (id)
elst-unknown-scenario = 『Decision at Elst』に{ $scenario }というシナリオはありません。
elst-fact-turn = ターン
elst-fact-player = 手番のプレイヤー
elst-fact-phase = フェイズ
elst-fact-first-player = 先に移動する側
elst-fact-last-turn = 最終ターン
elst-fact-is-over = シナリオ終了

## マーカー

elst-panel-table = 中隊とマーカー

# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck)
do-elst-put-marker = { $hex }に{ elst-packed-marker }を置く
# $kind (同上)
do-elst-take-marker = { $hex }の{ elst-packed-marker }を除去
# $old, $new (smoke, dispersed-smoke, none)
do-elst-change-all-smoke = { $new ->
        [none] { $old ->
            [dispersed-smoke] 拡散した煙幕
           *[smoke] 煙幕
        }をすべて除去
       *[dispersed-smoke] すべての煙幕を拡散
    }
elst-choice-put-marker = マーカーを置く
elst-choice-take-marker = マーカーを除去
elst-marker-off-map = マーカーは盤上のヘクスに置きます。
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck, ffe)
elst-packed-marker = { $kind ->
        [smoke] 煙幕
        [dispersed-smoke] 拡散した煙幕
        [white-phosphorus] 白燐煙幕
        [vehicle] 車両
        [ffe] FFE
       *[wreck] 残骸
    }
# $kind (同上)
elst-no-such-marker = { $hex }に{ elst-packed-marker }はありません。
input-marker = マーカー
option-smoke = 煙幕
option-dispersed-smoke = 拡散した煙幕
option-white-phosphorus = 白燐煙幕
option-vehicle = 車両
option-wreck = 残骸
option-ffe = FFE

## 解釈

setting-oba-ffe2-on-lost-contact = 無線接触を維持できなかったときのFFE:2
option-resolve-then-flip = 攻撃してからFFE:Cになる
option-flip-only = 攻撃せずにFFE:Cになる
setting-oba-lost-in-mid-turn = 自軍射撃フェイズ以外で接触を失ったとき、カウンターが変わるのは
option-next-fire-phase = 次の自軍射撃フェイズ
option-at-once = 直ちに
setting-oba-steeple-critical = 尖塔ヘクスの地上レベルへの致命的命中での追加+1
option-still-counts = そのまま適用
option-dropped = 適用しない
setting-oba-pin-loses-contact = 釘づけの観測員は接触を失う
setting-oba-maintenance-drm-after-loss = 接触を回復するときにも維持のDRMを適用する
setting-oba-failed-attempt-keeps-access = 爆煙高度へLOSがなく接触DRに失敗しても砲撃権は残る
setting-oba-unseen-ar-ends-activity = LOSのないヘクスに置いたARで観測員の行動は終わる
setting-oba-range-drm-without-conversion = 遠距離修正のdrmをFFEへの変更なしでも適用する
setting-oba-conversion-needs-blast-sight = FFEへの変更には爆煙高度へのLOSが必要
setting-oba-smoke-frees-correction = 任務の種類が未定なら、煙幕弾を撃てる中隊は確認された敵なしで修正できる
setting-oba-continued-sr-may-convert = FFE:Cから変えたSRを、同じフェイズにFFEへの変更を宣言して修正できる
setting-oba-smoke-ffe-hinders = 煙幕弾のFFEの着弾地域も+1の妨害になる
setting-oba-smoke-is-renewed = 煙幕弾のFFEの2回目の解決で新しい煙幕を置く
setting-sight-tolerance = 輪郭を信用する範囲（ヘクス）
setting-sight-vehicle-adds-to-terrain = 車両の妨害を同じ距離の地形の妨害に加える
setting-sight-adjacent-always-seen = 隣接ヘクスは煙幕があっても必ず見える
setting-sight-blind-building = 尖塔から見て、建物が後ろのヘクスを死角にするのは
option-outline = 線が輪郭に触れるとき
option-hex = 線がヘクスに触れるとき
setting-sight-blind-pair = 尖塔からヘクスサイドに沿って見て、後ろが死角になるのは
option-any = どちらかのヘクスが死角を作るとき
option-both = 両方のヘクスが死角を作るとき
setting-sight-blast-smoke = 爆煙高度への線上の6以上の煙幕
option-smoke-does-not-block = 遮らない
option-smoke-blocks = 遮る
setting-elst-fire-table = 歩兵射撃表（IFT）と口径ごとの火力
setting-elst-terrain-modifiers = 地形ごとのTEM

## シナリオ、陣営、項目の値

scenario-elst-initial = 初期シナリオ（1日目）
scenario-elst-british-attack = イギリス軍の攻撃
scenario-elst-german-attack = ドイツ軍の攻撃
faction-british = イギリス軍
faction-german = ドイツ軍
option-british = イギリス軍
option-german = ドイツ軍
option-rph = RPh
option-pfph = PFPh
option-mph = MPh
option-dfph = DFPh
option-afph = AFPh
option-rtph = RtPh
option-aph = APh
option-ccph = CCPh
option-sr = SR
option-ffe-1 = FFE:1
option-ffe-2 = FFE:2
option-ffe-c = FFE:C
option-he = HE
option-leader = 指揮官
option-other-unit = 指揮官以外のユニット
option-offboard = 盤外観測員
option-prep-fire = 準備射撃
option-final-fire = 最終射撃

## 今すべきこと

# $turn (数), $player, $phase
elst-moment-short = 第{ $turn }T { $player ->
        [british] 英軍
       *[german] 独軍
    }・{ $phase ->
        [rph] RPh
        [pfph] PFPh
        [mph] MPh
        [dfph] DFPh
        [afph] AFPh
        [rtph] RtPh
        [aph] APh
       *[ccph] CCPh
    }
# $battery, $number (成功する出目の最大)
elst-now-contact = { $battery }：無線接触DR、{ $number }以下
elst-now-maintain = { $battery }：無線接触維持DR、{ $number }以下
# $battery
elst-now-repair = { $battery }：無線機を修理できます
# $count
elst-now-entering = 進入待ちの駒{ $count }個
# $side, $count (ポイント)
elst-now-cpp = { refit-side }：CPP残り{ $count }、注文は未確定
# $side, $about (作業の段階)
elst-now-work = { refit-side }：{ $about }
