"""All pairs of a board with heights, with markers on it."""

import numpy as np

from companion.sight.markers import Markers
from companion.sight.relief.bulk import table_over_heights
from companion.sight.relief.marked import marked_view
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import Position
from companion.sight.table import Progress, SightTable


def marked_table(terrain: ReliefTerrain, markers: Markers, progress: Progress | None = None) -> SightTable:
    """Judge all pairs from ground to ground, a row for each hex."""
    if not markers:
        return table_over_heights(terrain, progress)
    hexes = terrain.grid.hexes
    columns = np.zeros((3, len(hexes), len(hexes)), dtype=np.int8)
    for number, hex_ in enumerate(hexes):
        view = marked_view(terrain, Position(hex_), markers)
        columns[:, number] = view.verdict, view.nominal, view.hindrance
        if progress:
            progress((number + 1) / len(hexes))
    return SightTable(tuple(map(terrain.board.hex_name, hexes)), *columns)
