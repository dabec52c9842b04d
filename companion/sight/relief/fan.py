"""Lines from one position to many, and the pieces of terrain that each of them touches."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.hexes import lattice
from companion.hexes.coordinates import HexCoord
from companion.hexes.lattice import SCALE, FloatArray, IntArray
from companion.sight.grid import BoolArray
from companion.sight.pieces import Pieces, directions
from companion.sight.relief.chart import Category
from companion.sight.relief.cutting import SIDES
from companion.sight.relief.slices import greatest_in
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.sightline import meetings

_EPSILON = 1e-11  # of an angle, as in companion.sight.pieces
_FEW = 0.7  # of the pieces: more are not worth sorting out
_OF_SOURCE = frozenset({"start", "near", "hex_sectors"})  # the same for whatever lines from a hex


@dataclass(frozen=True, eq=False)
class Fan:
    """Lines (T) from a hex at a level to the hexes at `places`, in order of direction, at `levels`."""

    terrain: ReliefTerrain
    source: HexCoord
    level: int
    places: IntArray
    levels: IntArray
    order: IntArray

    @classmethod
    def of(
        cls, terrain: ReliefTerrain, source: HexCoord, level: int, places: IntArray, levels: IntArray
    ) -> "Fan":
        """A fan of targets given in any order; `order` tells where each of its lines stood."""
        rays = terrain.grid.centres[places] - terrain.grid.centre(source)
        order = np.argsort(directions(rays), kind="stable")
        return cls(terrain, source, level, places[order], levels[order].astype(np.int64), order)

    def chosen(self, lines: IntArray | BoolArray) -> "Fan":
        """Only some of the lines; `order` tells as before where each stood."""
        part = Fan(
            self.terrain, self.source, self.level, self.places[lines], self.levels[lines], self.order[lines]
        )
        vars(part).update((name, known) for name, known in vars(self).items() if name in _OF_SOURCE)
        return part

    @property
    def place(self) -> int:
        """The source's place in the grid."""
        return self.terrain.grid.index[self.source]

    @cached_property
    def rays(self) -> IntArray:
        """The way to each target, in lattice steps."""
        return self.terrain.grid.centres[self.places] - self.start

    @cached_property
    def start(self) -> IntArray:
        """The source's centre."""
        return self.terrain.grid.centre(self.source)

    @cached_property
    def directions(self) -> FloatArray:
        """The direction to each target, ascending."""
        return directions(self.rays)

    @cached_property
    def ranges(self) -> IntArray:
        """The length of each line in hexes."""
        return self.terrain.grid.ranges_from(self.source, self.places)

    @cached_property
    def lengths(self) -> FloatArray:
        """The length of each line in units."""
        units = lattice.to_units(self.rays, self.terrain.grid.orientation)
        result: FloatArray = np.hypot(units[:, 0], units[:, 1])
        return result

    @cached_property
    def near(self) -> IntArray:
        """The range of every hex of the grid from the source."""
        return self.terrain.grid.ranges_from(self.source)

    @cached_property
    def hex_sectors(self) -> tuple[FloatArray, FloatArray]:
        """The closed sectors of directions in which each hex of the grid but the source is seen."""
        return self.terrain.outlines.sectors(self.source)

    @cached_property
    def in_hexes(self) -> tuple[IntArray, IntArray, IntArray]:
        """Which lines, endless, run through each hex of the grid but the source: from number, to number.

        Where a hex has the last lines and the first ones, its place is told third and the first ones stand
        after all hexes.
        """
        first, last = self.hex_sectors
        begin = np.searchsorted(self.directions, first)
        end = np.searchsorted(self.directions, last, side="right")
        wraps = np.flatnonzero(last < first)
        begins, ends = np.append(begin, np.zeros_like(wraps)), np.append(end, end[wraps])
        ends[wraps] = len(self.places)
        return begins, ends, wraps

    def crosses(self, lines: IntArray) -> BoolArray:
        """Which hexes of the grid lie on the way of some lines, ascending; the source's own is left out."""
        begins, ends, wraps = self.in_hexes
        is_chosen = np.zeros(len(self.places) + 1, dtype=np.int64)
        is_chosen[lines + 1] = 1
        before = np.cumsum(is_chosen)
        farthest = greatest_in(self.ranges[lines], before[begins], before[ends])
        hexes = len(self.near)
        farthest[wraps] = np.maximum(farthest[wraps], farthest[hexes:])
        result: BoolArray = (self.near > 0) & (self.near <= farthest[:hexes])
        return result

    @cached_property
    def runs_along(self) -> BoolArray:
        """Which lines run along hexsides: two of three coordinate differences are equal."""
        q, r = self.terrain.grid.axial[:, self.places] - np.array([[self.source.q], [self.source.r]])
        is_along = (q == r) | (r == -q - r) | (q == -q - r)
        result: BoolArray = np.logical_and(self.ranges > 0, is_along)
        return result

    @cached_property
    def ahead(self) -> BoolArray:
        """Through which triangles of the source's hex each line runs (T, 6), edges included."""
        corners = lattice.outline(HexCoord(0, 0), self.terrain.grid.orientation)
        a, b, steps = np.roll(corners, 1, axis=0), corners, (self.rays // SCALE)[:, None]
        is_within = (lattice.turn(a, steps) <= 0) & (lattice.turn(steps, b) <= 0)
        result: BoolArray = is_within & (((a + b) * steps).sum(axis=2) > 0)
        return result

    @cached_property
    def ahead_of_target(self) -> BoolArray:
        """The same for the target's hex, with the lines run back: the triangles opposite."""
        return np.roll(self.ahead, SIDES // 2, axis=1)

    def _leaves_by(self, is_so: BoolArray) -> tuple[BoolArray, BoolArray]:
        """Whether lines leave the source, and the target, by hexsides (places, 6) that are so."""
        from_source, from_target = self.ahead & is_so[self.place], self.ahead_of_target & is_so[self.places]
        return np.logical_or.reduce(from_source, axis=1), np.logical_or.reduce(from_target, axis=1)

    @cached_property
    def is_up_slope(self) -> BoolArray:
        """Which lines leave the end that is not lower through a slope, which puts it half a level up (F2)."""
        if not self.terrain.has_slopes:
            return np.zeros(len(self.places), dtype=np.bool_)
        from_source, from_target = self._leaves_by(self.terrain.rises)
        from_source &= self.levels <= self.level
        from_target &= self.levels >= self.level
        result: BoolArray = from_source | from_target
        return result

    @cached_property
    def is_through_depression_side(self) -> BoolArray:
        """Which lines join adjacent hexes through a hexside that a depression crosses."""
        is_crossed = self.terrain.chart.is_of(Category.DEPRESSION)[self.terrain.side_kinds]
        from_source, _ = self._leaves_by(is_crossed)
        result: BoolArray = (self.ranges == 1) & from_source
        return result

    @cached_property
    def may_stay_in_building(self) -> BoolArray:
        """Which lines are not level and leave an end by a hexside that a building reaches."""
        from_source, from_target = self._leaves_by(self.terrain.has_building_at)
        result: BoolArray = (self.levels != self.level) & (from_source | from_target)
        return result

    @cached_property
    def counts_in_ends(self) -> BoolArray:
        """For which lines it matters what lies in their ends' own hexes, walls between houses aside."""
        is_low = self.terrain.is_depression
        result: BoolArray = self.may_stay_in_building | is_low[self.places] | is_low[self.place]
        return result


@dataclass(frozen=True, eq=False)
class Touches:
    """Pairs of a line and a piece that it touches, with ranges of the piece's hex from source and target."""

    fan: Fan
    line: IntArray
    piece: IntArray

    def taken(self, chosen: IntArray | BoolArray) -> "Touches":
        """Only some of the pairs."""
        return Touches(self.fan, self.line[chosen], self.piece[chosen])

    @cached_property
    def place(self) -> IntArray:
        """The place of each piece's hex."""
        return self.fan.terrain.pieces.pieces.places[self.piece]

    @cached_property
    def from_source(self) -> IntArray:
        """The range of the piece's hex from the source."""
        return self.fan.near[self.place]

    @cached_property
    def from_target(self) -> IntArray:
        """The range of the piece's hex from the target."""
        return self.fan.ranges[self.line] - self.from_source

    @cached_property
    def is_beside(self) -> BoolArray:
        """Whether the line runs along a hexside of the piece's hex."""
        is_between = (self.from_source > 0) & (self.from_target > 0)
        result: BoolArray = self.fan.runs_along[self.line] & is_between & (self.from_source % 2 == 1)
        return result

    @cached_property
    def spans(self) -> tuple[FloatArray, FloatArray]:
        """Where each line meets and leaves its piece's hull, in hexes from the source."""
        pieces, fan = self.fan.terrain.pieces.pieces, self.fan
        counts = pieces.counts[self.piece]
        first = np.cumsum(counts) - counts
        owner = np.repeat(np.arange(len(self.piece)), counts)
        here = np.arange(len(owner)) - first[owner]
        base = pieces.starts[self.piece][owner]
        next_: IntArray = (here + 1) % counts[owner]
        a = np.take(pieces.corners, base + here, axis=0) - fan.start
        b = np.take(pieces.corners, base + next_, axis=0) - fan.start
        ray = np.take(fan.rays // SCALE, self.line[owner], axis=0)
        turn_a, turn_b = lattice.turn(ray, a), lattice.turn(ray, b)
        scale = SCALE * (ray * ray).sum(axis=1).astype(np.float64)
        at_a, at_b = (a * ray).sum(axis=1) / scale, (b * ray).sum(axis=1) / scale
        met = meetings(turn_a, turn_b, at_a, at_b)
        length = fan.lengths[self.line]
        if not len(first):
            return np.empty(0), np.empty(0)
        low = np.fmin.reduceat(np.fmin(*met), first)
        high = np.fmax.reduceat(np.fmax(*met), first)
        return low * length, high * length


def touches_of(fan: Fan) -> Touches:
    """All pairs of which a rule may have something to say.

    Most of the ground is bare and not above the lower end. That counts for lines alone that may stay in a
    building.
    """
    acting = fan.terrain.acting.get(min(fan.level, int(fan.levels.min(initial=fan.level))))
    everything = (np.arange(len(fan.terrain.pieces.sides)), fan.terrain.pieces.pieces)
    stays = fan.may_stay_in_building
    if len(fan.places) == 1:
        found = [_on_line(fan, *(everything if acting is None or stays[0] else acting)), _at_source(fan)]
    else:
        found = [_in_reach(fan, np.flatnonzero(~stays), *(acting or everything)), _at_source(fan)]
        if stays.any():
            found.append(_in_reach(fan, np.flatnonzero(stays), *everything))
    line, piece = (np.concatenate(column) for column in zip(*found, strict=True))
    chosen = _needs_look(fan, line, piece)
    return Touches(fan, line[chosen], piece[chosen])


def _needs_look(fan: Fan, line: IntArray, piece: IntArray) -> BoolArray:
    """Which pairs a rule may have something to say of."""
    terrain, pieces = fan.terrain, fan.terrain.pieces
    place = pieces.pieces.places[piece]
    low = np.minimum(fan.level, fan.levels)[line]
    matters: BoolArray = (
        (pieces.acts[piece] > 0) | (pieces.levels[piece] > low) | fan.may_stay_in_building[line]
    )
    matters |= (terrain.inherent > 0)[place] & fan.runs_along[line]
    is_between = (place != fan.place) & (place != fan.places[line])
    is_party_wall = terrain.chart.is_of(Category.PARTY_WALL)[pieces.kinds[piece]]
    matters &= is_between | is_party_wall | fan.counts_in_ends[line]
    return matters


def _on_line(fan: Fan, numbers: IntArray, pieces: Pieces) -> tuple[IntArray, IntArray]:
    """Pairs of a single line: only the pieces on its way are looked at."""
    chosen = np.flatnonzero(_on_way(fan)[pieces.places])
    if chosen.size:
        chosen = chosen[pieces.taken(chosen).met_by(fan.start, fan.rays[0])]
    return _ending(fan, np.zeros(len(chosen), dtype=np.int64), numbers[chosen])


def _on_way(fan: Fan) -> BoolArray:
    """Which hexes of the grid a single line touches, the source's own left out."""
    grid = fan.terrain.grid
    target = grid.hexes[int(fan.places[0])]
    is_on_way: BoolArray = (fan.near > 0) & (fan.near + grid.ranges_from(target) == fan.ranges[0])
    hexes = np.flatnonzero(is_on_way)
    turns = lattice.cross(fan.start, fan.start + fan.rays[0] // SCALE, grid.corners[hexes])
    is_on_way[hexes] = (turns.min(axis=1) <= 0) & (turns.max(axis=1) >= 0)
    return is_on_way


def _in_reach(fan: Fan, lines: IntArray, numbers: IntArray, pieces: Pieces) -> tuple[IntArray, IntArray]:
    """Pairs of some lines and those of some pieces that lie in hexes which the lines may cross."""
    chosen = np.flatnonzero(fan.crosses(lines)[pieces.places])
    if len(chosen) < _FEW * len(numbers):
        numbers, pieces = numbers[chosen], pieces.taken(chosen)
    return _in_sectors(fan, lines, numbers, pieces)


def _in_sectors(fan: Fan, lines: IntArray, numbers: IntArray, pieces: Pieces) -> tuple[IntArray, IntArray]:
    """Pairs of some lines and some pieces outside the source's hex, by the sector in which each is seen."""
    line, piece = sector_pairs(fan, lines, pieces)
    away, reach = fan.near[pieces.places[piece]], fan.ranges[line]
    is_met = away < reach
    at_end = np.flatnonzero(away == reach)
    is_met[at_end] = pieces.places[piece[at_end]] == fan.places[line[at_end]]
    return _ending(fan, line[is_met], numbers[piece[is_met]])


def sector_pairs(fan: Fan, lines: IntArray, pieces: Pieces) -> tuple[IntArray, IntArray]:
    """Pairs of some lines, endless, and pieces outside the source's hex in whose sector they run."""
    directions, near = fan.directions[lines], fan.near[pieces.places]
    if not len(near):
        return np.empty(0, dtype=np.int64), np.empty(0, dtype=np.int64)
    first, last = pieces.sectors(fan.source)
    begin, end = np.searchsorted(directions, first), np.searchsorted(directions, last, side="right")
    wraps = np.flatnonzero(last < first)
    begins = np.concatenate([begin, np.zeros(len(wraps), dtype=np.int64)])
    end_of_wrapped = end[wraps]
    end[wraps] = len(lines)
    counts = np.maximum(np.concatenate([end, end_of_wrapped]) - begins, 0)
    own = np.concatenate([near, near[wraps]]) == 0
    counts[own] = 0
    piece = np.repeat(np.concatenate([np.arange(len(near)), wraps]), counts)
    line = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts - begins, counts)
    return lines[line], piece


def _ending(fan: Fan, line: IntArray, piece: IntArray) -> tuple[IntArray, IntArray]:
    """Pairs without those of pieces in the target's hex that lie beyond its centre."""
    pieces = fan.terrain.pieces
    ends_there = np.flatnonzero(pieces.pieces.places[piece] == fan.places[line])
    faces = np.ones(len(line), dtype=np.bool_)
    faces[ends_there] = fan.ahead_of_target[line[ends_there], pieces.sides[piece[ends_there]]]
    return line[faces], piece[faces]


def _at_source(fan: Fan) -> tuple[IntArray, IntArray]:
    """Pairs of lines and pieces in the source's own hex."""
    pieces = fan.terrain.pieces
    own = np.flatnonzero(pieces.pieces.places == fan.place)
    lines = np.flatnonzero(fan.ranges > 0)
    if not fan.counts_in_ends.any():
        own = own[fan.terrain.chart.is_of(Category.PARTY_WALL)[pieces.kinds[own]]]
    line, piece = np.repeat(lines, len(own)), np.tile(own, len(lines))
    faces = fan.ahead[line, pieces.sides[piece]]
    line, piece = line[faces], piece[faces]
    if piece.size:
        met = pieces.pieces.taken(piece).met_by(fan.start, fan.rays[line])
        line, piece = line[met], piece[met]
    return line, piece
