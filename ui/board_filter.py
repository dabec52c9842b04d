"""Which boards have an action or a panel: all, those with lines of sight, or those of some games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from companion.games import game_on
from ui.panels.levels import has_sight

if TYPE_CHECKING:
    from companion.board.model import Board

BoardFilter: TypeAlias = Callable[["Board"], bool]

__all__ = ["BoardFilter", "has_sight", "not_of_game", "of_game", "on_every_board"]


def on_every_board(_board: Board) -> bool:
    """What every board has."""
    return True


def of_game(*game_ids: str) -> BoardFilter:
    """What the boards of some games have."""

    def is_of_game(board: Board) -> bool:
        game = game_on(board)
        return game is not None and game.id in game_ids

    return is_of_game


def not_of_game(*game_ids: str) -> BoardFilter:
    """What the boards of some games leave out."""
    is_of_game = of_game(*game_ids)
    return lambda board: not is_of_game(board)
