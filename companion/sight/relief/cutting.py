"""Outlines cut up by the six triangles of each hex, from its centre to its hexsides.

Whatever lies in a triangle is nearest to that triangle's hexside, and a line that ends at the centre of a hex
meets there only what lies in the triangles on its way.
"""

import numpy as np
import shapely

from companion.hexes import lattice
from companion.hexes.coordinates import Direction
from companion.hexes.lattice import IntArray
from companion.sight.clipping import Cut, Shapes, with_hexside_nodes
from companion.sight.grid import HexGrid

SIDES = len(Direction)
_MANY = 400  # corners above which an outline is cut into strips first


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
    noded, source = _in_strips(noded, grid)
    triangles = triangles_of(grid)
    part, triangle = shapely.STRtree(triangles).query(noded, predicate="intersects")
    pieces, of = shapely.get_parts(shapely.intersection(noded[part], triangles[triangle]), return_index=True)
    is_solid = shapely.area(pieces) > 0
    of = of[is_solid]
    return Cut(pieces[is_solid], triangle[of], owners[source[part[of]]])


def _in_strips(shapes: Shapes, grid: HexGrid) -> tuple[Shapes, IntArray]:
    """Large shapes cut into strips first, as cutting takes the longer the more corners there are."""
    is_large = shapely.get_num_coordinates(shapes) > _MANY
    numbers = np.arange(len(shapes))
    strips = _strips(grid)
    large = numbers[is_large]
    shape, strip = shapely.STRtree(strips).query(shapes[large], predicate="intersects")
    cut, of = shapely.get_parts(shapely.intersection(shapes[large][shape], strips[strip]), return_index=True)
    is_solid = shapely.area(cut) > 0
    return (
        np.concatenate([shapes[~is_large], cut[is_solid]]),
        np.concatenate([numbers[~is_large], large[shape[of[is_solid]]]]),
    )


def _strips(grid: HexGrid) -> Shapes:
    """Boxes between lattice lines, three columns of hexes wide, that overlap by more than a hex."""
    (left, low), (right, high) = grid.corners.min(axis=(0, 1)), grid.corners.max(axis=(0, 1))
    step = 6 * lattice.SCALE
    edges = np.arange(left, right + step, step)
    result: Shapes = np.asarray(shapely.box(edges[:-1], low, edges[1:], high))
    return result
