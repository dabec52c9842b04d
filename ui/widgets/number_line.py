"""A line for a number: a tap into it marks what stands there, so that what is typed takes its place."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit


class NumberLine(QLineEdit):
    """Marked whole by the tap that gives it the keyboard; a further tap sets the cursor."""

    _is_entered = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_entered and not self.hasSelectedText():
            self.selectAll()
        self._is_entered = False
