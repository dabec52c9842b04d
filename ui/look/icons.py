"""Line icons, drawn in the colours of the palette in use."""

from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from companion.paths import resources_dir
from ui.look.style import Palette

_LARGEST = 48  # pixels to a side on a screen of one dot a pixel, in the largest text


@cache
def icon(name: str, palette: Palette) -> QIcon:
    """The icon of a file in resources/icons; checked and disabled looks follow the palette."""
    made = QIcon()
    looks = (
        (palette.text, QIcon.Mode.Normal, QIcon.State.Off),
        (palette.accent_text, QIcon.Mode.Normal, QIcon.State.On),
        (palette.outline, QIcon.Mode.Disabled, QIcon.State.Off),
    )
    for size in _sizes():
        shape = _shape(name, size)
        for colour, mode, state in looks:
            made.addPixmap(_inked(shape, colour), mode, state)
    return made


@cache
def fold_icon(rgba: int) -> QIcon:
    """The sign of a fold in one colour, pointing down while it is open."""
    made = QIcon()
    for name, state in (("folded", QIcon.State.Off), ("unfolded", QIcon.State.On)):
        for size in _sizes():
            made.addPixmap(_pixmap(name, rgba, size, 1.0), QIcon.Mode.Normal, state)
    return made


def _sizes() -> list[int]:
    """The pixels to a side that icons are drawn in; each doubling costs as much as all before it together."""
    ratios = (screen.devicePixelRatio() for screen in QGuiApplication.screens())
    needed = _LARGEST * max(ratios, default=1.0)
    return [size for size in (24, 48, 96) if size < 2 * needed]


def pixmap(name: str, colour: QColor, size: int, ratio: float = 1.0) -> QPixmap:
    """The icon in one colour; `size` is in device-independent pixels."""
    return _pixmap(name, colour.rgba(), size, ratio)


@cache
def _pixmap(name: str, rgba: int, size: int, ratio: float) -> QPixmap:
    return _inked(_shape(name, size, ratio), QColor.fromRgba(rgba))


def _shape(name: str, size: int, ratio: float = 1.0) -> QPixmap:
    """Where the icon's lines run, in any colour: drawing them costs more than dipping them into another."""
    shape = QPixmap(QSize(size, size) * ratio)
    shape.setDevicePixelRatio(ratio)
    shape.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shape)
    _renderer(name).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return shape


def _inked(shape: QPixmap, colour: QColor) -> QPixmap:
    inked = QPixmap(shape)
    painter = QPainter(inked)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(inked.rect(), colour)
    painter.end()
    return inked


@cache
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resources_dir() / "icons" / f"{name}.svg"))
