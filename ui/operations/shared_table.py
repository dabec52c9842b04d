"""Operations on a session at a shared table: to host it, to follow the others, to offer an act again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.reason import CompanionError, Reason
from ui.operations.core import act, operation
from ui.operations.news import tell_news
from ui.session.at_table import line_of
from ui.session.bridge import Change, Message, Severity
from ui.session.words import faction_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from companion.hexes.coordinates import HexCoord
    from companion.session.errors import ActSecondError
    from companion.session.log import LogLine
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge


@operation
def host_table(bridge: SessionBridge, seat: str) -> None:
    """Let others come to the session in play, in which this machine has a seat from now on."""
    from companion.shared_table.hosted import host_session
    from companion.shared_table.places import note_place

    session, path = bridge.in_play, bridge.session_path
    if session.secrecy.is_kept and not session.secrecy.is_open(seat):
        session.secrecy.unlock(seat)
    first = session.journal.next_seq
    host_session(session, seat)
    if path is not None:
        note_place(session, path)
    if session.journal.next_seq > first:
        bridge.update(frozenset({Change.LOG}))
    bridge.update(frozenset({Change.TABLE}))


@operation
def end_table(bridge: SessionBridge) -> None:
    """Let nobody come any more; the session goes on here."""
    from companion.shared_table.hosted import HostedStore

    if isinstance(store := bridge.in_play.store, HostedStore):
        store.table.close()
        bridge.update(frozenset({Change.TABLE}))


@operation
def follow_table(bridge: SessionBridge) -> None:
    """Show what the others did since, with its words."""
    session = bridge.session
    if session is None or not session.behind:
        return
    first, before = session.journal.next_seq, session.state
    act(bridge, session, lambda session: session.catch_up())
    came_of = session.system.came_of(before, session.state)
    tell_news(bridge, session, first, came_of, done=tuple(_words(bridge, session, first)))


def lit_by_others(session: Session, first: int) -> tuple[HexCoord, ...]:
    """The hexes of what others did from an entry on."""
    return tuple(dict.fromkeys(hex_ for line in _of_others(session, first) for hex_ in _hexes(line)))


def offer_again(bridge: SessionBridge, error: ActSecondError) -> None:
    """What came second was not done: it is offered again beside the other's act, as it would be now."""
    session = bridge.in_play
    first = session.journal.next_seq
    follow_table(bridge)
    done = tuple(_words(bridge, session, first))
    offered = error.offered
    if offered is None:
        bridge.message.emit(Message(Severity.WARNING, error.reason, slot="refusal", before=done))
        return
    from ui.operations.play import execute

    try:
        label = session.foresee(offered).decision.label
    except CompanionError as refusal:
        told = Reason("table-second-over", about=refusal.reason)
        bridge.message.emit(Message(Severity.WARNING, told, slot="refusal", before=done))
        return
    told = Reason("table-second", about=label)
    message = Message(
        Severity.WARNING,
        told,
        slot="refusal",
        before=done,
        confirms=lambda: execute(bridge, offered),
        confirm_key="table-do-mine",
    )
    bridge.message.emit(message)


def _words(bridge: SessionBridge, session: Session, first: int) -> Iterator[Reason]:
    for line in _of_others(session, first):
        who = faction_name(bridge, _seat(session, line)) if _seat(session, line) else ""
        yield Reason("table-did", args={"who": who}, about=line.label, hexes=_hexes(line))


def _of_others(session: Session, first: int) -> Iterator[LogLine]:
    own = line_of(session)
    for line in session.log(first):
        if own is not None and _seat(session, line) != own.seat:
            yield line


def _seat(session: Session, line: LogLine) -> str:
    return next(iter(session.store.read(line.seq - 1))).seat


def _hexes(line: LogLine) -> tuple[HexCoord, ...]:
    details = (reason for group in line.details for reason in group)
    return tuple(dict.fromkeys(hex_ for reason in (line.label, *details) for hex_ in reason.hexes))
