"""Outlines cut up by the six triangles of each hex, from its centre to its hexsides.

Whatever lies in a triangle is nearest to that triangle's hexside, and a line that ends at the centre of a hex
meets there only what lies in the triangles on its way.
"""

from collections.abc import Callable

import numpy as np
import shapely

from companion.hexes.coordinates import Direction
from companion.hexes.lattice import SCALE, IntArray
from companion.sight.clipping import Cut, Shapes, overlaps, with_hexside_nodes
from companion.sight.grid import HexGrid

SIDES = len(Direction)
_MANY = 150  # corners above which an outline is cut into strips first
_STEP = (6 * SCALE, 4 * SCALE)  # columns of hexes stand 3 apart, rows 2


def triangles_of(grid: HexGrid) -> Shapes:
    """The triangles of all hexes, those of a hex by direction."""
    corners = grid.corners  # that after direction 1 first
    before = np.roll(corners, 1, axis=1)
    centres = np.repeat(grid.centres[:, None], SIDES, axis=1)
    rings = np.stack([centres, before, corners], axis=2).reshape(-1, 3, 2)
    result: Shapes = np.asarray(shapely.polygons(rings.astype(np.float64)))
    return result


def cut_by_triangle(outlines: Shapes, grid: HexGrid) -> Cut:
    """The parts of outlines in each triangle; `hexes` holds 6 * place + direction - 1."""
    parts, owners = shapely.get_parts(outlines, return_index=True)
    noded = with_hexside_nodes(parts, grid.orientation, to_centres=True)
    noded, source = _in_strips(noded, grid, _rows)
    noded, within = _in_strips(noded, grid, _columns)
    source = source[within]
    triangles = triangles_of(grid)
    shapely.prepare(noded)
    part, triangle = shapely.STRtree(triangles).query(noded, predicate="intersects")
    is_whole = shapely.covers(noded[part], triangles[triangle])
    partly, of = part[~is_whole], triangle[~is_whole]
    pieces, number = overlaps(noded[partly], triangles[of])
    return Cut(
        np.concatenate([triangles[triangle[is_whole]], pieces]),
        np.concatenate([triangle[is_whole], of[number]]),
        owners[source[np.concatenate([part[is_whole], partly[number]])]],
    )


def _in_strips(
    shapes: Shapes, grid: HexGrid, strips_of: Callable[[HexGrid], Shapes]
) -> tuple[Shapes, IntArray]:
    """Large shapes cut into strips first, as cutting takes the longer the more corners there are."""
    is_large = shapely.get_num_coordinates(shapes) > _MANY
    numbers = np.arange(len(shapes))
    large, strips = numbers[is_large], strips_of(grid)
    shape, strip = shapely.STRtree(strips).query(shapes[large], predicate="intersects")
    cut, of = overlaps(shapes[large][shape], strips[strip])
    return (
        np.concatenate([shapes[~is_large], cut]),
        np.concatenate([numbers[~is_large], large[shape[of]]]),
    )


def _rows(grid: HexGrid) -> Shapes:
    """Boxes two hexes high, between lines of the lattice on which hexsides lie."""
    (left, low), (right, high) = grid.corners.min(axis=(0, 1)), grid.corners.max(axis=(0, 1))
    edges = np.arange(low, high + _STEP[1], _STEP[1])
    result: Shapes = np.asarray(shapely.box(left, edges[:-1], right, edges[1:]))
    return result


def _columns(grid: HexGrid) -> Shapes:
    """Boxes two columns of hexes wide, between corners of hexes."""
    (left, low), (right, high) = grid.corners.min(axis=(0, 1)), grid.corners.max(axis=(0, 1))
    edges = np.arange(left, right + _STEP[0], _STEP[0])
    result: Shapes = np.asarray(shapely.box(edges[:-1], low, edges[1:], high))
    return result
