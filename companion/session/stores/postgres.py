"""Sessions in a PostgreSQL database: storage for many tables, with no player connected to it.

A session's row holds its head. Who appends moves that from the head it expects, in one transaction with the
records, so that of several processes one is first.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.reason import Reason
from companion.session.errors import StoreError
from companion.session.secrets.sealing import Seal
from companion.session.stores.postgres_form import CHANNEL, MIGRATIONS, SCHEMA, migrate
from companion.session.stores.record import Head, Mac, Record, Snapshot
from companion.session.stores.writing import SNAPSHOTS_KEPT, Row, head_in, rows_after, rows_of, write_file

if TYPE_CHECKING:
    from psycopg import Connection

_PAGE = 500
_CONNECTIONS = 10
_SECONDS_TO_CONNECT = 5
_SECONDS_TO_WAIT = 5.0  # for one of the connections
_ENTRIES = f"{SCHEMA}.entries"
_COLUMNS = ", ".join(Row._fields)
_RECORD = "seq, faction, version, sealed, body, act, part, seat, epoch, signature, public_key, digest"
_SETTINGS = (
    "SET statement_timeout = '20s'",
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '30s'",
)
_BEGIN = f"INSERT INTO {SCHEMA}.sessions VALUES (%s, 0, '') ON CONFLICT (id) DO NOTHING"
_MOVE = f"UPDATE {SCHEMA}.sessions SET seq = %s, digest = %s WHERE id = %s AND seq = %s AND digest = %s"
_VALUES = ", ".join(["%s"] * (len(Row._fields) + 1))
_INSERT = f"INSERT INTO {_ENTRIES} (session, {_COLUMNS}) VALUES ({_VALUES})"
_TELL = "SELECT pg_notify(%s, %s)"
_HEAD = f"SELECT seq, digest FROM {SCHEMA}.sessions WHERE id = %s"
_DIGEST = f"SELECT digest FROM {_ENTRIES} WHERE session = %s AND seq = %s"
_AFTER = f"FROM {_ENTRIES} WHERE session = %s AND seq > %s ORDER BY seq LIMIT {_PAGE}"
_HEADS = f"SELECT seq, digest, mac {_AFTER}"
_READ = f"SELECT {_RECORD} {_AFTER}"
_SNAPSHOT = f"""
SELECT kept.seq, kept.body FROM {SCHEMA}.snapshots AS kept
JOIN {_ENTRIES} AS entry
ON entry.session = kept.session AND entry.seq = kept.seq AND entry.digest = kept.digest
WHERE kept.session = %s AND kept.form = %s AND kept.seq <= %s ORDER BY kept.seq DESC LIMIT 1
"""
_KEEP = f"""
INSERT INTO {SCHEMA}.snapshots
SELECT session, seq, %s, digest, %s FROM {_ENTRIES} WHERE session = %s AND seq = %s
ON CONFLICT (session, seq) DO UPDATE SET form = excluded.form, digest = excluded.digest, body = excluded.body
"""
_THIN = f"""
DELETE FROM {SCHEMA}.snapshots WHERE session = %s AND seq NOT IN
(SELECT seq FROM {SCHEMA}.snapshots WHERE session = %s ORDER BY seq DESC LIMIT {SNAPSHOTS_KEPT})
"""
_LAST = 2**62


class Database:
    """A pool of connections to a database whose tables are ours."""

    def __init__(self, url: str) -> None:
        """StoreError when it cannot be reached, is newer than this program, or the library is not there."""
        try:
            from psycopg_pool import ConnectionPool
        except ImportError as error:
            raise StoreError(Reason("store-without-psycopg")) from error
        self.url = url
        options = {"autocommit": True, "connect_timeout": _SECONDS_TO_CONNECT}
        self.pool: ConnectionPool[Connection[Any]] = ConnectionPool(
            url,
            min_size=1,
            max_size=_CONNECTIONS,
            timeout=_SECONDS_TO_WAIT,
            kwargs=options,
            configure=_configure,
            check=ConnectionPool.check_connection,
            open=False,
        )
        try:
            with telling():
                self.pool.open(wait=True, timeout=_SECONDS_TO_WAIT)
            with self.connected() as connection:
                if migrate(connection) > len(MIGRATIONS):
                    raise StoreError(Reason("store-database-newer"))
        except BaseException:
            self.pool.close()
            raise

    @contextmanager
    def connected(self) -> Iterator["Connection[Any]"]:
        """One of the connections; StoreError for what the database refuses."""
        with telling(), self.pool.connection() as connection:
            yield connection

    def secret(self, name: str, fresh: bytes) -> bytes:
        """A secret that all processes on this database share; `fresh` if there is none yet."""
        with self.connected() as connection:
            connection.execute(
                f"INSERT INTO {SCHEMA}.secrets VALUES (%s, %s) ON CONFLICT DO NOTHING", (name, fresh)
            )
            row = connection.execute(
                f"SELECT value FROM {SCHEMA}.secrets WHERE name = %s", (name,)
            ).fetchone()
        return bytes(row[0]) if row else fresh

    def close(self) -> None:
        """Let go of all connections."""
        self.pool.close()


class PostgresStore:
    """One session in a database, which other processes may write to as well."""

    seat = ""
    path = None
    is_read_only = False

    def __init__(self, database: Database, session: str) -> None:
        self.name = session
        self._database = database

    @property
    def head(self) -> Head:
        """The last record."""
        with self._database.connected() as connection:
            row = connection.execute(_HEAD, (self.name,)).fetchone()
        return Head(int(row[0]), bytes(row[1])) if row else Head(0, b"")

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record, empty before the first; None when there is no such record."""
        if seq == 0:
            return b""
        with self._database.connected() as connection:
            row = connection.execute(_DIGEST, (self.name, seq)).fetchone()
        return bytes(row[0]) if row else None

    def heads(self) -> Iterator[tuple[int, bytes, bytes]]:
        """Number, digest and keyed check of every record as stored, unverified, in order."""
        for row in self._pages(_HEADS, 0):
            yield int(row[0]), bytes(row[1]), bytes(row[2])

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number, in order; StoreError at the first that is damaged or missing."""
        before, seq = self.digest_at(after), after
        for row in self._pages(_READ, after):
            seq += 1
            record = _record(row)
            if before is None or record.seq != seq or (before := record.digest(before)) != bytes(row[-1]):
                args = {"file": self.name, "path": self.name, "entry": str(seq)}
                raise StoreError(Reason("store-damaged-at", args=args))
            yield record

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add records in one transaction; StoreError when another process added some meanwhile."""
        if not self.append_after(self.head, records, mac):
            raise StoreError(Reason("store-not-writable", args={"file": self.name, "path": self.name}))

    def append_after(self, expected: Head, records: Sequence[Record], mac: Mac | None = None) -> bool:
        """Add records if the head is still the expected one; whether it was."""
        rows = rows_after(expected, records, mac, Path(self.name))
        if not rows:
            return True
        head = head_in(rows)
        with (
            self._database.connected() as connection,
            connection.transaction(),
            connection.cursor() as cursor,
        ):
            if expected.seq == 0:
                cursor.execute(_BEGIN, (self.name,))
            cursor.execute(_MOVE, (*head, self.name, *expected))
            if cursor.rowcount != 1:
                return False
            cursor.executemany(_INSERT, [(self.name, *row) for row in rows])
            cursor.execute(_TELL, (CHANNEL, self.name))
        return True

    def snapshot(self, form: str, upto: int | None = None) -> Snapshot | None:
        """The newest kept snapshot of a form, up to a number, that fits the record it was made after."""
        with self._database.connected() as connection:
            last = _LAST if upto is None else upto
            row = connection.execute(_SNAPSHOT, (self.name, form, last)).fetchone()
        return Snapshot(int(row[0]), form, bytes(row[1])) if row else None

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot and drop the oldest."""
        kept = (snapshot.form, snapshot.body, self.name, snapshot.seq)
        with self._database.connected() as connection, connection.transaction():
            connection.execute(_KEEP, kept)
            connection.execute(_THIN, (self.name, self.name))

    def news(self) -> Reason | None:
        """Nothing happens to a database that its errors do not tell."""
        return None

    def backup(self, path: Path) -> None:
        """Write a session file; StoreError when there is one already or it cannot be written."""
        write_file(path, list(rows_of(self.read(), self.heads())))

    def close(self) -> None:
        """Nothing to let go of: the connections are the database's."""

    def _pages(self, query: str, after: int) -> Iterator[tuple[Any, ...]]:
        while True:
            with self._database.connected() as connection:
                rows = connection.execute(query, (self.name, after)).fetchall()
            yield from rows
            if len(rows) < _PAGE:
                return
            after = int(rows[-1][0])


@contextmanager
def telling() -> Iterator[None]:
    """Raise StoreError for what the database refuses, and for one that is not there."""
    from psycopg import DataError, Error

    try:
        yield
    except DataError as error:
        raise StoreError(
            Reason("store-record-unfit", args={"file": SCHEMA, "path": "", "entry": "?"})
        ) from error
    except Error as error:
        raise StoreError(Reason("store-database-away")) from error


def _configure(connection: "Connection[Any]") -> None:
    """Nobody waits for ever; set here, since what stands between may not take options."""
    for setting in _SETTINGS:
        connection.execute(setting)


def _record(row: tuple[Any, ...]) -> Record:
    seq, faction, version, sealed, body, act, part, seat, epoch, signature, key, _ = row
    clear = (int(seq), faction, int(version), Seal(int(sealed)), bytes(body))
    return Record(*clear, act, int(part), seat, int(epoch), bytes(signature), bytes(key))
