"""Line of sight to the blast height of an SR or FFE, a question of its own (2.32)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

import numpy as np

from companion.games.elst.rules.levels import STEEPLE
from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import IntArray
from companion.reason import Reason
from companion.sight.bundle import Bundle
from companion.sight.grid import BoolArray
from companion.sight.layers import Variant
from companion.sight.los import check_position
from companion.sight.marker_load import marker_load
from companion.sight.markers import Markers
from companion.sight.result import Position
from companion.sight.rules import is_blocking
from companion.sight.settings import BlastSmoke
from companion.sight.sightline import SightLine
from companion.sight.terrain import SightTerrain


class BlastVerdict(StrEnum):
    """How the blast height is seen, the best first."""

    CLEAR = "clear"
    SMOKE_ONLY = "smoke-only-blocked"  # seen if smoke were ignored
    BLOCKED = "blocked"


_ORDER = tuple(BlastVerdict)


@dataclass(frozen=True, slots=True)
class BlastSight:
    """The answer: by which hex it is seen best (None off the map), how much smoke lies on that line.

    `is_too_close`: outlines grown and shrunk by the tolerance give different verdicts.
    """

    verdict: BlastVerdict
    hex: HexCoord | None
    smoke: int
    is_too_close: bool
    reasons: tuple[Reason, ...]


def los_to_blast_height(
    terrain: SightTerrain,
    observer: Position,
    hexes: Iterable[HexCoord],
    *,
    markers: Markers | None = None,
) -> BlastSight:
    """Whether the observer sees the blast height over any of some hexes: the SR's, or an FFE's area.

    Counters off the map are not seen (2.32c). SightError when the observer is not on the board.
    """
    check_position(terrain, observer)
    on_map = sorted(hex_ for hex_ in set(hexes) if hex_ in terrain.grid.index)
    if not on_map:
        return BlastSight(BlastVerdict.BLOCKED, None, 0, False, (Reason("blast-off-map", "2.32c"),))
    is_raised = observer.level == STEEPLE
    views = [_View(terrain, observer, hex_, is_raised, markers or Markers.none()) for hex_ in on_map]
    best = min(views, key=lambda view: _ORDER.index(view.verdict(Variant.NOMINAL)))
    by_outlines = {
        min(_ORDER.index(view.verdict(variant)) for view in views)
        for variant in (Variant.GROWN, Variant.SHRUNK)
    }
    is_too_close = len(by_outlines) > 1
    reasons = tuple(best.reasons(is_too_close=is_too_close))
    return BlastSight(best.verdict(Variant.NOMINAL), best.hex, best.smoke, is_too_close, reasons)


def has_blast_height_los(*, obstacle_adjacent: bool, steeple_on_line: bool, is_raised: bool) -> bool:
    """Whether the blast height of an SR or FFE is seen (2.32b).

    A steeple hex on the line blocks; so does an LOS obstacle adjacent to the observer, unless the
    observer is raised, in a steeple (A-50: that cancels this test alone); the map has no hills.
    """
    return not steeple_on_line and (is_raised or not obstacle_adjacent)


class _View:
    """The line to the blast height over one hex."""

    def __init__(
        self, terrain: SightTerrain, observer: Position, hex_: HexCoord, is_raised: bool, markers: Markers
    ) -> None:
        self.hex = hex_
        self._terrain = terrain
        self._is_raised = is_raised
        line = SightLine(terrain.grid, observer.hex, hex_)
        self._steeples = tuple(_between(line) & terrain.raised)
        self._adjacent = _adjacent_obstacles(terrain, line)
        self.smoke = _smoke(terrain, observer, hex_, markers)

    def verdict(self, variant: Variant) -> BlastVerdict:
        """The verdict by one kind of outlines."""
        is_seen = has_blast_height_los(
            obstacle_adjacent=bool(self._adjacent_in(variant).size),
            steeple_on_line=bool(self._steeples),
            is_raised=self._is_raised,
        )
        if not is_seen:
            return BlastVerdict.BLOCKED
        return BlastVerdict.SMOKE_ONLY if self._is_smoke_blocking() else BlastVerdict.CLEAR

    def reasons(self, *, is_too_close: bool) -> Iterator[Reason]:
        """Why it is seen or not."""
        if is_too_close:
            tolerance = self._terrain.settings.tolerance
            yield Reason("blast-too-close", "", (self.hex,), {"tolerance": tolerance})
        adjacent = self._hexes_of(self._adjacent_in(Variant.NOMINAL))
        if self._steeples:
            yield Reason("blast-behind-steeple", "2.32b", self._steeples)
        if adjacent:
            key = "blast-obstacle-ignored" if self._is_raised else "blast-obstacle-adjacent"
            yield Reason(key, "2.32b", adjacent)
        if self.verdict(Variant.NOMINAL) is BlastVerdict.CLEAR:
            yield Reason("blast-seen", "2.32a", (self.hex,))
        if is_blocking(self.smoke, self._terrain.chart.hindrance_limit):
            key = "blast-smoke-blocks" if self._is_smoke_blocking() else "blast-smoke-ignored"
            yield Reason(key, "2.32b", (self.hex,), {"smoke": self.smoke})

    def _is_smoke_blocking(self) -> bool:
        is_enough = is_blocking(self.smoke, self._terrain.chart.hindrance_limit)
        return bool(is_enough) and self._terrain.settings.blast_smoke is BlastSmoke.BLOCKS

    def _adjacent_in(self, variant: Variant) -> IntArray:
        is_in: BoolArray = self._terrain.layers.in_variant[variant, self._adjacent]
        return self._adjacent[is_in]

    def _hexes_of(self, pieces: IntArray) -> tuple[HexCoord, ...]:
        places = np.unique(self._terrain.layers.pieces.places[pieces]).tolist()
        return tuple(self._terrain.grid.hexes[place] for place in places)


def _between(line: SightLine) -> frozenset[HexCoord]:
    """The hexes that a line touches between its ends."""
    touched = line.touched_hexes()
    is_between = (touched.ranges > 0) & (touched.ranges < line.range)
    return frozenset(line.grid.hexes[place] for place in touched.places[is_between].tolist())


def _adjacent_obstacles(terrain: SightTerrain, line: SightLine) -> IntArray:
    """The pieces of obstacles that a line touches next to its source, by any outlines."""
    layers = terrain.layers
    touched = layers.pieces.touched(line)
    is_adjacent: BoolArray = line.near[layers.pieces.places[touched]] == 1
    return touched[layers.is_obstacle[touched] & is_adjacent]


def _smoke(terrain: SightTerrain, observer: Position, hex_: HexCoord, markers: Markers) -> int:
    bundle = Bundle(terrain.grid, observer, terrain.grid.places([hex_]), level=0)
    load = marker_load(bundle, markers, terrain.chart.markers)
    return int(load.smoke.sum()) if load else 0
