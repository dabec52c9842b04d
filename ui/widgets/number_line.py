"""A line for a number: a tap into it marks what stands there, so that what is typed takes its place."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent

from ui.widgets.marked_line import MarkedLine

UNKNOWN = "?"


class NumberLine(MarkedLine):
    """For keys of numbers. The mark of the unknown is no text: every tap marks it anew."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.text() == UNKNOWN:
            self.selectAll()
