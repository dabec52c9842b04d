"""The boards that come with the program, and where the player's overlay of each is kept."""

from functools import cache
from pathlib import Path

from companion.board.geojson import load_board
from companion.board.model import Board
from companion.paths import scenarios_dir, settings_dir


@cache
def open_board(name: str) -> Board:
    """The board of scenarios/NAME, read once; BoardFileError when there is none of that name."""
    return load_board(scenarios_dir() / name / "board.geojson")


def overlay_path(board: Board) -> Path:
    """The file of the player's overlay of a board, which may not exist yet."""
    return settings_dir() / "overlays" / f"{board.id}.json"
