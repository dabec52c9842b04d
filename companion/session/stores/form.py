"""The tables of a session file by its format, and how much of a file is believed before it is read.

A file may come from a stranger. Its header is looked at as bytes first, so that SQLite reads only a
schema of a few lines; that must be ours to the letter, without views, triggers or columns that compute.
"""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from companion.session.stores.telling import file_error

APPLICATION_ID = 0x57474A31  # "WGJ1"
FORMAT = 2
SUFFIX = ".wargame"
MAX_FILE = 2**30  # bytes
MAX_BODY = 2**25

_MAGIC = b"SQLite format 3\x00"
_HEADER = 108  # bytes: of the database, then of its first page
_LEAF = 13
_MOST_TABLES = 8

_ENTRIES_1 = """
CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    faction TEXT NOT NULL,
    version INTEGER NOT NULL,
    sealed INTEGER NOT NULL,
    body BLOB NOT NULL,
    digest BLOB NOT NULL
) STRICT
"""
_ENTRIES = """
CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    faction TEXT NOT NULL,
    version INTEGER NOT NULL,
    sealed INTEGER NOT NULL,
    act TEXT NOT NULL DEFAULT '',
    part INTEGER NOT NULL DEFAULT 0,
    seat TEXT NOT NULL DEFAULT '',
    epoch INTEGER NOT NULL DEFAULT 0,
    signature BLOB NOT NULL DEFAULT x'',
    public_key BLOB NOT NULL DEFAULT x'',
    digest BLOB NOT NULL,
    mac BLOB NOT NULL DEFAULT x'',
    body BLOB NOT NULL
) STRICT
"""
_SNAPSHOTS = """
CREATE TABLE snapshots (
    seq INTEGER PRIMARY KEY,
    form TEXT NOT NULL,
    digest BLOB NOT NULL,
    body BLOB NOT NULL
) STRICT
"""
TABLES: Mapping[int, Mapping[str, str]] = {
    1: {"entries": _ENTRIES_1},
    2: {"entries": _ENTRIES, "snapshots": _SNAPSHOTS},
}


def _widen(connection: sqlite3.Connection) -> None:
    """From format 1: the old records keep their version, which has nothing in the new columns."""
    connection.execute("ALTER TABLE entries RENAME TO older")
    connection.execute(_ENTRIES)
    columns = "seq, faction, version, sealed, body, digest"
    connection.execute(f"INSERT INTO entries ({columns}) SELECT {columns} FROM older ORDER BY seq")
    connection.execute("DROP TABLE older")
    connection.execute(_SNAPSHOTS)


Migration = Callable[[sqlite3.Connection], None]
MIGRATIONS: Mapping[int, Migration] = {1: _widen}  # from a format to the next one


@dataclass(frozen=True, slots=True)
class Header:
    """What the first bytes of a session file say."""

    format: int
    is_cut: bool  # whether pages are missing at its end


def make_tables(connection: sqlite3.Connection) -> None:
    """Lay out an empty session file."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    for statement in TABLES[FORMAT].values():
        connection.execute(statement)


def migrate(connection: sqlite3.Connection, version: int) -> None:
    """Bring the tables of an older format to this one, within the caller's transaction."""
    for older in range(version, FORMAT):
        MIGRATIONS[older](connection)
    connection.execute(f"PRAGMA user_version = {FORMAT}")


def format_of(connection: sqlite3.Connection) -> int:
    """The format of an open session file."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def check_header(path: Path) -> Header:
    """What the header says; StoreError for a file that is foreign, newer than this program or too large."""
    with path.open("rb") as file:
        first, size = file.read(_HEADER), _size(file)
    if not first.startswith(_MAGIC) or _number(first, 68) != APPLICATION_ID:
        raise file_error("store-foreign", path)
    version = _number(first, 60)
    if version > FORMAT:
        raise file_error("store-newer", path)
    if version not in TABLES:
        raise file_error("store-foreign", path)
    if size > MAX_FILE:
        raise file_error("store-too-large", path)
    if len(first) == _HEADER and (first[100] != _LEAF or int.from_bytes(first[103:105]) > _MOST_TABLES):
        raise file_error("store-foreign", path)
    page = int.from_bytes(first[16:18])
    return Header(version, size < _number(first, 28) * (2**16 if page == 1 else page))


def check_tables(connection: sqlite3.Connection, path: Path) -> None:
    """StoreError unless the tables are those of the file's format, to the letter."""
    expected = TABLES.get(format_of(connection), {})
    if sorted(_found(connection)) != sorted(_plain(("table", *table)) for table in expected.items()):
        raise file_error("store-foreign", path)


def _found(connection: sqlite3.Connection) -> list[tuple[str, ...]]:
    query = f"SELECT type, name, sql FROM sqlite_master LIMIT {_MOST_TABLES + 1}"
    try:
        return [_plain(row) for row in connection.execute(query)]
    except UnicodeDecodeError:
        return []


def _plain(row: tuple[object, ...]) -> tuple[str, ...]:
    return tuple(" ".join(str(value).split()) for value in row)


def _number(data: bytes, offset: int) -> int:
    return int.from_bytes(data[offset : offset + 4])


def _size(file: BinaryIO) -> int:
    return file.seek(0, 2)
