"""A seat that has joined a table: the store on which its window plays, and its line to the server.

The window reads what the copy here holds, connected or not. What it does is acknowledged when it is on the
disk of the server and on this one. The line is kept up by a thread of its own, which calls `on_news` when
acts were written here (then `session.catch_up()` folds them) and `on_change` when `standing` changed.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence, Set
from concurrent.futures import TimeoutError as WaitedTooLong
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

from companion.reason import Reason
from companion.session.errors import StoreError
from companion.session.first_look import read_start
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.secrets.vault import begin_chain
from companion.session.store import Head, Record, SessionStore, SqliteStore
from companion.session.stores.places import kept_places
from companion.session.stores.record import Mac
from companion.shared_table.background import Background
from companion.shared_table.copy import Copy
from companion.shared_table.errors import AwayError, TableError
from companion.shared_table.handover import Handover
from companion.shared_table.hosted import chain_mac, seat_keys
from companion.shared_table.link import Link, Phase, Standing
from companion.shared_table.seat_store import LineStore, Listener
from companion.shared_table.signing import SeatKey, SeatKeys
from companion.shared_table.ticket import Ticket

T = TypeVar("T")

PATIENCE = 10.0  # seconds that an act waits for the table


class JoinedStore(LineStore):
    """The store of a seat away from the host. `patience` is how many seconds an act waits for the table."""

    def __init__(
        self,
        kept: SessionStore,
        ticket: Ticket,
        key: SeatKey | None,
        *,
        mac: Mac | None = None,
        outside: OutsideKeys | None = None,
        patience: float = PATIENCE,
    ) -> None:
        """On a copy of the ticket's session, or an empty store; `open` the line then."""
        super().__init__(kept, ticket.session, ticket.seat, key, outside)
        self.patience = patience
        self.doubt: Reason | None = None  # why the history here is not what its seats have signed
        self._copy = Copy(kept, ticket.session, mac)
        self._copy.on_forged = self._doubt
        self.ticket = ticket
        self._changed = Event()
        self._listeners: list[Callable[[], None]] = []
        self._background: Background | None = None
        self._link: Link | None = None

    @property
    def host(self) -> str:
        """The seat whose machine hosts the table, as the history tells."""
        return self._copy.signers.host

    @property
    def signed(self) -> Set[str]:
        """The seats that have done something at this table."""
        return self._copy.signers.keys.keys()

    @property
    def is_open(self) -> bool:
        """Whether the line is kept up."""
        return self._background is not None

    @property
    def standing(self) -> Standing:
        """How this seat stands to the table."""
        return self._link.standing if self._link else Standing(Phase.AWAY)

    @property
    def epoch(self) -> int:
        """The epoch in which is written now."""
        return self._copy.signers.epoch

    def open(
        self, on_news: Callable[[], None] | None = None, on_change: Callable[[], None] | None = None
    ) -> None:
        """Keep a line to the table from now on; both are called on a thread of the line's."""
        if self._background:
            return
        self.listen(on_news or _nothing, on_change or _nothing)
        self._background = Background("table line")
        self._background.start(self._begin()).result()

    def listen(self, on_news: Listener, on_change: Listener) -> Callable[[], None]:
        """Call when acts were written here, and when `standing` changed; what is returned ends that."""
        self._copy.on_news = on_news
        self._listeners.append(on_change)

        def end() -> None:
            self._copy.on_news = _nothing
            self._listeners.remove(on_change)

        return end

    def require_seats(self, seats: Iterable[str]) -> None:
        """Only these seats exist in the session; TableError when another has signed."""
        self._copy.require_seats(seats)

    def wait_until_there(self, seconds: float | None = None) -> Standing:
        """Wait until this seat is at its table and has all of it; raises what bars it, at last AwayError."""
        waited = 0.0
        while self.standing.phase in (Phase.COMING, Phase.AWAY):
            self._changed.clear()
            if self.standing.phase in (Phase.COMING, Phase.AWAY) and not self._changed.wait(0.05):
                waited += 0.05
            if waited >= (self.patience if seconds is None else seconds):
                raise AwayError(self.standing.reason or Reason("shared-away"))
        if self.standing.phase is not Phase.THERE:
            raise TableError(self.standing.reason or Reason("shared-away"))
        return self.standing

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add the records of an act here and at the table, or here alone while `is_alone` and away.

        ActSecondError when another act came first, AwayError when the table cannot be reached: nothing was
        done then, unless the line was cut just as it was: then the act comes back with the table's.
        """
        if self.doubt:
            raise TableError(self.doubt)
        expected, signed = self._signed(records)
        if (
            self._background is None
            or self._link is None
            or self.standing.phase in (Phase.BARRED, Phase.APART)
        ):
            raise AwayError(self.standing.reason or Reason("shared-away"))
        sent = self._background.start(self._link.append(expected, signed, is_alone=self.is_alone))
        try:
            sent.result(self.patience)
        except WaitedTooLong as error:
            sent.cancel()
            self._background.start(self._link.hang_up())  # else every act would wait as long
            raise AwayError(Reason("shared-away")) from error

    def close(self) -> None:
        """Leave the table and let go of the file here."""
        self.let_go()
        super().close()

    def let_go(self) -> None:
        """Leave the table; the file here goes on otherwise."""
        if self._background:
            self._background.stop()
            self._background = None
        if self._link:
            self._link.leave()

    def read_table(self, after: int) -> list[Record]:
        """The table's records after a number, where its history is another; AwayError when it is away."""
        return self._at_table(lambda link: link.read(after))

    def say_at_table(self, after: Head, records: Sequence[Record]) -> None:
        """Add an act to the table's history alone, where it is another; raises as `append` does."""
        self._at_table(lambda link: link.say(after, records))

    def _at_table(self, work: Callable[[Link], Coroutine[Any, Any, T]]) -> T:
        if self._background is None or self._link is None:
            raise AwayError(Reason("shared-away"))
        asked = self._background.start(work(self._link))
        try:
            return asked.result(PATIENCE)
        except WaitedTooLong as error:
            asked.cancel()
            raise AwayError(Reason("shared-away")) from error

    def point(self, at: str) -> None:
        """Tell the others where this seat points."""
        if self._background and self._link and not self.is_read_only:
            self._background.start(self._link.point(at))

    async def _begin(self) -> None:
        self._link = Link(self.ticket, self._copy, self._key.public if self._key else b"")
        self._link.on_change = self._tell
        self._link.on_pointed = self._tell_pointed
        self._link.on_keys = Handover(self.outside, self.session, self.seat).receive
        self._running = asyncio.create_task(self._link.run())

    def _doubt(self, error: TableError) -> None:
        self.doubt = error.reason
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        for listener in tuple(self._listeners):
            listener()


def _nothing() -> None:
    """Nobody listens."""


def join_table(
    ticket: Ticket, path: Path, keys: SeatKeys | None = None, outside: OutsideKeys | None = None
) -> JoinedStore:
    """The store of a seat with its copy at a path, made there if it is the first time; not opened yet.

    StoreError when the file there cannot be played on, or is another session.
    """
    kept = SqliteStore.open(path) if path.exists() else SqliteStore.create(path)
    try:
        return rejoin(kept, ticket, keys, outside)
    except StoreError:
        kept.close()
        raise


def rejoin(
    kept: SessionStore, ticket: Ticket, keys: SeatKeys | None = None, outside: OutsideKeys | None = None
) -> JoinedStore:
    """The store of a seat on a copy that is open already; StoreError when it is another session's."""
    if kept.head.seq and read_start(kept).session != ticket.session:
        raise TableError.of("shared-file-of-other-session", file=kept.name)
    key = None if ticket.only_looks else (keys or seat_keys()).obtain(ticket.session, ticket.seat)
    outside = outside or default_keys()
    begin_chain(outside, ticket.session)
    return JoinedStore(kept, ticket, key, mac=chain_mac(ticket.session, outside), outside=outside)


def set_aside(path: Path) -> Path:
    """Keep a copy that went another way than its table beside, so that the table's can come; its place."""
    kept = next(place for place in kept_places(path))
    path.rename(kept)
    return kept
