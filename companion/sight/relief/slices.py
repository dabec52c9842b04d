"""The greatest value in each of many slices of an array."""

import numpy as np

from companion.hexes.lattice import IntArray


def greatest_in(values: IntArray, begin: IntArray, end: IntArray) -> IntArray:
    """The greatest of `values[begin:end]` for each pair of bounds; -1 of an empty slice.

    Greatest values of all runs of 1, 2, 4, ... are looked up: two of them cover a slice.
    """
    count = end - begin
    found = np.full(len(begin), -1, dtype=np.int64)
    some = np.flatnonzero(count > 0)
    if not some.size:
        return found
    rows = np.frexp(count[some])[1] - 1
    runs = [values]
    for row in range(int(rows.max())):
        half = runs[-1]
        runs.append(half.copy())
        runs[-1][: len(half) - (1 << row)] = np.maximum(half[: len(half) - (1 << row)], half[1 << row :])
    table = np.stack(runs)
    found[some] = np.maximum(table[rows, begin[some]], table[rows, end[some] - (1 << rows)])
    return found
