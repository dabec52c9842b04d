### 視線：判定、視線が触れるもの、判定の前提。

## 判定の理由

sight-clear = 視線を妨げるものはありません。
# $hindrance (合計), $limit (遮断される合計)
sight-hindered = 視線上の妨害：{ $hexes }で合計+{ $hindrance }。
sight-hexes = { $hexes }
sight-blocked-by-obstacle = { $hexes }の建物が視線を遮ります。
# $hindrance (合計), $limit (遮断される合計)
sight-blocked-by-hindrance = 妨害が合計{ $hindrance }になります。{ $limit }以上で視線は遮断されます。
# $tolerance (ヘクス単位)
sight-too-close = 際どい線です。輪郭を{ NUMBER($tolerance, maximumFractionDigits: 3) }ヘクス広げた場合と狭めた場合で判定が変わります。マップ上に糸を張って決めてください。
sight-adjacent = 隣接ヘクスには常に視線が通ります。
sight-same-hex = { $hex }が2回指定されています。別のヘクスか、同じヘクスの別の階層を指定してください。

## ヘクスごとの説明

sight-in-orchard = 果樹園。ヘクス全体が妨害になります。
sight-road-in-orchard = 道路があっても切れ目とはみなさず、ヘクス全体を果樹園とします。
sight-in-grain = 麦畑。視線が輪郭の内側に触れています。
sight-in-building = 建物。視線が輪郭の内側に触れています。
sight-in-polder = 干拓地は視線を遮断も妨害もしません。
sight-in-pond = 池は視線を遮断も妨害もしません。
sight-vehicle = 車両。
sight-vehicle-other-level = 車両か残骸がありますが、両端と同じレベルではありません。
sight-wreck = 残骸。
# $amount (カウンターの妨害値)
sight-through-smoke = 煙幕、+{ $amount }。
sight-through-dispersed-smoke = 拡散した煙幕、+{ $amount }。
sight-through-white-phosphorus = WP、+{ $amount }。
sight-smoke-unknown = WP。妨害値が未入力なので加算していません。
sight-smoke-not-in-way = ここの煙幕は、この視線の高さにはありません。
sight-counted-at-range = この距離では一度だけ数えます。
# $amount (着弾地域1つの妨害値)
sight-blast-area = FFEの着弾地域、+{ $amount }。
sight-blast-area-counted = FFEの着弾地域（加算済み）。

## 判定の前提

sight-assumes-no-markers = 視線上に煙幕・FFE・車両・残骸はない。
sight-assumes-smoke-uncounted = { $hexes }のWPは数えない（妨害値が未入力）。
sight-assumes-map-as-read = { $hexes }の地形は読み取ったとおり（お手元のマップと見比べてください）。
# $terrain (地形のキー)
sight-assumes-terrain-harmless = { $hexes }の{ $terrain }は視線に影響しない。

## 判定できない場合

# $board (マップの名称)
sight-off-board = そのヘクスは{ $board }にありません。
# $level (数)
sight-no-level = { $hex }にレベル{ $level }はありません。
# $board (マップの名前)
sight-chart-missing = マップ{ $board }の視線データがありません。
# $file (ファイル名), $where (項目)
sight-chart-broken = { $file }：視線データの{ $where }が正しくありません。
# $file (ファイル名)
sight-table-format = { $file }：表は.npzか.csvで書き出せます。
