## ありえない入力

# $value (入力された値), $lowest, $highest (ありうる範囲), $row (何番目のロールか)
roll-impossible-die = ロール{ $row }:{ $value }は出ません。出るのは{ $lowest }から{ $highest }までです。
# $given, $wanted (ロールの数)
roll-wrong-row-count = ロールは{ $wanted }回分必要ですが、{ $given }回分入力されました。
# $given, $wanted (ダイスの数), $row (何番目のロールか)
roll-wrong-dice-count = ロール{ $row }:ダイスは{ $wanted }個ですが、{ $given }個入力されました。
# $total (入力された合計), $sum (ダイスの合計), $row (何番目のロールか)
roll-wrong-total = ロール{ $row }:ダイスの合計は{ $total }ではなく{ $sum }です。
# $text (入力された文字), $row (何番目のロールか)
roll-not-read = ロール{ $row }:「{ $text }」は目として読めません。
# $given, $wanted (チットの数)
draw-wrong-count = 引くチットは{ $wanted }個ですが、{ $given }個入力されました。
draw-impossible-chit = そのチットは出ません。山にもう残っていません。
draw-from-app-pile = この山の順番はアプリが管理しています。アプリに引かせてください。
pile-not-drawn = そのチットはこの山から引かれたものではないので、戻せません。

## チット

chit-black = 黒
chit-red = 赤
