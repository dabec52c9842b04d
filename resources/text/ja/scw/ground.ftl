### 『Spanish Civil War Battles』のマップ：移動、補給、指揮統制の表示。

## 1ヘクスの移動コスト。$points(移動ポイント)、$terrain(地形効果表の行)

scw-terrain-row = { $terrain ->
    [town] 町
    [city] 都市
    [woods] 林
    [hills] 丘陵
    [rough] 荒地
    [mixed] 混合地形（丘陵・荒地・林）
   *[clear] 平地
}

## マップのレイヤーとカウンターの印。$faction(republican、nationalist)、$hexes(敵のいるヘクス)

overlay-scw-side = { $faction ->
    [republican] 共
   *[nationalist] 国
}
overlay-scw-both = 両
scw-letter-unsupplied = 補
scw-letter-uncommanded = 指
scw-mark-unsupplied = 補給切れ
scw-mark-uncommanded = 混乱状態

## ユニットの移動範囲。$points（消費する移動力）

scw-reach-cost = { $points }
scw-reach-stop = { $points }Z
