"""The boards that come with the program."""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path

from companion.board.formats.geojson import load_board
from companion.board.model import Board
from companion.packages import scenario_roots
from companion.paths import scenarios_dir


@cache
def open_board(name: str) -> Board:
    """The board of that id, read once; FileError when there is none of that name."""
    folder = board_folder(name)
    file = folder / "board.geojson"
    board = load_board(file)
    if folder.is_relative_to(scenarios_dir()):
        # These are kept in canonical form, whose sum is the digest: writing it out anew would take twice as
        # long as reading it.
        vars(board)["digest"] = sha256(file.read_text("utf-8").encode()).hexdigest()
    return board


def has_board(name: str) -> bool:
    """Whether a board of that id comes with the program."""
    try:
        return name.isidentifier() and (board_folder(name) / "board.geojson").is_file()
    except OSError:  # a name too long for any file
        return False


def board_folder(name: str) -> Path:
    """The folder of a board: that of its game, or of its scenario where each has a board of its own."""
    return next((folder for folder in _folders(name) if folder.is_dir()), scenarios_dir() / name)


def _folders(name: str) -> Iterator[Path]:
    for root in scenario_roots():
        yield root / name
        yield from sorted(root.glob(f"*/{name}"))
