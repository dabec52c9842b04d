### マップを囲むウィンドウ:操作、スタートページ、設定、メッセージ。

# $board (マップの名称)
window-title = { $board } – Wargame Companion

## 操作 (メニュー、コマンド検索、ボタンでの名前)

action-sight = 視線を判定
action-viewshed = ここから見える範囲を表示
action-declare = 射撃を宣言
action-swap-ends = 逆側から見る
action-target-up = 目標を1階層上げる
action-target-down = 目標を1階層下げる
action-source-up = 観測側を1階層上げる
action-source-down = 観測側を1階層下げる
action-clear-sight = 線と網掛けを消す
action-sight-table = 全ヘクス間の視線表を書き出す…
action-cancel-table = 視線表の書き出しを中止
action-fair-play = フェアプレイ
action-go-to = ヘクスへ移動
action-select = ヘクスを見る
action-zoom-in = 拡大
action-zoom-out = 縮小
action-zoom-reset = 標準の大きさ
action-fit = マップ全体を表示
action-flip = マップを180度回す
action-undo = 元に戻す
action-redo = やり直す
action-markers = マーカーを置く
action-keep-markers = この判定のマーカーをマップに残す
action-clear-markers = マーカーをすべて取り除く
action-correct-hex = このヘクスを訂正
action-confirm-hex = 手元のマップと同じ
action-export-corrections = 訂正をファイルに保存…
action-import-corrections = ファイルから訂正を取り込む…
action-show-sight = 視線パネル
action-show-hex = ヘクスパネル
action-show-markers = マーカーパネル
action-show-layers = レイヤーパネル
action-show-checks = 判定ログ
action-map-only = マップのみ
action-screen-keys = 画面キー
action-table-mode = 卓上モード（大きな表示）
action-text-larger = 文字を大きく
action-text-smaller = 文字を小さく
action-theme = 明るい/暗い配色
action-language = Show in English
action-palette = コマンドを探す
action-start-page = スタートページ
action-map-page = マップ
action-settings = 設定
action-quit = 終了
# $action (操作の名前), $label (対象の手順)
action-with-label = { $action }：{ $label }

## 短い名前を示すボタン

button-sight = 視線
button-viewshed = 視界
button-markers = マーカー

## メニューとツールバー

menu-sight = 視線
menu-map = マップ
menu-edit = マーカーと訂正
menu-view = 表示
menu-program = プログラム
toolbar-title = ツールバー
toolbar-menu = すべてのコマンド

## パネル

dock-sight = 視線
dock-hex = ヘクス
dock-markers = マーカー
dock-layers = レイヤー
dock-checks = 判定ログ
rail-title = パネル
rail-more = ほかのパネル
dock-close = パネルを閉じる

## ヘクス番号の入力

go-to-label = 移動先
go-to-hint = NN8またはNN8 II12
go-to-close = 閉じる
go-to-too-many = 移動は1ヘクス、視線は2ヘクスで指定します。入力が多すぎます。
pad-space = 空白
pad-erase = 1文字消す
pad-go = 決定
keys-capitals = Aa
keys-kana = かな
keys-words = 漢字
keys-command-words = 解釈 設定 直接 部隊 支配 配置 保存 表示 画像 手元 点呼 卓上 記録 確認 手順 状況 次 進 交代 公開 視線 判定 射撃 目標 観測 訂正 文字 配色 移動 元 戻 全 拡大 砲兵 終了
keys-close = 画面キーをしまう
nothing-typed = まだ何も入力されていません。

## コマンド検索

palette-hint = 何をしますか？
palette-none = 該当するものがありません。別の言葉でお試しください。
palette-task = ガイド：{ $title }
palette-calculator = 計算：{ $about }
palette-form = { $about }（{ $panel }）
palette-facts = 直接設定：「{ $query }」の値{ $count }件
palette-rules = ルール：「{ $query }」を含む項目{ $count }件

## メッセージバー

# $count (後ろにあるメッセージの数)
message-waiting = ほか{ $count }件
message-close = 閉じる

## スタートページ

start-title = Wargame Companion
start-solo = ソロ
start-two-players = 2人
start-fair-play = フェアプレイ
start-fair-play-means = 射撃を宣言するまで判定を伏せます。判定はすべてログに残ります。
# $count (scenarios of a game)
start-scenarios = { $count }シナリオ
# $scenario (its name), $length (of it, in words)
start-begin = { $scenario }を始める：{ $length }
card-open-map = マップを開く
game-is-chosen = { $about }は既に選ばれています。セッションを始めるか、マップを開いてください。
card-elst-title = Decision at Elst
card-elst-about = 1944年9月、エルスト。1,334ヘクスの1枚のマップで戦うキャンペーンとシナリオ。
card-elst-helps =
    • 視線をヘクスごとに判定し、妨害ごとにルール番号を表示
    • 各ヘクスや教会の尖塔からの視界、煙幕・FFE・車両・残骸に対応
    • 際どい線は「糸で確認」と明示
    • 手元のマップに合わせた訂正を保存
card-elst-words = 指揮官 分隊 半個 操作班 無線機 機関銃 車両 軽 中 重 迫撃砲 対戦車 突撃砲 砲 負傷 混乱 麻痺 故障 使用不能 状態 英 独 軍 個 教会 尖塔 市庁舎 地上 離脱 進入 盤外 号 以東 以西 以南 以北
calculator-hint = 2つのヘクスを入力してEnter。マップも駒も要りません。
calculator-show-map = マップで見る
language-en = English
language-ja = 日本語
theme-system = システムに合わせる
theme-light = 明るい
theme-dark = 暗い

## 設定

settings-title = 設定
settings-look = 表示
settings-language = 言語
settings-theme = 配色
settings-text-size = 文字の大きさ
settings-map-scale = マップ上の文字と線
settings-play = 対戦
settings-hex-height = 印刷されたヘクスの高さ（平らな辺から辺まで）
settings-hex-height-unknown = 未計測
settings-mm = {" "}mm
settings-readings = ルールの解釈
settings-shortcuts = ショートカット
settings-shortcuts-reset = ショートカットを初期設定に戻す
settings-shortcuts-are-default = 変更したショートカットはありません。
# $keys (キー), $action (そのキーを使う操作)
shortcut-taken = { $keys }は「{ $action }」で使われています。
# $keys (キー)
shortcut-is-typing = { $keys }だけではヘクス番号の入力になります。CtrlかAltを加えてください。
# $keys (キー)
shortcut-is-space = { $keys }だけではチェックやマップののぞき見になります。CtrlかAltを加えてください。

## 解釈の分かれるルール

reading-tolerance = 輪郭線を信頼する範囲（ヘクスの高さに対する割合）
reading-vehicle-adds-to-terrain = 同じ距離に地形の妨害があっても、車両と残骸は+1を加える
reading-adjacent-always-seen = 隣接ヘクスは煙幕があっても互いに見える
reading-blind-building = 尖塔から見て、建物が背後のヘクスを死角にする条件
reading-blind-building-outline = 線が建物に触れるとき
reading-blind-building-hex = ヘクス内に建物があれば常に
reading-blind-pair = ヘクスサイドに沿う線で背後が死角になる条件
reading-blind-pair-any = 片方で死角
reading-blind-pair-both = 両方で死角
reading-blast-smoke = 爆煙高度への視線に煙幕の妨害が6以上のとき
reading-blast-smoke-smoke-does-not-block = 遮断しない
reading-blast-smoke-smoke-blocks = 遮断する

## 元に戻せる手順。$kind (マーカーの種類), $hex と $hexes (場所)

step-marker-placed = { $kind ->
    [smoke] { $hex }に煙幕
    [dispersed-smoke] { $hex }に拡散煙幕
    [white-phosphorus] { $hex }にWP
    [vehicle] { $hex }に車両
    [wreck] { $hex }に残骸
   *[blast-area] { $hex }にFFE
 }
step-marker-removed = { $kind ->
    [smoke] { $hex }の煙幕を除去
    [dispersed-smoke] { $hex }の拡散煙幕を除去
    [white-phosphorus] { $hex }のWPを除去
    [vehicle] { $hex }の車両を除去
    [wreck] { $hex }の残骸を除去
   *[blast-area] { $hex }のFFEを除去
 }
step-hex-corrected = { $hexes }の訂正
step-hex-confirmed = { $hex }の確認
step-correction-reverted = { $hex }の訂正の取り消し
step-corrections-imported = 訂正の取り込み

## フェアプレイ

fair-play-hides-viewshed = フェアプレイ：先に{ $hex }からの射撃を宣言してください。視界はその後に表示できます。
fair-play-hides-what-if = フェアプレイ：先に射撃を宣言してください。{ $hex }のマーカーの影響はその後に試せます。

## メッセージ。$file (ファイル名), $folder (フォルダー), $cause (denied, folder, no-folder, full, other), $where (ファイル内の位置)

viewshed-needs-hex = 先にヘクスを選ぶか、そこから線を引いてください。
preferences-not-saved = { $folder }に設定を保存できません（{ $cause ->
    [denied] 書き込む権限がありません
    [folder] 同じ名前のフォルダーがあります
    [no-folder] フォルダーがあるべき場所にファイルがあります
    [full] ディスクに空きがありません
   *[other] システムに拒否されました
 }）。終了するまでは有効です。
preferences-not-read = { $file }を使えません（{ $where }）。標準の設定で始めます。元のファイルは上書きせずに別名で残します。
settings-not-read = { $file }を使えません（{ $where }）。このファイルなしで始めます。元のファイルは上書きせずに別名で残します。
corrections-exported = 訂正を{ $file }に保存しました。
# $count (項目の数)
corrections-imported = { $file }から{ $count }件を取り込みました。
# $percent (進み具合)
sight-table-progress = 全ヘクス間の視線を判定中：{ $percent } %
# $pairs (線の数)
sight-table-written = { $pairs }本の視線を{ $file }に書き出しました。
sight-table-cancelled = 中止しました。何も書き出していません。
sight-table-outdated = マップかマーカーが変わったため、視線表を破棄しました。何も書き出していません。
# $error (プログラムの報告)
work-failed = プログラム内部で問題が起きました：{ $error }
# $file (プログラムのログ)
trouble = プログラム内部で問題が起きました。記録済みの内容は失われていません。詳細は{ $file }にあります。
# $file (プログラムのログ)
trouble-here = 内部で問題が起きたため、ここは表示できません。ほかはそのまま続けられます。詳細は{ $file }にあります。
app-no-display = 画面がありません。代わりに「companion tour --out フォルダー」で全画面の画像を書き出せます。

## ファイルの選択

file-export-corrections = 訂正を保存
file-import-corrections = 訂正を取り込む
file-sight-table = 全ヘクス間の視線表
file-kind-json = 訂正
file-kind-npz = NumPyの表
file-kind-csv = テキストの表

## ウィンドウを使うコマンドのヘルプ

cli-help-app-verb = コンパニオンのウィンドウを開きます。
cli-help-guide-pictures = 代わりにガイドの画像を全言語で書き出します。
cli-help-tour = コンパニオンのすべての画面を番号付きの画像で書き出します。
cli-help-shots = READMEに載せる画像を書き出します。
cli-help-pictures = 画像のフォルダー。なければ作ります。

## ツアー（各画像の説明）

tour-roll-call = 点呼：スタックを順に、記録どおりか盤面どおりか。
tour-start-page = スタートページ：ゲーム（卓上のものが先頭）、セッション、計算。
tour-calculator = スタートページで2つのヘクスを入力した判定。
tour-map = マップ全体。
tour-clear = 通っている視線。
tour-hindered = 妨害を受ける視線：妨害するヘクスとそのルール。
tour-blocked = 遮断された視線：遮断する建物とその地点。
tour-too-close = 際どい視線：糸で決める。
tour-what-if = この判定だけで試す、1ヘクスの煙幕の影響。
tour-steeple = 教会の尖塔からの視線と側面図。
tour-viewshed = NN8の尖塔から見える範囲。
tour-markers = マーカートレイと、マップ上の煙幕・車両・残骸・FFE。
tour-hex = ヘクスの情報とその確かさ。
tour-correction = 卓上のマップに合わせたヘクスの訂正。
tour-layers = マップのレイヤー。
tour-checks = 判定ログ。
tour-fair-play = フェアプレイ：宣言するまで判定は伏せられる。
tour-go-to = キーまたは指でヘクスへ移動。
tour-palette = 数文字でコマンドを探す。
tour-refusal = 存在しないヘクス：1行で知らせ、何も失わない。
tour-flipped = 向かい側のプレイヤーのために回したマップ。
tour-japanese = すべて日本語で。
tour-dark = 暗い配色。
tour-table-mode = 卓上モード：離れた席からも読める表示。
tour-settings = 設定。

## 操作に必要なもの（足りないときの説明）

needs-session = 先にセッションを始めるか開いてください。
needs-own-session = 先にこのマシンのセッションを開いてください。テーブルはセッションのあるマシンで開きます。
needs-others-here = 別のマシンから参加している人はいません。
needs-parted = この対局に、もう一つの経過はありません。
needs-readable = 先にセッションを始めるか開いてください。閉じられているものは、パスフレーズか復旧コードで開きます。
needs-onward = 今は先へ進めません。
needs-quiet-phases = ここではフェイズや手順を一つずつ進めます。
needs-no-session = プレイ中のセッションで決まっています。
needs-campaign = キャンペーンのセッションだけで使えます。
needs-two-seats = 2人で対局するセッションだけで使えます。
needs-two-players = 秘密を持つ2人プレイのセッションだけで使えます。
needs-sheet = カウンター表のあるセッションだけで使えます。
needs-line = 先に視線を確認してください。
needs-new-line = 先に視線を確認してください。宣言済みの視線はもう宣言できません。
needs-sight-shown = 視線は表示されていません。
needs-table-under-way = 視線表は作成中ではありません。
needs-map-shown = 先に地図を開いてください。
needs-other-grids = この地図のグリッドは一通りか、セッションで決定済みです。
needs-scan = 先にスキャン画像を地図に敷いてください。
needs-undoable = 元に戻すものはありません。
needs-redoable = やり直すものはありません。
needs-trial-markers = 確認用だけのマーカーはありません。
needs-markers = 地図にマーカーはありません。
needs-counters = カウンターを地図に置くセッションがありません。
needs-selection = 先に地図のヘクスを選んでください。
