"""The players' own files that boards are read from, as sessions remember them: known by their contents."""

import hashlib
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from companion.board.joined.plan import file_of, is_plan, load_plan
from companion.board.model import Board
from companion.board.shelf import ShelfBoard
from companion.board.source import BoardSource
from companion.files import read_bytes
from companion.reason import CompanionError, Reason

_MOST = 200_000_000
# It lies elsewhere, or another lies there: the player may point to it.
LOST = frozenset({"board-source-missing", "board-source-changed", "board-source-other"})


class BoardSourceError(CompanionError):
    """The file of a board that is missing, or holds something else now."""


def source_of(board: Board) -> BoardSource | None:
    """Where a board of the players' own is from; None for one that comes with the program, or of no file.

    FileError when the file cannot be read any more.
    """
    if board.source is None:
        return None
    digest = file_digest(board.source)
    return BoardSource(id=board.id, title=board.title, digest=digest, file=_place_told(board.source))


def _place_told(file: Path) -> str:
    """Where a file lies, without the name of who has it: the other players of a session read it too."""
    with suppress(RuntimeError, ValueError):  # no home, or not there
        return f"~/{file.relative_to(Path.home()).as_posix()}"
    return str(file)


def file_digest(file: Path) -> str:
    """The SHA-256 of a file; of a map of several boards, of its plan and theirs wherever they lie."""
    if not is_plan(file):
        return hashlib.sha256(read_bytes(file, _MOST)).hexdigest()
    plan = load_plan(file)
    boards = tuple(one.model_copy(update={"file": file_digest(file_of(one, file))}) for one in plan.boards)
    return hashlib.sha256(plan.model_copy(update={"boards": boards}).model_dump_json().encode()).hexdigest()


def is_found_in(file: Path, wanted: BoardSource) -> bool:
    """Whether a file has the contents of a board's."""
    with suppress(CompanionError, OSError, ValueError):
        return file_digest(file) == wanted.digest
    return False


def find_source(wanted: BoardSource, shelf: Iterable[ShelfBoard]) -> Path:
    """The file of a board, where it lay or where the shelf has it now; BoardSourceError when nowhere."""
    place = _place(wanted)
    others = (board.file for board in shelf if board.title == wanted.title)
    if found := next((file for file in (place, *others) if is_found_in(file, wanted)), None):
        return found
    key = "board-source-changed" if _is_there(place) else "board-source-missing"
    raise BoardSourceError(Reason(key, args={"title": wanted.title, "file": wanted.file}))


def require_same_board(wanted: BoardSource, board: Board) -> None:
    """BoardSourceError where a file that a player points to has another board altogether."""
    if board.id != wanted.id:
        args = {"title": wanted.title, "other": board.title, "file": str(board.source)}
        raise BoardSourceError(Reason("board-source-other", args=args))


def _place(wanted: BoardSource) -> Path:
    with suppress(RuntimeError):  # no home
        return Path(wanted.file).expanduser()
    return Path(wanted.file)


def _is_there(place: Path) -> bool:
    try:
        return place.exists()
    except (OSError, ValueError):  # no name of a file
        return False
