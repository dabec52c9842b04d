"""Coloured icons of markers and verdicts; each colour in a drawing is a name of the palette (`$smoke`)."""

from dataclasses import fields
from functools import lru_cache
from string import Template

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from companion.paths import resources_dir
from ui.look.style import Palette

_SIZES = (24, 48, 96)


@lru_cache(maxsize=64)
def colour_icon(name: str, palette: Palette) -> QIcon:
    """The icon of a file in resources/icons/colour."""
    made = QIcon()
    for size in _SIZES:
        made.addPixmap(_pixmap(name, palette, size))
    return made


def paint_colour_icon(painter: QPainter, name: str, palette: Palette, box: QRectF) -> None:
    """Draw the icon into a box of the painter."""
    _renderer(name, palette).render(painter, box)


def _pixmap(name: str, palette: Palette, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_colour_icon(painter, name, palette, QRectF(0, 0, size, size))
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _renderer(name: str, palette: Palette) -> QSvgRenderer:
    """The drawing with its colour names replaced by the palette's colours."""
    drawing = (resources_dir() / "icons" / "colour" / f"{name}.svg").read_text(encoding="utf-8")
    values = ((field.name, getattr(palette, field.name)) for field in fields(palette))
    colours = {key: value.name() for key, value in values if isinstance(value, QColor)}
    return QSvgRenderer(QByteArray(Template(drawing).substitute(colours).encode()))
