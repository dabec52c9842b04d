"""While nothing is typed in a line, undo is the session's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from ui.shell.holder_filter import HolderFilter

_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class UndoFilter(HolderFilter):
    """An empty line would bring back what was given with it, as dice that nobody rolled."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        if _is_empty(watched) and any(map(event.matches, _KEYS)):
            event.ignore()
            return True
        return False

    def is_watched(self, holder: QWidget) -> bool:
        """Only what is written in."""
        return isinstance(holder, QLineEdit | QPlainTextEdit)


def _is_empty(field: QObject) -> bool:
    if isinstance(field, QLineEdit):
        return not field.text().strip()
    return isinstance(field, QPlainTextEdit) and not field.toPlainText().strip()
