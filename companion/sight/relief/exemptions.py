"""Which hexside terrain a line may cross: at its ends' own hexsides, at hexspines next to an end (B9.2)."""

import numpy as np

from companion.hexes.lattice import SCALE, IntArray
from companion.sight.grid import BoolArray
from companion.sight.relief.chart import Category
from companion.sight.relief.cutting import SIDES
from companion.sight.relief.fan import Touches
from companion.sight.relief.terrain import ReliefTerrain

_RING = np.array([(1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1)]) * SCALE  # corners about a centre


def is_exempt(touches: Touches) -> BoolArray:
    """Which touched places are hexside terrain that does not count for their line."""
    chart = touches.fan.terrain.chart
    result = np.zeros(len(touches.piece), dtype=np.bool_)
    kinds = touches.fan.terrain.pieces.kinds[touches.piece]
    chosen = np.flatnonzero(chart.is_of(Category.HEXSIDE)[kinds])
    if chosen.size:
        result[chosen] = _is_exempt(touches.taken(chosen), kinds[chosen] != chart.numbers.get("bocage", -1))
    return result


def _is_exempt(touches: Touches, sees_over_spines: BoolArray) -> BoolArray:
    fan, terrain = touches.fan, touches.fan.terrain
    side = terrain.pieces.sides[touches.piece]
    beyond = terrain.grid.neighbours[touches.place, side]
    ends = _ends(terrain, touches.place, side)
    exempt: BoolArray = (terrain.side_kinds[touches.place, side] == 0) & _is_next_to_end(touches)
    for end in (np.full(len(side), fan.place), fan.places[touches.line]):
        is_own = (touches.place == end) | (beyond == end)
        exempt |= is_own | (sees_over_spines & _touches_corner(terrain, ends, end))
    exempt |= _is_fork(touches, ends)
    return exempt


def _is_next_to_end(touches: Touches) -> BoolArray:
    result: BoolArray = (touches.from_source == 1) | (touches.from_target == 1)
    return result


def _ends(terrain: ReliefTerrain, place: IntArray, side: IntArray) -> tuple[IntArray, IntArray]:
    """The two corners of hexsides."""
    corners = terrain.grid.corners
    return corners[place, (side - 1) % SIDES], corners[place, side]


def _touches_corner(terrain: ReliefTerrain, ends: tuple[IntArray, IntArray], hexes: IntArray) -> BoolArray:
    """Whether a hexside has a corner in common with a hex."""
    corners = terrain.grid.corners[hexes]
    met = [(corners == end[:, None]).all(axis=2).any(axis=1) for end in ends]
    result: BoolArray = met[0] | met[1]
    return result


def _is_fork(touches: Touches, ends: tuple[IntArray, IntArray]) -> BoolArray:
    """For lines along hexsides: those at the far corner of a spine next to an end that bears something.

    Only while not both of the two bear something.
    """
    fan, terrain = touches.fan, touches.fan.terrain
    result = np.zeros(len(touches.piece), dtype=np.bool_)
    chosen = np.flatnonzero(fan.runs_along[touches.line])
    line = touches.line[chosen]
    step = 2 * fan.rays[line] // (3 * fan.ranges[line])[:, None]  # from a centre to the corner ahead
    a, b = (end[chosen] for end in ends)
    for start, ahead in ((fan.start, step), (fan.start + fan.rays[line], -step)):
        near, far = start + ahead, start + 2 * ahead
        forks = _is_at(a, far) & ~_is_at(b, near) | _is_at(b, far) & ~_is_at(a, near)
        turn = (ahead[:, None] == _RING).all(axis=2).argmax(axis=1)
        left, right = far + _RING[(turn + 1) % SIDES], far + _RING[(turn - 1) % SIDES]
        bears = [terrain.kind_between(far, other) > 0 for other in (near, left, right)]
        result[chosen] |= forks & bears[0] & ~(bears[1] & bears[2])
    return result


def _is_at(points: IntArray, others: IntArray) -> BoolArray:
    result: BoolArray = (points == others).all(axis=1)
    return result
