"""A finger that bounces: its second tap is not given to what has come under it meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from ui.widgets.one_press import BOUNCE_MS

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
_NEAR = 8  # pixels


class BounceGuard(QObject):
    """Watches windows: a press at once after another, at its place, is for what was pressed or for nothing.

    So nobody answers the page that a tap has just opened. It is one for all windows, as a tap may bring a
    new one.
    """

    def __init__(self) -> None:
        super().__init__()
        self._pressed: QWidget | None = None
        self._at, self._pressed_ms = QPointF(), 0

    def watch(self, window: QWidget) -> None:
        """From now on; the window has been shown."""
        if (handle := window.windowHandle()) is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        if not isinstance(watched, QWindow):
            return False
        at, now_ms = event.globalPosition(), event.timestamp()
        pressed = QApplication.widgetAt(at.toPoint())
        is_bounce = now_ms - self._pressed_ms < BOUNCE_MS and (at - self._at).manhattanLength() < _NEAR
        if is_bounce and pressed is not self._pressed:
            return True
        self._pressed, self._at, self._pressed_ms = pressed, at, now_ms
        return False
