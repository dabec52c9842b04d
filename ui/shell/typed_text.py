"""What is typed in the field that has the keyboard counts before the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable


def once_taken(window: QWidget, go_on: Callable[[], object]) -> None:
    """Go on once the field has taken its words, as it does when it is left; the keyboard stays there."""
    holder = QApplication.focusWidget()
    if not isinstance(holder, QLineEdit) or not holder.isModified():
        go_on()
        return
    if (table := _table_around(holder)) is not None:
        table.setFocus()  # a cell takes its words as it is left
    else:
        holder.editingFinished.emit()
    QTimer.singleShot(0, window, go_on)  # some fields take them a moment later


def _table_around(widget: QWidget) -> QAbstractItemView | None:
    around = widget.parentWidget()
    while around is not None and not isinstance(around, QAbstractItemView):
        around = around.parentWidget()
    return around
