"""The tool that calls the roll: the map goes along with the stack in hand, a tap takes another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.map.roll_calling import RollCalling
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from ui.map.view import MapView


class RollCallTool(Tool):
    """A tap takes what stands in a hex in hand, or the hex where nothing is tracked."""

    id = "roll-call"

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.calling = RollCalling(view.bridge)
        self.calling.changed.connect(self._follow)

    def activate(self) -> None:
        self.calling.begin()

    def deactivate(self) -> None:
        self.calling.end()
        super().deactivate()

    def tap(self, at: Pointer) -> None:
        if at.is_on_board:
            self.calling.pick_in(at.hex)

    def _follow(self) -> None:
        key = self.calling.key
        hexes = (key.hex,) if key is not None and key.hex is not None else ()
        self.view.highlight(hexes)
        self.view.spread_stack(key)
        for hex_ in hexes:
            self.view.ensure_visible_hex(hex_)
