### ウィンドウでのセッション:ファイル、進行、ログ、直接設定、解釈、交代、片づけ。

## 操作

menu-session = セッション
action-new-session = 新しいセッション
action-open-session = セッションを開く
action-save-session-as = 別名で保存
action-recap = 現在の状況
action-go-on = 先へ進む
action-go-on-while-quiet = 次にすることまで進む
action-set-facts = 直接設定
action-readings = このセッションのルール解釈
action-hand-over = 交代
action-own-secrets = パスフレーズ・公開
action-close-secrets = 自分の秘匿情報を閉じる
action-pack-up = 片づけ
action-export-log = ログを書き出す
action-close-session = セッションを閉じる
action-show-tracker = ターンとフェイズ
action-show-log = ログ
dock-tracker = ターンとフェイズ
# ゲームのタイトルで、ターン、勢力、フェイズの間に入る記号
title-parts = ・
dock-log = ログ
# $session (ゲームとシナリオ), $file (セッション名)
window-title-session = { $session } – { $file } – Wargame Companion
file-kind-session = セッション
file-kind-html = Webページ
file-kind-txt = テキスト

## メッセージバー

message-confirm = それでも取り消す
message-show = マップで見る
message-overrule = 盤面どおりに実行
message-overrule-note = 理由（ログに残すメモ）

## ファイル

session-no-game = このマップで行うゲームがありません。
# $file (ファイル名)
session-saved-as = 以後は{ $file }に記録します。
# $file (ファイル名)
log-exported = ログを{ $file }に書き出しました。

## スタートページ

recent-title = セッション
# $scenario (its name), $file (the name of the session's file)
recent-name = { $scenario }：{ $file }
recent-none = まだありません。道具はセッションなしでも使えます。
# $session (ゲームとシナリオ), $time (最後の行動の時刻)
recent-line = { $session }・{ $time }
# $where (ターンとフェイズ), $waiting (尋ねられていること)
recap-waiting = { $where }。待機中：{ $waiting }

## ページ

page-back = 戻る
page-new-session = 新しいセッション
page-recap = 前回までの状況
page-facts = 盤面どおりに設定
page-readings = このセッションのルール解釈
page-hand-over = 交代
page-own-secrets = 自分の秘匿情報
page-pack-up = 片づけ

## 新しいセッション

new-session-scenario = シナリオ
new-session-players = プレイヤー
new-session-solo-means = すべてが見えます。何も秘匿しません。
new-session-two-means = 各陣営の秘匿情報は封じられます。席を替わるときは「交代」を使います。
new-session-hiding-warns = 各陣営のユニットの内容は、その陣営の鍵で封をします。鍵はこのマシンにあり、ファイルだけでは裏面しか見えません。鍵を失い、パスフレーズも決めていなければ、その陣営のユニットは裏面のままです。パスフレーズは「交代」で決めます。
new-session-open-means = このゲームに秘匿情報はありません。1人でも2人でも、同じ画面を見ます。
new-session-name = セッションの名前
new-session-point = 開始時点
new-session-from-beginning = 最初から
new-session-in-mid-game = 途中から
new-session-begin = セッションを始める
# $folder (場所)
new-session-file = 1手ごとに{ $folder }に保存します。
readings-title = ルールの解釈と表
readings-before = プレイ中にも変更できます。
readings-consent = 互いに隠していることと担当する軍に関わる設定は、両者の同意で変わります。一方が提案し、相手が自分の番で同意します。
# $faction (who proposes), $wish (the setting and what it is to be)
readings-proposed = { $faction }の提案 — { $wish }。相手が同意すると有効になります。
readings-agree = 同意する
readings-decline = 断る
readings-withdraw = 取り下げる
readings-during = 変更はこれ以降の判定に使います。すでに決まったことは変わりません。
readings-search = 解釈を探す
readings-none-found = その言葉の解釈はありません。

## 状況

recap-go-on = 続ける
recap-host = テーブルをもう一度開く
# $time (最後の行動の時刻), $file (ファイル名)
recap-when = 前回 { $time }・{ $file }
recap-last = 最後に行ったこと
# $head (8文字), $entry (最後の記録の番号)
head-shown = { $entry }番までの記録の照合コード：{ $head }。相手が書き留めておけば、次に開いたとき記録が同じか確かめられます。
head-field = 書き留めた照合コード
head-check = 確かめる
# $entry (記録の番号)
head-found = { $entry }番の照合コードです。そこまでの記録は変わっていません。
head-not-found = この記録にその照合コードはありません。書き間違いか、記録が変えられています。
# $action (行ったこと、または尋ねたこと), $details (その結果)
recap-line = { $action } — { $details }

## 直接設定

search-empty = 検索語を消す
facts-about = 盤面と違うところを変えてボタンを押します。1つの手順としてログに残り、取り消せます。
facts-search = 項目を探す
facts-note = ログのメモ（省略可）
facts-note-brief = メモ
facts-set = 設定する
facts-none-changed = まだ何も変更していません。
# $count（表示されていない項目）
facts-more = 他に{ $count }項目あります。上に語句、名前、ヘクス番号を入力すると探せます。
facts-none-found = そのような項目はありません。
facts-nobody-seated = 自軍だけが知る内容は、そのプレイヤーが設定します。先に席を交代してください。
# $pile (山のid)
facts-pile = 山{ $pile }に残るチット
also-facts-pile = カードの山 チットの山 砲撃権
value-none = なし
value-no-hex = ヘクスなし

## 進行

tracker-no-session = セッションが始まっていません。

## ログ

log-search = ログを検索
log-only-bookmarks = しおりのある行だけ
log-do-bookmark = しおりを付ける・外す
log-do-note = メモを書く
log-do-jump = マップで見る
log-do-correct = ここを訂正
log-do-insert = この直前に戻り、忘れたことをする
log-do-undo = ここまで取り消す
log-choose-line = まずログの行を選んでください。
log-no-act = この行は、いま変更できる操作ではありません。
# $action (行ったこと), $details (結果)
log-line = { $action }：{ $details }
# $count (見つかった行数), $entry (記録の番号)
log-looking = { $count }行見つかりました。さらに検索中：番号{ $entry }まで
# $count (見つかった行数), $entry (記録の番号)
log-looked-back = 番号{ $entry }までで{ $count }行見つかりました。上にスクロールすると続きを検索します
# $count (見つかった行数)
log-looked-through = ログ全体で{ $count }行見つかりました
# $count (見つかった行数)
log-found = { $count }行

## 交代

hand-over-who = 次に座るのは誰ですか。
# $faction (陣営名)
hand-over-guarded = { $faction }：秘匿情報はパスフレーズで守られています。
# $faction (陣営名)
hand-over-unguarded = { $faction }：パスフレーズがないので、このマシンの前にいる人は誰でも秘匿情報を開けます。
hand-over-passphrase = パスフレーズまたは復旧コード
hand-over-unlock-and-go = 秘匿情報を開いて続ける
hand-over-unlock = 自分の秘匿情報を開く
hand-over-by-code = 復旧コードで開く
hand-over-renew = 新しい鍵で始める
# $faction (座った側)
hand-over-key-lost = { $faction }：秘匿情報の鍵がこのマシンにありません。
# $faction (陣営名)
hand-over-closed = { $faction }：盤上の配置は封印されており、あなたのパスフレーズでは開けません。鍵はセッションを始めたマシンにあります。そのマシンで開くか、もう一人がパスフレーズで着席してください。
hand-over-forgotten = パスフレーズもコードも失った
hand-over-renew-asks = 新しい鍵では何も開きません。封をしてまだ公開していない内容は、自分にも二度と読めません。霧に隠れたユニットは、戦闘するまで裏面のままです。もう一度入力することはできます。このことはログに残り、相手にもわかります。
hand-over-renew-sure = あきらめて新しい鍵で始める
hand-over-reveal-means = ゲームの終わりに、すべてを相手に公開できます。
hand-over-reveal = 秘匿情報をすべて公開する
hand-over-reveal-asks = 秘密に行ったことがすべて、このセッションとそのファイルの中で、2人ともに公開されます。元には戻せません。
hand-over-reveal-sure = 今すべて公開する
hand-over-open = 秘匿情報が開いています。相手プレイヤーは目をそらしてください。
needs-own-open = 自分専用のマシンで開いている秘匿情報がありません。
own-secrets-open = 秘匿情報が開いています。
hand-over-go-on = マップへ
hand-over-set-phrase = パスフレーズを決めると、ファイルの中身も含めてほかの人には開けなくなります。
hand-over-set-phrase-fog = パスフレーズは席を守ります。このプログラムでは、ほかの人はあなたのユニットを見られません。別のマシンで自分のユニットを開く鍵にもなります。霧のゲームでは、ファイルだけではその内容はわかりません。
hand-over-phrase-here = 複数のマシンで囲むテーブルでは、パスフレーズで開けるのはこのマシンだけです。記録を持つ人が総当たりで試すことはできません。別のマシンでは復旧コードで開きます。
hand-over-phrase-guessable = このパスフレーズは相手が記録を受け取る前に決めたものなので、総当たりで試されるおそれがあります。ここで決め直してください。
hand-over-other-phrase = 別のパスフレーズに変えられます。
hand-over-new-passphrase = 新しいパスフレーズ
hand-over-strength-hint = 互いに関係のない単語を3、4個並べると長くもちます。名前と年号、数字だけでは短時間で破られます。
# $here, $rented (how long), $tries (a second, on one computer)
hand-over-strength = ファイルの写しを持つ人が総当たりした場合のおおよその下限：高速なPC1台（毎秒{ $tries }回）で{ $here ->
    [seconds] 数秒
    [minutes] 数分
    [hours] 数時間
    [days] 数日
    [months] 数か月
    [years] 数年
   *[centuries] 数百年
}、借りた1,000台で{ $rented ->
    [seconds] 数秒
    [minutes] 数分
    [hours] 数時間
    [days] 数日
    [months] 数か月
    [years] 数年
   *[centuries] 数百年
}。
hand-over-protect = このパスフレーズで守る
hand-over-code-once = 復旧コードです。表示は今だけです。パスフレーズを忘れたときに使うので、書き留めてください。
hand-over-code-noted = 書き留めた

## 片づけ

pack-up-about = もう一度並べるための、セッションが知る盤面の一覧です。
pack-up-print = 印刷
pack-up-save = Webページとして保存
# $file (ファイル名)
pack-up-saved = 片づけ一覧を{ $file }に保存しました。
pack-up-places = 置かれているもの
pack-up-empty = 記録されているものは盤上にありません。
pack-up-piles = チットの山
pack-up-left = 山の中
pack-up-drawn = 引いたもの
pack-up-map = マップ
# $request (尋ねられていること)
pack-up-waits = 待機中：{ $request }
# $item (駒), $count (数)
pack-up-count = { $item } × { $count }
# $chit (名前), $count (数)
pack-up-chits = { $chit }{ $count }

## ツアー

tour-new-session = 新しいセッション。記入の必要な項目はありません。
tour-session = 進行中のセッション。ターンとフェイズ、ルールが求めること、砲撃、ログ。
tour-log = ログ。取り消した行の打ち消し線、しおり、メモ。
tour-overrule = 拒否された操作と、メモを付けた盤面優先の実行。
tour-facts = 記録されている項目を盤面どおりに設定。
tour-readings = セッションごとのルール解釈。
tour-recap = セッションの再開。
tour-hand-over = 2人での交代。
tour-two-machines = セッションを2台目のマシンに開く。
tour-pack-up = 片づけ一覧。

## ログに載るマップの訂正
## セッションを開く。$file (ファイル名)

opening-session = { $file }を開いています。開き終わるまで今のセッションはそのままです。
opening-cancel = 中止
opening-cancelled = { $file }は開きませんでした。
# $seconds (制限時間)
opening-too-long = { $file }を開けませんでした。{ $seconds }秒を超えており、正常なセッションではあり得ません。

## 壊れたセッションと、別のウィンドウでプレイ中のセッション

page-damaged = このセッションは壊れています
damaged-read = 読み込める範囲
# $entries (読める記録の数), $upto (ターンとフェイズ、最後の行動の日時)
damaged-last = 記録{ $entries }件を読み込めます（{ $upto }まで）。それより後は失われています。
damaged-left = ファイルには手を加えていません。どうするか選ぶまでは、閲覧のみでプレイはできません。
damaged-go-on = 新しいファイルでそこから続ける
damaged-backups = バックアップ
# $time (保存日時), $entries (記録の数), $last (最後の行動の日時)
damaged-backup = { $time }：完全、記録{ $entries }件、最後のプレイ { $last }
# $time (保存日時), $entries (読める記録の数)
damaged-backup-broken = { $time }：これも壊れています。記録{ $entries }件を読み込めます
damaged-open-backup = このバックアップから続ける
damaged-no-backups = バックアップはありません。
damaged-backup-too = このバックアップも壊れています。
look-on = 閲覧する
# $file (ファイル名)
looking-on = { $file }は別のウィンドウでプレイ中です。ここでは閲覧のみで、そちらの進行に追従します。

## やり残しがあるまま進む

going-on-all-the-same = やり残しがあります。それでも進みますか？
going-on-go = 進む
going-on-stay = 戻る
# $count (件数)
news-more = ログにほか{ $count }件
now-go-on = 次のフェイズへ
now-more = 他にすること{ $count }件
now-more-told = 他に見るもの{ $count }件
now-ways = ここからできること
now-more-sign = ⋯
now-asked = 問いに答える
# $who (席), $what (質問)
now-other-asked = { $who }に質問中：{ $what }
# $who (席)
now-other-asked-short = { $who }に質問中
now-nothing-leads-on = ここから先へは進めません。
now-seated = { $who } 着席中
# $who (共有テーブルの席)
now-here = { $who } 接続中
now-here-short = ● { $who }
now-away = { $who } 未接続
now-away-short = ○ { $who }
now-line-cut = テーブルに接続できません
now-line-cut-short = ○
now-alone = 単独で続行中（テーブルに接続できません）
now-alone-short = ○ 単独
now-apart = 経過が二つあります。選んでください
now-apart-short = ○ 経過が二つ
