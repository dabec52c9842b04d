"""Steps of this game: for each command why it is refused and what it does, gathered in a table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from companion.play.messages import Command, Event
from companion.play.panels import Choice
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.field import Field
from companion.systems.elst.scene import ElstState, Scene

Refuse = Callable[[Scene, Any], Reason | None]
Do = Callable[[Course, Any], None]
Handlers = Mapping[type[Command], tuple[Refuse, Do]]


def never_blocks(scene: Scene) -> Reason | None:
    """Nothing waits for this step."""
    return None


def never_refuses(scene: Scene, command: Command) -> Reason | None:
    """Players may do this at any time."""
    return None


@dataclass(frozen=True)
class ElstStep:
    """One step. `offers` lists its choices; `holds_up` says why nothing of a later step may be done."""

    field: Field
    handlers: Handlers
    offers: Callable[[Scene], Sequence[Choice]]
    holds_up: Callable[[Scene], Reason | None] = never_blocks

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """The commands it takes."""
        return tuple(self.handlers)

    def choices(self, state: ElstState) -> Sequence[Choice]:
        """What may be done here, and what may not, with the reason."""
        return self.offers(Scene.of(state, self.field))

    def blocks(self, state: ElstState) -> Reason | None:
        """Why nothing of a later step may be done yet."""
        return self.holds_up(Scene.of(state, self.field))

    def refusal(self, state: ElstState, command: Command) -> Reason | None:
        """Why the rules do not allow a command now."""
        refuse, _ = self.handlers[type(command)]
        return refuse(Scene.of(state, self.field), command)

    def decide(self, state: ElstState, command: Command) -> Sequence[Event]:
        """The events of a command, whether allowed or overruled."""
        _, do = self.handlers[type(command)]
        course = Course(Scene.of(state, self.field))
        do(course, command)
        return course.events
