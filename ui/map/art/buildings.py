"""Buildings: roofs with a lit and a shaded slope, a shadow, and a church tower's cross."""

from dataclasses import dataclass

import numpy as np
import shapely
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainterPath, QTransform

from companion.board.facts import Area, Place
from companion.board.model import Board
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PathIndex
from ui.map.shapes import path_of
from ui.panels.levels import raised_level
from ui.shell.kinds import of_kind

_SHADOW = QPointF(0.035, 0.045) * HEX
_EAVES = 0.04 * HEX
_BOXLIKE = 0.86  # share of its tightest box from which a building gets a ridge
_DETAIL_FROM = 30  # pixels to a hex
_WALLS = {"N": (0.0, -1.0), "E": (1.0, 0.0), "S": (0.0, 1.0), "W": (-1.0, 0.0)}
_LIGHT = np.array([-0.6, -0.8])


@dataclass(frozen=True, slots=True)
class _Material:
    colour: str
    outline: str


_MATERIALS = {
    "stone": _Material("building_stone", "building_stone_line"),
    "wood": _Material("building_wood", "building_wood_line"),
}
_UNKNOWN = _Material("neutral", "building_stone_line")


class BuildingArt:
    """Every area of kind building."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        self._walls: dict[_Material, PathIndex] = {}
        self._lit: dict[_Material, PathIndex] = {}
        for area in board.areas_of("building"):
            self._build(area, geometry)

    def paint(self, canvas: Canvas) -> None:
        for index in self._walls.values():
            for path in index.within(canvas.rect):
                canvas.fill(path.translated(_SHADOW), canvas.palette.building_shadow)
        for material, index in self._walls.items():
            self._paint_walls(canvas, material, index)

    def _paint_walls(self, canvas: Canvas, material: _Material, index: PathIndex) -> None:
        colour: QColor = getattr(canvas.palette, material.colour)
        pen = canvas.pen(getattr(canvas.palette, material.outline), 0.026, 0.8)
        for path in index.within(canvas.rect):
            canvas.fill(path, colour)
        if canvas.hex_pixels >= _DETAIL_FROM:
            for path in self._lit[material].within(canvas.rect):
                canvas.fill(path, colour.lighter(116))
        for path in index.within(canvas.rect):
            canvas.stroke(path, pen)

    def _build(self, area: Area, geometry: SceneGeometry) -> None:
        walls = geometry.area(area)
        material = _MATERIALS.get(str(area.values.get("material")), _UNKNOWN)
        self._walls.setdefault(material, PathIndex()).add(path_of(walls))
        lit = path_of(_lit_slope(walls))
        self._lit.setdefault(material, PathIndex()).add(lit)


class WindmillArt:
    """The sails of a windmill, on the wall that the board file names by an edge letter."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        mills = (place for place in board.places if place.kind == "windmill" and place.hexes)
        self._hubs = [_hub(board, geometry, place) for place in mills]

    def paint(self, canvas: Canvas) -> None:
        if canvas.hex_pixels < _DETAIL_FROM:
            return
        sails = _sails(0.24 * HEX)
        for hub in self._hubs:
            canvas.stroke(sails.translated(hub), canvas.pen(canvas.palette.place_halo, 0.05))
            canvas.stroke(sails.translated(hub), canvas.pen(canvas.palette.building_wood_line, 0.02))


class TowerArt:
    """A church tower with its cross, wherever a hex has a level above the ground."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        level = raised_level(board)
        key = level.value if level else ""
        marked = {hex_: mark for mark in board.marks if mark.kind == key for hex_ in mark.hexes}
        self._towers: list[QPointF] = []
        for hex_, facts in board.hexes.items():
            if facts.values.get(key):
                mark = marked.get(hex_)
                at = mark.shape[0] if mark and mark.shape else None
                self._towers.append(geometry.lattice_point(at) if at else geometry.centre(hex_))

    def paint(self, canvas: Canvas) -> None:
        for tower in self._towers:
            self._paint_tower(canvas, tower)

    def _paint_tower(self, canvas: Canvas, at: QPointF) -> None:
        palette, painter = canvas.palette, canvas.painter
        painter.save()
        canvas.upright(at)
        size = canvas.width(0.13, 5)
        roof = QPainterPath()
        roof.addRect(QRectF(-size, -size, 2 * size, 2 * size))
        canvas.fill(roof, palette.tower)
        canvas.stroke(roof, canvas.pen(palette.place_halo, 0.02, 0.8))
        canvas.fill(_cross(size * 0.8), palette.place_halo)
        painter.restore()


def _cross(size: float) -> QPainterPath:
    """A Latin cross around the origin, reaching `size` up and down."""
    arm = size * 0.2
    path = QPainterPath()
    path.addRect(QRectF(-arm, -size, 2 * arm, 2 * size))
    bar = QPainterPath()
    bar.addRect(QRectF(-size * 0.68, -size * 0.5 - arm, size * 1.36, 2 * arm))
    return path.united(bar)


def _hub(board: Board, geometry: SceneGeometry, mill: Place) -> QPointF:
    """Where the sails turn: the middle of the building's wall on their side."""
    walls = [geometry.shape(area.outline).boundingRect() for area in board.areas if area.id == mill.area]
    box = walls[0] if walls else geometry.polygon(mill.hexes[0]).boundingRect()
    x, y = _WALLS.get(str(mill.values.get("sails")), (0.0, 0.0))
    return box.center() + QPointF(x * box.width() / 2, y * box.height() / 2)


def _sails(reach: float) -> QPainterPath:
    """Four sails around the origin, each a spar with its lattice on one side."""
    path = QPainterPath()
    for quarter in range(4):
        spar = QTransform().rotate(90 * quarter + 38)
        blade = QRectF(0.22 * reach, 0, 0.78 * reach, 0.2 * reach)
        path.addPath(spar.map(_bar(blade, reach)))
    return path


def _bar(blade: QRectF, reach: float) -> QPainterPath:
    path = QPainterPath(QPointF())
    path.lineTo(reach, 0)
    path.addRect(blade)
    return path


def _lit_slope(walls: shapely.Polygon) -> shapely.Geometry:
    """The half of a boxlike roof that faces the light, or a terrace inside the eaves of any other."""
    inner = walls.buffer(-_EAVES, join_style="mitre")
    box = of_kind(shapely.Polygon, walls.minimum_rotated_rectangle)
    if inner.is_empty or walls.area < _BOXLIKE * box.area:
        return inner
    return inner.intersection(_lit_half(box))


def _lit_half(box: shapely.Polygon) -> shapely.Polygon:
    """The half of a box beyond its longer axis, on the side of the light."""
    corners = np.array(box.exterior.coords)[:4]
    if np.linalg.norm(corners[1] - corners[0]) < np.linalg.norm(corners[2] - corners[1]):
        corners = np.roll(corners, -1, axis=0)
    ridge = (corners[1] + corners[2]) / 2, (corners[3] + corners[0]) / 2
    near, far = corners[0:2], corners[2:4]
    is_near_lit = (near.mean(axis=0) - far.mean(axis=0)) @ _LIGHT > 0
    edge = near if is_near_lit else far[::-1]
    return shapely.Polygon([edge[0], edge[1], ridge[0], ridge[1]])
