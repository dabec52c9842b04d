"""Drawn shapes that no file of their own draws: ponds, lakes, and whatever a board adds."""

from PySide6.QtGui import QPainterPath

from companion.board.model import Board
from ui.map.art.routes import PAVED_SQUARE
from ui.map.art.styles import AREA_STYLES, NEUTRAL_AREA, AreaStyle
from ui.map.canvas import Canvas
from ui.map.geometry import SceneGeometry
from ui.map.shapes import path_of

_DRAWN_ELSEWHERE = frozenset({"grain", "building", PAVED_SQUARE})
_RIPPLE = 5.0  # scene units between a shore and its ripple
_RIPPLES_FROM = 30  # pixels to a hex


class AreaArt:
    """Areas in file order, each in its kind's style; water has a ripple along the shore."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._areas: list[tuple[AreaStyle, QPainterPath, QPainterPath]] = []
        for area in board.areas:
            if area.kind not in _DRAWN_ELSEWHERE:
                shape = geometry.area(area)
                ripple = path_of(shape.buffer(-_RIPPLE))
                style = AREA_STYLES.get(area.kind, NEUTRAL_AREA)
                self._areas.append((style, path_of(shape), ripple))

    def paint(self, canvas: Canvas) -> None:
        for style, outline, ripple in self._areas:
            if outline.boundingRect().intersects(canvas.rect):
                line = getattr(canvas.palette, style.outline)
                canvas.fill(outline, getattr(canvas.palette, style.colour))
                canvas.stroke(outline, canvas.pen(line, style.width, 1.0))
                if style.colour == "pond" and canvas.hex_pixels >= _RIPPLES_FROM:
                    canvas.stroke(ripple, canvas.pen(line.lighter(140), 0.012))
