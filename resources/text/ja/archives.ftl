### マップのアーカイブ。$file (ファイル名), $where (その部分)

archive-none = { $file }: マップのアーカイブではありません。
archive-damaged = { $file }: { $where }が壊れています。
archive-encrypted = { $file }: { $where }は暗号化されています。
archive-member-too-large = { $file }: { $where }が{ $most }MBを超えています。この種のアーカイブにはあり得ません。
archive-too-many-members = { $file }: ファイルが{ $most }を超えて入っています。この種のアーカイブにはあり得ません。
archive-no-metadata = { $file }: マップの割り付けの情報がありません（{ $where }）。
archive-no-ground = { $file }: 地形のデータ（{ $where }）がなく、絵だけです。
archive-own-colours = { $file }: 地形のデータがなく、絵（{ $where }）の{ $percent }%は意味の分からない色です。
archive-no-palette = { $file }: 地形のデータがなく、絵（{ $where }）に地形を読み取れるパレットがありません。
archive-bad-xml = { $file }: { $where }は正しいXMLではありません。
archive-doctype = { $file }: { $where }に文書型の宣言があります。この種のファイルにはあり得ません。
archive-bad-layout = { $file }: { $where }のマップの大きさがあり得ないか、アーカイブのほかの部分と合いません。
archive-bad-figure = { $file }: { $where }は使える数値ではありません。

## 理解できなかったもの

archive-unknown-element = 理解できない要素：<{ $name }>
archive-unknown-terrain = 理解できない地形：{ $code }（{ $pixels }ピクセル、{ $hexes }）。平地として扱います。
archive-unknown-colours = 理解できない色：{ $pixels }ピクセル（{ $hexes }）。平地として扱います。
archive-from-colours = アーカイブに地形のデータがないため、地形とレベルは絵の色から読み取りました。
archive-floors-untold = { $hexes }には階段が描かれていますが、階数は分かりません。どの建物も高さ1レベル、上階なしとして扱います。

## ペアのCSVファイル。$file (ファイル名), $where (行)

pairs-not-text = { $file }: UTF-8のCSVファイルではありません。
pairs-no-columns = { $file }: 列sourceとtargetがありません。
pairs-too-many = { $file }: { $most }行を超えています。
pairs-bad-floor = { $file }: { $where }行目の「{ $text }」は階層ではありません。
