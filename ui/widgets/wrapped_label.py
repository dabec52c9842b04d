"""A label of several lines that is measured once for each of its texts and widths."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel

_MOST = 40  # heights kept


class WrappedLabel(QLabel):
    """Layouts ask many times how high it is; Qt would break its lines anew each time, twice for links."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, wordWrap=True)
        self._text = text
        self._heights: dict[tuple[str, int], int] = {}

    def heightForWidth(self, width: int) -> int:
        asked = self._text, width
        if asked not in self._heights:
            self._heights[asked] = super().heightForWidth(width)
        return self._heights[asked]

    def setText(self, text: str) -> None:
        """The text before may come again, as a change of language goes to and fro."""
        if len(self._heights) > _MOST:
            self._heights.clear()
        self._text = text
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Another font or look."""
        self._heights.clear()
        super().changeEvent(event)
