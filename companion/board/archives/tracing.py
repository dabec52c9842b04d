"""From a grid of labels to outlines: the patches of one label, traced along the edges of their squares.

Patches hang together by sides, not by corners. An edge is numbered 4 * square + side, sides clockwise from
the top of the grid; followed clockwise, an edge has its patch on the right.
"""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from companion.hexes.lattice import IntArray

Shapes = NDArray[np.object_]  # shapely polygons


@dataclass(frozen=True, eq=False)
class Patches:
    """Polygons in squares (x to the right, y down), each with its label; together they cover the grid."""

    polygons: Shapes
    labels: IntArray


def patches_of(grid: IntArray) -> Patches:
    """All patches of a grid [row, column] of labels that are not negative."""
    padded = np.pad(grid, 1, constant_values=-1)
    squares, corners, starts = _rings(padded)
    owners = np.repeat(np.arange(len(starts)), np.diff(starts, append=len(corners)))
    rings: Shapes = np.asarray(shapely.linearrings(corners, indices=owners))
    areas = _areas(corners, starts)
    outer, holes = np.flatnonzero(areas > 0), np.flatnonzero(areas < 0)
    around = _owners(rings[outer], areas[outer], _middles(squares[holes], padded.shape[1]))
    inside: list[list[shapely.LinearRing]] = [[] for _ in outer]
    for hole, owner in zip(holes.tolist(), around.tolist(), strict=True):
        inside[owner].append(rings[hole])
    polygons = np.empty(len(outer), dtype=object)
    polygons[:] = [
        shapely.Polygon(rings[ring], within) for ring, within in zip(outer.tolist(), inside, strict=True)
    ]
    return Patches(polygons, padded.ravel()[squares[outer]])


def _rings(padded: IntArray) -> tuple[IntArray, NDArray[np.float64], IntArray]:
    """Every ring: a square beside it, all corners in order, and where each ring's corners begin."""
    edges, following = _edges(padded)
    order, starts = _walked(following)
    is_corner = np.ones(len(edges), dtype=np.bool_)
    is_corner[following] = edges[following] % 4 != edges % 4
    kept = is_corner[order]
    counts = np.add.reduceat(kept, starts, dtype=np.int64)
    squares, sides = np.divmod(edges[order[kept]], 4)
    rows, columns = np.divmod(squares, padded.shape[1])
    x, y = columns - 1 + np.array([0, 1, 1, 0])[sides], rows - 1 + np.array([0, 0, 1, 1])[sides]
    return edges[order[starts]] // 4, np.stack([x, y], axis=1).astype(np.float64), np.cumsum(counts) - counts


def _edges(padded: IntArray) -> tuple[IntArray, IntArray]:
    """All edges between labels, and for each the number of the one that follows it clockwise."""
    width, labels = padded.shape[1], padded.ravel()
    squares = np.arange(padded.size).reshape(padded.shape)[1:-1, 1:-1].ravel()
    ahead, aside = (1, width, -1, -width), (-width, 1, width, -1)
    heads, nexts = [], []
    for side in range(4):
        here = squares[labels[squares] != labels[squares + aside[side]]]
        before = here + ahead[side]
        beyond = before + aside[side]
        goes_on = labels[before] == labels[here]
        turns_out = goes_on & (labels[beyond] == labels[here])
        turned = np.where(turns_out, 4 * beyond + (side - 1) % 4, 4 * before + side)
        heads.append(4 * here + side)
        nexts.append(np.where(goes_on, turned, 4 * here + (side + 1) % 4))
    edges = np.concatenate(heads)
    order = np.argsort(edges)
    edges = edges[order]
    return edges, np.searchsorted(edges, np.concatenate(nexts)[order])


def _walked(following: IntArray) -> tuple[IntArray, IntArray]:
    """Edges in the order of their rings, and where each ring begins."""
    steps, is_seen = following.tolist(), bytearray(len(following))
    order: list[int] = []
    starts: list[int] = []
    for first in range(len(steps)):
        if is_seen[first]:
            continue
        starts.append(len(order))
        here = first
        while not is_seen[here]:
            is_seen[here] = 1
            order.append(here)
            here = steps[here]
    return np.array(order, dtype=np.int64), np.array(starts, dtype=np.int64)


def _areas(corners: NDArray[np.float64], starts: IntArray) -> NDArray[np.float64]:
    """Twice the area in each ring, negative for holes."""
    following = np.arange(1, len(corners) + 1)
    following[np.append(starts[1:], len(corners)) - 1] = starts
    x, y = corners.T
    result: NDArray[np.float64] = np.add.reduceat(x * y[following] - x[following] * y, starts)
    return result


def _middles(squares: IntArray, width: int) -> NDArray[np.float64]:
    rows, columns = np.divmod(squares, width)
    return np.stack([columns - 0.5, rows - 0.5], axis=1)


def _owners(outer: Shapes, areas: NDArray[np.float64], points: NDArray[np.float64]) -> IntArray:
    """The outer ring of the patch in which each point lies: of those around it the smallest."""
    tree = shapely.STRtree(np.asarray(shapely.polygons(outer)))
    point, ring = tree.query(shapely.points(points), predicate="within")
    order = np.lexsort((areas[ring], point))
    _, first = np.unique(point[order], return_index=True)
    result: IntArray = ring[order][first]
    return result
