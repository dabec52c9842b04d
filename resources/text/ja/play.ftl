### セッションの文:拒否、ログ、秘匿情報、セッションファイル。

## 拒否

# $about (尋ねられていること)
answer-first = 先に答えてください：{ $about }
answer-of-other-kind = 求められている種類の答えではありません。
command-not-here = このアクションを行う手順がありません。
request-not-waiting = これはもう尋ねられていません。
# $reply (入力された答え)
reply-impossible = 「{ $reply }」はこの質問の答えになりません。{ $lowest ->
    [none] { $highest ->
        [none] {""}
       *[other] { $highest }以下の数を入力してください。
    }
   *[other] { $highest ->
        [none] { $lowest }以上の数を入力してください。
       *[other] { $lowest }から{ $highest }までの数を入力してください。
    }
}
# $given (numbers typed) $asked (numbers asked for)
reply-too-many = 数値が{ $given }個入力されましたが、質問は{ $asked }個です。
# $path (項目の場所)
fact-unknown = 設定できる項目{ $path }はありません。
# $about (項目または設定の名前), $value (入力された値)
value-impossible = { $about }：{ $value }にはできません。
# $about (項目または設定の名前), $value (入力された値), $limit (下限)
fact-too-low = { $about }：{ $value }は小さすぎます。下限は{ $limit }です。
# $about (項目または設定の名前), $value (入力された値), $limit (上限)
fact-too-high = { $about }：{ $value }は大きすぎます。上限は{ $limit }です。
# $path (項目の場所)
fact-path = { $path }
# $pile (山の名前), $about (チットの種類), $count (入力された枚数)
pile-below-none = 山{ $pile }の{ $about }：{ $count }枚にはできません。
# $pile (山の名前), $about (チットの種類), $count (入力された枚数), $most (ゲームにある枚数)
pile-too-full = 山{ $pile }の{ $about }：{ $count }枚は多すぎます。ゲームには{ $most }枚しかありません。
# $key (設定のid)
# $about (the setting)
setting-needs-seat = { $about }：両プレイヤーの同意が必要です。先に交代してください。担当中のプレイヤーが提案し、相手が同意します。
setting-is-so = { $about }：すでにそうなっています。
# $about (the setting), $value (what it is to be)
setting-would-be = { $about }：{ $value ->
    [True] はい
    [False] いいえ
   *[other] { $value }
}
setting-proposed = 両者の同意が必要な設定を提案
# $about (the setting and what it is to be)
proposal-waits = 提案：{ $about }。相手が「このセッションのルール解釈」で同意すると有効になります。
seats-were-taken = 担当する軍が替わりました
seats-have-secrets = 担当する軍はもう替えられません。すでに閉じられた秘匿情報があり、ほかの人には引き継げません。
proposal-agreed = 提案された設定に同意
proposal-declined = 提案された設定を拒否
proposal-withdrawn = 設定の提案を取り下げ
setting-unknown = このゲームに{ $key }という設定はありません。
# $about (表の名前)
setting-table-impossible = { $about }：そのような値は入れられません。表は元のままです。
# $entry (記録の番号)
entry-unknown = ログに記録{ $entry }はありません。
# $entry (記録の番号)
correct-no-answer = 記録{ $entry }は有効なロールでもドローでも返答でもないので、訂正できません。
correct-asks-otherwise = これはもうルールが求めていません。
# $entry (記録の番号)
past-no-act = 記録{ $entry }は有効な行動ではないので、その直前には戻れません。
# $entry (記録の番号)
past-is-open = いまは記録{ $entry }の直前に戻っています。先にそこから進むか、やめてください。
past-not-open = いまはゲームの現在にいます。
# $about (陣営)
answer-of-other-side = これに答えるのは相手の陣営です。

## 取り消し

undo-nothing = 取り消すものがありません。
redo-nothing = やり直すものがありません。
# $about (the side)
undo-locked = { $about }が行ったことです。{ $about }の秘匿情報を開いている間だけ取り消せます。
undo-another-side = 他方の陣営
do-together = 一括操作（{ $count }件）
# $about (an act), $count (how many times)
do-together-alike = { $about }（{ $count }回）
# $number, $count (which of how many), $about (why not)
together-refused = { $count }件中{ $number }件目：{ $about } 何も行っていません。
together-of-one-side = 両陣営の秘匿情報を一度に扱うことはできません。
undo-nobody-seated = 戦場の霧では、担当プレイヤーが自分の行動だけを取り消せます。先に交代してください。
undo-lost-key = 放棄した鍵で隠していたことです。もう誰にも取り消せません。
undo-asks-app-roll = アプリが振ったダイスです。それでも取り消しますか。
undo-asks-draw = 引いたチットは見られています。それでも取り消しますか。
undo-asks-reveal = 秘匿情報が公開されています。それでも取り消しますか。

## ログ

session-started = セッション開始
table-was-laid-out = 初期配置
cards-were-dealt = カード（ユニット面）の割り当て
do-turn-cards = カード（ユニット面）の表裏を更新
# $hex (場所), $side (陣営)
do-confirm-stack = 点呼：{ $hex }は記録どおり
# $hex (場所)
roll-call-nothing-there = { $hex }には、点呼で確かめる記録がありません。
do-show-cards = すべてのカード（ユニット面）を公開
do-choose-setting = 設定を選ぶ
# $count (項目の数)
do-set-facts = 盤面どおりに設定（{ $count }項目）
do-keep-printed = 印刷された値は控えたまま（{ $count }項目）
do-set-pile = 山を実物どおりに設定
refusal-overruled = プレイヤーの裁定で実行
# $note (プレイヤーのメモ)
note-shown = メモ：{ $note }
# $dice (出た目), $final (修正後の結果), $source (physical, app, joint, scripted)
dice-rolled = { $source ->
        [app] アプリのダイス{ $dice }、結果{ $final }
        [joint] 両方のマシンのダイス{ $dice }、結果{ $final }
       *[physical] ダイス{ $dice }、結果{ $final }
    }
# $value (符号つき)
modifier-counted = { $value }
# $count (チットの数), $source (physical, app, joint, scripted)
chits-drawn = { $source ->
        [app] アプリが{ $count }個ドロー
        [joint] 両方のマシンで{ $count }個ドロー
       *[physical] { $count }個ドロー
    }
option-yes = はい
option-no = いいえ
value-unknown = 不明
value-hex = { $hex }
# $value (そのまま)
value-shown = { $value }
undone = 取り消し
redone = やり直し
# $entry (ファイルの最後の記録), $known (このマシンが知っている最後の記録)
history-cut = 記録は{ $entry }番で終わっていますが、このマシンは{ $known }番まで知っています。終わりが切り取られたか、古いコピーです。
# $known (このマシンが知っている最後の記録)
history-changed = これは、このマシンが{ $known }番まで知っている記録とは別のものです。途中が変えられたか、古いコピーから別の所で続けられています。
# $first, $last (記録の番号)
history-unvouched = { $first }番から{ $last }番までは、このマシンの鍵で書かれていません。別の所でプレイされたか、変えられています。
corrected = 答えを訂正しました
past-set-right = 前の時点を直しました
past-gone-back = 前の時点に戻ること
# $about (訂正した内容)
correction-of = 訂正：{ $about }
# $was, $now (ダイスの目)
dice-corrected = ダイス{ $was }を{ $now }に
boards-in-use = 使用マップ
# $board, $overlay (ダイジェストの先頭。訂正がなければnone)
boards-used = { $overlay ->
    [none] 訂正なし
   *[other] 訂正あり（{ $overlay }）
}、マップの版 { $board }
# $hex, $hexes (どこから、どこへ)
sight-was-checked = 視線 { $hexes }
sight-all-seen = ここから見える範囲
# $level (数)
sight-all-seen-on-level = ここから見える範囲（目標は各ヘクスの階層{ $level }または最上階）
# $verdict (clear, hindered, blocked, too-close), $hindrance (数), $source, $target (階層)
sight-told = { $verdict ->
        [clear] 通る
        [hindered] 妨害+{ $hindrance }
        [blocked] 遮断
       *[too-close] 際どい（糸で確認）
    }{ $source ->
        [0] {""}
       *[other] 、観測側は階層{ $source }
    }{ $target ->
        [0] {""}
       *[other] 、目標は階層{ $target }
    }
noted = メモ
note-removed = メモを削除
bookmarked = しおり
bookmark-removed = しおりを削除

## アプリがシャッフルする山

pile-was-shuffled = アプリが山をシャッフル
# $pile (山のid), $commitment (16進数)
pile-committed = 山{ $pile }、コミットメント{ $commitment }
shuffle-ended = 山の順番を公開
# $pile (山のid), $commitment, $nonce (16進数), $order (チットの順番)
shuffle-published = 山{ $pile }、コミットメント{ $commitment }、ノンス{ $nonce }、順番{ $order }
# $pile (山のid), $commitment (16進数)
act-wordless = （行った内容を表示できません。このバージョンにはない記録です）
# $count
log-more = ほか{ $count }件
# $count (訂正したものの後の件数)
log-later-acts = その後の{ $count }件は成り立つものを残して再判定
log-wordless = （内容を表示できません。このゲームにないものが書かれています）
shuffle-proved = 順番はコミットメントと一致しました（確認済み）
shuffle-disproved = 順番がコミットメントと一致しません！
shuffle-lost = 山{ $pile }、コミットメント{ $commitment }。順番はこのマシンの鍵とともに失われました

## 秘匿情報

entry-sealed = 秘密の行動
acted-in-secret = 秘密の行動のうち公開される部分
lock-changed = 秘匿情報の守り方の変更
lock-has-passphrase = パスフレーズで保護
lock-is-new = 新しい鍵。古い鍵で封じた記録は閉じたままです
lock-is-own = 自分のマシンで作った鍵。ほかのマシンにはありません
entries-were-revealed = 秘匿情報の公開
# $count (記録の数)
entries-revealed = { $count }件
secret-phrase-elsewhere = このパスフレーズは別のマシンで設定されたもので、そのマシンでしか開けません。ここでは復旧コードを使ってください。
secret-empty-passphrase = パスフレーズは1文字以上必要です。
secret-wrong-passphrase = パスフレーズが違います。
secret-wrong-code = 復旧コードが違います。
secret-solo = ソロのセッションに秘匿情報はありません。
secret-locked = この秘匿情報は閉じられています。担当プレイヤーに交代し、開いてから行ってください。
secret-key-lost = この秘匿情報の鍵がこのマシンにありません。
store-entry-sealed = セッションファイルの記録{ $entry }は封印されており、セッションの鍵では開けません。ファイルが書き換えられています。
secret-game-closed = 盤上の配置は封印されており、その鍵がこのマシンにありません。パスフレーズを設定した側がパスフレーズで開けます。
secret-game-key-elsewhere = ここでは何も隠せません。そのための鍵は、セッションを始めたマシンにあります。そのマシンで続けるか、そこで設定したパスフレーズで着席してください。
# $path (フォルダ)
secret-keys-not-saved = 鍵を{ $path }に書き込めません。何も始めていません。
secret-lock-impossible = この秘匿情報の錠は壊れています。このプログラムが作る錠ではありません。
secret-lock-costly = この秘匿情報の錠を開くにはメモリが足りません。

## セッションファイル

# $file (ファイル名)
store-missing = セッションファイル{ $file }がありません。
# $file (ファイル名)
store-exists = { $file }はすでにあります。別の名前にしてください。
# $file (ファイル名)
store-foreign = { $file }はこのプログラムのセッションファイルではありません。
# $file (ファイル名)
store-newer = { $file }はより新しい版で書かれています。プログラムを更新してください。
# $file (ファイル名)
store-damaged = { $file }は壊れています。ファイルには手を加えていません。バックアップを開いてください。
# $file (ファイル名), $entry (最初の壊れた記録)
store-damaged-at = { $file }は記録{ $entry }で壊れています。ファイルには手を加えていません。バックアップを開いてください。
# $file (ファイル名)
store-empty = { $file }にはまだセッションがありません。
# $file (ファイル名)
store-open-elsewhere = { $file }は別のウィンドウで開かれています。
# $file (ファイル名)
store-disk-full = ディスクがいっぱいです。何も保存・変更していません。空きを作るか、{ $file }を別の場所に保存してください。
# $file (ファイル名), $path (場所)
store-not-writable = { $file }を{ $path }に書き込めません。
# $file (ファイル名), $path (場所)
store-not-readable = { $path }の{ $file }を読み込めません。
store-without-psycopg = PostgreSQL用のライブラリがありません。プログラムを追加機能「club」付きで入れてください。
store-database-away = テーブルのデータベースにつながらないか、拒まれました。
store-database-newer = テーブルのデータベースはより新しい版で書かれています。プログラムを更新してください。
# $file (ファイル名)
store-too-large = { $file }はセッションファイルとしてはありえない大きさです。読み込んでいません。
# $file (ファイル名), $entry (合わない記録)
store-record-unfit = 記録{ $entry }は{ $file }には大きすぎるため、記録していません。
# $file (ファイル名)
store-looked-at = { $file }はここでは閲覧のみです。別のウィンドウでプレイ中です。
# $file (元のファイル名), $kept (新しいファイル名), $folder (その場所)
store-was-moved = 開いている間に{ $file }が移動・置換・削除されました。失われたものはありません。ゲームは{ $kept }（{ $folder }）で続きます。
# $file (元のファイル名), $kept (新しいファイル名), $folder (その場所)
store-was-changed = 開いている間に別のプログラムが{ $file }に書き込みました。失われたものはありません。ゲームは{ $kept }（{ $folder }）で続きます。
# $file (元のファイル名), $kept (新しいファイル名), $folder (その場所)
store-has-bad-pages = { $file }は記録のない部分が壊れています。ファイルには手を加えていません。失われたものはありません。ゲームは{ $kept }（{ $folder }）で続きます。
# $file (ファイル名)
store-not-kept = 開いている間に{ $file }が移動・削除・変更され、新しい場所にも書き込めませんでした。何も記録していません。ゲームを別の場所に保存してください。
# $file (ファイル名), $game (ゲームのid)
store-unknown-game = { $file }はこのプログラムにないゲーム（{ $game }）のセッションです。
# $entry (番号)
entry-unreadable = 記録{ $entry }の内容は、このプログラムでは読めません。
# $entry (記録の番号)
entry-unfitting = 記録{ $entry }は、それより前の記録とつながりません。
# $entry (記録の番号), $about (行おうとしたこと)
entry-not-kept = 「{ $about }」は読み戻せる形で書けなかったため、行いませんでした。ゲームは前のままです。
body-unreadable = セッションの書き方になっていません。
# $file (ファイル名), $about (理由)
session-ends-early = { $file }は最後まで読めなかったので、見るだけです。{ $about }
# $file (ファイル名)
session-looked-on = { $file }は別のウィンドウでプレイ中です。このウィンドウでは見るだけです。
# $entry (記録の番号)
entry-newer = 記録{ $entry }はより新しい版で書かれています。プログラムを更新してください。
# $type (不明なもののid)
message-unknown = セッションに、このプログラムの知らない内容（{ $type }）があります。プログラムを更新してください。
# $type (読めないもののid)
message-unreadable = セッションに、このプログラムで読めない内容（{ $type }）があります。

## ログのファイル

log-number = 番号
log-time = 時刻
log-faction = 陣営
log-action = 行動
log-details = 詳細
log-notes = メモ
log-bookmark = しおり
log-undone = 取り消し済み

## 作れなかったパネル

panel-broken = 表示できません
panel-broken-line = 内部で問題が起きたため、このページは作れません。ほかのページは正常です。取り消すか、卓上の状態を設定し直すと続けられます。
