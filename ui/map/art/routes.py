"""Roads, rails and waterways: a casing under a fill, junctions joined."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtGui import QColor, QPainterPath, QPen

from companion.board.facts import HexFacts
from companion.board.model import Board
from ui.map.art.styles import LINE_STYLES, NETWORK_STYLES, NEUTRAL_LINE, WATER_NETWORKS, LineStyle
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PathIndex
from ui.map.shapes import open_path, path_of

PAVED_SQUARE = "paved"
_DASHES_FROM = 16  # pixels to a hex


@dataclass(frozen=True, slots=True)
class _Course:
    """Lines of one look: drawn together, so that their junctions join."""

    style: LineStyle
    width: float


class RouteArt:
    """Lines of some networks; a network known by its links alone runs from centre to hexside.

    Paved squares are drawn along with the roads, so that roads open into them.
    """

    def __init__(self, board: Board, geometry: SceneGeometry, *, is_water: bool) -> None:
        self._courses: dict[_Course, PathIndex] = {}
        paved = () if is_water else board.areas_of(PAVED_SQUARE)
        self._squares = [path_of(geometry.area(area)) for area in paved]
        drawn = {line.network for line in board.lines}
        for line in board.lines:
            if (line.network in WATER_NETWORKS) is is_water:
                self._add(line.network, line.kind, line.width, open_path(geometry.shape(line.points)))
        for facts in board.hexes.values():
            for network in sorted(set(facts.links) - drawn):
                if (network in WATER_NETWORKS) is is_water:
                    self._add_links(network, facts, geometry)

    def paint(self, canvas: Canvas) -> None:
        # Lesser kinds first: a paved road runs on over the mouth of a dirt road.
        courses = sorted(self._courses.items(), key=lambda item: item[0].style.colour)
        for course, index in courses:
            rim = 2 * course.style.rim
            self._paint(
                canvas, index, canvas.pen(_colour(canvas, course.style.casing), course.width + rim, 2)
            )
        for square in self._squares:
            canvas.stroke(square, canvas.pen(canvas.palette.road_paved_line, 0.05, 2))
        for course, index in courses:
            self._paint(canvas, index, _fill_pen(canvas, course))
        for square in self._squares:
            canvas.fill(square, canvas.palette.paved_area)

    def _paint(self, canvas: Canvas, index: PathIndex, pen: QPen) -> None:
        for path in index.within(canvas.rect):
            canvas.stroke(path, pen)

    def _add(self, network: str, kind: str, width: float, path: QPainterPath) -> None:
        style = LINE_STYLES.get((network, kind)) or NETWORK_STYLES.get(network, NEUTRAL_LINE)
        self._courses.setdefault(_Course(style, width or style.width), PathIndex()).add(path)

    def _add_links(self, network: str, facts: HexFacts, geometry: SceneGeometry) -> None:
        for kind, path in _link_paths(network, facts, geometry):
            self._add(network, kind, 0.0, path)


def _link_paths(network: str, facts: HexFacts, geometry: SceneGeometry) -> Iterator[tuple[str, QPainterPath]]:
    """A hex's stretch of a network: one bend where it has two ends, else spokes from the centre."""
    centre = geometry.centre(facts.coord)
    ends = [(kind, geometry.hexside_middle(facts.coord, way)) for way, kind in facts.links[network].items()]
    if len(ends) == 2 and ends[0][0] == ends[1][0]:
        path = QPainterPath(ends[0][1])
        path.quadTo(centre, ends[1][1])
        yield ends[0][0], path
        return
    for kind, end in ends:
        path = QPainterPath(centre)
        path.lineTo(end)
        yield kind, path


def _fill_pen(canvas: Canvas, course: _Course) -> QPen:
    pen = canvas.pen(_colour(canvas, course.style.colour), course.width, 0.9)
    if course.style.dashes and course.width * HEX * canvas.scale > 1 and canvas.hex_pixels >= _DASHES_FROM:
        pen.setCapStyle(pen.capStyle().FlatCap)
        pen.setDashPattern(course.style.dashes)
    return pen


def _colour(canvas: Canvas, name: str) -> QColor:
    colour: QColor = getattr(canvas.palette, name)
    return colour
