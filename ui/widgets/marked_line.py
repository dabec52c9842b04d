"""A line whose tap marks what stands in it, so that what is typed takes its place."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QLineEdit


class MarkedLine(QLineEdit):
    """Marked whole by the tap that gives it the keyboard; a further tap sets the cursor."""

    _is_entered = False

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._is_entered = event.reason() is Qt.FocusReason.MouseFocusReason

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self._is_entered and not self.hasSelectedText() and self.is_replaced():
            self.selectAll()
        self._is_entered = False

    def is_replaced(self) -> bool:
        """Whether what is typed takes the place of what stands there."""
        return True
