"""Steps made of handlers: for each command why it is refused and what it does, gathered in a table.

A game's scene is all that its decisions look at: its state, readings and ground. It tells itself what
it is after an event.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar

from companion.kit.panels import Choice
from companion.kit.questions import AnyRequest
from companion.kit.system import State
from companion.reason import Reason
from companion.session.events import Asked
from companion.session.messages import Command, Event


class Scenic(Protocol):
    """A moment of a game that knows what follows from an event."""

    def after(self, event: Event) -> Self:
        """The scene after an event."""


S = TypeVar("S", bound=Scenic)


class EventCourse(Generic[S]):
    """The course of one decision, from `before`: what is added counts at once for what follows."""

    def __init__(self, scene: S) -> None:
        self.before = self.scene = scene
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        """One thing more has happened."""
        self.events.append(event)
        self.scene = self.scene.after(event)

    def ask(self, request: AnyRequest) -> None:
        """The rules cannot go on without an answer."""
        self.events.append(Asked(request=request))


Refuse = Callable[[Any, Any], Reason | None]
Do = Callable[[Any, Any], None]
Handlers = Mapping[type[Command], tuple[Refuse, Do]]


def _never_blocks(scene: Any) -> Reason | None:
    return None


def _settles_nothing(_course: EventCourse[Any]) -> None:
    pass


@dataclass(frozen=True)
class HandledStep(Generic[S]):
    """One step. `offers` lists its choices; `holds_up` says why nothing of a later step may be done.

    `settles` adds what any of its commands may have brought about.
    """

    scene_of: Callable[[State], S]
    handlers: Handlers
    offers: Callable[[S], Sequence[Choice]]
    holds_up: Callable[[S], Reason | None] = _never_blocks
    settles: Callable[[EventCourse[S]], None] = _settles_nothing

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """The commands it takes."""
        return tuple(self.handlers)

    def choices(self, state: State) -> Sequence[Choice]:
        """What may be done here, and what may not, with the reason."""
        return self.offers(self.scene_of(state))

    def blocks(self, state: State) -> Reason | None:
        """Why nothing of a later step may be done yet."""
        return self.holds_up(self.scene_of(state))

    def refusal(self, state: State, command: Command) -> Reason | None:
        """Why the rules do not allow a command now."""
        refuse, _ = self.handlers[type(command)]
        return refuse(self.scene_of(state), command)

    def decide(self, state: State, command: Command) -> Sequence[Event]:
        """The events of a command, whether allowed or overruled."""
        _, do = self.handlers[type(command)]
        course = EventCourse(self.scene_of(state))
        do(course, command)
        self.settles(course)
        return course.events
