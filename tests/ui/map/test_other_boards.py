"""Every board that comes with the program can be drawn, whatever it lacks."""

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from ui.look.style import palette_named
from ui.map.geometry import SceneGeometry
from ui.map.painter import BoardPainter, Look


@pytest.mark.long
@pytest.mark.parametrize("name", ["jarama", "brunete", "no_prisoners"])
def test_it_is_drawn(qtbot: QtBot, name: str) -> None:
    board = open_board(name)
    painter = BoardPainter(board, SceneGeometry(board))
    palette = palette_named("light")
    image = painter.picture(QSize(400, 400), Look(palette))
    seen = {image.pixelColor(QPoint(x, 200)).name() for x in range(0, 400, 3)}
    assert len(seen) > 5  # more than the table and the paper


@pytest.mark.parametrize("board", ["jarama", "brunete", "no_prisoners"])
def test_the_ground_of_hexes_is_one_outline_round_all_of_them(board: str) -> None:
    """Drawn along hex by hex it took a fifth of a second a square, and its lines hid the rivers."""
    hexes = open_board(board)
    geometry = SceneGeometry(hexes)
    ground = geometry.board_path
    assert all(ground.contains(geometry.centre(hex_)) for hex_ in hexes)
    beyond = {there for hex_ in hexes for there in hex_.neighbours()} - set(hexes)
    assert not any(ground.contains(geometry.centre(hex_)) for hex_ in beyond)
    assert ground.elementCount() < len(hexes)


def test_a_ragged_edge_casts_its_shadow_also_where_a_picture_ends_before_the_farthest_hex(
    qtbot: QtBot,
) -> None:
    board = open_board("no_prisoners")
    geometry, look = SceneGeometry(board), Look(palette_named("light"))
    bays = {there for hex_ in board for there in hex_.neighbours()} - set(board.hexes)
    bay = max(bays, key=lambda hex_: sum(there in board for there in hex_.neighbours()))
    corner = QRectF(-30, -30, 20, 20).translated(geometry.centre(bay))
    assert geometry.board_rect.contains(corner)
    image = BoardPainter(board, geometry).picture(QSize(8, 8), look, corner)
    assert image.pixelColor(1, 1) != look.palette.table
