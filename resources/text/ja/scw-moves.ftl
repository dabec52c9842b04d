### スペイン内戦の戦い：進入・離脱・予備

# $about (the unit)
scw-stopped-in-zone = { $about }はこのフェイズに敵ZOCへ入っており、そこで停止します。
scw-not-a-source = { $about }は自軍の補給源（補給線の終点となるヘクスまたはマップ端）から再登場します。
scw-entry-needs-road = { $about }は道路から登場します。
scw-reserve-stays = { $about }は予備部隊の拘置が解除されるまで、その区域に留まります。
# $units (number)
scw-reserve-henares = { $about }は拘置を解除された予備部隊です。Henares河の南／東には入れません。
scw-reserve-enough = 予備部隊は既に{ $units }ユニットが登場しています。
scw-reserve-not-crossed = Manzanares河を渡った国粋主義軍ユニットも、同河の西でヘクス列41以北にいる国粋主義軍ユニットもいません。
# $count (number) of units of the formation on the map or gone from it
scw-arrivals-all-here = { $about }は登場しません。増援スケジュールの{ $count }ユニットはすべて登場しています。
scw-reserve-all-due = 国粋主義軍がManzanares河を渡ったか、同河の西でヘクス列41以北に達しました。予備部隊すべての拘置を解除できます。
scw-reserve-two-due = 国粋主義軍がLa Posada、Arganda、Morataのいずれかから4ヘクス以内にいます。予備部隊2ユニットの拘置を解除できます。
scw-fact-held = 予備として拘置中：{ $about }

# $hexes: where the enemies stand
scw-must-be-attacked = { $hexes }の敵は攻撃しなければなりません。自軍ユニットがそのZOCにあります。
# $about (the division that pays), $hex (where)
scw-choice-paid-by = { $hex }へ突撃（{ $about }の突撃ポイント）

## ユニットの移動範囲。$points（消費する移動力）

scw-reach-cost = { $points }
scw-reach-stop = { $points }Z
