"""The copy of a shared session at a seat: what came over the line, checked before it is written."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from threading import RLock, Thread

from companion.program_log import LOG
from companion.session.store import Head, Record, SessionStore
from companion.session.stores.record import Mac
from companion.shared_table.errors import TableError
from companion.shared_table.signing import Signers

_AT_ONCE = 64  # records of an answer that are checked before they count
_MOST_HEADS = 32  # reaching back four thousand million records


@dataclass(frozen=True, slots=True)
class _Unchecked:
    """A record whose signature is still to be looked at, with the digest before it."""

    record: Record
    before: bytes


class Copy:
    """A session file that follows a table. Every call may come from any thread."""

    def __init__(self, store: SessionStore, session: str, mac: Mac | None = None) -> None:
        """`mac` vouches for what this machine has received."""
        self.store = store
        self.session = session
        self.on_news: Callable[[], None] = lambda: None
        self.on_forged: Callable[[TableError], None] = lambda error: None
        self._mac = mac
        self._guard = RLock()
        self._signers = Signers(session)
        self._heard = 0

    @property
    def head(self) -> Head:
        """The last record here."""
        return self.store.head

    def digest_at(self, seq: int) -> bytes:
        """The digest of a record that is here."""
        digest = self.store.digest_at(seq)
        if digest is None:
            raise LookupError(seq)
        return digest

    @property
    def signers(self) -> Signers:
        """Which key each seat signs with, and the epoch."""
        with self._guard:
            self._hear()
            return self._signers.copy()

    def require_seats(self, seats: Iterable[str]) -> None:
        """Only these seats exist; TableError when another has signed."""
        with self._guard:
            self._hear()
            self._signers.seats = frozenset(seats)
            if strangers := self._signers.keys.keys() - self._signers.seats:
                raise TableError.of("shared-record-of-other-seat", entry="1", seat=", ".join(strangers))

    def known_heads(self) -> list[Head]:
        """Some heads, the last first, ever further apart: enough to see where another history left it."""
        with self._guard:
            last = self.head.seq
            seqs = dict.fromkeys(max(last - (2**k - 1), 1) for k in range(_MOST_HEADS)) if last else {}
            found = ((seq, self.store.digest_at(seq)) for seq in seqs)
            return [Head(seq, digest) for seq, digest in found if digest]

    def take(self, records: Sequence[Record], leading_to: Head | None = None) -> None:
        """Write what is new of records in order; TableError, with nothing written, when they do not fit.

        The last record of each seat vouches for all before it; of many records, those that are not the last
        of theirs are looked at later.
        """
        with self._guard:
            self._hear()
            new = self._new_of(records)
            if not new:
                return
            later = self._check(new, leading_to)
            self.store.append(new, self._mac)
            for record in new:
                self._signers.take(record)
            self._heard = new[-1].seq
        if later:
            Thread(target=self._check_rest, args=(later,), name="table signatures", daemon=True).start()
        self.on_news()

    def _new_of(self, records: Sequence[Record]) -> list[Record]:
        """Those that are not here yet; TableError when those that are say something else, or some lack."""
        head = self.head
        known = [record for record in records if record.seq <= head.seq]
        if known:
            before = self.store.digest_at(known[0].seq - 1) or b""
            for record in known:
                before = record.digest(before)
            if self.store.digest_at(known[-1].seq) != before:
                raise TableError.of("shared-other-history", entry=str(known[0].seq))
        new = [record for record in records if record.seq > head.seq]
        if new and [record.seq for record in new] != list(range(head.seq + 1, head.seq + 1 + len(new))):
            raise TableError.of("shared-record-misplaced", entry=str(new[0].seq))
        return new

    def _check(self, new: Sequence[Record], leading_to: Head | None) -> list[_Unchecked]:
        """Check records now, and that they lead to a head; those whose signatures are looked at later."""
        later: list[_Unchecked] = []
        signers, before = self._signers.copy(), self.head.digest
        last_of = {record.seat: record.seq for record in new}
        for record in new:
            is_now = len(new) <= _AT_ONCE or last_of[record.seat] == record.seq
            signers.check(record, before, is_signature_read=is_now)
            if record.signature and not is_now:
                later.append(_Unchecked(record, before))
            signers.take(record)
            before = record.digest(before)
            if leading_to and record.seq == leading_to.seq and before != leading_to.digest:
                raise TableError.of("shared-other-history", entry=str(record.seq))
        return later

    def _hear(self) -> None:
        """Who signs, as what lies in the file tells."""
        for record in self.store.read(self._heard):
            self._signers.take(record)
            self._heard = record.seq

    def _check_rest(self, later: Iterable[_Unchecked]) -> None:
        """In the background, what was not looked at as it came."""
        for one in later:
            try:
                Signers.require_true(self.session, one.record, one.before)
            except TableError as error:
                LOG.warning("a record of a shared table was not signed by its seat: %s", error)
                self.on_forged(error)
                return
