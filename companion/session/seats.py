"""Who commands what: the seats of the players, and what each of them commands.

A player commands a faction, or parts of several: in some games one player has one side on this front and
the other on that. What a command keeps secret is a scope of its own; its player's seat opens all of them.
"""

from collections.abc import Iterable, Mapping

from companion.saved import Frozen


class HighCommand(Frozen):
    """The command of a faction: on one front, or on all where none is named."""

    faction: str
    front: str = ""

    @property
    def id(self) -> str:
        """The name of its scope."""
        return f"{self.faction}/{self.front}" if self.front else self.faction

    def has(self, faction: str, front: str = "") -> bool:
        """Whether what is a faction's, on a front, is under this command."""
        return faction == self.faction and self.front in ("", front)


Seats = Mapping[str, tuple[HighCommand, ...]]  # what the player of each seat commands


def one_a_faction(factions: Iterable[str]) -> Seats:
    """Every faction has a player, whose seat goes by its name."""
    return {faction: (HighCommand(faction=faction),) for faction in factions}


def seat_of(seats: Seats, id_: str) -> str:
    """The seat of a command, by the name of its scope; anything else as it is."""
    return next((seat for seat, held in seats.items() if any(one.id == id_ for one in held)), id_)


def name_key(id_: str) -> str:
    """The text that names a faction, a seat or a command."""
    return f"faction-{id_.replace('/', '-')}"
