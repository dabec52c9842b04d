"""Records out of the backups of a session file, when the file itself is gone."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from itertools import takewhile
from pathlib import Path

from companion.session.errors import StoreError
from companion.session.stores.form import SUFFIX
from companion.session.stores.places import backup_folder
from companion.session.stores.reading import look_into, read_heads, read_records
from companion.session.stores.record import Head
from companion.session.stores.writing import Row, head_in, rows_of


def backup_files(path: Path) -> list[Path]:
    """The backups of a session file, newest first."""
    return sorted(backup_folder(path).glob(f"*{SUFFIX}"), key=backup_number, reverse=True)


def backup_number(path: Path) -> int:
    """The number that the name of a backup begins with."""
    number = path.stem.split(" ")[0]
    return int(number) if number.isdecimal() else 0


def rows_up_to(path: Path, head: Head) -> list[Row] | None:
    """All rows of a session up to a head, out of the first backup that has them; None when none has."""
    candidates = (_rows_of_file(backup, head.seq) for backup in backup_files(path))
    return next((rows for rows in candidates if head_in(rows) == head), None)


def _rows_of_file(path: Path, last: int) -> list[Row]:
    return list(takewhile(lambda row: row.seq <= last, _rows(path)))


def _rows(path: Path) -> Iterator[Row]:
    with suppress(StoreError, sqlite3.Error), closing(look_into(path)) as connection:
        yield from rows_of(read_records(connection, path), read_heads(connection))
