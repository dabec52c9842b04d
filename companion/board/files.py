"""Reading and writing the JSON files around boards, with one clear line for everything wrong."""

import json
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from companion.reason import CompanionError, Reason


class BoardFileError(CompanionError):
    """A board or overlay file that cannot be used; the reason's `file` and `where` tell which part."""


def refuse(key: str, where: str = "", **details: str | int | float) -> NoReturn:
    """Refuse a file because of what stands at `where`: a hex number, a feature's id, a field."""
    raise BoardFileError(Reason(key, args={"file": "", "where": where, **details}))


@contextmanager
def naming(file: str) -> Iterator[None]:
    """Put the file's name into every refusal made inside."""
    try:
        yield
    except BoardFileError as error:
        reason = error.reason
        named = Reason(reason.key, reason.rule, reason.hexes, {**reason.args, "file": file})
        raise BoardFileError(named) from None


def read_json(path: Path) -> object:
    """The contents of a JSON file; BoardFileError when it is missing, unreadable or broken."""
    try:
        return json.loads(path.read_text(encoding="utf-8-sig"), parse_constant=_refuse_constant)
    except json.JSONDecodeError as error:
        refuse("board-file-not-json", f"{error.lineno}:{error.colno}")
    except UnicodeDecodeError:
        refuse("board-file-not-text")
    except RecursionError:
        refuse("board-file-not-json", "1:1")
    except OSError as error:
        refuse("board-file-unreadable", detail=os.strerror(error.errno or 0))


def _refuse_constant(name: str) -> NoReturn:
    """JSON knows no NaN and no infinity, though Python's reader would let them pass."""
    refuse("board-file-bad-number", name)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all; BoardFileError when the place cannot be written."""
    with naming(path.name):
        try:
            _replace(path, text)
        except OSError as error:
            refuse("board-file-unwritable", str(path.parent), detail=os.strerror(error.errno or 0))


def _replace(path: Path, text: str) -> None:
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
