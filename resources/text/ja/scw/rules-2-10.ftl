### 『Spanish Civil War Battles』のルールによる拒否と説明：手順、移動、補給、指揮統制。

## 2 カウンター

scw-commanded-air = 航空ユニットに指揮統制は要りません。

## 4 初期配置

# $first（先に配置する側）
scw-forces-order = { $first ->
    [republican] 共和国軍、次に国粋主義軍が配置します。
   *[nationalist] 国粋主義軍、次に共和国軍が配置します。
}
scw-now-set-up = 初期配置を待つユニット{ $count }個
# $side（未入力の側）
scw-now-side-sets-up = 初期配置：{ scw-side }
# $hexes
scw-now-outside = シナリオの配置と異なるヘクス：{ $hexes }
# $count（盤上のユニット数）
scw-now-all-set-up = 入力済みの{ $count }個はすべて規定の位置に配置済み

## 5 ターンの手順

scw-log-first-player = { scw-side }が第1プレイヤーです。
# $weather
scw-log-weather = { $weather ->
    [clear] 晴天
   *[rain] 雨天／泥濘
}
scw-weather-open = 天候が未判定：ダイスで決める
scw-not-own-bombardment = 爆撃は各プレイヤーの航空爆撃の番に行います。
# $about（ユニット）
scw-not-own-movement = { $about }が移動できるのは自軍の移動フェイズです。
scw-remind-movement = 先に補給と指揮統制を判定し、それから増援を登場させ、移動します。
scw-remind-combat = 両軍が補給と指揮統制を判定し、航空は防禦側から割り当てます。敵ZOC内の全ユニットが攻撃します。
# $count（残りポイント）
scw-choice-allot-points = { scw-side }：航空ポイントをヘクスへ割り当てる …（残り { $count }）
# $side, $points, $aircraft
scw-allotted = { $hex }：{ $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}の航空支援 { $points ->
    [0] { $aircraft }ユニット
   *[other] { $points }ポイント
}
scw-allot-not-now = 航空支援の割り当ては戦闘フェイズに行います。
scw-defence-allots-first = 航空支援は防禦側が先に割り当てます。
# $side（防禦側）
scw-defence-allots-now = 航空支援は防禦側（{ $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}）が先に割り当てます。攻撃側が割り当てた後は割り当てられません。
scw-air-before-guns = 航空支援は、支援射撃の砲兵を決める前に割り当てます。
scw-attack-guns-first = 支援射撃の砲兵は攻撃側が先に決めます。
scw-support-before-retreats = 戦闘への参加と、砲兵・航空の支援は、自発的後退を決める前に行います。
scw-allot-too-late = 割り当ては最初の戦闘の前に行います。以後は解決中の戦闘に参加させてください。
scw-not-own-combat = 攻撃は自軍の戦闘フェイズに行います。
scw-choice-support = { $about }が加わる
# $hexes（取り消された攻撃の支援射撃が指向されるヘクス）
scw-fire-first = 支援射撃は{ $hexes }への弾幕射撃に切り替えられます。戦闘後前進は、その結果を適用した後に行います。
scw-fight-rolled = この戦闘のダイスは振られたか、戦闘が取り消されています。
scw-fight-cancelled = 自発的後退により戦闘は終了しました。

## 6.1 ヘクスからヘクスへ

# $about（ユニット）
scw-moved-already = { $about }はこのフェイズにもう移動しました。
# $left（移動ポイント）、$more（一緒に移動した他のユニット）、$about（ユニット）、$hexes
scw-news-moved = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個
}、{ $hexes }へ：残り { $left } MP
# $more（一緒に移動した他のユニット）、$about（ユニット）、$hexes
scw-news-on-trust = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個
}、{ $hexes }へ：MPが未入力のため、経路も敵ZOCも計算していません
# $points(必要), $left(残り)
scw-points-lacking = { $points } MP必要ですが、残りは{ $left } MPです。
scw-way-counted = { $hexes }を通る経路で計算
# $about（ユニット）, $points
scw-out-of-reach = { $about }は { $points } MPではそこへ届きません（このマップによる）。

## 6.2 敵のZOC

scw-enemy-there = 敵ユニットがいます。
# $about (the unit)
scw-stopped-in-zone = { $about }はこのフェイズに敵ZOCへ入っており、そこで停止します。

## 6.3 道路の混雑

# $points(移動ポイント)
scw-cost-crowded-city = 友軍のいる都市：{ $points } MP、道路の特典なし

## 6.5 道路移動

scw-cost-bridge = 橋を渡る：追加なし

## 7 スタック

scw-stack-two-large = 聯隊・旅団どうしはスタックできません。
# $about（ユニット）
scw-stack-in = { $hex }：{ $about }
scw-overstacked = { $hexes }：スタック超過（フェイズ終了時に適用）。{ $about }
scw-now-overstacked = スタック超過{ $count }ヘクス：{ $hexes }
# $units(隊列のユニット数)
scw-stack-column = 道路上に{ $units }ユニット。町・都市以外の道路ヘクスには1ユニットしか置けません。

## 8 支配地域（ZOC）

overlay-scw-zones = 支配地域

## 8.3 ZOCへの侵入と離脱

# $about (the unit), $hexes (the hex in the zone)
scw-zone-on-the-way = { $about }はそこへ届きません：{ $hexes }の敵ZOCで停止します。
# $about (the unit), $points, $hexes (the hex in the zone)
scw-zone-held = { $about }は { $points } MPではそこへ届きません：{ $hexes }の敵ZOCからの離脱に2 MP、別の敵ZOCへ移るなら4 MPが追加されます。

## 9.1 補給線

overlay-scw-supply = 補給線
# $hexes(敵のいるヘクス)
scw-line-without = { $hexes }の敵がいなければ線が通じます。
scw-supply-none = 補給切れ：2ヘクス以内に、適切な地図端へ通じる道路への補給線がありません。

## 9.3 補給切れの効果

# $about（ユニット）、$printed、$value
scw-unit-halved = { $about }：補給切れにより{ $printed }を{ $value }に半減
scw-out-of-supply = { $hex } { $about }：補給切れ
# $hex, $about（ユニット）
scw-fact-supplied = このフェイズは補給下にある：{ $hex } { $about }
# $hex, $about（ユニット）
scw-fact-in-command = このフェイズは指揮統制下にある：{ $hex } { $about }
# $unsupplied, $lost（ユニット数）
scw-log-judged = 補給切れ：{ $unsupplied }　混乱状態：{ $lost }
# $lack（supply 補給、command 指揮）、$more（同じ部隊の他のユニット）、$others（他部隊のユニット）、$about（最初のユニット）
scw-news-judged = { $lack ->
    [supply] 補給切れ
   *[command] 混乱状態
}：{ $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個
}{ $others ->
    [0] { "" }
   *[other] 、他部隊{ $others }個
}
scw-news-all-judged = { $side ->
    [republican] 共和国軍は全ユニットが補給下・指揮下にあります。
    [nationalist] 国粋主義軍は全ユニットが補給下・指揮下にあります。
   *[both] 全ユニットが補給下・指揮下にあります。
}
scw-not-judged-now = 補給と指揮統制は移動フェイズと戦闘フェイズに判定します。
scw-not-judged-due = 補給と指揮は未判定
scw-not-judged-yet = このフェイズはまだ判定していません。配置を合わせてから判定してください。
scw-status-unjudged = このフェイズの補給と指揮統制はまだ判定していません。全ユニットを正常として扱っています。
scw-choice-judge = 配置は正しい：補給と指揮統制を判定
scw-choice-judge-short = 配置は正しい
scw-choice-judge-again = もう一度判定
scw-supplied-air = 航空ユニットに補給は要りません。

## 10.1 指揮統制線

overlay-scw-command = 指揮統制線
# $hex(司令部のヘクス)
scw-command-line = { $hex }の司令部まで。
# $about(司令部の編成)
scw-command-too-far = 混乱状態：{ $about }の司令部が遠すぎます。
# $about(司令部の編成)
scw-command-cut = 混乱状態：{ $about }の司令部への指揮統制線が敵ユニットか敵ZOCに遮られています。
# $about(司令部の編成)
scw-command-hq-lost = 混乱状態：{ $about }の司令部がマップ上にありません。

## 10.3 混乱状態の影響

scw-out-of-command = { $hex } { $about }：混乱状態
scw-zone-out-of-command = 混乱状態のユニットは敵ZOCに進入できません。

## 10.4 司令部と砲爆撃

scw-no-loss-hq = 司令部は弾幕射撃と爆撃の影響を受けません。
# $about（ユニット）、$hexes（隣接する敵）
scw-excused-in-vain = { $about }が隣接する{ $hexes }の敵は射撃の影響を受けないため、射撃の義務はありません。

## 10.5 失われた司令部の再建

# $count (two, all)
scw-log-reserve = { $count ->
    [all] 予備部隊すべての拘置解除
   *[two] 予備部隊のうち2ユニットの拘置解除
}

# $turn
scw-log-hq-returns = 第{ $turn }ターンに再登場
# $about（ユニット）, $turn
scw-not-rebuilt-yet = { $about }の再登場は第{ $turn }ターンです。
# $about（ユニット）, $turn
scw-rebuilt-too-late = { $about }の再登場は第{ $turn }ターン、戦闘の終了後です。
# $about（ユニット）
scw-hq-too-late = { $about }は最終ターンに失われたため、終了前に再登場できません。
# $about（ユニット）
scw-no-lost-hq = { $about }は戦闘で失われた司令部ではありません。
scw-choice-rebuild = { $about }を再建
# $about（司令部名）
scw-roll-rebuild-hq = { $about }：何ターン後に再建されるか
# $turn
scw-waiting-hq = { $about }（司令部は第{ $turn }ターンから補給源に再登場）
scw-not-a-source = { $about }は自軍の補給源（補給線の終点となるヘクスまたはマップ端）から再登場します。
