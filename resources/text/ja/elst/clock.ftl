### 『Decision at Elst』:手順、シナリオの終了、手で置くマーカー。

## 手順

# $player (british, german, first-side, second-side、または名前), $phase (rph, pfph, mph, dfph, afph, rtph, aph, ccph)
elst-phase = { $player ->
        [british] イギリス軍
        [german] ドイツ軍
        [first-side] 先攻側の
        [second-side] 後攻側の
       *[other] { $player }
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
        [1] {" "}①
        [2] {" "}②
        [3] {" "}③
        [4] {" "}④
        [5] {" "}⑤
        [6] {" "}⑥
       *[other] {" "}（{ $circled }）
    }
elst-choice-next-phase = 次のフェイズへ
elst-choice-previous-phase = 前のフェイズへ
elst-choice-agree = 双方の同意でシナリオを終了
also-elst-choice-agree = 投了、降参、中断、途中終了、早期終了、合意
do-elst-next-phase = 次のフェイズへ
do-elst-previous-phase = 前のフェイズへ
do-elst-agree-to-end = 双方の同意でシナリオを終了
elst-clock-at-start = シナリオは始まったばかりです。
# $scenario (id)
elst-unknown-scenario = 『Decision at Elst』に{ $scenario }というシナリオはありません。
elst-fact-turn = ターン
also-elst-fact-turn = ゲームターン
elst-fact-player = 手番のプレイヤー
also-elst-fact-player = プレイヤーターン
elst-fact-phase = フェイズ
elst-fact-first-player = 先に移動する側
elst-fact-last-turn = 最終ターン
elst-fact-is-over = シナリオ終了

## マーカー

elst-panel-table = 中隊を追加
elst-panel-markers = マーカーを手で置く
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck)
do-elst-put-marker = { $hex }に{ elst-packed-marker }を置く
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck)
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
# $kind (smoke, dispersed-smoke, white-phosphorus, vehicle, wreck, blast-area)
elst-packed-marker = { $kind ->
        [smoke] 煙幕
        [dispersed-smoke] 拡散した煙幕
        [white-phosphorus] 白燐煙幕
        [vehicle] 車両
        [blast-area] FFE
       *[wreck] 残骸
    }
# $kind (elst-packed-markerと同じ)
elst-no-such-marker = { $hex }に{ elst-packed-marker }はありません。
input-marker = マーカー
option-smoke = 煙幕
option-dispersed-smoke = 拡散した煙幕
option-white-phosphorus = 白燐煙幕
option-vehicle = 車両
option-wreck = 残骸
option-blast-area = FFE

## シナリオ、陣営、項目の値

scenario-elst-initial = 初回シナリオ（1日目）
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
elst-moment-short = 第{ $turn }ターン { $player ->
        [british] 英軍
        [german] 独軍
        [first-side] 先攻側
        [second-side] 後攻側
       *[other] { $player }
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
