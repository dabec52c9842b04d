"""The two sides of the war."""

from enum import StrEnum


class Faction(StrEnum):
    """Who plays."""

    REPUBLICAN = "republican"
    NATIONALIST = "nationalist"

    @property
    def opponent(self) -> "Faction":
        """The other one."""
        return Faction.NATIONALIST if self is Faction.REPUBLICAN else Faction.REPUBLICAN
