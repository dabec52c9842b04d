### スペイン内戦の戦闘画面：数値と、各プレイヤーがすべきこと。

## 数値。$total（合計）、$units、$guns、$air、$ground（それぞれの戦闘力）

scw-with-guns = { $guns ->
    [0] { "" }
   *[other] 、砲兵 { $guns }
}
scw-with-air = { $air ->
    [0] { "" }
   *[other] 、航空 { $air }
}

## マップ

scw-letter-closed = ×

## 戦闘フェイズ開始時の攻撃宣言

do-scw-pair-units = 攻撃を宣言
scw-choice-attack-hexes = { $kind ->
    [assault] 複数ヘクスへ突撃 …
   *[normal] 複数ヘクスを攻撃 …
}
scw-input-hexes = ヘクス

## 戦闘フェイズ開始時の航空支援の割り当て。$side、$count（残りポイント）、$aircraft、$points、$about

do-scw-allot-air = 航空支援を割り当てる
scw-input-air-allotted = ポイント
