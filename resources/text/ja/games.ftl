### プログラムのほかに見つかったゲームと、使えないゲームの問題点。

# $package (Pythonのパッケージ), $about (理由)
game-left-out = { $package }のゲームは使えません。{ $about }
game-package-missing = フォルダーが見つかりません。
# $board (マップのid)
game-without-board = マップ{ $board }がシナリオのフォルダーにありません。
# $game (ゲームのid)
game-listed-twice = ゲーム{ $game }、またはそのマップのゲームがすでにあります。
# $game (ゲームのid), $file (プログラムのログ)
game-broken = ゲーム{ $game }は内部に問題があり、使えません。詳細は{ $file }にあります。
