"""Operations where a table is away: to go on alone, and to choose between two histories that parted."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import LINE, LINE_CUT, operation
from ui.operations.session import close_session, go_on_with
from ui.operations.shared_table import host_table
from ui.session.at_table import is_guest, line_of
from ui.session.bridge import Change
from ui.session.message import Message, Severity

if TYPE_CHECKING:
    from pathlib import Path

    from companion.session.session import Session
    from companion.session.store import SessionStore
    from ui.session.bridge import SessionBridge


def tell_line_cut(bridge: SessionBridge, severity: Severity = Severity.WARNING) -> None:
    """Say once that the table cannot be reached; a guest may go on alone."""
    line, session = line_of(bridge.session), bridge.session
    can_go_on = line is not None and is_guest(session) and not line.is_read_only and not line.is_alone
    message = Message(
        severity,
        Reason(LINE_CUT),
        slot=LINE,
        confirms=(lambda: go_alone(bridge)) if can_go_on else None,
        confirm_key="table-go-alone",
    )
    bridge.message.emit(message)


@operation
def go_alone(bridge: SessionBridge) -> None:
    """Go on in a branch while the table is away."""
    line = line_of(bridge.session)
    if line is not None and not line.standing.is_there:
        line.is_alone = True
        bridge.say(Reason("table-alone"), slot=LINE)
        bridge.update(frozenset({Change.TABLE}))


@operation
def offer_branch(bridge: SessionBridge, table: Session) -> None:
    """Ask the others, in the table's history, for that of this copy to hold."""
    from companion.shared_table.branches import offer_of
    from companion.shared_table.joined import JoinedStore

    store = bridge.in_play.store
    if isinstance(store, JoinedStore):
        table.tell_table(offer_of(store, table.journal))
        bridge.say(Reason("histories-asked"), slot=LINE)


@operation
def choose_history(bridge: SessionBridge, history: SessionStore) -> None:
    """Go on with another history of the session in play, whose own is kept beside."""
    from companion.shared_table.branches import write_history
    from companion.shared_table.hosted import HostedStore, chain_mac

    session, path, line = bridge.in_play, bridge.session_path, line_of(bridge.session)
    if path is None or line is None:
        return
    chosen = path.with_name(f"{path.name}.chosen")
    chosen.unlink(missing_ok=True)  # left by a kill
    write_history(history, line.session, chosen, chain_mac(line.session))
    was_host = isinstance(session.store, HostedStore) and line.is_open
    with bridge.telling_once():
        if not close_session(bridge):
            return
        kept = _swap(path, chosen)
        _go_on_in(bridge, path, line.seat)
        if was_host:
            host_table(bridge, line.seat)
    bridge.say(Reason("histories-kept", args={"file": kept.name}), slot="histories")


def _swap(path: Path, chosen: Path) -> Path:
    """Put a file where another one lay, and that beside; where that is now."""
    from companion.shared_table.joined import set_aside

    kept = set_aside(path)
    chosen.rename(path)
    return kept


def _go_on_in(bridge: SessionBridge, path: Path, seat: str) -> None:
    from companion.known_games import systems_with
    from companion.session.files import open_session
    from companion.shared_table.places import resume

    board = bridge.board
    session = open_session(path, systems_with(board))
    try:
        resume(session, path)
        if session.secrecy.is_kept:
            with suppress(CompanionError):  # a pass phrase is asked for as at any machine
                session.secrecy.unlock(seat)
        session.trust_history()
    except BaseException:  # else its file stayed locked
        session.close()
        raise
    go_on_with(bridge, session, path)
