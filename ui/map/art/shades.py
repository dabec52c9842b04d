"""Shades over the map: hexes in a style, with a letter in each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from companion.board.once import once_a_board
from companion.kit.map_items import Style
from ui.map.art.counters import style_colour
from ui.map.canvas import Lettering, faint, write
from ui.map.geometry import HEX
from ui.map.shapes import hexes_path

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QPainterPath, QPen

    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import MapShade
    from ui.map.canvas import Canvas
    from ui.map.geometry import SceneGeometry
    from ui.session.bridge import SessionBridge

_LETTERS_FROM = 26.0  # pixels to a hex
_LETTER_DROP = 0.34 * HEX
_TINTS = {Style.GOAL: 0.12, Style.PLAIN: 0.16, Style.DOUBTFUL: 0.22}
_TINT = 0.25
_PATTERNS = {
    Style.BOTH: Qt.BrushStyle.DiagCrossPattern,
    Style.BAD: Qt.BrushStyle.FDiagPattern,
    Style.DOUBTFUL: Qt.BrushStyle.Dense6Pattern,
    Style.SECOND: Qt.BrushStyle.BDiagPattern,
}
_DASHES = {Style.SECOND: (3.0, 2.0), Style.DOUBTFUL: (1.0, 2.0), Style.BAD: (4.0, 1.5, 1.0, 1.5)}


class ShadeArt:
    """Draws shades of one state of the game; outlines are worked out once for all squares of the map."""

    def __init__(self, bridge: SessionBridge, geometry: SceneGeometry) -> None:
        self._bridge, self._geometry = bridge, geometry
        self._outlines: dict[frozenset[HexCoord], QPainterPath] = {}

    def paint(self, canvas: Canvas, shades: Iterable[MapShade]) -> None:
        """Fills and outlines of shades, clipped to the board once for all of them; letters over all."""
        seen = [shade for shade in shades if shade.hexes]
        if not seen:
            return
        inland = _inland(self._bridge.board)
        if not all(shade.hexes <= inland for shade in seen):  # clipping makes all of it slower
            canvas.painter.setClipPath(self._geometry.board_path)
        for shade in seen:
            self._paint_area(canvas, shade)
        canvas.painter.setClipping(False)
        for shade in seen:
            if shade.letter is not None and canvas.hex_pixels >= _LETTERS_FROM:
                self._letter(canvas, shade, self._bridge.reason_text(shade.letter))

    def _paint_area(self, canvas: Canvas, shade: MapShade) -> None:
        outline, colour = self._outline(shade), style_colour(canvas.palette, shade.style)
        canvas.fill(outline, faint(colour, _TINTS.get(shade.style, _TINT)))
        if pattern := _PATTERNS.get(shade.style):
            canvas.hatch(outline, faint(colour, 0.5), pattern)
        halo = canvas.pen(canvas.palette.label_halo, 0.09, 4)
        for pen in (halo, style_pen(canvas, shade.style, 0.05, 2.4)):
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)  # round ones take twice as long to draw
            canvas.stroke(outline, pen)

    def _outline(self, shade: MapShade) -> QPainterPath:
        if shade.hexes not in self._outlines:
            self._outlines[shade.hexes] = hexes_path(self._geometry, shade.hexes)
        return self._outlines[shade.hexes]

    def _letter(self, canvas: Canvas, shade: MapShade, letter: str) -> None:
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        drop = QPointF(0, _LETTER_DROP) * (-1 if canvas.is_flipped else 1)
        colour = style_colour(canvas.palette, shade.style)
        look = Lettering(0.2 * HEX, colour, canvas.palette.place_halo, is_bold=True)
        for hex_ in shade.hexes:
            centre = self._geometry.centre(hex_)
            if wanted.contains(centre):
                write(canvas, letter, centre + drop, look)


@once_a_board
def _inland(board: Board) -> frozenset[HexCoord]:
    """The hexes away from the board's edge, which no outline of theirs crosses."""
    return frozenset(hex_ for hex_ in board if all(there in board for there in hex_.neighbours()))


def style_pen(canvas: Canvas, style: Style, hexes: float, at_least: float) -> QPen:
    """The pen of a style: colour and dash."""
    pen = canvas.pen(style_colour(canvas.palette, style), hexes, at_least)
    if dashes := _DASHES.get(style):
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern(dashes)
    return pen
