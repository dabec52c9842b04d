"""Boards with heights prepared for sight, kept for whoever asks next."""

from companion.board.model import Board
from companion.board.once import once_a_board
from companion.hexes.coordinates import HexCoord
from companion.sight.relief.chart import level_chart
from companion.sight.relief.terrain import LEVEL, ReliefTerrain
from companion.sight.settings import SightSettings


def prepared_relief(board: Board, settings: SightSettings | None = None) -> ReliefTerrain:
    """A board with heights under the chosen readings."""
    return _prepared(board, settings or SightSettings())


@once_a_board
def _prepared(board: Board, settings: SightSettings) -> ReliefTerrain:
    return ReliefTerrain.of(board, settings=settings)


def floors_on(board: Board, hex_: HexCoord) -> range:
    """The floors of a hex, 0 being its ground, told without preparing the board."""
    return range(level_chart().floors_in(board.hexes[hex_]) + 1)


def level_on(board: Board, hex_: HexCoord) -> int:
    """The level of a hex's ground."""
    level = board.hexes[hex_].values.get(LEVEL)
    return level if isinstance(level, int) else 0


def most_floors(board: Board) -> int:
    """The highest floor of any hex."""
    return max(floors_on(board, hex_)[-1] for hex_ in board)
