"""The way back from a tool of the map that was taken up on another page."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.session.bridge import BridgeState
    from ui.shell.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class _Left:
    """The page left for a tool, the pages before it, what lay on the map; and all else by then."""

    tool: str
    page: str
    pages: tuple[str, ...]
    tool_before: str
    docks: tuple[str, ...]
    state: BridgeState


class ToolWay:
    """Leads to the map with a tool in hand; the same tap leads back, unless anything was done since."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._left: _Left | None = None

    def leave_for(self, tool_id: str) -> None:
        """The tool is about to be taken up."""
        window, pages = self._window, self._window.way_back.pages
        self._left = None
        if not window.is_map_shown:
            before, docks = window.map_view.tool.id, window.docks.remembered()
            self._left = _Left(tool_id, window.page, pages, before, docks, window.bridge.state)

    def arrive(self) -> None:
        """What taking it up has brought about is nothing done since."""
        if self._left is not None:
            self._left = replace(self._left, state=self._window.bridge.state)

    def goes_back(self, tool_id: str) -> bool:
        """Go back from a tool to where it was taken up; False where nothing leads back."""
        window, left = self._window, self._left
        self._left = None
        is_in_hand = window.is_map_shown and window.map_view.tool.id == tool_id
        if left is None or not is_in_hand or (tool_id, window.bridge.state) != (left.tool, left.state):
            return False
        window.map_view.set_tool(left.tool_before)
        window.docks.remember(left.docks)
        window.desk.go_back_to(left.page)
        window.way_back.take_up(left.pages)
        return True
