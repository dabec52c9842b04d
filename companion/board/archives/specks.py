"""Gaps of a few pixels in drawn textures, closed before outlines are traced: grain is drawn with holes."""

import numpy as np
from numpy.typing import NDArray

from companion.hexes.lattice import IntArray

_ROUNDS = 6


def without_specks(grid: IntArray, is_gap: NDArray[np.bool_], most: int, group: IntArray) -> IntArray:
    """A grid of labels in which patches of gaps of at most `most` squares have a neighbour's label.

    Only neighbours of the same `group` give theirs; a patch that has none stays.
    """
    is_small = _is_small(grid, is_gap, most)
    filled = grid.copy()
    for _ in range(_ROUNDS):
        for rows, columns in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            y, x = np.nonzero(is_small)
            from_y, from_x = y - rows, x - columns
            inside = (from_y >= 0) & (from_y < grid.shape[0]) & (from_x >= 0) & (from_x < grid.shape[1])
            y, x, from_y, from_x = y[inside], x[inside], from_y[inside], from_x[inside]
            gives = (
                ~is_small[from_y, from_x] & ~is_gap[from_y, from_x] & (group[from_y, from_x] == group[y, x])
            )
            y, x, from_y, from_x = y[gives], x[gives], from_y[gives], from_x[gives]
            filled[y, x] = filled[from_y, from_x]
            is_small[y, x], is_gap = False, _cleared(is_gap, y, x)
    return filled


def _cleared(flags: NDArray[np.bool_], y: IntArray, x: IntArray) -> NDArray[np.bool_]:
    flags = flags.copy()
    flags[y, x] = False
    return flags


def _is_small(grid: IntArray, is_gap: NDArray[np.bool_], most: int) -> NDArray[np.bool_]:
    """Which squares lie in a small patch of gaps."""
    runs, first = _runs(grid)
    of_gaps = is_gap.ravel()[first]
    sizes = np.bincount(runs.ravel())
    open_runs = of_gaps & (sizes <= most)
    # A patch with a long run is large; only short runs need be joined to see.
    root = _joined(runs, grid)
    patch_sizes = np.bincount(root, sizes)
    result: NDArray[np.bool_] = (open_runs & (patch_sizes[root] <= most))[runs]
    return result


def _runs(grid: IntArray) -> tuple[IntArray, IntArray]:
    """The number of the level run in which each square lies, and where in the flat grid each run begins."""
    is_first = np.ones(grid.shape, dtype=np.bool_)
    is_first[:, 1:] = grid[:, 1:] != grid[:, :-1]
    first = np.flatnonzero(is_first.ravel())
    runs = np.cumsum(is_first.ravel()).reshape(grid.shape) - 1
    return runs, first


def _joined(runs: IntArray, grid: IntArray) -> IntArray:
    """For each run the lowest run of its patch."""
    is_same = grid[1:] == grid[:-1]
    above, below = runs[:-1][is_same], runs[1:][is_same]
    changes = np.ones(len(above), dtype=np.bool_)
    changes[1:] = (above[1:] != above[:-1]) | (below[1:] != below[:-1])
    above, below = above[changes], below[changes]
    root = np.arange(runs.max() + 1)
    while True:
        a, b = root[above], root[below]
        differ = a != b
        if not differ.any():
            return root
        above, below = above[differ], below[differ]
        np.minimum.at(root, np.maximum(a, b)[differ], np.minimum(a, b)[differ])
        while (root[root] != root).any():
            root = root[root]
