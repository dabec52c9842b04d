### Boards of the player's own: opened from archives and board files.

action-boards = Open a board
action-cancel-boards = Stop opening boards
page-boards = Your boards
boards-hint = Open a board archive, as VASL has them, or a board file of this program. It stays in your own files; only where it lies is noted here.
boards-open-file = Open a file…
boards-open-folder = Open a folder of boards…
boards-none = No board was opened yet.
# $hexes (how many), $low and $high (levels)
boards-about = { $hexes } hexes, { $high ->
    [0] { $low ->
        [0] flat
       *[other] levels { $low } to { $high }
    }
   *[other] levels { $low } to { $high }
}
# $title (of the board)
boards-forget = Take { $title } off the shelf
# $title (of the board)
boards-not-understood = Not understood of { $title }
# $title (of the board)
boards-understood = Everything in { $title } was understood.
boards-refused = Could not be opened
# $name (of the file or folder), $percent
boards-progress = Opening { $name }: { $percent } %
boards-cancelled = Opening was stopped; the shelf is as it was.
# $boards, $refused (how many)
boards-opened = { $boards ->
    [one] 1 board is on the shelf
   *[other] { $boards } boards are on the shelf
}{ $refused ->
    [0] .
    [one] ; 1 file could not be opened.
   *[other] ; { $refused } files could not be opened.
}
# $title (of the board), $count (how many things)
boards-remarked = { $title } is open; { $count ->
    [one] 1 thing in it was not understood.
   *[other] { $count } things in it were not understood.
}
# $file (the folder's name)
boards-folder-shut = { $file }: the folder cannot be read.
boards-none-in-folder = { $file }: there is no board in this folder.
file-kind-board = Boards
# $level (a number)
hex-on-level = ground at level { $level }
# $hexes (how many)
own-board-about = A board of your own, with { $hexes } hexes.
needs-boards-under-way = No board is being opened.

## Sessions on them

boards-begin-session = Begin a session on this board
board-source-point = Point to its file…
# $title (of the board), $file (its path)
board-source-missing = { $title }, the board of this session, is neither at { $file } nor on your shelf.
# $title (of the board), $file (its path)
board-source-changed = { $file } has changed since: it is no longer { $title } as this session has it.
# $title (of the board), $other (that of the file), $file (its path)
board-source-other = { $file } is { $other }, not { $title }, the board of this session.
# $file (of the session)
board-source-untold = { $file } does not say on which board it is played.
# $title (of the board), $file (its path)
board-from = { $title }, out of { $file }
board-found = The session’s board was found
# $board (its title), $file (of the session)
recent-name-on-board = { $board }: { $file }

## Boards put together

action-join-boards = Put boards together
page-join-boards = Boards put together
join-hint = Add boards of your shelf in the order in which they lie, from the upper left. Half hexes at edges that meet become whole, and every hex keeps its board’s number: 4E5.
# $title (of the board)
join-add = Add { $title } to the map
join-to-shelf = To the shelf…
join-placed = On the map
join-none = No board yet.
join-turn = Turned
# $title (of the board)
join-board-turn = Turn { $title } by 180 degrees
join-below = New row
# $title (of the board)
join-board-below = Begin a new row of boards with { $title }
# $title (of the board)
join-board-earlier = Put { $title } one place earlier
# $title (of the board)
join-board-away = Take { $title } off the map
# $title (of the board)
join-crop = Hexes of { $title } in play, such as A1-Q10; empty for all
join-crop-hint = all hexes
join-terrain = Terrain as the scenario has it
join-lay = Lay it out
join-save = Keep it as a file…
file-kind-map = Maps of several boards

## The tour

tour-own-board = A board of one’s own: a line over a hill, with the side view and the ground that is hidden.
tour-own-board-seen = All that is seen from the top of the hill.
tour-own-boards-joined = Two boards put together, one of them turned; a line across their edges.
tour-join-boards = Boards put together: in rows, turned, cropped, with the terrain of a scenario.
