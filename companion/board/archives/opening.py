"""A board out of whatever the player has: an archive, a board file of our own, a map of several."""

from dataclasses import replace
from pathlib import Path

from companion.board.archives.container import is_archive
from companion.board.archives.importing import Imported, import_board
from companion.board.formats.geojson import load_board
from companion.board.joined.joining import join_file
from companion.board.joined.plan import SUFFIX, is_plan
from companion.board.library import has_board
from companion.board.model import Board
from companion.files import reading, refuse

_SUFFIXES = frozenset({".geojson", SUFFIX})
_MOST_FILES = 2_000  # in one folder


def open_file(path: Path) -> Imported:
    """As `read_file`, apart from the boards that come with the program; the board knows its file."""
    imported = read_file(path)
    return replace(imported, board=replace(_apart(imported.board), source=path.absolute()))


def read_file(path: Path) -> Imported:
    """Read an archive, a board file or a map of several; FileError says in one line why it cannot be read."""
    return join_file(path, read_one) if is_plan(path) else read_one(path)


def read_one(path: Path) -> Imported:
    """Read an archive or a board file; FileError as for any."""
    return import_board(path) if is_archive(path) else Imported(load_board(path), ())


def board_files(folder: Path) -> tuple[Path, ...]:
    """What in a folder may be a board, by name; FileError when there is nothing, or the folder is shut."""
    with reading(folder.name):
        try:
            files = sorted(path for path in folder.iterdir() if path.is_file())[:_MOST_FILES]
        except OSError:
            refuse("boards-folder-shut")
        found = tuple(path for path in files if path.suffix in _SUFFIXES or is_archive(path))
        if not found:
            refuse("boards-none-in-folder")
        return found


def _apart(board: Board) -> Board:
    """The player's own board never passes for one that comes with the program, whatever it is called."""
    return replace(board, id=f"{board.id} own"[-80:]) if has_board(board.id) else board
