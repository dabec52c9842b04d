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
scw-must-retreat = { $about } は { $hexes } のいずれかへ後退しなければなりません。
scw-no-way-out = { $about } は後退できるヘクスがないため除去されます。
# $about（理由）
scw-way-closed = { $hex }：{ $about }
scw-may-advance = { $about } は { $hex } へ戦闘後前進できます。

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
