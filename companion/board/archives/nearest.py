"""Squares of a grid that say nothing take what lies nearest."""

import numpy as np
from numpy.typing import NDArray

from companion.hexes.lattice import IntArray

_STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


def filled(grid: IntArray, is_open: NDArray[np.bool_], most: int | None = None) -> IntArray:
    """A grid whose open squares have the value of the nearest other one, at most so many steps away.

    Steps go to the side, not across corners. What is farther from everything stays as it is.
    """
    height, width = grid.shape
    values, waiting = grid.ravel().copy(), is_open.ravel().copy()
    squares = np.flatnonzero(waiting)
    for _ in range(height + width if most is None else most):
        if not len(squares):
            break
        found, given = _from_neighbours(values, waiting, squares, width)
        if not len(found):
            break
        values[found], waiting[found] = given, False
        squares = squares[waiting[squares]]
    return values.reshape(grid.shape)


def _from_neighbours(
    values: IntArray, waiting: NDArray[np.bool_], squares: IntArray, width: int
) -> tuple[IntArray, IntArray]:
    """Which squares have a neighbour that says something, and what it says; the first of four counts."""
    given = np.zeros(len(squares), dtype=values.dtype)
    has = np.zeros(len(squares), dtype=np.bool_)
    rows, columns = np.divmod(squares, width)
    for down, right in reversed(_STEPS):
        row, column = rows + down, columns + right
        is_inside = (row >= 0) & (column >= 0) & (column < width) & (row * width < len(values))
        beside = np.where(is_inside, row * width + column, squares)
        says = ~waiting[beside]
        given[says], has[says] = values[beside[says]], True
    return squares[has], given[has]
