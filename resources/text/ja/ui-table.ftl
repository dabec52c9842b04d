### 複数のマシンで囲む一つのテーブル（ウィンドウ側）。開く、参加する、ほかの人の行動。

## コマンド

action-host-table = このテーブルを開く
action-join-table = テーブルに参加
action-point-out = 指しているヘクスを相手に見せる
action-take-moves = メールの手を読み込む
action-histories = 二つの経過
page-host-table = このテーブルを別のマシンから囲む
page-histories = この対局の二つの経過
action-truth = 双方は公正だったか
page-truth = 双方は公正だったか

## 開く

table-own-seat = あなたの席はどこですか。
table-before = ほかの人はコードを使って自分のマシンから参加します。テーブルはこのプログラムとともに閉じ、記録はここと各席のマシンに残ります。
table-begin = テーブルを開く
table-guest-seat = だれを呼びますか。
table-onlooker = 観戦者
table-letters = 同じネットワークで一度だけ使える8文字：
table-new-letters = 新しい8文字
table-caller = 8文字で来た人がいます。互いにこの数字を読み上げてください：
table-code = 送る・読み取るためのコード全体：
table-picture = 読み取り用のコード画像
table-copy = コピー
table-copied = コピーしました
# $address (このマシン), $port (番号)
table-reach-alone = このマシンはネットワークにつながっていません。参加できるのはこのマシンのウィンドウだけです（ポート{ $port }）。
# $address (このマシン), $port (番号)
table-reach-home = 同じネットワークからは{ $address }、ポート{ $port }で参加できます。つながらないときは、このマシンのファイアウォールがポートをふさいでいます。離れた場所からはルーターが間に入るため、VPNかクラブのサーバーを使ってください。
# $address (このマシン), $port (番号)
table-reach-open = { $address }、ポート{ $port }で参加できます。つながらないときは、ファイアウォールがポートをふさいでいます。
table-end = テーブルを閉じる

## 参加する

join-field = コードまたは8文字
join-under-way = テーブルに向かっています…
join-host-looks = ホストが数字を確かめています…
# $digits (6桁、区切り付き)
table-digits = { $digits } – ホストの画面にも同じ数字が出ていますか。
join-same = 同じ数字
join-other = 違う数字
join-in-play = このコードは、いまここで開いている対局のものです。閉じてから参加してください。

## テーブルで

# $about (席)
table-came = { $about }がテーブルに来ました。
# $about (席)
table-left = { $about }がテーブルを離れました。
table-looking-on = このテーブルを観戦しています。進行に追従します。
# $who (席、または空), $about (したこと)
table-did = { $who }：{ $about }
# $who (席、または空), $about (したこと、または尋ねられたこと), $outcome (変わったこと、出目または答え)
table-did-so = { $who }：{ $about } ― { $outcome }
# $who (席、または空), $outcome (秘密のうち全員が知ってよいこと)
table-outcome = { $who }：{ $outcome }
# $about (ここでしようとしたこと)
table-second = ほかのプレイヤーが先でした。こちらは行われていません：{ $about }
# $about (できない理由)
table-second-over = ほかのプレイヤーが先で、こちらはもうできません：{ $about }
table-do-mine = 今おこなう
# $digits (6桁、区切り付き)
table-caller-digits = 8文字で来た人がいます。確かめる数字：{ $digits }
# $about (席)
table-asks-in = { $about }が、席の鍵を持たない別のマシンから来ました。相手がだれか分かるときだけ入れてください。
table-let-in = 入れる
# $about (手順)
table-undo-asked = 取り消してよいか相手に尋ねています：{ $about }
# $who (席), $about (手順)
table-undo-wanted = { $who }が取り消しを求めています：{ $about }
table-undo-agree = 同意する

## テーブルから離れて、戻る

table-go-alone = 一人で続ける
table-alone = 一人で続けます。その間だれも行動しなければ、戻ったときにテーブルへ加えられます。
# $count (記録の数)
table-brought = テーブルに戻り、ここでの記録{ $count }件を加えました。
histories-told = 話し合って一つを選んでください。もう一つはファイルとして残ります。
histories-own = ここ
histories-table = テーブル
# $who (席)
histories-of = { $who }
# $count (行動の数)
histories-count = { $count ->
    [0] 分かれてから何も行われていません。
   *[other] 分かれてから{ $count }件。新しい順：
}
histories-take = テーブルの経過で続ける
histories-ask = こちらの経過を提案する
histories-agree = この経過に同意する
histories-asked = 一人で進めた経過で続けてよいか尋ねています。同意があるまで、どちらもそのまま残ります。
# $who (席)
histories-offered = { $who }が、一人で進めた経過を採用するよう求めています。
# $file (ファイル名)
histories-kept = もう一つの経過を残しました：{ $file }
histories-under-way = 読み込み中…
histories-none = もう一つの経過はもうありません。

## メールで送る手

mail-by-mail = メールで
mail-told = 接続は要りません。最初のファイルには対局全体が、その後は相手の手以降が入ります。届いたファイルはここで読み込むか、ウィンドウに落とします。
mail-write = 送る手を書き出す
file-kind-moves = メールで送る手
# $count (記録の数), $file (ファイル名)
mail-written = 記録{ $count }件を{ $file }に書きました。相手に送ってください。
mail-nothing-new = すべて届いているものでした。
mail-seat-first = 先に席を選んでください：「このテーブルを開く」の「メールで」
mail-table-open = テーブルが開いています。閉じてからメールで続けてください。

## 終わりに

truth-means = ゲームが終わったら、それぞれが自分のマシンで秘匿情報をすべて公開します。そのあと、すべての行動をルールどおりにもう一度判定し、二台で振ったダイスをすべて検証します。
truth-begin = すべての行動を確かめる
truth-reveal = 自分の秘匿情報を公開する
truth-found = 結果
truth-not-yet = まだ確かめていません。
truth-under-way = すべての行動をもう一度判定しています…
truth-revealed = あなたの秘匿情報はすべて公開されました。相手もすべて公開したら、全部の行動を確かめられます。

## テーブルの地図

# $count (テーブルの地図の訂正の件数)
table-map-other = このテーブルには共通の地図（訂正{ $count }件）があります。あなたがほかで加えた訂正は、テーブルを離れるまで使われません。ここで訂正したことは全員に適用されます。

## 別のマシンで配られた札

table-key-awaited = あなたの札は別のマシンで配られ、封印されています。その相手がテーブルにつくと、鍵は自動で届きます。
