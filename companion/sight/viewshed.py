"""What one position sees of the whole board."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from companion.hexgrid import HexCoord
from companion.sight import ground, steeple
from companion.sight.bundle import Bundle
from companion.sight.judging import Codes, Outcome, judge
from companion.sight.los import check_position, line_of_sight
from companion.sight.marker_load import marker_load
from companion.sight.markers import Markers
from companion.sight.result import STEEPLE, Position, Verdict
from companion.sight.terrain import SightTerrain

MOST = np.iinfo(np.int8).max  # hindrance beyond this is shown as this


@dataclass(frozen=True, eq=False)
class Viewshed:
    """How a position sees the ground of every hex, in board order, its own hex included.

    `verdict` and `nominal` hold `Verdict.code`; `hindrance` the sum along each line, blocked or not.
    `steeples` tells verdict and hindrance for the other steeple Locations.
    """

    position: Position
    hexes: tuple[HexCoord, ...]
    verdict: Codes
    nominal: Codes
    hindrance: Codes
    steeples: Mapping[HexCoord, tuple[Verdict, int]]


def viewshed(terrain: SightTerrain, position: Position, markers: Markers | None = None) -> Viewshed:
    """All lines from a position; SightError when it is not on the board."""
    check_position(terrain, position)
    markers = markers or Markers.none()
    hexes = terrain.grid.hexes
    bundle = Bundle.by_direction(terrain.grid, position, np.arange(len(hexes)))
    outcome = judge_bundle(terrain, bundle, markers)
    verdict, nominal, hindrance = np.empty((3, len(hexes)), dtype=np.int8)
    verdict[bundle.places] = outcome.verdict
    nominal[bundle.places] = outcome.nominal
    hindrance[bundle.places] = np.minimum(outcome.hindrance, MOST)
    return Viewshed(position, hexes, verdict, nominal, hindrance, _steeples(terrain, position, markers))


def judge_bundle(terrain: SightTerrain, bundle: Bundle, markers: Markers) -> Outcome:
    """The verdicts on lines to ground Locations, given in order of direction."""
    load_of = steeple.load_from_steeple if bundle.is_raised else ground.load_of_bundle
    load = load_of(terrain, bundle)
    return judge(terrain, load, marker_load(bundle, markers, terrain.chart.markers), bundle.ranges)


def _steeples(
    terrain: SightTerrain, position: Position, markers: Markers
) -> Mapping[HexCoord, tuple[Verdict, int]]:
    others = (Position(hex_, STEEPLE) for hex_ in sorted(terrain.steeples))
    results = (line_of_sight(terrain, position, other, markers) for other in others if other != position)
    return MappingProxyType({result.target: (result.verdict, result.hindrance) for result in results})
