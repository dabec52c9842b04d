"""Every line of sight on a board at once, between ground Locations."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from companion.sight.bundle import Bundle
from companion.sight.judging import Codes
from companion.sight.markers import Markers
from companion.sight.result import Position
from companion.sight.terrain import SightTerrain
from companion.sight.viewshed import MOST, judge_bundle

Progress = Callable[[int, int], None]  # sources done, sources in all

_REPORTS = 100


class TableCancelled(Exception):  # noqa: N818 - nothing went wrong
    """The caller asked to stop before the table was done."""


@dataclass(frozen=True, eq=False)
class SightTable:
    """All pairs of hexes, rows and columns in board order, named by their printed numbers.

    `verdict` and `nominal` hold `Verdict.code`, `hindrance` the sum along each line, blocked or not.
    All three are symmetrical.
    """

    names: tuple[str, ...]
    verdict: Codes
    nominal: Codes
    hindrance: Codes


def sight_table(
    terrain: SightTerrain,
    markers: Markers | None = None,
    progress: Progress | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> SightTable:
    """Judge all pairs; TableCancelled as soon as `cancelled` says so. Needs about 10 bytes a pair."""
    count = len(terrain.grid.hexes)
    columns = tuple(np.empty((count, count), dtype=np.int8) for _ in range(3))
    step = max(count // _REPORTS, 1)
    for source in range(count):
        if source % step == 0:
            _report(source, count, progress, cancelled)
        _fill(terrain, source, markers or Markers.none(), columns)
    _report(count, count, progress, None)
    names = tuple(terrain.board.hex_name(hex_) for hex_ in terrain.grid.hexes)
    return SightTable(names, *columns)


def _report(done: int, count: int, progress: Progress | None, cancelled: Callable[[], bool] | None) -> None:
    if cancelled and cancelled():
        raise TableCancelled
    if progress:
        progress(done, count)


def _fill(terrain: SightTerrain, source: int, markers: Markers, columns: tuple[Codes, ...]) -> None:
    """Judge one hex with itself and all that follow it; sight is the same both ways."""
    targets = np.arange(source, len(terrain.grid.hexes))
    bundle = Bundle.by_direction(terrain.grid, Position(terrain.grid.hexes[source]), targets)
    outcome = judge_bundle(terrain, bundle, markers)
    values = (outcome.verdict, outcome.nominal, np.minimum(outcome.hindrance, MOST))
    for column, value in zip(columns, values, strict=True):
        column[source, bundle.places] = value
        column[bundle.places, source] = value
