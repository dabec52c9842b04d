"""Enter that ends a composition of an input method submits nothing: it only takes the words composed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent

from ui.shell.button_keys import ENTER
from ui.shell.holder_filter import HolderFilter

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget


class Composing(HolderFilter):
    """Watches what has the keyboard in a window; some input methods let their Enter through to it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_composing = False

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QInputMethodEvent):
            self._is_composing = bool(event.preeditString())
        elif event.type() == QEvent.Type.FocusOut:
            self._is_composing = False
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._is_composing and event.key() in ENTER and self._end()
        return False

    def _end(self) -> bool:
        self._is_composing = False
        QGuiApplication.inputMethod().commit()
        return True
