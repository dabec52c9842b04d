"""Naming counters by typing or pasting: a line for each place, as `3x 4-5-7, 9-1, 2 LMG @ NN8`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from ui.panels.panel import Texts

_MOST_LINES = 8
_FRAME = 14  # pixels about the lines
_RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class RosterLines(QPlainTextEdit):
    """As high as its lines; Return emits `submitted`, Shift+Return begins another line.

    The input method is kept off: what is typed are the counters' own letters and figures.
    """

    submitted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabChangesFocus(True)
        self.textChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        lines = min(max(self.blockCount(), 2), _MOST_LINES)
        return QSize(80, lines * self.fontMetrics().lineSpacing() + _FRAME)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_more = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.key() in _RETURN and not is_more:
            self.submitted.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """While nothing is typed, undo is the session's."""
        if event.type() == QEvent.Type.ShortcutOverride and not self.toPlainText():
            event.ignore()
            return False
        return super().event(event)


class RosterEntry(QWidget):
    """Emits `named(text)`: whoever takes it clears the lines, or leaves them to be put right."""

    named = Signal(str)

    def __init__(self, texts: Texts) -> None:
        super().__init__()
        self.lines, self.button, self.again = RosterLines(), QPushButton(), QPushButton()
        self._kept = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.lines)
        column.addWidget(self.button)
        column.addWidget(self.again)
        self.again.hide()
        texts.bind("roster-name", self.button.setText, self.lines.setAccessibleName)
        texts.bind("roster-tip", self.lines.setToolTip)
        self.lines.submitted.connect(self.submit)
        self.button.clicked.connect(self.submit)
        self.again.clicked.connect(lambda: self.named.emit(self._kept))
        texts.bind("roster-again", self.again.setText)
        texts.bind("roster-again-tip", self.again.setToolTip)

    def offer(self, kept: str) -> None:
        """Offer the lines of an earlier session; none for an empty text."""
        self._kept = kept
        self.again.setVisible(bool(kept))

    def submit(self) -> None:
        """Hand over the lines."""
        if self.lines.toPlainText().strip():
            self.named.emit(self.lines.toPlainText())
        self.lines.setFocus()
