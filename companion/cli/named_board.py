"""Which board a command line names."""

from pathlib import Path

from companion.board.formats.geojson import load_board
from companion.board.library import has_board, open_board
from companion.board.model import Board


def named_board(name: str) -> Board:
    """A board that comes with the program, or that of a file; BoardFileError when it is neither."""
    return open_board(name) if has_board(name) else load_board(Path(name))
