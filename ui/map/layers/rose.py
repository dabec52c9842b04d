"""What is aimed at: a cross-hair, and six numbered ways from a hex, 1 to the north, clockwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from companion.hexes.coordinates import Direction
from ui.map.badges import paint_badge
from ui.map.canvas import faint
from ui.map.geometry import HEX

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.geometry import SceneGeometry

_START, _NUMBER, _TIP = 0.3, 0.5, 0.74  # hexes from the centre: the numbers between the counters of two hexes


def paint_rose(canvas: Canvas, geometry: SceneGeometry, hex_: HexCoord) -> None:
    """An arrow with its number for each direction."""
    centre = geometry.centre(hex_)
    pen = canvas.pen(canvas.palette.selection, 0.03, 2)
    for direction in Direction:
        way = geometry.centre(hex_.step(direction)) - centre
        path = arrow_path(centre + way * _START, centre + way * _TIP, 12 / max(canvas.scale, 0.01) ** 0.5)
        canvas.stroke(path, canvas.pen(canvas.palette.label_halo, 0.06, 4))
        canvas.stroke(path, pen)
        paint_badge(canvas, str(direction.value), centre + way * _NUMBER, canvas.palette.selection, 13)


def arrow_path(start: QPointF, tip: QPointF, head: float) -> QPainterPath:
    """A line with a head `head` scene units long."""
    path = QPainterPath(start)
    path.lineTo(tip)
    way = tip - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    if length:
        along = way / length * head
        across = QPointF(-along.y(), along.x()) * 0.55
        for side in (across, -across):
            path.moveTo(tip)
            path.lineTo(tip - along + side)
    return path


def paint_target(canvas: Canvas, centre: QPointF, *, is_faint: bool = False) -> None:
    """A cross-hair."""
    colour = faint(canvas.palette.selection, 0.55 if is_faint else 1.0)
    path = QPainterPath()
    path.addEllipse(centre, 0.2 * HEX, 0.2 * HEX)
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        path.moveTo(centre + QPointF(dx, dy) * 0.08 * HEX)
        path.lineTo(centre + QPointF(dx, dy) * 0.32 * HEX)
    canvas.stroke(path, canvas.pen(canvas.palette.label_halo, 0.06, 4))
    canvas.stroke(path, canvas.pen(colour, 0.03, 2))
