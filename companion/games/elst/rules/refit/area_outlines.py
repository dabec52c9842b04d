"""Outlines of Setup Areas and of what lies between, as shapes to draw (4.5055g)."""

from collections.abc import Iterable
from functools import lru_cache

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, Orientation


def outline(hexes: Iterable[HexCoord], orientation: Orientation) -> BaseGeometry:
    """The shape that some hexes make together, holes and separate parts included; empty for none."""
    # Joined on the integer lattice, where hexsides shared by two hexes agree to the last digit.
    joined = shapely.coverage_union_all([_hexagon(hex_, orientation) for hex_ in hexes])
    return shapely.transform(joined, lambda points: lattice.to_units(points, orientation))


@lru_cache(maxsize=4096)
def _hexagon(hex_: HexCoord, orientation: Orientation) -> Polygon:
    return Polygon(lattice.outline(hex_, orientation))
