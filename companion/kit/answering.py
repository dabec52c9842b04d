"""What follows from answers, by what was asked for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from companion.chance.answers import DrawAnswer, Outcome, RollAnswer, outcomes
from companion.chance.purposes import Purpose
from companion.chance.requests import RollRequest
from companion.kit.handling import EventCourse, Scenic
from companion.kit.questions import YES, AnyAnswer, AnyRequest, Reply
from companion.session.messages import Event

S = TypeVar("S", bound=Scenic)


@dataclass(frozen=True, slots=True)
class Answered:
    """A request and its answer, as rules look at them; ValueError for an answer of another kind."""

    request: AnyRequest
    answer: AnyAnswer

    @property
    def subject(self) -> str:
        """What it was asked for."""
        return self.request.subject

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What each row of a roll came to."""
        if isinstance(self.request, RollRequest) and isinstance(self.answer, RollAnswer):
            return outcomes(self.request, self.answer)
        raise ValueError("nothing was rolled")

    @property
    def outcome(self) -> Outcome:
        """What the only row of a roll came to."""
        return self.outcomes[0]

    @property
    def natural(self) -> int:
        """The total of the only row of a roll."""
        return self.outcome.natural

    @property
    def chits(self) -> tuple[str, ...]:
        """What was drawn."""
        if isinstance(self.answer, DrawAnswer):
            return self.answer.chits
        raise ValueError("nothing was drawn")

    @property
    def value(self) -> object:
        """The reply to a question; None for "don't know"."""
        if isinstance(self.answer, Reply):
            return self.answer.value
        raise ValueError("no question was asked")

    @property
    def number(self) -> int | None:
        """A reply that is a number."""
        return self.value if isinstance(self.value, int) else None

    @property
    def is_yes(self) -> bool:
        """Whether the reply is yes."""
        return self.value == YES

    @property
    def yes_or_no(self) -> bool | None:
        """A reply of yes or no; None for "don't know"."""
        return None if self.value is None else self.is_yes


Follow = Callable[[Any, Answered], None]  # goes on with a course
Answers = Mapping[Purpose, Follow]


def follow(answers: Answers, scene: S, request: AnyRequest, answer: AnyAnswer) -> list[Event]:
    """The events that follow from an answer, by a game's table; none where nothing of it goes on."""
    course = EventCourse(scene)
    if go_on := answers.get(request.purpose):
        go_on(course, Answered(request, answer))
    return course.events
