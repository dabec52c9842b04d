"""The board's drawing: what shows where, on which layer, in which colours."""

from collections.abc import Callable
from itertools import product
from threading import Thread

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from pytestqt.qtbot import QtBot

from companion.board.model import Board
from ui.look.style import palette_named
from ui.map.art.grid import GridArt
from ui.map.canvas import Canvas, Lettering, write, write_each
from ui.map.geometry import HEX, SceneGeometry
from ui.map.painter import BOARD_LAYERS, BoardPainter, Look

LIGHT, DARK = palette_named("light"), palette_named("dark")
SIZE = QSize(200, 200)
HALF_TURN = QTransform.fromScale(-1, -1)
BARE = {"terrain": 1.0, "roads": 1.0, "grid": 0.0, "hex-numbers": 0.0, "names": 0.0}


@pytest.fixture(scope="module")
def painter(elst_painter: BoardPainter) -> BoardPainter:
    return elst_painter


def around(painter: BoardPainter, point: QPointF) -> QRectF:
    """A hex's room around a scene point."""
    return QRectF(point.x() - HEX / 2, point.y() - HEX / 2, HEX, HEX)


def colour_near(image: QImage) -> QColor:
    """The mean colour of the picture's middle."""
    pixels = [image.pixelColor(x, y) for x in range(80, 121, 4) for y in range(80, 121, 4)]
    red, green, blue = (
        sum(getattr(p, part)() for p in pixels) / len(pixels) for part in ("red", "green", "blue")
    )
    return QColor(round(red), round(green), round(blue))


def is_like(colour: QColor, wanted: QColor, within: int = 30) -> bool:
    parts = ("red", "green", "blue")
    return all(abs(getattr(colour, part)() - getattr(wanted, part)()) <= within for part in parts)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("P11", "grain"),
        ("A1", "open"),
        ("BB13", "building_stone"),
        ("FF12", "building_wood"),
        ("S28", "pond"),
    ],
)
def test_each_kind_of_ground_has_its_colour(
    painter: BoardPainter, elst: Board, name: str, colour: str, palette: object
) -> None:
    spot = around(painter, painter.geometry.centre(elst.parse_hex(name)))
    shown = colour_near(painter.picture(SIZE, Look(palette, opacities=BARE), spot))
    assert is_like(shown, getattr(palette, colour), within=40)


@pytest.mark.parametrize(
    ("kind", "colour"), [("paved", "road_paved"), ("dirt", "road_dirt"), ("channel", "polder")]
)
def test_lines_run_where_the_board_says(painter: BoardPainter, elst: Board, kind: str, colour: str) -> None:
    line = next(line for line in elst.lines if line.kind == kind)
    points = painter.geometry.shape(line.points)
    middle = (points[0] + points[1]) / 2
    spot = QRectF(middle.x() - 1, middle.y() - 1, 2, 2)
    shown = colour_near(painter.picture(SIZE, Look(LIGHT, opacities=BARE), spot))
    assert is_like(shown, getattr(LIGHT, colour))


def test_a_hidden_layer_does_not_show(painter: BoardPainter) -> None:
    hidden = Look(LIGHT, opacities=dict.fromkeys(BOARD_LAYERS, 0.0))
    assert colour_near(painter.picture(SIZE, hidden)) == LIGHT.table


def test_a_faded_layer_shows_the_one_below(painter: BoardPainter, elst: Board) -> None:
    line = next(line for line in elst.lines if line.kind == "dirt")
    points = painter.geometry.shape(line.points)
    middle = (points[0] + points[1]) / 2
    spot = QRectF(middle.x() - 1, middle.y() - 1, 2, 2)
    full, half, none = (
        colour_near(painter.picture(SIZE, Look(LIGHT, opacities={**BARE, "roads": opacity}), spot)).blue()
        for opacity in (1.0, 0.5, 0.0)
    )
    assert full < half < none


def test_hex_numbers_thin_out_from_afar(painter: BoardPainter) -> None:
    numbers = Look(LIGHT, opacities={**dict.fromkeys(BOARD_LAYERS, 0.0), "hex-numbers": 1.0})
    near = painter.picture(QSize(400, 400), numbers, QRectF(0, 0, 6 * HEX, 6 * HEX))
    far = painter.picture(QSize(400, 400), numbers, QRectF(0, 0, 24 * HEX, 24 * HEX))
    assert 0 < inked(far) < inked(near)


@pytest.mark.long
def test_texts_written_at_once_look_as_each_alone(painter: BoardPainter) -> None:
    """Also one with letters that only another font has."""
    texts = [("GG28", QPointF(100, 30)), ("1619", QPointF(100, 100)), ("\u753a\U0001f0a1", QPointF(100, 170))]
    lettering = Lettering(24, LIGHT.label, LIGHT.label_halo)

    def picture(write_on: Callable[[Canvas], object]) -> QImage:
        image = QImage(SIZE, QImage.Format.Format_RGB32)
        image.fill(LIGHT.table)
        drawing = QPainter(image)
        write_on(Look(LIGHT).canvas(drawing, QRectF(image.rect())))
        drawing.end()
        return image

    together = picture(lambda canvas: write_each(canvas, texts, lettering))
    apart = picture(lambda canvas: [write(canvas, text, at, lettering) for text, at in texts])
    others = [
        (x, y)
        for x, y in product(range(200), range(200))
        if not is_like(together.pixelColor(x, y), apart.pixelColor(x, y), 60)
    ]
    assert len(others) < 0.05 * inked(apart), others


def test_numbers_are_written_on_any_thread(painter: BoardPainter) -> None:
    """The small picture of a board is drawn beside the map; what draws letters belongs to one thread."""
    numbers = Look(LIGHT, opacities={**dict.fromkeys(BOARD_LAYERS, 0.0), "hex-numbers": 1.0})
    spot, drawn = QRectF(0, 0, 6 * HEX, 6 * HEX), []
    for _ in range(2):
        aside = Thread(target=lambda: drawn.append(painter.picture(QSize(400, 400), numbers, spot)))
        aside.start()
        aside.join()
        drawn.append(painter.picture(QSize(400, 400), numbers, spot))
    assert all(one == drawn[0] for one in drawn)


def test_every_hexside_is_drawn_once(elst: Board, painter: BoardPainter) -> None:
    art = GridArt(elst, painter.geometry)
    whole = painter.geometry.board_rect.adjusted(-HEX, -HEX, HEX, HEX)
    drawn = [(round(line.center().x()), round(line.center().y())) for line in art.sides_in(whole)]
    sides = {frozenset((hex_, there)) for hex_ in elst.hexes for there in hex_.neighbours()}
    assert len(drawn) == len(set(drawn)) == len(sides)


def inked(image: QImage) -> int:
    table = LIGHT.table.rgb()
    return sum(image.pixel(x, y) != table for x in range(image.width()) for y in range(image.height()))


def test_a_flipped_picture_is_turned_but_its_labels_are_not(painter: BoardPainter) -> None:
    bare, turned = (painter.picture(SIZE, Look(LIGHT, flip, opacities=BARE)) for flip in (False, True))
    upside_down = turned.transformed(HALF_TURN)
    pixels = [(x, y) for x in range(10, 190, 6) for y in range(40, 160, 6)]
    alike = sum(is_like(bare.pixelColor(*p), upside_down.pixelColor(*p), 60) for p in pixels)
    assert alike > 0.9 * len(pixels)
    labelled = {"hex-numbers": 1.0}
    named, named_turned = (
        painter.picture(SIZE, Look(LIGHT, flip, opacities={**dict.fromkeys(BOARD_LAYERS, 0.0), **labelled}))
        for flip in (False, True)
    )
    assert named != named_turned.transformed(HALF_TURN)


@pytest.mark.long
@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("height", [4, 15, 40, 200])
def test_a_board_of_unknown_kinds_shows_whole(
    patchwork: Board, palette: object, height: int, qapp: QtBot
) -> None:
    """What has no style of its own is drawn in a neutral one or left out, never fatal."""
    geometry = SceneGeometry(patchwork)
    painter = BoardPainter(patchwork, geometry)
    image = painter.picture(QSize(5 * height, 5 * height), Look(palette))
    colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert len(colours) > 10


@pytest.mark.long
def test_styled_terrain_of_other_games_has_its_tint(patchwork: Board, qapp: QtBot) -> None:
    geometry = SceneGeometry(patchwork)
    painter = BoardPainter(patchwork, geometry)
    hills = next(hex_ for hex_ in patchwork if "marsh" in patchwork.terrain(hex_))
    beside_building = geometry.centre(hills) + QPointF(0, 0.35 * HEX)
    spot = QRectF(beside_building.x() - 5, beside_building.y() - 5, 10, 10)
    shown = colour_near(painter.picture(SIZE, Look(LIGHT, opacities=BARE), spot))
    assert is_like(shown, LIGHT.orchard, 35)
