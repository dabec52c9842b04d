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
