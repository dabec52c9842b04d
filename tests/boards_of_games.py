"""The board of each game, for tests that go through all of them: its own, else a made one out of a file."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from companion.board.archives.opening import open_file
from companion.board.formats.writer import board_text
from companion.board.library import open_board
from companion.board.model import Board
from companion.files import write_text
from companion.known_games import GAMES
from ui.tour.made_boards import hill_board

_FOLDER = TemporaryDirectory()  # until the process ends


def board_of(game: str) -> Board:
    """The board that a game is played on."""
    return _own_board() if GAMES[game].is_for_any_board else open_board(GAMES[game].board)


@cache
def _own_board() -> Board:
    """A hill with woods and a village, as players open their own boards."""
    return kept_board(Path(_FOLDER.name) / "hill.geojson")


def kept_board(file: Path) -> Board:
    """The hill out of a file that is written for it."""
    write_text(file, board_text(hill_board()))
    return open_file(file).board
