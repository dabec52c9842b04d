"""The file of a map of several boards: which, where and how they lie, what of them, what is changed."""

import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from companion.files import read_json, reading, refuse, write_text
from companion.saved import Frozen

SUFFIX = ".boards"
FORMAT: Literal["wargame-companion-boards"] = "wargame-companion-boards"
VERSION = 1
_MOST = 24  # boards
_Place = Annotated[int, Field(ge=0, le=_MOST)]
_CROP = re.compile(r"\s*([A-Za-z]+\d+)\s*[-–:]\s*([A-Za-z]+\d+)\s*")


class PlacedBoard(Frozen):
    """One board: its file, as seen from the map's file where it lies beside it; what it is called.

    `column` and `row` are its place among the boards, from the upper left. `turned` by 180 degrees. Of a
    board that is cropped all hexes from `first` to `last` are in play, by its own columns and rows.
    """

    file: Annotated[str, Field(min_length=1, max_length=1000)]
    name: Annotated[str, Field(max_length=20)] = ""
    column: _Place = 0
    row: _Place = 0
    turned: bool = False
    first: Annotated[str, Field(max_length=6)] = ""
    last: Annotated[str, Field(max_length=6)] = ""

    def cropped(self, text: str) -> "PlacedBoard":
        """The same with the crop that is typed (A1-Q10), or none; FileError when it is neither."""
        match = _CROP.fullmatch(text)
        if match is None and text.strip():
            refuse("join-bad-crop", self.file, crop=text)
        first, last = match.groups() if match else ("", "")
        return self.model_copy(update={"first": first.upper(), "last": last.upper()})


class MapPlan(Frozen):
    """The whole file; `changes` are those of `companion.board.changes`."""

    format: Literal["wargame-companion-boards"] = FORMAT
    version: int = VERSION
    title: Annotated[str, Field(max_length=120)] = ""
    boards: Annotated[tuple[PlacedBoard, ...], Field(min_length=1, max_length=_MOST)]
    changes: Annotated[tuple[str, ...], Field(max_length=100)] = ()


def is_plan(path: Path) -> bool:
    """Whether a file is called as such files are."""
    return path.suffix.lower() == SUFFIX


def load_plan(path: Path) -> MapPlan:
    """Read a file whole; FileError says in one line what is wrong and where."""
    with reading(path.name):
        document = read_json(path)
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            refuse("join-file-foreign")
        if isinstance(version := document.get("version"), int) and version > VERSION:
            refuse("file-newer", version=str(version), known=str(VERSION))
        return MapPlan.model_validate(document)


def save_plan(plan: MapPlan, path: Path) -> None:
    """Write a file whole or not at all, boards beside it by their names alone."""
    folder = path.absolute().parent
    boards = tuple(board.model_copy(update={"file": _seen_from(folder, board.file)}) for board in plan.boards)
    write_text(path, plan.model_copy(update={"boards": boards}).model_dump_json(indent=1) + "\n")


def plan_of(file: Path) -> MapPlan:
    """The map that a file holds, its boards by whole paths; of a board's own file the map of it alone."""
    if not is_plan(file):
        return MapPlan(boards=(PlacedBoard(file=str(file.absolute())),))
    plan = load_plan(file)
    boards = tuple(one.model_copy(update={"file": str(file_of(one, file))}) for one in plan.boards)
    return plan.model_copy(update={"boards": boards})


def file_of(board: PlacedBoard, plan_file: Path) -> Path:
    """Where a board of a map lies."""
    return plan_file.absolute().parent / board.file


def _seen_from(folder: Path, file: str) -> str:
    path = Path(file).absolute()
    return path.relative_to(folder).as_posix() if path.is_relative_to(folder) else str(path)
