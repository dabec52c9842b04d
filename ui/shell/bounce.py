"""A finger that bounces: its second tap is not given to what has come under it meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QWidget

from ui.widgets.one_press import LAST_PRESS

_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class BounceGuard(QObject):
    """Watches windows: a press at once after another, at its place, is for what was pressed or for nothing.

    So nobody answers the page that a tap has just opened, or takes back what was just ticked. It is one for
    all windows, as a tap may bring a new one.
    """

    def __init__(self) -> None:
        super().__init__()
        LAST_PRESS.forget()

    def watch(self, window: QWidget) -> None:
        """From now on; the window has been shown."""
        if (handle := window.windowHandle()) is not None:
            handle.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in _PRESSES or not isinstance(event, QMouseEvent):
            return False
        if not isinstance(watched, QWindow):
            return False
        pressed = QApplication.widgetAt(event.globalPosition().toPoint())
        if LAST_PRESS.is_bounced_by(pressed, event):
            return True
        LAST_PRESS.note(pressed, event)
        return False
