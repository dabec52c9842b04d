"""From coordinates in hex units to lattice points and back; what makes an outline usable."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

from companion.board.facts import Area, Point
from companion.hexes.coordinates import Orientation
from companion.hexes.lattice import FloatArray, IntArray, snap, to_units

_DECIMALS = 6  # finer than the lattice, so that snapping finds every point again
Ring = tuple[Point, ...]


def points_of(coordinates: Sequence[tuple[float, float]], orientation: Orientation) -> Ring:
    """Coordinates in units as lattice points."""
    return as_points(snap(np.array(coordinates).reshape(-1, 2), orientation))


def as_points(array: IntArray) -> Ring:
    """A lattice array (n, 2) as points."""
    return tuple((x, y) for x, y in array.tolist())


def coordinates_of(points: Iterable[Point], orientation: Orientation) -> list[list[float]]:
    """Lattice points as coordinates in units, as files hold them."""
    return file_figures(to_units(np.array(list(points)).reshape(-1, 2), orientation))


def file_figures(units: FloatArray) -> list[list[float]]:
    """An array in units as files hold it: rounded, without negative zeros."""
    figures: list[list[float]] = (np.round(units, _DECIMALS) + 0.0).tolist()
    return figures


def open_ring(points: Ring) -> Ring:
    """A ring without its repeated last point, counterclockwise."""
    ring = points[:-1] if len(points) > 1 and points[0] == points[-1] else points
    return ring if doubled_area(ring) >= 0 else turned(ring)


def ring_of(ring: shapely.LinearRing) -> Ring:
    """A ring in lattice steps as open lattice points."""
    return open_ring(as_points(np.rint(shapely.get_coordinates(ring)).astype(np.int64)))


def made_sound(shapes: NDArray[np.object_]) -> NDArray[np.object_]:
    """Polygons, of which those that cross or touch themselves are mended in place."""
    is_flawed = ~shapely.is_valid(shapes)
    shapes[is_flawed] = shapely.make_valid(shapes[is_flawed], method="structure", keep_collapsed=False)
    return shapes


def turned(ring: Ring) -> Ring:
    """A ring run through the other way, from the same first point."""
    return ring[:1] + ring[:0:-1]


def doubled_area(ring: Ring) -> int:
    """Twice the area inside a ring, exactly; negative when it runs clockwise."""
    following = (*ring[1:], *ring[:1])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, following, strict=True))


def polygon_of(area: Area) -> shapely.Polygon:
    """The shape of an area in lattice steps, holes left out."""
    return shapely.Polygon(area.outline, area.holes)


def first_flaw(areas: Sequence[Area]) -> tuple[Area, Point] | None:
    """The first area that crosses or touches itself, with the place; None when all are sound."""
    polygons = [polygon_of(area) for area in areas]
    for area, polygon, is_sound in zip(areas, polygons, shapely.is_valid(polygons), strict=True):
        if not is_sound:
            return area, _flaw_of(polygon)
    return None


def _flaw_of(polygon: shapely.Polygon) -> Point:
    """Where a polygon crosses itself, read from the library's explanation "...[x y]"."""
    x, y = shapely.is_valid_reason(polygon).rpartition("[")[2].rstrip("]").split()
    return round(float(x)), round(float(y))
