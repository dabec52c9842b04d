"""How much markers over heights add to lines: smoke and blast areas rise some levels, as terrain does.

A vehicle or wreck hinders as half a level of terrain does: a line whose two ends are on its own level.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.hexes.coordinates import HexCoord, distance
from companion.hexes.lattice import IntArray
from companion.sight.bundle import Bundle
from companion.sight.grid import BoolArray
from companion.sight.judging import BLOCKED
from companion.sight.layers import Variant
from companion.sight.marker_chart import level_markers
from companion.sight.marker_kinds import MarkerKind
from companion.sight.markers import Markers, Smoke
from companion.sight.relief.judging import LIMIT, Judged
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import Position
from companion.sight.rules import is_blocking, smoke_amount, step_hindrance


@dataclass(frozen=True, eq=False)
class MarkedLoad:
    """What markers add to lines (T) from a position to places at levels, at each range (K, T)."""

    terrain: ReliefTerrain
    source: Position
    places: IntArray
    levels: IntArray
    markers: Markers

    @classmethod
    def of_line(
        cls, terrain: ReliefTerrain, source: Position, target: Position, markers: Markers
    ) -> "MarkedLoad":
        """What markers add to one line."""
        levels = np.array([terrain.level_of(target.hex, target.level)])
        return cls(terrain, source, terrain.grid.places([target.hex]), levels, markers)

    @property
    def amounts(self) -> tuple[bytes, ...]:
        """All that is added, to tell one load on a line from another."""
        return self.smoke.tobytes(), self.vehicles.tobytes(), self.blasts.tobytes()

    def is_too_close(self, judged: Judged) -> bool:
        """Whether outlines grown and shrunk tell differently of a single line with the markers."""
        outcome = self._outcomes(judged)[:, 0]
        return bool(outcome[Variant.GROWN] != outcome[Variant.SHRUNK])

    def _outcomes(self, judged: Judged) -> IntArray:
        """The hindrance of lines by each kind of outline (3, T); `BLOCKED` where they are."""
        adds = self.terrain.settings.vehicle_adds_to_terrain
        by_range = step_hindrance(judged.by_range, self.vehicles.T, adds=adds) + self.smoke.T
        hindrance = by_range.sum(axis=2) + self.blasts
        is_blocked = judged.is_obstructed | (is_blocking(hindrance, LIMIT) & ~self.is_safe)
        result: IntArray = np.where(is_blocked, BLOCKED, hindrance)
        return result

    @cached_property
    def _bundle(self) -> Bundle:
        return Bundle(self.terrain.grid, self.source, self.places, 0)

    @cached_property
    def is_safe(self) -> BoolArray:
        """Which lines join adjacent hexes, which see one another whatever lies there."""
        is_near: BoolArray = self._bundle.ranges <= 1
        return is_near & self.terrain.settings.adjacent_always_seen

    @cached_property
    def _level(self) -> int:
        return self.terrain.level_of(self.source.hex, self.source.level)

    @cached_property
    def _meets(self) -> dict[HexCoord, BoolArray]:
        """Which lines touch which hexes with a marker between their ends."""
        grid = self.terrain.grid
        hexes = sorted(hex_ for hex_ in self.markers.hexes if hex_ in grid.index)
        return dict(zip(hexes, self._bundle.meets(grid.places(hexes)), strict=True))

    def _counts(self, hex_: HexCoord, base: int, height: int) -> BoolArray:
        """For which lines something that rises so far over a level of a hex counts (A6.2, A6.4).

        Between the ends as a hindrance of that height does; in an end's hex where that end is within it.
        """
        high, low = np.maximum(self.levels, self._level), np.minimum(self.levels, self._level)
        from_source = distance(self.source.hex, hex_)
        from_target = self.terrain.grid.ranges_from(hex_, self.places)
        is_source_high = self._level >= self.levels
        from_high = np.where(is_source_high, from_source, from_target)
        from_low = np.where(is_source_high, from_target, from_source)
        top = base + height
        hides = (low < top) & (from_low <= np.maximum(1, 2 * top - high - low + 1 + from_high // 5))
        reaches = (top > high) | ((high != low) & ((top == high) | hides))
        between = self._meets[hex_] & reaches & (base <= high)
        at_source = (hex_ == self.source.hex) & (base <= self._level < top)
        at_target = (from_target == 0) & (base <= self.levels) & (self.levels < top)
        result: BoolArray = between | at_source | at_target
        return result

    def counts_smoke(self, smoke: Smoke) -> BoolArray:
        """For which lines a smoke counter counts."""
        height = level_markers().heights[MarkerKind(smoke.kind.value)]
        return self._counts(smoke.hex, self.terrain.level_of(smoke.hex, smoke.level), height)

    def counts_vehicle(self, hex_: HexCoord) -> BoolArray:
        """For which lines a vehicle or wreck in a hex counts."""
        base = self.terrain.level_of(hex_)
        result: BoolArray = self._meets[hex_] & (self.levels == base) & (self._level == base)
        return result

    def counts_blast(self, hex_: HexCoord) -> BoolArray:
        """For which lines a hex of a blast area counts."""
        return self._counts(hex_, self.terrain.level_of(hex_), level_markers().heights[MarkerKind.BLAST_AREA])

    @cached_property
    def smoke(self) -> IntArray:
        """The smoke at each range: of two hexes at one range, the thicker."""
        amounts = self._nothing()
        for smoke in self.markers.smoke:
            if smoke.hex in self._meets:
                adds = self.counts_smoke(smoke) * (smoke_amount(smoke, level_markers().hindrance) or 0)
                self._raise(amounts, smoke.hex, adds)
        return amounts

    @cached_property
    def vehicles(self) -> IntArray:
        """What vehicles and wrecks add at each range."""
        amounts = self._nothing()
        for hex_ in self.markers.vehicles | self.markers.wrecks:
            if hex_ in self._meets:
                self._raise(amounts, hex_, self.counts_vehicle(hex_) * level_markers().hindrance.vehicle)
        return amounts

    @cached_property
    def blasts(self) -> IntArray:
        """What blast areas add to each line, each once."""
        result = np.zeros(len(self.places), dtype=np.int64)
        for hexes in self.markers.blasts.values():
            counting = [self.counts_blast(hex_) for hex_ in hexes if hex_ in self._meets]
            if counting:
                result += np.logical_or.reduce(counting) * level_markers().hindrance.blast_area
        return result

    def _nothing(self) -> IntArray:
        return np.zeros((self._bundle.rows, len(self.places)), dtype=np.int64)

    def _raise(self, amounts: IntArray, hex_: HexCoord, adds: IntArray) -> None:
        at = distance(self.source.hex, hex_)
        if at < len(amounts):
            amounts[at] = np.maximum(amounts[at], adds)
