"""A menu in which Space chooses nothing: Enter, a letter or a tap does."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu


class Menu(QMenu):
    """Every menu of the window is one of these, since what stands in some is an act of the game."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() != Qt.Key.Key_Space:
            super().keyPressEvent(event)
