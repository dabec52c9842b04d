"""The two sides of the battle."""

from enum import StrEnum


class Faction(StrEnum):
    """Who plays."""

    BRITISH = "british"
    GERMAN = "german"

    @property
    def opponent(self) -> "Faction":
        """The other one."""
        return Faction.GERMAN if self is Faction.BRITISH else Faction.BRITISH
