### 複数のマシンで囲む一つのテーブル。席が断られる理由と、ほかの席で起きたこと。

## 接続

shared-away = いまはテーブルにつながりません。これまでの記録は残っています。接続は自動的に回復します。
# $address (探した場所)
shared-foreign-server = { $address }で応答したのは、このプログラムのテーブルではありません。
# $address (探した場所)
shared-other-certificate = { $address }で応答したのは、コードを作ったマシンではありません。ホストに新しいコードをもらってください。
# $port (番号)
shared-port-taken = このマシンではポート{ $port }が使用中です。別のポートを選んでください。
shared-message-unreadable = このプログラムのテーブルが送るはずのないメッセージが届きました。
# $most (MB)
shared-message-too-large = { $most } MBを超えるメッセージが届いたため、読んでいません。
shared-greet-first = 名乗らない相手には何も答えません。
shared-too-fast = 一度に要求が届きすぎたため、接続を閉じました。
shared-table-full = テーブルは満席です。これ以上のマシンは入れません。
# $theirs, $ours (番号)
shared-other-version = 両方のマシンの版が違います（{ $theirs }と{ $ours }）。古いほうのプログラムを更新してください。
shared-server-troubled = テーブルのホストのマシンで失敗しました。理由はそのマシンのログにあります。
shared-refused = テーブルに断られました。このプログラムの知らない理由です。

## 席

shared-no-such-session = そのコードは、そこでホストされているものとは別のセッションのものです。
shared-code-refused = そのコードはこのテーブルのものではありません。ホストに新しいコードをもらってください。
# $seat (id)
shared-seat-taken = その席には別のマシンが着いています。鍵を失ったのなら、ほかの席が入れてくれます。
shared-seat-only-looks = この席は観戦専用です。
# $folder (置き場所)
shared-key-not-kept = 席の鍵を{ $folder }に書き込めません。
# $path (ファイル)
shared-certificate-not-kept = テーブルの証明書を{ $path }に置けません。
# $file (ファイル名)
shared-file-of-other-session = { $file }は別のセッションのファイルです。このテーブルの写しには別のファイルを選んでください。

## 行動

shared-act-second = ほかの席が先に行動しました。内容を確かめてください。あなたの行動は行われておらず、もう一度選べます。
# $entry (番号)
shared-other-history = 記録{ $entry }から先は、テーブルの履歴がこの写しと違います。
# $entry (最後の共通の記録)
shared-apart = 記録{ $entry }の後で、この写しとテーブルの履歴が分かれました。どちらもそのまま残してあります。
# $entry (番号)
shared-record-unsigned = 記録{ $entry }にはどの席の署名もないため、受け取りませんでした。
# $entry (番号), $seat (id)
shared-record-forged = 記録{ $entry }は名乗っている席が書いたものではないため、受け取りませんでした。
# $entry (番号), $seat (id)
shared-record-of-other-seat = 記録{ $entry }の署名はその席の鍵のものではないため、受け取りませんでした。
# $entry (番号), $seat (id)
shared-seat-not-yet-here = 記録{ $entry }を書いた席はまだこのテーブルに来ていません。来たときに受け取ります。
shared-seat-of-other-key = 記録{ $entry }を書いた席は、いま別の鍵でこのテーブルに着いています。
# $entry (番号)
shared-record-of-other-epoch = 記録{ $entry }は別のホストに宛てて書かれたものなので、受け取りませんでした。
# $entry (番号)
shared-record-misplaced = 記録{ $entry }はこれまでの記録に続かないため、受け取りませんでした。

## コード

shared-code-is-none = テーブルのコードではありません。全体のコードはWGTで始まります。
shared-code-cut = コードが欠けています。全体を貼り付けてください。
shared-code-newer = このコードはより新しい版で作られています。プログラムを更新してください。
shared-letters-not-found = このネットワークに、その文字のテーブルが見つかりません。文字の後に@と、ホストの画面に出ているアドレスとポートを入力してください（例：ABCD-EFGH@192.168.1.20:47001）。
# $address (入力したアドレスとポート)
shared-letters-unanswered = { $address }にテーブルの応答がありません。アドレスとポートがホストの表示と同じか確かめてください。
# $address (入力)
shared-address-malformed = { $address }はアドレスとポートではありません。@の後に192.168.1.20:47001のように両方を入力してください。
shared-letters-wrong = このテーブルの文字ではありません。
shared-letters-used = この文字はすでに使われたか、打ち間違いが多すぎました。ホストに新しい文字をもらってください。
shared-digits-differ = 数字が一致しません。間に別のマシンが入っています。何も渡していません。

## クラブ

# $file (ファイル名)
shared-session-is-there = { $file }のセッションはすでにあります。
# $store (アドレスの始まり)
shared-store-unknown = { $store }にはテーブルを置けません。フォルダはsqlite:///FOLDER、データベースはpostgresql://...の形で指定してください。

## ログの言葉

# $about (ホストの席), $epoch (番号)
shared-epoch-begun = { $about }: これからこのマシンがテーブルのホスト（{ $epoch }代目）
# $about (席)
shared-seat-let-in = { $about }を新しい鍵で入れた
# $about (席)
shared-undo-asked = { $about }が取り消しを求める
# $about (席)
shared-branch-offered = { $about }が、一人で進めた経過の採用を求める

## メールで送る手

# $file (ファイル名)
shared-moves-are-none = { $file }はこのプログラムの手のファイルではありません。
# $file (ファイル名)
shared-moves-not-written = 手を{ $file }に書き込めません。
shared-moves-of-other-session = 別のセッションの手です。
# $entry (ここの最後の記録), $next (届いた最初の記録)
shared-moves-missing = 手が一通抜けています。この写しは記録{ $entry }までで、届いた手は{ $next }からです。

## 両方のマシンで振るダイス

# $about (席)
joint-roll-begun = { $about }が相手のマシンと共同でダイスを振る
# $about (席)
joint-seed-told = { $about }も共同で振る
joint-seed-shown = ダイスのシードの公開
joint-roll-under-way = このダイスは両方のマシンで振ります。相手のマシンの分が届きしだい答えが出ます。
joint-roll-made = このダイスはもう両方のマシンで振ってあります。「アプリが振る」で同じ目が出ます。
joint-roll-lost = このダイスは、この席の別の鍵で振り始めました。その鍵でなければ終えられません。ダイスを求めた行動を取り消してください。
# $about (席)
secret-key-asked = { $about }が、配られた札の鍵を求めました
# $about (席)
secret-key-passed = { $about }に配られた札の鍵が、その席だけに開ける形で渡されました

## テーブルの地図

# $count (訂正の件数), $about (席)
table-map-laid = { $about }の地図を全員で使います（{ $count ->
    [0] 訂正なし
   *[other] 訂正{ $count }件
}）

## 双方の公正さの確認

truth-both = 双方とも公正でした：行動{ $acts }件を再判定、共同のダイス{ $rolls }件を検証。
# $entry (番号), $about (理由)
truth-false = 記録{ $entry }：{ $about }
# $entry (番号), $seat (席のid), $about (理由)
truth-false-of = 記録{ $entry }（署名：{ WORDS($seat) }）：{ $about }
# $seat (席の名前のテキスト), $count (件数), $entries (番号)
truth-closed-of = { WORDS($seat) }の記録{ $count }件（{ $entries }）はまだ公開されていないため、確かめられません。
# $faction (id)
truth-closed = 封印されたまま、まだ公開されていません
# $about (行動、または認められない理由)
truth-otherwise = このバージョンでは別の結果になります（{ $about }）
# $begun（開始したバージョン）、$now（確かめるバージョン）
truth-rules-mended = 「このバージョンでは別の結果」だけでは不正とは言えません。ルールの判定は直されることがあり、記録したときのバージョンは認めていた場合があります。開始時のバージョンは{ $begun }、今のバージョンは{ $now }です。
truth-roll-forged = 出目が両方のマシンのシードと合いません
truth-roll-unshown = ダイスを振り始めたマシンのシードが公開されていません
truth-roll-exchanged = 公開されたシードは、振る前に約束したものではありません
truth-roll-left = ダイスを振り始めて出目が決まったのに、告げていません
truth-rolled-alone = 相手も対戦中なのに、一方のマシンだけで振りました
truth-map-corrected = プレイ中に地図が訂正されています。別の地図で判定したことは、今は結果が変わる場合があります。
