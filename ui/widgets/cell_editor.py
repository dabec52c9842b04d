"""What a cell of a table is typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtWidgets import QStyledItemDelegate

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem, QTableView, QWidget


class CellEditor(QStyledItemDelegate):
    """As large as a finger needs, and so many letters wide: over its neighbours where the cell is smaller."""

    def __init__(self, table: QTableView, letters: int = 0) -> None:
        super().__init__(table)
        self._table, self._letters = table, letters

    def updateEditorGeometry(
        self, editor: QWidget, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().updateEditorGeometry(editor, option, index)
        room = self._table.viewport().rect()
        wanted = editor.minimumSizeHint().expandedTo(editor.minimumSize()).expandedTo(option.rect.size())
        wanted.setWidth(max(wanted.width(), self._letters * editor.fontMetrics().averageCharWidth()))
        place = QRect(option.rect.topLeft(), wanted.boundedTo(room.size()))
        place.moveCenter(option.rect.center())
        place.moveLeft(max(min(place.left(), room.right() + 1 - place.width()), room.left()))
        place.moveTop(max(min(place.top(), room.bottom() + 1 - place.height()), room.top()))
        editor.setGeometry(place)
