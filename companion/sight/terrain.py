"""A board prepared for line of sight: its obstacles and hindrances cut up by hex, once."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np
import shapely

from companion.board.facts import Area
from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.lattice import SCALE, IntArray, to_units
from companion.sight.chart import Effect, Extent, Feature, SightChart
from companion.sight.clipping import Cut, Shapes, cut_by_hex, lattice_polygons, resized
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.pieces import Pieces
from companion.sight.settings import SightSettings

_HEX_AREA = 6 * SCALE * SCALE  # in lattice steps squared
_FINEST = 0.0005  # hexes; the lattice cannot tell outlines apart that are nearer than this


class Variant(IntEnum):
    """Which outlines: as drawn, or grown or shrunk by the tolerance."""

    NOMINAL = 0
    GROWN = 1
    SHRUNK = 2


@dataclass(frozen=True, eq=False)
class Layers:
    """All pieces of terrain that obstruct, hinder or blind, with what each of them does.

    `in_variant` (3, n) tells to which outlines a piece belongs; whole hexes belong to all. `outlines`
    holds the place among the terrain's outlines (-1: whole hex), `shapes` the piece before its hull.
    """

    pieces: Pieces
    is_obstacle: BoolArray
    blinds: BoolArray
    in_variant: BoolArray
    outlines: IntArray
    shapes: Shapes

    @classmethod
    def joined(cls, grid: HexGrid, parts: "list[Layers]") -> "Layers":
        """Several layers as one, in their order."""
        return cls(
            Pieces.joined(grid, [part.pieces for part in parts]),
            np.concatenate([part.is_obstacle for part in parts]),
            np.concatenate([part.blinds for part in parts]),
            np.concatenate([part.in_variant for part in parts], axis=1),
            np.concatenate([part.outlines for part in parts]),
            np.concatenate([part.shapes for part in parts]),
        )

    @cached_property
    def entries(self) -> tuple[IntArray, IntArray]:
        """Each piece once for every variant it is in: sheet (variant; 3 more for obstacles), piece."""
        variant, piece = np.nonzero(self.in_variant)
        return variant + len(Variant) * self.is_obstacle[piece], piece

    def taken(self, chosen: IntArray) -> "Layers":
        """Only the pieces with these numbers, in this order."""
        return Layers(
            self.pieces.taken(chosen),
            self.is_obstacle[chosen],
            self.blinds[chosen],
            self.in_variant[:, chosen],
            self.outlines[chosen],
            self.shapes[chosen],
        )


@dataclass(frozen=True, eq=False)
class SightTerrain:
    """Everything about a board, a sight chart and the chosen readings that lines of sight need.

    `features` holds what the chart says of each hex as a whole, where it says anything; `outlines`
    are the areas whose outlines have an effect; `is_exact` marks those that follow hexsides.
    """

    board: Board
    chart: SightChart
    settings: SightSettings
    grid: HexGrid
    features: Mapping[HexCoord, tuple[Feature, ...]]
    outlines: tuple[Area, ...]
    is_exact: BoolArray
    layers: Layers

    @classmethod
    def of(cls, board: Board, chart: SightChart, settings: SightSettings | None = None) -> "SightTerrain":
        """Prepare a board: a tenth of a second for the largest."""
        settings = settings or SightSettings()
        grid = HexGrid(tuple(board), board.orientation)
        features = _features(board, chart)
        outlines = tuple(_having_effect(board, chart, Extent.OUTLINE))
        polygons = lattice_polygons([area.outline for area in outlines])
        drawn = cut_by_hex(polygons, grid)
        is_exact = _fills_hexes(drawn, len(outlines))
        cuts = _cuts(polygons, drawn, is_exact, settings.tolerance, grid)
        kinds = [chart.areas[area.kind] for area in outlines]
        parts = [_whole_hexes(features, grid), *(_cut_layers(cut, who, kinds, grid) for cut, who in cuts)]
        return cls(board, chart, settings, grid, features, outlines, is_exact, Layers.joined(grid, parts))

    @cached_property
    def blinding(self) -> Layers:
        """Only the pieces that blind the hex behind them."""
        return self.layers.taken(np.flatnonzero(self.layers.blinds))

    @cached_property
    def blinding_hexes(self) -> frozenset[HexCoord]:
        """The hexes that hold an outline which blinds."""
        layers = self.blinding
        chosen = layers.in_variant[Variant.NOMINAL] & (layers.outlines >= 0)
        return frozenset(self.grid.hexes[place] for place in layers.pieces.places[chosen])

    @cached_property
    def shapes_in_units(self) -> Shapes:
        """The outlines as drawn, in hex units, prepared for many questions."""
        shapes = lattice_polygons([area.outline for area in self.outlines])
        result: Shapes = shapely.transform(shapes, lambda p: to_units(p, self.grid.orientation))
        shapely.prepare(result)
        return result

    @cached_property
    def obstacle_tree(self) -> shapely.STRtree:
        """Finds the drawn outlines that obstruct, in hex units."""
        return self._tree(lambda feature: feature.effect is Effect.OBSTACLE)

    @cached_property
    def hindrance_tree(self) -> shapely.STRtree:
        """Finds the drawn outlines that hinder, in hex units."""
        return self._tree(lambda feature: feature.effect is Effect.HINDRANCE)

    @cached_property
    def blinding_tree(self) -> shapely.STRtree:
        """Finds the drawn outlines that blind, in hex units."""
        return self._tree(lambda feature: feature.blinds)

    def _tree(self, is_chosen: Callable[[Feature], bool]) -> shapely.STRtree:
        kinds = [self.chart.areas[area.kind] for area in self.outlines]
        return shapely.STRtree(self.shapes_in_units[_flags(kinds, is_chosen) & ~self.is_exact])

    @cached_property
    def steeples(self) -> frozenset[HexCoord]:
        """The hexes with a steeple."""
        key = self.chart.steeple.value
        return frozenset(h for h, facts in self.board.hexes.items() if facts.values.get(key))


def _having_effect(board: Board, chart: SightChart, extent: Extent) -> Iterator[Area]:
    for area in board.areas:
        feature = chart.areas.get(area.kind)
        if feature and feature.effect is not Effect.NONE and feature.extent is extent:
            yield area


def _features(board: Board, chart: SightChart) -> dict[HexCoord, tuple[Feature, ...]]:
    """What the chart says of each hex as a whole: of its terrain keys, and of areas that fill hexes."""
    rows = chart.terrain.items()
    found = {hex_: tuple(f for key, f in rows if key in board.terrain(hex_)) for hex_ in board}
    for area in _having_effect(board, chart, Extent.HEX):
        for hex_ in set(area.hexes) & found.keys():
            found[hex_] += (chart.areas[area.kind],)
    return {hex_: features for hex_, features in found.items() if features}


def _whole_hexes(features: dict[HexCoord, tuple[Feature, ...]], grid: HexGrid) -> Layers:
    """The hexes that obstruct or hinder as a whole, once for each of their features."""
    found = [(hex_, f) for hex_, row in features.items() for f in row if is_whole_hex(f)]
    pieces = Pieces.of_hexes(grid, grid.places(hex_ for hex_, _ in found))
    return _layers(pieces, [f for _, f in found], tuple(Variant), -1, np.full(len(found), None))


def is_whole_hex(feature: Feature) -> bool:
    """Whether a feature affects sight through the whole of its hexes."""
    return feature.effect is not Effect.NONE and feature.extent is Extent.HEX


def _cuts(
    polygons: Shapes, drawn: Cut, is_exact: BoolArray, tolerance: float, grid: HexGrid
) -> Iterator[tuple[Cut, tuple[Variant, ...]]]:
    """Outlines cut up by hex, with the variants they are for. Hexsides are exact, and so is what
    follows them; so is everything when the tolerance is too fine for the lattice."""
    if tolerance < _FINEST:
        yield drawn, tuple(Variant)
        return
    yield _of_outlines(drawn, is_exact), tuple(Variant)
    yield _of_outlines(drawn, ~is_exact), (Variant.NOMINAL,)
    for variant, change in ((Variant.GROWN, tolerance), (Variant.SHRUNK, -tolerance)):
        cut = cut_by_hex(resized(polygons, change, grid.orientation), grid)
        yield _of_outlines(cut, ~is_exact), (variant,)


def _fills_hexes(drawn: Cut, count: int) -> BoolArray:
    """Which outlines are made up of whole hexes: hexsides are exact, not drawn."""
    is_partial = shapely.area(drawn.polygons) < _HEX_AREA
    return np.bincount(drawn.outlines, is_partial, minlength=count) == 0


def _of_outlines(cut: Cut, is_chosen: BoolArray) -> Cut:
    chosen = is_chosen[cut.outlines]
    return Cut(cut.polygons[chosen], cut.hexes[chosen], cut.outlines[chosen])


def _cut_layers(cut: Cut, variants: tuple[Variant, ...], kinds: list[Feature], grid: HexGrid) -> Layers:
    features = [kinds[outline] for outline in cut.outlines]
    return _layers(Pieces.of_cut(grid, cut), features, variants, cut.outlines, cut.polygons)


def _layers(
    pieces: Pieces,
    features: list[Feature],
    variants: tuple[Variant, ...],
    outlines: IntArray | int,
    shapes: Shapes,
) -> Layers:
    count = len(features)
    is_in = np.isin(np.arange(len(Variant)), variants)
    return Layers(
        pieces,
        _flags(features, lambda f: f.effect is Effect.OBSTACLE),
        _flags(features, lambda f: f.blinds),
        np.repeat(is_in[:, None], count, axis=1),
        np.broadcast_to(np.asarray(outlines, dtype=np.int64), count),
        shapes,
    )


def _flags(features: list[Feature], holds: Callable[[Feature], bool]) -> BoolArray:
    return np.array([holds(feature) for feature in features], dtype=np.bool_)
