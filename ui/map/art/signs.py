"""What else is printed on a map: turn track, entry arrows, crosses, compass, title."""

from collections.abc import Callable
from math import atan2, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPolygonF

from companion.board.facts import Mark
from companion.board.model import Board
from ui.map.canvas import Canvas, Lettering, faint, text_width, write
from ui.map.geometry import HEX, SceneGeometry

_DETAIL_FROM = 12  # pixels to a hex


class SignArt:
    """Every mark of a kind with a drawing here; a tower is drawn with the buildings."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._signs = [
            (_DRAWINGS[mark.kind], mark, _spot(mark, geometry))
            for mark in board.marks
            if mark.kind in _DRAWINGS
        ]

    def paint(self, canvas: Canvas) -> None:
        if canvas.hex_pixels < _DETAIL_FROM:
            return
        for draw, mark, spot in self._signs:
            if spot.boundingRect().adjusted(-HEX, -HEX, HEX, HEX).intersects(canvas.rect):
                canvas.painter.save()
                draw(canvas, mark, spot)
                canvas.painter.restore()


def _spot(mark: Mark, geometry: SceneGeometry) -> QPolygonF:
    """Where a mark stands: its own shape, else the centres of its hexes."""
    if mark.shape:
        return geometry.shape(mark.shape)
    return QPolygonF([geometry.centre(hex_) for hex_ in mark.hexes])


def _draw_turn_track(canvas: Canvas, mark: Mark, spot: QPolygonF) -> None:
    """A row of boxes, one a turn, with the circled numbers that some turns have, and the last box."""
    box = spot.boundingRect()
    turns = sorted(int(key.removeprefix("turn_")) for key in mark.values if key.startswith("turn_"))
    texts = [str(turn) for turn in turns] + ([str(mark.values["last"])] if "last" in mark.values else [])
    circled = [mark.values[f"turn_{turn}"] for turn in turns]
    canvas.upright(box.center())
    width, height = box.width() / max(len(texts), 1), box.height()
    _draw_track_boxes(canvas, QRectF(-box.width() / 2, -height / 2, box.width(), height), len(texts))
    for k, text in enumerate(texts):
        middle = QPointF((k - (len(texts) - 1) / 2) * width, 0)
        number = circled[k] if k < len(circled) else None
        _draw_turn(canvas, text, number, middle, QPointF(width, height))


def _draw_track_boxes(canvas: Canvas, box: QRectF, count: int) -> None:
    lines = QPainterPath()
    lines.addRoundedRect(box, 0.07 * HEX, 0.07 * HEX)
    paper = faint(canvas.palette.turn_track, 0.93)
    canvas.fill(lines, paper)
    for k in range(1, count):
        x = box.left() + box.width() * k / count
        lines.moveTo(x, box.top())
        lines.lineTo(x, box.bottom())
    canvas.stroke(lines, canvas.pen(canvas.palette.place, 0.022, 0.8))


def _draw_turn(canvas: Canvas, text: str, number: object, middle: QPointF, room: QPointF) -> None:
    size = min(0.52 * room.y(), 0.8 * room.x() / max(text_width(text), 0.1))
    spot = middle if number is None else middle - QPointF(0.18 * room.x(), 0)
    write(canvas, text, spot, Lettering(size, canvas.palette.place, is_bold=True))
    if number is not None:
        _draw_circled(canvas, str(number), middle + QPointF(0.24 * room.x(), 0), 0.2 * room.y())


def _draw_circled(canvas: Canvas, text: str, centre: QPointF, radius: float) -> None:
    circle = QPainterPath()
    circle.addEllipse(centre, radius, radius)
    canvas.fill(circle, canvas.palette.accent_soft)
    canvas.stroke(circle, canvas.pen(canvas.palette.place, 0.02, 0.8))
    write(canvas, text, centre, Lettering(radius * 1.3, canvas.palette.place, is_bold=True))


def _draw_arrow(canvas: Canvas, mark: Mark, spot: QPolygonF) -> None:
    """A broad arrow along the mark's stroke, or over its bearing (degrees clockwise from north)."""
    tail, head = spot.first(), spot.last()
    way = head - tail
    length = max((way.x() ** 2 + way.y() ** 2) ** 0.5, 0.45 * HEX)
    canvas.painter.translate(tail)
    canvas.painter.rotate(degrees(atan2(way.y(), way.x())))
    canvas.stroke(_arrow(length), canvas.pen(canvas.palette.place_halo, 0.07, 2))
    canvas.fill(_arrow(length), canvas.palette.entry_arrow)


def _arrow(length: float) -> QPainterPath:
    """An arrow from the origin along x."""
    half, wide, neck = 0.14 * length, 0.36 * length, 0.5 * length
    points = [(0, -half), (neck, -half), (neck, -wide), (length, 0), (neck, wide), (neck, half), (0, half)]
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def _draw_balkenkreuz(canvas: Canvas, mark: Mark, spot: QPolygonF) -> None:
    size = 0.15 * HEX
    canvas.painter.translate(spot.first())
    for width, colour in ((0.5, QColor(Qt.GlobalColor.white)), (0.27, QColor(Qt.GlobalColor.black))):
        bars = QPainterPath()
        bars.addRect(QRectF(-size, -size * width, 2 * size, 2 * size * width))
        upright = QPainterPath()
        upright.addRect(QRectF(-size * width, -size, 2 * size * width, 2 * size))
        canvas.fill(bars.united(upright), colour)


def _draw_compass(canvas: Canvas, mark: Mark, spot: QPolygonF) -> None:
    """A needle to the board's north, whichever way the map is turned."""
    canvas.painter.translate(spot.boundingRect().center())
    reach, waist = 0.4 * HEX, 0.085 * HEX
    ring = QPainterPath()
    ring.addEllipse(QPointF(), 0.27 * HEX, 0.27 * HEX)
    canvas.stroke(ring, canvas.pen(canvas.palette.place, 0.015))
    for turn in (90, 270, 180, 0):
        canvas.painter.save()
        canvas.painter.rotate(turn)
        length = reach if turn in {0, 180} else reach * 0.68
        for half, colour in ((-waist, canvas.palette.place), (waist, canvas.palette.place_halo)):
            canvas.fill(_needle(length, half), colour)
            canvas.stroke(_needle(length, half), canvas.pen(canvas.palette.place, 0.01))
        canvas.painter.restore()
    write(canvas, mark.text, QPointF(0, -0.53 * HEX), _bold(canvas, 0.2 * HEX))


def _needle(length: float, half: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0, -length), QPointF(half, -abs(half)), QPointF()]))
    path.closeSubpath()
    return path


def _draw_title(canvas: Canvas, mark: Mark, spot: QPolygonF) -> None:
    """The title in as many lines as its box is high."""
    box = spot.boundingRect()
    lines = _lines(mark.text, box.width() / box.height())
    size = min(0.8 * box.height() / len(lines), *(box.width() / text_width(line) for line in lines))
    for k, line in enumerate(lines):
        drop = (k - (len(lines) - 1) / 2) * box.height() / len(lines) * (-1 if canvas.is_flipped else 1)
        write(canvas, line, box.center() + QPointF(0, drop), _bold(canvas, size))


def _lines(text: str, shape: float) -> list[str]:
    """A title on one line, or broken near its middle when its box is less than 4 times as wide as high."""
    words = text.split()
    if shape >= 4 or len(words) < 2:
        return [text]
    breaks = range(1, len(words))
    best = min(breaks, key=lambda k: abs(len(" ".join(words[:k])) - len(" ".join(words[k:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def _bold(canvas: Canvas, size: float) -> Lettering:
    return Lettering(size, canvas.palette.place, canvas.palette.place_halo, is_bold=True)


_DRAWINGS: dict[str, Callable[[Canvas, Mark, QPolygonF], None]] = {
    "turn_track": _draw_turn_track,
    "entry_arrow": _draw_arrow,
    "balkenkreuz": _draw_balkenkreuz,
    "compass": _draw_compass,
    "title": _draw_title,
}
