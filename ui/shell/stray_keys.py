"""A thumb on Space or Enter changes nothing: what a tap ticked, words that are marked, what was undone."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QPlainTextEdit, QWidget

from ui.shell.button_keys import ENTER
from ui.shell.holder_filter import HolderFilter

_STRAY = (Qt.Key.Key_Space, *ENTER)


class StrayKeys(HolderFilter):
    """Watches what has the keyboard in a window; of what ticks or stays down keys press what they led to."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._is_led = True  # a box drawn anew in place of a tapped one was not led to either
        self._is_undone = False

    @property
    def is_led(self) -> bool:
        """Whether keys led to what has the keyboard, and no tap since."""
        return self._is_led

    def note_undo(self) -> None:
        """An act was taken back: no button does it once more before another key is pressed."""
        self._is_led, self._is_undone = False, True

    def begin_anew(self) -> None:
        """Another session is in play, of which nothing was taken back."""
        self._is_undone = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._is_led = self._is_undone = False
        if not isinstance(event, QKeyEvent) or event.type() == QEvent.Type.ShortcutOverride:
            return False
        if event.type() == QEvent.Type.KeyPress and event.key() not in _STRAY:
            self._is_led, self._is_undone = True, False
        if isinstance(watched, QAbstractButton):
            is_stray = self._is_undone or (watched.isCheckable() and not self._is_led)
            return event.key() in _STRAY and is_stray
        is_stray = event.key() == Qt.Key.Key_Space and _is_marked(watched)
        if is_stray and isinstance(watched, QLineEdit) and event.type() == QEvent.Type.KeyPress:
            watched.inputRejected.emit()  # as by any line that a blank does not fit
        return is_stray


def _is_marked(holder: QObject) -> bool:
    """Whether a blank would take the place of all that stands there, or of what a refusal marked of it."""
    if isinstance(holder, QPlainTextEdit):
        return holder.textCursor().hasSelection()
    return isinstance(holder, QLineEdit) and bool(holder.text()) and holder.selectedText() == holder.text()
