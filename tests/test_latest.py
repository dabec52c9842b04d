"""What is kept of the values that were looked at last."""

import pytest

from companion.latest import Latest, LatestOfEach


def test_it_is_made_once_while_the_same_values_are_given() -> None:
    made: list[str] = []
    latest: Latest[int] = Latest()
    first, second = [1], [1]  # equal, yet two
    for values in (first, first, second, first):
        latest.of((values,), lambda: made.append("made") or len(made))
    assert latest.of((first,), lambda: 9) == 3


def test_what_was_before_the_present_is_kept_where_two_are() -> None:
    made: list[object] = []
    latest: Latest[int] = Latest(most=2)
    present, before, other = object(), object(), object()
    for values in (before, present, before, present, other, present, before):
        latest.of((values,), lambda values=values: made.append(values) or len(made))
    assert made == [before, present, other, before]


def test_what_failed_is_tried_again() -> None:
    latest: Latest[int] = Latest()
    with pytest.raises(ZeroDivisionError):
        latest.of((1,), lambda: 1 // 0)
    assert latest.of((1,), lambda: 5) == 5


def test_what_failed_is_not_tried_again_where_something_stands_in_for_it() -> None:
    latest = Latest(0)
    with pytest.raises(ZeroDivisionError):
        latest.of((1,), lambda: 1 // 0)
    assert latest.of((1,), lambda: 5) == 0
    assert latest.of((2,), lambda: 5) == 5


def test_of_many_things_only_those_are_made_again_whose_values_changed() -> None:
    made: list[str] = []
    latest: LatestOfEach[str] = LatestOfEach()

    def make(name: str) -> str:
        made.append(name)
        return name.upper()

    values = {"a": object(), "b": object()}
    for changed in ("", "", "b"):
        if changed:
            values[changed] = object()
        assert [
            latest.of(name, (value,), lambda name=name: make(name)) for name, value in values.items()
        ] == [
            "A",
            "B",
        ]
    assert made == ["a", "b", "b"]


def test_what_is_asked_for_meanwhile_is_never_taken_for_what_was_being_made() -> None:
    """By another thread, or by the making itself."""
    latest: Latest[str] = Latest()
    one, other = object(), object()

    def make() -> str:
        assert latest.of((other,), lambda: "other") == "other"
        return "one"

    assert latest.of((one,), make) == "one"
    assert latest.of((other,), lambda: "other") == "other"
    assert latest.of((one,), lambda: "one") == "one"
