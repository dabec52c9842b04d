### 複数のボードを並べたマップと、シナリオによる地形の変更。$file (マップのファイル), $where (ボード)

join-file-foreign = { $file }: 複数のボードを並べたマップのファイルではありません。
join-no-heights = { $file }: ボード{ $where }には高さのデータがないので、ほかのボードと並べられません。
# $other (ほかのボード)
join-same-place = { $file }: ボード{ $other }と{ $where }の位置が同じです。
# $other (ほかのボード)
join-overlap = { $file }: ボード{ $where }と{ $other }が重なります。
join-apart = { $file }: ボード{ $where }がどのボードにも接していません。
join-misfit = { $file }: ボード{ $where }の半ヘクスが隣のボードと合いません。どちらかの切り取りを1列ずらしてください。
# $crop (入力された文字)
join-bad-crop = { $file }: ボード{ $where }を「{ $crop }」には切り取れません。A1-Q10のように2つのヘクスを指定してください。
join-crop-narrow = { $file }: ボード{ $where }の切り取りが1列しかありません。
# $board (名前), $about (内容)
join-remark = ボード{ $board }：{ $about }
# $count (数), $names (最初のヘクス)
join-uneven = ボードの境目でレベルの合わないヘクスが{ $count }あります。中心は後のボードに従います：{ $names }。

## シナリオによる地形の変更

# $change (指定されたもの), $known (使えるものすべて)
terrain-change-unknown = 「{ $change }」という地形の変更はありません。使えるもの：{ $known }。
# $board (名前)
terrain-change-no-heights = 地形を変更できるのは高さのあるボードだけです。{ $board }は違います。
terrain-change-brush-is-woods = 茂みはすべて林
terrain-change-buildings-stone = 建物はすべて石造
terrain-change-buildings-wooden = 建物はすべて木造
terrain-change-grain-is-brush = 麦畑はすべて茂み
terrain-change-grain-out-of-season = 麦畑は季節外（耕作地）
terrain-change-hedges-are-bocage = 生垣はすべてボカージュ
terrain-change-no-brush = 茂みは存在しない
terrain-change-no-cliffs = 崖は存在しない
terrain-change-no-grain = 麦畑は存在しない
terrain-change-no-hedges = 生垣は存在しない
terrain-change-no-marsh = 湿地は存在しない
terrain-change-no-orchards = 果樹園は存在しない
terrain-change-no-walls = 石塀は存在しない
terrain-change-orchards-are-crags = 果樹園はすべて岩場
terrain-change-orchards-are-olive-groves = 果樹園はすべてオリーブ林
terrain-change-orchards-are-shellholes = 果樹園はすべて砲弾孔
terrain-change-orchards-out-of-season = 果樹園は季節外
terrain-change-streams-are-gullies = 小川はすべて雨裂
terrain-change-streams-dry = 小川は涸れている
terrain-change-streams-flooded = 小川は増水している
terrain-change-swamp-is-marsh = 湿地林はすべて湿地
terrain-change-walls-are-bocage = 石塀はすべてボカージュ
terrain-change-woods-are-brush = 林はすべて茂み
terrain-change-woods-are-light-woods = 林はすべて疎林
terrain-change-woods-are-pine-woods = 林はすべて松林
