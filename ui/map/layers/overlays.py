"""The layers that a game draws over its map: shaded hexes with letters, paths, marks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPolygonF

from companion.play.map_items import Style
from ui.counters import overlays_of
from ui.map.art.counters import style_colour
from ui.map.badges import paint_badge
from ui.map.canvas import Lettering, write
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer, Stage
from ui.map.shapes import hexes_path, open_path
from ui.session_bridge import Change

if TYPE_CHECKING:
    from PySide6.QtGui import QPainterPath, QPen

    from companion.play.map_items import MapMark, MapPath, MapShade, Overlay
    from ui.map.canvas import Canvas

_LETTERS_FROM = 18.0  # pixels to a hex
_LETTER_DROP = 0.34 * HEX
_TINTS = {Style.GOAL: 0.12, Style.PLAIN: 0.16, Style.DOUBTFUL: 0.22}
_TINT = 0.3
_PATTERNS = {
    Style.BOTH: Qt.BrushStyle.DiagCrossPattern,
    Style.BAD: Qt.BrushStyle.FDiagPattern,
    Style.DOUBTFUL: Qt.BrushStyle.Dense6Pattern,
    Style.SECOND: Qt.BrushStyle.BDiagPattern,
}
_DASHES = {Style.SECOND: (3.0, 2.0), Style.DOUBTFUL: (1.0, 2.0), Style.BAD: (4.0, 1.5, 1.0, 1.5)}


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
        self._shown = tuple(overlay for overlay in overlays_of(self.bridge) if overlay.id in wanted)
        self._outlines: dict[frozenset[object], QPainterPath] = {}

    def paint(self, canvas: Canvas) -> None:
        for overlay in self._shown:
            for shade in overlay.shades:
                self._paint_shade(canvas, shade)
            for path in overlay.paths:
                self._paint_path(canvas, path)
            for mark in overlay.marks:
                self._paint_mark(canvas, mark)

    def _paint_shade(self, canvas: Canvas, shade: MapShade) -> None:
        if not shade.hexes:
            return
        outline, colour = self._outline(shade), style_colour(canvas.palette, shade.style)
        canvas.painter.setClipPath(self.geometry.board_path)
        canvas.fill(outline, _faint(colour, _TINTS.get(shade.style, _TINT)))
        if pattern := _PATTERNS.get(shade.style):
            brush = QBrush(_faint(colour, 0.5), pattern)
            brush.setTransform(canvas.painter.transform().inverted()[0])
            canvas.painter.fillPath(outline, brush)
        canvas.stroke(outline, canvas.pen(canvas.palette.label_halo, 0.09, 4))
        canvas.stroke(outline, _pen(canvas, shade.style, 0.05, 2.4))
        canvas.painter.setClipping(False)
        if shade.letter is not None and canvas.hex_pixels >= _LETTERS_FROM:
            self._letter(canvas, shade, self.bridge.reason_text(shade.letter))

    def _outline(self, shade: MapShade) -> QPainterPath:
        """Worked out once for all squares of the map."""
        if shade.hexes not in self._outlines:
            self._outlines[shade.hexes] = hexes_path(self.geometry, shade.hexes)
        return self._outlines[shade.hexes]

    def _letter(self, canvas: Canvas, shade: MapShade, letter: str) -> None:
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        drop = QPointF(0, _LETTER_DROP) * (-1 if canvas.is_flipped else 1)
        colour = style_colour(canvas.palette, shade.style)
        look = Lettering(0.2 * HEX, colour, canvas.palette.place_halo, is_bold=True)
        for hex_ in shade.hexes:
            centre = self.geometry.centre(hex_)
            if wanted.contains(centre):
                write(canvas, letter, centre + drop, look)

    def _paint_path(self, canvas: Canvas, path: MapPath) -> None:
        way = open_path(QPolygonF([self.geometry.centre(hex_) for hex_ in path.hexes]))
        canvas.stroke(way, canvas.pen(canvas.palette.place_halo, 0.16, 7))
        canvas.stroke(way, _pen(canvas, path.style, 0.09, 4))

    def _paint_mark(self, canvas: Canvas, mark: MapMark) -> None:
        colour = style_colour(canvas.palette, mark.style)
        paint_badge(canvas, self.bridge.reason_text(mark.text), self.geometry.centre(mark.hex), colour, 12)


def _pen(canvas: Canvas, style: Style, hexes: float, at_least: float) -> QPen:
    pen = canvas.pen(style_colour(canvas.palette, style), hexes, at_least)
    if dashes := _DASHES.get(style):
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(dashes)
    return pen


def _faint(colour: QColor, alpha: float) -> QColor:
    faint = QColor(colour)
    faint.setAlphaF(alpha)
    return faint
