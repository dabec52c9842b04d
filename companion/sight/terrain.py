"""A board prepared for line of sight, once."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from companion.board.facts import Area, Confidence, HexFacts, Provenance, Source, terrain_fact
from companion.board.model import Board
from companion.hexes.coordinates import HexCoord
from companion.sight.chart import Effect, Extent, Feature, SightChart, is_raised
from companion.sight.grid import HexGrid
from companion.sight.layers import Layers, Variant
from companion.sight.outlines import Outlines
from companion.sight.result import GROUND, RAISED
from companion.sight.settings import SightSettings

_TERRAIN_FACT = terrain_fact("")


@dataclass(frozen=True, eq=False)
class SightTerrain:
    """Everything about a board, a sight chart and the chosen readings that lines of sight need.

    Arrays and tuples go by the hexes' places in `grid`, which is board order. `features` holds what the
    chart says of each hex as a whole, `outlines` the areas that act by their outlines.
    """

    board: Board
    chart: SightChart
    settings: SightSettings
    grid: HexGrid
    features: tuple[tuple[Feature, ...], ...]
    outlines: Outlines
    layers: Layers

    @classmethod
    def of(cls, board: Board, chart: SightChart, settings: SightSettings | None = None) -> "SightTerrain":
        """Prepare a board: a tenth of a second for one of 1,300 hexes."""
        settings = settings or SightSettings()
        grid = HexGrid(tuple(board), board.orientation)
        features = _features(board, chart, grid)
        areas = tuple(_having_effect(board, chart, Extent.OUTLINE))
        outlines = Outlines(areas, tuple(chart.areas[area.kind] for area in areas), grid)
        layers = Layers.of(grid, features, outlines, settings.tolerance)
        return cls(board, chart, settings, grid, features, outlines, layers)

    @cached_property
    def keys(self) -> tuple[frozenset[str], ...]:
        """The terrain keys of each hex."""
        return tuple(self.board.terrain(hex_) for hex_ in self.grid.hexes)

    @cached_property
    def raised(self) -> frozenset[HexCoord]:
        """The hexes with a level above the ground."""
        hexes = self.board.hexes.items()
        return frozenset(hex_ for hex_, facts in hexes if is_raised(self.chart, facts))

    def levels(self, hex_: HexCoord) -> tuple[int, ...]:
        """The levels of a hex from which a line can be drawn."""
        return (GROUND, RAISED) if hex_ in self.raised else (GROUND,)

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


def _features(board: Board, chart: SightChart, grid: HexGrid) -> tuple[tuple[Feature, ...], ...]:
    """What the chart says of each hex as a whole: of its terrain keys, and of areas that fill hexes."""
    rows = chart.terrain.items()
    found = [tuple(f for key, f in rows if key in board.terrain(hex_)) for hex_ in grid.hexes]
    for area in _having_effect(board, chart, Extent.HEX):
        for place in set(grid.places(area.hexes).tolist()):
            found[place] += (chart.areas[area.kind],)
    return tuple(found)


def _having_effect(board: Board, chart: SightChart, extent: Extent) -> Iterator[Area]:
    """The areas that affect sight by their outlines, or by their hexes."""
    for area in board.areas:
        feature = chart.areas.get(area.kind)
        if feature and feature.effect is not Effect.NONE and feature.extent is extent:
            yield area


def _sources(about: HexFacts) -> Iterator[Provenance]:
    """The provenance of a hex and of its terrain."""
    yield about.provenance
    yield from (source for fact, source in about.exceptions.items() if fact.startswith(_TERRAIN_FACT))


def is_uncertain(provenance: Provenance) -> bool:
    """Whether a fact may be otherwise on the player's map, as far as the source tells."""
    if provenance.source in (Source.CONFIRMED, Source.CORRECTED):
        return False
    return provenance.source is Source.RECONSTRUCTED or provenance.confidence is not Confidence.HIGH
