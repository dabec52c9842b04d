"""The cache of squares: what it draws anew and what it only copies."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ui.map.squares import SIZE, Frame, PixmapSquares

BOUNDS = QRectF(0, 0, 10 * SIZE, 10 * SIZE)
TABLE, INK = QColor("#102030"), QColor("#a0b0c0")


class Drawing:
    """Fills everything with one colour and counts how often it was asked."""

    def __init__(self) -> None:
        self.rects: list[QRectF] = []
        self.colour = INK

    def __call__(self, painter: QPainter, rect: QRectF) -> None:
        self.rects.append(rect)
        painter.fillRect(BOUNDS, self.colour)


@pytest.fixture
def drawing(qapp: QtBot) -> Drawing:
    return Drawing()


@pytest.fixture
def squares(drawing: Drawing) -> PixmapSquares:
    return PixmapSquares(drawing, BOUNDS, TABLE)


def frame(scale: float = 1.0, x: float = 0, y: float = 0) -> Frame:
    return Frame(scale, QPointF(x, y), QSize(2 * SIZE, SIZE))


def screen(squares: PixmapSquares, shown: Frame) -> tuple[QImage, bool]:
    """What the squares put on a screen, and whether they called it whole."""
    image = QImage(shown.size, QImage.Format.Format_RGB32)
    image.fill(QColor("#ff0000"))
    painter = QPainter(image)
    is_whole = squares.draw(painter, shown)
    painter.end()
    return image, is_whole


def test_what_was_drawn_once_is_copied_afterwards(squares: PixmapSquares, drawing: Drawing) -> None:
    squares.render_all(frame())
    assert len(drawing.rects) == 1  # both squares from one picture
    image, is_whole = screen(squares, frame())
    assert is_whole
    assert image.pixelColor(SIZE, SIZE // 2) == INK
    squares.render_all(frame())
    assert len(drawing.rects) == 1


def test_panning_draws_only_what_comes_into_view(squares: PixmapSquares, drawing: Drawing) -> None:
    squares.render_all(frame())
    squares.render_all(frame(x=-SIZE))
    assert drawing.rects[-1] == QRectF(2 * SIZE, 0, SIZE, SIZE)
    assert len(drawing.rects) == 2


def test_squares_lie_seamlessly_at_any_place(squares: PixmapSquares) -> None:
    shown = frame(scale=0.77, x=-301, y=-17)
    squares.render_all(shown)
    image, is_whole = screen(squares, shown)
    assert is_whole
    assert {image.pixel(x, 100) for x in range(2 * SIZE)} == {INK.rgb()}


def test_nothing_is_drawn_beyond_the_bounds(squares: PixmapSquares, drawing: Drawing) -> None:
    beyond = frame(x=11 * SIZE)
    squares.render_all(beyond)
    assert drawing.rects == []
    assert screen(squares, beyond)[1]


def test_the_middle_is_rendered_first_then_the_surroundings(squares: PixmapSquares, drawing: Drawing) -> None:
    shown = frame(x=-3 * SIZE, y=-3 * SIZE)
    while squares.render_next(shown):
        pass
    assert len(drawing.rects) == 4 * 3
    assert all(rect.top() == 3 * SIZE for rect in drawing.rects[:2])


def test_missing_squares_are_stood_in_for_by_the_last_whole_picture(squares: PixmapSquares) -> None:
    squares.render_all(frame())
    screen(squares, frame())
    larger = frame(scale=1.5)
    assert squares.has_stand_in(larger)
    image, is_whole = screen(squares, larger)
    assert not is_whole
    assert image.pixelColor(SIZE, SIZE // 2) == INK


def test_a_view_of_everything_stands_in_when_zooming_out_again(squares: PixmapSquares) -> None:
    everything = Frame(0.05, QPointF(10, 10), QSize(300, 300))
    squares.render_all(everything)
    screen(squares, everything)
    squares.render_all(frame(x=-5 * SIZE))
    screen(squares, frame(x=-5 * SIZE))
    image, is_whole = screen(squares, Frame(0.1, QPointF(10, 10), QSize(300, 300)))
    assert not is_whole
    assert image.pixelColor(150, 150) == INK


def test_nothing_stands_in_across_a_flip(squares: PixmapSquares) -> None:
    squares.render_all(frame())
    screen(squares, frame())
    assert not squares.has_stand_in(frame(scale=-1.0, x=2 * SIZE, y=SIZE))


def test_renewed_squares_replace_the_old_ones(squares: PixmapSquares, drawing: Drawing) -> None:
    squares.render_all(frame())
    screen(squares, frame())
    drawing.colour = QColor("#00ff00")
    squares.renew(TABLE)
    old, is_whole = screen(squares, frame())
    assert (old.pixelColor(9, 9), is_whole) == (INK, False)
    squares.render_all(frame())
    new, is_whole = screen(squares, frame())
    assert (new.pixelColor(9, 9), is_whole) == (drawing.colour, True)


@pytest.mark.long
def test_the_cache_forgets_what_was_not_shown_for_long(squares: PixmapSquares, drawing: Drawing) -> None:
    squares.render_all(frame())
    for step in range(400):
        squares.render_all(frame(scale=1 + step / 1000))
    drawn = len(drawing.rects)
    squares.render_all(frame())
    assert len(drawing.rects) == drawn + 1
