"""The shelf: boards of the player's own that were opened before, kept in the settings folder.

Only where they lie is kept, with a small picture; the boards stay in the player's files.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from pydantic import BaseModel, ConfigDict

from companion.board.joined.plan import SUFFIX, MapPlan
from companion.board.model import Board
from companion.files import read_json, write_text
from companion.paths import settings_dir
from companion.reason import Reason
from companion.settings_file import read_or, set_aside

if TYPE_CHECKING:
    from companion.board.archives.importing import Imported

_FOLDER, _FILE = "boards", "shelf.json"


class Remark(BaseModel):
    """Something in a board's file that was not understood."""

    model_config = ConfigDict(frozen=True)

    key: str
    args: dict[str, str | int | float] = {}

    @property
    def reason(self) -> Reason:
        """The same, to be put into words."""
        return Reason(self.key, args=self.args)


class ShelfBoard(BaseModel):
    """One board: its file, its title, its size in hexes, its lowest and highest level."""

    model_config = ConfigDict(frozen=True)

    file: Path
    title: str
    hexes: int
    low: int = 0
    high: int = 0
    remarks: tuple[Remark, ...] = ()

    @classmethod
    def of(cls, file: Path, imported: "Imported") -> "ShelfBoard":
        """What is kept of a board that was opened."""
        board = imported.board
        found = (facts.values.get("level") for facts in board.hexes.values())
        levels = [level for level in found if isinstance(level, int)] or [0]
        remarks = tuple(Remark(key=one.key, args=dict(one.args)) for one in imported.remarks)
        return cls(
            file=file.absolute(),
            title=board.title,
            hexes=len(board),
            low=min(levels),
            high=max(levels),
            remarks=remarks,
        )

    @property
    def picture(self) -> Path:
        """Where its small picture is kept; it may not be there."""
        name = hashlib.sha256(str(self.file).encode()).hexdigest()[:20]
        return settings_dir() / _FOLDER / f"{name}.png"


class _Shelf(BaseModel):
    format: Literal["wargame-companion-shelf"] = "wargame-companion-shelf"
    version: Literal[1] = 1
    boards: tuple[ShelfBoard, ...] = ()


def shelf_file() -> Path:
    """Where the shelf is kept; the file may not exist yet."""
    return settings_dir() / _FOLDER / _FILE


def read_shelf() -> tuple[tuple[ShelfBoard, ...], Reason | None]:
    """The boards, the one opened last first; none when the shelf cannot be read, and why."""
    shelf, trouble = read_or(_Shelf(), shelf_file(), lambda file: _Shelf.model_validate(read_json(file)))
    return shelf.boards, trouble


def put_on_shelf(boards: Iterable[ShelfBoard]) -> None:
    """Put boards in front, in place of what was kept of the same files; FileError when it cannot be kept."""
    new = {board.file: board for board in boards}
    kept, trouble = read_shelf()
    if trouble is not None:
        set_aside(shelf_file())
    _write((*new.values(), *(board for board in kept if board.file not in new)))


def take_off_shelf(board: ShelfBoard) -> None:
    """Forget a board; its file stays where it is."""
    board.picture.unlink(missing_ok=True)
    _write(tuple(one for one in read_shelf()[0] if one.file != board.file))


def _write(boards: tuple[ShelfBoard, ...]) -> None:
    write_text(shelf_file(), _Shelf(boards=boards).model_dump_json(indent=1) + "\n")


def on_table(board: Board, boards: Iterable[ShelfBoard]) -> ShelfBoard | None:
    """Which of some boards is that on the table; archives keep the name of their file in it."""
    if board.source is not None:
        return next((one for one in boards if one.file == board.source), None)
    archive = board.values.get("archive", "")
    fits = (one for one in boards if one.title == board.title and archive in ("", one.file.name))
    return next(fits, None)


def kept_map(plan: MapPlan) -> Path:
    """Where the file of a map that was put together is kept, so that the same one is kept once."""
    name = hashlib.sha256(plan.model_dump_json().encode()).hexdigest()[:20]
    return settings_dir() / _FOLDER / f"{name}{SUFFIX}"
