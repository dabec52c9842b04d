"""What the Now strip says: from what the game has due, and from who sits at the machine."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.kit.questions import answer_first
from companion.reason import Reason
from companion.session.seats import name_key
from ui import operations
from ui.session.at_table import line_of, other_asked, other_due, presence
from ui.session.words import faction_name

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from companion.kit.now import Due, Now
    from companion.session.session import Session
    from ui.session.bridge import SessionBridge

_NOTHING_LEADS_ON = Reason("now-nothing-leads-on")


@dataclass(frozen=True, slots=True)
class NowWords:
    """Turn and phase (`moment`, and `short` for little room), who is to act and who is seated.

    `acting_short` says of the latter the name alone.
    `table` is who else is at the shared table, then the same for less room; empty away from one.
    `due` is what is to be done next, then the same for less room; empty where nothing is.
    """

    acting: str = ""
    acting_short: str = ""
    moment: str = ""
    short: str = ""
    table: Sequence[str] = ()
    due: Sequence[str] = ()

    @property
    def next(self) -> str:
        """What is to be done next, in full."""
        return next(iter(self.due), "")


def words_of(bridge: SessionBridge, now: Now) -> NowWords:
    """What the strip says of this moment."""
    moment, short = map(bridge.reason_text, (now.moment, now.short))
    return NowWords(*_acting(bridge, now, moment), moment, short, presence(bridge), tuple(_due(bridge, now)))


def onward_words(bridge: SessionBridge, now: Now, *, is_asked: bool) -> Sequence[str]:
    """What stands at the end of the strip now, then all that may stand there in this game."""
    stay, on = bridge.text("going-on-stay"), bridge.text("now-go-on")
    label = bridge.reason_text(now.onward.label) if now.onward else on
    ways = map(bridge.reason_text, bridge.in_play.system.ways_on)
    return (*((stay, label) if is_asked else (label, stay)), on, *ways)


def hindrance(bridge: SessionBridge, now: Now) -> Reason | None:
    """Why nothing leads on just now."""
    if waiting := bridge.in_play.state.waiting:
        return answer_first(waiting[0])
    return now.onward.refusal if now.onward else _NOTHING_LEADS_ON


def _due(bridge: SessionBridge, now: Now) -> Iterator[str]:
    """What is to be done next, then the same for less room; at an earlier moment which one that is."""
    if past := operations.past_of(bridge):
        yield bridge.text("past-before", entry=str(past.seq))
    elif due := now.next:
        yield from _other_asked(bridge, due)
        yield bridge.reason_text(due.what)
        yield bridge.reason_text(replace(due.what, rule=""))
        if due.request:  # its card has the words
            yield bridge.text("now-asked")
    elif now.onward is not None and now.onward.refusal is not None:  # it is for another to go on
        yield bridge.reason_text(now.onward.refusal)


def _other_asked(bridge: SessionBridge, due: Due) -> Iterator[str]:
    """That a player at another machine is to answer, and what; then who alone."""
    session = bridge.session
    waiting = session.state.waiting if session and due.request else ()
    asked = next((one for one in waiting if one.id == due.request), None)
    if seat := other_asked(session, asked) if asked else other_due(session, due):
        who = faction_name(bridge, seat)
        yield bridge.text("now-other-asked", who=who, what=bridge.reason_text(due.what))
        yield bridge.text("now-other-asked-short", who=who)


def _acting(bridge: SessionBridge, now: Now, moment: str) -> tuple[str, str]:
    """Who is to act, where turn and phase do not say so, and who sits at the machine; the same in short."""
    parts = []
    seat = _seated(bridge.session) if bridge.session is not None else ""
    seated = Reason(name_key(seat)) if seat else None
    acting = None if now.acting == seated else now.acting  # said once
    if acting and not _says(now.moment, moment, bridge.reason_text(acting), acting):
        parts.append(bridge.reason_text(acting))
    who = [bridge.reason_text(seated)] if seated else []
    sits = [bridge.text("now-seated", who=one) for one in who]
    join = bridge.text("title-parts").join
    return join(parts + sits), join(parts + who)


def _seated(session: Session) -> str:
    """Who sits at this machine."""
    line = line_of(session)
    if line is not None and line.is_open:
        return line.seat
    return session.secrecy.seated if session.secrecy.is_kept else ""


def _says(moment: Reason, words: str, name: str, acting: Reason) -> bool:
    """Whether the phase is called after who acts, in these words or others."""
    return name in words or acting.key in {name_key(str(value)) for value in moment.args.values()}
