"""Operations on moves by mail: what was done here as a file, and what another has sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import operation
from ui.operations.shared_table import follow_table
from ui.operations.table_map import lay_map
from ui.session.at_table import line_of, seat_here
from ui.session.bridge import Change

if TYPE_CHECKING:
    from pathlib import Path

    from companion.session.session import Session
    from companion.shared_table.mail import MailedStore, Moves
    from ui.session.bridge import SessionBridge


@operation
def write_moves(bridge: SessionBridge, seat: str, path: Path) -> None:
    """Write what this seat has done since another last wrote into a file to send."""
    from companion.shared_table.mail import write_moves as write

    mailed = _by_mail(bridge.in_play, seat)
    lay_map(bridge, bridge.in_play)
    moves = mailed.moves()
    write(moves, path)
    bridge.update(frozenset({Change.TABLE}))
    bridge.say(Reason("mail-written", args={"count": len(moves.records), "file": path.name}), slot="mail")


@operation
def take_moves(bridge: SessionBridge, moves: Moves) -> None:
    """Add what another has sent of the session in play, and show it with its words."""
    session = bridge.in_play
    count = _by_mail(session, seat_here(session) or _left_to(session, moves)).take(moves)
    if not count:
        bridge.say(Reason("mail-nothing-new"), slot="mail")
    follow_table(bridge)
    bridge.update(frozenset({Change.TABLE}))


def _left_to(session: Session, moves: Moves) -> str:
    """The seat that is not the sender's, where that is the only one."""
    left = [seat for seat in session.secrecy.seats if seat != moves.seat]
    if len(left) != 1:
        raise CompanionError(Reason("mail-seat-first"))
    return left[0]


def _by_mail(session: Session, seat: str) -> MailedStore:
    """The store through which a session goes on by mail; refused while its table is open."""
    from companion.shared_table.mail import MailedStore, play_by_mail
    from companion.shared_table.seat_store import SeatStore

    store, line = session.store, line_of(session)
    if isinstance(store, MailedStore) and store.seat == seat:
        return store
    if line is not None and line.is_open:
        raise CompanionError(Reason("mail-table-open"))
    kept = store.kept if isinstance(store, SeatStore) else store
    mailed = play_by_mail(kept, session.started.session, seat)
    session.go_through(mailed)
    return mailed
