# What the window says of any game: its pages, its board.

dock-game = Game
action-show-game = The game's pages
game-no-pages = Begin or open a session: what its game keeps beside clock and counters is shown here.
