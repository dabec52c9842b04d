"""The tool that asks what counters elsewhere would change: held with Shift over any other tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kit.tracing import TracedGame
from ui import operations
from ui.map.tools.tool import Pointer, Tool
from ui.session.counters import counters_in

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.view import MapView


class WhatIfTool(Tool):
    """Drag from a hex with counters to another hex; nothing moves, the message bar tells."""

    id = "what-if"
    drags = True

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._start: HexCoord | None = None

    @property
    def is_of_use(self) -> bool:
        """Whether the game in play knows what would change."""
        session = self.bridge.session
        return session is not None and isinstance(session.system, TracedGame)

    def press(self, at: Pointer) -> None:
        self._start = at.hex if at.is_on_board and counters_in(self.bridge, at.hex) else None

    def drag(self, at: Pointer) -> None:
        if self._start is not None:
            self.view.show_way((self._start, at.hex))

    def drop(self, at: Pointer) -> None:
        start = self._start
        self.cancel()
        if start is not None and at.is_on_board and at.hex != start:
            faction = counters_in(self.bridge, start)[0].faction
            going = [one.id for one in counters_in(self.bridge, start) if one.faction == faction]
            operations.ask_what_if(self.bridge, going, at.hex)

    def tap(self, at: Pointer) -> None:
        self.cancel()

    def cancel(self) -> None:
        if self._start is not None:
            self._start = None
            self.view.show_way(())
