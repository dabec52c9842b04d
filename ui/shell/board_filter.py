"""Which boards have an action or a panel: all, those with lines of sight, or those whose game has it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from companion.known_games import game_on
from ui.panels.levels import has_sight

if TYPE_CHECKING:
    from companion.board.model import Board

BoardFilter: TypeAlias = Callable[["Board"], bool]

__all__ = ["BoardFilter", "game_has", "has_game", "has_sight", "of_folder", "on_every_board"]


def on_every_board(_board: Board) -> bool:
    """What every board has."""
    return True


def has_game(board: Board) -> bool:
    """What the boards have that a game is played on."""
    return game_on(board) is not None


def game_has(what: str) -> BoardFilter:
    """What the boards of those games have that say so where they are listed."""

    def is_had(board: Board) -> bool:
        game = game_on(board)
        return game is not None and what in game.has

    return is_had


def of_folder(name: str) -> BoardFilter:
    """What the boards of the games have whose data stand in the folder of that name."""

    def is_had(board: Board) -> bool:
        game = game_on(board)
        return game is not None and game.folder == name

    return is_had
