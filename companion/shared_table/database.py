"""Many tables in one database, served by one process or several: what one appends the others tell.

One connection of a process listens for that. Where notices are swallowed, by a pooler for one, it still asks
once a second which heads have moved.
"""

import secrets
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, RLock, Thread
from typing import Any

from companion.program_log import LOG
from companion.session.errors import StoreError
from companion.session.first_look import read_start
from companion.session.store import Head, Record, SqliteStore
from companion.session.stores.postgres import Database, PostgresStore, telling
from companion.session.stores.postgres_form import CHANNEL, SCHEMA
from companion.shared_table.errors import TableError
from companion.shared_table.log import SharedLog

_ASKED_AGAIN = 1.0  # seconds
_SECRET_BYTES = 32
_MOVED = f"SELECT id, seq FROM {SCHEMA}.sessions WHERE id = ANY(%s)"


class DatabaseLog(SharedLog):
    """The log of a session that other processes may append to as well."""

    def __init__(self, database: Database, session: str) -> None:
        self._rows = PostgresStore(database, session)
        super().__init__(session, self._rows)
        self.told = 0  # the head that listeners know of

    @property
    def known(self) -> int:
        """The number of the last record, as far as this process has heard."""
        return self.told

    def move_to(self, seq: int) -> None:
        """Let the listeners know of a head, once."""
        if seq > self.told:
            self.told = seq
            self.tell()

    def _add(self, expected: Head, records: Sequence[Record]) -> bool:
        return self._rows.append_after(expected, records)

    def _moved(self, seq: int) -> None:
        self.move_to(seq)


class DatabaseShelf:
    """The sessions of a database, and the one connection that hears what other processes append."""

    def __init__(self, url: str) -> None:
        """StoreError when the database cannot be reached."""
        self._database = Database(url)
        self._logs: dict[str, DatabaseLog] = {}
        self._guard = RLock()
        self._ends = Event()
        self._listener = Thread(target=self._listen, name="table database", daemon=True)
        self._listener.start()

    @property
    def secret(self) -> bytes:
        """What all servers on this database give their tokens by."""
        return self._database.secret("grants", secrets.token_bytes(_SECRET_BYTES))

    def find(self, session: str) -> DatabaseLog | None:
        """The log of a session; None when the database has none."""
        with self._guard:
            if session not in self._logs:
                log = DatabaseLog(self._database, session)
                log.told = log.head.seq
                if not log.told:
                    return None
                self._logs[session] = log
            return self._logs[session]

    def bring(self, file: Path) -> str:
        """Copy a session file into the database; the session. TableError where it is."""
        source = SqliteStore.open(file, read_only=True)
        session = read_start(source).session
        if not PostgresStore(self._database, session).append_after(Head(0, b""), list(source.read())):
            raise TableError.of("shared-session-is-there", file=file.name)
        return session

    def close(self) -> None:
        """Listen no more and let go of the database."""
        self._ends.set()
        self._listener.join()
        self._database.close()

    # ---- what other processes append -----------------------------------------------------------

    def _listen(self) -> None:
        import psycopg

        while not self._ends.is_set():
            try:
                with (
                    telling(),
                    psycopg.connect(self._database.url, autocommit=True, connect_timeout=5) as line,
                ):
                    line.execute(f"LISTEN {CHANNEL}")
                    self._hear(line)
            except StoreError:
                self._ends.wait(_ASKED_AGAIN)
            except Exception:
                LOG.exception("listening to the database of tables failed")
                self._ends.wait(_ASKED_AGAIN)

    def _hear(self, line: Any) -> None:
        self._ask(line)
        while not self._ends.is_set():
            moved = {told.payload for told in line.notifies(timeout=_ASKED_AGAIN, stop_after=1)}
            self._ask(line, moved or None)

    def _ask(self, line: Any, sessions: set[str] | None = None) -> None:
        """Which heads have moved: of the sessions that were told, else of all that are open here."""
        with self._guard:
            logs = dict(self._logs)
        wanted = [id_ for id_ in logs if sessions is None or id_ in sessions]
        for id_, seq in line.execute(_MOVED, (wanted,)).fetchall() if wanted else ():
            with suppress(RuntimeError):
                logs[id_].move_to(int(seq))
