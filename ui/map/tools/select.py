"""The tool that selects hexes; a drag moves the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from ui.map.view import MapView


class SelectTool(Tool):
    """Tap a hex to be told about it."""

    id = "select"

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._was_used = False

    @property
    def needs_hint(self) -> bool:
        """In table mode its large type would hide too much of the map for what it says."""
        bridge = self.bridge
        is_idle = bridge.selected is None and bridge.sight is None and bridge.viewshed is None
        return is_idle and not self._was_used and not bridge.is_table_mode

    def press(self, _at: Pointer) -> None:
        """A tap and a drag are all that there is to know."""
        self._was_used = True
        self.view.hint.refresh()

    def tap(self, at: Pointer) -> None:
        if at.is_on_board:
            self.view.hex_tapped.emit(at.hex)
