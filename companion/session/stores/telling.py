"""Turning what SQLite and the system say of a file into one clear line."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC
from pathlib import Path

from companion.reason import Reason
from companion.session.errors import StoreError

_KEYS_BY_CODE = {
    sqlite3.SQLITE_NOTADB: "store-foreign",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-open-elsewhere",
    sqlite3.SQLITE_LOCKED: "store-open-elsewhere",
    sqlite3.SQLITE_FULL: "store-disk-full",
}


def file_reason(key: str, path: Path, **args: str) -> Reason:
    """A line about a file."""
    return Reason(key, args={"file": path.name, "path": str(path), **args})


def file_error(key: str, path: Path, **args: str) -> StoreError:
    """A refusal about a file."""
    return StoreError(file_reason(key, path, **args))


@contextmanager
def telling(path: Path, otherwise: str) -> Iterator[None]:
    """Raise StoreError for what SQLite and the system raise; `otherwise` is what to say by default."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise file_error(_key_of(error) or otherwise, path) from error


def _key_of(error: Exception) -> str | None:
    if getattr(error, "errno", None) == ENOSPC:
        return "store-disk-full"
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
    return _KEYS_BY_CODE.get(code)
