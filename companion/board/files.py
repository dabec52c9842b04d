"""Reading and writing the JSON files around boards, with one clear line for everything wrong."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

from companion.files import cause_of, write_whole
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
    """The contents of a JSON file; BoardFileError when it is missing, unreadable, cut off or broken."""
    with naming(path.name):
        try:
            return json.loads(path.read_text(encoding="utf-8-sig"), parse_constant=_refuse_constant)
        except json.JSONDecodeError as error:
            _refuse_broken(error)
        except (ValueError, RecursionError):  # no text, a number of 5,000 digits, brackets without end
            refuse("file-not-json", "1:1")
        except OSError as error:
            refuse("file-unreadable", cause=cause_of(error))


def _refuse_broken(error: json.JSONDecodeError) -> NoReturn:
    """A file that does not end as JSON objects do was cut off: the usual case after a lost copy."""
    is_cut_off = not error.doc.rstrip().endswith("}")
    refuse("file-cut-off" if is_cut_off else "file-not-json", f"{error.lineno}:{error.colno}")


def _refuse_constant(name: str) -> NoReturn:
    """JSON knows no NaN and no infinity, though Python's reader would let them pass."""
    refuse("file-bad-number", name)


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, its folder too; BoardFileError when the place will not take it."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """As `write_text`, for what is no text."""
    with naming(path.name):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content)
        except OSError as error:
            refuse("file-unwritable", str(path.parent), cause=cause_of(error))
