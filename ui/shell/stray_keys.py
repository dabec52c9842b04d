"""A thumb on Space or Enter changes no field: neither what was ticked by a tap nor words that are marked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from ui.shell.button_keys import ENTER
from ui.shell.holder_filter import HolderFilter

_STRAY = (Qt.Key.Key_Space, *ENTER)


class StrayKeys(HolderFilter):
    """Watches what has the keyboard in a window; of what ticks or stays down keys press what they led to."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_led = True  # a box drawn anew in place of a tapped one was not led to either

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._is_led = False
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.ShortcutOverride:
            return False
        self._is_led |= event.key() not in _STRAY
        if isinstance(watched, QAbstractButton):
            return event.key() in _STRAY and watched.isCheckable() and not self._is_led
        return event.key() == Qt.Key.Key_Space and _is_marked(watched)


def _is_marked(holder: QObject) -> bool:
    """Whether a blank would take the place of all that stands there."""
    return isinstance(holder, QLineEdit) and bool(holder.text()) and holder.selectedText() == holder.text()
