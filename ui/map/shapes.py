"""Between Qt's paths and shapely's shapes, both in scene coordinates."""

from collections.abc import Iterable
from functools import lru_cache
from math import hypot

import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from companion.hexes.coordinates import HexCoord
from companion.hexes.outlines import outlines
from ui.map.geometry import HEX, SceneGeometry


def line_of(points: QPolygonF) -> shapely.LineString:
    """A shapely line through drawn points."""
    return shapely.LineString(_pairs(points))


def path_of(shape: shapely.Geometry) -> QPainterPath:
    """Every polygon and line of a shape as one path; holes run against their outline."""
    path = QPainterPath()
    for part in _parts(shapely.normalize(shape)):
        if isinstance(part, shapely.Polygon):
            for ring in (part.exterior, *part.interiors):
                path.addPolygon(_polygon(ring.coords))
        elif isinstance(part, shapely.LineString):
            path.addPolygon(_polygon(part.coords))
    return path


_GAP = 0.03 * HEX


def hexes_path(geometry: SceneGeometry, hexes: Iterable[HexCoord], gap: float = _GAP) -> QPainterPath:
    """Hexes as one shape, a little smaller by a `gap`, so that areas side by side stay apart."""
    path = QPainterPath()
    for ring in outlines(hexes):
        path.addPolygon(QPolygonF(_drawn_in([geometry.corner(at) for at in ring], gap)))
    return path


@lru_cache(maxsize=64)
def area_path(geometry: SceneGeometry, hexes: frozenset[HexCoord]) -> QPainterPath:
    """Hexes as one shape up to their hexsides; kept, since most of a game's changes leave its areas alone."""
    return hexes_path(geometry, hexes, gap=0)


def closed_path(outline: QPolygonF) -> QPainterPath:
    """A path round an outline that does not repeat its first point."""
    path = QPainterPath()
    path.addPolygon(outline)
    path.closeSubpath()
    return path


def open_path(points: QPolygonF) -> QPainterPath:
    """A path along the points of a line."""
    path = QPainterPath()
    path.addPolygon(points)
    return path


def _pairs(points: QPolygonF) -> list[tuple[float, float]]:
    return [point.toTuple() for point in points.toList()]


def _polygon(coordinates: Iterable[tuple[float, ...]]) -> QPolygonF:
    return QPolygonF([QPointF(point[0], point[1]) for point in coordinates])


def _parts(shape: shapely.Geometry) -> Iterable[shapely.Geometry]:
    return shapely.get_parts(shape) if hasattr(shape, "geoms") else (shape,)


def _drawn_in(ring: list[tuple[float, float]], gap: float) -> list[QPointF]:
    """The corners of a ring along hexsides, moved to its right by a gap, the first again at the end.

    Hexsides that meet stand 60 degrees off one line: where both are moved, they meet at two thirds of
    the sum of both moves.
    """
    way = gap * 2 / 3 / hypot(ring[1][0] - ring[0][0], ring[1][1] - ring[0][1])
    around = zip((ring[-1], *ring), (*ring, ring[0]), (*ring[1:], *ring[:2]), strict=True)
    return [
        QPointF(x - way * (after[1] - before[1]), y + way * (after[0] - before[0]))
        for before, (x, y), after in around
    ]
