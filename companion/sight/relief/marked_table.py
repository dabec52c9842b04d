"""All pairs of a board with heights, with markers on it."""

from companion.sight.judging import Codes
from companion.sight.markers import Markers
from companion.sight.relief.bulk import table_over_heights
from companion.sight.relief.marked import marked_view
from companion.sight.relief.terrain import ReliefTerrain
from companion.sight.result import Position
from companion.sight.table import Progress, SightTable, filled_table


def marked_table(terrain: ReliefTerrain, markers: Markers, progress: Progress | None = None) -> SightTable:
    """Judge all pairs from ground to ground, a row for each hex."""
    if not markers:
        return table_over_heights(terrain, progress)

    def fill(source: int, columns: Codes) -> None:
        view = marked_view(terrain, Position(terrain.grid.hexes[source]), markers)
        columns[:, source] = view.verdict, view.nominal, view.hindrance

    return filled_table(terrain.board, terrain.grid, fill, progress)
