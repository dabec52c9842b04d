"""What follows from dice and replies."""

from companion.chance.answers import RollAnswer
from companion.play.questions import YES, AnyAnswer, AnyRequest, Reply
from companion.systems.no_prisoners.campaign import asking
from companion.systems.no_prisoners.campaign.counter_events import (
    CounterTyped,
    CounterUnreadable,
    CounterValued,
)
from companion.systems.no_prisoners.campaign.demands import unit_drawn
from companion.systems.no_prisoners.campaign.eventful import event_rolled, happen
from companion.systems.no_prisoners.campaign.fighting import (
    TYPE,
    combat_rolled,
    retreat_rolled,
    speeds_told,
    strength_read,
    types_told,
)
from companion.systems.no_prisoners.campaign.game_events import SheetFilled
from companion.systems.no_prisoners.campaign.holding import MOVEMENT, release
from companion.systems.no_prisoners.campaign.ordering import range_read
from companion.systems.no_prisoners.campaign.replacing import begin_scoring_again, replacement_rolled
from companion.systems.no_prisoners.campaign.scene import Course
from companion.systems.no_prisoners.campaign.sending import other_claimed, send_to
from companion.systems.no_prisoners.campaign.supporting import RANGE
from companion.systems.no_prisoners.campaign.tribes import cup_counted, draw_tribes, send_tribes_home
from companion.systems.no_prisoners.campaign.withdrawing import ask_movements
from companion.systems.no_prisoners.pools.optional import ORIENT_CORPS
from companion.systems.no_prisoners.terms import Front, UnitType
from companion.systems.no_prisoners.turn.random_events import EventKind


def answered(course: Course, request: AnyRequest, answer: AnyAnswer) -> None:
    """Go on with an answer."""
    if isinstance(answer, RollAnswer):
        _rolled(course, request, answer.rolls[0].total)
    elif isinstance(answer, Reply):
        _replied(course, request, answer.value)


def _rolled(course: Course, request: AnyRequest, total: int) -> None:
    match request.purpose:
        case asking.EVENT_ROLL:
            event_rolled(course, total)
        case asking.SECOND_ROLL:
            happen(course, EventKind(request.subject), total)
        case asking.UNIT_ROLL:
            unit_drawn(course, total)
        case asking.TRIBES_ROLL:
            draw_tribes(course, total)
        case asking.HOME_ROLL:
            send_tribes_home(course, total)
        case asking.COMBAT_ROLL:
            combat_rolled(course, total)
        case asking.RETREAT_ROLL:
            retreat_rolled(course, total)
        case asking.CLAIM_ROLL:
            send_to(course, ORIENT_CORPS, Front.WEST if total == 1 else Front.EAST)
        case asking.REPLACEMENT_ROLL:
            replacement_rolled(course, request.subject, total)


def _replied(course: Course, request: AnyRequest, value: object) -> None:
    number = value if isinstance(value, int) else None
    match request.purpose:
        case asking.ASK_STRENGTH:
            _strength(course, request.subject, number or 0)
        case asking.ASK_FASTER:
            speeds_told(course, is_defender_faster=value == YES)
        case asking.ASK_CLAIM:
            other_claimed(course, Front(request.subject), is_claimed=value == YES)
        case asking.ASK_CUP:
            cup_counted(course, number)
        case asking.ASK_RATE:
            course.add(SheetFilled(table="replacement_rate", box=request.subject, value=number))
        case asking.ASK_CAPACITY:
            course.add(SheetFilled(table="rail_capacity", box=request.subject, value=number))
            release(course)
        case asking.ASK_MOVEMENT:
            _read(course, request.subject, MOVEMENT, number)
            release(course)
        case asking.ASK_RANGE:
            _read(course, request.subject, RANGE, number)
            range_read(course)
        case asking.ASK_TYPE:
            _type(course, request.subject, value)
        case asking.ASK_CITY:
            course.add(SheetFilled(table="city_value", box=request.subject, value=number))
            begin_scoring_again(course)


def _strength(course: Course, unit: str, value: int) -> None:
    name = course.scene.game.counters[unit].name
    course.add(CounterValued(unit=unit, name=name, field="strength", value=value))
    strength_read(course)
    ask_movements(course)


def _read(course: Course, unit: str, field: str, value: int | None) -> None:
    """A figure read off a counter, or that nobody can."""
    name = course.scene.game.counters[unit].name
    if value is None:
        course.add(CounterUnreadable(unit=unit, name=name, field=field))
    else:
        course.add(CounterValued(unit=unit, name=name, field=field, value=value))


def _type(course: Course, unit: str, value: object) -> None:
    name = course.scene.game.counters[unit].name
    if value is None:
        course.add(CounterUnreadable(unit=unit, name=name, field=TYPE))
    else:
        course.add(CounterTyped(unit=unit, name=name, kind=UnitType(str(value))))
    types_told(course)
