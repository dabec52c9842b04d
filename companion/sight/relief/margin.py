"""How far outlines would have to grow or shrink to change a verdict over heights.

The rules look at the whole line, so no outline has a threshold of its own: the line is judged again and
again on the ground beside it alone, with outlines grown and shrunk by ever finer amounts.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import shapely

from companion.hexes import lattice
from companion.hexes.lattice import IntArray
from companion.sight.clipping import Cut, Shapes, resized
from companion.sight.grid import HexGrid
from companion.sight.layers import Variant
from companion.sight.markers import Markers
from companion.sight.relief.bulk import fan_of
from companion.sight.relief.cutting import cut_by_triangle
from companion.sight.relief.drawn import drawn_outlines
from companion.sight.relief.judging import judge
from companion.sight.relief.marked_load import MarkedLoad
from companion.sight.relief.terrain import ReliefTerrain, pieces_of
from companion.sight.result import LosResult, Position

REACH = 0.25  # hexes; outlines are not followed further
_PRECISION = 1.02  # two amounts nearer than this, one to the other, count as one
_LEAST = 5e-4  # hexes; the outlines are no truer
_SLACK = 0.02  # hexes that are cut out further than outlines move


def with_margin(terrain: ReliefTerrain, result: LosResult, markers: Markers | None = None) -> LosResult:
    """A line judged with markers, with its margin: the least resizing of outlines that changes the answer.

    None when nothing within `REACH` does, as where markers block whatever the outlines are.
    """
    return replace(result, margin=_margin(terrain, result, markers or Markers.none()))


def _margin(terrain: ReliefTerrain, result: LosResult, markers: Markers) -> float | None:
    if result.range < 1:
        return None
    load = MarkedLoad.of_line(terrain, *result.ends, markers)
    asked = (*result.ends, load.amounts)
    if asked not in terrain.margins:
        terrain.margins[asked] = _measured(_Way.of(terrain, result, load))
    return terrain.margins[asked]


def _measured(way: "_Way") -> float | None:
    tolerance = max(way.terrain.settings.tolerance, _LEAST)
    if way.differs(tolerance):
        return _least_that_differs(way, _LEAST, tolerance)
    return _least_that_differs(way, tolerance, REACH) if way.differs(REACH) else None


def _least_that_differs(way: "_Way", same: float, differs: float) -> float:
    """From an amount that changes nothing, or too little to look at, to one that does: where that begins."""
    while differs > same * _PRECISION:
        middle = float(np.sqrt(same * differs))
        if way.differs(middle):
            differs = middle
        else:
            same = middle
    return differs


@dataclass(frozen=True, eq=False)
class _Way:
    """A line on the board, and the hexes that it crosses."""

    terrain: ReliefTerrain
    ends: tuple[Position, Position]
    grid: HexGrid
    load: MarkedLoad

    @classmethod
    def of(cls, terrain: ReliefTerrain, result: LosResult, load: MarkedLoad) -> "_Way":
        """The way of a judged line."""
        hexes = tuple(crossing.hex for crossing in result.crossings)
        return cls(terrain, result.ends, HexGrid(hexes, terrain.grid.orientation), load)

    def differs(self, change: float) -> bool:
        """Whether the answer with outlines grown so far is not that with outlines shrunk so far."""
        terrain = self.terrain
        ground = terrain.within(
            self.grid, pieces_of(terrain.board, terrain.chart, self.grid, self._cuts(change))
        )
        return self.load.is_too_close(judge(fan_of(ground, self.ends[0], [self.ends[1]])))

    def _cuts(self, change: float) -> Iterator[tuple[Cut, tuple[Variant, ...]]]:
        areas, shapes = self._beside(change + _SLACK)
        is_exact = self.terrain.is_exact[areas]
        yield self._cut(shapes[is_exact], areas[is_exact]), tuple(Variant)
        areas, shapes = areas[~is_exact], shapes[~is_exact]
        for variant, by in ((Variant.GROWN, change), (Variant.SHRUNK, -change)):
            yield self._cut(resized(shapes, by, self.grid.orientation), areas), (variant,)

    def _beside(self, width: float) -> tuple[IntArray, Shapes]:
        """The areas beside the line, and what of them lies within a width of it, in hexes."""
        orientation = self.grid.orientation
        centres = np.array([lattice.centre(end.hex, orientation) for end in self.ends])
        ends = lattice.to_units(centres, orientation)
        beside = shapely.buffer(shapely.LineString(ends), width)
        strip = shapely.transform(beside, lambda p: lattice.snap(p, orientation).astype(np.float64))
        outlines = drawn_outlines(self.terrain.board)
        areas = np.sort(outlines.tree.query(strip, predicate="intersects"))
        shapes = shapely.intersection(outlines.shapes[areas], strip)
        is_solid = shapely.area(shapes) > 0
        return areas[is_solid], shapes[is_solid]

    def _cut(self, shapes: Shapes, areas: IntArray) -> Cut:
        cut = cut_by_triangle(shapes, self.grid)
        return Cut(cut.polygons, cut.hexes, areas[cut.outlines])
