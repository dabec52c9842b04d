"""What is tracked of a scenario of one's own besides clock, batteries and markers."""

from abc import abstractmethod
from typing import Annotated, Any, Self

from pydantic import Field, NonNegativeInt, StringConstraints

from companion.games.elst.factions import OwnSide
from companion.games.elst.rules.artillery.radio import MOST_LEVEL
from companion.games.elst.table.state import ElstEvent, ElstGame
from companion.hexes.coordinates import HexCoord
from companion.saved import Frozen, FrozenMap

LONGEST_NAME = 24
OwnName = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST_NAME)]
Level = Annotated[int, Field(ge=0, le=MOST_LEVEL)]


class Piece(Frozen):
    """A counter as the players call it, and where it stands."""

    side: OwnSide
    name: OwnName
    hex: HexCoord
    level: Level = 0


class OwnGame(ElstGame):
    """`ends_half`: the last turn has one player turn only. Pieces go by numbers of their own."""

    names: FrozenMap[OwnSide, OwnName] = Field(default_factory=dict)
    ends_half: bool = False
    pieces: FrozenMap[str, Piece] = Field(default_factory=dict)
    pieces_named: NonNegativeInt = 0

    def with_(self, **changes: Any) -> Self:
        """With fields replaced."""
        return self.model_copy(update=changes)


class OwnEvent(ElstEvent):
    """An event of such a scenario alone."""

    def apply(self, game: ElstGame) -> ElstGame:
        """The game after it."""
        if not isinstance(game, OwnGame):
            raise TypeError(f"{self.type} is no event of a game with sides of its own")
        return self.change(game)

    @abstractmethod
    def change(self, game: OwnGame) -> OwnGame:
        """The same, of its own kind."""
