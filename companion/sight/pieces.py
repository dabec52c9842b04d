"""Convex lattice polygons, each within one hex, and which of them a line touches.

A line between the centres of two other hexes touches a connected shape inside a hex exactly when it
does not leave all corners of the shape on one side; so the convex hull stands for the shape.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import SCALE, FloatArray, IntArray
from companion.sight.clipping import Cut
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.sightline import SightLine

_TURN = 2 * np.pi

# Seen from a centre, the directions to a lattice point p and to a centre SCALE * c are equal or differ
# by more than 1 / (|p| |c|), which is 1e-9 on a board 100 hexes across; arctan2 and the sums below err
# by less than 1e-14. Between the two, comparing angles gives the integers' answer.
_EPSILON = 1e-11


@dataclass(frozen=True, eq=False)
class Pieces:
    """Polygons in hexes: `places` of their hexes in the grid, all corners, first corner of each."""

    grid: HexGrid
    places: IntArray
    corners: IntArray
    starts: IntArray

    @classmethod
    def of_hexes(cls, grid: HexGrid, places: IntArray) -> "Pieces":
        """Whole hexes as pieces."""
        return cls(grid, places, grid.corners[places].reshape(-1, 2), np.arange(len(places)) * 6)

    @classmethod
    def of_cut(cls, grid: HexGrid, cut: Cut) -> "Pieces":
        """The hulls of outlines cut by hex."""
        rings = shapely.get_exterior_ring(shapely.convex_hull(cut.polygons))
        points, owners = shapely.get_coordinates(rings, return_index=True)
        is_last = np.append(owners[1:] != owners[:-1], True)[: len(owners)]  # the first one, repeated
        corners, owners = np.rint(points[~is_last]).astype(np.int64), owners[~is_last]
        return cls(grid, cut.hexes, corners, np.searchsorted(owners, np.arange(len(rings))))

    @classmethod
    def joined(cls, grid: HexGrid, parts: "Sequence[Pieces]") -> "Pieces":
        """Several sets of pieces as one, in their order."""
        before = np.cumsum([0, *(len(part.corners) for part in parts)])[:-1]
        return cls(
            grid,
            np.concatenate([part.places for part in parts]),
            np.concatenate([part.corners for part in parts]),
            np.concatenate([part.starts + offset for part, offset in zip(parts, before, strict=True)]),
        )

    def __len__(self) -> int:
        return len(self.places)

    @cached_property
    def counts(self) -> IntArray:
        """How many corners each piece has."""
        return np.diff(self.starts, append=len(self.corners))

    def taken(self, chosen: IntArray) -> "Pieces":
        """Only the pieces with these numbers, in this order."""
        counts = self.counts[chosen]
        starts = np.cumsum(counts) - counts
        corners = np.repeat(self.starts[chosen] - starts, counts) + np.arange(counts.sum())
        some = Pieces(self.grid, self.places[chosen], np.take(self.corners, corners, axis=0), starts)
        vars(some)["counts"] = counts
        return some

    def touched(self, line: SightLine) -> IntArray:
        """The numbers of the pieces that a line touches between its two end hexes, ascending."""
        is_between = line.is_on_way & (line.near > 0) & (line.near < line.range)
        between = np.flatnonzero(is_between[self.places])
        if not between.size:
            return between
        return between[self.taken(between).met_by(line.start, line.ray)]

    def met_by(self, start: IntArray, rays: IntArray) -> BoolArray:
        """Whether the endless line from a centre along a ray, or each piece's own, touches it.

        `rays` lead from centre to centre: one (2,), or one for each piece (n, 2).
        """
        steps = rays // SCALE
        if steps.ndim > 1:
            steps = np.repeat(steps, self.counts, axis=0)
        turns = lattice.cross(start, start + steps, self.corners)
        least, most = np.minimum.reduceat(turns, self.starts), np.maximum.reduceat(turns, self.starts)
        result: BoolArray = (least <= 0) & (most >= 0)
        return result

    def sectors(self, source: HexCoord) -> tuple[FloatArray, FloatArray]:
        """The closed sectors of directions, (from, to) in radians, in which each piece is met.

        Not for pieces in the source's own hex. Directions run from -pi to pi; where a sector runs past
        pi, `to` is less than `from`.
        """
        start = self.grid.centre(source)
        middle = np.take(directions(self.grid.centres - start), self.places)
        x, y = (self.corners[:, axis] - start[axis] for axis in (0, 1))  # rows less a row take far longer
        aside = _wrapped(np.arctan2(y, x) - np.repeat(middle, self.counts))
        least, most = np.minimum.reduceat(aside, self.starts), np.maximum.reduceat(aside, self.starts)
        return _wrapped(middle + least - _EPSILON), _wrapped(middle + most + _EPSILON)


def directions(vectors: IntArray | FloatArray) -> FloatArray:
    """The directions of lattice vectors (n, 2), in radians on the stretched lattice."""
    result: FloatArray = np.arctan2(vectors[:, 1], vectors[:, 0])
    return result


def _wrapped(angles: FloatArray) -> FloatArray:
    result: FloatArray = angles - _TURN * np.rint(angles / _TURN)
    return result
