"""Buttons in rows: as many in each as have room for their words, and together they fill it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QLayoutItem

from ui.widgets.flow_layout import FlowLayout


class FilledRows(FlowLayout):
    """For widgets that take any width but would like one for their words."""

    def sizeHint(self) -> QSize:
        return QSize(0, super().sizeHint().height())

    def _wanted(self, item: QLayoutItem) -> QSize:
        """Its item says nothing of a width that is ignored."""
        widget = item.widget()
        return item.sizeHint() if widget is None else widget.sizeHint()

    def _lines(self, rect: QRect) -> list[list[tuple[QLayoutItem, QRect]]]:
        return [self._filled(line, rect.right() + 1) for line in super()._lines(rect)]

    def _filled(self, line: list[tuple[QLayoutItem, QRect]], end: int) -> list[tuple[QLayoutItem, QRect]]:
        """What is left of a row is shared among those in it."""
        spare = max(end - (line[-1][1].right() + 1), 0)
        edges = [spare * place // len(line) for place in range(len(line) + 1)]
        return [
            (item, place.adjusted(left, 0, right, 0))
            for (item, place), left, right in zip(line, edges, edges[1:], strict=False)
        ]
