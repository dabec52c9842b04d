"""Hexes that are selected, pointed at or lit up by a panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QColor

from ui.map.layers.layer import Layer
from ui.map.shapes import closed_path
from ui.session_bridge import Change

if TYPE_CHECKING:
    from companion.hexgrid import HexCoord
    from ui.map.canvas import Canvas


class HighlightLayer(Layer):
    """The selected hex with a double frame, lit hexes filled, the hex pointed at framed thinly."""

    id = "highlight"
    changed_by = frozenset({Change.SELECTION})
    lit: tuple[HexCoord, ...] = ()
    pointed_at: HexCoord | None = None

    def paint(self, canvas: Canvas) -> None:
        palette = canvas.palette
        for hex_ in self.lit:
            self._paint_lit(canvas, hex_)
        if self.bridge.selected is not None:
            self._frame(canvas, self.bridge.selected, palette.place_halo, 6.0)
            self._frame(canvas, self.bridge.selected, palette.selection, 3.0)
        if self.pointed_at is not None and self.pointed_at != self.bridge.selected:
            self._frame(canvas, self.pointed_at, palette.selection, 1.4)

    def _paint_lit(self, canvas: Canvas, hex_: HexCoord) -> None:
        glow = QColor(canvas.palette.highlight)
        glow.setAlphaF(0.45)
        canvas.fill(closed_path(self.geometry.polygon(hex_)), glow)
        self._frame(canvas, hex_, canvas.palette.text, 4.5)
        self._frame(canvas, hex_, canvas.palette.highlight, 2.8)

    def _frame(self, canvas: Canvas, hex_: HexCoord, colour: QColor, width: float) -> None:
        canvas.stroke(closed_path(self.geometry.polygon(hex_)), canvas.pen(colour, 0, width))
