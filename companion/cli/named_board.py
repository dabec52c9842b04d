"""Which board a command line names."""

from pathlib import Path

from companion.board.archives.opening import read_file
from companion.board.library import has_board, open_board
from companion.board.model import Board


def named_board(name: str) -> Board:
    """A board that comes with the program, or that of a file or archive; FileError when it is none."""
    if has_board(name):
        return open_board(name)
    return read_file(Path(name)).board
