"""The board prepared for sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.sight.settings import SightSettings
    from companion.sight.terrain import SightTerrain


def terrain_of(board: Board, settings: SightSettings) -> SightTerrain:
    """The prepared terrain of a board under the chosen readings."""
    from companion.sight.prepared import prepared_terrain

    return prepared_terrain(board, settings)
