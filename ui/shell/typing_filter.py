"""Letters and digits typed or pasted anywhere go to the page's hex line, with an input method on or off."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from ui.shell.holder_filter import HolderFilter
from ui.widgets.hex_text import is_hex_character
from ui.widgets.segment_button import SegmentButton
from ui.widgets.segments import Segments

_WRITES_ITSELF = (QLineEdit, QTextEdit, QPlainTextEdit, QAbstractSpinBox, QKeySequenceEdit)
_COMMAND_KEYS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


class TypingFilter(HolderFilter):
    """Watches what has the keyboard in a window; `type_text` receives what is typed or pasted
    beside any field.

    `type_text` returns whether the page shown wants the text. The window itself is watched too.
    """

    def __init__(self, window: QWidget, type_text: Callable[[str], bool]) -> None:
        super().__init__(window)
        self._type_text = type_text
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.InputMethod):
            return False
        text = _typed_text(event)
        is_for_page = bool(text) and is_hex_character(text[0]) and not _begins_entry(watched, text)
        return is_for_page and self._type_text(text)

    def is_watched(self, holder: QWidget) -> bool:
        """All but fields, which write themselves."""
        return not writes_itself(holder)


def writes_itself(widget: QWidget) -> bool:
    """Whether it is a field, which takes what is typed."""
    return isinstance(widget, _WRITES_ITSELF) or (isinstance(widget, QComboBox) and widget.isEditable())


def _begins_entry(holder: QObject, text: str) -> bool:
    """Whether it is a list folded up that has an entry which begins so, or with some first letters of the
    chosen one and this; or one of several side by side that are picked by their letters."""
    if isinstance(holder, SegmentButton) and isinstance(beside := holder.parentWidget(), Segments):
        return beside.called(text) is not None
    if not isinstance(holder, QComboBox):
        return False
    chosen = holder.currentText().casefold()
    entries = [holder.itemText(place).casefold() for place in range(holder.count())]
    begun = tuple(chosen[:length] + text[0].casefold() for length in range(len(chosen) + 1))
    return any(entry.startswith(begun) for entry in entries)


def _typed_text(event: QEvent) -> str:
    if isinstance(event, QInputMethodEvent):
        return event.commitString()
    if not isinstance(event, QKeyEvent):
        return ""
    if event.matches(QKeySequence.StandardKey.Paste):
        return QGuiApplication.clipboard().text().strip()
    return "" if event.modifiers() & _COMMAND_KEYS else event.text()
