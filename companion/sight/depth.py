"""How deep straight lines run inside shapes."""

import numpy as np
import shapely

from companion.hexes.lattice import FloatArray, IntArray
from companion.sight.clipping import Shapes

_PRECISION = 1e-4  # hexes, about a lattice step
_RELATIVE = 0.01  # of the depth, where that is coarser
_FIRST_CUTS = 8
_CUTS = 4


def depths(
    shapes: Shapes, boundaries: Shapes, lines: FloatArray, groups: IntArray, reach: float
) -> FloatArray:
    """How far from their boundaries lines run inside shapes, at most: for each group of pairs, up to `reach`.

    `lines` holds both ends (n, 2, 2). 0 where a line only touches. Cuts the lines up again and again: the
    distance changes no faster than the place, so a part whose middle lies too shallow for its length
    cannot hold the deepest point.
    """
    deepest = np.zeros(int(groups.max(initial=-1)) + 1)
    start, ray = lines[:, 0], lines[:, 1] - lines[:, 0]
    half_length = np.hypot(ray[:, 0], ray[:, 1]) / 2
    pair, middle, part, cuts = np.arange(len(shapes)), np.full(len(shapes), 0.5), 1.0, _FIRST_CUTS
    while pair.size:
        middles = part * ((np.arange(cuts) + 0.5) / cuts - 0.5)
        pair, middle = np.repeat(pair, cuts), np.add.outer(middle, middles).ravel()
        part, cuts = part / cuts, _CUTS
        points = start[pair] + middle[:, None] * ray[pair]
        depth = shapely.distance(boundaries[pair], shapely.points(points))
        depth[~shapely.contains_xy(shapes[pair], points)] *= -1
        np.maximum.at(deepest, groups[pair], depth)
        known, slack = deepest[groups[pair]], part * half_length[pair]
        is_coarse = slack > np.maximum(_PRECISION, _RELATIVE * known)
        is_open = is_coarse & (depth + slack > known) & (known < reach)
        pair, middle = pair[is_open], middle[is_open]
    return deepest
