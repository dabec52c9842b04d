"""A line whose tap marks what stands in it, so that what is typed takes its place."""

from typing import Any

from PySide6.QtCore import QElapsedTimer, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QLineEdit

from ui.widgets.one_press import BOUNCE_MS


class MarkedLine(QLineEdit):
    """Marked whole by the tap that gives it the keyboard, bouncing or not; a further tap sets the cursor.

    The first tap at a line that was given the keyboard marked leaves it so: that calls the keys. A finger
    slips as it lifts: nothing is marked by less than a drag.
    """

    _is_entered = _is_tapped = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._pressed = QPointF()
        self._entered = QElapsedTimer()  # a press that has put a list away comes again without its time

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_tapped = False
        self._is_entered = event.reason() is Qt.FocusReason.MouseFocusReason
        if self._is_entered:
            self._entered.start()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        if not self._is_tapped and self.hasSelectedText() and self.selectedText() == self.text():
            self._is_entered = True
            self._entered.start()
        if not self._is_bounced:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        way = (event.position() - self._pressed).manhattanLength()
        if way >= QApplication.startDragDistance():
            super().mouseMoveEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position()
        if not self._is_bounced:
            super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_entered and not self.hasSelectedText() and self.is_replaced():
            self.selectAll()
        self._is_entered, self._is_tapped = False, True

    def is_replaced(self) -> bool:
        """Whether what is typed takes the place of what stands there."""
        return True

    @property
    def _is_bounced(self) -> bool:
        """Whether a press follows at once the tap that gave the keyboard."""
        return not self._is_entered and self._entered.isValid() and self._entered.elapsed() < BOUNCE_MS
