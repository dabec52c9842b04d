"""What all events of forces have in common."""

from abc import ABC, abstractmethod

from companion.games.elst.procedures.forces.state import Forces
from companion.games.elst.table.state import ElstEvent, ElstGame


class ForcesEvent(ElstEvent, ABC):
    """An event that changes the forces and nothing else."""

    @abstractmethod
    def changed(self, forces: Forces) -> Forces:
        """The forces after it."""

    def apply(self, game: ElstGame) -> ElstGame:
        """The game after it."""
        return game.model_copy(update={"forces": self.changed(game.forces)})


class ToldEvent(ForcesEvent, ABC):
    """An event that changes nothing: it is told, in the log and at once."""

    is_news = True

    def changed(self, forces: Forces) -> Forces:
        return forces
