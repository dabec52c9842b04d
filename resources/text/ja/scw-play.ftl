### Spanish Civil War Battles のプレイ：時計、ユニット、戦闘、パネル。

## 名称。$side（republican, nationalist）、$about（ユニットまたは編成）、$number、$name

scenario-jarama-jarama = ハラマ（1937年2月）
scenario-brunete-brunete = ブルネテ（1937年7月）
faction-republican = 共和国軍
faction-nationalist = 国粋主義軍
scw-side = { $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}
# $arm（兵科）、$named（yes, no）
scw-unit = { $about }　{ $named ->
    [yes] { $name }
   *[no] { $arm ->
        [infantry] 歩兵
        [cavalry] 騎兵
        [engineer] 工兵
        [armour] 戦車
        [light-armour] 装甲車
        [anti-tank] 対戦車砲
        [anti-aircraft] F/88
        [artillery] 砲兵
        [hq] 司令部
        [truck] トラック
       *[air] No.
    }{ $number }
}
# $turn、$phase、$player（republican, nationalist, both）
scw-moment = 第 { $turn } ターン　{ scw-phase }
scw-phase = { $player ->
    [republican] 共和国軍{ scw-phase-kind }
    [nationalist] 国粋主義軍{ scw-phase-kind }
   *[both] { $phase ->
        [initiative] 主導権判定フェイズ
        [weather] 天候判定フェイズ
        [first-bombardment] 第1プレイヤー航空爆撃
        [second-bombardment] 第2プレイヤー航空爆撃
        [first-movement] 第1プレイヤー移動フェイズ
        [first-combat] 第1プレイヤー戦闘フェイズ
        [second-movement] 第2プレイヤー移動フェイズ
       *[second-combat] 第2プレイヤー戦闘フェイズ
    }
}
scw-phase-kind = { $phase ->
    [first-bombardment] 航空爆撃
    [second-bombardment] 航空爆撃
    [first-movement] 移動フェイズ
    [second-movement] 移動フェイズ
   *[other] 戦闘フェイズ
}
scw-reduced = 減少戦力面
scw-spot-map = マップ上
scw-spot-hand = マップ外（登場前）
scw-spot-madrid = マドリッドボックス
scw-spot-exited = 離脱
scw-spot-eliminated = 除去

option-republican = 共和国軍
option-nationalist = 国粋主義軍
option-initiative = 主導権判定
option-weather = 天候判定
option-first-bombardment = 第1プレイヤー航空爆撃
option-second-bombardment = 第2プレイヤー航空爆撃
option-first-movement = 第1プレイヤー移動
option-first-combat = 第1プレイヤー戦闘
option-second-movement = 第2プレイヤー移動
option-second-combat = 第2プレイヤー戦闘

## 操作。$count（ユニット数）、$weather（clear, rain）

do-scw-next-phase = 次のフェイズへ
do-scw-previous-phase = 前のフェイズへ戻す
do-scw-set-weather = { scw-choice-weather }
do-scw-type-counters = カウンターを入力
do-scw-strike-counters = { $count } 個のカウンターを取り消す
do-scw-place-units = { $count } ユニットを置く
do-scw-move-units = { $count } ユニットを移動
do-scw-leave-map = 地図外へ離脱
do-scw-judge-status = 補給と指揮統制を判定
do-scw-build-pontoon = 舟橋を架ける
do-scw-declare-fight = 攻撃
do-scw-join-fight = 戦闘に加わる
do-scw-spend-air = 航空ポイントを使う
do-scw-roll-fight = 戦闘のダイス
do-scw-stay-in-fight = 攻撃側は後退しない
do-scw-retreat-unit = 後退
do-scw-lose-unit = 退路のないユニットの除去
do-scw-lose-step = ステップ損失
do-scw-advance-unit = 戦闘後前進
do-scw-end-fight = 戦闘を終える
do-scw-fire-barrage = 弾幕射撃
do-scw-bomb-hex = 航空爆撃
do-scw-rebuild-hq = 司令部の再建
do-scw-receive-division = 師団の受領
do-scw-call-reserve = 予備部隊の拘置解除

## ダイス。$turn、$column、$difference、$strength

scw-roll-initiative = 第 { $turn } ターン：主導権
scw-roll-weather = 第 { $turn } ターン：天候
scw-roll-combat = 戦闘　コラム { $column }（戦力差 { $difference }）
scw-roll-barrage = 弾幕射撃 { $strength }（ユニットごとに 1 個）
scw-roll-bombs = 航空爆撃　コラム { $column }
scw-drm-nationalist-initiative = 国粋主義軍
# $field（attack, defence）
scw-value-needed = { $about }：カウンターの{ $field ->
    [attack] 攻撃力
   *[defence] 防御力
}は？

## 起きたこと。$weather、$side、$unsupplied、$lost（ユニット数）、$turn、$code（CRT）

scw-log-first-player = { scw-side }が第1プレイヤーです。
scw-log-weather = { $weather ->
    [clear] 晴天
   *[rain] 雨天／泥濘
}
scw-log-judged = 補給切れ：{ $unsupplied }　混乱状態：{ $lost }
scw-log-eliminated = { $about } 除去
scw-log-reduced = { $about } 減少戦力面に裏返す
scw-log-hq-returns = 第 { $turn } ターンに再登場
scw-log-result = 戦闘結果 { $code }

## 拒否。$about（ユニット）、$line、$formation、$points、$turn、$left、$wanted、$hexes、$distance

scw-battle-over = ゲームは終了しています。
scw-finish-fight = 進行中の戦闘を先に終えてください。
scw-clock-at-start = ゲームの最初のフェイズです。
scw-unknown-scenario = 「{ $scenario }」という戦闘はありません。
scw-unit-unknown = ユニット { $unit } はありません。
scw-unit-off-map = { $unit } はマップ上にいません。
scw-units-apart = 同じスタックのユニットではありません。
scw-hex-off-map = マップにないヘクスです。
scw-place-needs-hex = マップ上のユニットにはヘクスが必要です（マップ外には不要）。
# $most (how many)
scw-counters-too-many = 一度に登録できるのは{ $most }個までです。
scw-counters-line = { $line } 行目：{ $about }
scw-counters-other-side = { $formation } は相手側の編成です。
scw-air-off-map = 航空ユニットはマップに置きません。
scw-enemy-there = 敵ユニットがいます。
scw-not-own-movement = { $about } が移動できるのは自軍の移動フェイズです。
scw-moved-already = { $about } はこのフェイズにもう移動しました。
scw-out-of-reach = { $about } は { $points } MP ではそこへ届きません（このマップによる）。
scw-stack-split = { $about } と同じスタックのユニットが、このフェイズに別のヘクスを攻撃しています。
scw-reserve-held = { $about } はマドリッドボックスに拘置されています。
scw-arrives-later = { $about } の登場は第 { $turn } ターンです。
scw-not-an-entry-hex = { $about } の進入ヘクスは { $hexes } です。
scw-not-received = { $about } は、他の師団が撤収してから登場します。
scw-overstacked = フェイズ終了時のスタック超過：{ $about }
scw-never-returns = { $about } は復帰しません。
scw-not-rebuilt-yet = { $about } の再登場は第 { $turn } ターンです。
scw-not-at-edge = 離脱はマップ端のヘクスから行います。
scw-not-judged-now = 補給と指揮統制は移動フェイズと戦闘フェイズに判定します。
scw-pontoon-engineers-only = 舟橋を架けられるのは国粋主義軍の工兵です。
scw-not-own-combat = 攻撃は自軍の戦闘フェイズに行います。
scw-guns-only-support = { $about } は攻撃に参加できません（支援射撃か弾幕射撃）。
scw-fought-already = { $about } はこのフェイズにもう攻撃しました。
scw-not-adjacent = { $about } は攻撃目標に隣接していません。
scw-hex-not-adjacent = そのヘクスに隣接する攻撃ユニットがありません。
scw-no-enemy-there = そのヘクスに敵はいません。
scw-attacked-already = そのヘクスはこのフェイズにもう攻撃されました。
scw-no-fight = 進行中の戦闘はありません。
scw-fight-rolled = この戦闘のダイスは振られたか、戦闘が取り消されています。
scw-defends-already = { $about } は自分のヘクスでのみ防御します。
scw-not-a-gun = { $about } は砲兵ではありません。
scw-gun-of-other-side = { $about } は相手側の砲兵です。
scw-air-points-lacking = 航空ポイント { $wanted } が必要ですが、残りは { $left } です。
scw-not-an-aircraft = { $about } はこの側の航空ユニットではありません。
scw-has-flown = { $about } はこのターンにもう使いました。
scw-no-aircraft = 航空ユニットか航空ポイントを指定してください。
scw-not-own-bombardment = 爆撃は各プレイヤーの航空爆撃の番に行います。
scw-no-step-due = その側が失うステップはありません。
scw-not-in-fight = { $about } はこの戦闘に参加していません。
scw-retreat-one-hex = 後退は 1 ヘクスです。
scw-steps-first = ステップ損失を先に適用します。
scw-no-retreat-due = そのユニットに後退の義務はありません。
scw-has-a-way = { $hexes } へ後退できます。
scw-duties-first = ステップ損失と後退を先に行ってください。
scw-no-lost-hq = { $about } は戦闘で失われた司令部ではありません。
scw-no-such-replacement = その師団は受領できません。
scw-no-reserve = この戦闘に予備部隊はありません。
scw-reserve-out = 予備部隊はすでに拘置解除されています。
scw-reserve-not-near = 3 か所から { $distance } ヘクス以内に国粋主義軍ユニットがいません。

## パネル

scw-panel-status = 補給・指揮
scw-panel-combat = 戦闘
scw-panel-forces = 部隊
scw-panel-points = ポイント
scw-panel-victory = 勝利
scw-column-result = 結果
scw-column-chance = 確率
scw-column-place = 場所
scw-column-holder = 占領
scw-column-points = VP
# $weather（clear, rain, open）
scw-weather-now = { $weather ->
    [clear] 晴天（観測 8 ヘクス）
    [rain] 雨天／泥濘（観測 4 ヘクス）
   *[open] 天候は未判定
}
# $count（0：全部）、$part、$hexes、$how（hexes, road, box, withdrawal）
scw-arrival = { $about }{ $part ->
    [all] { "" }
    [first-and-fourth-battalions] （第1・第4大隊とトラック各1、砲兵大隊1）
    [other-units] （残り全部とトラック2）
   *[regiment] （聯隊）
}{ $count ->
    [0] { "" }
   *[other] {" "}× { $count }
}：{ $how ->
    [box] マドリッドボックスから拘置解除
    [road] { $hexes } の任意の道路
    [withdrawal] { $hexes }（撤収した師団 1 個につき 1 個）
   *[hexes] { $hexes }
}
# $first（先に配置する側）
scw-forces-order = { $first ->
    [republican] 共和国軍、次に国粋主義軍が配置します。
   *[nationalist] 国粋主義軍、次に共和国軍が配置します。
}
# $map、$told、$known（-1：数はルールに記載なし）
scw-told-count = 入力 { $told }{ $known ->
    [-1] { "" }
   *[other] /{ $known }
}、マップ上 { $map }
# $hexes（ヘクス番号）、$turn（登場ターン）、$where（hexes, start-line, madrid, air, due, due-at, relief, later, unknown）
scw-setup = { $where ->
    [hexes] { $hexes }
    [around] { $hexes }（＋の数のヘクス以内）
    [start-line] 開始線の自軍側の任意の場所
    [madrid] マドリッドボックス
    [air] 毎ターン使用可能
    [due] 第{ $turn }ターンの増援
    [due-at] 第{ $turn }ターンの増援、{ $hexes }
    [relief] 第{ $turn }ターンから撤収した師団と交代、{ $hexes }
    [later] 増援
   *[unknown] ルールに記載なし
}
scw-remind-reserve = マドリッドボックスと境界線内に配置されたユニットは、拘置解除まで留まります。それまでは補給下・指揮統制下とみなします。
scw-sixths = 6 分の { $sixths }
scw-all-well = 全ユニットが補給下、指揮統制下にあります。
scw-not-judged-yet = このフェイズはまだ判定していません。配置を合わせてから判定してください。
scw-out-of-supply = { $hex } { $about }：補給切れ
scw-out-of-command = { $hex } { $about }：混乱状態
scw-air-left = { $side ->
    [republican] 共和国軍の残り航空ポイント
   *[nationalist] 国粋主義軍の残り航空ポイント
}
scw-score-totals = 国粋主義軍 { $nationalist }、共和国軍 { $republican }、差 { $difference }
scw-level = { $level ->
    [republican-victory] 共和国軍勝利
    [nationalist-victory] 国粋主義軍勝利
    [nationalist-limited] 国粋主義軍限定的勝利
    [nationalist-substantial] 国粋主義軍実質的勝利
    [nationalist-decisive] 国粋主義軍決定的勝利
   *[draw] 引き分け
}
scw-fight-kind = { $hexes } への{ scw-side }の{ $kind ->
    [normal] 通常攻撃
    [assault] 突撃
    [barrage] 弾幕射撃
   *[bombardment] 航空爆撃
}
scw-fight-cancelled = 自発的後退により戦闘は終了しました。支援射撃は弾幕射撃に切り替えられます。
scw-shift-counted = { $about }：{ $columns } コラム
scw-value-counted = { $about }：{ $value }
scw-barrage-strength = 砲撃力 { $strength }
scw-barrage-unit = { $about }：戦力差 { $difference }、コラム { $column }
scw-bomb-strength = 爆撃力 { $strength }
# $chooser（ユニットを選ぶ側）
scw-steps-due = { $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}の損失 { $count } ステップ（ユニットは{ $chooser ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}が選択）

## 注意

scw-remind-bombard = 航空ユニットまたは航空ポイントで爆撃します。ここで使うと、このターンの支援には使えません。
scw-remind-movement = 先に補給と指揮統制を判定し、それから増援を登場させ、移動します。
scw-remind-combat = 両軍が補給と指揮統制を判定し、航空は防御側から割り当てます。敵 ZOC 内の全ユニットが攻撃します。

## 選択。$hex、$spot、$kind、$side

scw-choice-next-phase = 次のフェイズへ
scw-choice-previous-phase = 前のフェイズへ戻す
scw-choice-weather = { $weather ->
    [clear] 天候：晴天
   *[rain] 天候：雨天／泥濘
}
scw-choice-judge = 配置は正しい：補給と指揮統制を判定
scw-choice-judge-again = もう一度判定
scw-choice-type-counters = カウンターを入力：{ scw-side }
scw-choice-roll = ダイスを振る
scw-choice-stay = 攻撃側は後退しない（次は防御側）
scw-choice-spend-air = 航空ポイント：{ scw-side }
scw-choice-lose-step = { $about } に損失 1 ステップ
scw-choice-retreat = { $about } が { $hex } へ後退
scw-choice-lose-unit = { $about } は退路がなく除去
scw-choice-end-fight = 戦闘終了
scw-choice-attack = { $kind ->
    [assault] { $hex } へ突撃
   *[normal] { $hex } を攻撃
}
# $hex（攻撃されるヘクス）、$start（攻撃元のヘクス）、$count（ユニット数）
scw-choice-attack-all = { $start } から { $hex } を攻撃（{ $count } ユニット）
scw-choice-barrage = { $hex } へ弾幕射撃
scw-choice-barrage-hex = ヘクスへ弾幕射撃…
scw-choice-bomb = ヘクスを爆撃…
scw-choice-join = 戦闘に加わる
scw-choice-support = { $about }が加わる
scw-choice-advance = { $about } が { $hex } へ前進
scw-choice-leave-map = 地図外へ離脱
scw-choice-pontoon = { $hex } の方へ舟橋を架ける
scw-choice-put = { $spot ->
    [hand] マップから取る
    [madrid] マドリッドボックスへ
   *[eliminated] 除去
}
scw-choice-rebuild = { $about } を再建
# $leaving（撤収した師団の番号）
scw-choice-receive = { $about } を受領（第{ $leaving }師団と交代）
scw-choice-reserve-two = 予備 2 ユニットを拘置解除（敵が接近）
scw-choice-reserve-all = 予備を全部拘置解除（Manzanares 河を渡河、または 41 列に到達）
scw-input-counters = 例：48: 4x 3-4-6/2-2-6 II, HQ, art 4(8)6
scw-input-air-points = 合計ポイント
scw-input-hex = ヘクス

## マップ

scw-layer-places = 勝利ポイントの場所

## 事実

scw-fact-turn = ターン
scw-fact-phase = フェイズ
scw-fact-first-player = 第1プレイヤー
scw-fact-is-over = ゲーム終了
scw-fact-exits = 離脱または東端で得点するユニット数（自動集計への加減）
scw-fact-assault-points = 突撃ポイント：{ $about }
scw-fact-holder = 占領：{ $about }
# $hex（目標）、$about（師団）
scw-fact-captured = 占領済みの目標：{ $hex }（{ $about }）
scw-fact-reduced = 減少戦力：{ $about }

## ルールの解釈

setting-scw-voluntary-retreat-ends-combat = 1 ユニットでも自発的後退をすれば戦闘は終わる（しない場合は片側に誰もいなくなるまで続く）
setting-scw-stack-attacks-one-hex = 同じスタックのユニットは 1 ヘクスしか攻撃できない
setting-scw-advance-after-elimination = 除去で空いたヘクスにも前進できる
setting-scw-light-vehicles-are-armour = 装甲車・軽戦車も諸兵連合の機甲部隊とする
setting-scw-nationalist-shift-covers-barrage = 国粋主義軍のシフトは弾幕射撃にも適用する
setting-scw-adjacent-guns = 隣接ヘクスへ弾幕射撃した砲兵も戦闘結果を受ける
setting-scw-barrage-halves-unsupplied = 弾幕射撃でも補給切れの防御力は半減する
setting-scw-battalion-zoc-needs-attack-three = 2 個大隊の ZOC には、どちらかの攻撃力 3 以上が必要
setting-scw-four-hexes-for-every-link = 4 ヘクスの制限を共和国軍の全ての指揮統制線に適用する
setting-scw-c-and-d-command-directly = C・D 師団司令部は旅団司令部なしで指揮できる
setting-scw-panzers-of-any-brigade = 装甲中隊はどの旅団司令部の指揮でも受ける
setting-scw-brunete-turns = ブルネテの 1 ターンの長さ
setting-scw-july-8-is-turn-3 = 「7月8/9日」を第 3 ターンとする
setting-scw-area-b-everywhere = 第24旅団と第12国際旅団はエリア B のどこからでも進入できる
setting-scw-east-edge-each = 東端の国粋主義軍の大隊・旅団はそれぞれ得点する
setting-scw-far-bank-bars-reserve = 拘置を解除された予備部隊は、Henares河とその下流のJarama河の対岸に入れない
setting-scw-destroyed-division-is-replaced = 全滅した師団の代わりも受領できる
option-with-others = 他の攻撃側と一緒のとき
option-always = 常に
option-never = なし
option-two-days = 2 日
option-one-day = 1 日

## 今すべきこと

# $turn、$phase、$player（both は両軍共通）
scw-moment-short = 第 { $turn } T・{ $player ->
    [republican] 共和 { scw-phase-kind }
    [nationalist] 国粋 { scw-phase-kind }
   *[both] { scw-phase }
}
# $count
scw-now-attacks = 攻撃義務 { $count } 件：{ $hexes }
scw-now-bound = 攻撃義務の残るユニット { $count } 個
scw-now-declared = 宣言済みの攻撃 残り { $count } 件：{ $hexes }
scw-now-retreats = 後退するユニット { $count } 個
scw-now-arrivals = 登場できる増援 { $count } 個
scw-now-set-up = 初期配置を待つユニット { $count } 個
scw-now-overstacked = スタック超過 { $count } ヘクス：{ $hexes }
