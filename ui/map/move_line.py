"""The line of the card for moving: a hex, a place, or whom to take in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal

from ui.widgets.hex_entry import HexLineEdit

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.session.bridge import SessionBridge


class MoveLine(HexLineEdit):
    """The line for the hex; while it is empty, undo is the session's, and Return emits `left_empty`.

    `refused` when what was typed will not do; `calls` takes whom it names in hand: his hex is no goal.
    """

    left_empty = Signal()
    refused = Signal()

    def __init__(self, bridge: SessionBridge, calls: Callable[[str], bool]) -> None:
        super().__init__(bridge)
        self._calls, self.if_empty = calls, self.left_empty.emit

    def refuse(self) -> None:
        super().refuse()
        self.refused.emit()

    def submit(self) -> None:
        if not self._calls(self.text()):
            super().submit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and not self.text():
            event.ignore()
            return False
        return super().event(event)
