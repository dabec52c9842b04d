"""What a game adds when it traces lines to its counters: supply, chains of command.

A window explains and draws all of it without knowing the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from companion.hexes.coordinates import HexCoord
from companion.kit.system import State
from companion.reason import Reason
from companion.trace.result import UncertainFact


@dataclass(frozen=True, slots=True)
class TracedLine:
    """One kind of line of one counter, as things stand now.

    `name` says which; `reasons` why it holds or what cuts it, and the smallest changes that would
    restore it. `path` runs from the counter; `to_free` are hexes that enemies would have to leave.
    `rests_on` are facts of the board that nobody has seen on the printed map. One that `is_bonus` only
    helps: to be without it is no trouble.
    """

    name: Reason
    ok: bool
    reasons: tuple[Reason, ...] = ()
    path: tuple[HexCoord, ...] = ()
    to_free: tuple[HexCoord, ...] = ()
    rests_on: tuple[UncertainFact, ...] = ()
    is_bonus: bool = False


@dataclass(frozen=True, slots=True)
class WhatIf:
    """What another position of some counters would change: a heading, and a line for each change."""

    title: Reason
    changes: tuple[Reason, ...]


class TracedGame(ABC):
    """What a game has besides when it traces lines."""

    @abstractmethod
    def traced_lines(self, state: State, id_: str) -> Sequence[TracedLine]:
        """The lines of a counter; none for one off the map, or that needs none."""

    @abstractmethod
    def what_if(self, state: State, ids: Sequence[str], to: HexCoord) -> WhatIf:
        """What would change if counters stood elsewhere; nothing is recorded.

        Raises IllegalCommandError for counters that are not on the map.
        """
