"""What a game has besides when things on its table affect lines of sight."""

from abc import ABC, abstractmethod
from collections.abc import Collection

from companion.hexes.coordinates import HexCoord
from companion.kit.system import State
from companion.session.messages import Command
from companion.sight.markers import Markers
from companion.sight.settings import SightSettings


class SightedGame(ABC):
    """A game that keeps markers and readings of sight.

    Kinds of marker are ids: "vehicle", "wreck", "blast-area" and those of `SmokeKind`.
    """

    @abstractmethod
    def markers(self, state: State) -> Markers:
        """Everything on the table that affects sight."""

    def vehicles(self, state: State) -> Collection[HexCoord]:
        """The hexes with vehicles on the table."""
        return ()

    def hindering_vehicles(self, state: State) -> frozenset[HexCoord]:
        """Those of them that hinder lines of themselves; the others until players mark them do not."""
        return frozenset()

    def level_at(self, state: State, hex_: HexCoord) -> int:
        """The one level on which all stand who are known to be in a hex; else the ground."""
        return 0

    @abstractmethod
    def sight_settings(self, state: State) -> SightSettings:
        """How the session reads the disputed rules of sight."""

    @abstractmethod
    def sight_setting(self, field: str) -> str:
        """The key of the setting that holds a field of `SightSettings`."""

    @abstractmethod
    def put_marker(self, kind: str, hex_: HexCoord, level: int = 0, amount: int | None = None) -> Command:
        """The command that lays a marker; `amount` is the hindrance printed on it."""

    @abstractmethod
    def take_marker(self, kind: str, hex_: HexCoord, level: int = 0) -> Command:
        """The command that takes a marker off."""
