### 自分のボードで遊ぶ、自分で用意したASLスターターキットのシナリオ。

## 開始

scenario-starter-kit-own-scenario = ASLスターターキットのシナリオ
start-starter-kit-own-scenario = ASLスターターキットのシナリオ
start-starter-kit-own-scenario-length = ターン数はシナリオカードのとおり
# $scenario (id)
own-unknown-scenario = 自分のボードに{ $scenario }というシナリオはありません。
own-ask-turns = シナリオカードのゲームターン数はいくつですか？
# $turns (シナリオのターン数)
own-ask-half-turn = 最終ターンの第{ $turns }ターンは、先攻側のプレイヤーターンだけで終わりますか？
# $turns, $half (yes, no)
own-length = ゲームターン数：{ $turns }{ $half ->
    [yes] （最終ターンは先攻側のプレイヤーターンだけ）
   *[no] {""}
}
own-scenario-is-over = シナリオは終わりました。
own-log-over = 最終ターンが終わりました。
own-fact-ends-half = 最終ターンは先攻側のプレイヤーターンだけ

## 陣営

faction-first-side = 先攻側
faction-second-side = 後攻側
option-first-side = 先攻側
option-second-side = 後攻側
# $name (プレイヤーが付けた名前)
own-side-name = { $name }
# $side (first-side, second-side、または名前)
own-choice-name-side = { $side ->
    [first-side] 先攻側
    [second-side] 後攻側
   *[other] { $side }
}の名前
input-own-name = 名前（シナリオカードのとおり）
own-name-needed = 名前を入力してください。
# $most (文字数)
own-name-too-long = 長すぎます。{ $most }文字以内にしてください。
# $name
do-own-name-side = 陣営の名前：{ $name }

## 砲兵中隊

# $side (first-side, second-side、または名前)
own-choice-bring-battery = { $side ->
    [first-side] 先攻側
    [second-side] 後攻側
   *[other] { $side }
}の砲兵中隊
# $battery
do-own-bring-battery = 砲兵中隊{ $battery }を登場させる
input-own-kind = 種類
option-normal = 野砲・中野砲
option-battalion-mortar = 大隊迫撃砲
option-rocket = ロケット
input-own-calibre = 口径（mm。「80+」は80）
input-own-smoke = 煙幕弾射撃が可能
input-own-observer = 観測員
input-own-contact-number = 無線接触ナンバー（無線機カウンターの値。不明なら空欄）
input-own-black = 黒チット
input-own-red = 赤チット
input-own-accuracy-number = 着弾判定の成功値（この値以下。通常2、国籍により1）
input-floor = 階層（0は地上）
# $level, $most (階層)
oba-observer-too-high = { $hex }に階層{ $level }はありません。このボードの最上階は{ $most }です。

## カウンター

own-panel-counters = カウンター
# $text (入力した行)
do-own-name-counters = 地図に置く：{ $text }
# $line (入力した行)
own-line-without-hex = { $line }：カウンターの後にヘクスを書いてください（@ K5）。
# $most (数)
own-too-many-counters = 一度に置けるカウンターは{ $most }個までです。
# $hex, $count
do-own-move-pieces = カウンター{ $count }個を{ $hex }へ移動
own-choice-floor = 同じヘクスの別の階層へ
own-choice-take-pieces = 地図から取り除く
# $count
do-own-take-pieces = カウンター{ $count }個を地図から取り除く
own-pieces-gone = これらのカウンターはもうないか、別々の場所にあります。
own-off-map = { $hex }はこのボードのヘクスではありません。
# $hex, $level
own-no-such-floor = { $hex }に階層{ $level }はありません。
# $side (first-side, second-side、または名前), $name
own-piece = { $name }（{ $side ->
    [first-side] 先攻側
    [second-side] 後攻側
   *[other] { $side }
}）
# $level
own-mark-floor = { $level }

## ガイド

tour-own-session = 手持ちのボードでの手持ちのシナリオ：カードどおりの砲兵中隊と、着弾判定中のAR。
guide-own-session-title = 手持ちのボードでシナリオを遊ぶ
guide-own-session =
    ボードを開くか並べてから「新しいセッション」（Ctrl+N）で、ASLスターターキットのシナリオを始めます。
    シナリオカードのターン数を入力します。カードで先攻の陣営が「先攻側」です。
    「部隊」（F12）で、3x 4-6-7, 9-1 @ K5のように1行ずつカウンターを置きます。陣営の名前は「シナリオ」の下で付けます。
    「砲兵」（F4）の「中隊を追加」で、種類、口径、無線接触ナンバー、チットをカードと無線機のとおりに入力します。
    観測員はヘクスか建物の階層にいます。マップ上で単独でもスタックごとでも動かせます。
    観測員の視線と爆煙高度は、ボードの高さで判定します。高さのないボードでは質問します。
    基本ゲームのTEMは、地形ごとに一度だけ尋ねます。
    セッションはボードをファイルの内容で覚えます。移動や変更があれば、ファイルの指定を求めます。
