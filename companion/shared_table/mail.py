"""Moves by mail: what a seat has done since the other last wrote, as one file, signed record by record.

Nobody serves the table then. Each seat has its copy; a file of moves is added where it follows. Where both
have gone on from the same entry, both histories are kept as they are and the players are told.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from pydantic import Field, ValidationError

from companion.files import read_bytes, reading, write_whole
from companion.saved import Frozen
from companion.session.session import Session
from companion.session.standing import SessionId
from companion.session.store import Head, Record, SessionStore, SqliteStore
from companion.session.stores.record import Mac
from companion.shared_table.copy import Copy
from companion.shared_table.errors import TableError
from companion.shared_table.hosted import chain_mac, seat_keys
from companion.shared_table.log import StoreLog
from companion.shared_table.seat_store import SeatStore
from companion.shared_table.signing import SeatKey, SeatKeys
from companion.shared_table.wire import Name, WireHead, WireRecord

SUFFIX = ".moves"
MOST_BYTES = 2**27
_MOST_RECORDS = 100_000


class Moves(Frozen):
    """What one seat (empty: not told) sends another: the records of a session after a head."""

    form: Literal["wargame moves 1"] = "wargame moves 1"
    session: SessionId
    seat: Name = ""
    after: WireHead
    records: tuple[WireRecord, ...] = Field(max_length=_MOST_RECORDS)


class MailedStore(SeatStore):
    """The store of a seat whose table is nowhere but in its copies."""

    def __init__(
        self, kept: SessionStore, session: str, seat: str, key: SeatKey, *, mac: Mac | None = None
    ) -> None:
        super().__init__(kept, session, seat, key)
        self._copy = Copy(kept, session, mac)

    @property
    def epoch(self) -> int:
        """The epoch in which is written now."""
        return self._copy.signers.epoch

    def append(self, records: Sequence[Record], mac: Mac | None = None) -> None:
        """Add the records of an act, signed, to be sent."""
        _, signed = self._signed(records)
        self._copy.take(signed)

    def moves(self, since: int | None = None) -> Moves:
        """What was done after an entry; by default since another seat last wrote, which it knows itself."""
        after = self._last_of_others() if since is None else since
        records = tuple(map(WireRecord.of, self._kept.read(after)))
        return Moves(
            session=self.session,
            seat=self.seat,
            after=WireHead.of(Head(after, self._copy.digest_at(after))),
            records=records,
        )

    def take(self, moves: Moves) -> int:
        """Add what another seat has sent; how many records were new. TableError, with nothing added, else."""
        if moves.session != self.session:
            raise TableError.of("shared-moves-of-other-session")
        return _add(self._copy, moves)

    def _last_of_others(self) -> int:
        last = 0
        for record in self._kept.read():
            if record.signature and record.seat != self.seat:
                last = record.seq
        return last


def play_by_mail(kept: SessionStore, session: str, seat: str, keys: SeatKeys | None = None) -> MailedStore:
    """The store of a seat on a session's file."""
    key = (keys or seat_keys()).obtain(session, seat)
    return MailedStore(kept, session, seat, key, mac=chain_mac(session))


def sit_down(session: Session, moves: Moves, keys: SeatKeys | None = None) -> None:
    """Take the one seat that is left to this machine, where a first letter has come from all others."""
    log = StoreLog(session.store, moves.session)
    left = [seat for seat in session.secrecy.seats if seat not in (*log.signers().keys, moves.seat)]
    if len(left) == 1:
        (keys or seat_keys()).obtain(moves.session, left[0])


def begin_from(moves: Moves, path: Path) -> SqliteStore:
    """A new session file of moves from the first on; StoreError when there is a file, or some are missing."""
    store = SqliteStore.create(path)
    try:
        _add(Copy(store, moves.session), moves)
    except BaseException:
        store.close()
        raise
    return store


def add_to(path: Path, session: str, moves: Moves) -> int:
    """Add moves to a session file that no window has open; how many records were new."""
    store = SqliteStore.open(path)
    try:
        if moves.session != session:
            raise TableError.of("shared-moves-of-other-session")
        return _add(Copy(store, session, chain_mac(session)), moves)
    finally:
        store.close()


def write_moves(moves: Moves, path: Path) -> None:
    """Write moves into a file, over what is there; TableError when it cannot be written."""
    try:
        write_whole(path, moves.model_dump_json().encode())
    except OSError as error:
        raise TableError.of("shared-moves-not-written", file=path.name) from error


def read_moves(path: Path) -> Moves:
    """The moves of a file; TableError for what is none."""
    with reading(path.name, TableError):
        content = read_bytes(path, MOST_BYTES)
        try:
            return Moves.model_validate_json(content)
        except (ValidationError, ValueError, RecursionError) as error:
            raise TableError.of("shared-moves-are-none", file=path.name) from error


def _add(copy: Copy, moves: Moves) -> int:
    """Add moves that follow what is there, perhaps with some that are there already."""
    here, after, last = copy.head.seq, moves.after.seq, moves.after.seq + len(moves.records)
    if here < after:
        raise TableError.of("shared-moves-missing", entry=str(here), next=str(after + 1))
    common = _common(copy, moves)
    if common < min(here, last):
        raise TableError.of("shared-apart", entry=str(common))
    copy.take([one.record for one in moves.records[here - after :]])
    return copy.head.seq - here


def _common(copy: Copy, moves: Moves) -> int:
    """The last record that a copy and moves have in common."""
    common, digest = moves.after.head
    if copy.store.digest_at(common) != digest:
        return max((h.seq for h in copy.known_heads() if h.seq < common), default=0)
    for record in (one.record for one in moves.records):
        digest = record.digest(digest)
        if copy.store.digest_at(record.seq) != digest:
            break
        common = record.seq
    return common
