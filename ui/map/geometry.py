"""Where a board's hexes and shapes lie in the scene: 100 scene units to a hex height, y down."""

from collections.abc import Iterable
from functools import cached_property
from math import hypot

import shapely
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from companion.board.facts import Area, Point
from companion.board.model import Board
from companion.board.shapes import polygon_of
from companion.hexes import lattice
from companion.hexes.coordinates import Direction, HexCoord, Hexside, vertices_of
from companion.hexes.outlines import Corner

HEX = 100.0  # scene units to one hex height


def held_in(point: QPointF, box: QRectF) -> QPointF:
    """The place in a box that is nearest to a point."""
    x, y = (min(max(point.x(), box.left()), box.right()), min(max(point.y(), box.top()), box.bottom()))
    return QPointF(x, y)


class SceneGeometry:
    """Turns hexes, lattice points and hex units of one board into scene points, and back."""

    def __init__(self, board: Board) -> None:
        self._orientation = board.orientation
        self._hexes = board.hexes
        self._extent = board.extent
        self._may_have_gaps = board.joined is not None
        self._scale = lattice.unit_scale(self._orientation)
        self._across, self._down = (float(steps) / HEX for steps in self._scale)  # lattice steps

    def centre(self, hex_: HexCoord) -> QPointF:
        """The centre dot of a hex."""
        return self.lattice_point(lattice.centre(hex_, self._orientation))

    def lattice_point(self, point: Point) -> QPointF:
        """A point given in lattice steps."""
        return QPointF(point[0] / self._across, -point[1] / self._down)

    def corner(self, corner: Corner) -> tuple[float, float]:
        """Where three hexes meet."""
        x, y = lattice.corner_point(corner, self._orientation)
        return x / self._across, -y / self._down

    def unit_point(self, point: Iterable[float]) -> QPointF:
        """A point given in hex units."""
        x, y = point
        return QPointF(x * HEX, -y * HEX)

    def polygon(self, hex_: HexCoord) -> QPolygonF:
        """The outline of a whole hex, also where the board's edge cuts it."""
        return self._corners.translated(self.centre(hex_))

    def hexside(self, side: Hexside) -> tuple[QPointF, QPointF]:
        """The two ends of a hexside."""
        first, second = (lattice.vertex_point(v, self._orientation) for v in side.vertices)
        return self.lattice_point(first), self.lattice_point(second)

    def hexside_middle(self, hex_: HexCoord, direction: Direction) -> QPointF:
        """The middle of the hexside of a hex that faces a direction."""
        return (self.centre(hex_) + self.centre(hex_.step(direction))) / 2

    def shape(self, outline: Iterable[Point]) -> QPolygonF:
        """A drawn outline or line given in lattice steps."""
        return QPolygonF([self.lattice_point(point) for point in outline])

    def area(self, area: Area) -> shapely.Polygon:
        """An area in scene coordinates, its holes left out."""
        return shapely.transform(polygon_of(area), lambda points: points / self._scale * (HEX, -HEX))

    def hex_at(self, point: QPointF) -> HexCoord | None:
        """The board's hex under a scene point, if any."""
        hex_ = lattice.hex_at((point.x() / HEX, -point.y() / HEX), self._orientation)
        return hex_ if hex_ in self._hexes else None

    def nearest_hex(self, point: QPointF) -> HexCoord:
        """The board's hex whose centre is nearest to a scene point."""
        at = self.hex_at(point)
        if at is not None:
            return at
        return min(self._hexes, key=lambda hex_: _distance(self.centre(hex_), point))

    @cached_property
    def board_rect(self) -> QRectF:
        """The printed rectangle of the board, or what its hexes span when the file gives none."""
        if self._extent is None:
            return self._spanned()
        first, second = (self.lattice_point(corner) for corner in self._extent)
        return QRectF(first, second).normalized()

    @cached_property
    def board_path(self) -> QPainterPath:
        """The ground of the board: its rectangle, or the outline of its hexes when the file gives no extent.

        An outline, for shadow and clipping draw along it: hex by hex that took a fifth of a second. Between
        boards that were put together there may be none.
        """
        from ui.map.shapes import hexes_path  # which reads this module

        path = QPainterPath()
        if self._extent is not None:
            path.addRect(self.board_rect)
            if not self._may_have_gaps:
                return path
        outline = hexes_path(self, self._hexes, gap=0)
        return outline if self._extent is None else outline.intersected(path)

    @cached_property
    def _corners(self) -> QPolygonF:
        origin = HexCoord(0, 0)
        points = [lattice.vertex_point(vertex, self._orientation) for vertex in vertices_of(origin)]
        corners = [self.lattice_point(point) for point in points]
        return QPolygonF([*corners, corners[0]])

    def _spanned(self) -> QRectF:
        spanned = QRectF()
        for hex_ in self._hexes:
            spanned = spanned.united(self.polygon(hex_).boundingRect())
        return spanned


def _distance(a: QPointF, b: QPointF) -> float:
    return hypot(a.x() - b.x(), a.y() - b.y())
