"""How deep straight lines run inside shapes."""

import numpy as np
import shapely

from companion.lattice import FloatArray, IntArray
from companion.sight.clipping import Shapes

_PRECISION = 1e-4  # hexes, about a lattice step
_CUTS = 4


def depths(shapes: Shapes, lines: Shapes, groups: IntArray, reach: float) -> FloatArray:
    """How far from their boundaries lines run inside shapes, at most: for each group of pairs, up to `reach`.

    0 where a line only touches. Cuts the lines up again and again; the distance changes no faster than
    the place, so a part whose middle lies too shallow for its length cannot hold the deepest point.
    """
    boundaries, deepest = shapely.boundary(shapes), np.zeros(int(groups.max(initial=-1)) + 1)
    ends = shapely.get_coordinates(lines).reshape(-1, 2, 2)
    start, ray = ends[:, 0], ends[:, 1] - ends[:, 0]
    length = np.hypot(ray[:, 0], ray[:, 1])
    middles_of_cuts = (np.arange(_CUTS) + 0.5) / _CUTS - 0.5
    pair, middle, part = np.arange(len(shapes)), np.full(len(shapes), 0.5), 1.0
    while pair.size:
        pair, middle = np.repeat(pair, _CUTS), np.add.outer(middle, part * middles_of_cuts).ravel()
        part /= _CUTS
        points = start[pair] + middle[:, None] * ray[pair]
        depth = shapely.distance(boundaries[pair], shapely.points(points))
        depth *= np.where(shapely.contains_xy(shapes[pair], points), 1, -1)
        np.maximum.at(deepest, groups[pair], depth)
        slack = part * length[pair] / 2
        known = deepest[groups[pair]]
        is_open = (depth + slack > known) & (slack > _PRECISION) & (known < reach)
        pair, middle = pair[is_open], middle[is_open]
    return deepest
