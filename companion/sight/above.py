"""What terrain does to lines between above and the ground: it blinds the hex directly behind."""

from dataclasses import dataclass

import numpy as np

from companion.hexes.lattice import IntArray
from companion.sight.bundle import Bundle
from companion.sight.grid import BoolArray
from companion.sight.judging import TerrainLoad
from companion.sight.layers import Variant
from companion.sight.pieces import Pieces
from companion.sight.result import GROUND
from companion.sight.rules import is_directly_behind
from companion.sight.settings import BlindBuilding, BlindPair
from companion.sight.terrain import SightTerrain


@dataclass(frozen=True, eq=False)
class Approaches:
    """Hexes out of which lines enter their ground ends: the line's column, the hex's place.

    A line along a hexside, or through a vertex, enters out of two.
    """

    lines: IntArray
    places: IntArray


def load_from_above(terrain: SightTerrain, bundle: Bundle) -> TerrainLoad:
    """The load on lines from above: blind hexes are blocked, nothing hinders.

    Two raised ends always see each other: what stands on the ground in front of one hides only its ground.
    """
    approaches = approaches_of(bundle)
    blinding = blinding_of(terrain, bundle, approaches)
    count = len(bundle.places)
    blind = np.array([np.bincount(approaches.lines[row], minlength=count) for row in blinding])
    if terrain.settings.blind_pair is BlindPair.BOTH:
        is_blind = (blind > 0) & (blind == np.bincount(approaches.lines, minlength=count))
    else:
        is_blind = blind > 0
    return TerrainLoad(is_blind, np.zeros((len(Variant), bundle.rows, count), dtype=np.int8))


def approaches_of(bundle: Bundle) -> Approaches:
    """The hexes next to each target on the ground that its line touches on the way."""
    beside = bundle.grid.neighbours[bundle.places]
    behind = bundle.ranges[:, None] - bundle.grid.ranges_from(bundle.source.hex)[beside]
    on_way = (beside >= 0) & is_directly_behind(behind) & (bundle.ranges[:, None] > 1)
    on_way &= bundle.level == GROUND
    lines, number = np.nonzero(on_way)
    places = beside[lines, number]
    hexes = Pieces.of_hexes(bundle.grid, places)
    touched = hexes.met_by(bundle.grid.centre(bundle.source.hex), bundle.rays[lines])
    return Approaches(lines[touched], places[touched])


def blinding_of(terrain: SightTerrain, bundle: Bundle, approaches: Approaches) -> BoolArray:
    """Which approaches blind the target behind them, by each kind of outline: (3, approaches)."""
    layers = terrain.blinding
    is_whole = (layers.outlines < 0) | (terrain.settings.blind_building is BlindBuilding.HEX)
    in_variant = np.where(is_whole, layers.in_variant[Variant.NOMINAL], layers.in_variant)
    piece, approach = np.nonzero(layers.pieces.places[:, None] == approaches.places)
    start, rays = bundle.grid.centre(bundle.source.hex), bundle.rays[approaches.lines[approach]]
    met = is_whole[piece] | layers.pieces.taken(piece).met_by(start, rays)
    blinding = np.zeros((len(Variant), len(approaches.places)), dtype=np.bool_)
    for variant in Variant:
        blinding[variant, approach[met & in_variant[variant, piece]]] = True
    return blinding
