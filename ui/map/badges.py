"""Small labels that keep their size on screen, and read upright, however the map is zoomed or turned."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath

from ui.colour_icons import paint_colour_icon
from ui.map.canvas import Canvas, Lettering, text_width, write

_CONTROLS = 68.0  # pixels at an edge of the map that its buttons may cover


def paint_badge(canvas: Canvas, text: str, centre: QPointF, fill: QColor, pixels: float = 15.0) -> None:
    """A pill with a short text; `pixels` is the height of its letters."""
    size = pixels * canvas.emphasis / canvas.scale
    width = max(text_width(text, is_bold=True) + 0.9, 1.6) * size
    pill = _pill(centre, width, 1.6 * size)
    canvas.fill(pill, fill)
    canvas.stroke(pill, canvas.pen(ink_on(fill), 0, 1.2))
    write(canvas, text, centre, Lettering(size, ink_on(fill), is_bold=True))


def paint_verdict(canvas: Canvas, icon: str, text: str, spot: QPointF, frame: QColor) -> None:
    """A framed card with a verdict's icon and words, moved off its spot where the picture ends."""
    palette = canvas.palette
    size = 17 * canvas.emphasis / canvas.scale
    width = (text_width(text, is_bold=True) + 2.6) * size
    aside = width / 2 + _CONTROLS / canvas.scale
    centre = _inside(spot, canvas.rect.adjusted(aside, 1.2 * size, -aside, -1.2 * size))
    card = _pill(centre, width, 2.0 * size)
    canvas.fill(card, palette.panel)
    canvas.stroke(card, canvas.pen(frame, 0, 2.5))
    painter = canvas.painter
    painter.save()
    canvas.upright(centre)
    box = QRectF(-width / 2 + 0.35 * size, -0.7 * size, 1.4 * size, 1.4 * size)
    paint_colour_icon(painter, icon, palette, box)
    painter.restore()
    beside = QPointF(0.75 * size, 0) * (-1 if canvas.is_flipped else 1)
    write(canvas, text, centre + beside, Lettering(size, palette.text, is_bold=True))


def paint_icon(canvas: Canvas, icon: str, centre: QPointF, size: float) -> None:
    """A coloured icon, `size` scene units wide, upright."""
    canvas.painter.save()
    canvas.upright(centre)
    paint_colour_icon(canvas.painter, icon, canvas.palette, QRectF(-size / 2, -size / 2, size, size))
    canvas.painter.restore()


def ink_on(fill: QColor) -> QColor:
    """Black or white, whichever reads better on a colour."""
    lightness = 0.299 * fill.redF() + 0.587 * fill.greenF() + 0.114 * fill.blueF()
    return QColor("#101010") if lightness > 0.55 else QColor("#ffffff")


def _inside(spot: QPointF, rect: QRectF) -> QPointF:
    """The point of a rectangle nearest to a spot."""
    x = max(min(spot.x(), rect.right()), rect.left())
    return QPointF(x, max(min(spot.y(), rect.bottom()), rect.top()))


def _pill(centre: QPointF, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)
    path.addRoundedRect(box, height / 2, height / 2)
    return path
