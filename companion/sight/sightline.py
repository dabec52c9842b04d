"""One line between two hex centres: the hexes it touches, in order, and where it meets outlines.

Places on the line are fractions of the way from source to target. Whether something is touched is
decided on whole numbers; only the fractions themselves are rounded.
"""

from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, distance
from companion.hexes.lattice import SCALE, FloatArray, IntArray
from companion.sight.clipping import Shapes
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.result import UnitPoint

_NEXT = np.array([1, 2, 3, 4, 5, 0])  # corner, clockwise


@dataclass(frozen=True, eq=False)
class TouchedHexes:
    """The hexes on the board that a line touches, from the source on; at a tie the left one first."""

    places: IntArray
    ranges: IntArray
    enters: FloatArray
    leaves: FloatArray
    along_hexside: BoolArray


def meetings(
    turn_a: IntArray, turn_b: IntArray, at_a: FloatArray, at_b: FloatArray
) -> tuple[FloatArray, FloatArray]:
    """How far along a line edges a -> b meet it, at a and within; NaN where they do not.

    Of each end the way it lies of the line, and how far along.
    """
    crosses = np.sign(turn_a) * np.sign(turn_b) < 0
    share = turn_a / np.where(crosses, turn_a - turn_b, 1)
    return np.where(turn_a == 0, at_a, np.nan), np.where(crosses, at_a + share * (at_b - at_a), np.nan)


@dataclass(frozen=True, eq=False)
class SightLine:
    """The straight line between the centres of two hexes of a grid."""

    grid: HexGrid
    source: HexCoord
    target: HexCoord

    @cached_property
    def range(self) -> int:
        """Hexes from source to target."""
        return distance(self.source, self.target)

    @cached_property
    def near(self) -> IntArray:
        """The range of every hex of the grid from the source."""
        return self.grid.ranges_from(self.source)

    @cached_property
    def is_on_way(self) -> BoolArray:
        """Which hexes lie on a shortest way between the ends.

        No other hex is touched by the line, and its extension beyond the ends touches none of these.
        """
        result: BoolArray = self.near + self.grid.ranges_from(self.target) == self.range
        return result

    @cached_property
    def start(self) -> IntArray:
        """The source's centre dot."""
        return self.grid.centre(self.source)

    @cached_property
    def ray(self) -> IntArray:
        """The way from source to target, in lattice steps."""
        return self.grid.centre(self.target) - self.start

    def point(self, fraction: float) -> UnitPoint:
        """A place on the line, in hex units."""
        x, y = lattice.to_units(self.start + fraction * self.ray, self.grid.orientation).tolist()
        return x, y

    def points(self, fractions: FloatArray) -> FloatArray:
        """Places on the line, in hex units: one more axis, of 2."""
        points = self.start + fractions[..., None] * self.ray
        return lattice.to_units(points, self.grid.orientation)

    def turns(self, points: IntArray) -> IntArray:
        """Which way points lie: positive left of the line, 0 on it, negative right."""
        return lattice.cross(self.start, self.start + self.ray // SCALE, points)

    def touched_hexes(self) -> TouchedHexes:
        """Every hex on the board that the line touches, its two ends included."""
        if self.range == 0:
            here, zero = self.grid.places([self.source]), np.zeros(1)
            return TouchedHexes(here, np.zeros(1, dtype=np.int64), zero, zero, np.zeros(1, dtype=np.bool_))
        places = np.flatnonzero(self.is_on_way)
        turns = self.turns(self.grid.corners[places])
        touched = (turns.min(axis=1) <= 0) & (turns.max(axis=1) >= 0)
        return self._ordered(places[touched], self.near[places[touched]], turns[touched])

    def _ordered(self, places: IntArray, ranges: IntArray, turns: IntArray) -> TouchedHexes:
        """Touched hexes with where the line enters and leaves them, given the turns to their corners."""
        corners = self.grid.corners[places]
        contacts = self._contacts(corners, corners[:, _NEXT], turns, turns[:, _NEXT])
        contacts = contacts.reshape(len(places), -1)
        enters = np.maximum(np.fmin.reduce(contacts, axis=1), 0)  # the end hexes reach beyond the line
        leaves = np.minimum(np.fmax.reduce(contacts, axis=1), 1)
        to_the_left = turns.sum(axis=1)
        is_one_sided = (turns.min(axis=1) == 0) | (turns.max(axis=1) == 0)
        along = is_one_sided & ((turns == 0).sum(axis=1) == 2)
        order = np.lexsort((-to_the_left, leaves, enters))
        return TouchedHexes(places[order], ranges[order], enters[order], leaves[order], along[order])

    def _contacts(self, a: IntArray, b: IntArray, turn_a: IntArray, turn_b: IntArray) -> FloatArray:
        """The fractions at which edges a -> b (..., 2) meet the line, at a and within: (..., 2); or NaN."""
        return np.stack(meetings(turn_a, turn_b, self._fractions(a), self._fractions(b)), axis=-1)

    def _fractions(self, points: IntArray) -> FloatArray:
        """How far along the line points lie: exact to the last digit for points on it."""
        ray = self.ray // SCALE
        along = (points - self.start) @ ray
        result: FloatArray = along / (SCALE * float(ray @ ray))
        return result

    def first_contacts(self, shapes: Shapes) -> FloatArray:
        """Where the line first meets each of some polygons that it touches."""
        if not shapes.size:
            return np.empty(0)
        points, owners = shapely.get_coordinates(shapely.get_exterior_ring(shapes), return_index=True)
        corners = np.rint(points).astype(np.int64)
        turns = self.turns(corners)
        contacts = self._contacts(corners[:-1], corners[1:], turns[:-1], turns[1:])
        contacts[owners[:-1] != owners[1:]] = np.nan
        starts = np.searchsorted(owners, np.arange(len(shapes)))
        result: FloatArray = np.fmin.reduceat(np.fmin(contacts[:, 0], contacts[:, 1]), starts)
        return result
