from dataclasses import replace

import numpy as np
import pytest

from companion.board.library import open_board
from companion.games.elst.rules.terrain import entry_refusal, smoke_refusal
from companion.reason import Reason
from companion.sight.chart import load_chart
from companion.sight.result import Position
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import viewshed


def test_the_pond_lets_neither_units_nor_smoke_in() -> None:
    board = open_board("elst")
    pond = board.parse_hex("S28")
    assert entry_refusal(board, pond) == Reason("elst-pond-no-entry", "1.2a", (pond,))
    assert smoke_refusal(board, pond) == Reason("elst-pond-no-smoke", "1.2b", (pond,))


def test_the_pond_is_the_only_hex_that_bars() -> None:
    board = open_board("elst")
    assert [board.hex_name(hex_) for hex_ in board if entry_refusal(board, hex_)] == ["S28"]
    assert [board.hex_name(hex_) for hex_ in board if smoke_refusal(board, hex_)] == ["S28"]


def test_a_channel_makes_polder() -> None:
    """Every hex that a channel crosses is polder, M5 among them, whatever else it holds."""
    board = open_board("elst")
    crossed = {hex_ for hex_ in board if board.links(hex_, "polder")}
    assert board.parse_hex("M5") in crossed
    assert all("polder" in board.terrain(hex_) for hex_ in crossed)


@pytest.mark.parametrize("name", ["M5", "A9", "Z13"])
def test_polder_does_nothing_to_sight(name: str) -> None:
    """The same board without any polder is seen just as well."""
    board = open_board("elst")
    dry_hexes = {
        hex_: replace(facts, terrain=facts.terrain - {"polder"}, links={})
        for hex_, facts in board.hexes.items()
    }
    wet, dry = (
        viewshed(SightTerrain.of(each, load_chart("elst"), SightSettings()), Position(board.parse_hex(name)))
        for each in (board, replace(board, hexes=dry_hexes, lines=()))
    )
    assert np.array_equal(wet.verdict, dry.verdict)
    assert np.array_equal(wet.hindrance, dry.hindrance)
