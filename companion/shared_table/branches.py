"""Two histories of one session that parted while its table was away: which one goes on, players choose.

Nothing is merged. A seat that went another way than its table reads the table's history beside its own, and
takes that one or asks for its own to hold instead: then the other seat has both before it, and agrees or not.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path

from pydantic import ValidationError

from companion.session.asked_undo import asked_since, last_of
from companion.session.journal import Journal
from companion.session.store import Head, Record, SessionStore, SqliteStore
from companion.session.stores.memory import MemoryStore
from companion.session.stores.record import Mac
from companion.session.table_events import BranchOffered
from companion.shared_table.copy import Copy
from companion.shared_table.errors import TableError
from companion.shared_table.joined import JoinedStore
from companion.shared_table.mail import Moves
from companion.shared_table.seat_store import SeatStore
from companion.shared_table.wire import WireHead, WireRecord


class TableView(SeatStore):
    """The table's history at a seat that went another way: it is read, and the seat can speak up in it."""

    def __init__(self, joined: JoinedStore) -> None:
        """As the table has it now; AwayError when it is away."""
        common = joined.standing.common
        kept = history_with(joined.kept, common, joined.read_table(common))
        super().__init__(kept, joined.session, joined.seat, joined.key)
        self._joined = joined
        self._copy = Copy(kept, joined.session)

    @property
    def epoch(self) -> int:
        """The epoch in which is written now."""
        return self._copy.signers.epoch

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add the records of an act at the table; ActSecondError when another act came first."""
        expected, signed = self._signed(records)
        self._joined.say_at_table(expected, signed)
        self._copy.take(signed)


def history_with(kept: SessionStore, common: int, records: Iterable[Record]) -> MemoryStore:
    """A history up to an entry, and what another has after it; StoreError where that does not follow."""
    own = (record for record in kept.read() if record.seq <= common)
    return MemoryStore((*own, *records))


def offer_of(joined: JoinedStore, table: Journal) -> BranchOffered:
    """What asks, at a table, that the way of this copy hold."""
    common = joined.standing.common
    after = WireHead.of(Head(common, joined.digest_at(common) or b""))
    records = tuple(map(WireRecord.of, joined.kept.read(common)))
    moves = Moves(session=joined.session, after=after, records=records)
    return BranchOffered(seat=joined.seat, upto=last_of(table.acts), moves=moves.model_dump_json())


def offered_branch(journal: Journal) -> BranchOffered | None:
    """The branch that a seat asks to hold; None once anything was done since."""
    return asked_since(BranchOffered, journal)


def offered_history(kept: SessionStore, offer: BranchOffered, session: str) -> MemoryStore:
    """The history that a seat asks to hold; TableError for what is no branch of this one."""
    moves = _moves_of(offer, session)
    common = moves.after.seq
    if kept.digest_at(common) != moves.after.head.digest:
        raise TableError.of("shared-other-history", entry=str(common))
    return history_with(kept, common, (one.record for one in moves.records))


def common_of(one: SessionStore, other: SessionStore) -> int:
    """The last entry that two histories share."""
    pairs = zip(one.heads(), other.heads(), strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0][1] == pair[1][1], pairs))


def _moves_of(offer: BranchOffered, session: str) -> Moves:
    try:
        moves = Moves.model_validate_json(offer.moves)
    except (ValidationError, ValueError, RecursionError) as error:
        raise TableError.of("shared-message-unreadable") from error
    if moves.session != session:
        raise TableError.of("shared-moves-of-other-session")
    return moves


def write_history(history: SessionStore, session: str, path: Path, mac: Mac | None = None) -> None:
    """A session file of a history; `mac` vouches for it, since players have chosen it.

    StoreError, and no file, when it does not fit or not all of it is signed by its seats.
    """
    store = SqliteStore.create(path)
    try:
        Copy(store, session, mac).take(list(history.read()))
    except BaseException:
        store.close()
        path.unlink(missing_ok=True)
        raise
    store.close()
