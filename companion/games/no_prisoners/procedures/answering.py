"""What follows from dice and replies."""

from companion.games.no_prisoners.procedures.demands import unit_drawn
from companion.games.no_prisoners.procedures.eventful import event_rolled, happen
from companion.games.no_prisoners.procedures.fighting import (
    TYPE,
    combat_rolled,
    retreat_rolled,
    speeds_told,
    strength_read,
    types_told,
)
from companion.games.no_prisoners.procedures.holding import MOVEMENT, release
from companion.games.no_prisoners.procedures.ordering import range_read
from companion.games.no_prisoners.procedures.replacing import begin_scoring_again, replacement_rolled
from companion.games.no_prisoners.procedures.sending import other_claimed, send_to
from companion.games.no_prisoners.procedures.supporting import RANGE
from companion.games.no_prisoners.procedures.tribes import cup_counted, draw_tribes, send_tribes_home
from companion.games.no_prisoners.procedures.withdrawing import ask_movements
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.pools.optional import ORIENT_CORPS
from companion.games.no_prisoners.rules.turn.random_events import EventKind
from companion.games.no_prisoners.table.counter_events import (
    CounterTyped,
    CounterUnreadable,
    CounterValued,
)
from companion.games.no_prisoners.table.game_events import SheetFilled
from companion.games.no_prisoners.table.scene import Course
from companion.games.no_prisoners.terms import Front, UnitType
from companion.kit.answering import Answered, Answers


def _strength(course: Course, told: Answered) -> None:
    unit, value = told.subject, told.number or 0
    name = course.scene.game.counters[unit].name
    course.add(CounterValued(unit=unit, name=name, field="strength", value=value))
    strength_read(course)
    ask_movements(course)


def _read(course: Course, told: Answered, field: str) -> None:
    """A figure read off a counter, or that nobody can."""
    unit, value = told.subject, told.number
    name = course.scene.game.counters[unit].name
    if value is None:
        course.add(CounterUnreadable(unit=unit, name=name, field=field))
    else:
        course.add(CounterValued(unit=unit, name=name, field=field, value=value))


def _movement(course: Course, told: Answered) -> None:
    _read(course, told, MOVEMENT)
    release(course)


def _range(course: Course, told: Answered) -> None:
    _read(course, told, RANGE)
    range_read(course)


def _fill(course: Course, told: Answered, table: str) -> None:
    """A figure of the printed track or map."""
    course.add(SheetFilled(table=table, box=told.subject, value=told.number))


def _capacity(course: Course, told: Answered) -> None:
    _fill(course, told, "rail_capacity")
    release(course)


def _city(course: Course, told: Answered) -> None:
    _fill(course, told, "city_value")
    begin_scoring_again(course)


def _coin_tossed(course: Course, told: Answered) -> None:
    send_to(course, ORIENT_CORPS, Front.WEST if told.natural == 1 else Front.EAST)


def _type(course: Course, told: Answered) -> None:
    unit, value = told.subject, told.value
    name = course.scene.game.counters[unit].name
    if value is None:
        course.add(CounterUnreadable(unit=unit, name=name, field=TYPE))
    else:
        course.add(CounterTyped(unit=unit, name=name, kind=UnitType(str(value))))
    types_told(course)


ANSWERS: Answers = {
    NpPurpose.EVENT: lambda course, told: event_rolled(course, told.natural),
    NpPurpose.SECOND_EVENT: lambda course, told: happen(course, EventKind(told.subject), told.natural),
    NpPurpose.UNIT: lambda course, told: unit_drawn(course, told.natural),
    NpPurpose.TRIBES: lambda course, told: draw_tribes(course, told.natural),
    NpPurpose.HOME: lambda course, told: send_tribes_home(course, told.natural),
    NpPurpose.COMBAT: lambda course, told: combat_rolled(course, told.natural),
    NpPurpose.RETREAT: lambda course, told: retreat_rolled(course, told.natural),
    NpPurpose.REPLACEMENT: lambda course, told: replacement_rolled(course, told.subject, told.natural),
    NpPurpose.COIN: _coin_tossed,
    NpPurpose.STRENGTH: _strength,
    NpPurpose.MOVEMENT: _movement,
    NpPurpose.RANGE: _range,
    NpPurpose.TYPE: _type,
    NpPurpose.RATE: lambda course, told: _fill(course, told, "replacement_rate"),
    NpPurpose.CAPACITY: _capacity,
    NpPurpose.CITY: _city,
    NpPurpose.CUP: lambda course, told: cup_counted(course, told.number),
    NpPurpose.FASTER: lambda course, told: speeds_told(course, is_defender_faster=told.is_yes),
    NpPurpose.CLAIM: lambda course, told: other_claimed(course, Front(told.subject), is_claimed=told.is_yes),
}
