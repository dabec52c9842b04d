"""Writing a session file: whole ones under another name first, so that a kill leaves none half made."""

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, suppress
from pathlib import Path
from shutil import copyfile
from typing import NamedTuple

from companion.session.errors import StoreError
from companion.session.stores.form import FORMAT, MAX_BODY, format_of, make_tables, migrate
from companion.session.stores.places import drop_log, log_of
from companion.session.stores.reading import check_in_time, connect, look_into, read_head, read_records
from companion.session.stores.record import Head, Mac, Record, Snapshot
from companion.session.stores.telling import file_error


class Row(NamedTuple):
    """A record as it is written, with what is stored beside it."""

    seq: int
    faction: str
    version: int
    sealed: int
    act: str
    part: int
    seat: str
    epoch: int
    signature: bytes
    public_key: bytes
    digest: bytes
    mac: bytes
    body: bytes


_INSERT = f"INSERT INTO entries ({', '.join(Row._fields)}) VALUES ({', '.join('?' * len(Row._fields))})"
_KEEP = "INSERT OR REPLACE INTO snapshots SELECT seq, ?, digest, ? FROM entries WHERE seq = ?"
_THIN = "DELETE FROM snapshots WHERE seq NOT IN (SELECT seq FROM snapshots ORDER BY seq DESC LIMIT ?)"
SNAPSHOTS_KEPT = 60
SYNCED = "FULL"  # what is committed outlasts the power
_LOG_FLAGS = 18  # where a database says whether it has a write-ahead log


def row_of(record: Record, digest: bytes, mac: bytes) -> Row:
    """A record as it is written."""
    r = record
    clear = (r.seq, r.faction, r.version, int(r.seal), r.act, r.part, r.seat, r.epoch)
    return Row(*clear, r.signature, r.public_key, digest, mac, r.body)


def head_in(rows: Sequence[Row]) -> Head:
    """How far rows go."""
    return Head(rows[-1].seq, rows[-1].digest) if rows else Head(0, b"")


def rows_of(records: Iterable[Record], heads: Iterable[tuple[int, bytes, bytes]]) -> Iterator[Row]:
    """The rows of records with what is stored beside them."""
    for record, (_, digest, mac) in zip(records, heads, strict=False):
        yield row_of(record, digest, mac)


def rows_after(head: Head, records: Sequence[Record], mac: Mac | None, path: Path) -> list[Row]:
    """Records as they are written after a head; StoreError for one that could not be read back."""
    rows, digest = [], head.digest
    for seq, record in enumerate(records, start=head.seq + 1):
        if record.seq != seq or len(record.body) > MAX_BODY:
            raise file_error("store-record-unfit", path, entry=str(record.seq))
        digest = record.digest(digest)
        rows.append(row_of(record, digest, mac(digest) if mac else b""))
    return rows


def insert(connection: sqlite3.Connection, rows: Iterable[Row]) -> None:
    """Add rows within the caller's transaction, bringing an older file to this format first."""
    if (version := format_of(connection)) < FORMAT:
        migrate(connection, version)
    connection.executemany(_INSERT, rows)


def insert_snapshot(connection: sqlite3.Connection, snapshot: Snapshot) -> None:
    """Add a snapshot and drop the oldest, within the caller's transaction."""
    connection.execute(_KEEP, (snapshot.form, snapshot.body, snapshot.seq))
    connection.execute(_THIN, (SNAPSHOTS_KEPT,))


def in_transaction(connection: sqlite3.Connection, work: Callable[[], object]) -> None:
    """All that `work` does, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        work()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def open_to_write(path: Path) -> sqlite3.Connection:
    """A connection whose commits are on the disk: a write-ahead log, folded into the file only when asked."""
    connection = connect(path, "rw")
    try:
        check_in_time(connection, path)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {SYNCED}")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
    except BaseException:
        connection.close()
        raise
    return connection


def fold_log(connection: sqlite3.Connection) -> bool:
    """Fold the write-ahead log into the file and empty it; whether nobody was in the way."""
    try:
        (was_busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_LOCKED:
            raise
        return False  # this connection reads just now
    return not was_busy


def are_pages_sound(connection: sqlite3.Connection) -> bool:
    """Whether writing on is safe: a damaged list of free pages would overwrite records."""
    return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def write_file(path: Path, rows: Iterable[Row]) -> None:
    """Make a new session file of rows; StoreError when there is one already."""

    def fill(connection: sqlite3.Connection) -> None:
        make_tables(connection)
        insert(connection, rows)

    if path.exists():
        raise file_error("store-exists", path)
    write_whole(path, lambda fresh: _make(fresh, lambda made: in_transaction(made, lambda: fill(made))))


def copy_file(connection: sqlite3.Connection, path: Path, head: Head) -> None:
    """Write a copy of an open session file over what is at a path, and read it all again before."""

    def copy(fresh: Path) -> None:
        _make(fresh, connection.backup)
        _require_whole(fresh, head)

    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, copy)


def write_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Write under another name, onto the disk, and only then put it in its place."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.unlink(missing_ok=True)  # left by a kill
    try:
        write(fresh)
        _sync(fresh)
        fresh.replace(path)
        with suppress(OSError):  # folders cannot be synced everywhere
            _sync(path.parent)
    finally:
        fresh.unlink(missing_ok=True)


def _make(path: Path, fill: Callable[[sqlite3.Connection], None]) -> None:
    with closing(connect(path, "rwc")) as connection:
        connection.execute("PRAGMA synchronous = OFF")  # synced whole afterwards
        connection.execute("PRAGMA journal_mode = MEMORY")
        fill(connection)
    with path.open("r+b") as file:  # a copy says of its write-ahead log what its source says; it has none
        file.seek(_LOG_FLAGS)
        file.write(b"\x01\x01")


def whole_head(path: Path) -> Head:
    """The last record of a file at rest, all of which is read; StoreError when any is damaged."""
    with closing(look_into(path, is_at_rest=True)) as connection:
        for _ in read_records(connection, path):
            pass
        return read_head(connection)


def recover(path: Path) -> None:
    """Fold in the write-ahead log that a kill left, in a copy that counts only if it is whole.

    A log that does not fit, as beside a backup that was put in the place of its file, is set aside.
    """

    def fold(fresh: Path) -> None:
        copyfile(path, fresh)
        copyfile(log_of(path), log_of(fresh))
        try:
            with closing(open_to_write(fresh)) as connection:
                fold_log(connection)
            whole_head(fresh)
        finally:
            drop_log(fresh)

    try:
        write_whole(path, fold)
    except (StoreError, sqlite3.DatabaseError):
        whole_head(path)
        log_of(path).replace(log_of(path).with_suffix(".unfit"))
    drop_log(path)


def _require_whole(path: Path, head: Head) -> None:
    if whole_head(path) != head:
        raise file_error("store-damaged", path)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
