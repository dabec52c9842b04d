"""A menu in which Space chooses nothing: Enter, a letter or a tap does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QMenu, QWidgetAction


class Menu(QMenu):
    """Every menu of the window is one of these, since what stands in some is an act of the game."""

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
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
