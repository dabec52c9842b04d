"""What is told to the player: one line for the message bar."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from companion.kit.placed import SLOT, Place

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from companion.kit.map_items import RefusedLine
    from companion.reason import Reason
    from companion.session.messages import Command


class Severity(Enum):
    """How much a message matters; the value names its colour in the palette."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


@dataclass(frozen=True, slots=True)
class Message:
    """One line for the message bar; `actions` are ids of ui.shell.actions, offered as buttons.

    `before` are lines to read before it. A message replaces a waiting or shown one with the same
    non-empty `slot`. `line` is what the map shows with it: a line of sight that was lacking. `overrules`
    is the refused command of the session that the table may insist on, which `then` follows; `place` is
    where it belongs.
    `confirms` does what the message asks about, by a button of the text `confirm_key`, which has the
    keyboard where it `takes_keyboard`. `is_held` is shown while a key is held down, and what was shown
    before comes back.
    """

    severity: Severity
    reason: Reason
    actions: tuple[str, ...] = ()
    slot: str = ""
    overrules: Command | None = None
    then: Callable[[], object] | None = None
    confirms: Callable[[], object] | None = None
    confirm_key: str = "message-confirm"
    before: tuple[Reason, ...] = ()
    line: RefusedLine | None = None
    place: Place = SLOT
    is_held: bool = False
    takes_keyboard: bool = False

    @property
    def is_at_field(self) -> bool:
        """Whether it is told at its field alone: nobody can insist on it."""
        return bool(self.place.field) and self.overrules is None

    @property
    def lines(self) -> tuple[Reason, ...]:
        """All lines, in the order in which they are read."""
        return (*self.before, self.reason)

    @property
    def hexes(self) -> tuple[HexCoord, ...]:
        """The hexes a click on the message shows."""
        ends = (self.line.start, self.line.end) if self.line else ()
        return tuple(dict.fromkeys((*ends, *(hex_ for line in self.lines for hex_ in line.hexes))))
