"""Chits drawn as small discs with a letter; a kind without a colour of its own is a plain one."""

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from ui.look.style import Palette


@cache
def chit_pixmap(chit: str, letter: str, palette: Palette, side: int) -> QPixmap:
    """A chit as a picture. Kinds differ by letter too, for eyes that do not tell red from black."""
    shown = _disc(palette, getattr(palette, f"chit_{chit}", palette.outline), side)
    painter = QPainter(shown)
    font = painter.font()
    font.setPixelSize(round(side * 0.5))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(palette.chit_letter)
    painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return shown


@cache
def spent_chit(palette: Palette, side: int) -> QPixmap:
    """The place of a chit that was drawn."""
    return _disc(palette, None, side)


def _disc(palette: Palette, fill: QColor | None, side: int) -> QPixmap:
    shown = QPixmap(side, side)
    shown.fill(Qt.GlobalColor.transparent)
    painter = QPainter(shown)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(palette.text_dim if fill else palette.outline, max(side / 20, 1)))
    painter.setBrush(fill or Qt.BrushStyle.NoBrush)
    edge = side * 0.08
    painter.drawEllipse(QRectF(edge, edge, side - 2 * edge, side - 2 * edge))
    painter.end()
    return shown
