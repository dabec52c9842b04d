"""The places that lines touch, with everything that the rules of heights ask of a place and of its line."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.hexes.lattice import FloatArray, IntArray
from companion.sight.grid import BoolArray
from companion.sight.relief.chart import Category
from companion.sight.relief.exemptions import is_exempt
from companion.sight.relief.fan import Fan, Touches
from companion.sight.relief.terrain import ReliefTerrain

_AT_ONE_HEX = 1 + 1e-6  # no further than the next hex's middle, rounding aside


@dataclass(frozen=True, eq=False)
class Places:
    """Pairs of a line and a place on it. `kind` is a number of the chart, `ground` the level there.

    What an exemption takes away, and inherent terrain spilled into another hex, is bare ground.
    """

    touches: Touches
    kind: IntArray
    ground: IntArray

    @classmethod
    def of(cls, touches: Touches) -> "Places":
        """The places of a fan's lines; along hexsides, inherent terrain fills the hexes beside."""
        terrain = touches.fan.terrain
        kind, ground = terrain.pieces.kinds[touches.piece], terrain.pieces.levels[touches.piece]
        is_spilled = terrain.chart.is_inherent[kind] & (terrain.inherent[touches.place] != kind)
        kind = np.where(is_spilled, 0, kind)
        kind[is_exempt(touches)] = 0
        filled = np.flatnonzero(touches.is_beside & (terrain.inherent[touches.place] > 0))
        return cls(
            touches.taken(np.concatenate([np.arange(len(kind)), filled])),
            np.concatenate([kind, terrain.inherent[touches.place[filled]]]),
            np.concatenate([ground, ground[filled]]),
        )

    @property
    def fan(self) -> Fan:
        """The lines."""
        return self.touches.fan

    @property
    def terrain(self) -> ReliefTerrain:
        """The board."""
        return self.touches.fan.terrain

    @property
    def line(self) -> IntArray:
        """The line of each place."""
        return self.touches.line

    @cached_property
    def in_variant(self) -> BoolArray:
        """To which outlines each place belongs (3, n)."""
        return self.terrain.pieces.in_variant[:, self.touches.piece]

    def is_of(self, *categories: Category) -> BoolArray:
        """Which places are of some categories of terrain."""
        result: BoolArray = self.terrain.chart.is_of(*categories)[self.kind]
        return result

    # Levels

    @cached_property
    def target_level(self) -> IntArray:
        """The level of the target."""
        return self.fan.levels[self.line]

    @cached_property
    def high(self) -> IntArray:
        """The level of the higher end."""
        return np.maximum(self.fan.level, self.target_level)

    @cached_property
    def low(self) -> IntArray:
        """The level of the lower end."""
        return np.minimum(self.fan.level, self.target_level)

    @cached_property
    def is_level(self) -> BoolArray:
        """Whether both ends are at one level."""
        result: BoolArray = self.target_level == self.fan.level
        return result

    @cached_property
    def heights(self) -> IntArray:
        """The height of the terrain, in whole levels."""
        return self.terrain.chart.heights[self.kind]

    @cached_property
    def full(self) -> IntArray:
        """The level of the top, without the half level that may come to it."""
        return self.ground + self.heights

    @cached_property
    def tops(self) -> IntArray:
        """The top in half levels."""
        return 2 * self.full + self.terrain.chart.halves[self.kind]

    @cached_property
    def acts(self) -> IntArray:
        """What the terrain does: where both ends are level with its ground, its lower part alone."""
        chart = self.terrain.chart
        among_trunks = self.is_level & (self.ground == self.high) & ~self.is_up_slope
        return np.where(among_trunks, chart.lower_acts[self.kind], chart.acts[self.kind])

    @cached_property
    def amounts(self) -> IntArray:
        """How much the terrain hinders, where it does."""
        return self.terrain.chart.amounts[self.kind]

    # Where the place is

    @cached_property
    def is_between(self) -> BoolArray:
        """Whether the place is in neither end's hex."""
        result: BoolArray = (self.touches.from_source > 0) & (self.touches.from_target > 0)
        return result

    @cached_property
    def is_source_high(self) -> BoolArray:
        """Whether the source is the end that is not lower."""
        result: BoolArray = self.fan.level >= self.target_level
        return result

    @cached_property
    def from_high(self) -> IntArray:
        """The range of the place's hex from the higher end."""
        return np.where(self.is_source_high, self.touches.from_source, self.touches.from_target)

    @cached_property
    def from_low(self) -> IntArray:
        """The range of the place's hex from the lower end."""
        return np.where(self.is_source_high, self.touches.from_target, self.touches.from_source)

    @cached_property
    def base(self) -> IntArray:
        """The level of the place's hex."""
        return self.terrain.base[self.touches.place]

    @cached_property
    def is_next_to_higher(self) -> BoolArray:
        """Whether the place's hex is next to the higher end."""
        result: BoolArray = self.from_high == 1
        return result

    @cached_property
    def is_as_high(self) -> BoolArray:
        """Whether the place is exactly as high as the higher end of two and not looked down over (A6.2).

        One looks over one's own crest, and over water from the next hex into water.
        """
        result: BoolArray = ~self.is_level & (self.full == self.high) & ~self.is_up_slope
        at_feet = np.flatnonzero(result & (self.heights == 0) & self.is_next_to_higher)
        if at_feet.size:
            own_crest = (self.base < self.high)[at_feet] & self._in_near_half(at_feet)
            over_water = (self.is_water & self.is_low_end_water)[at_feet]
            result[at_feet] = ~(own_crest | over_water)
        return result

    def _in_near_half(self, chosen: IntArray) -> BoolArray:
        """Of some places, whether the line touches only what is no further from the higher end than a hex."""
        first, last = self.touches.taken(chosen).spans
        from_target = self.fan.lengths[self.line[chosen]] - first
        result: BoolArray = np.where(self.is_source_high[chosen], last, from_target) <= _AT_ONE_HEX
        return result

    @cached_property
    def is_at_cliff(self) -> BoolArray:
        """Whether the nearest hexside is a cliff."""
        cliff = self.terrain.chart.numbers.get("cliff", -1)
        side = self.terrain.pieces.sides[self.touches.piece]
        result: BoolArray = self.terrain.side_kinds[self.touches.place, side] == cliff
        return result

    # What the line is

    @property
    def runs_along(self) -> BoolArray:
        """Whether the line runs along hexsides."""
        result: BoolArray = self.fan.runs_along[self.line]
        return result

    @cached_property
    def is_up_slope(self) -> BoolArray:
        """Whether the end that is not lower is half a level up, the line leaving it through a slope."""
        result: BoolArray = self.fan.is_up_slope[self.line]
        return result

    @cached_property
    def is_water(self) -> BoolArray:
        """Whether the place's hex is water."""
        result: BoolArray = self.terrain.is_middle(Category.WATER)[self.touches.place]
        return result

    @cached_property
    def is_low_end_water(self) -> BoolArray:
        """Whether the hex of the lower end is water."""
        low_end = np.where(self.is_source_high, self.fan.places[self.line], self.fan.place)
        result: BoolArray = self.terrain.is_middle(Category.WATER)[low_end]
        return result

    @cached_property
    def is_end_in_factory(self) -> BoolArray:
        """Whether an end is within a factory."""
        is_factory = self.terrain.is_middle(Category.FACTORY)
        result: BoolArray = is_factory[self.fan.places[self.line]] | is_factory[self.fan.place]
        return result

    # Rules that look at the whole line

    @cached_property
    def holds_in_building(self) -> BoolArray:
        """Which places keep a line between different levels within the building of an end (A6.8)."""
        return self._holds_source() | self._holds_target()

    def _holds_source(self) -> BoolArray:
        is_in = self.terrain.is_middle(Category.BUILDING)[self.fan.place]
        if not is_in:
            return np.zeros(len(self.line), dtype=np.bool_)
        return self._holds(np.ones(len(self.fan.places), dtype=np.bool_), self.fan.level, from_source=True)

    def _holds_target(self) -> BoolArray:
        is_in = self.terrain.is_middle(Category.BUILDING)[self.fan.places]
        if not is_in.any():
            return np.zeros(len(self.line), dtype=np.bool_)
        return self._holds(is_in, self.target_level, from_source=False)

    def _holds(self, is_in: BoolArray, level: IntArray | int, *, from_source: bool) -> BoolArray:
        holds = np.zeros(len(self.line), dtype=np.bool_)
        chosen = np.flatnonzero((is_in & self.fan.may_stay_in_building)[self.line])
        first, last = self.touches.taken(chosen).spans
        begins = np.maximum(first if from_source else self.fan.lengths[self.line[chosen]] - last, 0)
        away = (self.touches.from_source if from_source else self.touches.from_target)[chosen]
        is_building = self.is_of(Category.BUILDING)[chosen]
        is_outside = ~is_building & ~self.is_of(Category.PARTY_WALL)[chosen]
        for variant in self.terrain.pieces.in_variant[:, self.touches.piece[chosen]]:
            leaves = np.full(len(self.fan.places), np.inf)
            out = variant & is_outside
            np.minimum.at(leaves, self.line[chosen[out]], begins[out])
            still_in = variant & is_building & (away > 0) & (begins < leaves[self.line[chosen]] - 1e-9)
            holds[chosen] |= still_in
        is_above = np.broadcast_to(level, self.line.shape) > self.full
        return holds & ~is_above

    @cached_property
    def leaves_depression(self) -> BoolArray:
        """Which places stand above an end in a depression while the line has to run inside it (A6.3)."""
        source, target = self.fan.place, self.fan.places[self.line]
        if not (self.terrain.is_depression[source] or self.terrain.is_depression[self.fan.places].any()):
            return np.zeros(len(self.line), dtype=np.bool_)
        distance = self.fan.lengths[self.line]
        first, last = self._spans_next_to_ends
        out = self._out_of(
            source, self.fan.level, self.target_level, self.touches.from_target, distance - first
        )
        return out | self._out_of(target, self.target_level, self.fan.level, self.touches.from_source, last)

    @cached_property
    def _spans_next_to_ends(self) -> tuple[FloatArray, FloatArray]:
        """Where the line meets and leaves places in depressions next to an end; of others beyond reach."""
        first, last = np.full(len(self.line), -np.inf), np.full(len(self.line), np.inf)
        is_next = (self.touches.from_source == 1) | (self.touches.from_target == 1)
        chosen = np.flatnonzero(is_next & self.terrain.is_depression[self.touches.place])
        first[chosen], last[chosen] = self.touches.taken(chosen).spans
        return first, last

    def _out_of(
        self,
        end: IntArray | int,
        level: IntArray | int,
        other: IntArray | int,
        away: IntArray,
        reach: FloatArray,
    ) -> BoolArray:
        """For one end: what is above it, and further from the other end than that is higher."""
        terrain, place = self.terrain, self.touches.place
        is_concerned = terrain.is_depression[end] & (away > np.maximum(other - np.asarray(level), 0))
        floor, in_depression = terrain.floor_of_depression[place], terrain.is_depression[place]
        is_way = self.is_of(Category.ROAD, Category.BRIDGE)
        is_inside = (self.ground <= level) | (in_depression & ((self.ground == floor) | is_way))
        at_others_feet = in_depression & (away == 1) & (floor < other) & (reach <= _AT_ONE_HEX)
        result: BoolArray = is_concerned & ~is_inside & ~at_others_feet & ~self._through_depression_side
        return result

    @cached_property
    def _through_depression_side(self) -> BoolArray:
        """Adjacent hexes joined by a depression across their hexside see each other."""
        result: BoolArray = self.fan.is_through_depression_side[self.line]
        return result
