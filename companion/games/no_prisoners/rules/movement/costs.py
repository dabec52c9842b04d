"""Movement points: allowances, and the terrain that rules a hex (8.0 to 8.7)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from companion.games.no_prisoners.tables import tables
from companion.reason import Reason

STRATEGIC = 2


class MoveKind(StrEnum):
    """The kinds of movement by land."""

    NORMAL = "normal"
    STRATEGIC = "strategic"


_SETTLED = frozenset({"city", "city_red", "damascus", "town"})


@cache
def governing(terrain: frozenset[str]) -> frozenset[str]:
    """The terrain that rules movement and stacking in a hex: a city or town replaces the rest (A63)."""
    known = terrain & tables().terrain.keys()
    return known & _SETTLED or known or frozenset({"clear"})


@dataclass(frozen=True, slots=True)
class Allowance:
    """The movement points of a unit, or why it may not move so."""

    points: float
    refusal: Reason | None = None


def allowance(
    printed: int, kind: MoveKind, *, is_supplied: bool = True, starts_in_ezoc: bool = False
) -> Allowance:
    """Movement points (8.0, 8.1). Leaving EZOC normally is disengaging: half, unrounded (10.6, A24)."""
    if kind is MoveKind.NORMAL:
        return Allowance(printed / 2 if starts_in_ezoc else printed)
    if not is_supplied:
        return Allowance(0, Reason("np-strategic-needs-supply", "8.1a"))
    if starts_in_ezoc:
        return Allowance(0, Reason("np-strategic-starts-in-ezoc", "8.1a"))
    return Allowance(printed * STRATEGIC)
