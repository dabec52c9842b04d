### マップ：レイヤー、道具、マップ上の表示、ヘクスのメニュー。

## レイヤー

map-layer-terrain = 地形
map-layer-roads = 道路と鉄道
map-layer-grid = ヘクスグリッド
map-layer-hex-numbers = ヘクス番号
map-layer-names = 地名と記号
map-layer-viewshed = ここから見える範囲
map-layer-corrections = 確認・訂正
map-layer-highlight = 選択
map-layer-markers = マーカー
map-layer-sight = 視線

## 道具ごとの案内

map-tool-select = ヘクスをタップすると説明が出ます。ドラッグでマップが動きます。
map-tool-sight = ヘクスからヘクスへドラッグするか、2つのヘクスを順にタップします。
map-tool-marker = ヘクスをタップしてマーカーを置きます。もう一度タップすると取り除きます。

## マップ上の表示

# $amount (ヘクスが加える妨害値)
map-adds = +{ $amount }
map-amount-unknown = ？
# $hexes (番号と地名)
map-goals = 選べるヘクス：{ $hexes }
map-takes-up = タップするか「ヘクスへ移動」で選ぶと、ここのスタックを手に取ります。
# $hex (観測側のヘクス)
map-legend-from = { $hex }から見える範囲
# $hex (観測側のヘクス), $level (マップでの階層名)
map-legend-from-level = { $hex }の{ $level }から見える範囲
# $seen (観測側), $level (目標側ヘクスの階層)
map-legend-on-level = { $seen }：目標は{ $level }または最上階

## 卓上でしか分からないこと

map-ask-level = どの階層に置きますか。
map-ask-amount = カウンターの数値はいくつですか。
map-ask-unknown = 分からない

## ヘクスのメニュー

map-menu-look = ここから視線を引く
map-menu-view = ここから見える範囲
map-menu-markers = マーカー
map-overlays = ゲームのレイヤー
map-menu-centre = このヘクスを中央へ
