"""Which keys press a button: Enter does; Space only ticks, so that no thumb on it gives an answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QRadioButton, QWidget

from ui.shell.kinds import of_kind

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_TICKS = (QCheckBox, QRadioButton)


class ButtonKeys(QObject):
    """Watches the button that has the keyboard in a window.

    One that was tapped gives it back by `leave`, so that no key presses it once more.
    """

    def __init__(self, window: QWidget, leave: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._leave = window, leave
        of_kind(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QAbstractButton):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease and not watched.isCheckable():
            QTimer.singleShot(0, self, self._leave)
        if not isinstance(event, QKeyEvent):
            return False
        if event.key() in ENTER and event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            watched.click()
        return event.key() in (*ENTER, Qt.Key.Key_Space)

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None and old is not self._window:
            old.removeEventFilter(self)
        if isinstance(new, QAbstractButton) and not isinstance(new, _TICKS) and new.window() is self._window:
            new.installEventFilter(self)
