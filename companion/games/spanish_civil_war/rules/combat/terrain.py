"""What terrain and rivers add to a defence (CH.TEC)."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from companion.games.spanish_civil_war.rules.combat.river import Crossing
from companion.games.spanish_civil_war.rules.combat.tables import combat_tables
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class TerrainBonus:
    """Strength points for the defence, and what they come from (None for nothing)."""

    points: int
    reason: Reason | None = None


def terrain_bonus(terrain: Collection[str], crossing: Crossing = Crossing.NONE) -> TerrainBonus:
    """The one best bonus of all attacked hexes and the river between (CH.TEC.n).

    `terrain` holds keys of the chart; roads and what is not in the chart add nothing.
    """
    bonuses = (*_terrain_bonuses(terrain), _river_bonus(crossing))
    best = max(bonuses, key=lambda bonus: bonus.points)
    return best if best.points else TerrainBonus(0)


def barrage_bonus(terrain: Collection[str]) -> TerrainBonus:
    """The bonus against a barrage: no river helps (12.4i)."""
    return terrain_bonus(terrain)


def _terrain_bonuses(terrain: Collection[str]) -> Iterator[TerrainBonus]:
    chart = combat_tables().defence
    for key in terrain:
        points = chart.get(key, 0)
        yield TerrainBonus(points, Reason("scw-bonus-terrain", f"CH.TEC.{key}", args={"terrain": key}))


def _river_bonus(crossing: Crossing) -> TerrainBonus:
    points = combat_tables().river[crossing]
    rule = "CH.TEC.riv2" if crossing is Crossing.SOME else "CH.TEC.riv1"
    return TerrainBonus(points, Reason("scw-bonus-river", rule, args={"crossing": crossing.value}))
