"""The store of a window at a shared table: a session file of its own, whose new acts are signed."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence, Set
from pathlib import Path
from typing import TYPE_CHECKING

from companion.reason import Reason
from companion.session.errors import ActSecondError
from companion.session.secrets.keys import OutsideKeys, default_keys
from companion.session.store import Head, Record, SessionStore, Snapshot
from companion.session.stores.record import Mac
from companion.shared_table.errors import TableError
from companion.shared_table.signing import SeatKey, stamped

if TYPE_CHECKING:
    from companion.shared_table.link import Standing

Listener = Callable[[], None]


class SeatStore(ABC):
    """What the host's and the others' stores have in common. Reading is done in the file at this machine."""

    def __init__(self, kept: SessionStore, session: str, seat: str, key: SeatKey | None) -> None:
        """`key` is None for who only looks."""
        self.session = session
        self.seat = seat
        self._kept = kept
        self._key = key

    @abstractmethod
    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add the records of an act, here and at the table; ActSecondError when another act came first."""

    @property
    @abstractmethod
    def epoch(self) -> int:
        """The epoch in which is written now."""

    @property
    def key(self) -> SeatKey | None:
        """What this seat signs with; None who only looks."""
        return self._key

    @property
    def kept(self) -> SessionStore:
        """The file here."""
        return self._kept

    @property
    def name(self) -> str:
        """The name of the file here."""
        return self._kept.name

    @property
    def path(self) -> Path | None:
        """Where the file here lies."""
        return self._kept.path

    @property
    def is_read_only(self) -> bool:
        """Whether this seat only looks on."""
        return self._key is None

    @property
    def head(self) -> Head:
        """The last record here."""
        return self._kept.head

    def digest_at(self, seq: int) -> bytes | None:
        """The digest of a record as stored, empty before the first; None when there is no such record."""
        return self._kept.digest_at(seq)

    def heads(self) -> Iterator[tuple[int, bytes, bytes]]:
        """Number, digest and keyed check of every record as stored."""
        return self._kept.heads()

    def read(self, after: int = 0) -> Iterator[Record]:
        """The records after a number."""
        return self._kept.read(after)

    def snapshot(self, form: str, upto: int | None = None) -> Snapshot | None:
        """The newest kept snapshot of a form, up to a number."""
        return self._kept.snapshot(form, upto)

    def keep_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot in the file here."""
        self._kept.keep_snapshot(snapshot)

    def news(self) -> Reason | None:
        """What happened to the file here."""
        return self._kept.news()

    def backup(self, path: Path) -> None:
        """Write a whole copy."""
        self._kept.backup(path)

    def close(self) -> None:
        """Let go of the file here."""
        self._kept.close()

    def let_go(self) -> None:  # noqa: B027
        """Write no more, and let another store go on with the file here."""

    def seed(self, roll: str, *told: str) -> str:
        """This seat's seed for a joint roll: its key brings the same back, whatever happens meanwhile."""
        if self._key is None:
            raise TableError.of("shared-seat-only-looks")
        return self._key.seed(self.session, roll, *told)

    def _signed(self, records: Sequence[Record]) -> tuple[Head, list[Record]]:
        """The head that an act was decided on, and its records signed; ActSecondError when that is over.

        Each of its records stands after the one before, as it is then stored.
        """
        if self._key is None:
            raise TableError.of("shared-seat-only-looks")
        seen = records[0].seq - 1
        if (before := self.digest_at(seen)) is None:
            raise TableError.of("shared-record-misplaced", entry=str(records[0].seq))
        if self.head.seq != seen:
            raise act_second()
        expected, signed, epoch = Head(seen, before), [], self._epoch_of(records)
        for record in records:
            one = self._key.sign(self.session, stamped(record, self.seat, epoch), before)
            signed.append(one)
            before = one.digest(before)
        return expected, signed

    def _epoch_of(self, records: Sequence[Record]) -> int:
        begins = any(b'"epoch-begun"' in record.body for record in records if not record.is_sealed)
        return self.epoch + 1 if begins else self.epoch


class LineStore(SeatStore):
    """The store of a seat that others can reach while it plays: the host's, or that of one who has joined."""

    patience = 0.0  # seconds that an act waits for the table
    is_alone = False  # whether it goes on by itself while the table is away

    def __init__(
        self,
        kept: SessionStore,
        session: str,
        seat: str,
        key: SeatKey | None,
        outside: OutsideKeys | None = None,
    ) -> None:
        super().__init__(kept, session, seat, key)
        self.outside = outside or default_keys()  # where this machine keeps keys of secrets
        self.on_pointed: Callable[[str, str], None] = _nowhere  # where another seat points, on any thread

    @property
    @abstractmethod
    def host(self) -> str:
        """The seat whose machine hosts the table, as the history tells; empty for one that has no host."""

    @property
    @abstractmethod
    def standing(self) -> "Standing":
        """How this seat stands to the table, and who else is there."""

    @property
    @abstractmethod
    def is_open(self) -> bool:
        """Whether it has, or looks for, a line to others."""

    @abstractmethod
    def listen(self, on_news: Listener, on_change: Listener) -> Callable[[], None]:
        """Call when acts were written here, and when `standing` changed, on any thread; the way to end it."""

    @abstractmethod
    def point(self, at: str) -> None:
        """Tell the others where this seat points (`q,r` of a hex, or nothing): no act, and kept by nobody."""

    @property
    @abstractmethod
    def signed(self) -> Set[str]:
        """The seats that have done something at this table."""

    def _tell_pointed(self, seat: str, at: str) -> None:
        self.on_pointed(seat, at)

    def is_here(self, seat: str) -> bool:
        """Whether a seat is at the table now, as far as this one can tell."""
        standing = self.standing
        is_at_host = seat == self.host and seat != self.seat
        return standing.is_there and (seat in standing.present or is_at_host)


def _nowhere(seat: str, at: str) -> None:
    """Nobody looks."""


def act_second() -> ActSecondError:
    """Another act came first; catching up tells which."""
    return ActSecondError(Reason("shared-act-second"))
