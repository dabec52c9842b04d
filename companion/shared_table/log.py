"""The history of a shared session as its server keeps it: one order of acts, whoever appends.

The order is that of the store: an act that names the head after which it stands is added if that is the last
one, counted once if it is there already, and dropped if another came first.
"""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from threading import RLock

from companion.session.store import Head, Record, SessionStore
from companion.session.stores.record import Mac
from companion.shared_table.errors import TableError
from companion.shared_table.limits import MOST_PAGE, MOST_RECORDS
from companion.shared_table.signing import Signers

Listener = Callable[[], None]
_AT_HAND = 64  # records that seats are told without reading them again


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an act: the head after it, or the records that came before it."""

    head: Head
    others: tuple[Record, ...] = ()

    @property
    def is_second(self) -> bool:
        """Whether it was dropped."""
        return bool(self.others)


class SharedLog(ABC):
    """One session at the server. Every call may come from any thread."""

    def __init__(self, session: str, store: SessionStore) -> None:
        self.session, self.store = session, store
        self._guard = RLock()
        self._signers = Signers(session)
        self._heard = 0  # how many records the signers know
        self._recent: deque[Record] = deque(maxlen=_AT_HAND)
        self._listeners: list[Listener] = []

    @property
    @abstractmethod
    def known(self) -> int:
        """The number of the last record, as far as this process has heard."""

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

    @abstractmethod
    def _add(self, expected: Head, records: Sequence[Record]) -> bool:
        """Keep records if the head is still the expected one; whether it was."""

    @abstractmethod
    def _moved(self, seq: int) -> None:
        """Records were added here up to a number."""

    def page(self, after: int) -> tuple[Record, ...] | None:
        """The records after a number, as many as go into one answer; None if they are not at hand."""
        with self._guard:
            if after >= self.known:
                return ()
            if not self._recent or not self._recent[0].seq <= after + 1 <= self._recent[-1].seq:
                return None
            return page_of(islice(self._recent, after + 1 - self._recent[0].seq, None))

    def signers(self) -> Signers:
        """Which key each seat signs with now, and the epoch."""
        with self._guard:
            self._hear_all()
            return self._signers.copy()

    def require_seats(self, seats: Iterable[str]) -> None:
        """Only these seats exist."""
        with self._guard:
            self._signers.seats = frozenset(seats)

    def append_at(self, expected: Head, records: Sequence[Record], *here: str) -> Outcome:
        """Add the records of one act after a head; TableError for what no seat has signed so.

        `here` are the seats at the table with the keys that the records name.
        """
        with self._guard:
            if self._heard != expected.seq:
                self._hear_all()
            if self._heard != expected.seq:
                return counted_once(self, expected, records)
            digest = require_signed(self._signers, expected.digest, records, here)
            if not self._add(expected, records):
                return counted_once(self, expected, records)
            for record in records:
                self._hear(record)
        self._moved(records[-1].seq)
        return Outcome(Head(records[-1].seq, digest))

    def listen(self, listener: Listener) -> Callable[[], None]:
        """Call whenever the head has moved, on any thread; what is returned ends that."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def tell(self) -> None:
        """Let the listeners know that the head has moved."""
        for listener in tuple(self._listeners):
            listener()

    def _hear_all(self) -> None:
        for record in self.read(self._heard):
            self._hear(record)

    def _hear(self, record: Record) -> None:
        self._signers.take(record)
        self._heard = record.seq
        self._recent.append(record)


class StoreLog(SharedLog):
    """The log of a session in a store that this process alone writes to. `mac` vouches for all records."""

    def __init__(self, store: SessionStore, session: str, mac: Mac | None = None) -> None:
        super().__init__(session, store)
        self._mac = mac

    @property
    def known(self) -> int:
        """The number of the last record."""
        return self.store.head.seq

    def _add(self, expected: Head, records: Sequence[Record]) -> bool:
        if self.head != expected:
            return False
        self.store.append(records, self._mac)
        return True

    def _moved(self, seq: int) -> None:
        self.tell()


def require_signed(
    signers: Signers, before: bytes, records: Sequence[Record], here: Collection[str]
) -> bytes:
    """The digest after records that may be added: each true, and of a seat that is known or here itself.

    TableError for others.
    """
    signers = signers.copy()
    for record in records:
        if record.signature and record.seat not in here and signers.key_of(record.seat) is None:
            raise TableError.of("shared-seat-not-yet-here", entry=str(record.seq), seat=record.seat)
        signers.check(record, before)
        signers.take(record)
        before = record.digest(before)
    return before


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
