"""Outlines cut up by hex, with every corner on the lattice.

An outline is given a lattice point wherever it crosses a hexside, moved along the hexside by half a
step (0.00006 hex) at most. Cut up by hex it then has lattice corners only, so that whether a line
touches a piece is a question of integers, with the same answer from both ends and however the board
is turned. A part that merely reaches a hexside belongs to the hex in which it lies.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from companion.board.facts import Area
from companion.board.shapes import made_sound, polygon_of
from companion.hexes.coordinates import Orientation
from companion.hexes.lattice import SCALE, IntArray, snap, to_units
from companion.sight.grid import BoolArray, HexGrid

Shapes = NDArray[np.object_]  # shapely geometries

_ARC_SEGMENTS = 8  # to a quarter circle: arcs are true to half a hundredth of their radius


def lattice_polygons(areas: Sequence[Area]) -> Shapes:
    """The shapes of areas, their holes left out, in lattice steps."""
    polygons = np.empty(len(areas), dtype=object)
    polygons[:] = [polygon_of(area) for area in areas]
    return polygons


def resized(polygons: Shapes, distance: float, orientation: Orientation) -> Shapes:
    """Polygons grown or (negative) shrunk by a distance in hexes, again in lattice steps."""
    units = shapely.transform(polygons, lambda p: to_units(p, orientation))
    shapes = shapely.buffer(units, distance, quad_segs=_ARC_SEGMENTS)
    result: Shapes = shapely.transform(shapes, lambda p: snap(p, orientation).astype(np.float64))
    return result


@dataclass(frozen=True, eq=False)
class Cut:
    """Connected polygons, each within one hex: its place in the grid, its place among the outlines."""

    polygons: Shapes
    hexes: IntArray
    outlines: IntArray

    def chosen(self, is_chosen: BoolArray) -> "Cut":
        """Only some of the polygons."""
        return Cut(self.polygons[is_chosen], self.hexes[is_chosen], self.outlines[is_chosen])


def cut_by_hex(outlines: Shapes, grid: HexGrid) -> Cut:
    """The parts of polygonal outlines in each hex of a grid."""
    parts, owners = shapely.get_parts(outlines, return_index=True)
    noded = with_hexside_nodes(parts, grid.orientation)
    hexagons: Shapes = np.asarray(shapely.polygons(grid.corners.astype(np.float64)))
    part, hex_ = shapely.STRtree(hexagons).query(noded, predicate="intersects")
    pieces, source = overlaps(noded[part], hexagons[hex_])
    return Cut(pieces, hex_[source], owners[part[source]])


def overlaps(shapes: Shapes, others: Shapes) -> tuple[Shapes, IntArray]:
    """The parts with an area that shapes share with others, pair by pair, and the pair of each."""
    parts, pair = shapely.get_parts(shapely.intersection(shapes, others), return_index=True)
    is_solid = shapely.area(parts) > 0
    return parts[is_solid], pair[is_solid]


def with_hexside_nodes(polygons: Shapes, orientation: Orientation, *, to_centres: bool = False) -> Shapes:
    """The same polygons with a corner wherever they cross a hexside.

    `to_centres`: also wherever they cross a line from a hex's centre to one of its corners.
    """
    if not polygons.size:
        return polygons
    _, points, (rings, owners) = shapely.to_ragged_array(polygons)
    corners = np.rint(points).astype(np.int64)
    if orientation is Orientation.POINTY_TOP:  # the same grid with the axes exchanged
        corners = corners[:, ::-1]
    noded, counts = _insert_nodes(corners, rings.astype(np.int64), to_centres)
    if orientation is Orientation.POINTY_TOP:
        noded = noded[:, ::-1]
    ends = np.concatenate(([0], np.cumsum(counts)))
    shapes: Shapes = shapely.from_ragged_array(
        shapely.GeometryType.POLYGON, noded.astype(np.float64), (ends[rings], owners)
    )
    # A node moved half a step may close a crack, or cut off a tip, narrower than that.
    if to_centres:
        return made_sound(shapes)
    result: Shapes = shapely.make_valid(shapes, method="structure", keep_collapsed=False)
    return result


def _insert_nodes(corners: IntArray, rings: IntArray, to_centres: bool) -> tuple[IntArray, IntArray]:
    """All corners and nodes in order, and how many of them begin at each corner's edge."""
    starts = np.delete(np.arange(len(corners)), rings[1:] - 1)
    found = [
        crossings(corners[starts], corners[starts + 1], family, to_centres=to_centres) for family in range(3)
    ]
    edges = np.concatenate([np.arange(len(corners)), *(starts[edge] for edge, _, _ in found)])
    along = np.concatenate([np.zeros(len(corners)), *(part for _, part, _ in found)])
    points = np.concatenate([corners, *(nodes for _, _, nodes in found)])
    return points[np.lexsort((along, edges))], np.bincount(edges, minlength=len(corners))


def crossings(
    a: IntArray, b: IntArray, family: int, *, to_centres: bool = False
) -> tuple[IntArray, NDArray[np.float64], IntArray]:
    """Where edges a -> b cross the hexsides of one of the three directions of a flat-top grid.

    Hexsides lie on the lines y = cK, x + y = 2cK and x - y = 2cK (K = SCALE, c whole). Returns the
    edges, how far along them, and the crossings moved to the nearest lattice point of the hexside. Between
    hexsides the same lines join corners and centres: those count with `to_centres`.
    """
    spacing = SCALE if family == 0 else 2 * SCALE
    fa, fb = _offset(a, family), _offset(b, family)
    low, high = np.minimum(fa, fb) // spacing + 1, -(-np.maximum(fa, fb) // spacing) - 1
    counts = np.maximum(high - low + 1, 0)
    edge = np.repeat(np.arange(len(a)), counts)
    number = low[edge] + np.arange(len(edge)) - (np.cumsum(counts) - counts)[edge]
    rise, gained = (fb - fa)[edge], number * spacing - fa[edge]
    # x of the crossing is numerator / divisor, exactly.
    numerator = (a[edge, 0] * rise + (b - a)[edge, 0] * gained) * np.sign(rise)
    divisor = np.abs(rise)
    on_hexside = to_centres | _lies_on_hexside(numerator, divisor, number, family)
    x = _round_half_even(numerator[on_hexside], divisor[on_hexside])
    nodes = _point_at(x, number[on_hexside] * spacing, family)
    return edge[on_hexside], (gained / rise)[on_hexside], nodes


def _offset(points: IntArray, family: int) -> IntArray:
    """What is constant along the lines of a family: y, x + y or x - y."""
    x, y = points[:, 0], points[:, 1]
    result: IntArray = (y, x + y, x - y)[family]
    return result


def _point_at(x: IntArray, offset: IntArray, family: int) -> IntArray:
    y = (offset, offset - x, x - offset)[family]
    return np.stack([x, y], axis=1)


def _lies_on_hexside(numerator: IntArray, divisor: IntArray, number: IntArray, family: int) -> BoolArray:
    """Whether x = numerator / divisor is on a hexside: their lines also run through hexes.

    On a level line hexsides lie within K of x = 0 or 3K (by turns) and every 6K from there; on a
    slanting line from K to 2K in every 3K.
    """
    if family == 0:
        first = 3 * SCALE * ((number + 1) % 2) - SCALE
        period, length = 6 * SCALE, 2 * SCALE
    else:
        first, period, length = np.full_like(number, SCALE), 3 * SCALE, SCALE
    result: BoolArray = (numerator - first * divisor) % (period * divisor) <= length * divisor
    return result


def _round_half_even(numerator: IntArray, divisor: IntArray) -> IntArray:
    """Nearest integers; a half goes to the even one, so that turning the board changes nothing."""
    whole, rest = np.divmod(numerator, divisor)
    result: IntArray = whole + ((2 * rest > divisor) | ((2 * rest == divisor) & (whole % 2 == 1)))
    return result
