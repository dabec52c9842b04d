"""The board that a session is played on, where its game is for any: found before the session is opened."""

from typing import TYPE_CHECKING

from companion.board.archives.opening import open_file
from companion.board.shelf import read_shelf
from companion.board.sources import find_source, is_found_in, require_same_board
from companion.known_games import GAMES, systems_with
from companion.reason import Reason
from companion.session.errors import StoreError
from companion.session.first_look import read_source, read_start

if TYPE_CHECKING:
    from pathlib import Path

    from companion.board.model import Board
    from companion.kit.game import Systems
    from companion.session.store import SessionStore


def board_of_session(
    store: "SessionStore", near: "Board | None" = None, pointed: "Path | None" = None
) -> "Board | None":
    """The board of the players' own that a session is played on; None where its game has a board.

    `near` is the one on the table, corrected, which is taken if it is the same; `pointed` the file that a
    player names in place of all others. BoardSourceError when it is nowhere to be found, or another.
    """
    game = GAMES.get(read_start(store).system)
    if game is None or not game.is_for_any_board:
        return None
    wanted = read_source(store)
    if wanted is None:
        raise StoreError(Reason("board-source-untold", args={"file": store.name}))
    if pointed is not None:
        board = open_file(pointed).board
        require_same_board(wanted, board)
        return board
    if near is not None and near.source is not None and is_found_in(near.source, wanted):
        return near
    return open_file(find_source(wanted, read_shelf()[0])).board


def systems_for(
    store: "SessionStore", near: "Board | None" = None, pointed: "Path | None" = None
) -> "Systems":
    """Finds the game of a session, on the board on the table if it is that, else on its own.

    `pointed` is the file that a player names in place of all others.
    """
    return systems_with(board_of_session(store, near, pointed) or near)
