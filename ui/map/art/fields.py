"""Grain fields: ripe colour, ploughed rows along each field's length, a firm outline."""

from math import atan2, degrees

import numpy as np
import shapely
from PySide6.QtGui import QPainterPath
from shapely import affinity

from companion.board.facts import Area
from companion.board.model import Board
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.shapes import path_of

_ROW_SPACING = 0.115 * HEX
_ROWS_FROM = 3.0  # pixels between rows below which they are left out
_DASHES = (9, 2.5, 16, 3, 5, 2)


class FieldArt:
    """Every area of kind grain."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._fields = [_Field(area, geometry) for area in board.areas_of("grain")]

    def paint(self, canvas: Canvas) -> None:
        for field in self._fields:
            if field.outline.boundingRect().intersects(canvas.rect):
                field.paint(canvas)


class _Field:
    def __init__(self, area: Area, geometry: SceneGeometry) -> None:
        field = geometry.area(area)
        self.outline = path_of(field)
        self._rows = _rows(field)

    def paint(self, canvas: Canvas) -> None:
        palette = canvas.palette
        canvas.fill(self.outline, palette.grain)
        if _ROW_SPACING * canvas.scale >= _ROWS_FROM:
            pen = canvas.pen(palette.grain_line, 0.018)
            pen.setDashPattern(_DASHES)
            canvas.stroke(self._rows, pen)
        canvas.stroke(self.outline, canvas.pen(palette.grain_line, 0.035, 1.0))


def _rows(field: shapely.Polygon) -> QPainterPath:
    """Parallel rows over a field, along its longer axis, kept clear of its edge."""
    angle = _ploughing_angle(field)
    level = affinity.rotate(field, -angle, origin=(0, 0))
    low_x, low_y, high_x, high_y = level.bounds
    heights = np.arange(low_y + _ROW_SPACING / 2, high_y, _ROW_SPACING)
    rows = shapely.linestrings([[(low_x, y), (high_x, y)] for y in heights])
    inside = shapely.intersection(shapely.union_all(rows), level.buffer(-0.03 * HEX))
    return path_of(affinity.rotate(inside, angle, origin=(0, 0)))


def _ploughing_angle(field: shapely.Polygon) -> float:
    """Degrees by which the longer axis of a field's tightest box is turned."""
    box = field.minimum_rotated_rectangle
    corners = np.array(box.exterior.coords)
    edges = np.diff(corners, axis=0)[:2]
    longest = edges[np.argmax(np.hypot(edges[:, 0], edges[:, 1]))]
    return degrees(atan2(longest[1], longest[0]))
