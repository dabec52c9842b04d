"""What one position sees of the whole board."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from companion.hexes.coordinates import HexCoord
from companion.sight.bundle import Bundle
from companion.sight.judging import Codes
from companion.sight.los import check_position, line_of_sight
from companion.sight.markers import Markers
from companion.sight.result import GROUND, RAISED, Position, Verdict
from companion.sight.sweep import columns_of, judge_bundle
from companion.sight.table import SightTable, sight_table
from companion.sight.terrain import SightTerrain

__all__ = ["SightTable", "Viewshed", "sight_table", "viewshed"]


@dataclass(frozen=True, eq=False)
class Viewshed:
    """How a position sees the ground of every hex, in board order, its own hex included.

    `verdict` and `nominal` hold `Verdict.code`; `hindrance` the sum along each line, blocked or not
    (over heights 0 where blocked).
    `raised` tells verdict and hindrance for the other Locations above the ground. Over heights it may be a
    `floor` of every hex that is looked at, the highest of those that have fewer.
    """

    position: Position
    hexes: tuple[HexCoord, ...]
    verdict: Codes
    nominal: Codes
    hindrance: Codes
    raised: Mapping[HexCoord, tuple[Verdict, int]]
    floor: int = GROUND


def viewshed(terrain: SightTerrain, position: Position, markers: Markers | None = None) -> Viewshed:
    """All lines from a position; SightError when it is not on the board."""
    check_position(terrain, position)
    markers = markers or Markers.none()
    hexes = terrain.grid.hexes
    bundle = Bundle.by_direction(terrain.grid, position, np.arange(len(hexes)))
    columns = np.zeros((3, len(hexes)), dtype=np.int8)
    columns[:, bundle.places] = columns_of(judge_bundle(terrain, bundle, markers))
    verdict, nominal, hindrance = columns
    return Viewshed(position, hexes, verdict, nominal, hindrance, _raised(terrain, position, markers))


def _raised(
    terrain: SightTerrain, position: Position, markers: Markers
) -> Mapping[HexCoord, tuple[Verdict, int]]:
    others = (Position(hex_, RAISED) for hex_ in sorted(terrain.raised))
    results = (line_of_sight(terrain, position, other, markers) for other in others if other != position)
    return MappingProxyType({result.target: (result.verdict, result.hindrance) for result in results})
