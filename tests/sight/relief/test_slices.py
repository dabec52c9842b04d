"""The greatest value in slices."""

import numpy as np

from companion.sight.relief.slices import greatest_in


def test_it_is_that_of_each_slice_and_of_none_minus_one() -> None:
    rng = np.random.default_rng(4)
    values = rng.integers(0, 50, 37)
    begin, end = rng.integers(0, 38, (2, 400))
    slices = [values[a:b] for a, b in zip(begin, end, strict=True)]
    assert greatest_in(values, begin, end).tolist() == [max(one, default=-1) for one in slices]
    assert greatest_in(values[:0], begin[:2] * 0, end[:2] * 0).tolist() == [-1, -1]
