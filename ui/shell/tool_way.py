"""The way back from a tool of the map, or from the map itself, that was taken up by a tap."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ui.widgets.give_back import give_back

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.map.framing import Outlook
    from ui.session.bridge import BridgeState
    from ui.shell.main_window import MainWindow

    _Now = tuple[BridgeState, str, tuple[str, ...]]  # what is shown, how the book stands, the open panels


@dataclass(frozen=True, slots=True)
class _Left:
    """Page, tool, panels, outlook and keyboard as a tool was taken up; and what came of that."""

    tool: str
    page: str
    pages: tuple[str, ...]
    tool_before: str
    docks: tuple[str, ...]
    outlook: Outlook
    holder: QWidget | None
    now: _Now
    outlook_now: Outlook


class ToolWay:
    """Leads to the map with a tool in hand; the same tap leads back, unless anything was done since.

    So does, on the map, a tap on the tool that was in hand before.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._left: _Left | None = None

    def leave_for(self, tool_id: str) -> None:
        """The tool is about to be taken up."""
        window, pages, view = self._window, self._window.way_back.pages, self._window.map_view
        docks, holder = window.docks.remembered(), QApplication.focusWidget()
        lies = view.tool.id, docks, view.outlook
        self._left = _Left(tool_id, window.page, pages, *lies, holder, self._now, view.outlook)

    def arrive(self) -> None:
        """What taking it up has brought about is nothing done since."""
        if self._left is not None:
            self._left = replace(self._left, now=self._now, outlook_now=self._window.map_view.outlook)

    def goes_back(self, tool_id: str) -> bool:
        """Go back from a tool to where it was taken up; False where nothing leads back."""
        window, left = self._window, self._left
        self._left = None
        if left is None or window.tool != left.tool or self._now != left.now:
            return False
        if tool_id != left.tool and (tool_id, "map") != (left.tool_before, left.page):
            return False
        is_as_seen = window.map_view.outlook == left.outlook_now
        window.map_view.set_tool(left.tool_before)
        window.docks.remember(left.docks)
        window.docks.arrange()
        if is_as_seen:
            window.map_view.look(left.outlook)
        if left.page != window.page:
            window.desk.go_back_to(left.page)
        window.way_back.take_up(left.pages)
        give_back(left.holder)
        return True

    @property
    def _now(self) -> _Now:
        bridge, book = self._window.bridge, self._window.bridge.book_so_far
        return bridge.state, book.head if book else "", self._window.docks.remembered()
