"""The board prepared for sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.by_board import once_a_board

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.sight.settings import SightSettings
    from companion.sight.terrain import SightTerrain


@once_a_board
def terrain_of(board: Board, settings: SightSettings) -> SightTerrain:
    """The prepared terrain of a board under the chosen readings."""
    from companion.sight.prepared import prepared_terrain

    return prepared_terrain(board, settings)
