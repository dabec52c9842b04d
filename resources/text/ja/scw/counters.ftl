### Spanish Civil War Battles のカウンター（手入力または貼り付け）。

# $text（入力）、$most（カウンター数）、$ids（編成）
scw-counter-empty = カンマの間にカウンターがありません。
scw-counter-not-read = 「{ $text }」はカウンターとして読めません。ユニットは3-4-6/2-2-6、砲兵は4(8)6、種別は大隊、司令部、戦車、砲兵などと書きます。
# $one、$other（入力された語）
scw-counter-two = 「{ $one }」と「{ $other }」は1個のカウンターには並びません。別のカウンターならカンマで区切ってください。
# $text（地名）
scw-counter-place-bare = 「{ $text }」は地名です。3-4-6/2-2-6 @ { $text }のように、前に@を付けてください。
scw-counter-count = 「{ $text }」：同じカウンターは 1～{ $most }個です。
scw-counter-no-formation = 「{ $text }」：第48旅団：3-4-6 大隊×4のように、編成を先に書いてください。
# $about（編成）
scw-counter-all = { $about }の内訳はルールブックにありません。カウンターを見て「司令部、聯隊3個 4-4-6/2-2-6、砲兵 4(8)5」のように入力してください。
# $count（カウンター数）、$places（ヘクス数）
scw-counter-places = カウンター{ $count }個に対しヘクスが{ $places }か所です。全部に1ヘクス、または1個につき1ヘクスを書いてください。
# $count（カウンター数）、$hexes
scw-set-out = カウンター{ $count }個：{ $hexes }
scw-set-out-in-box = カウンター{ $count }個：マドリッドボックス
scw-formation-unknown = この戦闘に編成「{ $text }」はありません。
scw-formation-several = 「{ $text }」は{ $ids }のどれかです。どれか書いてください。
# カウンター表。$unit（カウンターのID）、$about（誤りの内容、またはユニット）、$count（カウンター数）
scw-sheet-hex = { $hexes }
scw-sheet-size = 規模
scw-sheet-front = 表面
scw-sheet-back = 裏面
scw-sheet-name = 名称
scw-sheet-row = { $unit }：{ $about }
scw-nothing-below = { $about }より下に、同じ編成の同じ種別のカウンターはありません。
do-scw-rewrite-counters = { $count }個のカウンターを訂正
do-scw-copy-down = 値を下へコピー
scw-choice-strike = カウンター表から取り消す（入力の誤り）
