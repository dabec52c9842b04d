"""The number pad as the table's remote: plus goes on, minus takes back, Enter gives, digits choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractSpinBox, QApplication, QLineEdit, QPlainTextEdit, QTextEdit, QWidget

from ui.operations.play import GOING_ON
from ui.shell.focus_keeper import is_in_card
from ui.shell.holder_filter import HolderFilter
from ui.widgets.stepper import Stepper

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow

_WRITES = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox)
_KEYS = (Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Enter)


class NumberPad(HolderFilter):
    """Watches a window and what has the keyboard in it; fields keep the signs that words or numbers need."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress or event.isAutoRepeat():
            return False
        if not event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            return False
        holder = QApplication.focusWidget()  # its keys come to the window too where it has no use for them
        return event.key() in _KEYS and not _needs_signs(holder) and self._act(event.key())

    def _act(self, key: int) -> bool:
        """What a key does now; while going on is asked about, Enter goes on and minus stays."""
        message = self._window.message_bar.current
        is_asked = message is not None and message.slot == GOING_ON
        match key:
            case Qt.Key.Key_Plus:
                self._run("go-on")
            case Qt.Key.Key_Minus if is_asked:
                self._window.bridge.unsay(GOING_ON)
            case Qt.Key.Key_Minus:
                self._run("undo")
            case _ if is_asked:
                self._window.message_bar.confirm()
            case _:
                return False
        return True

    def _run(self, action_id: str) -> None:
        """Do it, or say why it cannot be done now."""
        if self._window.actions_by_id.why_not(action_id):
            self._window.actions_by_id.tell_why_not(action_id)
        else:
            self._window.run_action(action_id)


def _needs_signs(holder: QWidget | None) -> bool:
    """Whether a sign belongs to what is typed: no words and no hex begin with one, a number may.

    What is marked as a whole, since it was refused, would be typed over.
    """
    if not isinstance(holder, _WRITES) or is_in_card(holder):
        return False
    match holder:
        case QLineEdit():
            is_begun = holder.text() != holder.selectedText()
            return isinstance(holder.parent(), Stepper | QAbstractSpinBox) or is_begun
        case QPlainTextEdit() | QTextEdit():
            return len(holder.toPlainText()) > len(holder.textCursor().selectedText())
    return True
