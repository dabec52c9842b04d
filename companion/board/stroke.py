"""A stroke over the map: the hexes or hexsides that a pointer sweeps, from spot to spot."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import TypeVar

from companion.board.legend import Brush, Legend
from companion.board.model import Board
from companion.hexes.coordinates import (
    HexCoord,
    Hexside,
    Vertex,
    distance,
    hex_line,
    hexside_joining,
    vertex_line,
)
from companion.hexes.lattice import centre, hex_at, hexside_at, to_units, vertex_at, vertex_point

Spot = tuple[float, float]  # in hex units
T = TypeVar("T")

_BESIDE = 0.2  # hexes: what begins so near a hexside runs along it
_AT_CORNER = 0.15  # hexes: what begins so near a corner takes no hexside in before it


@dataclass(frozen=True, slots=True)
class Sweep:
    """What was swept, in order and without what was taken back: hexes (some twice), or hexsides."""

    hexes: tuple[HexCoord, ...] = ()
    hexsides: tuple[Hexside, ...] = ()


class Stroke:
    """One drag with a brush. Going back over the last step takes it back.

    A hexside's feature runs along hexsides when the stroke begins beside one, and else takes in each
    hexside that it crosses, as what leads over water always does. Spots off the board count for nothing.
    """

    def __init__(self, board: Board, legend: Legend, brush: Brush, start: Spot) -> None:
        self._board, self._brush = board, brush
        self._hexes: list[HexCoord] = []
        self._corners: list[Vertex] = []
        self._has_left = False  # another corner was reached
        side, away = hexside_at(start, board.orientation)
        is_along = brush.is_laid_on_hexsides and away <= _BESIDE and not legend.water_under(brush.key)
        self._pressed = side if is_along else None  # the hexside that it begins on
        if is_along:
            self._corners = self._first_corners(side, start)
        else:
            self.reach(start)

    @classmethod
    def through(cls, board: Board, legend: Legend, brush: Brush, hexes: Sequence[HexCoord]) -> "Stroke":
        """The stroke from hex to hex, as if drawn from centre to centre."""
        middles = [centre(hex_, board.orientation) for hex_ in hexes]
        spots = [(float(x), float(y)) for x, y in to_units(middles, board.orientation)]
        stroke = cls(board, legend, brush, spots[0])
        for spot in spots[1:]:
            stroke.reach(spot)
        return stroke

    @property
    def sweep(self) -> Sweep:
        """What the stroke has swept so far."""
        if self._brush.is_laid_on_hexsides:
            return Sweep(hexsides=tuple(dict.fromkeys(filter(self._is_inside, self._sides()))))
        return Sweep(hexes=tuple(self._hexes))

    def reach(self, spot: Spot) -> None:
        """The pointer has come to a spot."""
        if self._pressed is not None:
            self._reach_corner(vertex_at(spot, self._board.orientation), self._pressed)
        elif (hex_ := hex_at(spot, self._board.orientation)) in self._board:
            line = hex_line(self._hexes[-1] if self._hexes else hex_, hex_)
            _walk(self._hexes, (one for one in line if one in self._board))

    def _first_corners(self, side: Hexside, start: Spot) -> list[Vertex]:
        """The corner that it begins at; both ends of the hexside when it begins in the middle of one."""
        near = vertex_at(start, self._board.orientation)
        x, y = to_units(vertex_point(near, self._board.orientation), self._board.orientation)
        is_at_corner = hypot(x - start[0], y - start[1]) <= _AT_CORNER
        return [near] if is_at_corner else [*(end for end in side.vertices if end != near), near]

    def _reach_corner(self, corner: Vertex, pressed: Hexside) -> None:
        """A stroke that began in the middle of a hexside keeps it, whichever way it goes."""
        self._has_left |= corner != self._corners[-1]
        if set(self._corners) == set(pressed.vertices) and corner in pressed.vertices:
            self._corners = [*(end for end in pressed.vertices if end != corner), corner]
        else:
            _walk(self._corners, vertex_line(self._corners[-1], corner))

    def _sides(self) -> Iterator[Hexside]:
        if self._pressed is None:
            steps = ((a, b) for a, b in pairwise(self._hexes) if distance(a, b) == 1)
            yield from (Hexside.between(a, b) for a, b in steps)
        elif len(self._corners) > 1:
            yield from (hexside_joining(a, b) for a, b in pairwise(self._corners))
        elif not self._has_left:
            yield self._pressed

    def _is_inside(self, side: Hexside) -> bool:
        return all(hex_ in self._board for hex_ in side.hexes)


def _walk(path: list[T], line: Iterable[T]) -> None:
    """Go on along a line; a step back to where the path came from takes its last step off."""
    for step in line:
        if path and step == path[-1]:
            continue
        if len(path) > 1 and step == path[-2]:
            path.pop()
        else:
            path.append(step)
