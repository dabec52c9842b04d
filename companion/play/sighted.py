"""What a game adds to its system when things on its table affect lines of sight."""

from typing import Any, Protocol, runtime_checkable

from companion.board.model import Board
from companion.hexgrid import HexCoord
from companion.play.messages import Command
from companion.play.system import GameSystem, State
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings


@runtime_checkable
class SightedGame(Protocol):
    """A system that keeps markers and readings of sight. Kinds of marker are ids, as on the counters."""

    def on_board(self, board: Board) -> GameSystem[Any, Any]:
        """The same game on another board: the players' corrections make one."""

    def markers(self, state: State) -> Markers:
        """Everything on the table that affects sight."""

    def sight_settings(self, state: State) -> SightSettings:
        """How the session reads the disputed rules of sight."""

    def sight_setting(self, field: str) -> str:
        """The key of the setting that holds a field of `SightSettings`."""

    def put_marker(self, kind: str, hex_: HexCoord, level: int = 0, amount: int | None = None) -> Command:
        """The command that lays a marker; `amount` is the hindrance printed on it."""

    def take_marker(self, kind: str, hex_: HexCoord, level: int = 0) -> Command:
        """The command that takes a marker off."""
