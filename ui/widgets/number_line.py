"""A line for a number: a tap into it marks what stands there, so that what is typed takes its place."""

from typing import Any

from PySide6.QtCore import Qt

from ui.widgets.marked_line import MarkedLine


class NumberLine(MarkedLine):
    """For keys of numbers."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)
