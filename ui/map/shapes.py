"""Between Qt's paths and shapely's shapes, both in scene coordinates."""

from collections.abc import Iterable

import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF


def line_of(points: QPolygonF) -> shapely.LineString:
    """A shapely line through drawn points."""
    return shapely.linestrings([(point.x(), point.y()) for point in points])


def path_of(shape: shapely.Geometry) -> QPainterPath:
    """Every polygon and line of a shape as one path; holes run against their outline."""
    path = QPainterPath()
    for part in _parts(shapely.normalize(shape)):
        if part.geom_type == "Polygon":
            for ring in (part.exterior, *part.interiors):
                path.addPolygon(_polygon(ring.coords))
        elif part.geom_type in {"LineString", "LinearRing"}:
            path.addPolygon(_polygon(part.coords))
    return path


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


def _polygon(coordinates: Iterable[tuple[float, ...]]) -> QPolygonF:
    return QPolygonF([QPointF(point[0], point[1]) for point in coordinates])


def _parts(shape: shapely.Geometry) -> Iterable[shapely.Geometry]:
    return shapely.get_parts(shape) if hasattr(shape, "geoms") else (shape,)
