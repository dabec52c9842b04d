from typing import Any

import pytest

from tests.cases.comparing import AtLeast, AtLeastFields, differences


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        (3, 3),
        (["A1", "B0"], ["A1", "B0"]),
        (["A1", "B0"], ("A1", "B0")),
        (["B0", "A1"], {"A1", "B0"}),
        (["B0"], AtLeast({"A1", "B0"})),
        ({"sr": 1}, {"sr": 1}),
        ({"sr": 1}, AtLeastFields(sr=1, ffe=1)),
        (None, None),
    ],
)
def test_equal_values_agree(expected: Any, got: Any) -> None:
    assert differences({"x": expected}, {"x": got, "more": 1}) == []


@pytest.mark.parametrize(
    ("expected", "got"),
    [
        (3, 4),
        (True, 1),
        (0, False),
        (["A1", "B0"], ["B0", "A1"]),
        (["A1"], {"A1", "B0"}),
        (["C2"], AtLeast({"A1", "B0"})),
        (["A1", "A1"], {"A1", "B0"}),
        ({"sr": 1}, {"sr": 1, "ffe": 1}),
        ({"sr": 1, "ar": 1}, AtLeastFields(sr=1, ffe=1)),
        ([[True]], [[1]]),
    ],
)
def test_unequal_values_differ(expected: Any, got: Any) -> None:
    assert differences({"x": expected}, {"x": got}) == [f"x: expected {expected!r}, got {got!r}"]


def test_a_value_that_is_not_answered_differs() -> None:
    assert differences({"x": None}, {}) == ["x: expected None, got 'nothing'"]


def test_free_texts_are_never_compared() -> None:
    assert differences({"why": "because", "reason": "so"}, {}) == []
