"""Movement points: allowances and the cost of a step (8.0 to 8.7)."""

from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from companion.games.no_prisoners.readings import PRINTED, NpReadings
from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Faction
from companion.reason import Reason

ROAD = 0.5
STRATEGIC = 2


class MoveKind(StrEnum):
    """The kinds of movement by land."""

    NORMAL = "normal"
    STRATEGIC = "strategic"


@dataclass(frozen=True, slots=True)
class Step:
    """A hex that is entered: its terrain keys, and the way into it."""

    terrain: frozenset[str]
    is_by_road: bool = False
    is_across_river: bool = False
    is_by_pass: bool = False
    has_entrenchment: bool = False


@dataclass(frozen=True, slots=True)
class Mover:
    """What a path's cost depends on besides the ground."""

    is_winter: bool = False
    kind: MoveKind = MoveKind.NORMAL
    faction: Faction = Faction.ALLIED


def step_cost(step: Step, mover: Mover, readings: NpReadings = PRINTED) -> float:
    """Movement points of entering one hex: the road rate knows no terrain and no river (8.7, A06, A07)."""
    is_on_road = mover.kind is MoveKind.NORMAL or readings.roads_serve_strategic_movement
    if step.is_by_road and is_on_road:
        return ROAD
    river = tables().river.move if step.is_across_river else 0
    return _hex_cost(step, mover) + river


def _hex_cost(step: Step, mover: Mover) -> int:
    if step.is_by_pass:
        return tables().pass_.move
    if step.has_entrenchment and mover.faction is Faction.CENTRAL_POWERS:
        return tables().entrenchment.move
    return max(_terrain_cost(key, is_winter=mover.is_winter) for key in governing(step.terrain))


def _terrain_cost(key: str, *, is_winter: bool) -> int:
    row = tables().terrain[key]
    return row.winter.move if is_winter and row.winter.move is not None else row.move


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
