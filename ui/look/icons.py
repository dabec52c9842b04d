"""Line icons, drawn in the colours of the palette in use."""

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from companion.paths import resources_dir
from ui.look.style import Palette

_SIZES = (24, 48, 96)


@cache
def icon(name: str, palette: Palette) -> QIcon:
    """The icon of a file in resources/icons; checked and disabled looks follow the palette."""
    made = QIcon()
    looks = (
        (palette.text, QIcon.Mode.Normal, QIcon.State.Off),
        (palette.accent_text, QIcon.Mode.Normal, QIcon.State.On),
        (palette.outline, QIcon.Mode.Disabled, QIcon.State.Off),
    )
    for colour, mode, state in looks:
        for size in _SIZES:
            made.addPixmap(pixmap(name, colour, size), mode, state)
    return made


def pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """The icon in one colour; `size` is in device-independent pixels."""
    shown = QPixmap(QSize(size, size) * ratio)
    shown.setDevicePixelRatio(ratio)
    shown.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shown)
    _renderer(name, colour.name()).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return shown


@cache
def _renderer(name: str, colour: str) -> QSvgRenderer:
    svg = (resources_dir() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return QSvgRenderer(QByteArray(svg.replace("currentColor", colour).encode()))
