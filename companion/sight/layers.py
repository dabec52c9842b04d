"""Everything on a board that obstructs, hinders or blinds, as pieces of hexes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

import numpy as np

from companion.hexes.lattice import IntArray
from companion.sight.chart import Effect, Extent, Feature
from companion.sight.clipping import Cut, Shapes, cut_by_hex, resized
from companion.sight.grid import BoolArray, HexGrid
from companion.sight.outlines import Outlines, flags
from companion.sight.pieces import Pieces

_FINEST = 0.0005  # hexes; the lattice cannot tell outlines apart that are nearer than this


class Variant(IntEnum):
    """Which outlines: as drawn, or grown or shrunk by the tolerance."""

    NOMINAL = 0
    GROWN = 1
    SHRUNK = 2


@dataclass(frozen=True, eq=False)
class Layers:
    """Pieces of terrain with what each of them does.

    `in_variant` (3, n) tells to which outlines a piece belongs; whole hexes belong to all. `outlines`
    holds the place among the outlines (-1: whole hex), `shapes` the piece before its hull (None).
    """

    pieces: Pieces
    is_obstacle: BoolArray
    blinds: BoolArray
    in_variant: BoolArray
    outlines: IntArray
    shapes: Shapes

    @classmethod
    def of(
        cls, grid: HexGrid, features: Sequence[tuple[Feature, ...]], outlines: Outlines, tolerance: float
    ) -> "Layers":
        """The layers of whole hexes (what the chart says of each) and of outlines."""
        cuts = [_cut_layers(cut, variants, outlines) for cut, variants in _cuts(outlines, tolerance)]
        return cls.joined(grid, [_whole_hexes(features, grid), *cuts])

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


def _whole_hexes(features: Sequence[tuple[Feature, ...]], grid: HexGrid) -> Layers:
    """The hexes that obstruct or hinder as a whole, once for each of their features."""
    found = [(place, f) for place, row in enumerate(features) for f in row if _acts_through_hex(f)]
    pieces = Pieces.of_hexes(grid, np.array([place for place, _ in found], dtype=np.int64))
    whole = np.full(len(found), -1)
    return _layers(pieces, tuple(f for _, f in found), tuple(Variant), whole, np.full(len(found), None))


def _acts_through_hex(feature: Feature) -> bool:
    return feature.effect is not Effect.NONE and feature.extent is Extent.HEX


def _cuts(outlines: Outlines, tolerance: float) -> Iterator[tuple[Cut, tuple[Variant, ...]]]:
    """Outlines cut up by hex, with the variants they are for.

    Those that follow hexsides stay as they are, and so do all when the tolerance is too fine for the
    lattice. What grows into a hex out of which the player took it stops at the hexside.
    """
    drawn, is_exact, is_ended = outlines.pieces, outlines.is_exact, outlines.is_ended
    if tolerance < _FINEST:
        yield drawn, tuple(Variant)
        return
    yield drawn.chosen(is_exact[drawn.outlines]), tuple(Variant)
    yield drawn.chosen(~is_exact[drawn.outlines]), (Variant.NOMINAL,)
    for variant, change in ((Variant.GROWN, tolerance), (Variant.SHRUNK, -tolerance)):
        grid = outlines.grid
        cut = cut_by_hex(resized(outlines.polygons, change, grid.orientation), grid)
        yield cut.chosen(~is_exact[cut.outlines] & ~is_ended[cut.outlines, cut.hexes]), (variant,)


def _cut_layers(cut: Cut, variants: tuple[Variant, ...], outlines: Outlines) -> Layers:
    features = tuple(outlines.kinds[number] for number in cut.outlines)
    return _layers(Pieces.of_cut(outlines.grid, cut), features, variants, cut.outlines, cut.polygons)


def _layers(
    pieces: Pieces,
    features: tuple[Feature, ...],
    variants: tuple[Variant, ...],
    outlines: IntArray,
    shapes: Shapes,
) -> Layers:
    is_in = np.isin(np.arange(len(Variant)), variants)
    return Layers(
        pieces,
        flags(features, lambda f: f.effect is Effect.OBSTACLE),
        flags(features, lambda f: f.blinds),
        np.repeat(is_in[:, None], len(features), axis=1),
        outlines,
        shapes,
    )
