### マップに描き込んで訂正する。

action-correct-map = 手元のマップのとおりに描き込む
correct-title = 手元のマップでは…
correct-group-ways = 道路・鉄道
correct-group-hexsides = ヘクスサイド
correct-group-ground = ヘクス
correct-group-marks = 記号
correct-group-seen = このとおり
correct-line = または番号で：始点 終点
correct-eraser = 消しゴム
correct-eraser-tip = 描かずに、なぞったところから消す（Delete）
correct-done = 完了
correct-hint-way = ヘクスからヘクスへドラッグすると、越えたヘクスサイドすべてに通ります。来た道を戻ると取り消せます。
correct-hint-feature = ヘクスサイドに沿って、頂点から頂点へドラッグします。ヘクスの中央からなら、隣のヘクスへ横切ります。タップすると、その位置のヘクスサイド1本に付きます。
correct-hint-crossing = 川を横切って、ヘクスからヘクスへドラッグします。
correct-hint-ground = ヘクスをタップするか、続けてなぞります。戻ると取り消せます。
correct-hint-seen = 手元のマップと同じヘクスをタップするか、なぞります。周りのヘクスサイドも確認済みになります。
brush-seen = このとおり
# $key (ボードでの呼び名)
brush-by-key = { $key }
editor-draw = マップに描き込む

## なぞった結果（手順名）

# $about (描いたもの), $hex (始点), $count (ヘクス数)
step-drawn-hexes = { $about }を記入：{ $count ->
    [1] { $hex }
   *[other] { $hex }から{ $count }ヘクス
 }
# $about (描いたもの), $hex (始点), $count (ヘクスサイド数)
step-drawn-hexsides = { $about }を記入：{ $hex }から{ $count }ヘクスサイド
# $about (消したもの), $hex (始点), $count (ヘクス数)
step-erased-hexes = { $about }を消去：{ $count ->
    [1] { $hex }
   *[other] { $hex }から{ $count }ヘクス
 }
# $about (消したもの), $hex (始点), $count (ヘクスサイド数)
step-erased-hexsides = { $about }を消去：{ $hex }から{ $count }ヘクスサイド
# $hex (始点), $count (ヘクス数)
step-swept-seen = 手元のマップも同じ：{ $count ->
    [1] { $hex }
   *[other] { $hex }から{ $count }ヘクス
 }

## なぞっても描けないとき

sweep-off-map = マップの外です。マップのヘクスから始めてください。
# $hex (ヘクス番号)
sweep-needs-two = 道路や鉄道は行き先が必要です。{ $hex }から隣のヘクスへドラッグしてください。
sweep-no-hexside = ヘクスサイドに触れていません。ヘクスサイドに沿うか、隣のヘクスへ横切ってドラッグしてください。
sweep-nothing-to-cross = 横切ったヘクスサイドに川がありません。先に川を描いてから橋を描いてください。
# $board (マップ名)
sweep-not-on-this-map = 「{ $board }」のマップにその種類はありません。
sweep-no-change = マップはすでにそのとおりです。

## ヘクスの属性

terrain-coastal = 沿岸
terrain-depot-allied = 連合軍補給廠
terrain-depot-central = 中欧軍補給廠
terrain-elevation-change = 高低差
terrain-entrenchment-central = 中欧軍の陣地
terrain-front-e = 東部戦区
terrain-front-w = 西部戦区

## ヘクスサイドにあるもの

terrain-all-lake = 全湖
terrain-bridge = 橋
terrain-canal = 運河
terrain-front-boundary = 戦区境界
terrain-frontier = 国境
terrain-major-river = 大河川
terrain-river = 河川

## 印刷されたマップの番号

printed-number = 手元のマップでの番号
# $hex (手元のマップの番号), $before (これまでの番号)
step-hex-named = { $before }は手元のマップで{ $hex }：ほかの番号も合わせる
# $number (入力された番号), $hexes (そのヘクスと、番号がなくなるヘクス)
printed-number-no-room = { $number }にはできません。このマップのほかのヘクスが4桁の番号に収まりません。

## 名前のあるヘクスの属性

network-rail = 鉄道
terrain-canal-bank = 運河の岸
terrain-depot = 補給廠
terrain-entrenchment = 陣地
terrain-front = 戦区
terrain-region = 地域
terrain-territory = 領土
terrain-west-of-canal = 運河の西
