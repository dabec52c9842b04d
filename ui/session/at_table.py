"""Where the session in play is at a shared table: as which seat, and who else is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.session.words import faction_name

if TYPE_CHECKING:
    from companion.kit.questions import AnyRequest
    from companion.session.session import Session
    from companion.session.standing import BranchOffered
    from companion.shared_table.seat_store import LineStore
    from ui.session.bridge import SessionBridge


def line_of(session: Session | None) -> LineStore | None:
    """The store of a session that is at a shared table; None for one that is on this machine alone."""
    if session is None:
        return None
    from companion.shared_table.seat_store import LineStore

    return session.store if isinstance(session.store, LineStore) else None


def is_guest(session: Session | None) -> bool:
    """Whether the table of a session is hosted by another machine."""
    line = line_of(session)
    return line is not None and line.host != line.seat


def may_host(session: Session) -> bool:
    """Whether this machine may open its file to others: a guest's, while the table is away."""
    from companion.shared_table.link import Phase

    line = line_of(session)
    return line is None or not is_guest(session) or line.standing.phase is Phase.AWAY


def is_apart(session: Session | None) -> bool:
    """Whether this copy and its table went different ways."""
    from companion.shared_table.link import Phase

    line = line_of(session)
    return line is not None and line.standing.phase is Phase.APART


def offered_to(session: Session | None) -> BranchOffered | None:
    """The history that another seat asks the host to take; None for none."""
    from companion.shared_table.branches import offered_branch

    line = line_of(session)
    if session is None or line is None or session.is_looking_on or line.host != line.seat:
        return None
    offer = offered_branch(session.journal)
    return offer if offer is not None and offer.seat != line.seat else None


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


def is_for_another(bridge: SessionBridge, request: AnyRequest) -> bool:
    """Whether a player at another machine is to answer."""
    line, session = line_of(bridge.session), bridge.session
    if line is None or session is None or not request.addressee:
        return False
    return session.secrecy.seat_of(request.addressee) != line.seat


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
