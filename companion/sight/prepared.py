"""Boards prepared for sight, kept for whoever asks next: window, command line or a game's rules."""

from companion.board.model import Board
from companion.board.once import once_a_board
from companion.sight.chart import load_chart
from companion.sight.settings import SightSettings
from companion.sight.terrain import SightTerrain


def prepared_terrain(board: Board, settings: SightSettings | None = None) -> SightTerrain:
    """The terrain of a board with its game's sight chart under the chosen readings.

    SightChartError when there is no chart of the board's name.
    """
    return _prepared(board, settings or SightSettings())


@once_a_board
def _prepared(board: Board, settings: SightSettings) -> SightTerrain:
    return SightTerrain.of(board, load_chart(board.id), settings)
