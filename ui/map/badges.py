"""Small labels that keep their size on screen, and read upright, however the map is zoomed or turned."""

from collections.abc import Hashable, Iterable
from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap

from ui.look.colour_icons import paint_colour_icon
from ui.map.canvas import Canvas, Lettering, copy_pictures, place_pictures, text_width, write

_HEIGHT, _RIM = 1.6, 4  # of a badge in letters, and pixels around its picture
_MOST = 400
_EDGE = 10  # pixels between a verdict's card and what it may not reach


def paint_badge(canvas: Canvas, text: str, centre: QPointF, fill: QColor, pixels: float = 15.0) -> None:
    """A pill with a short text; `pixels` is the height of its letters."""
    size = pixels * canvas.emphasis / canvas.scale
    pill = _pill(centre, _badge_width(text) * size, _HEIGHT * size)
    canvas.fill(pill, fill)
    canvas.stroke(pill, canvas.pen(ink_on(fill), 0, 1.2))
    write(canvas, text, centre, Lettering(size, ink_on(fill), is_bold=True))


def badge_box(canvas: Canvas, text: str, centre: QPointF, pixels: float) -> QRectF:
    """What a badge covers."""
    size = pixels * canvas.emphasis / canvas.scale
    box = QRectF(0, 0, _badge_width(text) * size, _HEIGHT * size)
    box.moveCenter(centre)
    return box


class BadgePictures:
    """Draws badges by copying pictures: hundreds drawn anew in every frame would make the map lag."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, QPixmap] = {}

    def paint(self, canvas: Canvas, badges: Iterable[tuple[str, QPointF, QColor]], pixels: float) -> None:
        """As `paint_badge` does, several at once: texts, about which points, filled with what."""
        pictures = ((self._picture(canvas, text, fill, pixels), centre) for text, centre, fill in badges)
        copy_pictures(canvas, place_pictures(canvas, pictures))

    def _picture(self, canvas: Canvas, text: str, fill: QColor, pixels: float) -> QPixmap:
        ratio = canvas.painter.device().devicePixelRatioF()
        key = (text, fill.rgba(), pixels, canvas.emphasis, ratio)
        if key not in self._kept:
            if len(self._kept) >= _MOST:
                self._kept.clear()
            self._kept[key] = self._drawn(canvas, text, fill, pixels, ratio)
        return self._kept[key]

    def _drawn(self, canvas: Canvas, text: str, fill: QColor, pixels: float, ratio: float) -> QPixmap:
        size = pixels * canvas.emphasis
        width, height = ceil(_badge_width(text) * size) + _RIM, ceil(_HEIGHT * size) + _RIM
        picture = QPixmap(round(width * ratio), round(height * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        own = Canvas(painter, QRectF(), 1.0, canvas.palette, emphasis=canvas.emphasis)
        paint_badge(own, text, QPointF(width / 2, height / 2), fill, pixels)
        painter.end()
        return picture


def verdict_box(canvas: Canvas, text: str, spot: QPointF) -> QRectF:
    """What a verdict's card covers: moved off its spot where the picture ends, or buttons lie over it."""
    size = _verdict_size(canvas)
    box = QRectF(0, 0, (text_width(text) + 2.6) * size, 2.0 * size)
    across, down = (half + _EDGE / canvas.scale for half in (box.width() / 2, box.height() / 2))
    box.moveCenter(_inside(spot, (canvas.free or canvas.rect).adjusted(across, down, -across, -down)))
    return box


def _verdict_size(canvas: Canvas) -> float:
    return 17 * canvas.emphasis / canvas.scale


def paint_verdict(canvas: Canvas, icon: str, text: str, spot: QPointF, frame: QColor) -> None:
    """A framed card with a verdict's icon and words."""
    palette, size, box = canvas.palette, _verdict_size(canvas), verdict_box(canvas, text, spot)
    centre, width = box.center(), box.width()
    card = _pill(centre, width, box.height())
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


def _badge_width(text: str) -> float:
    """In letters."""
    return max(text_width(text) + 0.9, _HEIGHT)


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
