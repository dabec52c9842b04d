### どのメッセージでも同じ表記にする用語:ヘクス、ヘクスサイド、LOS(視線)、妨害、遮断、尖塔、死角ヘクス、
### 果樹園、麦畑、干拓地、池、煙幕、SR(着弾観測)、FFE(効力射)、AR(砲撃要請)、車両、残骸。

## 列挙と理由の書き方

list-separator = 、
# $text (理由の文), $rule (ルール番号)
reason-with-rule = { $text }（{ $rule }）

## ヘクス番号

# $text (入力された文字)
hex-not-a-number = 「{ $text }」はヘクス番号ではありません。
hex-lacks-level = { $hex }に{ $about }はありません。
# $text (入力された文字), $board (マップの名称)
hex-off-board = { $board }に{ $text }というヘクスはありません。
# $text (入力された文字), $names (ヘクス)
hex-on-several-boards = { $text }は複数のボードにあります：{ $names }。

## LOSの判定

verdict-clear = 通る
verdict-hindered = 妨害あり
verdict-blocked = 遮断
verdict-too-close = 際どい

## ヘクスの階層

level-ground = 地上
level-ground-also = 地上レベル; 地上の階; 地上階; 地上
level-floor = 階層{ $level }

## 地形(マップの地形キーをハイフンで書いたもの)。terrain-openは何もないヘクス

terrain-building-stone = 石造建物
terrain-building-wood = 木造建物
terrain-grain = 麦畑
terrain-open = 開豁地
terrain-orchard = 果樹園
terrain-polder = 干拓地
terrain-pond = 池
terrain-road-dirt = 未舗装道路
terrain-road-paved = 舗装道路

## 入力された名前

# $text (入力), $names (候補), $more (ほかの数)
name-several = 「{ $text }」には候補があります：{ $names }{ $more ->
    [0] {""}
   *[other] 、ほか{ $more }
}。続きを入力してください。
# $text, $names (近い名前)
name-unknown-near = 「{ $text }」という名前はありません。近い名前：{ $names }
name-unknown = 「{ $text }」という名前はありません。
typed-too-long = 「{ $begins }…」は長すぎます。読点から読点まで{ $most }文字以内にしてください。
# $name (カウンター), $about (どこにあるか)
name-off-map = { $name }はどのヘクスにもありません：{ $about }
