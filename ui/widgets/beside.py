"""Columns side by side, or under one another where there is no room for that."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QWidget

from ui.widgets.layouts import least_widths, turn


class Beside(QBoxLayout):
    """Asks for no more width than its widest column needs; side by side they want `room` text sizes.

    Text may become larger while it stands: as the table mode begins.
    """

    def __init__(self, parent: QWidget, room: float = 0) -> None:
        super().__init__(QBoxLayout.Direction.LeftToRight, parent)
        self.setContentsMargins(0, 0, 0, 0)
        self._room = room

    def minimumSize(self) -> QSize:
        least = super().minimumSize()
        return QSize(max(least_widths(self), default=0), least.height())

    def setGeometry(self, rect: QRect) -> None:
        leasts = least_widths(self)
        together = sum(leasts) + self.spacing() * max(len(leasts) - 1, 0)
        room = self._room * QGuiApplication.font().pointSizeF()
        turn(self, QBoxLayout.Direction.TopToBottom, is_wide=max(together, room) <= rect.width())
        super().setGeometry(rect)
