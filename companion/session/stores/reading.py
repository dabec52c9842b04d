"""Reading a session file: connections that write nothing, and the records behind them, verified.

A file at rest is read without a lock and without SQLite's own files beside it. One that is written to in
another window, or whose writer was killed, has a write-ahead log beside it, which is read too.
"""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import TypeVar

from companion.session.errors import StoreError
from companion.session.secrets.sealing import Seal
from companion.session.stores.form import MAX_BODY, check_header, check_tables, format_of
from companion.session.stores.places import Stamp, last_written, log_of
from companion.session.stores.record import Head, Record, Snapshot
from companion.session.stores.telling import file_error, telling

T = TypeVar("T")

_PAUSE = 0.02  # seconds until another look at what may be half written
_PATIENCE = 2.0  # seconds for a file that is written to all the while
_SECONDS = 20.0  # for looking at the tables
_STEPS = 10_000  # of SQLite's machine between two looks at the clock
_LIMITS = {
    sqlite3.SQLITE_LIMIT_LENGTH: MAX_BODY + 4096,
    sqlite3.SQLITE_LIMIT_SQL_LENGTH: 10_000,
    sqlite3.SQLITE_LIMIT_COLUMN: 64,
    sqlite3.SQLITE_LIMIT_ATTACHED: 0,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 0,
}
_KEPT = "seq, faction, version, sealed, body"
_COLUMNS = {
    1: f"{_KEPT}, '', 0, '', 0, x'', x'', digest",
    2: f"{_KEPT}, act, part, seat, epoch, signature, public_key, digest",
}
_HEADS = {1: "seq, digest, x''", 2: "seq, digest, mac"}
_TYPES = [int, str, int, int, bytes, str, int, str, int, bytes, bytes, bytes]
_SEALS: dict[int, Seal] = {int(seal): seal for seal in Seal}
_SNAPSHOT = """
SELECT snapshots.seq, snapshots.body FROM snapshots
JOIN entries ON entries.seq = snapshots.seq AND entries.digest = snapshots.digest
WHERE snapshots.form = ? AND snapshots.seq <= ? ORDER BY snapshots.seq DESC LIMIT 1
"""
_LAST = 2**62


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection for any thread, in `mode`: "rwc", "rw", "ro", or "ro&immutable=1" for a file at rest."""
    uri = f"{path.resolve().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=0.2, isolation_level=None, check_same_thread=False)
    for limit, most in _LIMITS.items():
        connection.setlimit(limit, most)
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def check_in_time(connection: sqlite3.Connection, path: Path) -> None:
    """StoreError unless the tables are ours, which must not take for ever to see."""
    end = monotonic() + _SECONDS
    connection.set_progress_handler(lambda: monotonic() > end, _STEPS)
    check_tables(connection, path)
    connection.set_progress_handler(None, 0)


def look_into(path: Path, *, is_at_rest: bool | None = None) -> sqlite3.Connection:
    """A connection that only reads; StoreError for a file that is not ours.

    Nobody writes to a file without a write-ahead log; who holds its lock may say so of any.
    """
    with telling(path, "store-not-readable"):
        header = check_header(path)
        if is_at_rest is None:
            is_at_rest = not log_of(path).exists()
        connection = connect(path, "ro&immutable=1" if is_at_rest else "ro")
        try:
            if header.is_cut and is_at_rest:  # else SQLite reads not even what is left
                connection.execute("PRAGMA writable_schema = ON")
            connection.execute("PRAGMA query_only = ON")
            check_in_time(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection


class Looks:
    """Looks into a file that another window may be writing to.

    That one folds its log in page by page: what is met in the midst of it is no damage. It is damage when
    nobody has written since, and it is still there; nor is a file waited for that never comes to rest.
    """

    def __init__(self, path: Path) -> None:
        self._path, self._end = path, monotonic() + _PATIENCE
        self._written: tuple[Stamp | None, Stamp | None] | None = None

    def are_worth_another(self) -> bool:
        """Whether to look once more after what has failed; it has waited a moment then."""
        before, self._written = self._written, last_written(self._path)
        if self._written == before or monotonic() > self._end:
            return False
        sleep(_PAUSE)
        return True


def steadily(path: Path, look: Callable[[], T]) -> T:
    """What a look into a file finds that another window may be writing to."""
    looks = Looks(path)
    while True:
        try:
            return look()
        except (StoreError, sqlite3.Error):
            if not looks.are_worth_another():
                raise


def read_records(connection: sqlite3.Connection, path: Path, after: int = 0) -> Iterator[Record]:
    """The records after a number, each verified; StoreError, naming the entry, at the first bad one."""
    number = after
    try:
        before = stored_digest(connection, after)
        query = f"SELECT {_COLUMNS[format_of(connection)]} FROM entries WHERE seq > ? ORDER BY seq"
        for row in connection.execute(query, (after,)):
            number += 1
            record = _record(row)
            digest = record.digest(before)
            if record.seq != number or digest != row[-1]:
                raise ValueError(number)
            yield record
            before = digest
    except (sqlite3.Error, ValueError) as error:
        raise _damage(error, path, number, after) from error


def read_heads(connection: sqlite3.Connection) -> Iterator[tuple[int, bytes, bytes]]:
    """Number, digest and keyed check of every record as stored."""
    for row in connection.execute(f"SELECT {_HEADS[format_of(connection)]} FROM entries ORDER BY seq"):
        if type(row[1]) is not bytes or type(row[2]) is not bytes:
            raise sqlite3.DataError(row[0])
        yield row


def read_head(connection: sqlite3.Connection) -> Head:
    """The last record as stored."""
    row = connection.execute("SELECT seq, digest FROM entries ORDER BY seq DESC LIMIT 1").fetchone()
    if row and type(row[1]) is not bytes:
        raise sqlite3.DataError(row[0])
    return Head(*row) if row else Head(0, b"")


def stored_digest(connection: sqlite3.Connection, seq: int) -> bytes:
    """The digest stored with a record, empty before the first; ValueError when there is none."""
    if seq == 0:
        return b""
    row = connection.execute("SELECT digest FROM entries WHERE seq = ?", (seq,)).fetchone()
    if row is None or type(row[0]) is not bytes:
        raise ValueError(seq)
    return row[0]


def read_snapshot(connection: sqlite3.Connection, form: str, upto: int | None) -> Snapshot | None:
    """The newest snapshot of a form that fits its record; None when there is none to be had."""
    try:
        row = connection.execute(_SNAPSHOT, (form, _LAST if upto is None else upto)).fetchone()
    except sqlite3.Error:
        return None
    return Snapshot(row[0], form, row[1]) if row and type(row[1]) is bytes else None


def _record(row: tuple[object, ...]) -> Record:
    """A record of a row; ValueError for values that no record has."""
    if [type(value) for value in row] != _TYPES or row[3] not in _SEALS:
        raise ValueError(row[0])
    seq, faction, version, sealed, *others, _digest = row
    return Record(seq, faction, version, _SEALS[sealed], *others)  # type: ignore[arg-type,index]


def _damage(error: Exception, path: Path, number: int, after: int) -> StoreError:
    """What to say of an error met in reading past a number."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return file_error("store-open-elsewhere", path)
    is_counted = isinstance(error, ValueError) and number > after
    return file_error("store-damaged-at", path, entry=str(number if is_counted else number + 1))
