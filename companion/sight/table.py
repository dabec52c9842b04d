"""Every line of sight on a board at once, between ground Locations."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import overload

import numpy as np

from companion.sight.bundle import Bundle
from companion.sight.judging import Codes
from companion.sight.markers import Markers
from companion.sight.result import Position
from companion.sight.sweep import columns_of, judge_bundle
from companion.sight.terrain import SightTerrain

Progress = Callable[[float], object]  # told how far it is, 0 to 1

_REPORTS = 100


@dataclass(frozen=True, eq=False)
class SightTable:
    """All pairs of hexes, rows and columns in board order, named by their printed numbers.

    `verdict` and `nominal` hold `Verdict.code`, `hindrance` the sum along each line, blocked or not
    (over heights 0 where blocked).
    All three are symmetrical.
    """

    names: tuple[str, ...]
    verdict: Codes
    nominal: Codes
    hindrance: Codes


@overload
def sight_table(
    terrain: SightTerrain, markers: Markers | None = None, progress: Progress | None = None
) -> SightTable: ...


@overload
def sight_table(
    terrain: SightTerrain,
    markers: Markers | None,
    progress: Progress | None,
    cancelled: Callable[[], bool],
) -> SightTable | None: ...


def sight_table(
    terrain: SightTerrain,
    markers: Markers | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> SightTable | None:
    """Judge all pairs, in three bytes each; None as soon as `cancelled` says so."""
    count = len(terrain.grid.hexes)
    columns = np.zeros((3, count, count), dtype=np.int8)
    step = max(count // _REPORTS, 1)
    for source in range(count):
        if source % step == 0:
            if cancelled and cancelled():
                return None
            if progress:
                progress(source / count)
        _fill(terrain, source, markers or Markers.none(), columns)
    if progress:
        progress(1.0)
    names = tuple(terrain.board.hex_name(hex_) for hex_ in terrain.grid.hexes)
    return SightTable(names, *columns)


def _fill(terrain: SightTerrain, source: int, markers: Markers, columns: Codes) -> None:
    """Judge one hex with itself and all that follow it; sight is the same both ways."""
    targets = np.arange(source, len(terrain.grid.hexes))
    bundle = Bundle.by_direction(terrain.grid, Position(terrain.grid.hexes[source]), targets)
    values = columns_of(judge_bundle(terrain, bundle, markers))
    columns[:, source, bundle.places] = values
    columns[:, bundle.places, source] = values
