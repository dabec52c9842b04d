"""The areas of a board that act on sight by their outlines, as shapes in hex units."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import shapely

from companion.board.facts import Area
from companion.hexes.lattice import SCALE, to_units
from companion.sight.chart import Effect, Feature
from companion.sight.clipping import Cut, Shapes, cut_by_hex, lattice_polygons
from companion.sight.grid import BoolArray, HexGrid

_HEX_AREA = 6 * SCALE * SCALE  # in lattice steps squared


@dataclass(frozen=True, eq=False)
class Outlines:
    """Areas and what the sight chart says of each, in one order by which arrays name them."""

    areas: tuple[Area, ...]
    kinds: tuple[Feature, ...]
    grid: HexGrid

    @cached_property
    def polygons(self) -> Shapes:
        """The areas in lattice steps."""
        return lattice_polygons(self.areas)

    @cached_property
    def pieces(self) -> Cut:
        """The areas as drawn, cut up by hex."""
        return cut_by_hex(self.polygons, self.grid)

    @cached_property
    def is_exact(self) -> BoolArray:
        """Which areas are made up of whole hexes: hexsides are exact, not drawn."""
        is_partial = shapely.area(self.pieces.polygons) < _HEX_AREA
        counts = np.bincount(self.pieces.outlines, is_partial, minlength=len(self.areas))
        result: BoolArray = counts == 0
        return result

    @cached_property
    def is_ended(self) -> BoolArray:
        """Out of which hexes (areas, places) the player took an area: it ends at their hexsides, exactly."""
        is_ended = np.zeros((len(self.areas), len(self.grid.hexes)), dtype=np.bool_)
        for number, area in enumerate(self.areas):
            is_ended[number, self.grid.places(area.cut_hexes)] = True
        return is_ended

    @cached_property
    def obstruct(self) -> BoolArray:
        """Which areas are obstacles; the others hinder."""
        return flags(self.kinds, lambda feature: feature.effect is Effect.OBSTACLE)

    @cached_property
    def blind(self) -> BoolArray:
        """Which areas may blind the hex behind them."""
        return flags(self.kinds, lambda feature: feature.blinds)

    @cached_property
    def shapes(self) -> Shapes:
        """The areas in hex units, prepared for many questions."""
        result: Shapes = shapely.transform(self.polygons, lambda p: to_units(p, self.grid.orientation))
        shapely.prepare(result)
        return result

    @cached_property
    def boundaries(self) -> Shapes:
        """The boundaries of `shapes`."""
        result: Shapes = shapely.boundary(self.shapes)
        return result

    @cached_property
    def tree(self) -> shapely.STRtree:
        """Finds `shapes` by where they are."""
        return shapely.STRtree(self.shapes)


def flags(features: tuple[Feature, ...], holds: Callable[[Feature], bool]) -> BoolArray:
    """For which features something holds."""
    return np.array([holds(feature) for feature in features], dtype=np.bool_)
