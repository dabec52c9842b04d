"""Boards with heights made for the tests, hex by hex, and lines judged on them."""

from collections.abc import Mapping
from types import MappingProxyType

import numpy as np

from companion.board.facts import Area, HexFacts, HexsideFacts
from companion.board.model import Board
from companion.board.shapes import doubled_area
from companion.hexes.coordinates import (
    Direction,
    HexCoord,
    Hexside,
    Numbering,
    NumberStyle,
    Orientation,
    Shift,
)
from companion.hexes.lattice import IntArray, corner_point, outline
from companion.sight.relief.line import line_over_heights
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import LosResult, Position

FLAT = Orientation.FLAT_TOP
_NUMBERING = Numbering(NumberStyle.LETTERS, FLAT, Shift.ODD_SOUTH)
_COLUMNS, _ROWS = 9, 8
_THICK = 0.06  # of the way to a hex's centre

Ground = Mapping[str, tuple[str, int]]
Walls = Mapping[tuple[str, Direction], str]


def made_board(ground: Ground | None = None, walls: Walls | None = None) -> Board:
    """A board of open ground at level 0 but for some hexes, given whole: terrain and level by name."""
    ground, walls = ground or {}, walls or {}
    names = [_NUMBERING.number(column, row) for column in range(_COLUMNS) for row in range(1, _ROWS + 1)]
    hexes = {_NUMBERING.parse_hex(name): ground.get(name, ("open-ground", 0)) for name in names}
    sides = {Hexside.of(_NUMBERING.parse_hex(name), way): kind for (name, way), kind in walls.items()}
    return Board(
        id="made",
        title="Made",
        numbering=_NUMBERING,
        hexes=MappingProxyType({hex_: _facts(hex_, *about) for hex_, about in hexes.items()}),
        hexsides=MappingProxyType(
            {side: HexsideFacts(side, frozenset((kind,))) for side, kind in sides.items()}
        ),
        areas=(
            *(_hex_area(hex_, *about) for hex_, about in hexes.items()),
            *(_wall_area(side, kind) for side, kind in sides.items()),
        ),
        values=MappingProxyType({"sight": "levels"}),
    )


def _facts(hex_: HexCoord, kind: str, level: int) -> HexFacts:
    return HexFacts(hex_, frozenset((kind,)), values=MappingProxyType({"level": level}))


def _hex_area(hex_: HexCoord, kind: str, level: int) -> Area:
    ring = tuple((x, y) for x, y in outline(hex_, FLAT)[::-1].tolist())
    return Area(f"{kind}-{hex_.q}-{hex_.r}", kind, ring, (hex_,), values={"level": level})


def _wall_area(side: Hexside, kind: str) -> Area:
    """A strip along a hexside, at level 0."""
    a, b = (np.array(corner_point((v.q_sum, v.r_sum), FLAT)) for v in side.vertices)
    strips = [_inner_edge(hex_, b, a) for hex_ in side.hexes]
    ring = tuple((int(x), int(y)) for x, y in (a, *strips[0][::-1], b, *strips[1]))
    if doubled_area(ring) < 0:
        ring = ring[::-1]
    return Area(f"{kind}-{side.hex}-{side.direction}", kind, ring, side.hexes, values={"level": 0})


def _inner_edge(hex_: HexCoord, *ends: IntArray) -> list[IntArray]:
    middle = outline(hex_, FLAT).mean(axis=0)
    return [np.rint(end + _THICK * (middle - end)).astype(np.int64) for end in ends]


class Sight:
    """Lines on one made board, by names of hexes."""

    def __init__(self, ground: Ground | None = None, walls: Walls | None = None) -> None:
        self.board = made_board(ground, walls)
        self.terrain = ReliefTerrain.of(self.board)

    def line(self, source: str, target: str, source_floor: int = 0, target_floor: int = 0) -> LosResult:
        """The line, which must be the same from the other end."""
        ends = (
            Position(self.board.parse_hex(source), source_floor),
            Position(self.board.parse_hex(target), target_floor),
        )
        there, back = line_over_heights(self.terrain, *ends), line_over_heights(self.terrain, *reversed(ends))
        assert (there.verdict, there.hindrance) == (back.verdict, back.hindrance)
        return there

    def why(self, source: str, target: str, source_floor: int = 0, target_floor: int = 0) -> tuple[str, str]:
        """The verdict and the first reason's key, its common part left out."""
        result = self.line(source, target, source_floor, target_floor)
        return result.verdict.value, result.reasons[0].key.removeprefix("sight-").removeprefix("relief-")
