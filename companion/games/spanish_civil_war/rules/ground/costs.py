"""What one step costs: terrain, roads, rivers, bridges (6.1, 6.3-6.5, CH.TEC, J.8, J.16, J.20d)."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from enum import StrEnum
from fractions import Fraction
from functools import cache

from companion.games.spanish_civil_war.rules.ground.chart import movement_chart
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.reason import Reason


class Bridge(StrEnum):
    """What spans a river hexside."""

    BRIDGE = "bridge"
    PONTOON = "pontoon"


@dataclass(frozen=True, slots=True)
class Mover:
    """How a unit moves, in which battle and weather."""

    battle: Battle
    is_mechanized: bool = False
    weather: Weather = Weather.CLEAR


@dataclass(frozen=True, slots=True)
class Ground:
    """The hex entered and the hexside crossed.

    `row` is the chart's, `road` the kind of a road that leads across the hexside ("main", "minor").
    """

    row: str
    road: str | None = None
    has_river: bool = False
    bridge: Bridge | None = None


@dataclass(frozen=True, slots=True)
class StepCost:
    """Movement points for one step, None where it is refused, and what they are made of."""

    points: Fraction | None
    reasons: tuple[Reason, ...]


@cache
def step_cost(ground: Ground, mover: Mover) -> StepCost:
    """The cost to enter a hex (6.1b, 6.5, CH.TEC.n); friends there are `cost_among_friends`' matter."""
    if ground.road is not None:
        points = movement_chart().road[ground.road].of(mover.is_mechanized)
        return _paid(points, f"scw-cost-{ground.road}-road", f"CH.TEC.{ground.road}")
    entered = _terrain_cost(ground.row, mover)
    if entered.points is None or not ground.has_river:
        return entered
    crossed = _river_cost(ground, mover)
    if crossed.points is None:
        return crossed
    return StepCost(entered.points + crossed.points, entered.reasons + crossed.reasons)


def _terrain_cost(row: str, mover: Mover) -> StepCost:
    mud = movement_chart().mud.get(mover.battle, {})
    if mover.is_mechanized and mover.weather is Weather.RAIN and row in mud:
        return _paid(mud[row], "scw-cost-mud", "J.20d", row)
    points = movement_chart().terrain[row][mover.weather].of(mover.is_mechanized)
    if points is None:
        return _refused("scw-terrain-prohibited", f"CH.TEC.{row}", row)
    return _paid(points, "scw-cost-terrain", f"CH.TEC.{row}", row)


def _river_cost(ground: Ground, mover: Mover) -> StepCost:
    """What the river adds: nothing at a bridge (6.5c), else by the battle's own line."""
    if ground.bridge is Bridge.BRIDGE:
        return _paid(Fraction(0), "scw-cost-bridge", "6.5c")
    if ground.bridge is Bridge.PONTOON:
        return _paid(movement_chart().pontoon.of(mover.is_mechanized), "scw-cost-pontoon", "J.16b")
    rule = "J.8" if mover.battle is Battle.JARAMA else "CH.TEC.river"
    points = movement_chart().river[mover.battle][mover.weather].of(mover.is_mechanized)
    return _refused("scw-river-prohibited", rule) if points is None else _paid(points, "scw-cost-river", rule)


def _paid(points: Fraction | None, key: str, rule: str, terrain: str = "") -> StepCost:
    told = {"points": float(points or 0)} | ({"terrain": terrain} if terrain else {})
    return StepCost(points, (Reason(key, rule, args=told),))


def _refused(key: str, rule: str, terrain: str = "") -> StepCost:
    return StepCost(None, (Reason(key, rule, args={"terrain": terrain} if terrain else {}),))


def cost_among_friends(ground: Ground, mover: Mover, terrain: Collection[str]) -> StepCost:
    """The cost of a hex where a friend stands: no road through it save in towns and cities (6.3, 7.3b)."""
    if ground.road is None or "town" in terrain:
        return step_cost(ground, mover)
    if "city" in terrain:
        return _paid(Fraction(1), "scw-cost-crowded-city", "6.3b")
    return step_cost(replace(ground, road=None), mover)
