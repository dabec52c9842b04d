"""A board with heights prepared for line of sight, once."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
import shapely

from companion.board.model import Board
from companion.hexes.coordinates import HexCoord, Hexside
from companion.hexes.lattice import SCALE, FloatArray, IntArray
from companion.sight.clipping import Cut, Shapes, lattice_polygons, resized
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.layers import Variant
from companion.sight.pieces import Pieces
from companion.sight.relief.chart import Acts, Category, LevelChart, level_chart
from companion.sight.relief.cutting import SIDES, cut_by_triangle
from companion.sight.result import Position
from companion.sight.settings import SightSettings

LEVEL = "level"
_OF_HEXES = ("side_kinds", "rises", "inherent", "has_building_at")
_HEX_AREA = 6 * SCALE * SCALE  # in lattice steps squared
_FILLED = 0.08  # of a hex: what a neighbour's drawing spills over is less, what a drawing fills is more
_FINEST = 0.0005  # hexes; the lattice cannot tell outlines apart that are nearer than this


@dataclass(frozen=True, eq=False)
class ReliefPieces:
    """Parts of areas, each within one triangle of a hex: the hexside's number 0 to 5 is `sides`.

    `kinds` are numbers of the chart, `levels` those of the ground, `in_variant` (3, n) as in `Layers`.
    `areas` holds the place of each piece's area on the board, `sizes` its size in lattice steps squared.
    """

    pieces: Pieces
    sides: IntArray
    kinds: IntArray
    levels: IntArray
    in_variant: BoolArray
    areas: IntArray
    sizes: FloatArray
    acts: IntArray


@dataclass(frozen=True, eq=False)
class PlainPieces:
    """Pieces with their full levels, their tops in half levels, and which are more than ground."""

    pieces: Pieces
    full: IntArray
    tops: IntArray
    is_obstacle: BoolArray


@dataclass(frozen=True, eq=False)
class ReliefTerrain:
    """Everything about a board with heights that lines of sight need; arrays go by places in `grid`.

    `base` is the level of each hex, `middle` the chart number of the terrain at its centre.
    """

    board: Board
    chart: LevelChart
    settings: SightSettings
    grid: HexGrid
    base: IntArray
    middle: IntArray
    pieces: ReliefPieces

    @classmethod
    def of(
        cls, board: Board, chart: LevelChart | None = None, settings: SightSettings | None = None
    ) -> "ReliefTerrain":
        """Prepare a board."""
        chart, settings = chart or level_chart(), settings or SightSettings()
        grid = HexGrid(tuple(board), board.orientation)
        facts = [board.hexes[hex_] for hex_ in grid.hexes]
        base = np.array([_level(about.values.get(LEVEL)) for about in facts], dtype=np.int64)
        middle = np.array(
            [max(map(chart.number, about.terrain), default=0) for about in facts], dtype=np.int64
        )
        cuts = _cuts(lattice_polygons(board.areas), grid, settings.tolerance)
        return cls(board, chart, settings, grid, base, middle, pieces_of(board, chart, grid, cuts))

    def within(self, grid: HexGrid, pieces: ReliefPieces) -> "ReliefTerrain":
        """Some of the hexes alone, with pieces of their own; what hexes and hexsides are stays as it is."""
        places = self.grid.places(grid.hexes)
        part = replace(self, grid=grid, base=self.base[places], middle=self.middle[places], pieces=pieces)
        vars(part).update({name: getattr(self, name)[places] for name in _OF_HEXES})
        return part

    @cached_property
    def margins(self) -> dict[tuple[Position, Position, tuple[bytes, ...]], float | None]:
        """The margins of lines measured so far, by their ends and what markers add."""
        return {}

    @cached_property
    def is_exact(self) -> BoolArray:
        """Which areas are made of whole hexes, so that nothing of them was drawn."""
        is_partial = self.pieces.sizes < SCALE * SCALE
        result: BoolArray = np.bincount(self.pieces.areas, is_partial, minlength=len(self.board.areas)) == 0
        return result

    @cached_property
    def side_kinds(self) -> IntArray:
        """The chart number of what stands on each hexside (places, 6); 0 for nothing."""
        kinds = np.zeros((len(self.grid.hexes), SIDES), dtype=np.int64)
        for side, features in self._sides():
            numbers = [self.chart.number(key) for key in features]
            for place, direction in side:
                kinds[place, direction] = max(numbers, default=0)
        return kinds

    @cached_property
    def rises(self) -> BoolArray:
        """Through which hexsides (places, 6) the ground rises half a level outward."""
        rises = np.zeros((len(self.grid.hexes), SIDES), dtype=np.bool_)
        for side, features in self._sides():
            for place, direction in side:
                is_own = direction < SIDES // 2
                rises[place, direction] = ("slope-up" if is_own else "slope-down") in features
        return rises

    @cached_property
    def has_slopes(self) -> bool:
        """Whether the ground rises through any hexside."""
        return bool(self.rises.any())

    def _sides(self) -> Iterator[tuple[list[tuple[int, int]], frozenset[str]]]:
        """Each hexside as its places and the number of its direction there, with what stands on it."""
        for side, facts in self.board.hexsides.items():
            yield list(self._seen_from(side)), facts.features

    def _seen_from(self, side: Hexside) -> Iterator[tuple[int, int]]:
        near, far = side.hexes
        for hex_, direction in ((near, side.direction), (far, side.direction.opposite)):
            if hex_ in self.grid.index:
                yield self.grid.index[hex_], direction.value - 1

    def is_middle(self, *categories: Category) -> BoolArray:
        """Which hexes have terrain of some categories at their centre."""
        result: BoolArray = self.chart.is_of(*categories)[self.middle]
        return result

    @cached_property
    def inherent(self) -> IntArray:
        """The chart number of the inherent terrain that each hex is; 0 for none.

        It is the terrain at the hex's centre, or else that which fills enough of it, as where a road runs
        through an orchard.
        """
        here = self.pieces.in_variant[Variant.NOMINAL]
        shares = np.zeros((len(self.grid.hexes), len(self.chart.keys)))
        np.add.at(shares, (self.pieces.pieces.places[here], self.pieces.kinds[here]), self.pieces.sizes[here])
        shares[:, ~self.chart.is_inherent] = 0
        most = shares.argmax(axis=1)
        is_filled = shares.max(axis=1) > _FILLED * _HEX_AREA
        at_centre = self.chart.is_inherent[self.middle]
        return np.where(at_centre, self.middle, np.where(is_filled, most, 0))

    def kind_between(self, a: IntArray, b: IntArray) -> IntArray:
        """The chart number of what stands on hexsides given by their corners (n, 2); 0 for nothing."""
        keys, kinds = self._side_index
        wanted = _packed(a + b)
        found = np.minimum(np.searchsorted(keys, wanted), len(keys) - 1)
        return np.where(keys[found] == wanted, kinds[found], 0)

    @cached_property
    def _side_index(self) -> tuple[IntArray, IntArray]:
        """Every hexside by the sum of its corners, packed and ascending, with its chart number."""
        corners = self.grid.corners
        keys = _packed((np.roll(corners, 1, axis=1) + corners).reshape(-1, 2))
        order = np.argsort(keys, kind="stable")
        return keys[order], self.side_kinds.ravel()[order]

    @cached_property
    def acting(self) -> dict[int, tuple[IntArray, Pieces]]:
        """By the lowest level of any end, the pieces that may have an effect: their numbers, themselves."""
        pieces = self.pieces
        always = (pieces.acts > 0) | (self.inherent > 0)[pieces.pieces.places]
        lows = range(int(self.base.min()), int(self.base.max()) + 1)
        chosen = {low: np.flatnonzero(always | (pieces.levels > low)) for low in lows}
        return {low: (numbers, pieces.pieces.taken(numbers)) for low, numbers in chosen.items()}

    @cached_property
    def plain(self) -> PlainPieces:
        """Pieces that block whatever line they rise above: obstacles, and bare ground above the lowest.

        Those of shrunk outlines alone: what they block is blocked by all outlines, which hold them.
        """
        chart, pieces = self.chart, self.pieces
        is_plain = ~chart.is_of(Category.HEXSIDE, Category.PARTY_WALL, Category.BRIDGE) & ~chart.is_inherent
        is_obstacle = (chart.acts == Acts.BLOCKS) & (chart.lower_acts == Acts.BLOCKS) & (chart.heights > 0)
        is_ground = (chart.heights == 0)[pieces.kinds] & (pieces.levels > self.base.min())
        wanted = is_plain[pieces.kinds] & (is_obstacle[pieces.kinds] | is_ground)
        number = np.flatnonzero(wanted & pieces.in_variant[Variant.SHRUNK])
        kinds = pieces.kinds[number]
        full, is_obstacle = pieces.levels[number] + chart.heights[kinds], is_obstacle[kinds]
        return PlainPieces(
            pieces.pieces.taken(number), full, 2 * full + chart.halves[kinds] * is_obstacle, is_obstacle
        )

    @cached_property
    def outlines(self) -> Pieces:
        """The hexes themselves."""
        count = len(self.grid.hexes)
        return Pieces(self.grid, np.arange(count), self.grid.corners.reshape(-1, 2), SIDES * np.arange(count))

    @cached_property
    def has_building_at(self) -> BoolArray:
        """At which hexsides (places, 6) a building, or a wall between houses, reaches the hexside."""
        pieces, corners = self.pieces, self.grid.corners
        number = np.flatnonzero(self.chart.is_of(Category.BUILDING, Category.PARTY_WALL)[pieces.kinds])
        chosen = pieces.pieces.taken(number)
        place, side = chosen.places, pieces.sides[number]
        a, b = corners[place, (side - 1) % SIDES], corners[place, side]
        owner = np.repeat(np.arange(len(number)), chosen.counts)
        along, out = (b - a)[owner], chosen.corners - a[owner]
        is_on = along[:, 0] * out[:, 1] == along[:, 1] * out[:, 0]
        result = np.zeros((len(self.grid.hexes), SIDES), dtype=np.bool_)
        result[place[owner[is_on]], side[owner[is_on]]] = True
        return result

    @cached_property
    def is_depression(self) -> BoolArray:
        """Which hexes are depressions; a bridge's hex is one."""
        result: BoolArray = self.chart.is_of(Category.DEPRESSION, Category.BRIDGE)[self.middle]
        return result

    @cached_property
    def floor_of_depression(self) -> IntArray:
        """The base of each hex; under a bridge a level lower."""
        result: IntArray = self.base - self.chart.is_of(Category.BRIDGE)[self.middle]
        return result

    def floors(self, hex_: HexCoord) -> range:
        """The floors of a hex, 0 being its ground."""
        return range(self.chart.floors_in(self.board.hexes[hex_]) + 1)

    @cached_property
    def _most_floors(self) -> IntArray:
        floors = [self.chart.floors_in(self.board.hexes[hex_]) for hex_ in self.grid.hexes]
        return np.array(floors, dtype=np.int64)

    def levels_up_to(self, floor: int) -> IntArray:
        """The level of each hex at a floor, or at its highest where it has fewer."""
        result: IntArray = self.base + np.minimum(self._most_floors, floor)
        return result

    def level_of(self, hex_: HexCoord, floor: int = 0) -> int:
        """The level of a place: that of its hex, and its floor."""
        return int(self.base[self.grid.index[hex_]]) + floor


def _packed(points: IntArray) -> IntArray:
    result: IntArray = points[:, 0] * (1 << 32) + points[:, 1]
    return result


def _level(value: object) -> int:
    return value if isinstance(value, int) else 0


def _cuts(polygons: Shapes, grid: HexGrid, tolerance: float) -> Iterator[tuple[Cut, tuple[Variant, ...]]]:
    """Outlines cut up, with the variants they are for. Those made of whole hexes are exact, not drawn."""
    drawn = cut_by_triangle(polygons, grid)
    is_partial = shapely.area(drawn.polygons) < SCALE * SCALE
    is_exact = np.bincount(drawn.outlines, is_partial, minlength=len(polygons)) == 0
    if tolerance < _FINEST:
        is_exact[:] = True
    yield drawn.chosen(is_exact[drawn.outlines]), tuple(Variant)
    yield drawn.chosen(~is_exact[drawn.outlines]), (Variant.NOMINAL,)
    numbers = np.flatnonzero(~is_exact)
    for variant, change in ((Variant.GROWN, tolerance), (Variant.SHRUNK, -tolerance)):
        cut = cut_by_triangle(resized(polygons[numbers], change, grid.orientation), grid)
        yield Cut(cut.polygons, cut.hexes, numbers[cut.outlines]), (variant,)


def pieces_of(
    board: Board, chart: LevelChart, grid: HexGrid, cuts: Iterable[tuple[Cut, tuple[Variant, ...]]]
) -> ReliefPieces:
    """The pieces of cut outlines, which are named by their places among the board's areas."""
    kinds = np.array([chart.number(area.kind) for area in board.areas], dtype=np.int64)
    levels = np.array([_level(area.values.get(LEVEL)) for area in board.areas], dtype=np.int64)
    cuts = list(cuts)
    in_variant = [
        np.repeat(np.isin(np.arange(len(Variant)), of)[:, None], len(cut.hexes), axis=1) for cut, of in cuts
    ]
    areas = np.concatenate([cut.outlines for cut, _ in cuts])
    triangles = np.concatenate([cut.hexes for cut, _ in cuts])
    sizes = np.concatenate([shapely.area(cut.polygons) for cut, _ in cuts])
    whole = [Pieces.of_cut(grid, Cut(cut.polygons, cut.hexes // SIDES, cut.outlines)) for cut, _ in cuts]
    kept, variants = _once(
        areas * SIDES * len(grid.hexes) + triangles, sizes, np.concatenate(in_variant, axis=1)
    )
    areas = areas[kept]
    return ReliefPieces(
        Pieces.joined(grid, whole).taken(kept),
        triangles[kept] % SIDES,
        kinds[areas],
        levels[areas],
        variants,
        areas,
        sizes[kept],
        chart.acts[kinds[areas]],
    )


def _once(keys: IntArray, sizes: FloatArray, in_variant: BoolArray) -> tuple[IntArray, BoolArray]:
    """Whole triangles that an area fills grown, drawn or shrunk need be kept but once, for all of these."""
    whole, partial = np.flatnonzero(sizes == SCALE * SCALE), np.flatnonzero(sizes != SCALE * SCALE)
    _, first, same = np.unique(keys[whole], return_index=True, return_inverse=True)
    merged = np.zeros((len(Variant), len(first)), dtype=np.bool_)
    variant, number = np.nonzero(in_variant[:, whole])
    merged[variant, same[number]] = True
    return np.concatenate([whole[first], partial]), np.concatenate([merged, in_variant[:, partial]], axis=1)
