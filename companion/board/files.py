"""Reading and writing the JSON files around boards, with one clear line for everything wrong."""

import errno
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
    """The contents of a JSON file; BoardFileError when it is missing, unreadable, cut off or broken."""
    with naming(path.name):
        try:
            return json.loads(path.read_text(encoding="utf-8-sig"), parse_constant=_refuse_constant)
        except json.JSONDecodeError as error:
            _refuse_broken(error)
        except (UnicodeDecodeError, RecursionError):
            refuse("file-not-json", "1:1")
        except OSError as error:
            refuse("file-unreadable", cause=_cause(error))


def _refuse_broken(error: json.JSONDecodeError) -> NoReturn:
    """A file that does not end as JSON objects do was cut off: the usual case after a lost copy."""
    is_cut_off = not error.doc.rstrip().endswith("}")
    refuse("file-cut-off" if is_cut_off else "file-not-json", f"{error.lineno}:{error.colno}")


def _refuse_constant(name: str) -> NoReturn:
    """JSON knows no NaN and no infinity, though Python's reader would let them pass."""
    refuse("file-bad-number", name)


def _cause(error: OSError) -> str:
    """What the system says is wrong, as a word the catalogues know."""
    causes = {
        errno.ENOENT: "missing",
        errno.EACCES: "denied",
        errno.EPERM: "denied",
        errno.EROFS: "denied",
        errno.EISDIR: "folder",
        errno.ENOTDIR: "no-folder",
        errno.EEXIST: "no-folder",
        errno.ENOSPC: "full",
    }
    return causes.get(error.errno or 0, "other")


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, its folder too; BoardFileError when the place will not take it."""
    with naming(path.name):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            _replace(path, text)
        except OSError as error:
            refuse("file-unwritable", str(path.parent), cause=_cause(error))


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
