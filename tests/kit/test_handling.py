"""Steps made of handlers, by a game that counts."""

from dataclasses import dataclass, replace
from typing import Self

from companion.chance.requests import RollRequest
from companion.kit.handling import EventCourse, HandledStep
from companion.kit.panels import Choice
from companion.reason import Reason
from companion.session.events import Asked
from companion.session.messages import Command, Event
from companion.session.state import PlayState, Scope
from tests.session.tiny_game import TinyPurpose


class Counted(Event):
    type = "counted"


class Count(Command):
    type = "count"
    by: int = 1


@dataclass(frozen=True)
class Scene:
    total: int

    def after(self, event: Event) -> Self:
        return replace(self, total=self.total + 1)


def _refuse(scene: Scene, command: Count) -> Reason | None:
    return Reason("too-far") if scene.total + command.by > 3 else None


def _count(course: EventCourse[Scene], command: Count) -> None:
    for _ in range(command.by):
        course.add(Counted())
    if course.scene.total == 3:
        course.ask(RollRequest(purpose=TinyPurpose.SAIL, dice=1))


STEP = HandledStep(
    lambda state: Scene(state.game),
    {Count: (_refuse, _count)},
    lambda scene: [Choice(Reason("count"), Count)],
)


def _state(total: int) -> PlayState[int, None]:
    return PlayState(Scope(total))


def test_a_command_is_refused_by_the_scene_before_it() -> None:
    assert STEP.refusal(_state(2), Count()) is None
    refusal = STEP.refusal(_state(2), Count(by=2))
    assert refusal is not None
    assert refusal.key == "too-far"


def test_what_is_added_counts_at_once_for_what_follows() -> None:
    assert STEP.decide(_state(0), Count(by=2)) == [Counted(), Counted()]
    *_, asked = STEP.decide(_state(1), Count(by=2))
    assert isinstance(asked, Asked)


def test_a_step_offers_its_choices_and_blocks_nothing_by_itself() -> None:
    assert STEP.commands == (Count,)
    assert [choice.command for choice in STEP.choices(_state(0))] == [Count]
    assert STEP.blocks(_state(0)) is None
