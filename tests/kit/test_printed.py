"""Orders that hang on what is printed, by a ship whose cargo nobody has read yet."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from companion.kit.handling import EventCourse
from companion.kit.printed import Order, ask_lacking, ask_next
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason
from companion.session.events import Asked
from companion.session.messages import Command, Event
from tests.session.tiny_game import TinyPurpose

MOST = 5


class Load(Command):
    type = "load"
    by: int


class Held(Event):
    type = "held"
    by: int


class Released(Event):
    type = "released"


class Loaded(Event):
    type = "loaded"
    by: int


class NotLoaded(Event):
    type = "not-loaded"


@dataclass(frozen=True)
class Ship:
    cargo: int | None = None
    waits: Load | None = None

    def after(self, event: Event) -> Self:
        match event:
            case Held(by=by):
                return replace(self, waits=Load(by=by))
            case Released():
                return replace(self, waits=None)
        return self


def _refusal(ship: Ship, load: Load) -> Reason | None:
    return Reason("too-heavy") if load.by + (ship.cargo or 0) > MOST else None


def _lacking(ship: Ship, load: Load) -> Iterator[Question]:
    if ship.cargo is None:
        for subject in ("fore", "aft"):
            yield Question(purpose=TinyPurpose.SAIL, subject=subject, wants=ReplyKind.NUMBER)


def _load(course: EventCourse[Ship], load: Load) -> None:
    course.add(Loaded(by=load.by))


LOAD = Order(
    _refusal,
    _lacking,
    _load,
    held=lambda ship: ship.waits,
    hold=lambda load: Held(by=load.by),
    release=Released(),
    not_made=lambda reason: NotLoaded(),
)


def _given(ship: Ship, by: int) -> list[str]:
    course = EventCourse(ship)
    LOAD.give(course, Load(by=by))
    return [event.type for event in course.events]


def _gone_on(ship: Ship) -> list[str]:
    course = EventCourse(ship)
    LOAD.go_on(course)
    return [event.type for event in course.events]


def test_an_order_that_lacks_nothing_is_carried_out_at_once() -> None:
    assert _given(Ship(cargo=1), 2) == ["loaded"]


def test_an_order_is_held_while_all_that_it_lacks_is_asked_for() -> None:
    assert _given(Ship(), 2) == ["held", "asked", "asked"]


def test_an_order_that_the_table_insists_on_waits_for_nothing() -> None:
    assert _given(Ship(), MOST + 1) == ["loaded"]


def test_a_held_order_waits_for_the_last_value_and_is_judged_by_it() -> None:
    waiting = Load(by=3)
    assert _gone_on(Ship(waits=waiting)) == []
    assert _gone_on(Ship(cargo=1, waits=waiting)) == ["released", "loaded"]
    assert _gone_on(Ship(cargo=4, waits=waiting)) == ["released", "not-loaded"]


def test_where_no_order_waits_nothing_goes_on() -> None:
    assert _gone_on(Ship(cargo=1)) == []


def test_what_is_lacking_is_asked_for_at_once_or_one_by_one() -> None:
    course = EventCourse(Ship())
    assert ask_next(course, _lacking(Ship(), Load(by=1)))
    assert [event.request.subject for event in course.events if isinstance(event, Asked)] == ["fore"]
    assert not ask_lacking(course, _lacking(Ship(cargo=1), Load(by=1)))
    assert len(course.events) == 1
