"""Hearing fingers wherever they come down in the program."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QTouchEvent, QWindow
from PySide6.QtWidgets import QWidget


class TouchWatch(QObject):
    """Hears the fingers on a window, and on every other that comes to the front: menus, lists, dialogs."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._main = window
        window.installEventFilter(self)
        running = QGuiApplication.instance()
        if isinstance(running, QGuiApplication):
            running.focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._main:
            self._watch(self._main.windowHandle())
        elif isinstance(event, QTouchEvent) and isinstance(watched, QWindow):
            return self.follow(event)
        return False

    def follow(self, event: QTouchEvent) -> bool:
        """Fingers came down, moved or left; whether nobody else hears of it."""
        raise NotImplementedError

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)
