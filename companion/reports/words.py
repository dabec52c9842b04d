"""How a report words what it shows."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from companion.reason import Reason
from companion.text import Catalogue, HexNamer


def _same(name: str) -> str:
    return name


@dataclass(frozen=True, slots=True)
class Words:
    """A language, the printed numbers of a map, and the names of factions."""

    catalogue: Catalogue
    hex_name: HexNamer
    faction_name: Callable[[str], str] = _same

    def reason(self, reason: Reason) -> str:
        """A reason in words."""
        return self.catalogue.reason(reason, self.hex_name)

    def row(self, reasons: tuple[Reason, ...]) -> str:
        """Several reasons on one line."""
        return self.catalogue.join(map(self.reason, reasons))

    def time(self, time: datetime | None) -> str:
        """Date and time of day where the players are; empty for None."""
        return time.astimezone().strftime("%Y-%m-%d %H:%M") if time else ""
