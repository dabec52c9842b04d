"""Where hexes lie in the scene."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from companion.board.model import Board
from companion.hexes.coordinates import Direction, Hexside
from ui.map.geometry import HEX, SceneGeometry


@pytest.fixture(params=["elst", "patchwork"])
def board(request: pytest.FixtureRequest) -> Board:
    return request.getfixturevalue(request.param)


def test_the_centre_of_every_hex_lies_in_that_hex(board: Board) -> None:
    geometry = SceneGeometry(board)
    assert all(geometry.hex_at(geometry.centre(hex_)) == hex_ for hex_ in board)


def test_neighbours_are_a_hex_height_apart_and_share_a_hexside(board: Board) -> None:
    geometry = SceneGeometry(board)
    hex_ = next(iter(board))
    for direction in Direction:
        way = geometry.centre(hex_.step(direction)) - geometry.centre(hex_)
        assert (way.x() ** 2 + way.y() ** 2) ** 0.5 == pytest.approx(HEX)
        first, second = geometry.hexside(Hexside.of(hex_, direction))
        assert (first + second) / 2 == geometry.hexside_middle(hex_, direction)


def test_north_is_up(elst: Board) -> None:
    geometry = SceneGeometry(elst)
    north, south = (geometry.centre(elst.parse_hex(name)) for name in ("NN8", "NN9"))
    assert (north.x(), north.y() + HEX) == (pytest.approx(south.x()), pytest.approx(south.y()))


def test_the_printed_edge_cuts_the_half_hexes(elst: Board) -> None:
    geometry = SceneGeometry(elst)
    rect = geometry.board_rect
    assert rect.width() == pytest.approx(40.12584 * HEX, abs=0.1)
    assert rect.height() == pytest.approx(28.5 * HEX, abs=0.1)
    assert geometry.centre(elst.parse_hex("B0")).y() == pytest.approx(rect.top(), abs=0.1)
    assert geometry.centre(elst.parse_hex("A29")).y() == pytest.approx(rect.bottom(), abs=0.1)


def test_a_board_without_extent_spans_its_hexes(patchwork: Board) -> None:
    geometry = SceneGeometry(patchwork)
    spanned = QRectF()
    for hex_ in patchwork:
        spanned = spanned.united(geometry.polygon(hex_).boundingRect())
    assert geometry.board_rect == spanned


def test_beyond_the_edge_there_is_no_hex_but_a_nearest_one(elst: Board) -> None:
    geometry = SceneGeometry(elst)
    beside = geometry.centre(elst.parse_hex("TT8")) + QPointF(4 * HEX, 0)
    assert geometry.hex_at(beside) is None
    assert geometry.nearest_hex(beside) == elst.parse_hex("TT8")
    assert geometry.nearest_hex(geometry.centre(elst.parse_hex("NN8"))) == elst.parse_hex("NN8")


def test_an_area_covers_what_the_board_says(elst: Board) -> None:
    geometry = SceneGeometry(elst)
    church = next(area for area in elst.areas if area.id == "B_NN8")
    shape = geometry.area(church)
    centre = geometry.centre(elst.parse_hex("NN8"))
    left, _, right, _ = shape.bounds
    assert left < centre.x() < right
    assert shape.area == pytest.approx(float(church.values["area"]) * HEX**2, rel=0.01)
