"""Orchards: the whole hex is tinted, since the whole hex counts, with rows of trees in it."""

from functools import cached_property
from itertools import count
from random import Random

import numpy as np
import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainterPath
from shapely import STRtree

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from ui.map.canvas import Canvas
from ui.map.geometry import HEX, SceneGeometry
from ui.map.path_index import PathIndex
from ui.map.shapes import closed_path, line_of

Tree = tuple[QPointF, float]  # middle and radius

ORCHARD = "orchard"
_TREE = 0.088 * HEX
_NOWHERE = QPointF()
_DETAIL_FROM = 34  # pixels to a hex from which trees cast shadows
_CLEARANCE = 0.11 * HEX  # from a tree's middle to roads and buildings
# Rows of four keep the centre dot and the printed number at the hex's top free.
_PLACES = [(x, y) for y in (-0.17, 0.09) for x in (-0.36, -0.13, 0.13, 0.36)] + [(-0.13, 0.34), (0.13, 0.34)]


class OrchardArt:
    """Every hex with the terrain key orchard."""

    def __init__(self, board: Board, geometry: SceneGeometry) -> None:
        orchards = [hex_ for hex_ in board.hexes if ORCHARD in board.terrain(hex_)]
        self._ground = PathIndex(closed_path(geometry.polygon(hex_)) for hex_ in orchards)
        self._trees = _planted(orchards, board, geometry)
        self._crowns = PathIndex(map(_crowns, self._trees))

    @cached_property
    def _shadows(self) -> PathIndex:
        return PathIndex(_crowns(trees, 1.0, QPointF(0.022, 0.03) * HEX) for trees in self._trees)

    @cached_property
    def _lights(self) -> PathIndex:
        return PathIndex(_crowns(trees, 0.5, QPointF(-0.02, -0.024) * HEX) for trees in self._trees)

    def paint(self, canvas: Canvas) -> None:
        palette, has_detail = canvas.palette, canvas.hex_pixels >= _DETAIL_FROM
        _fill(canvas, self._ground, palette.orchard)
        if has_detail:
            _fill(canvas, self._shadows, palette.orchard_tree_shade)
        _fill(canvas, self._crowns, palette.orchard_tree)
        if has_detail:
            _fill(canvas, self._lights, palette.orchard_tree.lighter(122))


def _fill(canvas: Canvas, index: PathIndex, colour: QColor) -> None:
    for path in index.within(canvas.rect):
        canvas.fill(path, colour)


def _planted(orchards: list[HexCoord], board: Board, geometry: SceneGeometry) -> list[list[Tree]]:
    """The trees of each orchard hex that find room beside roads, buildings and water."""
    rows = [_row(hex_, geometry) for hex_ in orchards]
    places = np.array([(at.x(), at.y()) for row in rows for at, _ in row])
    middles = shapely.points(places.reshape(-1, 2))  # of a board without orchards, none
    crowded, _ = STRtree(_taken_ground(board, geometry)).query(middles, "dwithin", _CLEARANCE)
    numbers, taken = count(), frozenset(crowded.tolist())
    inner = geometry.board_rect.adjusted(_TREE, _TREE, -_TREE, -_TREE)
    return [[tree for tree in row if next(numbers) not in taken and inner.contains(tree[0])] for row in rows]


def _row(hex_: HexCoord, geometry: SceneGeometry) -> list[Tree]:
    """The trees a hex has room for, a little irregular but always the same."""
    chance = Random(f"{hex_.q} {hex_.r}")
    uniform, centre = chance.uniform, geometry.centre(hex_)
    shaken = [QPointF(x + uniform(-0.014, 0.014), y + uniform(-0.014, 0.014)) for x, y in _PLACES]
    return [(centre + at * HEX, _TREE * uniform(0.9, 1.08)) for at in shaken]


def _taken_ground(board: Board, geometry: SceneGeometry) -> list[shapely.Polygon]:
    """Where no tree can stand: buildings, ponds, roads and channels."""
    solid = [geometry.area(area) for area in board.areas if area.kind != "grain"]
    lines = [line_of(geometry.shape(line.points)) for line in board.lines]
    routes = shapely.buffer(lines, [line.width / 2 * HEX for line in board.lines], quad_segs=16)
    return [*solid, *routes]


def _crowns(trees: list[Tree], size: float = 1.0, offset: QPointF = _NOWHERE) -> QPainterPath:
    path = QPainterPath()
    for centre, radius in trees:
        path.addEllipse(centre + offset, radius * size, radius * size)
    return path
