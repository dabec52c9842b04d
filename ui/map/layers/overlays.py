"""The layers that a game draws over its map: shaded hexes with letters, paths, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QPolygonF

from ui.counters import overlays_of
from ui.map.art.counters import style_colour
from ui.map.art.shades import ShadeArt, style_pen
from ui.map.badges import paint_badge
from ui.map.layers.layer import Layer, Stage
from ui.map.shapes import open_path
from ui.session_bridge import Change

if TYPE_CHECKING:
    from companion.play.map_items import MapMark, MapPath, Overlay
    from ui.map.canvas import Canvas


class OverlayLayer(Layer):
    """Those overlays of the game in play that the player lets show."""

    id = "overlays"
    stage = Stage.SHADE
    changed_by = frozenset(
        {Change.SESSION, Change.UNITS, Change.PHASE, Change.BOARD, Change.LANGUAGE, Change.PREFERENCES}
    )
    _shown: tuple[Overlay, ...] = ()

    @property
    def is_empty(self) -> bool:
        return not self._shown

    def refresh(self) -> None:
        wanted = self.bridge.preferences.shown_overlays
        every = overlays_of(self.bridge) if wanted else ()
        self._shown = tuple(overlay for overlay in every if overlay.id in wanted)
        self._shades = ShadeArt(self.bridge, self.geometry)

    def paint(self, canvas: Canvas) -> None:
        for overlay in self._shown:
            self._shades.paint(canvas, overlay.shades)
            for path in overlay.paths:
                self._paint_path(canvas, path)
            for mark in overlay.marks:
                self._paint_mark(canvas, mark)

    def _paint_path(self, canvas: Canvas, path: MapPath) -> None:
        way = open_path(QPolygonF([self.geometry.centre(hex_) for hex_ in path.hexes]))
        canvas.stroke(way, canvas.pen(canvas.palette.place_halo, 0.16, 7))
        canvas.stroke(way, style_pen(canvas, path.style, 0.09, 4))

    def _paint_mark(self, canvas: Canvas, mark: MapMark) -> None:
        colour = style_colour(canvas.palette, mark.style)
        paint_badge(canvas, self.bridge.reason_text(mark.text), self.geometry.centre(mark.hex), colour, 12)
