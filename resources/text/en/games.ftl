### The games that are found beside the program, and what is wrong with one that cannot be used.

# $package (a Python package), $about (why)
game-left-out = The games of { $package } are left out: { $about }
game-package-missing = its folder is not to be found.
# $board (its id)
game-without-board = its board { $board } is not among its scenarios.
# $game (its id)
game-listed-twice = there is another game { $game }, or another game on its board.
# $game (its id), $file (the program's log)
game-broken = The game { $game } cannot be used: something is wrong inside it. { $file } keeps what it was.
