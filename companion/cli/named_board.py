"""Which board a command line names."""

from pathlib import Path

from companion.board.geojson import load_board
from companion.board.library import open_board
from companion.board.model import Board
from companion.paths import scenarios_dir


def named_board(name: str) -> Board:
    """A board that comes with the program, or that of a file; BoardFileError when it is neither."""
    is_own = name.isidentifier() and (scenarios_dir() / name / "board.geojson").is_file()
    return open_board(name) if is_own else load_board(Path(name))
