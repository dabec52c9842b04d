"""A label of several lines that is measured once for each width."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel


class WrappedLabel(QLabel):
    """Layouts ask many times how high it is; Qt would break its lines anew each time, twice for links."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, wordWrap=True)
        self._heights: dict[int, int] = {}

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = super().heightForWidth(width)
        return self._heights[width]

    def setText(self, text: str) -> None:
        self._heights.clear()
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Another font or look."""
        self._heights.clear()
        super().changeEvent(event)
