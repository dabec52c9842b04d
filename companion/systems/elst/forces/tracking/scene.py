"""A moment of a tracked game as the rules look at it, and steps that decide on it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Self

from companion.play.messages import Command, Event
from companion.play.panels import Choice
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.field import Field
from companion.systems.elst.forces.readings import ForceReadings
from companion.systems.elst.refit.ground import RefitGround
from companion.systems.elst.scene import ElstState, Scene
from companion.systems.elst.settings import force_readings
from companion.systems.elst.step import ElstStep


@dataclass(frozen=True)
class ForcesScene(Scene):
    """A scene with the readings of forces."""

    force_readings: ForceReadings = field(default_factory=ForceReadings)

    @classmethod
    def of(cls, state: ElstState, ground: Field) -> Self:
        """The scene of a session's state."""
        return replace(super().of(state, ground), force_readings=force_readings(state.settings))


def readings_of(scene: Scene) -> ForceReadings:
    """The readings of a scene."""
    return scene.force_readings if isinstance(scene, ForcesScene) else ForceReadings()


@lru_cache(maxsize=4)
def ground_of(field: Field) -> RefitGround:
    """Entry hexes, edge roads and buildings of a field's board, worked out once."""
    return RefitGround.of(field.board)


@dataclass(frozen=True)
class ForcesStep(ElstStep):
    """A step that decides with the readings of forces."""

    def choices(self, state: ElstState) -> Sequence[Choice]:
        """What may be told."""
        return self.offers(ForcesScene.of(state, self.field))

    def refusal(self, state: ElstState, command: Command) -> Reason | None:
        """Why the rules do not allow a command now."""
        refuse, _ = self.handlers[type(command)]
        return refuse(ForcesScene.of(state, self.field), command)

    def decide(self, state: ElstState, command: Command) -> Sequence[Event]:
        """The events of a command, whether allowed or overruled."""
        _, do = self.handlers[type(command)]
        course = Course(ForcesScene.of(state, self.field))
        do(course, command)
        return course.events
