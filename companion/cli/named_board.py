"""Which board a command line names."""

from pathlib import Path

from companion.board.archives.container import is_archive
from companion.board.archives.importing import import_board
from companion.board.formats.geojson import load_board
from companion.board.library import has_board, open_board
from companion.board.model import Board


def named_board(name: str) -> Board:
    """A board that comes with the program, or that of a file or archive; BoardFileError when it is none."""
    if has_board(name):
        return open_board(name)
    if is_archive(Path(name)):
        return import_board(Path(name)).board
    return load_board(Path(name))
