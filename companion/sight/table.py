"""Every line of sight on a board at once, between ground Locations."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from companion.board.model import Board
from companion.sight.bundle import Bundle
from companion.sight.grid import HexGrid
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


def sight_table(
    terrain: SightTerrain, markers: Markers | None = None, progress: Progress | None = None
) -> SightTable:
    """Judge all pairs, in three bytes each."""
    laid = markers or Markers.none()

    def fill(source: int, columns: Codes) -> None:
        """Judge one hex with itself and all that follow it; sight is the same both ways."""
        targets = np.arange(source, len(terrain.grid.hexes))
        bundle = Bundle.by_direction(terrain.grid, Position(terrain.grid.hexes[source]), targets)
        values = columns_of(judge_bundle(terrain, bundle, laid))
        columns[:, source, bundle.places] = values
        columns[:, bundle.places, source] = values

    return filled_table(terrain.board, terrain.grid, fill, progress)


def filled_table(
    board: Board, grid: HexGrid, fill: Callable[[int, Codes], None], progress: Progress | None
) -> SightTable:
    """A table that `fill` fills hex by hex, told the hex's place; what `progress` raises ends it."""
    count = len(grid.hexes)
    columns = np.zeros((3, count, count), dtype=np.int8)
    step = max(count // _REPORTS, 1)
    for source in range(count):
        if progress and source % step == 0:
            progress(source / count)
        fill(source, columns)
    if progress:
        progress(1.0)
    return SightTable(tuple(map(board.hex_name, grid.hexes)), *columns)
