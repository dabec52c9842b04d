"""The tool that selects hexes; a drag moves the map."""

from ui.map.tools.tool import Pointer, Tool


class SelectTool(Tool):
    """Tap a hex to be told about it."""

    id = "select"

    @property
    def needs_hint(self) -> bool:
        bridge = self.bridge
        return bridge.selected is None and bridge.sight is None and bridge.viewshed is None

    def tap(self, at: Pointer) -> None:
        if at.is_on_board:
            self.view.hex_tapped.emit(at.hex)
