"""Outlines of Setup Areas and of what lies between, as shapes to draw (4.5055g)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache

import shapely
from shapely import Geometry, Polygon

from companion import lattice
from companion.hexgrid import HexCoord, Orientation
from companion.systems.elst.refit.areas import AreaMap, SetupArea


@dataclass(frozen=True, slots=True)
class AreaOutlines:
    """Shapes in units of one hex height, y north: one for each area, in the map's order of areas."""

    areas: Mapping[SetupArea, Geometry]
    no_mans_land: Geometry
    uncontrolled: Geometry


def area_outlines(areas: AreaMap) -> AreaOutlines:
    """The outlines along the outer hexsides of every area; at the map edge whole hexes."""
    orientation = areas.ground.orientation
    return AreaOutlines(
        {area: outline(area.hexes, orientation) for area in areas.areas},
        outline(areas.no_mans_land, orientation),
        outline(areas.uncontrolled, orientation),
    )


def outline(hexes: Iterable[HexCoord], orientation: Orientation) -> Geometry:
    """The shape that some hexes make together, holes and separate parts included; empty for none."""
    # Joined on the integer lattice, where hexsides shared by two hexes agree to the last digit.
    joined = shapely.coverage_union_all([_hexagon(hex_, orientation) for hex_ in hexes])
    return shapely.transform(joined, lambda points: lattice.to_units(points, orientation))


@lru_cache(maxsize=4096)
def _hexagon(hex_: HexCoord, orientation: Orientation) -> Geometry:
    return Polygon(lattice.outline(hex_, orientation))
