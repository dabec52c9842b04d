"""A player turn's table of random events, each row with what it would come to now."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.turn.random_events import (
    EventKind,
    Situation,
    event_effect,
    event_kind,
    needs_second_die,
)
from companion.games.no_prisoners.terms import PlayerTurn
from companion.kit.panels import Table
from companion.reason import Reason

FACES = range(1, 7)
_RULE = "5.0"  # of every table; rows name others only
LOW, LAST_LOW, HIGH = 1, 3, 6  # second dice: 1 to 3 and 4 to 6 are alike
_HALVES = {LOW: "1–3", HIGH: "4–6"}

Situations = Callable[[EventKind], Situation]


def event_table(
    player_turn: PlayerTurn,
    situations: Situations,
    lit: EventKind | None = None,
    second_die: int = 0,
    came_to: Reason | None = None,
) -> Table:
    """Die, then the event and what it comes to; the row of `lit`, and of its second die, is lit.

    `came_to`: what that one came to when it came up. Once it has happened, it would come to something else.
    """
    rows: list[tuple[Reason, ...]] = []
    current: int | None = None
    for die in FACES:
        kind = event_kind(player_turn, die)
        if kind is lit and current is None:
            is_second_row = second_die > LAST_LOW and needs_second_die(kind, situations(kind))
            current = len(rows) + is_second_row
        rows += _rows(die, kind, situations(kind))
    if current is not None and came_to is not None and lit is not None:
        rows[current] = rows[current][0], _in_words(lit, came_to)
    return Table((Reason("np-column-die"), Reason("np-column-event")), tuple(rows), current)


def _rows(die: int, kind: EventKind, situation: Situation) -> Iterator[tuple[Reason, ...]]:
    if not needs_second_die(kind, situation):
        yield Reason("value-shown", args={"value": str(die)}), _row(kind, situation, 0)
        return
    for second, half in _HALVES.items():
        label = Reason("np-die-then", args={"die": str(die), "half": half})
        yield label, _row(kind, situation, second)


def _row(kind: EventKind, situation: Situation, second_die: int) -> Reason:
    """An event with what it comes to now."""
    return _in_words(kind, event_effect(kind, situation, second_die).reason)


def _in_words(kind: EventKind, reason: Reason) -> Reason:
    """An event with what it comes to; one that is nothing has no more to tell."""
    if kind is EventKind.NOTHING:
        return Reason("np-event-name", args={"event": kind.value})
    told = replace(reason, rule="") if reason.rule == _RULE else reason
    return Reason("np-event-row", args={"event": kind.value}, about=told)


def outcome(kind: EventKind, situation: Situation, second_die: int | None) -> Iterator[Reason]:
    """What a rolled event comes to; a second die may be still to roll."""
    yield Reason("np-event-name", args={"event": kind.value})
    if needs_second_die(kind, situation) and second_die is None:
        yield Reason(NpPurpose.SECOND_EVENT.text, "5.0a")
    else:
        yield event_effect(kind, situation, second_die or 0).reason
