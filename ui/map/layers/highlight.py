"""Hexes that are selected, pointed at or lit up by a panel, and the way that a panel shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPolygonF

from ui.map.canvas import Lettering, faint, write
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer
from ui.map.shapes import closed_path, open_path
from ui.session.bridge import Change

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas


_HEAD = (0.35, 30)  # an arrow's head: its length in hexes, and its half angle


@dataclass(frozen=True, slots=True)
class Pointer:
    """A hex at which a player at another machine points."""

    hex: HexCoord
    colour: QColor
    name: str


class HighlightLayer(Layer):
    """The selected hex with a double frame, lit hexes filled, the hex pointed at framed thinly.

    Where `others` point a ring stands in the hex, with who it is.
    `way` is drawn as a line through its hexes, dashed over a halo, with an arrow at its end.
    """

    id = "highlight"
    changed_by = frozenset({Change.SELECTION})
    lit: tuple[HexCoord, ...] = ()
    way: tuple[HexCoord, ...] = ()
    pointed_at: HexCoord | None = None
    others: tuple[Pointer, ...] = ()

    def paint(self, canvas: Canvas) -> None:
        palette = canvas.palette
        for hex_ in self.lit:
            self._paint_lit(canvas, hex_)
        if len(self.way) > 1:
            self._paint_way(canvas)
        if self.bridge.selected is not None:
            self._frame(canvas, self.bridge.selected, palette.place_halo, 6.0)
            self._frame(canvas, self.bridge.selected, palette.selection, 3.0)
        if self.pointed_at is not None and self.pointed_at != self.bridge.selected:
            self._frame(canvas, self.pointed_at, palette.selection, 1.4)

        for other in self.others:
            self._paint_other(canvas, other)

    def _paint_other(self, canvas: Canvas, other: Pointer) -> None:
        centre, size = self.geometry.centre(other.hex), canvas.width(0.34, 15)
        for colour, width in ((canvas.palette.place_halo, 8.0), (other.colour, 5.0)):
            canvas.painter.setPen(canvas.pen(colour, 0, width))
            canvas.painter.setBrush(Qt.BrushStyle.NoBrush)
            canvas.painter.drawEllipse(centre, size, size)
        below = QPointF(0, 2 * size * (-1 if canvas.is_flipped else 1))
        look = Lettering(size, canvas.palette.place, canvas.palette.place_halo, is_bold=True)
        write(canvas, other.name, centre + below, look)

    def _paint_lit(self, canvas: Canvas, hex_: HexCoord) -> None:
        glow = faint(canvas.palette.highlight, 0.28)
        canvas.fill(closed_path(self.geometry.polygon(hex_)), glow)
        self._frame(canvas, hex_, canvas.palette.text, 4.5)
        self._frame(canvas, hex_, canvas.palette.highlight, 2.8)

    def _paint_way(self, canvas: Canvas) -> None:
        centres = [self.geometry.centre(hex_) for hex_ in self.way]
        line, head = open_path(QPolygonF(centres)), open_path(_arrow(*centres[-2:]))
        for shape in (line, head):
            canvas.stroke(shape, canvas.pen(canvas.palette.place_halo, 0.18, 8))
        pen = canvas.pen(canvas.palette.selection, 0.1, 4)
        canvas.stroke(head, pen)
        pen.setDashPattern((2.5, 1.5))
        canvas.stroke(line, pen)

    def _frame(self, canvas: Canvas, hex_: HexCoord, colour: QColor, width: float) -> None:
        canvas.stroke(closed_path(self.geometry.polygon(hex_)), canvas.pen(colour, 0, width))


class LitLettering(Layer):
    """What the board has written in lit hexes, once more above their fill: it is what one looks for there."""

    id = HighlightLayer.id
    changed_by = HighlightLayer.changed_by

    def __init__(self, highlight: HighlightLayer, letter: Callable[[QPainter, QRectF], None]) -> None:
        """`letter` writes what stands in a part of the scene."""
        super().__init__(highlight.bridge, highlight.geometry)
        self._highlight, self._letter = highlight, letter

    @property
    def is_empty(self) -> bool:
        return not self._highlight.lit

    def paint(self, canvas: Canvas) -> None:
        for hex_ in self._highlight.lit:
            outline = self._highlight.geometry.polygon(hex_)
            if outline.boundingRect().intersects(canvas.rect):
                canvas.painter.setClipPath(closed_path(outline))
                self._letter(canvas.painter, outline.boundingRect())
        canvas.painter.setClipping(False)


def _arrow(before: QPointF, end: QPointF) -> QPolygonF:
    """The head of an arrow that comes from the point before."""
    length, angle = _HEAD
    back = QLineF(end, before)
    back.setLength(length * HEX)
    wings = []
    for turn in (angle, -angle):
        wing = QLineF(back)
        wing.setAngle(back.angle() + turn)
        wings.append(wing.p2())
    return QPolygonF([wings[0], end, wings[1]])
