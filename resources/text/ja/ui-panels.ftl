### マップの周りのパネル：視線、ヘクス、訂正、マーカー、レイヤー、判定の記録

## 視線：判定

# $amount (妨害値)
badge-hindered = 妨害 +{ $amount }
badge-clear = 視線あり
badge-blocked = 遮断
badge-too-close = 際どい
badge-undeclared = 未宣言
# $verdict (描かれた輪郭どおりの判定)
line-as-drawn = この図のとおりなら「{ $verdict }」。
line-undeclared = フェアプレイ：射撃を宣言すると判定が表示されます。
# $margin (ヘクス単位)
line-margin = 余裕：{ NUMBER($margin, maximumFractionDigits: 3) }ヘクス
# $margin (ヘクス単位), $mm (印刷マップ上)
line-margin-mm = 余裕：{ NUMBER($margin, maximumFractionDigits: 3) }ヘクス（{ NUMBER($mm, maximumFractionDigits: 1) } mm）
line-margin-none = 判定を左右しそうな輪郭は近くにありません。
# $hex (ヘクス番号), $level (マップでの階層名)
position-on-level = { $hex }{ $level }
# $source, $target (両端のヘクスと階層)
line-words = { $source } → { $target }
# $hexes
line-tracked-vehicles = 視線上の{ $hexes }に車両あり（マーカー未配置）。妨害になるならマーカーを置いてください。
# $changes (マーカーごとの結果)
line-one-more = あと1つ加わると：{ $changes }
line-one-more-separator = ／
# $kinds (マーカーの種類), $amount (線全体の妨害値)
line-one-more-hinders = { $kinds } → +{ $amount }
# $kinds (マーカーの種類)
line-one-more-blocks = { $kinds } → 遮断
# $range (両端の距離)
line-range = 距離{ $range }

## 視線：入力

# $hex (ヘクス番号), $level (地上か尖塔)
line-level = { $hex } { $level }
# $hex (見る側のヘクス)
line-blind-hexes = 斜線：{ $hex }から見えない、線上の地面
line-source = 視点
line-target = 目標
line-pair = 視線（視点と目標）
line-pair-hint = NN8 II12
# $count (hexes typed)
line-of-several = 視線の両端は2ヘクスです（入力は{ $count }ヘクス）。2つにしてください。
line-check = この視線を判定
line-swap = 両端を入れ替える
line-hint = マップ上でヘクスからヘクスへドラッグするか、2つのヘクス番号を入力してください。
line-declare = 射撃を宣言
line-all-seen = ここから見える範囲
line-clear = 消去

## 視線：通過するヘクス

crossing-title = 通過ヘクス
crossing-keep = マップに残す
crossing-keep-hint = オンのとき、ここで置いたマーカーはマップに残ります。オフなら今回の判定だけに使います。
crossing-keep-trial = このマーカーを残す
# $hex (ヘクス番号), $range (視点からの距離)
crossing-name = { $hex } · { $range }
# $amount (妨害値)
crossing-adds = +{ $amount }
crossing-blocks = ✕
# $terrain (ヘクスの地形)
crossing-along-hexside = { $terrain }、ヘクスサイド沿い
crossing-at-vertex = { $terrain }、頂点のみ
# $kind (マーカーの種類), $hex (ヘクス番号)
crossing-toggle = { $hex }に{ $kind }

## マーカー

marker-smoke = 煙幕
marker-dispersed-smoke = 拡散煙幕
marker-white-phosphorus = WP
marker-vehicle = 車両
marker-wreck = 残骸
marker-blast-area = FFE
# $name (入力された名前), $kinds (あるマーカー)
marker-none-called = 「{ $name }」というマーカーはありません。あるもの：{ $kinds }。
# $kind (マーカーの種類), $amount (妨害値)
marker-adds = { $kind } +{ $amount }
# $kind (マーカーの種類)
marker-adds-as-printed = { $kind } +?
# $kind (マーカーの種類), $hex (ヘクス番号)
marker-on-hex = { $kind } { $hex }
# $marker (種類とヘクス), $level (マップでの階層名)
marker-on-level = { $marker }（{ $level }）
# $marker (種類とヘクス), $amount (駒に記された妨害値)
marker-with-amount = { $marker } +{ $amount }
markers-none = マーカーなし
tray-hex = 置くヘクス
tray-hint = マーカーをタップしてからマップのヘクスをタップ（またはドラッグ）。もう一度タップすると取り除きます。
# $count (個数)
tray-standing = マップ上：{ $count }個
# $marker (種類とヘクス)
tray-this-check = { $marker }（今回の判定のみ）
tray-clear = すべて除去
tray-remove = このマーカーを取り除く

## ヘクス

hex-hint = マップのヘクスをタップするか、番号を入力してください。
hex-places = 地名
hex-links = 道路・水路
hex-movement = 移動
hex-cover = 防御
hex-sight = 視線
hex-other = その他
hex-source = 情報の確かさ
hex-half = 半ヘクス
hex-off-the-map = マップ外
# $network (道路・水路), $hexes (行き先)
hex-leads-to = { $network }：{ $hexes }
# $name（地名）、$hexes（その他のヘクス）
hex-place-also = { $name }：{ $hexes }も
hex-cost-on-chart = 進入コスト：手元の地形表を参照
# $fact (ヘクスの情報), $source (出どころ)
hex-source-of-fact = { $fact }：{ $source }
# $network (道路・水路), $hex (行き先)
fact-link = { $hex }への{ $network }
source-printed = 印刷マップどおり
source-reconstructed = 復元マップによる
source-confirmed = あなたが確認済み
source-corrected = あなたが訂正
# $source (出どころ), $confidence (確かさ)
source-with-confidence = { $source }（{ $confidence }）
# $source (出どころ), $note (メモ)
source-with-note = { $source }。{ $note }
confidence-high = 確実
confidence-medium = ほぼ確実
confidence-low = 不確か
hex-same = 手元と同じ
hex-fix = 訂正する
hex-all-seen = ここから見える範囲
# $level (マップでの階層名)
all-seen-from-level = { $level }から見える範囲
network-road = 道路
network-polder = 干拓地の水路
area-building = 建物
terrain-steeple = 尖塔
# $name (地形)
sight-note-none = { $name }：影響なし
sight-note-obstacle-outline = { $name }：視線が輪郭に触れると遮断
sight-note-obstacle-hex = { $name }：ヘクス全体が遮断
sight-note-hindrance-outline = { $name }：視線が輪郭に触れると妨害
sight-note-hindrance-hex = { $name }：ヘクス全体（ヘクスサイドと頂点を含む）が妨害
# $name (地形), $level (マップでの階層名)
sight-note-blinds = { $name }：すぐ後ろのヘクスは{ $level }から死角

## マップの訂正

# $hex (ヘクス番号)
editor-title = { $hex }の訂正
editor-back = ヘクスの情報に戻る
editor-building = 建物
editor-no-building = なし
material-stone = 石造
material-wood = 木造
editor-hexsides = 種類を選び、横切るヘクスサイドをタップしてください。
editor-note = メモ（任意）
editor-changes = 変更点
editor-no-change = まだありません。
editor-save = 訂正を保存
editor-reset = やり直す
# $hex (ヘクスかヘクスサイド), $what (内容)
correction-of-hex = { $hex }：{ $what }
# $hex, $other (両側のヘクス)
correction-hexside = { $hex }–{ $other }
# $what (地形・道路・ヘクスサイドの特徴)
correction-absent = { $what }なし
correction-no-building = 建物なし
correction-no-place = 都市・町なし
correction-confirmed = 手元と同じ
# $correction (ヘクスと内容), $note (メモ)
correction-with-note = { $correction }「{ $note }」
# $count (件数)
corrections-title = あなたの訂正：{ $count }件
corrections-none = まだありません。訂正は別のファイルに保存され、元のマップはそのまま残ります。
corrections-export = 書き出す
corrections-import = 読み込む
corrections-revert = この訂正を取り消す

## レイヤー

layers-reset = すべてはっきり表示
# $layer (レイヤーの名前)
layers-opacity = 表示の濃さ：{ $layer }
layers-not-shown = このレイヤーは表示していません。
layers-all-shown = どのレイヤーもすでに最も濃く表示しています。

## 判定の記録

check-time = 時刻
check-line = 視線
check-verdict = 判定
check-markers = 前提のマーカー
check-note = メモ
# $source (ヘクスと階層)
check-all-seen = { $source }から見える範囲
check-was-otherwise = 判定した時の結果：{ $about }
# $hexes (どこから、どこへ)、$about (結果)
check-told-again = 視線 { $hexes }：{ $about }
checks-search = 判定ログを検索
checks-jump = マップに表示
checks-copy = コピー
checks-export = テキストで保存
checks-none = まだ判定がありません。判定した視線はすべてここに記録されます。
