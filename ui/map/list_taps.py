"""A stack taken from a list by mistake: the same tap once more brings back what was in hand and in sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from ui.map.tools.move import MoveTool
from ui.widgets.give_back import give_back

if TYPE_CHECKING:
    from companion.kit.map_items import StackKey
    from ui.map.framing import Outlook
    from ui.map.view import MapView


@dataclass(frozen=True, slots=True)
class _Before:
    """What was in hand and in sight before a stack was taken, and the game as it was then."""

    taken: StackKey
    tool: str
    key: StackKey | None
    chosen: frozenset[str]
    outlook: Outlook
    holder: QWidget | None  # of the keyboard
    state: object


class ListTaps(QObject):
    """Takes stacks in hand for a list of them."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view, self._moving = view, view.tool_of(MoveTool).moving
        self._before: _Before | None = None

    def take(self, key: StackKey) -> None:
        """Take a stack in hand, or put it down where nothing was done since it was taken so."""
        before, self._before = self._before, None
        if before is not None and self._is_as_left(before, key):
            self._bring_back(before)
            return
        view, moving = self._view, self._moving
        tool, held, chosen, outlook = view.tool.id, moving.key, moving.chosen, view.outlook
        holder = QApplication.focusWidget()
        view.take_stack(key)
        self._before = _Before(key, tool, held, chosen, outlook, holder, view.bridge.in_play.state)

    def _is_as_left(self, before: _Before, key: StackKey) -> bool:
        is_in_hand = self._view.tool.id == MoveTool.id and key == before.taken == self._moving.key
        return is_in_hand and self._view.bridge.in_play.state is before.state

    def _bring_back(self, before: _Before) -> None:
        if before.tool == MoveTool.id:
            self._moving.pick(before.key, before.chosen)
        else:
            self._view.set_tool(before.tool)
        self._view.look(before.outlook)
        give_back(before.holder)
