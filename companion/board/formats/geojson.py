"""Board files: a `Board` as GeoJSON, read with every flaw named and written in one canonical form."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from companion.board.formats import schema
from companion.board.formats.reader import read_board
from companion.board.formats.writer import dump_board
from companion.board.model import Board
from companion.files import FileError, read_json, reading, refuse

__all__ = ["FileError", "dump_board", "load_board"]


def load_board(path: Path) -> Board:
    """Read a board file whole; FileError says in one line what is wrong and where."""
    with reading(path.name):
        return _read(read_json(path))


def _read(document: object) -> Board:
    _check_kind(document)
    try:
        file = schema.BoardFile.model_validate(document)
    except ValidationError as error:
        _refuse_first(document, error.errors(include_url=False)[0])
    return read_board(file)


def _check_kind(document: object) -> None:
    """Other GeoJSON and newer files are told apart from damaged ones before anything is read."""
    header = document.get("board") if isinstance(document, dict) else None
    if not isinstance(header, dict) or header.get("format") != schema.FORMAT:
        refuse("board-file-foreign")
    version = header.get("version")
    if isinstance(version, int) and version > schema.VERSION:
        refuse("file-newer", version=str(version), known=str(schema.VERSION))


def _refuse_first(document: object, flaw: ErrorDetails) -> NoReturn:
    """Tell the first flaw the schema found: which feature, which field."""
    location = flaw["loc"]
    if location[0] != "features" or len(location) < 2:
        refuse("board-file-bad-field", "board", field=_field(location))
    where = _feature_name(document, location)
    if flaw["type"].startswith("union_tag"):
        refuse("board-file-unknown-kind", where)
    # location: "features", position, kind, then the field
    refuse("board-file-bad-field", where, field=_field(location[3:]))


def _field(location: Sequence[int | str]) -> str:
    return ".".join(str(step) for step in location)


def _feature_name(document: Any, location: Sequence[int | str]) -> str:
    """What a feature calls itself, or else its position in the file, counted from 1."""
    position = int(location[1])
    feature = document["features"][position]
    properties = feature.get("properties") if isinstance(feature, dict) else None
    if isinstance(properties, dict):
        for key in ("id", "hex", "name"):
            if isinstance(properties.get(key), str):
                return str(properties[key])
    return f"#{position + 1}"
