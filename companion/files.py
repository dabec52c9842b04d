"""Files as the system gives and takes them: read within limits, written whole or not at all.

Whatever fails while a file is read is one line that names the file and the place in it.
"""

import errno
import json
import os
import re
import stat
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, NoReturn

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from companion.paths import scenarios_dir
from companion.program_log import LOG
from companion.reason import CompanionError, Reason

MOST_BYTES = 20_000_000  # of a text file; the largest that comes with the program has 600,000
MOST_DEPTH = 60  # of lists and objects in one another; a board has seven
_CAUSES = {
    errno.ENOENT: "missing",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.EISDIR: "folder",
    errno.ENOTDIR: "no-folder",
    errno.EEXIST: "no-folder",
    errno.ENOSPC: "full",
}
_MOST_LETTERS = 120  # letters of what a file says, in a message
_LARGE_EXPONENT = re.compile(rb"[eE]\+?\d{3}")
_MANY_DIGITS, _ANY_DIGIT = b"0" * 300, bytes.maketrans(b"123456789", b"0" * 9)
_NESTS = {dict, list}


class FileError(CompanionError):
    """A file that cannot be used; the reason's `file` and `where` tell which part."""


def refuse(key: str, where: str = "", **details: str | int | float) -> NoReturn:
    """Refuse a file because of what stands at `where`: a hex number, a feature's id, a field."""
    raise FileError(Reason(key, args={"file": "", "where": where, **details}))


@contextmanager
def reading(file: str, error: type[CompanionError] = FileError) -> Iterator[None]:
    """Make every failure inside a refusal that names the file, as an error of one kind.

    A fault that nobody foresaw is a refusal too; the log of the program keeps what it was.
    """
    try:
        yield
    except FileError as refusal:
        raise error(_naming(refusal.reason, file)) from None
    except CompanionError:
        raise
    except ValidationError as flaw:
        raise error(_naming(_unfit(flaw.errors(include_url=False)[0]), file)) from None
    except OSError as trouble:
        raise error(
            _naming(Reason("file-unreadable", args={"file": file, "cause": cause_of(trouble)}), file)
        ) from None
    except Exception as fault:
        LOG.warning("%s cannot be read", file, exc_info=fault)
        raise error(_naming(Reason("file-unusable", args={"file": file, "where": "-"}), file)) from fault


@contextmanager
def at(where: str) -> Iterator[None]:
    """Say of every fault inside that nobody foresaw at which place of a file it is."""
    try:
        yield
    except (CompanionError, OSError, ValidationError):
        raise
    except Exception as fault:
        LOG.warning("unusable at %s", where, exc_info=fault)
        refuse("file-unusable", where)


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The contents of a file; FileError when there is none, or it is no plain file or too large."""
    with reading(path.name):
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            refuse("file-unreadable", cause="folder")
        if not stat.S_ISREG(about.st_mode):
            refuse("file-unreadable", cause="no-file")  # a pipe or a device may never end
        with path.open("rb") as file:
            content = file.read(most + 1)
        if len(content) > most:
            refuse("file-too-large", most=most // 1_000_000)
        return content


def read_json(path: Path) -> Any:
    """The contents of a JSON file; FileError when it is missing, unreadable, cut off, broken or too deep."""
    with reading(path.name):
        return json_of(read_bytes(path))


def scenario_json(name: str) -> Any:
    """The contents of a JSON file that comes with the program, by its path in `scenarios/`."""
    return read_json(scenarios_dir() / name)


def json_of(content: bytes) -> Any:
    """What a JSON text says; FileError when it is cut off, broken or too deep."""
    try:
        text = content.decode("utf-8-sig")
        document = json.loads(text, parse_constant=_refuse_constant, parse_float=_float_reader(content))
    except json.JSONDecodeError as error:
        _refuse_broken(error)
    except (ValueError, RecursionError):  # no UTF-8, a number of thousands of digits, endless depth
        refuse("file-not-json", "1:1")
    _refuse_depth(document)
    return document


def _refuse_broken(error: json.JSONDecodeError) -> NoReturn:
    """A file that does not end as JSON objects do was cut off: the usual case after a lost copy."""
    is_cut_off = not error.doc.rstrip().endswith("}")
    refuse("file-cut-off" if is_cut_off else "file-not-json", f"{error.lineno}:{error.colno}")


def _refuse_constant(name: str) -> NoReturn:
    """JSON knows no NaN and no infinity, though Python's reader would let them pass."""
    refuse("file-bad-number", name)


def _float_reader(content: bytes) -> Any:
    """How numbers are read: with care where one of them may be beyond all bounds."""
    is_near_infinity = _LARGE_EXPONENT.search(content) or _MANY_DIGITS in content.translate(_ANY_DIGIT)
    return _finite if is_near_infinity else None


def _finite(figure: str) -> float:
    value = float(figure)
    if value in (float("inf"), float("-inf")):
        refuse("file-bad-number", figure[:20])
    return value


def _refuse_depth(document: Any) -> None:
    level = [document] if type(document) in _NESTS else []
    for _ in range(MOST_DEPTH):
        parts = chain.from_iterable(one.values() if type(one) is dict else one for one in level)
        level = [part for part in parts if type(part) in _NESTS]
        if not level:
            return
    refuse("file-too-deep", most=MOST_DEPTH)


def _unfit(flaw: ErrorDetails) -> Reason:
    return Reason("file-bad-field", args={"file": "", "where": ".".join(map(str, flaw["loc"])) or "-"})


def _naming(reason: Reason, file: str) -> Reason:
    args = {"where": "", **reason.args, "file": file}
    shown = {name: in_one_line(said) if isinstance(said, str) else said for name, said in args.items()}
    return Reason(reason.key, reason.rule, reason.hexes, shown)


def in_one_line(text: str) -> str:
    """A stranger's words, short and without breaks."""
    line = " ".join(text.split())
    return line if len(line) <= _MOST_LETTERS else f"{line[:_MOST_LETTERS]}…"


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all, its folder too; FileError when the place will not take it."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, content: bytes) -> None:
    """As `write_text`, for what is no text."""
    with reading(path.name):
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, content)
        except OSError as error:
            refuse("file-unwritable", str(path.parent), cause=cause_of(error))


def write_whole(path: Path, content: bytes) -> None:
    """Replace a file at once, flushed to the disk; OSError leaves it, and its folder, as they were."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.absolute().parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def cause_of(error: OSError) -> str:
    """What is wrong, as a word the catalogues know."""
    return _CAUSES.get(error.errno or 0, "other")
