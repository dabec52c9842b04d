"""Deciding a journal again, to find where the rules now say something else.

Loading never does this: a recorded session stays what it was. Golden tests do.
"""

from dataclasses import dataclass

from companion.kit.system import State
from companion.reason import CompanionError, Reason
from companion.session.decide import Decider
from companion.session.entries import Body, Codec
from companion.session.events import Asked
from companion.session.journal import Journal
from companion.session.messages import Event
from companion.session.session import Session


@dataclass(frozen=True, slots=True)
class Difference:
    """An entry whose command is decided otherwise today: other events, or a refusal."""

    seq: int
    recorded: tuple[Event, ...]
    decided: tuple[Event, ...]
    refusal: Reason | None = None


def first_difference(session: Session) -> Difference | None:
    """The first entry that would not come out as recorded; None when all do.

    Undone entries are decided too, in their own time. ValueError while an entry is sealed.
    """
    decider = Decider(session.system, Codec(session.system))
    journal = Journal(session.system, session.system.factions)
    for entry in session.journal.entries:
        if entry.body is None:
            raise ValueError(f"entry {entry.seq} is sealed")
        if found := _difference(decider, journal.state, entry.seq, entry.body):
            return found
        journal.append(entry)
    return None


def _difference(decider: Decider, state: State, seq: int, body: Body) -> Difference | None:
    if body.command is None:
        return None
    try:
        decided = decider.decide(state, body.command).events
    except CompanionError as refusal:
        return Difference(seq, body.events, (), refusal.reason)
    in_scope = tuple(_unnumbered(event) for event in decided if event.secret_to == body.scope)
    recorded = tuple(map(_unnumbered, body.events))
    return None if in_scope == recorded else Difference(seq, body.events, in_scope)


def _unnumbered(event: Event) -> Event:
    return event.numbered("") if isinstance(event, Asked) else event
