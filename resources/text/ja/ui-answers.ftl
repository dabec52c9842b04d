### ウィンドウでの回答：ダイス、チット、質問、選択肢とその入力欄。

## 回答

no-session = 進行中のセッションがありません。開始ページで始めてください。
# $kept (そのまま残る後の行動の数), $dropped (成り立たなくなる行動の数), $acts (その最初のもの)
correction-drops = それでも訂正しますか？ 後の行動のうち{ $kept }件は残り、{ $dropped }件は成り立たなくなります（取り消せば戻ります）：{ $acts }
# $entry (成り立たなくなる後の記録の番号), $about (その内容)
correction-falls = { $entry }番「{ $about }」
correction-confirm = 訂正する
# $kept, $dropped は上と同じ
correction-kept = 訂正しました。後の行動は{ $kept }件残りました。{ $dropped ->
        [0] {""}
       *[other] { $dropped }件は成り立たなくなり、線を引いてログに残ります。取り消せば元に戻ります。
    }

## ゲームの前の時点

# $entry (ログの番号)
past-before = { $entry }番の直前
# $entry (ログの番号), $about (その内容)
past-do-rightly = { $entry }番「{ $about }」を外しました。卓上のとおりにやり直すか、そのまま進んでください。
# $entry (ログの番号), $about (その内容)
past-do-forgotten = { $entry }番「{ $about }」の直前です。忘れたことをしてから、ここから進んでください。
action-correct-last = 直前の答えを訂正
action-come-forward = ここから進む
action-leave-past = 元のままにする
needs-answered = まだ何もロール、ドロー、返答されていません。

## プロンプト：ゲームが盤面に尋ねること

dock-prompt = ダイスと質問
action-show-prompt = ダイスと質問
prompt-nothing = 回答待ちはありません。
prompt-no-session = 進行中のセッションがありません。
# $names (続けて尋ねるもの)
prompt-in-turn = 続けて順に：{ $names }
# $count (残りの数)
prompt-more = このあとに{ $count }件あります。
answer-none-ringed = まだ答えが選ばれていません。数字・文字・矢印キーで選び、Enterで決定します。
prompt-app-rolls = アプリが振る
prompt-app-draws = アプリが引く
prompt-later = あとで（Esc）
# $answer (直前の回答)
prompt-correct = 訂正：{ $answer }
# $entry (ログの番号), $later (その後の行動の数)
correcting = { $entry }番を訂正します。正しい結果を入れてください。{ $later ->
        [0] その後の行動はありません。
       *[other] その後の{ $later }件は、成り立つものがそのまま残ります。
    }
correcting-asks = 前にはなかった質問です。後の行動がこれを待っています。答えれば、成り立つものはそのまま残ります。
# $entry (ログの番号)
correcting-app-roll = { $entry }番はアプリが振った、すでに見た目です。別の目を入れると置き換わり、ログに残ります。
# $entry (ログの番号)
correcting-draw = { $entry }番のチットはすでに見たものです。別のチットを入れると置き換わり、ログに残ります。

## ダイス

dice-type-total = 合計
dice-type-faces = 例 4 3
dice-all-given = { $count }個のロールはすべて入力済みです。直すにはその行をタップしてください。
dice-some-left = まだ入力していないロールがあります。
dice-accept = すべて決定
ring-enter-gives = Enterで決まります。
# $row (1から数える)
dice-row = { $row }回目
# $row (目的), $modifiers
dice-row-modified = { $row }：{ $modifiers }
# $hex (行のヘクス), $about (出目の結果)
roll-told = { $hex }：{ $about }
# $about (as chance-exact)
dice-chance = 成功率 { $about }

## チットを引く

# $about (色), $left, $size (その色の残りと全体の残り)
draw-chit = { $about }：{ $size }枚中{ $left }枚
# $chit (色), $count (残り)
pile-count = { $chit } { $count }枚

## 質問

question-unknown = わからない
question-type-number = 数を入力
question-type-a-number = 数を入力
question-type-numbers = 数を順に入力：5 4 3
question-type-some-numbers = 数を順に入力：5 4 3
question-type-text = ここに入力

## ゲームのパネルの選択

# $count (数)
choices-not-now = 今はできないこと：{ $count }
form-accept = 実行
form-cancel = やめる
form-hex-hint = ヘクスを入力かタップ
# $about（項目名）
form-incomplete = 未入力の項目：{ $about }
form-wants-hex = ヘクスを1つ、マップでタップするか番号を入力してください。

## 求められたヘクス

map-tool-aim = 求められているヘクスをタップするか、番号を入力します。
# $percent
aim-chance = { $percent }%
