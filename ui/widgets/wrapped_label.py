"""A label of several lines that is measured once for each of its texts and widths."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel

from ui.widgets.heights import Heights


class WrappedLabel(QLabel):
    """Layouts ask many times how high it is; Qt would break its lines anew each time, twice for links."""

    def __init__(self, text: str = "") -> None:
        super().__init__(text, wordWrap=True)
        self._text = text
        self._heights = Heights()

    def heightForWidth(self, width: int) -> int:
        return self._heights.of(self._text, width, super().heightForWidth)

    def setText(self, text: str) -> None:
        self._text = text
        super().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        self._heights.forget()
        super().changeEvent(event)
