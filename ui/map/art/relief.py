"""Boards with heights: what covers the ground, its levels with their contours, and their figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import shapely
from numpy.typing import NDArray
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainterPath

from companion.sight.relief.chart import level_chart
from companion.sight.relief.prepared import level_on
from companion.sight.relief.terrain import LEVEL
from ui.map.art.relief_styles import GroundStyle, is_building, is_road, style_of
from ui.map.canvas import Canvas, Lettering, faint, write
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PathIndex, PointIndex
from ui.map.shapes import path_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from companion.board.facts import Area
    from companion.board.model import Board

_PATTERN_FROM = 14  # pixels to a hex
_FIGURES_FROM = 18  # pixels to a hex
_FIGURE = 0.2 * HEX
_FIGURE_DROP = 0.3 * HEX
_SHADOW = QPointF(0.03, 0.04) * HEX
_SLIVER = 0.6  # scene units: gaps between patches of one level that are no gaps of the ground
_DARK = 127
_TINTS = {1: 0.33, -1: 0.25}  # how strongly a level up, and one down, is tinted


class _Patches:
    """Areas of some kinds, by their style."""

    def __init__(self, areas: Iterable[Area], geometry: SceneGeometry) -> None:
        rows = level_chart().rows
        self._styles: dict[GroundStyle, PathIndex] = {}
        for area in areas:
            style = style_of(area.kind, rows.get(area.kind))
            if style is not None:
                self._styles.setdefault(style, PathIndex()).add(path_of(geometry.area(area)))

    def paint(self, canvas: Canvas) -> None:
        for style, index in self._styles.items():
            colour = getattr(canvas.palette, style.colour)
            for path in index.within(canvas.rect):
                canvas.fill(path, colour)
                _paint_pattern(canvas, style, path)
                if style.outline:
                    edge = faint(getattr(canvas.palette, style.outline), 0.7)
                    canvas.stroke(path, canvas.pen(edge, 0.012, 0.6))


def _paint_pattern(canvas: Canvas, style: GroundStyle, path: QPainterPath) -> None:
    if style.pattern is Qt.BrushStyle.NoBrush or canvas.hex_pixels < _PATTERN_FROM:
        return
    shade = getattr(canvas.palette, style.outline) if style.outline else QColor(0, 0, 0)
    canvas.hatch(path, faint(shade, 0.35), style.pattern)


def _chosen(board: Board, is_wanted: Callable[[str], bool]) -> list[Area]:
    wanted = {kind for kind in {area.kind for area in board.areas} if is_wanted(kind)}
    return [area for area in board.areas if area.kind in wanted]


class ReliefAreaArt(_Patches):
    """Woods, fields, water and whatever else covers the ground."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        rows = level_chart().rows
        others = _chosen(board, lambda kind: not is_road(kind, rows.get(kind)))
        ground = (area for area in others if not is_building(rows.get(area.kind)))
        super().__init__(ground, geometry)


class ReliefRoadArt(_Patches):
    """Roads and bridges, over the tints of the levels."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        rows = level_chart().rows
        super().__init__(_chosen(board, lambda kind: is_road(kind, rows.get(kind))), geometry)


class ReliefBuildingArt(_Patches):
    """What is built, with its shadow."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        rows = level_chart().rows
        built = _chosen(board, lambda kind: is_building(rows.get(kind)))
        super().__init__(built, geometry)
        self._walls = PathIndex(path_of(geometry.area(area)) for area in built)

    def paint(self, canvas: Canvas) -> None:
        for path in self._walls.within(canvas.rect):
            canvas.fill(path.translated(_SHADOW), canvas.palette.building_shadow)
        super().paint(canvas)


class ContourArt:
    """Each level up tints the ground darker and casts a shadow, each level down is cut into it."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        levels = np.array([_level(area) for area in board.areas], dtype=np.int64)
        shapes = np.array([geometry.area(area) for area in board.areas], dtype=object)
        low, high = int(levels.min(initial=0)), int(levels.max(initial=0))
        self._steps = [(1, _joined(shapes[levels >= level])) for level in range(1, high + 1)]
        self._steps += [(-1, _joined(shapes[levels <= level])) for level in range(-1, low - 1, -1)]

    def paint(self, canvas: Canvas) -> None:
        for way, path in self._steps:
            line = _contrasting(canvas.palette.hill_high)
            tint = faint(canvas.palette.hill_high if way > 0 else canvas.palette.road_dirt_line, _TINTS[way])
            if way > 0:
                self._paint_shadow(canvas, path)
            canvas.fill(path, tint)
            canvas.stroke(path, canvas.pen(line, 0.028, 1.3))

    @staticmethod
    def _paint_shadow(canvas: Canvas, path: QPainterPath) -> None:
        """On the lower ground to the south-east, as the light falls on buildings too."""
        shadow = path.translated(_SHADOW * 1.6 * (-1 if canvas.is_flipped else 1))
        shade = QColor(0, 0, 0, 40)
        canvas.stroke(shadow, canvas.pen(shade, 0.07))


class LevelArt:
    """The level of every hex that is not on level 0, as a figure."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        raised = [(hex_, level) for hex_ in board if (level := level_on(board, hex_))]
        self._spots = PointIndex(geometry.centre(hex_) for hex_, _ in raised)
        self._levels = [level for _, level in raised]

    def paint(self, canvas: Canvas) -> None:
        if canvas.hex_pixels < _FIGURES_FROM:
            return
        drop = QPointF(0, _FIGURE_DROP) * (-1 if canvas.is_flipped else 1)
        wanted = canvas.rect.adjusted(-HEX, -HEX, HEX, HEX)
        size = max(_FIGURE, 9 / canvas.scale)
        ink = Lettering(size, canvas.palette.place, canvas.palette.place_halo, is_bold=True)
        for number in self._spots.within(wanted):
            level = self._levels[number]
            text = str(level) if level > 0 else f"\N{MINUS SIGN}{-level}"
            write(canvas, text, self._spots.points[number] + drop, ink)


def _contrasting(colour: QColor) -> QColor:
    """Darker on light paper, lighter on dark."""
    return colour.darker(135) if colour.lightness() > _DARK else colour.lighter(150)


def _level(area: Area) -> int:
    level = area.values.get(LEVEL)
    return level if isinstance(level, int) else 0


def _joined(shapes: NDArray[np.object_]) -> QPainterPath:
    """Patches as one shape, with the slivers between them closed."""
    grown = shapely.union_all(shapely.buffer(shapes, _SLIVER, join_style="mitre"))
    return path_of(shapely.buffer(grown, -_SLIVER, join_style="mitre"))
