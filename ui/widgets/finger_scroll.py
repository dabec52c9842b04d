"""A finger that is drawn over what scrolls moves it: panels, pages, lists, tables and texts."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QEvent,
    QObject,
    QPointF,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QMouseEvent, QTouchEvent
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QGraphicsView,
    QScrollBar,
    QWidget,
)
from shiboken6 import isValid

from ui.widgets.touch_watch import TouchWatch

OWN_DRAG = "own-drag"  # the property of widgets that a finger drags off, or draws along
_SLACK = 10  # pixels before a tap becomes a stroke
_GLIDE_MS = 400
_FLICK = 0.3  # pixels a millisecond: slower ones end where they are
_FAR = QPointF(-9999, -9999)
_MOUSE = frozenset({QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease})


class FingerScroll(TouchWatch):
    """Scrolls with the fingers.

    A tap goes to what is under it. A stroke moves the nearest thing around that can move its way; what was
    pressed is let go as if the finger had left it. The map and sliders keep theirs, `OWN_DRAG` too.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._pressed: QWidget | None = None  # under the finger
        self._start = self._last = QPointF()  # on the screen
        self._bar: QScrollBar | None = None  # what the stroke moves
        self._scale = 1.0  # of the bar's steps to a pixel: some lists and texts go by lines
        self._is_refused = False  # it moves nothing: the finger does something else
        self._ms, self._speed = 0, 0.0  # pixels a millisecond
        self._rest = 0.0  # of a pixel
        self._glide = QVariantAnimation(self, duration=_GLIDE_MS)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_glided)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QMouseEvent) and watched is self._pressed and event.type() in _MOUSE:
            return True  # it was let go of
        return super().eventFilter(watched, event)

    def follow(self, event: QTouchEvent) -> bool:
        spots = [point.globalPosition() for point in event.points()]
        match event.type():
            case QEvent.Type.TouchBegin:
                self._begin(spots[0], event.timestamp())
            case QEvent.Type.TouchUpdate if len(spots) == 1:
                return self._move(spots[0], event)
            case QEvent.Type.TouchUpdate:
                self._is_refused = self._bar is None
            case _:
                self._end()
        return False

    def _begin(self, spot: QPointF, ms: int) -> None:
        self._glide.stop()
        self._release()
        self._start = self._last = spot
        self._ms, self._speed, self._rest = ms, 0.0, 0.0
        self._pressed = QApplication.widgetAt(spot.toPoint())
        self._is_refused = self._pressed is None or _keeps_its_own(self._pressed)

    def _move(self, spot: QPointF, event: QTouchEvent) -> bool:
        """Whether the finger's way is spent on scrolling."""
        if self._is_refused or self._pressed is None or not isValid(self._pressed):
            return False
        if self._bar is None:
            way = spot - self._start
            if max(abs(way.x()), abs(way.y())) <= _SLACK:
                return False
            self._bar, self._scale = _bar_for(self._pressed, way)
            self._is_refused = self._bar is None
            if self._bar is None:
                return False
            self._let_go(self._pressed)
        self._scroll(spot, event.timestamp())
        event.accept()  # else it would be turned into a mouse's doings
        return True

    def _scroll(self, spot: QPointF, ms: int) -> None:
        if self._bar is None or not isValid(self._bar):
            return
        way = self._last - spot
        step = way.x() if self._bar.orientation() is Qt.Orientation.Horizontal else way.y()
        if ms > self._ms:
            self._speed = step / (ms - self._ms)
        self._last, self._ms = spot, ms
        self._rest += step * self._scale
        whole = round(self._rest)
        self._rest -= whole
        self._bar.setValue(self._bar.value() + whole)

    def _let_go(self, pressed: QWidget) -> None:
        """As if the finger had left it: no click comes of it, nor of its lifting."""
        button, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        kind, keys = QEvent.Type.MouseButtonRelease, Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(pressed, QMouseEvent(kind, _FAR, _FAR, button, none, keys))
        if isValid(pressed):
            pressed.installEventFilter(self)

    def _end(self) -> None:
        """The mouse's release that follows is still eaten."""
        if self._bar is not None and isValid(self._bar) and abs(self._speed) > _FLICK:
            here = self._bar.value()
            self._glide.setStartValue(here)
            self._glide.setEndValue(here + round(self._speed * self._scale * _GLIDE_MS / 2))
            self._glide.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)
        QTimer.singleShot(0, self, self._release)

    def _release(self) -> None:
        if self._pressed is not None and isValid(self._pressed):
            self._pressed.removeEventFilter(self)
        self._pressed = None
        if self._glide.state() is not QAbstractAnimation.State.Running:
            self._bar = None

    def _on_glided(self, value: object) -> None:
        if self._bar is not None and isValid(self._bar) and isinstance(value, int):
            self._bar.setValue(value)


def _keeps_its_own(pressed: QWidget) -> bool:
    """Whether a stroke is for what is under the finger, or around it."""
    one: QWidget | None = pressed
    while one is not None and not one.isWindow():
        if isinstance(one, QAbstractSlider | QGraphicsView) or one.property(OWN_DRAG):
            return True
        one = one.parentWidget()
    return False


def _bar_for(pressed: QWidget, way: QPointF) -> tuple[QScrollBar | None, float]:
    """The bar of the nearest thing around that can be moved the way of a stroke, and its steps a pixel."""
    is_across = abs(way.x()) > abs(way.y())
    one: QWidget | None = pressed
    while one is not None:
        if isinstance(one, QAbstractScrollArea):
            bar = one.horizontalScrollBar() if is_across else one.verticalScrollBar()
            if bar.maximum() > bar.minimum():
                return bar, _steps_a_pixel(one, bar)
        one = None if one.isWindow() else one.parentWidget()
    return None, 1.0


def _steps_a_pixel(area: QAbstractScrollArea, bar: QScrollBar) -> float:
    """A page of the bar is what is in view."""
    is_across = bar.orientation() is Qt.Orientation.Horizontal
    return bar.pageStep() / max(area.viewport().width() if is_across else area.viewport().height(), 1)
