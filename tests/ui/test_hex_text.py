"""Hex numbers as players type them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.board.joined.names import JoinedNames, OwnName
from companion.board.library import open_board
from companion.board.model import UnknownHexError
from ui.widgets.hex_text import is_hex_character, is_number, parse_hexes, plain

ELST = open_board("elst")


def named(text: str) -> list[str]:
    return [ELST.hex_name(hex_) for hex_ in parse_hexes(ELST, text)]


@pytest.mark.parametrize(
    "text",
    [
        *("NN8 II12", "nn8 ii12", "nn 8 ii 12", "nn8ii12", "NN8-II12", "ＮＮ８　ＩＩ１２", "nn8 → ii12"),
        *("nn8からii12", "ＮＮ８からＩＩ１２まで", "NN8とII12", "from nn8 to ii12", "nn8 and ii12"),
    ],
)
def test_two_hexes_are_read_in_any_writing(text: str) -> None:
    assert named(text) == ["NN8", "II12"]


@pytest.mark.parametrize("text", ["4e5 10a-c2", "４Ｅ５、10aC2", "4-E5 → 10A-C2", "e5 c2"])
def test_hexes_of_a_map_of_several_boards_bear_the_names_of_their_boards(text: str) -> None:
    hexes = {"4": "E5", "10a": "C2"}
    names = {ELST.parse_hex(number): (OwnName(board, number),) for board, number in hexes.items()}
    board = replace(ELST, joined=JoinedNames(names))
    assert [board.hex_name(hex_) for hex_ in parse_hexes(board, text)] == ["4E5", "10a-C2"]
    for wrong in ("", "4E6", "4E5 x"):
        with pytest.raises(UnknownHexError):
            parse_hexes(board, wrong)


@pytest.mark.parametrize("text", ["nn8", "NN 8", "ｎｎ８", " Ｎｎ 8 "])
def test_one_hex_is_read_in_any_writing(text: str) -> None:
    assert named(text) == ["NN8"]


@given(
    st.lists(st.sampled_from(list(ELST)), min_size=1, max_size=4), st.sampled_from([" ", ", ", " - ", "　"])
)
def test_names_on_one_line_are_read_back(hexes: list, between: str) -> None:
    line = between.join(ELST.hex_name(hex_) for hex_ in hexes)
    assert parse_hexes(ELST, line) == tuple(hexes)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "hex-not-a-number"),
        ("NN", "hex-not-a-number"),
        ("NN8!", "hex-not-a-number"),
        ("NN8 NN", "hex-not-a-number"),
        ("ZZ99", "hex-off-board"),
        ("NN8 A99", "hex-off-board"),
        ("NO8", "hex-not-a-number"),
    ],
)
def test_what_is_wrong_is_told(text: str, key: str) -> None:
    with pytest.raises(UnknownHexError) as refusal:
        parse_hexes(ELST, text)
    assert refusal.value.reason.key == key


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        hexes = parse_hexes(ELST, text)
    except UnknownHexError:
        return
    assert hexes
    assert all(hex_ in ELST for hex_ in hexes)


def test_full_width_characters_begin_a_hex_number() -> None:
    assert plain("ｎｎ８") == "NN8"
    assert is_hex_character("ｎ")
    assert is_hex_character("8")
    assert not is_hex_character(" ")
    assert is_hex_character("ん")  # a place may be typed


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        ("NN8", True),
        ("ｎ 8", True),
        ("0808", True),
        ("Tribe 2", False),
        ("部族2", False),
        ("守備連隊3", False),
    ],
)
def test_a_numbered_counter_has_not_the_look_of_a_hex_number(text: str, is_one: bool) -> None:
    """It stood for the hex in which it stands, where it was named to be moved."""
    assert is_number(text) is is_one


@pytest.mark.parametrize("text", ["9x9", "12a4"])
def test_a_word_of_numbers_and_letters_is_refused_whole(text: str) -> None:
    with pytest.raises(UnknownHexError) as refusal:
        parse_hexes(open_board("no_prisoners"), text)
    assert refusal.value.reason.args["text"] == text.upper()
