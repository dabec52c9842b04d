"""A board prepared for line of sight: its obstacles and hindrances cut up by hex, once."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np
import shapely

from companion.board.facts import Area, Confidence, HexFacts, Provenance, Source, terrain_fact
from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.lattice import SCALE, IntArray, to_units
from companion.sight.chart import Effect, Extent, Feature, SightChart
from companion.sight.clipping import Cut, Shapes, cut_by_hex, lattice_polygons, resized
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.pieces import Pieces
from companion.sight.settings import SightSettings

_HEX_AREA = 6 * SCALE * SCALE  # in lattice steps squared
_TERRAIN_FACT = terrain_fact("")
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

    `features` holds what the chart says of each hex as a whole, by its place in the grid; `outlines`
    are the areas whose outlines have an effect; `is_exact` marks those that follow hexsides, `is_ended`
    (outline, place) the hexes out of which the player took one: it ends at their hexsides, exactly.
    """

    board: Board
    chart: SightChart
    settings: SightSettings
    grid: HexGrid
    features: tuple[tuple[Feature, ...], ...]
    outlines: tuple[Area, ...]
    is_exact: BoolArray
    is_ended: BoolArray
    layers: Layers

    @classmethod
    def of(cls, board: Board, chart: SightChart, settings: SightSettings | None = None) -> "SightTerrain":
        """Prepare a board: a tenth of a second for the largest."""
        settings = settings or SightSettings()
        grid = HexGrid(tuple(board), board.orientation)
        features = _features(board, chart, grid)
        outlines = tuple(_having_effect(board, chart, Extent.OUTLINE))
        polygons = lattice_polygons(outlines)
        drawn = cut_by_hex(polygons, grid)
        is_exact = _fills_hexes(drawn, len(outlines))
        is_ended = _ended(outlines, grid)
        cuts = _cuts(polygons, drawn, is_exact, settings.tolerance, grid)
        kinds = [chart.areas[area.kind] for area in outlines]
        layers = [
            _cut_layers(_chosen(cut, ~is_ended[cut.outlines, cut.hexes]), variants, kinds, grid)
            for cut, variants in cuts
        ]
        joined = Layers.joined(grid, [_whole_hexes(features, grid), *layers])
        return cls(board, chart, settings, grid, features, outlines, is_exact, is_ended, joined)

    @cached_property
    def keys(self) -> tuple[frozenset[str], ...]:
        """The terrain keys of each hex, by its place in the grid."""
        return tuple(self.board.terrain(hex_) for hex_ in self.grid.hexes)

    @cached_property
    def blinding(self) -> Layers:
        """Only the pieces that blind the hex behind them."""
        return self.layers.taken(np.flatnonzero(self.layers.blinds))

    @cached_property
    def blinding_places(self) -> frozenset[int]:
        """The places of the hexes that hold an outline which blinds."""
        layers = self.blinding
        chosen = layers.in_variant[Variant.NOMINAL] & (layers.outlines >= 0)
        return frozenset(layers.pieces.places[chosen].tolist())

    @cached_property
    def uncertain_places(self) -> frozenset[int]:
        """The places of the hexes whose terrain is not sure."""
        facts = enumerate(self.board.hexes.values())
        return frozenset(place for place, about in facts if any(map(is_uncertain, _sources(about))))

    @cached_property
    def shapes(self) -> Shapes:
        """The outlines as drawn, in hex units, prepared for many questions."""
        shapes = lattice_polygons(self.outlines)
        result: Shapes = shapely.transform(shapes, lambda p: to_units(p, self.grid.orientation))
        shapely.prepare(result)
        return result

    @cached_property
    def boundaries(self) -> Shapes:
        """The boundaries of `shapes`."""
        result: Shapes = shapely.boundary(self.shapes)
        return result

    @cached_property
    def shape_tree(self) -> shapely.STRtree:
        """Finds `shapes` by place."""
        return shapely.STRtree(self.shapes)

    @cached_property
    def outlines_that_obstruct(self) -> BoolArray:
        """Which outlines are obstacles; the others hinder."""
        kinds = [self.chart.areas[area.kind] for area in self.outlines]
        return _flags(kinds, lambda feature: feature.effect is Effect.OBSTACLE)

    @cached_property
    def outlines_that_blind(self) -> BoolArray:
        """Which outlines may blind the hex behind them."""
        kinds = [self.chart.areas[area.kind] for area in self.outlines]
        return _flags(kinds, lambda feature: feature.blinds)

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


def _features(board: Board, chart: SightChart, grid: HexGrid) -> tuple[tuple[Feature, ...], ...]:
    """What the chart says of each hex as a whole: of its terrain keys, and of areas that fill hexes."""
    rows = chart.terrain.items()
    found = [tuple(f for key, f in rows if key in board.terrain(hex_)) for hex_ in grid.hexes]
    for area in _having_effect(board, chart, Extent.HEX):
        for place in set(grid.places(area.hexes).tolist()):
            found[place] += (chart.areas[area.kind],)
    return tuple(found)


def _whole_hexes(features: tuple[tuple[Feature, ...], ...], grid: HexGrid) -> Layers:
    """The hexes that obstruct or hinder as a whole, once for each of their features."""
    found = [(place, f) for place, row in enumerate(features) for f in row if is_whole_hex(f)]
    pieces = Pieces.of_hexes(grid, np.array([place for place, _ in found], dtype=np.int64))
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
    yield _chosen(drawn, is_exact[drawn.outlines]), tuple(Variant)
    yield _chosen(drawn, ~is_exact[drawn.outlines]), (Variant.NOMINAL,)
    for variant, change in ((Variant.GROWN, tolerance), (Variant.SHRUNK, -tolerance)):
        cut = cut_by_hex(resized(polygons, change, grid.orientation), grid)
        yield _chosen(cut, ~is_exact[cut.outlines]), (variant,)


def _fills_hexes(drawn: Cut, count: int) -> BoolArray:
    """Which outlines are made up of whole hexes: hexsides are exact, not drawn."""
    is_partial = shapely.area(drawn.polygons) < _HEX_AREA
    result: BoolArray = np.bincount(drawn.outlines, is_partial, minlength=count) == 0
    return result


def _ended(outlines: tuple[Area, ...], grid: HexGrid) -> BoolArray:
    is_ended = np.zeros((len(outlines), len(grid.hexes)), dtype=np.bool_)
    for number, area in enumerate(outlines):
        is_ended[number, grid.places(area.cut_hexes)] = True
    return is_ended


def _chosen(cut: Cut, is_chosen: BoolArray) -> Cut:
    return Cut(cut.polygons[is_chosen], cut.hexes[is_chosen], cut.outlines[is_chosen])


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


def _sources(about: HexFacts) -> Iterator[Provenance]:
    """The provenance of a hex and of its terrain."""
    yield about.provenance
    yield from (source for fact, source in about.exceptions.items() if fact.startswith(_TERRAIN_FACT))


def is_uncertain(provenance: Provenance) -> bool:
    """Whether a fact may be otherwise on the player's map, as far as the source tells."""
    if provenance.source in (Source.CONFIRMED, Source.CORRECTED):
        return False
    return provenance.source is Source.RECONSTRUCTED or provenance.confidence is not Confidence.HIGH
