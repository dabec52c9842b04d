"""Values that only counters, tracks and maps print: asked for when a rule first lacks them.

A game lists what is lacking as questions: nothing that was told before, or that nobody could tell. An order
that hangs on such values is held, and judged as soon as none is lacking.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, TypeVar

from companion.kit.handling import EventCourse, Scenic
from companion.kit.questions import Question
from companion.reason import Reason
from companion.session.messages import Command, Event

S = TypeVar("S", bound=Scenic)
C = TypeVar("C", bound=Command)


def figure(value: int | None) -> str:
    """A printed value as it is shown: a question mark for what nobody has told."""
    return "?" if value is None else str(value)


def ask_lacking(course: EventCourse[Any], lacking: Iterable[Question]) -> bool:
    """Ask for all that is lacking; False where nothing is, so that the rules go on."""
    questions = tuple(lacking)
    for question in questions:
        course.ask(question)
    return bool(questions)


def ask_next(course: EventCourse[Any], lacking: Iterable[Question]) -> bool:
    """The same for the first alone, where its answer may settle what else is asked."""
    return ask_lacking(course, islice(lacking, 1))


@dataclass(frozen=True)
class Order(Generic[S, C]):
    """A command that hangs on printed values: what refuses it, what it lacks, what it does.

    `hold` and `release` are the events around its waiting, `held` finds it meanwhile; `not_made` tells that
    the rules refuse it by what has come out.
    """

    refusal: Callable[[S, C], Reason | None]
    lacking: Callable[[S, C], Iterable[Question]]
    carry_out: Callable[[EventCourse[S], C], None]
    held: Callable[[S], C | None]
    hold: Callable[[C], Event]
    release: Event
    not_made: Callable[[Reason], Event]

    def give(self, course: EventCourse[S], command: C) -> None:
        """Carried out when nothing is lacking; one that the table insists on waits for nothing."""
        is_insisted_on = self.refusal(course.scene, command) is not None
        lacking = () if is_insisted_on else tuple(self.lacking(course.scene, command))
        if not lacking:
            self.carry_out(course, command)
            return
        course.add(self.hold(command))
        ask_lacking(course, lacking)

    def go_on(self, course: EventCourse[S]) -> None:
        """With the last value the order that waits is judged: carried out, or told why not."""
        command = self.held(course.scene)
        if command is None or any(self.lacking(course.scene, command)):
            return
        course.add(self.release)
        if refusal := self.refusal(course.scene, command):
            course.add(self.not_made(refusal))
        else:
            self.carry_out(course, command)
