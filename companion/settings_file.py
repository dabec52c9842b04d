"""Files of the settings folder: whatever one holds, the program goes on, says so, and keeps the file."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from os.path import lexists
from pathlib import Path
from typing import TypeVar

from pydantic import ValidationError

from companion.reason import CompanionError, Reason

T = TypeVar("T")
_LONGEST_PLACE = 80
_HOUR = 3600.0  # another program may be writing at this moment
_WRITTEN = ("", "corrections", "rosters")
_LEFT = re.compile(r"\..+\.(json|txt)\.\w{8}|recent_sessions\.new")  # as write_whole names them


def read_or(default: T, file: Path, read: Callable[[Path], T]) -> tuple[T, Reason | None]:
    """What a file says; for one that cannot be used `default`, and why. None is wrong with a missing file."""
    if not _is_there(file):
        return default, None
    try:
        return read(file), None
    except CompanionError as refusal:
        return default, refusal.reason
    except Exception as error:  # a file may hold anything, and no start may depend on it
        return default, not_read(file, place_in(error))


def not_read(file: Path, place: str) -> Reason:
    """Why a file is not used: it breaks at a place."""
    return Reason("settings-not-read", args={"file": str(file), "where": place[:_LONGEST_PLACE]})


def place_in(error: Exception) -> str:
    """Where a document breaks, as far as the error knows: a field, or line:column; else the error's kind."""
    if isinstance(error, ValidationError) and (place := error.errors(include_url=False)[0]["loc"]):
        return ".".join(map(str, place))
    if isinstance(error, UnicodeDecodeError):
        before = error.object[: error.start].split(b"\n")
        return f"{len(before)}:{len(before[-1]) + 1}"
    return type(error).__name__


def set_aside(file: Path) -> None:
    """Move what stands there to a name of its own beside it, so that nothing is lost; may raise OSError."""
    if _is_there(file):
        names = (f"{file.stem}-unreadable{number}{file.suffix}" for number in _numbers())
        file.rename(next(free for name in names if not _is_there(free := file.with_name(name))))


def sweep(folder: Path, now: float) -> None:
    """Delete what a program that was killed while it wrote left in a settings folder an hour ago or more."""
    files = (file for part in _WRITTEN for file in (folder / part).glob("*"))
    for file in files:
        with suppress(OSError):
            if _LEFT.fullmatch(file.name) and now - file.stat().st_mtime > _HOUR:
                file.unlink()


def _numbers() -> Iterator[str]:
    return (f"-{number}" if number > 1 else "" for number in count(1))


def _is_there(file: Path) -> bool:
    """Whether anything bears that name, a broken link too."""
    return lexists(file)
