"""A moment of a tracked game as the rules look at it."""

from dataclasses import dataclass, field, replace
from typing import Self

from companion.systems.elst.field import Field
from companion.systems.elst.forces.readings import ForceReadings
from companion.systems.elst.refit.ground import RefitGround, prepared_ground
from companion.systems.elst.scene import ElstState, Scene
from companion.systems.elst.settings import force_readings


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


def ground_of(field: Field) -> RefitGround:
    """Entry hexes, edge roads and buildings of a field's board."""
    return prepared_ground(field.board)
