### マップファイル、プレイヤーによる訂正、`companion board` が伝えること。

## ファイル。$file (ファイル名), $where (行:桁、ヘクス、地物、フォルダー)

file-cut-off = { $file }: ファイルが途中（{ $where }）で切れています。コピーが不完全だった可能性があります。
file-not-json = { $file }: JSONファイルではありません。{ $where }（行:桁）で読めなくなります。
file-bad-number = { $file }: { $where }はファイルに書ける数値ではありません。
file-bad-field = { $file }: 「{ $where }」がないか、形式が正しくありません。
file-unusable = { $file }: { $where }の内容に問題があり、使えません。
# $most (メガバイト)
file-too-large = { $file }: { $most }MBを超えています。この種のファイルにはあり得ない大きさです。
# $most (入れ子の深さ)
file-too-deep = { $file }: リストとオブジェクトの入れ子が{ $most }段を超えています。この種のファイルにはあり得ません。
# $cause (missing, denied, folder, no-file, other)
file-unreadable = { $file }: { $cause ->
    [missing] ファイルがありません。
    [denied] 読み取る権限がありません。
    [folder] ファイルではなくフォルダーです。
    [no-file] ファイルではなくパイプまたはデバイスです。
   *[other] 読み取れません。
 }
# $cause (missing, denied, no-folder, full, other)
file-unwritable = { $file }: { $where }に書き込めません（{ $cause ->
    [missing] フォルダーがありません
    [denied] 書き込む権限がありません
    [folder] 同じ名前のフォルダーがあります
    [no-folder] フォルダーがあるべき場所にファイルがあります
    [full] ディスクに空きがありません
   *[other] システムに拒否されました
 }）。何も変更していません。

## マップファイル。$file (ファイル名), $where (ヘクス、地物、ファイルの部分)

board-file-foreign = { $file }: このプログラムのマップファイルではありません。
# $version (ファイルの形式), $known (読める最新の形式)
file-newer = { $file }: 新しいプログラムで作られたファイルです（形式{ $version }。読めるのは{ $known }まで）。
# $field (項目の位置)
board-file-bad-field = { $file }: { $where }: 項目「{ $field }」がないか、形式が正しくありません。
board-file-unknown-kind = { $file }: { $where }: マップにない種類の地物です。
# $shift (列または段のずれ方)
board-file-bad-numbering = { $file }: { $where }: ずれ方「{ $shift }」はヘクスの向きに合いません。
board-file-no-hexes = { $file }: ヘクスが1つもありません。
board-file-bad-hex = { $file }: 「{ $where }」はこのマップのヘクス番号ではありません。
# $hex (存在しない番号)
board-file-unknown-hex = { $file }: { $where }: このマップにヘクス{ $hex }はありません。
board-file-hex-twice = { $file }: ヘクス{ $where }が2回書かれています。
board-file-hex-outline = { $file }: ヘクス{ $where }の位置が番号と合いません。
board-file-hexside-twice = { $file }: ヘクスサイド{ $where }が2回書かれています。
board-file-id-twice = { $file }: ID「{ $where }」が2回使われています。
# $hex (輪郭が交差する場所)
board-file-crossing-outline = { $file }: { $where }の輪郭がヘクス{ $hex }で自分自身と交差しています。
board-file-outline-too-short = { $file }: { $where }の輪郭には3つ以上の点が必要です。
board-file-line-too-short = { $file }: 線{ $where }には2つ以上の点が必要です。

## 訂正ファイル。$file (ファイル名), $where (ファイル内の位置)

overlay-file-foreign = { $file }: 訂正ファイルではありません。
# $board (マップの名称), $other (訂正の対象になっているマップのID)
overlay-other-board = この訂正はマップ「{ $other }」のもので、{ $board }のものではありません。
# $board (the board's title)
overlay-bad-origin = この訂正による番号の始まりは、印刷された{ $board }のマップではあり得ません。
# $board (マップの名称)
overlay-board-changed = { $board }はこの訂正の後で変更されています。当てはまる訂正だけを1つずつ適用します。
# $board(マップ名)
overlay-grid-gone = { $board }について選んだグリッドが見つかりません。描かれたとおりに表示します。
# $name (ヘクス番号)
overlay-hex-gone = ヘクス{ $name }の訂正は適用できません。このマップにそのヘクスはありません。

## マップの検査。$hex, $hexes (ヘクス番号), $network (road、railなど), $terrain (地形のキー)

board-check-lone-hex = { $hex }: 隣接するヘクスがマップにありません。
board-check-one-sided-link = { $hexes }: { $network }が一方のヘクスからしかつながっていません。
board-check-no-exit = { $hex }: { $network }がマップの外へ出ていますが、出口の記載がありません。
board-check-link-without-terrain = { $hex }: { $network }がヘクスサイドを横切っていますが、ヘクスにその地形がありません。
board-check-line-without-link = { $hexes }: ヘクスサイドを横切る{ $network }が描かれていますが、記載がありません。
board-check-link-without-line = { $hexes }: ヘクスサイドを横切る{ $network }が記載されていますが、描かれていません。
# $area (領域のID)
board-check-area-not-listed = { $hex }: 領域{ $area }がこのヘクスにかかっていますが、一覧にありません。
# $area (領域のID)
board-check-area-not-there = { $hex }: 領域{ $area }の一覧にありますが、このヘクスにはかかっていません。
board-check-area-without-terrain = { $hex }: { $terrain }が描かれていますが、ヘクスにその地形がありません。
board-check-terrain-without-area = { $hex }: ヘクスの地形は{ $terrain }ですが、描かれていません。
# $place (地名), $area (領域のID)
board-check-place-area = { $place }: 領域{ $area }を指していますが、その領域はありません。
# $name（地図の表記）
place-printed = { $name }
