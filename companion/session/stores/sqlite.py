"""The session file: one SQLite database, one transaction a command.

Records are kept in the order of their numbers and never changed. Each carries a digest over itself and all
before it, so that a damaged or patched file is told and not believed.

Opening writes nothing: the file is read as it lies until the first record is added. Commits go to a
write-ahead log, one sync each; soon after, that is folded in, so that the file alone holds the game.
"""

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from itertools import islice
from pathlib import Path
from threading import RLock, Timer
from typing import Self, TypeVar

from companion.reason import Reason
from companion.session.errors import StoreError
from companion.session.stores.file_lock import FileLock
from companion.session.stores.form import FORMAT, format_of
from companion.session.stores.places import (
    Stamp,
    has_log,
    kept_places,
    log_of,
    stamp_of,
    sweep_log,
)
from companion.session.stores.reading import (
    Looks,
    look_into,
    read_head,
    read_heads,
    read_records,
    read_snapshot,
    steadily,
    stored_digest,
)
from companion.session.stores.record import Head, Mac, Record, Snapshot
from companion.session.stores.spares import rows_up_to
from companion.session.stores.telling import file_error, file_reason, telling
from companion.session.stores.writing import (
    Row,
    are_pages_sound,
    copy_file,
    fold_log,
    head_in,
    in_transaction,
    insert,
    insert_snapshot,
    open_to_write,
    recover,
    rows_after,
    rows_of,
    write_file,
)

T = TypeVar("T")

_A_TURN = 100  # rows that are read while others wait
_SETTLED_AFTER = 0.4  # seconds from an act until the file alone holds it


class SqliteStore:
    """A session file that this window alone writes to, or one that it only looks at."""

    seat = ""

    def __init__(self, path: Path, lock: FileLock | None, connection: sqlite3.Connection | None) -> None:
        """For `create` and `open`. Without a lock it is looked at; without a connection it is yet to come."""
        self.path = path
        self._lock = lock
        self._connection = connection
        self._is_made = lock is None or connection is not None  # whether there is a file yet
        self._is_writing = False
        self._guard = RLock()  # between the window and the timer
        self.settled_after = _SETTLED_AFTER
        self._timer: Timer | None = None
        self._stamp: Stamp | None = stamp_of(path)
        self._log_stamp: Stamp | None = None
        self._head: Head | None = None
        self._settled: Head | None = None  # what the file alone holds
        self._opened_at: Head | None = None
        self._added: list[Row] = []  # since then
        self._damage: Reason | None = None
        self._news: Reason | None = None

    @classmethod
    def create(cls, path: Path) -> Self:
        """A new session file, made with its first records; StoreError when there is one or none can be."""
        with telling(path, "store-not-writable"):
            if path.exists():
                raise file_error("store-exists", path)
            store = cls(path, FileLock(path), None)
            store._head = store._settled = Head(0, b"")
            return store

    @classmethod
    def open(cls, path: Path, *, read_only: bool = False) -> Self:
        """Open a session file to play on, or to look at what another window plays. Nothing is written.

        Raises StoreError, naming the file, when it is missing, foreign, newer than this program, or, to
        play on, open in another window. What is damaged is told in reading.
        """
        with telling(path, "store-not-writable"):
            if not path.is_file():
                raise file_error("store-missing", path)
            # Whose file it is, before anything else.
            steadily(path, lambda: look_into(path, is_at_rest=True).close())
            lock = None if read_only else FileLock(path)
            try:
                return cls(path, lock, None if read_only else _open_to_play(path))
            except BaseException:
                if lock:
                    lock.release()
                raise

    @property
    def name(self) -> str:
        """The file's name."""
        return self.path.name

    @property
    def is_read_only(self) -> bool:
        """Whether it is only looked at."""
        return self._lock is None

    @property
    def head(self) -> Head:
        """The last record; StoreError when the file is too damaged to tell."""
        if self._head is not None:
            return self._head
        head = self._found(read_head)
        if not self.is_read_only:  # then nobody else adds any
            self._head = head
        return head

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record as stored, empty before the first; None when there is no such record."""
        if not self._is_made:
            return None if seq else b""
        return self._found(lambda connection: _digest_in(connection, seq))

    def heads(self) -> Iterator[tuple[int, bytes, bytes]]:
        """Number, digest and keyed check of every record as stored, unverified, in order."""
        if self._is_made:
            with telling(self.path, "store-damaged"), self._reading() as connection:
                yield from self._by_turns(read_heads(connection))

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number, in order; StoreError at the first that is damaged or missing."""
        if not self._is_made:
            return
        looks, connection = Looks(self.path), self._connection
        while True:
            try:
                with self._reading() as reader:
                    for record in self._by_turns(read_records(reader, self.path, after)):
                        after = record.seq
                        yield record
                return
            except StoreError as error:
                # It may have been written to meanwhile: by another window, or here for the first time.
                is_other = connection is not self._connection
                if not (looks.are_worth_another() if self.is_read_only else is_other):
                    self._damage = error.reason
                    raise
                connection = self._connection

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add records in one transaction, on the disk when this returns.

        A file that was moved, replaced or damaged meanwhile is left alone: the game goes on in a new one.
        """
        with self._guard, telling(self.path, "store-not-writable"):
            self._require_writable()
            rows = rows_after(self.head, records, mac, self.path)
            if self._opened_at is None:
                self._opened_at = self._settled = self.head
            self._write(rows)
            self._added += rows
            self._head = head_in(rows) if rows else self._head

    def snapshot(self, form: str, upto: int | None = None) -> Snapshot | None:
        """The newest kept snapshot of a form, up to a number, that fits the record it was made after."""
        with self._guard, suppress(StoreError), self._reading() as connection:
            return read_snapshot(connection, form, upto)
        return None

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot, if the file was written to since it was opened."""
        with self._guard, suppress(sqlite3.Error):
            if self._is_writing and self._connection:
                connection = self._connection
                in_transaction(connection, lambda: insert_snapshot(connection, snapshot))
                self._settle_soon()

    def news(self) -> Reason | None:
        """What happened to the file since this was last asked: told once."""
        news, self._news = self._news, None
        return news

    def backup(self, path: Path) -> None:
        """Write a whole copy, read again before it counts, complete or not at all."""
        with self._guard, telling(path, "store-not-writable"), self._reading() as connection:
            copy_file(connection, path, self.head)

    def close(self) -> None:
        """Fold the write-ahead log into the file and let it go."""
        with self._guard:
            if self._timer:
                self._timer.cancel()
            self._put_down()
            if self._lock:
                self._lock.release()

    # ---- reading -------------------------------------------------------------------------------

    @contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """The connection to read from; one that only looks holds none, so that nobody waits for it."""
        if self._connection:
            yield self._connection
        elif self.is_read_only:
            with closing(look_into(self.path)) as connection:
                yield connection
        else:
            raise file_error("store-not-readable" if self._is_made else "store-empty", self.path)

    def _found(self, find: Callable[[sqlite3.Connection], T]) -> T:
        """What is found in the file; one that another window may be writing to is looked into steadily."""

        def look() -> T:
            with self._guard, telling(self.path, "store-damaged"), self._reading() as connection:
                return find(connection)

        return steadily(self.path, look) if self.is_read_only else look()

    def _by_turns(self, rows: Iterator[T]) -> Iterator[T]:
        """Rows, some at a time, read while no other thread uses the connection.

        It keeps one last error for all of them: one thread would take another's for damage.
        """
        error: Exception | None = None
        more = True
        while more and error is None:
            taken: list[T] = []
            with self._guard:
                try:
                    taken.extend(islice(rows, _A_TURN))
                except Exception as met:  # what was read before it is good
                    error = met
            yield from taken
            more = len(taken) == _A_TURN
        if error is not None:
            raise error

    # ---- writing -------------------------------------------------------------------------------

    def _require_writable(self) -> None:
        if self.is_read_only:
            raise file_error("store-looked-at", self.path)
        if self._damage:
            raise StoreError(self._damage)
        if self._is_made and self._connection is None:
            raise file_error("store-not-writable", self.path)

    def _write(self, rows: list[Row]) -> None:
        if not self._is_made:
            self._begin(rows)
            return
        if why := self._why_unfit():
            self._go_elsewhere(why)
        connection = self._writer()
        in_transaction(connection, lambda: insert(connection, rows))
        self._log_stamp = self._log_stamp or stamp_of(log_of(self.path))
        self._settle_soon()

    def _begin(self, rows: list[Row]) -> None:
        """The file is there once its first records are."""
        write_file(self.path, rows)
        self._take_up(self.path)

    def _take_up(self, path: Path) -> None:
        """Go on in a file that was just written; its lock is held."""
        self.path, self._stamp, self._is_made = path, stamp_of(path), True
        if self._lock:
            self._lock.follow_identity()
        self._connection, self._is_writing = look_into(path, is_at_rest=True), False
        self._settled = read_head(self._connection)

    def _writer(self) -> sqlite3.Connection:
        """The connection to write with, from the first act on."""
        if self._is_writing and self._connection:
            return self._connection
        writer = open_to_write(self.path)
        try:
            self._keep_older_format(writer)
        except BaseException:
            writer.close()
            raise
        if self._connection:
            self._connection.close()
        self._connection, self._is_writing, self._log_stamp = writer, True, None
        self._note_stamp()
        return writer

    def _keep_older_format(self, connection: sqlite3.Connection) -> None:
        if (version := format_of(connection)) < FORMAT:
            kept = self.path.with_name(f"{self.path.stem}.format-{version}{self.path.suffix}")
            copy_file(connection, kept, self.head)

    def _put_down(self) -> None:
        """Let go of the file, which then holds everything."""
        with suppress(sqlite3.Error):
            if self._connection and self._is_writing:
                fold_log(self._connection)
        if self._connection:
            self._connection.close()
            sweep_log(self.path)
        self._connection, self._is_writing = None, False

    # ---- one file ------------------------------------------------------------------------------

    def _settle_soon(self) -> None:
        if self._timer is None:
            self._timer = Timer(self.settled_after, self._settle)
            self._timer.daemon = True
            self._timer.start()

    def _settle(self) -> None:
        """Let the file alone hold everything, unless something else wrote to it."""
        with self._guard:
            self._timer = None
            if self._connection is None or not self._is_writing or self._is_overwritten():
                return
            with suppress(sqlite3.Error):
                try:
                    is_folded = fold_log(self._connection)
                finally:
                    self._note_stamp()  # some of the log may be in the file by now, even so
                if is_folded:
                    self._settled = self._head
                else:  # somebody reads it just now
                    self._settle_soon()

    def _note_stamp(self) -> None:
        found = stamp_of(self.path)
        if found and self._stamp and found.is_same_file(self._stamp):
            self._stamp = found

    def _is_overwritten(self) -> bool:
        """Whether something else wrote into the file."""
        found = stamp_of(self.path)
        return found is not None and found != self._stamp and found.is_same_file(self._stamp)

    def _why_unfit(self) -> str | None:
        """Why the file at the path can no longer be played on; None when it can."""
        found = stamp_of(self.path)
        if found is None or not found.is_same_file(self._stamp):
            return "store-was-moved"
        if found != self._stamp and not self._is_as_settled():
            return "store-was-changed"
        self._stamp = found
        if not self._is_writing and not self._has_sound_pages():
            return "store-has-bad-pages"
        if self._log_stamp and not self._log_stamp.is_same_file(stamp_of(log_of(self.path))):
            self._put_down()  # the log is still in hand, and goes into the file
            self._take_up(self.path)
        return None

    def _is_as_settled(self) -> bool:
        """Whether the file alone says what this window last folded into it."""
        try:
            with closing(look_into(self.path, is_at_rest=True)) as connection:
                return read_head(connection) == self._settled
        except (StoreError, sqlite3.Error):
            return False

    def _has_sound_pages(self) -> bool:
        try:
            return self._connection is not None and are_pages_sound(self._connection)
        except sqlite3.Error:
            return False

    def _go_elsewhere(self, why: str) -> None:
        """Keep the game in a new file and go on there."""
        rows, old = self._whole_rows(), self.path
        lock, kept = _write_beside(old, rows)
        self._put_down()
        if self._lock:
            self._lock.release()
        self._lock = lock
        self._take_up(kept)
        self._news = file_reason(why, old, kept=kept.name, folder=str(kept.parent))

    def _whole_rows(self) -> list[Row]:
        """Everything acknowledged: out of the file in hand, else out of a backup and what was added since."""
        with suppress(StoreError, sqlite3.Error), self._reading() as connection:
            rows = list(rows_of(read_records(connection, self.path), read_heads(connection)))
            if head_in(rows) == self.head:
                return rows
        spare = rows_up_to(self.path, self._opened_at) if self._opened_at else None
        if spare is None:
            raise file_error("store-not-kept", self.path)
        return spare + self._added


def _digest_in(connection: sqlite3.Connection, seq: int) -> bytes | None:
    try:
        return stored_digest(connection, seq)
    except ValueError:
        return None


def _write_beside(path: Path, rows: list[Row]) -> tuple[FileLock, Path]:
    """Write a game into the first place that takes it; StoreError when none does."""
    for place in kept_places(path):
        with suppress(StoreError, OSError, sqlite3.Error):
            lock = FileLock(place)
            try:
                write_file(place, rows)
            except BaseException:
                lock.release()
                raise
            return lock, place
    raise file_error("store-not-kept", path)


def _open_to_play(path: Path) -> sqlite3.Connection:
    """A connection to a file whose lock is held; what a kill left in a write-ahead log counts."""
    if has_log(path):
        with suppress(StoreError, sqlite3.Error):  # damage is told in reading
            recover(path)
    return look_into(path, is_at_rest=True)
