"""What a game adds to its system when its rules look at the board."""

from typing import Any, Protocol, runtime_checkable

from companion.board.model import Board
from companion.play.system import GameSystem


@runtime_checkable
class BoardedGame(Protocol):
    """A system that goes by a board: the players' corrections make another one."""

    @property
    def board(self) -> Board:
        """The board in use."""

    def on_board(self, board: Board) -> GameSystem[Any, Any]:
        """The same game on another board."""
