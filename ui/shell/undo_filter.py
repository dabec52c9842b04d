"""While a line has nothing of its own to undo, undo is the session's."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QWidget

from ui.shell.holder_filter import HolderFilter
from ui.widgets.search_line import SearchLine

_KEY = QKeySequence.StandardKey
_UNDO, _REDO = _KEY.Undo, _KEY.Redo


class UndoFilter(HolderFilter):
    """An empty line would bring back what was given with it, as dice that nobody rolled.

    One to search in gives nothing: what its cross took away it brings back.
    One that was filled in for the player, as a form that stands open again, has nothing to bring back.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        key = next((key for key in (_UNDO, _REDO) if event.matches(key)), None)
        if key is None or _is_its_own(watched, key):
            return False
        event.ignore()
        return True

    def is_watched(self, holder: QWidget) -> bool:
        """Only what is written in."""
        return isinstance(holder, QLineEdit | QPlainTextEdit)


def _is_its_own(field: QObject, key: _KEY) -> bool:
    """Whether a field has something written that it would undo or redo."""
    if isinstance(field, QLineEdit):
        can = field.isUndoAvailable() if key is _UNDO else field.isRedoAvailable()
        is_emptied = isinstance(field, SearchLine) and field.is_emptied_by_hand
        return can and (is_emptied or bool(field.text().strip()))
    return isinstance(field, QPlainTextEdit) and bool(field.toPlainText().strip())
