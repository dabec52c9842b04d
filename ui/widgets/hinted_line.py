"""A line whose hint is never cut: where it is too narrow for all of it, it shows the short one."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

_MARGIN = 6  # pixels that Qt leaves about the words, the cursor among them


class HintedLine(QLineEdit):
    """Says what may be typed, whole or in brief; who listens hears all of it."""

    _whole, _brief = "", ""

    def hint(self, whole: str, brief: str) -> None:
        """Say something else."""
        self._whole, self._brief = whole, brief
        self.setAccessibleName(whole)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fit()

    def _fit(self) -> None:
        look = QStyleOptionFrame()
        self.initStyleOption(look)
        inside = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, look, self)
        room = inside.width() - _MARGIN
        is_whole = self.fontMetrics().horizontalAdvance(self._whole) <= room
        self.setPlaceholderText(self._whole if is_whole else self._brief)
