"""The game with its forces tracked."""

from abc import ABC, abstractmethod

from companion.systems.elst.forces.tracking.state import Forces
from companion.systems.elst.game import ElstEvent, ElstGame


class TrackedGame(ElstGame):
    """Clock and artillery, and the forces on the table."""

    forces: Forces = Forces()


def forces_of(game: ElstGame) -> Forces:
    """The forces of a game; those of an empty table when it tracks none."""
    return game.forces if isinstance(game, TrackedGame) else Forces()


class ForcesEvent(ElstEvent, ABC):
    """An event that changes the forces and nothing else."""

    @abstractmethod
    def changed(self, forces: Forces) -> Forces:
        """The forces after it."""

    def apply(self, game: ElstGame) -> ElstGame:
        """The game after it."""
        return game.model_copy(update={"forces": self.changed(forces_of(game))})
