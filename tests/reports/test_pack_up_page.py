"""The pack-up page: hexes as their printed numbers run, then boxes."""

import re

import pytest

from companion.board.library import open_board
from companion.kit.system import PackedItem
from companion.reason import Reason
from companion.reports.pack_up import PackedPlace, PackUp
from companion.reports.pack_up_page import pack_up_html
from companion.reports.words import Words
from companion.session.recap import Recap
from companion.text import Catalogue

_PIECE = Reason("scw-reduced")


@pytest.mark.parametrize(
    ("board", "numbers"),
    [
        ("jarama", ["2729", "3129", "3329", "3430", "3532", "3533"]),
        ("elst", ["A2", "A10", "B1", "NN8", "PP2"]),
    ],
)
def test_hexes_follow_one_another_as_on_the_printed_map(board: str, numbers: list[str]) -> None:
    chart = open_board(board)
    hexes = sorted(map(chart.parse_hex, numbers))
    box = PackedPlace(None, Reason("scw-spot-madrid"), (PackedItem(_PIECE, None),))
    places = (box, *(PackedPlace(hex_, None, (PackedItem(_PIECE, hex_),)) for hex_ in hexes))
    page = pack_up_html(
        PackUp(Recap((), (), None, None), places, ()), Words(Catalogue("en"), chart.hex_name), ""
    )
    assert re.findall(r"\b(?:[A-Z]{1,2}\d+|\d{4}|Madrid box)\b", page) == [*numbers, "Madrid box"]
