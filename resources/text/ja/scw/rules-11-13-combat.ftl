### 『Spanish Civil War Battles』のルールによる拒否と説明：戦闘、砲兵、航空。

## 11 戦闘

scw-fights-left = 次のヘクスに、まだ果たしていない戦闘の義務があります：{ $hexes }。戦わずに先へ進むかどうかは、対局者が決めてください。

## 11.1 攻撃の義務

# $about（ユニット名）、$more（同じスタックの他のユニット）、$hexes（そのヘクス）
scw-must-attack = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個（{ $hexes }）
}は敵ZOC内にいるので攻撃しなければなりません。
scw-nobody-must-fight = このフェイズで戦闘しなければならないユニットはもうありません。
# $hexes: where the enemies stand
scw-must-be-attacked = { $hexes }の敵は攻撃しなければなりません。自軍ユニットがそのZOCにあります。
# $about（ユニット名）
scw-excused-late = { $about }は敵ZOC内にいますが、このフェイズにはもう攻撃できる敵がいません。
scw-missed = { $hexes }の敵は攻撃されておらず、攻撃できる隣接ユニットももういません。
scw-now-missed = 攻撃されなかったヘクス：{ $hexes }
# $count
scw-now-late = 攻撃義務を果たせなくなったユニット{ $count }個
# $count
scw-now-attacks = 攻撃義務{ $count }件：{ $hexes }
scw-now-bound = 攻撃義務の残るユニット{ $count }個
scw-choice-pair = 宣言：{ $hex }を攻撃
# $hexes（代わりに宣言されているヘクス）
scw-not-as-declared = フェイズ開始時に宣言されていない攻撃です。宣言済み：{ $hexes }への攻撃
scw-declare-first = 義務のある攻撃は、最初の戦闘を解決する前にすべて宣言します。未宣言：{ $hexes }
# $count
scw-now-declare = 宣言すべき攻撃{ $count }件：{ $hexes }
# $hex（攻撃されるヘクス）、$start（攻撃元のヘクス）、$count（ユニット数）
scw-choice-pair-all = 宣言：{ LIST($start) }から{ LIST($hex) }を攻撃（{ $count }ユニット）
scw-pairing-too-late = 攻撃の宣言は、最初の戦闘を解決する前に行います。
scw-declared-left = 宣言済みで未解決：{ $hexes }への攻撃
scw-now-declared = 宣言済みの攻撃 残り{ $count }件：{ $hexes }
# $about（ユニット）
scw-defends-already = { $about }は自分のヘクスでのみ防禦します。
# $about（ユニット）
scw-stack-split = { $about }と同じスタックのユニットが、このフェイズに別のヘクスを攻撃しています。
scw-stack-split-told = { $about }は同じスタックの他ユニットとは別のヘクスを攻撃します。ルールの文面では認められていません。
# $about（ユニット）、$hexes（スタックが攻撃を宣言しているヘクス）
scw-stack-declared = { $about }のスタックは別の攻撃を宣言しています：{ $hexes }
# $hex（攻撃義務のあるヘクス）、$hexes（宣言されているヘクス）
scw-kept-by-declared = { $hex }の敵は攻撃しなければなりませんが、隣接するユニットは{ $hexes }への攻撃を宣言しています。
scw-paired-already = { $about }は既に攻撃を宣言しています：{ $hexes }
scw-hex-declared = 1ヘクスが攻撃を受けるのは各戦闘フェイズ1回限りです。宣言済み：{ $hexes }への攻撃
# $about（ユニット）
scw-fought-already = { $about }はこのフェイズにもう攻撃しました。
scw-attacked-already = そのヘクスはこのフェイズにもう攻撃されました。

## 11.2 攻撃の種類

# $about (the division), $left (assault points)
scw-assault-paid = { $left ->
    [0] { $about }が最後の突撃ポイントを消費
   *[other] { $about }が突撃ポイント1を消費：残り { $left }
}
# $about（ユニット）
scw-not-adjacent = { $about }は攻撃目標に隣接していません。
scw-hex-not-adjacent = そのヘクスに隣接する攻撃ユニットがありません。
scw-no-enemy-there = そのヘクスに敵はいません。
# $hex（攻撃されるヘクス）、$start（攻撃元のヘクス）、$count（ユニット数）
scw-choice-attack-all = { LIST($start) }から{ LIST($hex) }を攻撃（{ $count }ユニット）
scw-choice-assault-all = { LIST($start) }から{ LIST($hex) }へ突撃（{ $count }ユニット）
scw-choice-assault-paid = { LIST($start) }から{ LIST($hex) }へ突撃（{ $count }ユニット）、{ $about }のポイント
scw-shift-assault = 突撃
# $about（ユニット名）
scw-assault-unsupplied = { $about }は補給切れなので、突撃できません。
# $about（ユニット名）
scw-assault-out-of-command = { $about }は指揮統制下にないので、突撃できません。
# $about（師団名）
scw-assault-no-points = { $about }には突撃ポイントが残っていません。
# $about (the division that pays), $hex (where)
scw-choice-paid-by = { $hex }へ突撃（{ $about }の突撃ポイント）
scw-choice-attack-hexes-paid-by = 複数ヘクスへ突撃（{ $about }の突撃ポイント） …
scw-input-payer = 突撃ポイントを払う師団

## 11.3 諸兵聯合

scw-drm-combined-arms = 諸兵聯合（歩兵と機甲）
scw-drm-all-arms = 諸兵聯合（歩兵、機甲、砲兵、航空）

## 11.4 戦闘の解決

# $total（合計）, $units
scw-combat-attack = 攻撃力 { $total }：ユニット { $units }{ scw-with-guns }{ scw-with-air }
# $total（合計）, $units, $ground（それぞれの戦闘力）
scw-combat-defence = 防禦力 { $total }：ユニット { $units }{ scw-with-guns }{ scw-with-air }{ $ground ->
    [0] { "" }
   *[other] 、地形 { $ground }
}
# $about（ユニット）、$field（attack, defence）
scw-strength-unknown = 戦力差は不明：{ $about }の{ $field ->
    [attack] 攻撃力
   *[defence] 防禦力
}が未入力です。ダイスの前に尋ねます。
# $difference（戦力差）、$base、$final（CRT のコラム）
scw-combat-column = 戦力差 { $difference }：コラム { $base }、シフト後 { $final }
# $column, $difference
scw-roll-combat = { $hexes }の戦闘　コラム { $column }（戦力差 { $difference }）
# $code（CRT）
scw-log-result = 戦闘結果 { $code }
scw-steps-first = ステップロスを先に適用します。
scw-no-step-due = その側が失うステップはありません。
# $about（ユニット）
scw-not-in-fight = { $about }はこの戦闘に参加していません。
# $chooser（ユニットを選ぶ側）
scw-steps-due = { $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}：{ $count }ステップロス（{ $chooser ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}が選択）

## 11.5 ステップロス

scw-demand-defender = 防禦側：{ $about }
scw-log-eliminated = { $about } 除去
scw-log-reduced = { $about } 減少戦力面に裏返す

## 11.6 後退
## + scw-demand-defender
## + scw-enemy-there
## + scw-not-in-fight

# $about (すべきこと)
scw-demand-attacker = 攻撃側：{ $about }
scw-layer-retreats = 後退と戦闘後前進
# $hex
scw-choice-retreat = { $about }が{ $hex }へ後退
scw-now-retreats = 後退するユニット{ $count }個
scw-retreat-one-hex = 後退は1ヘクスです。
scw-retreat-zoc = 敵ZOC内です（友軍がいても打ち消されません）。
scw-way-prohibited = 進入できない地形、または横断できないヘクスサイドです。
# $about（理由）
scw-way-closed = { LIST($hex) }：{ $about }
# $about（ユニット）
scw-no-way-out = { $about }は後退できるヘクスがないため除去されます。
# $hexes
scw-has-a-way = { LIST($hexes) }へ後退できます。
scw-retreat-full = スタック制限を超えます。
# $back（元いたヘクス）
scw-retreat-not-back = 移動してきた攻撃側ユニットは、敵ZOCに入る直前のヘクス（{ LIST($back) }）へ後退します。
# $closed（戻れないヘクス）、$hexes（戻れるヘクス）、$about（ユニット）
scw-must-go-back = { $about }は敵ZOCに入る直前のヘクス（{ $hexes }）へ後退します。{ $closed ->
    [none] { "" }
   *[other] { LIST($closed) }から入った場合は除去されます。
}

## 11.61 自発的後退

scw-may-withdraw = ダイスを振る前に、攻撃側、防禦側の順に自発的後退を選べます。
scw-defender-may-withdraw = 攻撃側は後退しません。ダイスを振る前に、防禦側は自発的後退を選べます。
scw-attacker-decides-first = 自発的後退をするかどうかは、攻撃側が先に決めます。
scw-attacker-has-decided = 攻撃側の決定は済んでいます。ダイスの前に攻撃側はこれ以上後退できません。
scw-choice-stay = 攻撃側は後退しない（次は防禦側）
scw-choice-attacker-leaves = 攻撃側が後退 …
scw-others-may-withdraw = まだ後退していないユニットも、攻撃側、防禦側の順に自発的後退を選べます。

## 11.62 強制された後退

# $about（ユニット）, $hexes
scw-must-retreat = { $count ->
    [1] { $about }は{ $hexes }へ後退しなければなりません。
   *[other] { $about }は{ $hexes }のいずれかへ後退しなければなりません。
}
scw-no-retreat-due = そのユニットに後退の義務はありません。

## 11.7 戦闘後前進
## + scw-enemy-there
## + scw-not-in-fight
## + scw-way-prohibited

# $count
scw-now-may-advance = 戦闘後前進できるユニット{ $count }個
# $winner (attacker, defender)
scw-demand-advance = { $winner ->
    [defender] 防禦側
   *[attacker] 攻撃側
}は空いたヘクスへ戦闘後前進できます。
scw-advance-not-retreated = 後退によって空いたヘクスではありません。
scw-advance-one-by-one = 戦闘後前進は1ユニットずつ行います。1つだけ選んでください。
scw-advance-not-adjacent = 隣接していません。
# $about（ユニット）, $hex（ヘクス番号）
scw-may-advance = { $about }は{ $hex }へ戦闘後前進できます。
# $about（ユニット）
scw-displaced-already = { $about }はこのフェイズに既に後退または前進しています。
scw-duties-first = ステップロスと後退を先に行ってください。
# $hex
scw-choice-advance = { $about }が{ $hex }へ前進
scw-finish-fight = 進行中の戦闘を先に終えてください。
scw-advance-own-retreat = 自発的後退をした側は前進できません。

## 12 砲兵

# $far（目標までの距離）, $range（射程）
scw-gun-out-of-range = 目標まで{ $far }ヘクス、射程は{ $range }です。
# $about（ユニット）
scw-not-a-gun = { $about }は砲兵ではありません。
scw-barrage-enemy-phase = 弾幕射撃は自軍の戦闘フェイズにだけ行えます。
# $about（ユニット）
scw-gun-of-other-side = { $about }は相手側の砲兵です。

## 12.1 1戦闘フェイズに1回

scw-gun-has-fired = この戦闘フェイズにはもう射撃しました。
# $about（ユニット）
scw-guns-only-support = { $about }は攻撃に参加できません（支援射撃か弾幕射撃）。

## 12.2 補給と指揮統制

# $about（ユニット名）
scw-gun-exempt = { $about }は敵に隣接していますが射撃できないため、攻撃義務はありません。
scw-gun-out-of-command = 指揮統制下にない砲兵は射撃できません。
scw-gun-unsupplied = 補給切れの砲兵は射撃できません。
scw-gun-formation-out-of-command = 支援できるユニットが、どれも指揮統制下にありません。

## 12.3 支援射撃

scw-fire-goes-on = 攻撃側の支援射撃は{ $hexes }への弾幕射撃に切り替えられます。前進はその後です。
scw-fire-in-vain = 支援射撃は{ $hexes }への弾幕射撃とみなされますが、敵はもういないため効果はありません。砲兵は射撃済みです。
# + scw-no-enemy-there

scw-gun-other-formation = 同じ編成のユニットしか支援できません。
scw-gun-against-barrage = 弾幕射撃に対する支援射撃はできません。
# $hex
scw-choice-barrage = { $hex }へ弾幕射撃

## 12.4 弾幕射撃
## + scw-choice-barrage
## + scw-no-enemy-there

scw-barrage-attacked-hex = そのヘクスはこのフェイズに通常攻撃または突撃を受けています。
scw-barrage-declared-hex = そのヘクスはこのフェイズに通常攻撃または突撃を受けます。宣言済み：{ $hexes }への攻撃
# $hex, $count（砲兵の数）
scw-choice-barrage-all = { $hex }へ弾幕射撃（射撃できる砲兵{ $count }個すべて）
scw-barrage-strength = 砲撃力 { $strength }
# $difference (戦力差), $column (CRTの列)
scw-barrage-column = 戦力差{ $difference }、{ $column }の列
# $strength
scw-roll-barrage = { $hexes }への弾幕射撃 { $strength }（ユニットごとに1個）
scw-barrage-unit = { $about }：戦力差 { $difference }、コラム { $column }
scw-no-loss-barrage = 弾幕射撃をした砲兵は結果を受けません。
scw-voluntary-barrage = 弾幕射撃だけの戦闘では自発的後退はできません。

## 12.4.1 照準線（LOS）

scw-layer-sight = 弾幕射撃の照準線
# $hexes(そのヘクス。線がヘクスサイド上を通れば2つ), $terrain(妨げる地形)
scw-los-blocked = 照準線が{ $hexes }の{ $terrain ->
    [town] 町
    [city] 都市
    [elevation-change] 高低差
   *[woods] 林
}に遮られます。
# $hex(そのヘクス), $target(標的ヘクス)
scw-slope-needed = お手元の地図で、ヘクス{ $hex }に高低差はありますか？ 高低差があると{ $target }への照準線が遮られます。
# $hexes(そのヘクス), $slopes(yes, no, unknown)
scw-log-slope = { $hexes }：{ $slopes ->
    [yes] 高低差あり
    [unknown] 高低差は不明（なしとして扱います）
   *[no] 高低差なし
}
# $hex(そのヘクス)
scw-fact-slope = 高低差：{ $hex }
option-slope-not-told = 不明（改めて尋ねる）
# $about(理由)
scw-barrage-not-made = 弾幕射撃は行われません。{ $about }
scw-spotter-other-formation = 観測ユニットが砲兵と同じ編成ではありません。
scw-spotter-out-of-command = 観測ユニットが混乱状態です。
# $far(ヘクス), $most(ヘクス)
scw-spotter-too-far = 観測ユニットから目標まで{ $far }ヘクスです。この天候では{ $most }ヘクスまで。

## 12.5 砲兵の防禦

scw-gun-under-attack = 攻撃を受けている砲兵は、このフェイズに支援射撃できません。
scw-no-loss-distant-gun = 離れたヘクスから射撃した砲兵は結果を受けません。
scw-advance-artillery = 砲兵は戦闘後前進できません。
scw-gun-own-hex = 自分のいるヘクスへの支援射撃はできません。
# $about（ユニット名）、$more（同じスタックの他の砲兵）、$hexes（そのヘクス）
scw-gun-must-fire = { $about }{ $more ->
    [0] { "" }
   *[other] ほか{ $more }個（{ $hexes }）
}は敵に隣接しているので、支援射撃か弾幕射撃を行わなければなりません。

## 13.1 航空ユニット

# $about（ユニット）
scw-not-an-aircraft = { $about }はこの側の航空ユニットではありません。
# $about（ユニット）
scw-has-flown = { $about }はこのターンにもう使いました。
scw-air-off-map = 航空ユニットはマップに置きません。
scw-no-loss-air = 航空ユニットは戦闘結果を受けません。
# $about
scw-choice-allot = { $about }でヘクスを支援 …
scw-nobody-defends-there = そのヘクスを防禦しているユニットがありません。

## 13.2 航空ポイント

# $wanted, $left
scw-air-points-lacking = 航空ポイント{ $wanted }が必要ですが、残りは{ $left }です。
scw-no-aircraft = 航空ユニットか航空ポイントを指定してください。
# $side, $count（減らしたときは負の数）
scw-log-air-points = { scw-side }：航空ポイント { $count }
scw-choice-spend-air = 航空ポイント：{ scw-side }（残り{ $left }）
# $side
scw-remind-no-air-points = { scw-side }には、このターンに使える航空ポイントがありません。

## 13.3 航空爆撃
## + scw-no-aircraft
## + scw-no-enemy-there
## + scw-steps-due

# $column (航空表の列)
scw-column-of = { $column }の列
# $column
scw-roll-bombs = { $hexes }への航空爆撃　コラム { $column }
scw-bomb-strength = 爆撃力 { $strength }
# $means（aircraft、points）
scw-remind-bombard = { $means ->
    [points] 航空ポイント
   *[aircraft] 航空ユニット
}で爆撃します。ここで使うと、このターンの支援には使えません。
# $means、$count
scw-now-may-bomb = 爆撃可能：{ $means ->
    [points] 航空ポイント{ $count }
   *[aircraft] 航空ユニット{ $count }個
}
scw-drm-cover = 町、都市、林
# $is (hit, miss)
scw-bomb-result = { $is ->
    [hit] 命中：1ステップロス
   *[miss] 効果なし
}
