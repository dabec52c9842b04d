"""Grain fields: ripe colour, ploughed rows along each field's length, a firm outline."""

from collections.abc import Iterator
from functools import cached_property
from math import atan2, degrees

import numpy as np
import shapely
from PySide6.QtGui import QPainterPath
from shapely import affinity

from companion.board.model import Board
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PathIndex
from ui.map.shapes import path_of
from ui.shell.kinds import of_kind

_ROW_SPACING = 0.115 * HEX
_ROWS_FROM = 3.0  # pixels between rows below which they are left out
_DASHES = tuple(hexes * HEX for hexes in (0.3, 0.06, 0.52, 0.05, 0.17, 0.06))  # stroke, gap, stroke, ...
_DASHES_TO_A_PATH = 8


class FieldArt:
    """Every area of kind grain."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._shapes = [geometry.area(area) for area in board.areas_of("grain")]
        self._fields = PathIndex(map(path_of, self._shapes))

    @cached_property
    def _rows(self) -> PathIndex:
        """Made when the map is first seen so close: they take longer than all other fields and woods."""
        rows = (row for field in self._shapes for row in _rows(field))
        return PathIndex(dash for row in rows for dash in _dashes(row))

    def paint(self, canvas: Canvas) -> None:
        palette = canvas.palette
        for path in self._fields.within(canvas.rect):
            canvas.fill(path, palette.grain)
        if _ROW_SPACING * canvas.scale >= _ROWS_FROM:
            pen = canvas.pen(palette.grain_line, 0.018)
            for path in self._rows.within(canvas.rect):
                canvas.stroke(path, pen)
        for path in self._fields.within(canvas.rect):
            canvas.stroke(path, canvas.pen(palette.grain_line, 0.035, 1.0))


def _rows(field: shapely.Polygon) -> list[np.ndarray]:
    """The ends of parallel rows over a field, along its longer axis, kept clear of its edge."""
    angle = _ploughing_angle(field)
    level = affinity.rotate(field, -angle, origin=(0, 0))
    low_x, low_y, high_x, high_y = level.bounds
    heights = np.arange(low_y + _ROW_SPACING / 2, high_y, _ROW_SPACING)
    rows = shapely.linestrings([[(low_x, y), (high_x, y)] for y in heights])
    inside = shapely.intersection(rows, level.buffer(-0.03 * HEX))
    turned = affinity.rotate(shapely.union_all(inside), angle, origin=(0, 0))
    return [np.asarray(row.coords) for row in shapely.get_parts(turned)]


def _dashes(row: np.ndarray) -> Iterator[QPainterPath]:
    """A row as strokes of uneven length, several to a path."""
    start, way = row[0], row[-1] - row[0]
    length = np.hypot(*way)
    ends = np.cumsum(np.resize(_DASHES, 2 * len(_DASHES) * (int(length / sum(_DASHES)) + 1)))
    strokes = np.concatenate([[0.0], ends[ends < length], [length]])
    points = (start + np.outer(strokes / length, way)).tolist()
    pairs = list(zip(points[0::2], points[1::2], strict=False))
    for first in range(0, len(pairs), _DASHES_TO_A_PATH):
        path = QPainterPath()
        for tail, tip in pairs[first : first + _DASHES_TO_A_PATH]:
            path.moveTo(*tail)
            path.lineTo(*tip)
        yield path


def _ploughing_angle(field: shapely.Polygon) -> float:
    """Degrees by which the longer axis of a field's tightest box is turned."""
    box = of_kind(shapely.Polygon, field.minimum_rotated_rectangle)
    corners = np.array(box.exterior.coords)
    edges = np.diff(corners, axis=0)[:2]
    longest = edges[np.argmax(np.hypot(edges[:, 0], edges[:, 1]))]
    return degrees(atan2(longest[1], longest[0]))
