"""The board prepared for sight, once a board and reading, whichever thread asks first."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from PySide6.QtCore import QThreadPool

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.sight.settings import SightSettings
    from companion.sight.terrain import SightTerrain

_lock = Lock()


def terrain_of(board: Board, settings: SightSettings) -> SightTerrain:
    """The prepared terrain; a second caller waits for the first one's work instead of repeating it."""
    with _lock:
        return _prepared(_ByDigest(board), settings)


class _ByDigest:
    """A board that counts as equal to another with the same facts."""

    def __init__(self, board: Board) -> None:
        self.board = board

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByDigest) and self.board.digest == other.board.digest

    def __hash__(self) -> int:
        return hash(self.board.digest)


@lru_cache(maxsize=2)
def _prepared(of: _ByDigest, settings: SightSettings) -> SightTerrain:
    from companion.sight.chart import load_chart
    from companion.sight.terrain import SightTerrain

    return SightTerrain.of(of.board, load_chart(of.board.id), settings)


def prepare(board: Board, settings: SightSettings) -> None:
    """Begin to prepare a board on a thread of the pool, so that the first check need not wait."""
    QThreadPool.globalInstance().start(lambda: terrain_of(board, settings))
