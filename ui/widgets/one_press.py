"""A finger that bounces presses once: the second press of a double one is none."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class OnePress(QObject):
    """For buttons whose second press would do a second thing, or take back the first."""

    def watch(self, *buttons: QWidget) -> None:
        """From now on their double press is one press."""
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.MouseButtonDblClick
