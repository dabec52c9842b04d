### ゲームの印刷物にしかない値のシート。次のゲームのために保存する。

# $file（ファイル名）、$field（項目の位置）
sheet-broken = { $file }：このプログラムのシートではありません（{ $field }）。
sheet-other-game = 別のゲームのシートです。
sheet-nothing-new = シートには、ここでまだ分かっていない値がありません。
sheet-none = このゲームにはシートがありません。
# $file（ファイル名）、$count（値の数）
sheet-kept = { $file }：{ $count }件の値を次のゲームのために保存しました。
action-keep-sheet = 次のゲームのためにシートを保存
action-fill-from-sheet = シートから値を入れる
