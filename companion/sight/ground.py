"""What terrain does to lines between ground Locations: buildings block, grain and orchards hinder."""

import numpy as np
from numpy.typing import NDArray

from companion.hexes.lattice import IntArray
from companion.sight.bundle import Bundle
from companion.sight.grid import BoolArray
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
    sums = _running_sums(_changes(terrain.layers, bundle))
    shape = (2, _VARIANTS, bundle.rows, len(bundle.places))
    covers = np.ascontiguousarray((sums[:-1] != 0).T).reshape(shape)
    covers &= bundle.is_between(np.arange(bundle.rows))
    hindrance, obstacles = covers
    is_obstructed: BoolArray = np.logical_or.reduce(obstacles, axis=1)
    return TerrainLoad(is_obstructed, hindrance.view(np.int8))


def _changes(layers: Layers, bundle: Bundle) -> NDArray[np.int8]:
    """Where the run of each piece begins and ends: lines (and one more) by rows of sheet and range.

    Sums may wrap round at 256: no line meets as many pieces at one range.
    """
    ranges = bundle.grid.ranges_from(bundle.source.hex)[layers.pieces.places]
    first, last = layers.pieces.sectors(bundle.source.hex)
    begin = np.searchsorted(bundle.directions, first)
    end = np.searchsorted(bundle.directions, last, side="right")
    in_reach = (ranges > 0) & (ranges < bundle.rows)
    sheet, piece = (entries[in_reach[layers.entries[1]]] for entries in layers.entries)
    row, rows = sheet * bundle.rows + ranges[piece], 2 * _VARIANTS * bundle.rows
    changes = np.zeros((len(bundle.places) + 1) * rows, dtype=np.int8)
    np.add.at(changes, begin[piece] * rows + row, _ONE)
    np.add.at(changes, end[piece] * rows + row, -_ONE)
    # A sector that runs past pi begins again at the first line.
    np.add.at(changes, row[(last < first)[piece]], _ONE)
    return changes.reshape(-1, rows)


def _running_sums(changes: NDArray[np.int8]) -> NDArray[np.int8]:
    """Sums down the columns, by doubling: it adds whole rows, which cumsum does number by number."""
    step = 1
    while step < len(changes):
        changes[step:] += changes[:-step].copy()
        step *= 2
    return changes
