"""What a drawing is made with: the painter, the part wanted, the scale and the colours."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from threading import get_ident

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QGlyphRun,
    QGuiApplication,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRawFont,
)

from ui.look.style import Palette
from ui.map.geometry import HEX

_MEASURED = 100  # pixels
_ROUND_FROM = 2.0  # pixels of a pen's width
_HALO_WIDTH = 0.12  # of the lettering's height
_HALO_WAYS = [QPointF(cos(k * pi / 4), sin(k * pi / 4)) for k in range(8)]


def faint(colour: QColor, alpha: float) -> QColor:
    """A colour through which what lies below is seen."""
    seen_through = QColor(colour)
    seen_through.setAlphaF(alpha)
    return seen_through


@dataclass(frozen=True, slots=True)
class Canvas:
    """A painter in scene coordinates and what a drawing must know about the picture it makes.

    `rect` is the part of the scene wanted, `scale` screen pixels to one scene unit, `emphasis` the
    player's factor on labels and lines. Labels are turned on a flipped map, so that they read upright.
    `free` is the part of `rect` that no buttons cover; all of it where none is given.
    """

    painter: QPainter
    rect: QRectF
    scale: float
    palette: Palette
    is_flipped: bool = False
    emphasis: float = 1.0
    free: QRectF | None = None

    @property
    def hex_pixels(self) -> float:
        """The height of a hex on screen, in pixels."""
        return self.scale * HEX

    def width(self, hexes: float, at_least: float = 0.0) -> float:
        """A line width given in hexes, as scene units; never under `at_least` pixels on screen."""
        return max(hexes * HEX, at_least * self.emphasis / self.scale)

    def pen(self, colour: QColor, hexes: float, at_least: float = 0.0) -> QPen:
        """A round pen of a width as in `width`; ends too thin to look round cost tenfold, so are flat."""
        width = self.width(hexes, at_least)
        is_thin = width * self.scale < _ROUND_FROM
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap if is_thin else Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def fill(self, path: QPainterPath, colour: QColor) -> None:
        """Fill a path with one colour."""
        self.painter.fillPath(path, colour)

    def hatch(self, path: QPainterPath, colour: QColor, pattern: Qt.BrushStyle) -> None:
        """Fill a path with a pattern of the screen's pixels, however the map is turned and scaled."""
        brush = QBrush(colour, pattern)
        brush.setTransform(self.painter.transform().inverted()[0])
        self.painter.fillPath(path, brush)

    def stroke(self, path: QPainterPath, pen: QPen) -> None:
        """Draw along a path."""
        self.painter.strokePath(path, pen)

    def draw_lines(self, lines: list[QLineF], pen: QPen) -> None:
        """Draw straight lines: up to a pixel's width these take a tenth of a path's time, above it half."""
        self.painter.setPen(pen)
        self.painter.drawLines(lines)

    def upright(self, centre: QPointF) -> None:
        """Move the painter's origin to a point, turned so that what is drawn there reads upright."""
        self.painter.translate(centre)
        if self.is_flipped:
            self.painter.rotate(180)


Placed = tuple[int, int, QPixmap]  # a picture, and where on the screen its upper left corner goes


def place_pictures(canvas: Canvas, pictures: Iterable[tuple[QPixmap, QPointF]]) -> list[Placed]:
    """Where pictures stand on the screen, each about a point of the scene."""
    to_screen, placed = canvas.painter.transform(), []
    for picture, centre in pictures:
        size, at = picture.deviceIndependentSize(), to_screen.map(centre)
        placed.append((round(at.x() - size.width() / 2), round(at.y() - size.height() / 2), picture))
    return placed


def copy_pictures(canvas: Canvas, placed: Iterable[Placed]) -> None:
    """Copy pictures to the screen, upright and sharp."""
    painter = canvas.painter
    painter.save()  # once for all of them: it costs more than the copying
    painter.resetTransform()
    for x, y, picture in placed:
        painter.drawPixmap(x, y, picture)
    painter.restore()


@dataclass(frozen=True, slots=True)
class Lettering:
    """How a label is written; `size` is its height in scene units, `halo` its outline's colour."""

    size: float
    colour: QColor
    halo: QColor | None = None
    is_bold: bool = False
    is_italic: bool = False


def write(canvas: Canvas, text: str, centre: QPointF, lettering: Lettering) -> None:
    """Write a text around a point, upright however the painter is turned."""
    painter, face = canvas.painter, _face_for(canvas, lettering)
    width = face.metrics.horizontalAdvance(text)
    start = painter.transform().map(centre) + QPointF(-width / 2, face.drop)
    painter.save()
    painter.resetTransform()
    painter.setFont(face.font)
    for way, colour in _coats(face, lettering):
        painter.setPen(colour)
        painter.drawText(start + way, text)
    painter.restore()


def write_each(canvas: Canvas, texts: Iterable[tuple[str, QPointF]], lettering: Lettering) -> None:
    """Write short texts, each around its point: all of their letters at once take a fourth of the time.

    A text with a letter that only another font has is written on its own.
    """
    painter, face = canvas.painter, _face_for(canvas, lettering)
    to_screen, run = painter.transform(), _Run(face.font)
    for text, centre in texts:
        if not run.has_added(text, to_screen.map(centre) + QPointF(0, face.drop)):
            write(canvas, text, centre, lettering)
    painter.save()
    painter.resetTransform()
    letters = run.letters()
    for way, colour in _coats(face, lettering):
        painter.setPen(colour)
        painter.drawGlyphRun(way, letters)
    painter.restore()


def text_width(text: str, *, is_italic: bool = False) -> float:
    """How wide a bold text is, in heights of its lettering."""
    face = _face(_MEASURED, is_bold=True, is_italic=is_italic, _thread=get_ident())
    return face.metrics.horizontalAdvance(text) / _MEASURED


def _face_for(canvas: Canvas, lettering: Lettering) -> "_Face":
    return _face(_device_size(canvas, lettering), lettering.is_bold, lettering.is_italic, get_ident())


def _device_size(canvas: Canvas, lettering: Lettering) -> int:
    return max(round(lettering.size * abs(canvas.painter.transform().m11())), 1)


def _coats(face: "_Face", lettering: Lettering) -> Iterator[tuple[QPointF, QColor]]:
    """How far aside, and in what colour, a text is drawn time after time."""
    if lettering.halo is not None:
        for way in _HALO_WAYS:
            yield way * (face.font.pixelSize() * _HALO_WIDTH), lettering.halo
    yield QPointF(), lettering.colour


class _Face:
    """A font of one size and its measures."""

    def __init__(self, font: QFont) -> None:
        self.font, self.metrics = font, QFontMetricsF(font)
        self.drop = self.metrics.capHeight() / 2  # from the middle of a text to its baseline


class _Run:
    """Letters of many texts, each where it stands; not kept, since glyphs belong to the thread that draws."""

    def __init__(self, font: QFont) -> None:
        self._raw = QRawFont.fromFont(font)
        self._glyphs: dict[str, tuple[int, float]] = {}  # of every letter met, and its width; 0 where none
        self._numbers: list[int] = []
        self._places: list[QPointF] = []

    def has_added(self, text: str, middle: QPointF) -> bool:
        """Set a text around a point of its baseline, if the font has all of its letters."""
        glyphs = [self._glyph(letter) for letter in text]
        if not all(number for number, _ in glyphs):
            return False
        x, y = middle.x() - sum(width for _, width in glyphs) / 2, middle.y()
        for number, width in glyphs:
            self._numbers.append(number)
            self._places.append(QPointF(x, y))
            x += width
        return True

    def letters(self) -> QGlyphRun:
        run = QGlyphRun()
        run.setRawFont(self._raw)
        run.setGlyphIndexes(self._numbers)
        run.setPositions(self._places)
        return run

    def _glyph(self, letter: str) -> tuple[int, float]:
        if letter not in self._glyphs:
            numbers = self._raw.glyphIndexesForString(letter)
            widths = [width.x() for width in self._raw.advancesForGlyphIndexes(numbers)]
            self._glyphs[letter] = min(numbers, default=0), sum(widths)
        return self._glyphs[letter]


@lru_cache(maxsize=256)
def _face(pixels: int, is_bold: bool, is_italic: bool, _thread: int) -> _Face:
    """One for each thread that draws: a font has its engine of one thread at a time."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(pixels)
    font.setBold(is_bold)
    font.setItalic(is_italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return _Face(font)
