"""All that is seen from one position, shaded by hindrance: colour, figure and pattern."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath

from companion.sight.result import Verdict
from ui.map.canvas import Canvas, Lettering, faint, write
from ui.map.geometry import HEX
from ui.map.layers.layer import Layer, Stage
from ui.map.path_index import PathIndex
from ui.map.shapes import closed_path
from ui.session.bridge import Change

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.look.style import Palette

MOST_HINDRANCE = 5
_FIGURE = 0.27 * HEX
_FIGURES_FROM = 22  # pixels to a hex
_FIGURE_DROP = QPointF(0, 0.24) * HEX


class Shade(IntEnum):
    """How a hex is shaded: 0 to 5 by hindrance, then blocked and too close to call."""

    CLEAR = 0
    BLOCKED = 6
    TOO_CLOSE = 7


class ViewshedLayer(Layer):
    """The bridge's viewshed; the hex looked from is ringed."""

    id = "viewshed"
    stage = Stage.SHADE
    dims_lettering = True
    changed_by = frozenset({Change.VIEWSHED})

    _shapes: dict[int, PathIndex]
    _figures: list[tuple[HexCoord, int]]

    @property
    def is_empty(self) -> bool:
        return self.bridge.viewshed is None

    @property
    def shades(self) -> list[int]:
        """The shades that occur, ascending."""
        return sorted(self._shapes)

    def refresh(self) -> None:
        self._shapes, self._figures = {}, []
        seen = self.bridge.viewshed
        if seen is None:
            return
        verdicts, hindrance = seen.verdict.tolist(), seen.hindrance.tolist()
        for hex_, verdict, amount in zip(self.bridge.board.hexes, verdicts, hindrance, strict=True):
            if hex_ != seen.position.hex:
                shade = shade_of(Verdict.of_code(verdict), amount)
                self._shapes.setdefault(shade, PathIndex()).add(closed_path(self.geometry.polygon(hex_)))
                if shade not in {Shade.CLEAR, Shade.BLOCKED}:
                    self._figures.append((hex_, shade))

    def paint(self, canvas: Canvas) -> None:
        canvas.painter.setClipPath(self.geometry.board_path)
        for shade, shapes in self._shapes.items():
            for path in shapes.within(canvas.rect):
                paint_shade(canvas, path, shade)
        canvas.painter.setClipping(False)
        if canvas.hex_pixels >= _FIGURES_FROM:
            self._paint_figures(canvas)
        if self.bridge.viewshed is not None:
            self._paint_source(canvas, self.bridge.viewshed.position.hex)

    def _paint_figures(self, canvas: Canvas) -> None:
        size = max(_FIGURE, 11 / canvas.scale)
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        for hex_, shade in self._figures:
            centre = self.geometry.centre(hex_)
            if wanted.contains(centre):
                spot = centre + _FIGURE_DROP * (-1 if canvas.is_flipped else 1)
                ink = Lettering(size, canvas.palette.place, canvas.palette.place_halo, is_bold=True)
                write(canvas, self._figure(shade), spot, ink)

    def _figure(self, shade: int) -> str:
        if shade == Shade.TOO_CLOSE:
            return self.bridge.text("map-amount-unknown")
        return self.bridge.text("map-adds", amount=shade)

    def _paint_source(self, canvas: Canvas, hex_: HexCoord) -> None:
        hexagon = closed_path(self.geometry.polygon(hex_))
        canvas.stroke(hexagon, canvas.pen(canvas.palette.place_halo, 0.1, 6))
        canvas.stroke(hexagon, canvas.pen(canvas.palette.selection, 0.06, 3.5))


def shade_of(verdict: Verdict, hindrance: int) -> int:
    """The shade of a hex seen with a verdict: a Shade, or the hindrance from 1 to 5."""
    if verdict is Verdict.BLOCKED:
        return Shade.BLOCKED
    if verdict is Verdict.TOO_CLOSE:
        return Shade.TOO_CLOSE
    return min(hindrance, MOST_HINDRANCE)


def shade_colour(palette: Palette, shade: int) -> QColor:
    """The tint of a shade; blocked hexes are darkened."""
    colour = palette.los_too_close if shade == Shade.TOO_CLOSE else palette.viewshed[shade]
    return faint(colour, 0.55 if shade == Shade.BLOCKED else 0.5)


def paint_shade(canvas: Canvas, path: QPainterPath, shade: int) -> None:
    """Tint a shape; blocked is hatched, too close is dotted, so that colour is not all."""
    canvas.fill(path, shade_colour(canvas.palette, shade))
    pattern = _PATTERNS.get(shade)
    if pattern is not None:
        ink = faint(canvas.palette.place_halo, 0.28)
        canvas.hatch(path, ink, pattern)


_PATTERNS: dict[int, Qt.BrushStyle] = {
    Shade.BLOCKED: Qt.BrushStyle.BDiagPattern,
    Shade.TOO_CLOSE: Qt.BrushStyle.Dense6Pattern,
}
