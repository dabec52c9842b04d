"""A finger held on anything shows the tooltip that a resting mouse shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QGuiApplication, QHelpEvent, QTouchEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget
from shiboken6 import isValid

from ui.shell.kinds import of_kind

OWN_LONG_PRESS = "own-long-press"  # the property of widgets on which a resting finger means something else
_SLACK = 14  # pixels a resting finger may wander


class TouchTips(QObject):
    """Watches the fingers on a window, and on every other that comes to the front.

    Widgets with `OWN_LONG_PRESS` are left alone. Windows are watched, not widgets: a window sees a touch
    once, before it is turned into a mouse's doings, and few other events.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._pressed: QWidget | None = None  # under the finger
        self._spot = QPointF()  # where it came down, on the screen
        self._is_told = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rested)
        self._main = window
        window.installEventFilter(self)
        of_kind(QGuiApplication, QGuiApplication.instance()).focusWindowChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and watched is self._main:
            self._watch(self._main.windowHandle())
        elif isinstance(event, QTouchEvent) and isinstance(watched, QWindow):
            self._follow(event)
        return False

    def _watch(self, window: QWindow | None) -> None:
        if window is not None:
            window.installEventFilter(self)

    def _follow(self, event: QTouchEvent) -> None:
        spots = [point.globalPosition() for point in event.points()]
        if event.type() == QEvent.Type.TouchBegin:
            self._begin(spots[0])
        elif event.type() != QEvent.Type.TouchUpdate:
            self._end()
        elif len(spots) > 1 or (spots[0] - self._spot).manhattanLength() > _SLACK:
            self._rest.stop()

    def _begin(self, spot: QPointF) -> None:
        self._is_told = False
        self._pressed = None
        pressed = QApplication.widgetAt(spot.toPoint())
        if pressed is not None and not pressed.property(OWN_LONG_PRESS):
            self._pressed, self._spot = pressed, spot
            self._rest.start(QApplication.styleHints().mousePressAndHoldInterval())

    def _end(self) -> None:
        """A tip that was asked for stays when the finger is lifted, though that closes tips."""
        self._rest.stop()
        if self._is_told:
            QTimer.singleShot(0, self, self._tell)

    def _on_rested(self) -> None:
        QToolTip.hideText()
        self._tell()
        self._is_told = QToolTip.isVisible()
        if self._is_told and isinstance(self._pressed, QAbstractButton):
            self._pressed.setDown(False)  # so that lifting the finger is no click: it only asked

    def _tell(self) -> None:
        """Ask the widget under the finger for its tip as Qt does; its parents are asked in turn."""
        if self._pressed is not None and isValid(self._pressed):
            spot = self._spot.toPoint()
            at = self._pressed.mapFromGlobal(spot)
            QApplication.sendEvent(self._pressed, QHelpEvent(QEvent.Type.ToolTip, at, spot))
