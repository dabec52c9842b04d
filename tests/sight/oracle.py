"""Lines of sight by brute force on exact fractions, with no code of the product's geometry.

Outlines are cut into triangles, triangles by hexes (both convex), and every corner is compared with
the line. Slow, and simple enough to be believed.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction

import shapely

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord, distance
from companion.sight.clipping import with_hexside_nodes
from companion.sight.terrain import SightTerrain

Corner = tuple[Fraction | int, Fraction | int]
Convex = list[Corner]


class Oracle:
    """Judges ground lines of one terrain, near some hexes only."""

    def __init__(self, terrain: SightTerrain, hexes: Iterable[HexCoord]) -> None:
        self.orientation = terrain.grid.orientation
        self.orchards = {h for h in terrain.board if "orchard" in terrain.board.terrain(h)}
        self.parts: dict[str, dict[HexCoord, list[Convex]]] = {"building": {}, "grain": {}}
        near = [h for h in hexes if h in terrain.board]
        shapes = with_hexside_nodes(terrain.outlines.polygons, self.orientation)
        for area, shape in zip(terrain.outlines.areas, shapes, strict=True):
            triangles = list(_triangles(shape))
            for hex_ in near:
                frame = self._hexagon(hex_)
                found = [p for t in triangles if _may_overlap(t, frame) and (p := _clipped(t, frame))]
                self.parts[area.kind].setdefault(hex_, []).extend(found)
        self.near = near

    def judge(self, source: HexCoord, target: HexCoord) -> tuple[bool, int]:
        """Blocked or not, and the sum of hindrance between the ends."""
        line = lattice.centre(source, self.orientation), lattice.centre(target, self.orientation)
        length = distance(source, target)
        if length <= 1:
            return False, 0
        blocked, steps = False, set()
        for hex_ in self.near:
            step = distance(source, hex_)
            if step == 0 or hex_ == target or not _meets(line, self._hexagon(hex_)):
                continue
            assert step + distance(hex_, target) == length
            blocked |= any(_meets(line, part) for part in self.parts["building"].get(hex_, ()))
            grain = any(_meets(line, part) for part in self.parts["grain"].get(hex_, ()))
            if grain or hex_ in self.orchards:
                steps.add(step)
        return blocked or len(steps) >= 6, len(steps)

    def _hexagon(self, hex_: HexCoord) -> Convex:
        return [(x, y) for x, y in lattice.outline(hex_, self.orientation)[::-1].tolist()]


def _triangles(shape: shapely.Geometry) -> Iterator[Convex]:
    """Triangles with the shape's own corners, counterclockwise."""
    for part in shapely.get_parts(shapely.constrained_delaunay_triangles(shape)):
        ring = shapely.get_coordinates(shapely.orient_polygons(part))[:3]
        yield [(int(x), int(y)) for x, y in ring]


def _turn(a: Corner, b: Corner, p: Corner) -> Fraction | int:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _clipped(shape: Convex, frame: Convex) -> Convex:
    """The part of a convex shape inside a convex frame; empty when it has no area."""
    for i, a in enumerate(frame):
        shape = list(_left_of(shape, a, frame[(i + 1) % len(frame)]))
    doubled = sum(p[0] * q[1] - p[1] * q[0] for p, q in zip(shape, shape[1:] + shape[:1], strict=True))
    return shape if doubled else []


def _left_of(shape: Convex, a: Corner, b: Corner) -> Iterator[Corner]:
    for p, q in zip(shape, shape[1:] + shape[:1], strict=True):
        side, next_side = _turn(a, b, p), _turn(a, b, q)
        if side >= 0:
            yield p
        if (side > 0 > next_side) or (side < 0 < next_side):
            share = Fraction(side) / Fraction(side - next_side)
            yield p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share


def _may_overlap(a: Convex, b: Convex) -> bool:
    """Whether the boxes around two shapes overlap."""
    boxes = [[(min(c), max(c)) for c in zip(*shape, strict=True)] for shape in (a, b)]
    return all(low <= top and bottom <= high for (low, high), (bottom, top) in zip(*boxes, strict=True))


def _meets(line: tuple[Corner, Corner], shape: Convex) -> bool:
    """Whether a segment touches a convex shape."""
    a, b = line
    turns = [_turn(a, b, corner) for corner in shape]
    if not min(turns) <= 0 <= max(turns):
        return False
    along = [(p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1]) for p in shape]
    met = [u for u, turn in zip(along, turns, strict=True) if turn == 0]
    for i, turn in enumerate(turns):
        if turn * turns[i - 1] < 0:
            met.append(along[i] + (along[i - 1] - along[i]) * Fraction(turn) / (turn - turns[i - 1]))
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    return min(met) <= length and max(met) >= 0
