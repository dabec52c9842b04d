"""A frame that a finger, the mouse and the keyboard can point at and press."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QWidget

_PRESS_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TapFrame(QFrame):
    """Emits `pointed(True)` while the pointer or the focus is on it, `tapped` when pressed."""

    pointed = Signal(bool)
    tapped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("row")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a tap leaves the keyboard where it is

    def set_lit(self, is_lit: bool) -> None:
        """Show the frame as the one meant, as when its hex is pointed at on the map."""
        self.set_mark("lit", is_lit)

    def set_mark(self, name: str, is_on: bool) -> None:
        """Set a property that the style sheet knows."""
        if is_on != (self.property(name) == "true"):
            self.setProperty(name, "true" if is_on else "false")
            self.style().unpolish(self)
            self.style().polish(self)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(self.hasFocus())

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(self.underMouse())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.tapped.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Its own keys, not those that a field within it has left over; a key that is held presses once."""
        if event.key() in _PRESS_KEYS and self.hasFocus():
            if not event.isAutoRepeat():
                self.tapped.emit()
        elif event.key() != Qt.Key.Key_Space:  # which gives no answer anywhere
            super().keyPressEvent(event)
