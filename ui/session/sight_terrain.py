"""The board prepared for sight."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.sight.relief.terrain import ReliefTerrain
    from companion.sight.settings import SightSettings
    from companion.sight.terrain import SightTerrain


def terrain_of(board: Board, settings: SightSettings) -> SightTerrain:
    """The prepared terrain of a board under the chosen readings."""
    from companion.sight.prepared import prepared_terrain

    return prepared_terrain(board, settings)


def relief_of(board: Board, settings: SightSettings) -> ReliefTerrain:
    """The same of a board with heights."""
    from companion.sight.relief.prepared import prepared_relief

    return prepared_relief(board, settings)


def prepare_sight(board: Board, settings: SightSettings) -> None:
    """Prepare a board beforehand; one of a game without sight needs nothing."""
    from companion.sight.chart import SightChartError

    with suppress(SightChartError):
        (relief_of if board.has_heights else terrain_of)(board, settings)
