### スペイン内戦の戦闘画面：数値と、各プレイヤーがすべきこと。

## 数値。$total（合計）と内訳 $units、$guns、$air、$ground（戦闘力）

scw-combat-attack = 攻撃力 { $total }：ユニット { $units }{ scw-with-guns }{ scw-with-air }
scw-combat-defence = 防御力 { $total }：ユニット { $units }{ scw-with-guns }{ scw-with-air }{ $ground ->
    [0] { "" }
   *[other] 、地形 { $ground }
}
scw-with-guns = { $guns ->
    [0] { "" }
   *[other] 、砲兵 { $guns }
}
scw-with-air = { $air ->
    [0] { "" }
   *[other] 、航空 { $air }
}
# $difference（戦力差）、$base、$final（CRT のコラム）
scw-combat-column = 戦力差 { $difference }：コラム { $base }、シフト後 { $final }
# $about（ユニット）、$printed、$value
scw-unit-halved = { $about }：補給切れにより { $printed } を { $value } に半減
# $about（半減の理由）
scw-air-halved = { $about }：航空戦力を半減

## 各プレイヤーがすべきこと、できること。$about（ユニット）、$hexes、$hex（ヘクス番号）

scw-may-withdraw = ダイスを振る前に、攻撃側、防御側の順に自発的後退を選べます。
scw-defender-may-withdraw = 攻撃側は後退しません。ダイスを振る前に、防御側は自発的後退を選べます。
scw-attacker-decides-first = 自発的後退をするかどうかは、攻撃側が先に決めます。
scw-attacker-has-decided = 攻撃側の決定は済んでいます。ダイスの前に攻撃側はこれ以上後退できません。
scw-must-retreat = { $about } は { $hexes } のいずれかへ後退しなければなりません。
scw-no-way-out = { $about } は後退できるヘクスがないため除去されます。
# $about（理由）
scw-way-closed = { $hex }：{ $about }
scw-may-advance = { $about } は { $hex } へ戦闘後前進できます。
scw-displaced-already = { $about } はこのフェイズに既に後退または前進しています。

## マップ

scw-layer-retreats = 後退と戦闘後前進
scw-letter-closed = ×

## 弾幕射撃。$hex、$count（砲兵の数）

scw-choice-barrage-all = { $hex } へ弾幕射撃（射撃できる砲兵 { $count } 個すべて）

## 戦闘フェイズ開始時の攻撃宣言

do-scw-pair-units = 攻撃を宣言
scw-choice-pair = 宣言：{ $hex } を攻撃
scw-choice-attack-hexes = { $kind ->
    [assault] 複数ヘクスへ突撃 …
   *[normal] 複数ヘクスを攻撃 …
}
scw-input-hexes = ヘクス
scw-not-as-declared = フェイズ開始時に宣言されていない攻撃です。
scw-pairing-too-late = 攻撃の宣言は、最初の戦闘を解決する前に行います。
scw-paired-already = { $about } は既に攻撃を宣言しています。
scw-declared-left = 宣言済みで未解決：{ $hexes } への攻撃
scw-fights-left = 次のヘクスに、まだ果たしていない戦闘の義務があります：{ $hexes }。戦わずに先へ進むかどうかは、対局者が決めてください。

## 戦闘フェイズ開始時の航空支援の割り当て。$side、$count（残りポイント）、$aircraft、$points、$about

do-scw-allot-air = 航空支援を割り当てる
scw-choice-allot = { $about } でヘクスを支援 …
scw-choice-allot-points = { scw-side }：航空ポイントをヘクスへ割り当てる …（残り { $count }）
scw-input-air-allotted = ポイント
scw-allotted = { $hex }：{ $side ->
    [republican] 共和国軍
   *[nationalist] 国粋主義軍
}の航空支援 { $points ->
    [0] { $aircraft } ユニット
   *[other] { $points } ポイント
}
scw-allot-not-now = 航空支援の割り当ては戦闘フェイズに行います。
scw-allot-too-late = 割り当ては最初の戦闘の前に行います。以後は解決中の戦闘に参加させてください。
scw-defence-allots-first = 航空支援は防御側が先に割り当てます。
scw-nobody-defends-there = そのヘクスを防御しているユニットがありません。
