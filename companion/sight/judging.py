"""From what lines meet to verdicts, for any number of lines that start at one position.

Arrays have one column a line (T), one row a range from the source (K), and come in three variants by
outlines: as drawn, grown, shrunk.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from companion.hexes.lattice import IntArray
from companion.sight.grid import BoolArray, Counts
from companion.sight.layers import Variant
from companion.sight.result import Verdict
from companion.sight.rules import blast_hindrance, is_blocking, step_hindrance
from companion.sight.terrain import SightTerrain

Codes = NDArray[np.int8]

BLOCKED = 10_000  # an outcome that no sum of hindrances reaches


@dataclass(frozen=True, eq=False)
class TerrainLoad:
    """What terrain does to lines: `is_obstructed` (3, T), and hindrance by range (3, K, T) of 0 and 1."""

    is_obstructed: BoolArray
    hindrance: Counts


@dataclass(frozen=True, eq=False)
class MarkerLoad:
    """What markers add: `smoke` and `vehicles` by range (K, T), the number of `blast_areas` (T)."""

    smoke: Counts
    vehicles: Counts
    blast_areas: Counts


@dataclass(frozen=True, eq=False)
class Outcome:
    """Verdict codes by all outlines and by those drawn (T), hindrance by those drawn (T and K, T)."""

    verdict: Codes
    nominal: Codes
    hindrance: Counts
    by_range: Counts


def judge(terrain: SightTerrain, load: TerrainLoad, markers: MarkerLoad | None, ranges: IntArray) -> Outcome:
    """The verdict on lines of given ranges (T)."""
    by_range, hindrance = _hindrance(terrain, load, markers)
    is_blocked = _is_blocked(terrain, load, hindrance, ranges)
    codes = verdict_codes(is_blocked, hindrance)
    return Outcome(*codes, hindrance[Variant.NOMINAL], by_range[Variant.NOMINAL])


def verdict_codes(is_blocked: BoolArray, hindrance: Counts) -> tuple[Codes, Codes]:
    """Verdicts by all outlines and by those drawn (T), of what each kind of outline comes to (3, T)."""
    has_hindrance = hindrance[Variant.NOMINAL] > 0
    open_ = np.where(has_hindrance, Verdict.HINDERED.code, Verdict.CLEAR.code)
    nominal = np.where(is_blocked[Variant.NOMINAL], Verdict.BLOCKED.code, open_).astype(np.int8)
    outcome = np.where(is_blocked, BLOCKED, hindrance)
    is_too_close = outcome[Variant.GROWN] != outcome[Variant.SHRUNK]
    return np.where(is_too_close, Verdict.TOO_CLOSE.code, nominal).astype(np.int8), nominal


def outcomes(
    terrain: SightTerrain, load: TerrainLoad, markers: MarkerLoad | None, ranges: IntArray
) -> IntArray:
    """What each line comes to: its hindrance, or one large number when it is blocked."""
    _, hindrance = _hindrance(terrain, load, markers)
    return np.where(_is_blocked(terrain, load, hindrance, ranges), BLOCKED, hindrance)


def _is_blocked(terrain: SightTerrain, load: TerrainLoad, hindrance: Counts, ranges: IntArray) -> BoolArray:
    is_blocked: BoolArray = load.is_obstructed | is_blocking(hindrance, terrain.chart.hindrance_limit)
    if terrain.settings.adjacent_always_seen:
        is_blocked &= ranges > 1
    return is_blocked


def _hindrance(terrain: SightTerrain, load: TerrainLoad, markers: MarkerLoad | None) -> tuple[Counts, Counts]:
    """Hindrance by range (..., K, T) without blast areas, and in all (..., T)."""
    if markers is None:
        return load.hindrance, load.hindrance.sum(axis=-2, dtype=np.int16)
    adds = terrain.settings.vehicle_adds_to_terrain
    steps = step_hindrance(load.hindrance, markers.vehicles, adds=adds) + markers.smoke
    blasts = blast_hindrance(markers.blast_areas, terrain.chart.markers)
    return steps, steps.sum(axis=-2) + blasts
