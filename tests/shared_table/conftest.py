"""Tables of the tiny game on the local host: a host's session, and seats that join it over real sockets."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import pytest

from companion.kit.system import Players, Start
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.shared_table.hosted import HostedTable
from companion.shared_table.joined import JoinedStore, join_table
from companion.shared_table.signing import SeatKeys
from companion.shared_table.ticket import Ticket
from tests.session.tiny_game import TinyGame, systems

HERE = "127.0.0.1"
SECONDS = 10.0


class TableOfTests:
    """A host and those who join it; everything is closed at the end of a test."""

    def __init__(self, folder: Path, ends: ExitStack, players: Players = Players.SOLO) -> None:
        self.folder = folder
        self.ends = ends
        self.file = folder / "host.wargame"
        first = Session.create(
            TinyGame(), SqliteStore.create(self.file), Start(scenario="regatta", players=players)
        )
        first.set_facts({"phase": "sail" if players is Players.SOLO else "plan"})
        first.close()
        self.host()

    def host(
        self, file: Path | None = None, port: int = 0, seat: str = "red", keys: str = "host"
    ) -> HostedTable:
        """Open the table, again or on another file."""
        kept = SqliteStore.open(file or self.file)
        session = Session.open(kept, systems)
        id_ = session.started.session
        self.table = HostedTable(kept, id_, seat, keys=SeatKeys(self.folder / keys))
        self.session = Session.open(self.table.store, systems)
        self.table.begin_epoch(self.session)
        self.table.open(HERE, port)
        self.ends.callback(self.session.close)
        self.ends.callback(self.table.close)
        return self.table

    def ticket(self, seat: str = "blue") -> Ticket:
        return self.table.ticket(seat, [HERE])

    def join(
        self, seat: str = "blue", name: str = "blue", keys: str | None = None
    ) -> tuple[Session, JoinedStore]:
        """A seat with a copy of its own, at the table."""
        store = self.store(self.ticket(seat), name, keys)
        store.wait_until_there(SECONDS)
        return self.open(store), store

    def open(self, store: JoinedStore) -> Session:
        """A seat's session on its store."""
        session = Session.open(store, systems, keys=store.outside)
        store.require_seats(session.secrecy.seats)
        return session

    def outside(self, name: str) -> OutsideKeys:
        """Where the machine of a player keeps keys of secrets."""
        return default_keys() if name == "host" else OutsideKeys(self.folder / name / "secrets")

    def store(self, ticket: Ticket, name: str = "blue", keys: str | None = None) -> JoinedStore:
        path, keys = self.folder / f"{name}.wargame", keys or name
        store = join_table(ticket, path, SeatKeys(self.folder / keys), self.outside(keys))
        self.ends.callback(store.close)
        store.patience = SECONDS
        store.open()
        return store


@pytest.fixture
def table(tmp_path: Path) -> Iterator[TableOfTests]:
    with ExitStack() as ends:
        yield TableOfTests(tmp_path, ends)


def until(is_so: Callable[[], bool]) -> None:
    """Wait for what another thread brings about."""
    end = monotonic() + SECONDS
    while not is_so():
        assert monotonic() < end, "it did not come about"
        sleep(0.005)
