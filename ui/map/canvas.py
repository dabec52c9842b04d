"""What a drawing is made with: the painter, the part wanted, the scale and the colours."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPainter, QPainterPath, QPen

from ui.map.geometry import HEX
from ui.style import Palette

_GLYPH_SIZE = 100


@dataclass(frozen=True, slots=True)
class Canvas:
    """A painter in scene coordinates and what a drawing must know about the picture it makes.

    `rect` is the part of the scene wanted, `scale` screen pixels to one scene unit, `emphasis` the
    player's factor on labels and lines. Labels are turned on a flipped map, so that they read upright.
    """

    painter: QPainter
    rect: QRectF
    scale: float
    palette: Palette
    is_flipped: bool = False
    emphasis: float = 1.0

    @property
    def hex_pixels(self) -> float:
        """The height of a hex on screen, in pixels."""
        return self.scale * HEX

    def width(self, hexes: float, at_least: float = 0.0) -> float:
        """A line width given in hexes, as scene units; never under `at_least` pixels on screen."""
        return max(hexes * HEX, at_least * self.emphasis / self.scale)

    def pen(self, colour: QColor, hexes: float, at_least: float = 0.0) -> QPen:
        """A round pen of a width as in `width`."""
        pen = QPen(colour, self.width(hexes, at_least))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen

    def fill(self, path: QPainterPath, colour: QColor) -> None:
        """Fill a path with one colour."""
        self.painter.fillPath(path, colour)

    def stroke(self, path: QPainterPath, pen: QPen) -> None:
        """Draw along a path."""
        self.painter.strokePath(path, pen)

    def upright(self, centre: QPointF) -> None:
        """Move the painter's origin to a point, turned so that what is drawn there reads upright."""
        self.painter.translate(centre)
        if self.is_flipped:
            self.painter.rotate(180)


@dataclass(frozen=True, slots=True)
class Lettering:
    """How a label is written; `size` is its height in scene units, `halo` its outline's colour."""

    size: float
    colour: QColor
    halo: QColor | None = None
    is_bold: bool = False
    is_italic: bool = False


def write(canvas: Canvas, text: str, centre: QPointF, lettering: Lettering) -> None:
    """Write a text around a point, upright in every view."""
    path = text_path(text, lettering.is_bold, lettering.is_italic)
    painter = canvas.painter
    painter.save()
    canvas.upright(centre)
    painter.scale(lettering.size / _GLYPH_SIZE, lettering.size / _GLYPH_SIZE)
    if lettering.halo is not None:
        canvas.stroke(path, _halo_pen(lettering.halo))
    canvas.fill(path, lettering.colour)
    painter.restore()


@lru_cache(maxsize=4096)
def text_path(text: str, is_bold: bool = False, is_italic: bool = False) -> QPainterPath:
    """A text as outlines around the origin, 100 units high."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(_GLYPH_SIZE)
    font.setBold(is_bold)
    font.setItalic(is_italic)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    path = QPainterPath()
    path.addText(QPointF(), font, text)
    return path.translated(-path.boundingRect().center())


def text_width(text: str, is_bold: bool = False, is_italic: bool = False) -> float:
    """How wide a text is, in heights of its lettering."""
    return text_path(text, is_bold, is_italic).boundingRect().width() / _GLYPH_SIZE


def _halo_pen(colour: QColor) -> QPen:
    pen = QPen(colour, _GLYPH_SIZE * 0.28)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
