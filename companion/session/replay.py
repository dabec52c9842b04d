"""Deciding a journal again, to find where the rules now say something else, or somebody wrote something else.

Loading never does this: a recorded session stays what it was. Golden tests do, and players at the end.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from types import MappingProxyType

from companion.board.model import Board
from companion.board.overlay import Overlay, apply_overlay
from companion.chance.requests import RollRequest
from companion.kit.game import AnyGame
from companion.kit.system import State
from companion.reason import CompanionError, Reason
from companion.session.commands import ChooseSetting
from companion.session.decide import Decider
from companion.session.entries import Body, Codec, Entry
from companion.session.events import Asked, FactsSet
from companion.session.journal import Journal
from companion.session.map_words import first_map, overlay_after
from companion.session.messages import Event
from companion.session.seats import seat_of
from companion.session.secrets.hands import hands_of
from companion.session.session import Session
from companion.session.state import TABLE


@dataclass(frozen=True, slots=True)
class Difference:
    """An entry whose command is decided otherwise today: other events, or a refusal."""

    seq: int
    recorded: tuple[Event, ...]
    decided: tuple[Event, ...]
    refusal: Reason | None = None


@dataclass(frozen=True, slots=True)
class Redecided:
    """An entry, the state before it with the secrets of all, and where it comes out otherwise."""

    entry: Entry
    before: State
    difference: Difference | None = None


def first_difference(session: Session) -> Difference | None:
    """The first entry that would not come out as recorded; None when all do.

    Undone entries are decided too, in their own time. ValueError while an entry is sealed.
    """
    for one in redecided(session):
        if one.entry.body is None:
            raise ValueError(f"entry {one.entry.seq} is sealed")
        if one.difference:
            return one.difference
    return None


def redecided(session: Session, board: Board | None = None) -> Iterator[Redecided]:
    """Every entry that a side has written, decided again as if all before it were as it was recorded.

    Given the `board` as it comes, each is decided on the map that was played on then.
    """
    system, seats = session.system, session.started.seats_of(session.system.factions)
    decider, maps = Decider(system, Codec(system)), _Maps(session, board) if board else None
    journal = Journal(system, [one.id for held in seats.values() for one in held], seats=seats)
    decided: tuple[Event, ...] = ()
    for entry in session.journal.entries:
        state, difference = journal.state, None
        if maps and (other := maps.other_after(journal)):
            decider = Decider(other, decider.codec)
        if entry.body:
            decided, refusal = _decided(decider, _seen(session, journal, entry), entry.body, decided)
            difference = _difference(entry.seq, entry.body, decided, refusal)
        if entry.body or entry.faction != TABLE:  # an order of a pile is proved where it is published
            yield Redecided(entry, state, difference)
        journal.append(entry)


class _Maps:
    """The map of a session from its beginning on, as each moment had it."""

    def __init__(self, session: Session, board: Board) -> None:
        used = session.standing.boards
        none = Overlay.of(board).with_grid((used and used.grid) or "")
        self._board, self._system = board, session.system
        self._overlay, self._seq = first_map(session.journal, none), 1
        self._on: Overlay | None = None

    def other_after(self, journal: Journal) -> AnyGame | None:
        """The game on the map as the last entry left it; None while it is the one before."""
        self._overlay, self._seq = overlay_after(journal, self._seq, self._overlay), journal.next_seq
        if self._overlay is self._on:
            return None
        self._on = self._overlay
        with suppress(CompanionError):  # one that fits no board of this program was played on by nobody
            return self._system.on_board(apply_overlay(self._board, self._overlay))
        return None


def _seen(session: Session, journal: Journal, entry: Entry) -> State:
    """What an act was decided on: in some games what lay before its doer, and that alone."""
    state, seat = journal.state, seat_of(journal.seats, entry.faction)
    command = entry.body.command if entry.body else None
    is_of_seat = hands_of(session.system, state) or isinstance(command, ChooseSetting)
    if not is_of_seat or seat not in state.seats:
        return state
    own = {one.id: state.secrets[one.id] for one in state.seats[seat]}
    return replace(state, secrets=MappingProxyType(own))


def _decided(
    decider: Decider, state: State, body: Body, before: tuple[Event, ...]
) -> tuple[tuple[Event, ...], Reason | None]:
    """What a command comes to, or why it is refused; of what is joined to it the same as `before`."""
    if body.command is None:
        return before, None
    try:
        return decider.decide(state, body.command).events, None
    except CompanionError as refusal:
        return (), refusal.reason


def _difference(
    seq: int, body: Body, decided: tuple[Event, ...], refusal: Reason | None
) -> Difference | None:
    """Whether an entry, or one joined to the entry before it, says what was decided."""
    if refusal:
        return Difference(seq, body.events, (), refusal)
    if body.command is None and body.joined_to is None:
        return None
    in_scope = tuple(unworded(event) for event in decided if event.secret_to == body.scope)
    recorded = tuple(map(unworded, body.events))
    return None if in_scope == recorded else Difference(seq, body.events, in_scope)


def unworded(event: Event) -> Event:
    """A question by what it asks: its number is drawn anew, the rule it cites may have been the wrong one.

    Of like rolls each is known by its subject, a fact by its value, whatever they are called.
    """
    match event:
        case Asked():
            request = event.numbered("").request.model_copy(update={"rule": ""})
            if isinstance(request, RollRequest):
                rows = tuple(row.model_copy(update={"title": None}) for row in request.rows)
                request = request.model_copy(update={"rows": rows})
            return event.model_copy(update={"request": request})
        case FactsSet():
            facts = tuple(fact.model_copy(update={"sort": ""}) for fact in event.facts)
            return event.model_copy(update={"facts": facts})
    return event
