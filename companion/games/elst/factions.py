"""The sides: those of the battle of Elst, and those of a scenario of the players' own."""

from enum import StrEnum
from typing import TypeAlias


class Faction(StrEnum):
    """Who plays at Elst."""

    BRITISH = "british"
    GERMAN = "german"

    @property
    def opponent(self) -> "Faction":
        """The other one."""
        return Faction.GERMAN if self is Faction.BRITISH else Faction.BRITISH


class OwnSide(StrEnum):
    """Who plays a scenario of one's own: the side that its card lets move first, and the other."""

    FIRST = "first-side"
    SECOND = "second-side"

    @property
    def opponent(self) -> "OwnSide":
        """The other one."""
        return OwnSide.SECOND if self is OwnSide.FIRST else OwnSide.FIRST


Side: TypeAlias = Faction | OwnSide


def both_sides(one: Side) -> tuple[Side, Side]:
    """Both sides of the scenario in which one plays, in their order."""
    first, second = type(one)
    return first, second
