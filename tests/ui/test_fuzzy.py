"""Fuzzy search in the names of actions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui.shell.fuzzy import score


@pytest.mark.parametrize(
    ("query", "text"),
    [("sight", "Check a line of sight"), ("clos", "Check a line of sight"), ("視線", "視線を判定")],
)
def test_letters_in_order_are_found(query: str, text: str) -> None:
    assert score(query, text) is not None


def test_letters_out_of_order_are_not_found() -> None:
    assert score("thgis", "Check a line of sight") is None


def test_width_and_case_do_not_matter() -> None:
    assert score("ＺＯＯＭ", "Zoom in") == score("zoom", "Zoom in")


def test_whole_words_come_before_scattered_letters() -> None:
    whole, scattered = score("map", "Turn the map round"), score("map", "Message and palette")
    assert whole is not None
    assert scattered is not None
    assert whole > scattered


def test_the_begin_of_a_word_counts_more() -> None:
    begin, middle = score("in", "Zoom in"), score("in", "Pointing")
    assert begin is not None
    assert middle is not None
    assert begin > middle


@pytest.mark.long
@given(st.text(max_size=8))
def test_every_text_holds_itself(text: str) -> None:
    assert score(text, text) is not None


@pytest.mark.long
def test_a_whole_name_comes_before_what_has_it_in_it() -> None:
    assert score("move", "Move") > score("move", "Move a counter") > score("move", "Undo: move a counter")
