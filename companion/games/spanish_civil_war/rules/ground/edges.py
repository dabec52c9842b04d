"""Coming on and leaving the map (15.1b, 15.2, 16), and which columns corps HQs keep to (B.15f)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

from companion.games.spanish_civil_war.rules.ground.chart import movement_chart
from companion.games.spanish_civil_war.rules.ground.zones import lacking_points
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason

BOUNDARY_COLUMN = 19


def nearest_of_edge(entries: Sequence[HexCoord], free: Iterable[HexCoord]) -> frozenset[HexCoord]:
    """Of the free hexes of the same map edge those nearest to a closed entry hex (15.2a)."""
    far = {hex_: min(distance(hex_, entry) for entry in entries) for hex_ in free}
    least = min(far.values(), default=0)
    return frozenset(hex_ for hex_, hexes in far.items() if hexes == least)


def exit_cost(*, is_in_enemy_zone: bool) -> int:
    """Movement points to leave the map (16.0a)."""
    chart = movement_chart()
    return chart.leave_map + (chart.leave_zone if is_in_enemy_zone else 0)


def exit_refusal(points_left: Fraction | int, *, is_in_enemy_zone: bool) -> Reason | None:
    """Why a unit may not leave the map; None when it may (16.0a)."""
    return lacking_points(exit_cost(is_in_enemy_zone=is_in_enemy_zone), points_left, "16.0a")


def boundary_refusal(corps: str, column: int, start: int = BOUNDARY_COLUMN) -> Reason | None:
    """Why a Republican corps HQ may not go to a column; None when it may (B.15f).

    One that stands beyond the boundary at its `start`, as it came there (10.5b), goes no farther from it.
    """
    beyond, before = (
        one - BOUNDARY_COLUMN if corps == "V" else BOUNDARY_COLUMN - one for one in (column, start)
    )
    key = "scw-boundary-fifth" if corps == "V" else "scw-boundary-eighteenth"
    return Reason(key, "B.15f", args={"column": str(BOUNDARY_COLUMN)}) if beyond > max(before, 0) else None
