"""The session file: one SQLite database, one transaction a command.

Records are kept in the order of their sequence numbers and never changed. Each carries a digest over
itself and all before it, so that a damaged or patched file is told and not believed.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from errno import ENOSPC
from hashlib import sha256
from pathlib import Path
from typing import Protocol, Self

from companion.play.errors import StoreError
from companion.play.sealing import Seal
from companion.reason import Reason

APPLICATION_ID = 0x57474A31  # "WGJ1"
FORMAT = 1
SUFFIX = ".wargame"

Migration = Callable[[sqlite3.Connection], None]
MIGRATIONS: Mapping[int, Migration] = {}  # from a format to the next one

_CREATE = """
CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    faction TEXT NOT NULL,
    version INTEGER NOT NULL,
    sealed INTEGER NOT NULL,
    body BLOB NOT NULL,
    digest BLOB NOT NULL
) STRICT
"""
_INSERT = "INSERT INTO entries (seq, faction, version, sealed, body, digest) VALUES (?, ?, ?, ?, ?, ?)"
_SELECT = "SELECT seq, faction, version, sealed, body, digest FROM entries ORDER BY seq"


@dataclass(frozen=True, slots=True)
class Record:
    """One entry as stored. Everything but the body stays clear when the body is sealed."""

    seq: int
    faction: str
    version: int
    seal: Seal
    body: bytes

    @property
    def is_sealed(self) -> bool:
        """Whether the body can be read only with a key."""
        return self.seal is not Seal.NONE

    def digest(self, before: bytes) -> bytes:
        """The check sum of this record and, through `before`, of all earlier ones."""
        clear = f"{self.seq}/{self.faction}/{self.version}/{int(self.seal)}/"
        return sha256(before + clear.encode() + self.body).digest()


class SessionStore(Protocol):
    """Where a session is kept. What `append` returned from is there to stay."""

    @property
    def name(self) -> str:
        """What to call this place in a message."""

    def read(self) -> Iterator[Record]:
        """Every record, in order; StoreError when they are damaged."""

    def append(self, records: Sequence[Record]) -> None:
        """Add records, all or none; StoreError when they cannot be written."""

    def backup(self, path: Path) -> None:
        """Write a whole copy to a path, over what is there; StoreError when it cannot."""

    def close(self) -> None:
        """Let go of the place."""


class SqliteStore:
    """A session file that this process alone holds open."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection
        self._last_digest = self._read_last_digest()

    @classmethod
    def create(cls, path: Path) -> Self:
        """Make a new session file; StoreError when there is one already or it cannot be written."""
        with _telling(path, "store-not-writable"):
            if path.exists():
                raise StoreError(_reason("store-exists", path))
            connection = _connect(path, mode="rwc")
            try:
                _make_tables(connection)
                return cls(path, _hold(connection))
            except BaseException:
                connection.close()
                path.unlink(missing_ok=True)
                raise

    @classmethod
    def open(cls, path: Path) -> Self:
        """Open a session file, migrating an older one (a copy of it is kept beside it).

        Raises StoreError, naming the file, when it is missing, foreign, damaged, newer than this
        program, or open in another window.
        """
        with _telling(path, "store-not-writable"):
            if not path.is_file():
                raise StoreError(_reason("store-missing", path))
            connection = _connect(path, mode="rw")
            try:
                _check_header(connection, path)
                _hold(connection)
                _migrate(connection, path)
                _check_pages(connection, path)
                return cls(path, connection)
            except BaseException:
                connection.close()
                raise

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name

    def read(self) -> Iterator[Record]:
        """Every record, in order; StoreError at the first that is damaged or missing."""
        before = b""
        with _telling(self.path, "store-damaged"):
            for number, row in enumerate(self._connection.execute(_SELECT), start=1):
                record = Record(row[0], row[1], row[2], _seal_of(row[3], self.path, number), row[4])
                before = record.digest(before)
                if record.seq != number or before != row[5]:
                    raise StoreError(_reason("store-damaged-at", self.path, entry=str(number)))
                yield record

    def append(self, records: Sequence[Record]) -> None:
        """Add records in one transaction, on the disk when this returns."""
        digests = [self._last_digest]
        for record in records:
            digests.append(record.digest(digests[-1]))
        rows = [
            (r.seq, r.faction, r.version, int(r.seal), r.body, digest)
            for r, digest in zip(records, digests[1:], strict=True)
        ]
        with _telling(self.path, "store-not-writable"):
            _in_transaction(self._connection, lambda: self._connection.executemany(_INSERT, rows))
        self._last_digest = digests[-1]

    def backup(self, path: Path) -> None:
        """Write a whole copy, complete or not at all."""
        fresh = path.with_name(path.name + ".new")
        with _telling(path, "store-not-writable"):
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh.unlink(missing_ok=True)
            try:
                with _closing(_connect(fresh, mode="rwc")) as copy:
                    self._connection.backup(copy)
                    copy.execute("PRAGMA journal_mode = DELETE")
                fresh.replace(path)
            finally:
                fresh.unlink(missing_ok=True)

    def close(self) -> None:
        """Fold the write-ahead log into the file and let it go."""
        with suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._connection.close()

    def _read_last_digest(self) -> bytes:
        row = self._connection.execute("SELECT digest FROM entries ORDER BY seq DESC LIMIT 1").fetchone()
        return bytes(row[0]) if row else b""


def _seal_of(value: int, path: Path, entry: int) -> Seal:
    try:
        return Seal(value)
    except ValueError as error:
        raise StoreError(_reason("store-damaged-at", path, entry=str(entry))) from error


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    uri = f"{path.resolve().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, timeout=0.2, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA temp_store = MEMORY")
    return connection


def _hold(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Write ahead with full sync, and keep every other process out until closed or dead."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    _in_transaction(connection, lambda: None)  # takes the lock now
    return connection


def _make_tables(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {FORMAT}")
    connection.execute(_CREATE)


def _check_header(connection: sqlite3.Connection, path: Path) -> None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID or not all(older in MIGRATIONS for older in range(version, FORMAT)):
        raise StoreError(_reason("store-foreign", path))
    if version > FORMAT:
        raise StoreError(_reason("store-newer", path))


def _check_pages(connection: sqlite3.Connection, path: Path) -> None:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise StoreError(_reason("store-damaged", path))


def _migrate(connection: sqlite3.Connection, path: Path) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version == FORMAT:
        return
    with _closing(_connect(path.with_name(f"{path.stem}.format-{version}{path.suffix}"), "rwc")) as copy:
        connection.backup(copy)
    _in_transaction(connection, lambda: _migrate_from(connection, version))


def _migrate_from(connection: sqlite3.Connection, version: int) -> None:
    for older in range(version, FORMAT):
        MIGRATIONS[older](connection)
    connection.execute(f"PRAGMA user_version = {FORMAT}")


def _in_transaction(connection: sqlite3.Connection, work: Callable[[], object]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        work()
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def _closing(connection: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    try:
        yield connection
    finally:
        connection.close()


@contextmanager
def _telling(path: Path, otherwise: str) -> Iterator[None]:
    """Turn what SQLite and the system say into one clear line about the file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(_reason(_key_of(error) or otherwise, path)) from error


_KEYS_BY_CODE = {
    sqlite3.SQLITE_NOTADB: "store-foreign",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_BUSY: "store-open-elsewhere",
    sqlite3.SQLITE_LOCKED: "store-open-elsewhere",
    sqlite3.SQLITE_FULL: "store-disk-full",
}


def _key_of(error: Exception) -> str | None:
    if getattr(error, "errno", None) == ENOSPC:
        return "store-disk-full"
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code
    return _KEYS_BY_CODE.get(code)


def _reason(key: str, path: Path, **args: str) -> Reason:
    return Reason(key, args={"file": path.name, "path": str(path), **args})
