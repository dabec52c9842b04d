### Spanish Civil War Battles のプレイ：名称、時計、ユニット、戦闘、パネル。

## 名称。$side（republican, nationalist）、$about（ユニットまたは編成）、$number、$name

scenario-jarama-jarama = ハラマ（1937年2月）
scenario-brunete-brunete = ブルネテ（1937年7月）
faction-republican = 共和国軍
faction-nationalist = 国粋主義軍
scw-side = { $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}
# $name （カウンターに印刷された名前）
scw-named = { $name }
# $arm（兵科）、$named（yes, no, shared）
scw-unit = { $about }　{ $named ->
    [yes] { $name }
    [shared] { $name }（{ scw-unit-kind }）
   *[no] { scw-unit-kind }
}
# $arm、$named、$size（規模）、$values（値）
scw-unit-in-full = { scw-unit } { $size ->
    [company] 中隊
    [battalion] 大隊
    [regiment] 聯隊
    [brigade] 旅団
    [division] 師団
    [corps] 軍団
   *[none] {""}
} { $values }
scw-unit-kind = { $arm ->
    [infantry] 歩兵
    [cavalry] 騎兵
    [engineer] 工兵
    [armour] 戦車
    [light-armour] 装甲車
    [anti-tank] 対戦車砲
    [anti-aircraft] No.
    [artillery] 砲兵
    [hq] 司令部
    [truck] トラック
   *[air] No.
}{ $number }
# $turn、$phase、$player（republican, nationalist, both）
scw-moment = 第{ $turn }ターン・{ scw-phase }
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
do-scw-strike-counters = { $count }個のカウンターを取り消す
do-scw-place-units = { $count }ユニットを置く
do-scw-move-units = { $count }ユニットを移動
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
do-scw-lose-step = ステップロス
do-scw-advance-unit = 戦闘後前進
do-scw-end-fight = 戦闘を終える
do-scw-fire-barrage = 弾幕射撃
do-scw-bomb-hex = 航空爆撃
do-scw-rebuild-hq = 司令部の再建
do-scw-receive-division = 師団の受領
do-scw-settle-arrivals = 前のターンの増援を登場ずみとする
do-scw-call-reserve = 予備部隊の拘置解除

## ダイス。$turn、$column、$difference、$strength

# $field（attack, defence）
scw-value-needed = { $about }：カウンターの{ $field ->
    [attack] 攻撃力
   *[defence] 防禦力
}は？

## 拒否。$about（ユニット）、$line、$formation、$points、$turn、$left、$wanted、$hexes、$distance

scw-battle-over = ゲームは終了しています。
scw-clock-at-start = ゲームの最初のフェイズです。
scw-unknown-scenario = 「{ $scenario }」という戦闘はありません。
scw-unit-unknown = ユニット{ $unit }はありません。
scw-unit-off-map = { $unit }はマップ上にいません。
scw-units-apart = 同じスタックのユニットではありません。
scw-hex-off-map = マップにないヘクスです。
scw-place-needs-hex = マップ上のユニットにはヘクスが必要です（マップ外には不要）。
# $most (how many)
scw-counters-too-many = 一度に登録できるのは{ $most }個までです。
scw-counters-line = { $line }行目：{ $about }
scw-counters-other-side = { $about }は相手側の編成です。
scw-no-fight = 進行中の戦闘はありません。

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
    [clear] 晴天（観測8ヘクス）
    [rain] 雨天／泥濘（観測4ヘクス）
   *[open] 天候は未判定
}
# $map、$told、$known（-1：数はルールに記載なし）
scw-told-count = 入力 { $told }{ $known ->
    [-1] { "" }
   *[other] /{ $known }
}、マップ上 { $map }
# $count
scw-told-off-map = カウンター{ $count }個を入力（マップ外）
# $about（先に入力したカウンター）
scw-told-again = { $about }は入力済みです。同じ名のカウンターをもう1個加えました。
# $about（部隊名）、$told、$known（ルールに記載の数）
scw-more-told = { $about }：カウンターが{ $told }個入力されていますが、初期配置と増援では{ $known }個です。
# $centre（ヘクス番号）、$radius
scw-within = { $centre }から{ $radius }ヘクス以内
# $hexes（ヘクス番号）、$centre、$radius、$turn（登場ターン）、$where（hexes, around, both, start-line, madrid, air, due, due-at, relief, later, unknown）
scw-setup = { $where ->
    [hexes] { $hexes }
    [around] { scw-within }
    [both] { $hexes }か、{ scw-within }
    [start-line] 開始線の自軍側の任意の場所
    [madrid] マドリッドボックス
    [air] 毎ターン使用可能
    [due] 第{ $turn }ターンの増援
    [due-at] 第{ $turn }ターンの増援、{ $hexes }
    [relief] 第{ $turn }ターンから撤収した師団と交代、{ $hexes }
    [later] 増援
   *[unknown] ルールに記載なし
}
scw-all-well = { $side ->
    [republican] 共和国軍は全ユニットが補給下、指揮統制下にあります。
    [nationalist] 国粋主義軍は全ユニットが補給下、指揮統制下にあります。
   *[both] 全ユニットが補給下、指揮統制下にあります。
}
scw-air-left = { $side ->
    [republican] 共和国軍の残り航空ポイント
   *[nationalist] 国粋主義軍の残り航空ポイント
}
scw-fight-kind = { $hexes }への{ scw-side }の{ $kind ->
    [normal] 通常攻撃
    [assault] 突撃
    [barrage] 弾幕射撃
   *[bombardment] 航空爆撃
}
scw-shift-counted = { $about }：{ $columns } コラム
scw-value-counted = { $about }：{ $value }

## 選択。$hex、$spot、$kind、$side

scw-first-player-open = 第1プレイヤー：双方1個ずつダイスを振る
scw-choice-roll-dice = ダイスを振る
scw-choice-next-phase = 次のフェイズへ
scw-choice-previous-phase = 前のフェイズへ戻す
scw-choice-weather = { $weather ->
    [clear] 天候：晴天
   *[rain] 天候：雨天／泥濘
}
scw-choice-type-counters = カウンターを入力：{ scw-side }
scw-choice-roll = ダイスを振る
scw-now-roll = ダイスを振る：{ $hexes }
scw-choice-lose-step = { $about }を1ステップロス
scw-choice-lose-unit = { $about }は退路がなく除去
scw-choice-end-fight = 戦闘終了
scw-choice-attack = { $kind ->
    [assault] { $hex }へ突撃
   *[normal] { $hex }を攻撃
}
scw-choice-barrage-hex = ヘクスへ弾幕射撃…
scw-choice-bomb = ヘクスを爆撃…
scw-choice-join = 戦闘に加わる
scw-choice-put = { $spot ->
    [hand] マップから取る
    [madrid] マドリッドボックスへ
   *[eliminated] 除去
}
scw-input-counters = 例：第48旅団：大隊4個 3-4-6/2-2-6、HQ、砲兵 4(8)6
scw-input-air-points = 合計ポイント
scw-input-hex = ヘクス
scw-input-units = ユニット

## マップ

scw-layer-places = 勝利ポイントの場所
# 同じスタックの同じ見た目のユニットとの違い。$values（裏面の数値）
scw-trait-back = 裏面 { $values }
# $points（残り移動力）
scw-trait-goes-on = 残り { $points } MP
scw-trait-from = { $hexes }から
scw-trait = { $trait ->
    [retreats] 要後退
    [fights] 戦闘中
    [displaced] 後退・前進済み
    [fired] 射撃済み
    [flown] 使用済み
    [held] 予備
    [granted] 補給線不要
   *[fought] 戦闘済み
}

## 事実

scw-fact-turn = ターン
scw-fact-phase = フェイズ
scw-fact-first-player = 第1プレイヤー
scw-fact-is-over = ゲーム終了
scw-fact-assault-points = 突撃ポイント：{ $about }
scw-fact-holder = 保持：{ $about }
scw-fact-reduced = 減少戦力：{ $about }

## 今すべきこと

# $turn、$phase、$player（both は両軍共通）
scw-moment-short = 第{ $turn }ターン・{ $player ->
    [republican] 共和 { scw-phase-kind }
    [nationalist] 国粋 { scw-phase-kind }
   *[both] { scw-phase }
}

## 日付と場所

# $month（m2 または m7）、$days（"11/12"）
scw-date = { $month ->
    [m2] 2
   *[m7] 7
}月{ $days }日
