"""The boards that come with the program."""

from functools import cache

from companion.board.geojson import load_board
from companion.board.model import Board
from companion.paths import scenarios_dir


@cache
def open_board(name: str) -> Board:
    """The board of scenarios/NAME, read once; BoardFileError when there is none of that name."""
    return load_board(scenarios_dir() / name / "board.geojson")
