"""The history of a shared session as its server keeps it: one order of acts, whoever appends.

The order is that of the store: an act that names the head after which it stands is added if that is the last
one, counted once if it is there already, and dropped if another came first.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from threading import RLock
from typing import Protocol

from companion.session.store import Head, Record, SessionStore
from companion.session.stores.record import Mac
from companion.shared_table.errors import TableError
from companion.shared_table.limits import MOST_PAGE, MOST_RECORDS
from companion.shared_table.signing import Signers

Listener = Callable[[], None]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an act: the head after it, or the records that came before it."""

    head: Head
    others: tuple[Record, ...] = ()

    @property
    def is_second(self) -> bool:
        """Whether it was dropped."""
        return bool(self.others)


class SharedLog(Protocol):
    """One session at the server. Every call may come from any thread."""

    session: str

    @property
    def head(self) -> Head:
        """The last record."""

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record; None when there is none."""

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number."""

    def signers(self) -> Signers:
        """Which key each seat signs with now, and the epoch."""

    def append_at(self, expected: Head, records: Sequence[Record], seat: str) -> Outcome:
        """Add the records of one act after a head; TableError for what no seat has signed so."""

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call whenever the head has moved, on any thread; what is returned ends that."""


class StoreLog:
    """The log of a session in a store that this process alone writes to. `mac` vouches for all records."""

    def __init__(self, store: SessionStore, session: str, mac: Mac | None = None) -> None:
        self.session = session
        self.store = store
        self._mac = mac
        self._guard = RLock()
        self._signers = Signers(session)
        self._heard = 0  # how many records the signers know
        self._listeners: list[Listener] = []

    @property
    def head(self) -> Head:
        """The last record."""
        return self.store.head

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record; None when there is none."""
        return self.store.digest_at(seq)

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number."""
        return self.store.read(after)

    def signers(self) -> Signers:
        """Which key each seat signs with now, and the epoch."""
        with self._guard:
            for record in self.store.read(self._heard):
                self._signers.take(record)
                self._heard = record.seq
            return self._signers.copy()

    def require_seats(self, seats: Iterable[str]) -> None:
        """Only these seats exist."""
        with self._guard:
            self._signers.seats = frozenset(seats)

    def append_at(self, expected: Head, records: Sequence[Record], seat: str) -> Outcome:
        """Add the records of one act after a head; TableError for what no seat has signed so."""
        with self._guard:
            if self.head != expected:
                return counted_once(self, expected, records)
            require_signed(self.signers(), expected.digest, records, seat)
            self.store.append(records, self._mac)
            outcome = Outcome(self.head)
        self.tell()
        return outcome

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call whenever the head has moved, on any thread; what is returned ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self) -> None:
        """Let the listeners know that the head has moved."""
        for listener in tuple(self._listeners):
            listener()


def require_signed(signers: Signers, before: bytes, records: Sequence[Record], seat: str) -> None:
    """TableError unless records may be added: each true, and of a seat that is known or asks itself."""
    signers = signers.copy()
    for record in records:
        if record.signature and record.seat != seat and signers.key_of(record.seat) is None:
            raise TableError.of("shared-record-of-other-seat", entry=str(record.seq), seat=record.seat)
        signers.check(record, before)
        signers.take(record)
        before = record.digest(before)


def counted_once(log: SharedLog, expected: Head, records: Sequence[Record]) -> Outcome:
    """What becomes of an act that is not the first after its head: it is there already, or came second."""
    if log.digest_at(expected.seq) != expected.digest:
        raise TableError.of("shared-other-history", entry=str(expected.seq))
    following = page_of(log.read(expected.seq))
    if following[: len(records)] == tuple(records):
        return Outcome(log.head)
    return Outcome(log.head, following)


def page_of(records: Iterator[Record]) -> tuple[Record, ...]:
    """As many records as go into one answer, at least one."""
    page: list[Record] = []
    size = 0
    for record in islice(records, MOST_RECORDS):
        size += len(record.body)
        if page and size > MOST_PAGE:
            break
        page.append(record)
    return tuple(page)


def common_with(log: SharedLog, heads: Sequence[Head]) -> int:
    """How much of a history another has too, by some of its heads; 0 for nothing."""
    return max((head.seq for head in heads if log.digest_at(head.seq) == head.digest), default=0)
