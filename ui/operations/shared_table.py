"""Operations on a session at a shared table: to host it, to follow the others, to offer an act again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.news import news_since
from companion.reason import CompanionError, Reason
from companion.session.asked_undo import asked_undo
from companion.session.errors import IllegalCommandError
from companion.session.events import AnswerGiven
from companion.session.standing import LockChanged
from companion.session.table_events import TableEvent
from ui.operations.core import act, follow, operation
from ui.operations.news import tell_news
from ui.operations.table_map import lay_map
from ui.session.at_table import is_guest, line_of, offered_to
from ui.session.bridge import Change
from ui.session.message import Message, Severity
from ui.session.words import faction_name

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from companion.hexes.coordinates import HexCoord
    from companion.session.errors import ActSecondError
    from companion.session.log import LogLine
    from companion.session.messages import Event
    from companion.session.session import Session
    from companion.session.table_events import UndoAsked
    from ui.session.bridge import SessionBridge

UNDO_ASKED = "undo-asked"  # the slot of what another asks to take back
HISTORY_OFFERED = "history-offered"
_ROLLING = "joint-roll"


@operation
def host_table(bridge: SessionBridge, seat: str) -> None:
    """Let others come to the session in play, in which this machine has a seat from now on."""
    from companion.shared_table.hosted import host_session
    from companion.shared_table.places import forget_place

    session = bridge.in_play
    if session.secrecy.is_kept and not session.secrecy.is_open(seat):
        session.secrecy.unlock(seat)
    first = session.journal.next_seq
    was_guest = is_guest(session)
    host_session(session, seat)
    lay_map(bridge, session)
    if was_guest and bridge.session_path is not None:
        forget_place(bridge.session_path)
    if session.journal.next_seq > first:
        bridge.update(frozenset({Change.LOG}))
    bridge.update(frozenset({Change.TABLE}))


@operation
def end_table(bridge: SessionBridge) -> None:
    """Let nobody come any more; the session goes on here."""
    from companion.shared_table.hosted import HostedStore

    store = bridge.in_play.store
    if isinstance(store, HostedStore) and store.table:
        store.table.close()
        bridge.update(frozenset({Change.TABLE}))


@operation
def follow_table(bridge: SessionBridge) -> None:
    """Show what the others did since, with its words, and do what their machines wait for."""
    from companion.shared_table.attending import attend, is_due, is_rolling

    session = bridge.session
    if session is None or not (session.behind or is_due(session)):
        return
    first, before = session.journal.next_seq, session.state
    act(bridge, session, lambda session: session.catch_up() | attend(session))
    came_of = session.system.came_of(before, session.state)
    tell_news(bridge, session, first, came_of, done=_words(bridge, session, first))
    if not is_rolling(session):
        bridge.unsay(_ROLLING)
    tell_asked_undo(bridge)  # before the news, which wait behind it
    tell_offered(bridge)


def tell_rolling(bridge: SessionBridge) -> None:
    """Say that a roll waits for the other machine, as long as it does."""
    from companion.shared_table.attending import is_rolling

    if bridge.session is not None and is_rolling(bridge.session):
        bridge.say(Reason("joint-roll-under-way"), slot=_ROLLING)


def lit_by_others(session: Session, first: int) -> tuple[HexCoord, ...]:
    """The hexes of what others did from an entry on."""
    return tuple(dict.fromkeys(hex_ for line in _of_others(session, first) for hex_ in _hexes(line)))


def offer_again(bridge: SessionBridge, error: ActSecondError) -> None:
    """What came second was not done: it is offered again beside the other's act, as it would be now."""
    session = bridge.in_play
    first = session.journal.next_seq
    follow_table(bridge)
    done = _words(bridge, session, first)
    bridge.unsay("news")  # it stands beside what is offered
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


def ask_for_undo(bridge: SessionBridge, session: Session, back_to: int | None) -> None:
    """Ask whether what others have seen may be taken back: the last step, or all from an entry on."""
    line = line_of(session)
    label = session.undo_label
    if line is None or label is None:
        raise IllegalCommandError(Reason("undo-nothing"))
    follow(bridge, session.tell_table(session.undo_question(line.seat, back_to)))
    bridge.say(Reason("table-undo-asked", about=label), slot=UNDO_ASKED)


def tell_asked_undo(bridge: SessionBridge) -> None:
    """Let the player agree to what another asks to take back; the question goes once it is over."""
    session = bridge.session
    line = line_of(session)
    asked = asked_undo(session.journal) if session is not None and line is not None else None
    if session is None or line is None or asked is None:
        bridge.unsay(UNDO_ASKED)
    elif asked.seat != line.seat and not session.is_looking_on:
        who, label = faction_name(bridge, asked.seat), _asked_label(session, asked)
        message = Message(
            Severity.WARNING,
            Reason("table-undo-wanted", args={"who": who}, about=label),
            slot=UNDO_ASKED,
            confirms=lambda: agree_to_undo(bridge, asked),
            confirm_key="table-undo-agree",
        )
        bridge.message.emit(message)


def _asked_label(session: Session, asked: UndoAsked) -> Reason | None:
    """What is asked to be taken back, in the words of the log."""
    if asked.back_to is None:
        return session.undo_label
    return next((line.label for line in session.log(asked.back_to, asked.upto)), session.undo_label)


def tell_offered(bridge: SessionBridge) -> None:
    """Let the host see the history that another seat asks to hold; the question goes once it is over."""
    offer = offered_to(bridge.session)
    if offer is None:
        bridge.unsay(HISTORY_OFFERED)
        return
    told = Reason("histories-offered", args={"who": faction_name(bridge, offer.seat)})
    bridge.message.emit(Message(Severity.WARNING, told, ("histories",), slot=HISTORY_OFFERED))


@operation
def agree_to_undo(bridge: SessionBridge, asked: UndoAsked) -> None:
    """Take back what another asks to; one that comes after other acts is one too late."""
    session = bridge.in_play
    if asked_undo(session.journal) == asked:
        act(bridge, session, lambda session: session.undo(back_to=asked.back_to, confirmed=True))


@operation
def let_in(bridge: SessionBridge, seat: str, key: str) -> None:
    """Let a seat that lost its key sign with another."""
    from companion.session.table_events import SeatKeyGranted

    follow(bridge, bridge.in_play.tell_table(SeatKeyGranted(seat=seat, key=key)))


def _words(bridge: SessionBridge, session: Session, first: int) -> tuple[Reason, ...]:
    """What others did and what came of it; of something secret, what all may know where there is any."""
    news = {bridge.reason_text(one) for one in news_since(session.journal, first).reasons}
    told: dict[int, Reason] = {}
    for line in _of_others(session, first):
        seat = _seat(session, line)
        outcome = _outcome(bridge, session, line, news)
        args = {"who": faction_name(bridge, seat) if seat else "", "outcome": outcome}
        secret = _joined_to(session, line)
        if secret and outcome:
            told.pop(secret, None)
            told[line.seq] = Reason("table-outcome", args=args, hexes=_hexes(line))
        elif not secret:
            key = "table-did-so" if outcome else "table-did"
            told[line.seq] = Reason(key, args=args, about=line.label, hexes=_hexes(line))
    return tuple(told.values())


def _outcome(bridge: SessionBridge, session: Session, line: LogLine, news: Container[str]) -> str:
    """What came up or was answered, all of it, or what changed in short; as far as no news tell it.

    They are compared as they are read: in the fog the record has backs where a line has names.
    """
    body = session.journal.entries[line.seq - 1].body
    answers = [event for event in (body.events if body else ()) if isinstance(event, AnswerGiven)]
    rows = line.details[: sum(len(event.log_groups()) for event in answers)]
    told = [one for row in rows for one in row] if answers else line.in_short
    return bridge.catalogue.join([text for text in map(bridge.reason_text, told) if text not in news])


def _joined_to(session: Session, line: LogLine) -> int | None:
    """The secret entry of which this holds the public part, by number."""
    body = session.journal.entries[line.seq - 1].body
    return body.joined_to if body else None


def _of_others(session: Session, first: int) -> Iterator[LogLine]:
    from companion.shared_table.seat_store import SeatStore

    if not isinstance(session.store, SeatStore):
        return
    for line in session.log(first):
        if _seat(session, line) != session.store.seat and not _is_of_table(session, line):
            yield line


def _is_of_table(session: Session, line: LogLine) -> bool:
    """Whether it is something of the table itself, which is told in its own words."""
    body = session.journal.entries[line.seq - 1].body
    return body is not None and any(_tells_of_table(event) for event in body.events)


def _tells_of_table(event: Event) -> bool:
    is_own_key = isinstance(event, LockChanged) and event.is_own  # which each makes where it sits down
    return is_own_key or isinstance(event, TableEvent)


def _seat(session: Session, line: LogLine) -> str:
    return next(iter(session.store.read(line.seq - 1))).seat


def _hexes(line: LogLine) -> tuple[HexCoord, ...]:
    details = (reason for group in line.details for reason in group)
    return tuple(dict.fromkeys(hex_ for reason in (line.label, *details) for hex_ in reason.hexes))
