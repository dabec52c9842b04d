### マップ上のカウンター：移動、ゲームごとのレイヤー。

map-layer-counters = カウンター
map-layer-overlays = ゲームのレイヤー
map-tool-move = スタックをタップし、続けて移動先のヘクスをタップします。番号の入力でも動かせます。
action-move-counters = カウンターを動かす
button-move-counters = 移動

# $count (スタックの数)
move-waiting = { $count ->
    [0] 動かすスタックは残っていません
   *[other] 未移動：{ $count }スタック
}
move-pick = 動かすカウンターをタップしてください。
# $where (ヘクスまたは盤外の場所), $faction
move-stack = { $where } ・ { $faction }
# $name (カウンターの名前)
move-kind-one = { $name }
# $name, $going (動かす数), $count (全体の数)
move-kind = { $name } ・ { $going }／{ $count }
move-to = 移動先のヘクス
move-do = 動かす
move-stay = 動かない
move-more = その他…
move-done = 終了
move-back = 前のスタック
move-next = 次のスタック
