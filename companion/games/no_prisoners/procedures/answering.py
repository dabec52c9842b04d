"""What follows from dice and replies."""

from collections.abc import Callable

from companion.games.no_prisoners.procedures.asking import (
    CAPACITY,
    CITY,
    MOVEMENT,
    NATION,
    RANGE,
    RATE,
    STRENGTH,
    TYPE,
    SheetTable,
)
from companion.games.no_prisoners.procedures.demands import offer_to_enemy, unit_drawn
from companion.games.no_prisoners.procedures.eventful import event_rolled, happen
from companion.games.no_prisoners.procedures.fighting import (
    combat_rolled,
    retreat_rolled,
    speeds_told,
    strength_read,
    types_told,
)
from companion.games.no_prisoners.procedures.holding import ATTACK, MOVE
from companion.games.no_prisoners.procedures.replacing import begin_scoring_again, replacement_rolled
from companion.games.no_prisoners.procedures.sending import other_claimed, send_to
from companion.games.no_prisoners.procedures.tribes import cup_counted, draw_tribes, send_tribes_home
from companion.games.no_prisoners.procedures.withdrawing import ask_movements
from companion.games.no_prisoners.purposes import NpPurpose
from companion.games.no_prisoners.rules.pools.optional import ORIENT_CORPS
from companion.games.no_prisoners.rules.turn.random_events import EventKind
from companion.games.no_prisoners.table.counter_events import (
    CounterColoured,
    CounterEvent,
    CounterTyped,
    CounterUnreadable,
    CounterValued,
)
from companion.games.no_prisoners.table.counters import Counter
from companion.games.no_prisoners.table.game_events import SheetFilled
from companion.games.no_prisoners.table.scene import Course
from companion.games.no_prisoners.terms import STURM, Front, Nation, UnitType
from companion.kit.answering import Answered, Answers, Follow

GoOn = Callable[[Course], None]


def _reads(field: str, *follows: GoOn) -> Follow:
    """A value read off a counter, or that nobody can; then what waited for it."""

    def read(course: Course, told: Answered) -> None:
        course.add(_read(course.scene.game.counters[told.subject], field, told.value))
        for go_on in follows:
            go_on(course)

    return read


def _read(counter: Counter, field: str, value: object) -> CounterEvent:
    match value:
        case None:
            return CounterUnreadable(unit=counter.id, name=counter.name, field=field)
        case int():
            return CounterValued(unit=counter.id, name=counter.name, field=field, value=value)
        case str() if field == NATION:
            is_sturm = value == STURM
            nation = Nation.TURKISH if is_sturm else Nation(value)
            return CounterColoured(unit=counter.id, name=counter.name, nation=nation, is_sturm=is_sturm)
    return CounterTyped(unit=counter.id, name=counter.name, kind=UnitType(str(value)))


def _fills(table: SheetTable, *follows: GoOn) -> Follow:
    """A figure of the printed track or map; then what waited for it."""

    def fill(course: Course, told: Answered) -> None:
        course.add(SheetFilled(table=table, box=told.subject, value=told.number))
        for go_on in follows:
            go_on(course)

    return fill


def _coin_tossed(course: Course, told: Answered) -> None:
    send_to(course, ORIENT_CORPS, Front.WEST if told.natural == 1 else Front.EAST)


ANSWERS: Answers = {
    NpPurpose.EVENT: lambda course, told: event_rolled(course, told.natural),
    NpPurpose.SECOND_EVENT: lambda course, told: happen(course, EventKind(told.subject), told.natural),
    NpPurpose.UNIT: unit_drawn,
    NpPurpose.TRIBES: lambda course, told: draw_tribes(course, told.natural),
    NpPurpose.HOME: lambda course, told: send_tribes_home(course, told.natural),
    NpPurpose.COMBAT: lambda course, told: combat_rolled(course, told.natural),
    NpPurpose.RETREAT: lambda course, told: retreat_rolled(course, told.natural),
    NpPurpose.REPLACEMENT: lambda course, told: replacement_rolled(course, told.subject, told.natural),
    NpPurpose.COIN: _coin_tossed,
    NpPurpose.STRENGTH: _reads(STRENGTH, strength_read, ask_movements, offer_to_enemy),
    NpPurpose.MOVEMENT: _reads(MOVEMENT, MOVE.go_on),
    NpPurpose.RANGE: _reads(RANGE, ATTACK.go_on),
    NpPurpose.TYPE: _reads(TYPE, types_told),
    NpPurpose.COLOURS: _reads(NATION, types_told),
    NpPurpose.RATE: _fills(RATE),
    NpPurpose.CAPACITY: _fills(CAPACITY, MOVE.go_on),
    NpPurpose.CITY: _fills(CITY, begin_scoring_again),
    NpPurpose.CUP: lambda course, told: cup_counted(course, told.number),
    NpPurpose.FASTER: lambda course, told: speeds_told(course, is_defender_faster=told.is_yes),
    NpPurpose.CLAIM: lambda course, told: other_claimed(course, Front(told.subject), is_claimed=told.is_yes),
}
