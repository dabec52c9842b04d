### プレイヤーが持っているボード。アーカイブやボードファイルから開く。

action-boards = ボードを開く
action-cancel-boards = ボードの読み込みを中止
page-boards = 手持ちのボード
boards-hint = VASLなどのボードアーカイブか、本プログラムのボードファイルを開きます。ファイルは元の場所に残り、ここにはその場所だけを記録します。
boards-open-file = ファイルを開く…
boards-open-folder = フォルダーごと開く…
boards-none = まだボードを開いていません。
# $hexes (数)、$low と $high (レベル)
boards-about = { $hexes }ヘクス、{ $high ->
    [0] { $low ->
        [0] 平地
       *[other] レベル{ $low }~{ $high }
    }
   *[other] レベル{ $low }~{ $high }
}
# $title (ボードの名前)
boards-forget = { $title }を棚から外す
# $title (ボードの名前)
boards-not-understood = { $title }で読み取れなかったもの
# $title (ボードの名前)
boards-understood = { $title }はすべて読み取れました。
boards-refused = 開けなかったファイル
# $name (ファイルまたはフォルダーの名前)、$percent
boards-progress = { $name }を開いています: { $percent }%
boards-cancelled = 読み込みを中止しました。棚は元のままです。
# $boards、$refused (数)
boards-opened = { $boards }枚のボードを棚に置きました。{ $refused ->
    [0] {""}
   *[other] { $refused }個のファイルは開けませんでした。
}
# $title (ボードの名前)、$count (数)
boards-remarked = { $title }を開きました。読み取れなかったものが{ $count }件あります。
# $file (フォルダーの名前)
boards-folder-shut = { $file }: フォルダーを読めません。
boards-none-in-folder = { $file }: このフォルダーにボードはありません。
file-kind-board = ボード
# $level (数)
hex-on-level = 地面のレベル{ $level }
# $hexes (数)
own-board-about = 手持ちのボード({ $hexes }ヘクス)
needs-boards-under-way = 開いている途中のボードはありません。

## そのボードでのセッション

boards-begin-session = このボードでセッションを始める
board-source-point = ファイルを指定…
# $title (ボードの名前), $file (パス)
board-source-missing = このセッションのボード{ $title }は、{ $file }にも棚にもありません。
# $title (ボードの名前), $file (パス)
board-source-changed = { $file }の内容が変わっています。このセッションの{ $title }ではありません。
# $title (ボードの名前), $other (ファイルのボード), $file (パス)
board-source-other = { $file }は{ $other }です。このセッションのボードは{ $title }です。
# $file (セッションのファイル)
board-source-untold = { $file }に、どのボードで遊ぶかの記録がありません。
# $title (ボードの名前), $file (パス)
board-from = { $title }（{ $file }）
board-found = セッションのボードが見つかりました
# $board (ボードの名前), $file (セッションのファイル)
recent-name-on-board = { $board }：{ $file }

## 並べたボード

action-join-boards = ボードを並べる
page-join-boards = 並べたボード
join-hint = 棚のボードを、左上から並べる順に加えてください。合わさる縁の半ヘクスは1つのヘクスになり、ヘクスにはボードの番号が付きます（4E5）。
# $title (ボードの名前)
join-add = { $title }をマップに加える
join-to-shelf = 棚を見る…
join-placed = マップ上
join-none = まだボードがありません。
join-turn = 回転
# $title (ボードの名前)
join-board-turn = { $title }を180度回す
join-below = 次の段へ
# $title (ボードの名前)
join-board-below = { $title }から次の段を始める
# $title (ボードの名前)
join-board-earlier = { $title }を1つ前に置く
# $title (ボードの名前)
join-board-away = { $title }をマップから外す
# $title (ボードの名前)
join-crop = { $title }で使うヘクス。例：A1-Q10。空欄ならすべて
join-crop-hint = すべて
join-terrain = シナリオによる地形
join-lay = この並びで開く
join-save = ファイルに保存…
file-kind-map = 並べたボードのマップ

## ツアー

tour-own-board = 手持ちのボード：丘を越える線と側面図、隠れた地面。
tour-own-board-seen = 丘の頂上から見えるすべて。
tour-own-boards-joined = 並べた2枚のボード（1枚は回転）。継ぎ目を越える線。
tour-join-boards = ボードを並べる：段、回転、切り取り、シナリオによる地形。
