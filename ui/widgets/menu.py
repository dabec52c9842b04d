"""A menu in which Space chooses nothing: Enter, a letter or a tap does, and a digit rings a number.

A bouncing finger leaves it open.
"""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QMenu, QWidget, QWidgetAction

from ui.widgets.one_press import BOUNCE_MS, LAST_PRESS


class Menu(QMenu):
    """Every menu of the window is one of these, since what stands in some is an act of the game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, toolTipsVisible=True)
        self._shown = QElapsedTimer()
        self._is_bounce = False

    def showEvent(self, event: QShowEvent) -> None:
        self._shown.restart()
        super().showEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press at once after that which opened it is no wish to close it, nor for what came under it."""
        is_outside = not self.rect().contains(event.position().toPoint())
        is_again = is_outside or LAST_PRESS.is_at(event.globalPosition())
        self._is_bounce = is_again and self._shown.elapsed() < BOUNCE_MS
        LAST_PRESS.note(self, event)  # the menu goes: the second tap is for nothing below it
        if not self._is_bounce:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if not self._is_bounce:
            super().mouseReleaseEvent(event)

    def add_heading(self, text: str) -> None:
        """What the menu is about; that of a section is not drawn where menus are dressed."""
        label = QLabel(text)
        label.setObjectName("menu-heading")
        heading = QWidgetAction(self)
        heading.setText(text)
        heading.setDefaultWidget(label)
        heading.setEnabled(False)
        self.addAction(heading)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A digit rings the number that it is: `2` the +2."""
        if number := self._number(event.text()):
            self.setActiveAction(number)
        elif event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)

    def _number(self, digit: str) -> QAction | None:
        numbers = (one for one in self.actions() if digit.isdecimal() and one.text().lstrip("+") == digit)
        return next(numbers, None)
