"""What lies along hexsides: rivers, cliffs, bridges, boundaries."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from companion.board.model import Board
from companion.hexes.coordinates import Hexside
from ui.map.art.styles import HEXSIDE_STYLES, NEUTRAL_HEXSIDE, LineStyle
from ui.map.canvas import Canvas
from ui.map.geometry import SceneGeometry
from ui.map.path_index import PathIndex

_BRIDGE = "bridge"


class HexsideArt:
    """Every hexside feature; a bridge crosses its hexside, all others run along it."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._courses: dict[LineStyle, PathIndex] = {}
        for side, facts in board.hexsides.items():
            for feature in sorted(facts.features):
                style = HEXSIDE_STYLES.get(feature, NEUTRAL_HEXSIDE)
                ends = geometry.hexside(side) if feature != _BRIDGE else _across(geometry, side)
                path = QPainterPath(ends[0])
                path.lineTo(ends[1])
                self._courses.setdefault(style, PathIndex()).add(path)

    def paint(self, canvas: Canvas) -> None:
        for style, index in sorted(self._courses.items(), key=lambda item: -item[0].width):
            casing = canvas.pen(getattr(canvas.palette, style.casing), style.width + 2 * style.rim, 1.5)
            fill = canvas.pen(getattr(canvas.palette, style.colour), style.width, 0.8)
            if style.dashes:
                fill.setDashPattern(style.dashes)
            for pen in (casing, fill):
                for path in index.within(canvas.rect):
                    canvas.stroke(path, pen)


def _across(geometry: SceneGeometry, side: Hexside) -> tuple[QPointF, QPointF]:
    first, second = (geometry.centre(hex_) for hex_ in side.hexes)
    middle, reach = (first + second) / 2, (second - first) * 0.16
    return middle - reach, middle + reach
