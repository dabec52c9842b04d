"""What terrain does to lines between ground Locations: buildings block, grain and orchards hinder."""

import numpy as np
from numpy.typing import NDArray

from companion.lattice import IntArray
from companion.sight.bundle import Bundle
from companion.sight.judging import TerrainLoad
from companion.sight.layers import Layers, Variant
from companion.sight.sightline import SightLine
from companion.sight.terrain import SightTerrain

_VARIANTS = len(Variant)
_ONE = np.int8(1)  # adding a plain 1 to an int8 array takes thirty times as long


def load_of_line(line: SightLine, layers: Layers, touched: IntArray) -> TerrainLoad:
    """The load on one line, given the numbers of the pieces that it touches."""
    in_variant, is_obstacle = layers.in_variant[:, touched], layers.is_obstacle[touched]
    hindrance = np.zeros((_VARIANTS, line.range + 1, 1), dtype=np.int64)
    variant, number = np.nonzero(in_variant & ~is_obstacle)
    hindrance[variant, line.near[layers.pieces.places[touched[number]]], 0] = 1
    return TerrainLoad(np.any(in_variant & is_obstacle, axis=1)[:, None], hindrance)


def load_of_bundle(terrain: SightTerrain, bundle: Bundle) -> TerrainLoad:
    """The load on all lines of a bundle whose targets are in order of direction.

    Seen from the source, a piece covers a sector of directions, and so a run of columns: +1 where it
    begins, -1 behind its end; the running sum tells how many pieces at a range lie on each line.
    """
    changes = _changes(terrain.layers, bundle)
    covers = np.cumsum(changes[..., :-1], axis=-1, dtype=np.int8) != 0
    covers &= bundle.is_between(np.arange(bundle.rows))
    hindrance, obstacles = covers
    return TerrainLoad(obstacles.any(axis=1), hindrance.view(np.int8))


def _changes(layers: Layers, bundle: Bundle) -> NDArray[np.int8]:
    """Where the run of each piece begins and ends: (hindrance or obstacle, variant, range, line + 1).

    Sums may wrap round at 256: no line meets as many pieces at one range.
    """
    ranges = bundle.grid.ranges_from(bundle.source.hex)[layers.pieces.places]
    first, last = layers.pieces.sectors(bundle.source.hex)
    begin = np.searchsorted(bundle.directions, first)
    end = np.searchsorted(bundle.directions, last, side="right")
    shape = (2, _VARIANTS, bundle.rows, len(bundle.places) + 1)
    in_reach = (ranges > 0) & (ranges < bundle.rows)
    sheet, piece = (entries[in_reach[layers.entries[1]]] for entries in layers.entries)
    row_start = (sheet * bundle.rows + ranges[piece]) * shape[-1]
    changes = np.zeros(2 * _VARIANTS * bundle.rows * shape[-1], dtype=np.int8)
    np.add.at(changes, row_start + begin[piece], _ONE)
    np.add.at(changes, row_start + end[piece], -_ONE)
    # A sector that runs past pi begins again at the first column.
    np.add.at(changes, row_start[(last < first)[piece]], _ONE)
    return changes.reshape(shape)
