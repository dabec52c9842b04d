"""Which keys press a button: Enter does; Space only ticks a box, so that no thumb on it gives an answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QMenu,
    QPushButton,
    QRadioButton,
    QToolButton,
    QWidget,
)

from ui.shell.holder_filter import HolderFilter

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TICKS = (QCheckBox, QRadioButton)


class ButtonKeys(HolderFilter):
    """Watches the button that has the keyboard in a window.

    One that was tapped gives it back by `leave`, so that no key presses it once more.
    """

    def __init__(self, window: QWidget, leave: Callable[[], object]) -> None:
        super().__init__(window)
        self._leave = leave

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QAbstractButton):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease and not watched.isCheckable():
            self._leave_soon()
        if event.type() == QEvent.Type.MouseButtonPress and (menu := _menu_of(watched)) is not None:
            menu.aboutToHide.connect(self._leave_soon, Qt.ConnectionType.SingleShotConnection)
        if not isinstance(event, QKeyEvent):
            return False
        if event.key() in ENTER and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            watched.click()
        return event.key() in ENTER or (event.key() == Qt.Key.Key_Space and not isinstance(watched, _TICKS))

    def _leave_soon(self) -> None:
        """Once what was pressed has done its work."""
        QTimer.singleShot(0, self, self._leave)

    def is_watched(self, holder: QWidget) -> bool:
        """Buttons, and boxes as well."""
        return isinstance(holder, QAbstractButton)


def _menu_of(button: QAbstractButton) -> QMenu | None:
    """What its press opens; it has what follows."""
    return button.menu() if isinstance(button, QPushButton | QToolButton) else None
