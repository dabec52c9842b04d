"""A finger held on anything shows the tooltip that a resting mouse shows."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QTimer
from PySide6.QtGui import QHelpEvent, QTouchEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget
from shiboken6 import isValid

from ui.widgets.touch_watch import TouchWatch

OWN_LONG_PRESS = "own-long-press"  # the property of widgets on which a resting finger means something else
_SLACK = 14  # pixels a resting finger may wander


class TouchTips(TouchWatch):
    """Shows what the resting finger is on.

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

    def follow(self, event: QTouchEvent) -> bool:
        spots = [point.globalPosition() for point in event.points()]
        if event.type() == QEvent.Type.TouchBegin:
            self._begin(spots[0])
        elif event.type() != QEvent.Type.TouchUpdate:
            self._end()
        elif len(spots) > 1 or (spots[0] - self._spot).manhattanLength() > _SLACK:
            self._rest.stop()
        return False

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
