"""Lines of a list as high as their words need, wrapped where the style sheet leaves room for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex


class WrappedLines(QStyledItemDelegate):
    """Measures words inside the padding; Qt measures them across it and so cuts the last ones short."""

    def __init__(self, padding: int, parent: QObject) -> None:
        super().__init__(parent)
        self._padding = padding  # left and right together, pixels

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        inside = QStyleOptionViewItem(option)
        inside.rect = QRect(option.rect).adjusted(0, 0, -self._padding, 0)
        return super().sizeHint(inside, index)
