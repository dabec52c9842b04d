"""How a report words what it shows."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from companion.reason import Reason
from companion.session.secrets.veil import Veil
from companion.text import Catalogue, HexNamer


def _same(name: str) -> str:
    return name


def _all_of_it(reason: Reason) -> Reason:
    return reason


@dataclass(frozen=True, slots=True)
class Words:
    """A language, the printed numbers of a map, the names of factions, and what may be read of a reason."""

    catalogue: Catalogue
    hex_name: HexNamer
    faction_name: Callable[[str], str] = _same
    veil: Veil = _all_of_it

    def reason(self, reason: Reason) -> str:
        """A reason in words."""
        return self.catalogue.reason(self.veil(reason), self.hex_name)

    def row(self, reasons: tuple[Reason, ...]) -> str:
        """Several reasons on one line."""
        return self.catalogue.join(map(self.reason, reasons))

    def time(self, time: datetime | None) -> str:
        """Date and time of day where the players are; empty for None."""
        return _local(time).strftime("%Y-%m-%d %H:%M") if time else ""


def _local(time: datetime) -> datetime:
    """The time where the players are; one at the edge of the calendar stays as it is."""
    try:
        return time.astimezone()
    except (OverflowError, OSError, ValueError):
        return time
