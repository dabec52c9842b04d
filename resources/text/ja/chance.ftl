## ありえない入力

# $row (何番目のロールか。1回だけなら0)
roll-of-list = { $row ->
        [0] { "" }
       *[other] ロール{ $row }:
    }
# $value (入力された値), $lowest, $highest (ありうる範囲), $row (何番目のロールか)
roll-impossible-die = { roll-of-list }{ $value }は出ません。出るのは{ $lowest }から{ $highest }までです。
# $given, $wanted (ロールの数)
roll-wrong-row-count = ロールは{ $wanted }回分必要ですが、{ $given }回分入力されました。
# $given, $wanted (ダイスの数), $row (何番目のロールか)
roll-wrong-dice-count = { roll-of-list }ダイスは{ $wanted }個ですが、{ $given }個入力されました。
# $total (入力された合計), $sum (ダイスの合計), $row (何番目のロールか)
roll-wrong-total = { roll-of-list }ダイスの合計は{ $total }ではなく{ $sum }です。
# $text (入力された文字), $row (何番目のロールか)
roll-not-read = { roll-of-list }「{ $text }」は目として読めません。
# $given, $wanted (チットの数)
draw-wrong-count = 引くチットは{ $wanted }個ですが、{ $given }個入力されました。
draw-impossible-chit = そのチットは出ません。山にもう残っていません。
draw-from-app-pile = この山の順番はアプリが管理しています。アプリに引かせてください。
pile-not-drawn = そのチットはこの山から引かれたものではないので、戻せません。

## チット

chit-black = 黒
chit-red = 赤
# $percent (小数第1位まで), $fraction (7/12の形)
chance-exact = { $percent }%（{ $fraction }）
# $value (符号つき), $about (理由)
modifier-and-why = { $value } { $about }
