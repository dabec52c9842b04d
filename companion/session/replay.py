"""Deciding a journal again, to find where the rules now say something else.

Loading never does this: a recorded session stays what it was. Golden tests do.
"""

from dataclasses import dataclass, replace
from types import MappingProxyType

from companion.reason import CompanionError, Reason
from companion.session.commands import ChooseSetting
from companion.session.decide import Decider
from companion.session.entries import Body, Codec
from companion.session.events import Asked
from companion.session.journal import Journal
from companion.session.messages import Event
from companion.session.seats import seat_of
from companion.session.secrets.hands import hands_of
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
    system, seats = session.system, session.started.seats_of(session.system.factions)
    decider = Decider(system, Codec(system))
    journal = Journal(system, [one.id for held in seats.values() for one in held], seats=seats)
    decided: tuple[Event, ...] = ()
    for entry in session.journal.entries:
        if entry.body is None:
            raise ValueError(f"entry {entry.seq} is sealed")
        state, seat = journal.state, seat_of(journal.seats, entry.faction)
        is_of_seat = hands_of(system, state) or isinstance(entry.body.command, ChooseSetting)
        if is_of_seat and seat in state.seats:  # decided on what lay before its doer, and by him alone
            own = {one.id: state.secrets[one.id] for one in state.seats[seat]}
            state = replace(state, secrets=MappingProxyType(own))
        try:
            decided = decider.decide(state, entry.body.command).events if entry.body.command else decided
        except CompanionError as refusal:
            return Difference(entry.seq, entry.body.events, (), refusal.reason)
        if found := _difference(entry.seq, entry.body, decided):
            return found
        journal.append(entry)
    return None


def _difference(seq: int, body: Body, decided: tuple[Event, ...]) -> Difference | None:
    """Whether an entry, or one joined to the entry before it, says what was decided."""
    if body.command is None and body.joined_to is None:
        return None
    in_scope = tuple(unworded(event) for event in decided if event.secret_to == body.scope)
    recorded = tuple(map(unworded, body.events))
    return None if in_scope == recorded else Difference(seq, body.events, in_scope)


def unworded(event: Event) -> Event:
    """A question by what it asks: its number is drawn anew, the rule it cites may have been the wrong one."""
    if not isinstance(event, Asked):
        return event
    request = event.numbered("").request.model_copy(update={"rule": ""})
    return event.model_copy(update={"request": request})
