"""Where the session in play is at a shared table: as which seat, and who else is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.session.events import Asked
from companion.session.secrets.hands import hands_of
from ui.session.words import faction_name

_RECENT = 200  # entries among which what still waits was asked

if TYPE_CHECKING:
    from companion.kit.now import Due
    from companion.kit.picks import Pick
    from companion.kit.questions import AnyRequest
    from companion.session.session import Session
    from companion.session.table_events import BranchOffered
    from companion.shared_table.seat_store import LineStore
    from ui.session.bridge import SessionBridge


def line_of(session: Session | None) -> LineStore | None:
    """The store of a session that is at a shared table; None for one that is on this machine alone."""
    if session is None:
        return None
    from companion.shared_table.seat_store import LineStore

    return session.store if isinstance(session.store, LineStore) else None


def seat_here(session: Session) -> str:
    """The seat that plays at this machine, at a shared table or by mail; empty for none in particular."""
    from companion.shared_table.seat_store import SeatStore

    store = session.store
    return store.seat if isinstance(store, SeatStore) else session.secrecy.seated


def own_seat(session: Session | None) -> str:
    """The seat whose own machine this is, at a shared table or by mail; empty where one is handed over."""
    if session is None:
        return ""
    from companion.shared_table.seat_store import SeatStore

    seat = session.store.seat if isinstance(session.store, SeatStore) else ""
    return seat if seat in session.secrecy.seats else ""


def hand_over_key(session: Session | None) -> str:
    """What handing over is called: at a machine of one's own there are the own secrets alone."""
    return "action-own-secrets" if own_seat(session) else "action-hand-over"


def is_guest(session: Session | None) -> bool:
    """Whether the table of a session is hosted by another machine."""
    line = line_of(session)
    return line is not None and line.host != line.seat


def has_no_host(session: Session) -> bool:
    """Whether a session is at a table of a club, where no player's machine is before the others."""
    line = line_of(session)
    return line is not None and not line.host


def awaits_key(session: Session) -> bool:
    """Whether what was dealt to the seat here still waits for the machine where the session began."""
    if line_of(session) is None:
        return False
    from companion.shared_table.attending import is_awaiting_key

    return is_awaiting_key(session)


def is_to_open(session: Session) -> bool:
    """Whether this machine hosts the table of a session, and nobody can come to it now."""
    from companion.shared_table.hosted import HostedStore

    return isinstance(session.store, HostedStore) and not session.store.is_open


def may_host(session: Session) -> bool:
    """Whether this machine may open its file to others: a guest's, while the table is away."""
    line = line_of(session)
    if line is None or not is_guest(session):
        return True
    from companion.shared_table.link import Phase

    return line.standing.phase is Phase.AWAY


def is_apart(session: Session | None) -> bool:
    """Whether this copy and its table went different ways."""
    line = line_of(session)
    if line is None:
        return False
    from companion.shared_table.link import Phase  # what a table's network needs takes long to load

    return line.standing.phase is Phase.APART


def offered_to(session: Session | None) -> BranchOffered | None:
    """The history that another seat asks the host to take; None for none."""
    line = line_of(session)
    if session is None or line is None or session.is_looking_on or line.host != line.seat:
        return None
    from companion.shared_table.branches import offered_branch

    offer = offered_branch(session.journal)
    return offer if offer is not None and offer.seat != line.seat else None


def has_two_seats(session: Session | None) -> bool:
    """Whether two play a session, at one machine or at several."""
    return session is not None and (session.secrecy.is_kept or session.standing.is_shared)


def others_at(session: Session | None) -> tuple[str, ...]:
    """The other seats of a session at a shared table that is open."""
    line = line_of(session)
    if session is None or line is None or not line.is_open:
        return ()
    return tuple(seat for seat in session.secrecy.seats if seat != line.seat)


def have_others_seen(session: Session | None) -> bool:
    """Whether players at other machines know what was done, and can be asked."""
    line = line_of(session)
    if line is None:
        return False
    return any(line.is_here(seat) or seat in line.signed for seat in others_at(session))


def seat_to_come(session: Session | None) -> str:
    """The seat that alone can go on, to which this machine is to be handed over; empty for none."""
    if session is None or line_of(session) is not None or not session.secrecy.is_kept:
        return ""
    answering = _answering(session)
    return answering if answering != session.secrecy.seated else ""


def waits_for_seat(session: Session | None, due: Due) -> bool:
    """Whether what is due is for a seat to which this machine is to be handed over first."""
    return bool((due.request or _is_barred(due)) and seat_to_come(session))


def other_due(session: Session | None, due: Due) -> str:
    """The seat that alone does what is due, at another machine or not seated here; empty for any."""
    line = line_of(session)
    if session is None or line is None:
        return seat_to_come(session) if waits_for_seat(session, due) else ""
    answering = _answering(session) if _is_barred(due) else ""
    return answering if answering != line.seat else ""


def _is_barred(due: Due) -> bool:
    return due.choice is not None and not due.choice.is_legal


def _answering(session: Session) -> str:
    game = hands_of(session.system, session.state)
    return game.answering(session.state) if game is not None else ""


def other_asked(session: Session | None, request: AnyRequest | Pick) -> str:
    """The seat that is to answer, at another machine or not seated here; empty where it is asked here.

    A question that names nobody is for who alone can answer it, else for who brought it about, while that
    seat is at the table.
    """
    line = line_of(session)
    if session is None or line is None:
        return seat_to_come(session)
    if request.addressee:
        seat = session.secrecy.seat_of(request.addressee)
    elif answering := _answering(session):
        seat = answering
    else:
        seat = _asking(session, request) if line.is_open else ""
        seat = seat if line.is_here(seat) else ""
    return seat if seat != line.seat else ""


def _asking(session: Session, request: AnyRequest | Pick) -> str:
    """The seat whose act a question came of; of what a machine did by itself, whose act led to that."""
    is_found = False
    for entry in reversed(session.journal.entries[-_RECENT:]):
        body = entry.body
        asked = (event for event in (body.events if body else ()) if isinstance(event, Asked))
        is_found |= any(event.request.id == request.id for event in asked)
        if is_found and body and not (body.command and body.command.is_by_itself):
            return next(session.store.read(entry.seq - 1)).seat
    return ""


def presence(bridge: SessionBridge) -> tuple[str, ...]:
    """Who else is connected, in words, then the same for less room; nothing away from a shared table."""
    line, others = line_of(bridge.session), others_at(bridge.session)
    if line is None or not others:
        return ()
    if not line.standing.is_there:
        key = "now-apart" if is_apart(bridge.session) else "now-alone" if line.is_alone else "now-line-cut"
        return bridge.text(key), bridge.text(f"{key}-short")
    full, short = ([_of_seat(bridge, line, seat, form) for seat in others] for form in ("", "-short"))
    join = bridge.text("title-parts").join
    return join(full), join(short)


def _of_seat(bridge: SessionBridge, line: LineStore, seat: str, form: str) -> str:
    state = "here" if line.is_here(seat) else "away"
    return bridge.text(f"now-{state}{form}", who=faction_name(bridge, seat))
