"""A layout that sets its widgets in lines, like words."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Each line holds as many of the visible widgets as fit; the height follows the width.

    Where all fit into one line and they are to be `even`, they share its width. `upward` the first line
    stands at the foot.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 4, *, even: bool = False, upward: bool = False
    ) -> None:
        super().__init__(parent)
        self._is_even, self._is_upward = even, upward
        self._items: list[QLayoutItem] = []
        # Until a widget asks for another size or goes: the height by width, and what there is to set.
        self._heights: dict[int, int] = {}
        self._sizes: list[tuple[QLayoutItem, QSize]] | None = None
        self.setContentsMargins(QMargins())
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        self.invalidate()
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), is_placing=False)
        return self._heights[width]

    def invalidate(self) -> None:
        super().invalidate()
        self._heights.clear()
        self._sizes = None

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, is_placing=True)

    def sizeHint(self) -> QSize:
        sizes = [size for _, size in self._shown()]
        widths, height = [size.width() for size in sizes], max((size.height() for size in sizes), default=0)
        return QSize(sum(widths) + self.spacing() * max(len(widths) - 1, 0), height)

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _arrange(self, rect: QRect, *, is_placing: bool) -> int:
        """Go through the lines, in whose middle lower widgets stand; the height they take."""
        y = rect.y()
        lines = self._lines(rect)
        for line in reversed(lines) if self._is_upward else lines:
            height = max(place.height() for _, place in line)
            if is_placing:
                for item, place in line:
                    item.setGeometry(place.translated(0, y + (height - place.height()) // 2))
            y += height + self.spacing()
        return max(y - self.spacing() - rect.y(), 0)

    def _wanted(self, item: QLayoutItem) -> QSize:
        """What an item would take if it had all the room."""
        return item.sizeHint()

    def _shown(self) -> list[tuple[QLayoutItem, QSize]]:
        """The items to be seen, each with what it would take."""
        if self._sizes is None:
            self._sizes = [(item, self._wanted(item)) for item in self._items if not item.isEmpty()]
        return self._sizes

    def _lines(self, rect: QRect) -> list[list[tuple[QLayoutItem, QRect]]]:
        """What each line holds, where it stands across."""
        items = self._shown()
        more = max(rect.width() - self.sizeHint().width(), 0) // max(len(items), 1) if self._is_even else 0
        lines: list[list[tuple[QLayoutItem, QRect]]] = []
        x = rect.x()
        for item, wanted in items:
            size = wanted.grownBy(QMargins(0, 0, more, 0))
            if size.width() > rect.width():
                size = _narrowed(item, rect.width())
            if not lines or (x > rect.x() and x + size.width() > rect.right() + 1):
                lines.append([])
                x = rect.x()
            lines[-1].append((item, QRect(QPoint(x, 0), size)))
            x += size.width() + self.spacing()
        return lines


def _narrowed(item: QLayoutItem, width: int) -> QSize:
    """The size of what is wider than a line, as far as it can be narrowed; it may be higher then."""
    width = max(width, item.minimumSize().width())
    height = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
    return QSize(width, height)
