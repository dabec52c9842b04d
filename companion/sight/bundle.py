"""All lines from one position to many hexes, and the whole hexes they touch."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.hexes.lattice import FloatArray, IntArray
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.pieces import Pieces, directions
from companion.sight.result import GROUND, RAISED, Position


@dataclass(frozen=True, eq=False)
class Bundle:
    """Lines from a position to the hexes at `places` of the grid (T), all at one level."""

    grid: HexGrid
    source: Position
    places: IntArray
    level: int

    @classmethod
    def by_direction(cls, grid: HexGrid, source: Position, places: IntArray) -> "Bundle":
        """A bundle on the ground with its targets in order of direction."""
        order = np.argsort(directions(grid.centres[places] - grid.centre(source.hex)))
        return cls(grid, source, places[order], GROUND)

    @cached_property
    def ranges(self) -> IntArray:
        """The length of each line, in hexes."""
        return self.grid.ranges_from(self.source.hex, self.places)

    @cached_property
    def rays(self) -> IntArray:
        """The way to each target (T, 2), in lattice steps."""
        return self.grid.centres[self.places] - self.grid.centre(self.source.hex)

    @cached_property
    def directions(self) -> FloatArray:
        """The direction to each target, in radians on the stretched lattice."""
        return directions(self.rays)

    @property
    def rows(self) -> int:
        """How many ranges there are, 0 included."""
        return int(self.ranges.max(initial=0)) + 1

    @property
    def is_raised(self) -> bool:
        """Whether an end of each line is above the ground."""
        return RAISED in (self.source.level, self.level)

    def is_between(self, ranges: IntArray) -> BoolArray:
        """Whether hexes at ranges (P) from the source lie between a line's ends, if on it: (P, T)."""
        result: BoolArray = (ranges[:, None] > 0) & (ranges[:, None] < self.ranges)
        return result

    def meets(self, places: IntArray) -> BoolArray:
        """Which lines touch which whole hexes between their ends: (P, T)."""
        sectors = Pieces.of_hexes(self.grid, places).sectors(self.source.hex)
        first, last = (angle[:, None] for angle in sectors)
        is_after, is_before = first <= self.directions, self.directions <= last
        in_sector = np.where(first <= last, is_after & is_before, is_after | is_before)
        ranges = self.grid.ranges_from(self.source.hex, places)
        result: BoolArray = in_sector & self.is_between(ranges)
        return result
