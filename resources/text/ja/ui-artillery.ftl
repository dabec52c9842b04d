### セッションのダイス・チット・質問、ゲーム独自のパネル、ウィンドウ上の盤外砲兵。

## 回答

no-session = 進行中のセッションがありません。開始ページで始めてください。
# $kept (そのまま残る後の行動の数), $dropped (成り立たなくなる行動の数), $entry (その最初のログの番号), $about (その内容)
correction-drops = それでも訂正しますか？ 後の行動のうち{ $kept }件は残り、{ $dropped }件は成り立たなくなります（最初は{ $entry }番「{ $about }」）。取り消せばすべて元に戻ります。
correction-confirm = 訂正する
# $kept, $dropped は上と同じ
correction-kept = 訂正しました。後の行動は{ $kept }件残りました。{ $dropped ->
        [0] {""}
       *[other] { $dropped }件は成り立たなくなり、線を引いてログに残ります。取り消せば元に戻ります。
    }

## プロンプト：ゲームが盤面に尋ねること

dock-prompt = ダイスと質問
action-show-prompt = ダイスと質問
prompt-nothing = 回答待ちはありません。
prompt-no-session = 進行中のセッションがありません。
# $count (残りの数)
prompt-more = このあとに{ $count }件あります。
prompt-app-rolls = アプリが振る
prompt-app-draws = アプリが引く
# $answer (直前の回答)
prompt-correct = 訂正：{ $answer }
# $entry (ログの番号)
correcting = { $entry }番を訂正します。正しい結果を入れてください。その後の展開は判定し直します。
# $entry (ログの番号)
correcting-app-roll = { $entry }番はアプリが振った、すでに見た目です。別の目を入れると置き換わり、ログに残ります。
# $entry (ログの番号)
correcting-draw = { $entry }番のチットはすでに見たものです。別のチットを入れると置き換わり、ログに残ります。

## ダイス

dice-coloured = 色
dice-white = 白
dice-type-total = 合計
dice-type-faces = 例 4 3
dice-all-given = { $count }個のロールはすべて入力済みです。直すにはその行をタップしてください。
dice-accept = すべて決定
# $row (1から数える)
dice-row = { $row }回目
# $row (目的), $modifiers
dice-row-modified = { $row }：{ $modifiers }
# $chance (chance-exactの形)
dice-chance = 成功率 { $chance }

## チットを引く

# $chit (色), $left, $size (その色の残りと全体の残り)
draw-chit = { $chit }：{ $size }枚中{ $left }枚
# $chit (色), $count (残り)
pile-count = { $chit } { $count }枚

## 質問

question-unknown = わからない
question-type-number = 数を入力
question-type-text = ここに入力

## ゲームのパネルの選択

# $count (数)
choices-not-now = 今は不可：{ $count }
form-accept = 実行
form-cancel = やめる
form-hex-hint = ヘクスを入力かタップ
form-incomplete = まだ入力していない項目があります。
form-wants-hex = ヘクスを1つ、マップでタップするか番号を入力してください。

## 盤外砲兵

dock-batteries = 砲兵
action-show-batteries = 砲兵パネル
batteries-no-session = 盤外砲兵は『Decision at Elst』のセッションで記録します。開始ページで始めてください。
batteries-none = 登場している中隊はまだありません。
card-observer = 観測員と無線機
card-news = このフェイズで起きたこと
card-reminders = 忘れずに
# $percent
odds-contact = 無線接触 { $percent }%
# $percent
odds-black = 黒チット { $percent }%
# $percent
odds-both = 両方 { $percent }%

## 攻撃

# $firepower
attack-firepower = { $firepower } FP
attack-tem = TEM
attack-negative = FFMO・FFNAM・空中炸裂
attack-gunshield = 防盾 +1
attack-more = その他の修正
attack-lookup = 歩兵射撃表（IFT）
lookup-final = 最終DR
# $column (火力)
lookup-column = { $column } FP
# $column (火力)
lookup-critical = CH：{ $column } FP
# $final (最終DR)
lookup-or-less = { $final }以下

## マップ上

map-layer-artillery = 盤外砲兵
map-tool-aim = 求められているヘクスをタップするか、番号を入力します。
# $battery (id)
artillery-ar = AR { $battery }
# $direction (1〜6), $distance (ヘクス数)
artillery-error = 方向{ $direction }・{ $distance }ヘクス
# $hexes (盤外への距離)
artillery-off-map = 盤外{ $hexes }ヘクス
# $percent
artillery-chance = { $percent }%

## 開始ページの計算機

calculators-sight = 視線

## ツアー

tour-contact = 求められたダイス：無線接触のDRと成功率。
tour-draw = 求められたチットと、残りの枚数。
tour-aim = マップでタップしたARヘクスと、着弾しうる範囲。
tour-error = 誤差のDRと、マップ上の方向図。
tour-spotting-round = ARから外れたSR。今はできないことと、その規則。
tour-attacks = 攻撃されるヘクスと、それぞれの修正。
tour-attack-rolls = 同種のロールを1つの表で答える。
tour-artillery-calculator = セッションなしで使える砲兵の計算機。
