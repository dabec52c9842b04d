"""Mouse, touch and pen on the map, turned into a tool's doings, panning and zooming."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from ui.map.edge_scroll import EdgeScroll
from ui.map.finger_lens import FingerLens
from ui.map.tools.tool import Pointer
from ui.shell.touch_tips import OWN_LONG_PRESS

if TYPE_CHECKING:
    from ui.map.tools.tool import Tool
    from ui.map.view import MapView

_ZOOM_PER_DEGREE = 1.0125  # a wheel's notch is 15 degrees
_TOUCH_SLACK = 14  # pixels a resting finger may wander
_PAN_BUTTONS = (Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton)


class PointerInput(QObject):
    """Watches the map's viewport.

    Left button, pen or one finger work the tool; middle or right drag and two fingers move the map;
    Shift+drag asks what counters elsewhere would change;
    two fingers, a wheel and a touchpad's pinch zoom about their spot, Shift+wheel and strokes on a touchpad
    move the map; a resting finger or a right click is a long press. Where hexes are smaller than a finger,
    what it is on is shown in a lens: sliding on corrects it, lifting gives it.
    """

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self._held: Tool | None = None  # in place of the tool in hand, while Shift drags
        self._press: QPointF | None = None  # where the tool's press began
        self._is_drag = False
        self._pan: QPointF | None = None
        self._has_panned = False
        self._fingers: tuple[QPointF, float] | None = None  # middle and spread of two fingers
        self._is_touch_spent = False
        self.lens = FingerLens(view)
        self._edge = EdgeScroll(view, self._drag)
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._on_rested)
        view.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        view.viewport().setProperty(OWN_LONG_PRESS, True)
        view.viewport().setMouseTracking(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        handler = _HANDLERS.get(event.type())
        return handler(self, event) if handler else False

    @property
    def _tool(self) -> Tool:
        """Whose the pointer is."""
        return self._held or self._view.tool

    # ---- the tool's pointer ------------------------------------------------------------------

    def _begin(self, spot: QPointF, *, can_rest: bool) -> None:
        self._press, self._is_drag = spot, False
        at = self._pointer(spot)
        self._view.hex_pressed.emit(at.hex if at.is_on_board else None)
        self._tool.press(at)
        if can_rest:
            self._rest.start(QApplication.styleHints().mousePressAndHoldInterval())

    def _move(self, spot: QPointF, slack: int) -> None:
        if self._press is None:
            return
        if not self._is_drag and (spot - self._press).manhattanLength() < slack:
            return
        self._rest.stop()
        if not self._tool.drags:
            self._view.pan(spot - self._press)
            self._press = spot
        else:
            self._drag(spot)
            self._edge.follow(spot)
        self._is_drag = True

    def _drag(self, spot: QPointF) -> None:
        self._tool.drag(self._pointer(spot))

    def _end(self, spot: QPointF) -> None:
        if self._press is None:
            return
        self._rest.stop()
        self._edge.stop()
        is_drag, self._press = self._is_drag, None
        if not is_drag:
            self._tool.tap(self._pointer(spot))
        elif self._tool.drags:
            self._tool.drop(self._pointer(spot))

    def _give_up(self) -> None:
        """End a drag without its effect; what earlier taps began stays."""
        self.lens.hide()
        self._rest.stop()
        self._edge.stop()
        if self._press is not None and self._is_drag and self._tool.drags:
            self._tool.cancel()
        self._press = None

    def _on_rested(self) -> None:
        if self._press is not None:
            spot, self._press = self._press, None
            self.lens.hide()
            self._tool.long_press(self._pointer(spot))

    def _pointer(self, spot: QPointF) -> Pointer:
        view = self._view
        at = view.mapToScene(spot.toPoint())
        on_board = view.board_geometry.hex_at(at)
        hex_ = on_board if on_board is not None else view.board_geometry.nearest_hex(at)
        return Pointer(hex_, on_board is not None, view.viewport().mapToGlobal(spot.toPoint()))

    # ---- mouse -------------------------------------------------------------------------------

    def _on_mouse_press(self, event: QMouseEvent) -> bool:
        if event.button() == Qt.MouseButton.LeftButton:
            self._view.setFocus(Qt.FocusReason.MouseFocusReason)
            is_held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._held = self._view.what_if if is_held and self._view.what_if.is_of_use else None
            self._begin(event.position(), can_rest=False)
            return True
        if event.button() in _PAN_BUTTONS:
            self._pan, self._has_panned = event.position(), False
            return True
        return False

    def _on_mouse_move(self, event: QMouseEvent) -> bool:
        if self._pan is not None:
            self._pan_to(event.position())
        elif self._press is not None:
            self._move(event.position(), QApplication.startDragDistance())
        else:
            self._hover(event.position())
        return True

    def _on_mouse_release(self, event: QMouseEvent) -> bool:
        if event.button() == Qt.MouseButton.LeftButton:
            self._end(event.position())
            self._held = None
            return True
        if event.button() in _PAN_BUTTONS and self._pan is not None:
            self._end_pan(event)
            return True
        return False

    def _pan_to(self, spot: QPointF) -> None:
        if self._pan is None:
            return
        way = spot - self._pan
        if self._has_panned or way.manhattanLength() >= QApplication.startDragDistance():
            self._has_panned = True
            self._view.pan(way)
            self._pan = spot

    def _end_pan(self, event: QMouseEvent) -> None:
        self._pan = None
        if not self._has_panned and event.button() == Qt.MouseButton.RightButton:
            self._tool.long_press(self._pointer(event.position()))

    def _hover(self, spot: QPointF) -> None:
        self._view.point_at(self._pointer(spot))

    def _on_leave(self, _event: QEvent) -> bool:
        self._view.point_at(None)
        return False

    def _on_wheel(self, event: QWheelEvent) -> bool:
        keys, stroke = event.modifiers(), event.pixelDelta()
        if keys & Qt.KeyboardModifier.ShiftModifier:
            way = event.angleDelta() / 2 if stroke.isNull() else stroke
            self._view.pan(QPointF(way.y(), way.x()))
        elif stroke.isNull() or keys & Qt.KeyboardModifier.ControlModifier:
            factor = _ZOOM_PER_DEGREE ** (event.angleDelta().y() / 8)
            self._view.zoom_about(event.position().toPoint(), factor)
        else:
            self._view.pan(QPointF(stroke))
        return True

    def _on_gesture(self, event: QNativeGestureEvent) -> bool:
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self._view.zoom_about(event.position().toPoint(), 1 + event.value())
        return True

    # ---- fingers -----------------------------------------------------------------------------

    def _on_touch_begin(self, event: QTouchEvent) -> bool:
        event.accept()  # else Qt makes mouse events of the touch
        self._is_touch_spent = False
        self._view.setFocus(Qt.FocusReason.MouseFocusReason)
        self._begin(event.points()[0].position(), can_rest=True)
        self.lens.begin(event.points()[0].position())
        return True

    def _on_touch_update(self, event: QTouchEvent) -> bool:
        spots = [point.position() for point in event.points()]
        if len(spots) >= 2:
            self._spread(spots[0], spots[1])
        elif not self._is_touch_spent:
            self._slide(spots[0])
        return True

    def _slide(self, spot: QPointF) -> None:
        """One finger goes on: over the lens it corrects its hex, else it drags or moves the map."""
        is_wandering = self._press is not None and (spot - self._press).manhattanLength() >= _TOUCH_SLACK
        if is_wandering and self.lens.is_sliding and not self._tool.drags:
            self._rest.stop()
        else:
            self._move(spot, _TOUCH_SLACK)
        if self.lens.isVisible():
            self._show_under(spot)

    def _show_under(self, spot: QPointF) -> None:
        """The lens goes along, unless the map is moved or nothing is held any more."""
        if self._press is None or (self._is_drag and not self._tool.drags):
            self.lens.hide()
        else:
            self.lens.follow(spot)

    def _on_touch_end(self, event: QTouchEvent) -> bool:
        self._fingers = None
        self.lens.hide()
        if not self._is_touch_spent:
            self._end(event.points()[0].position())
        return True

    def _on_touch_cancel(self, _event: QTouchEvent) -> bool:
        self._fingers = None
        self._give_up()
        return True

    def _spread(self, first: QPointF, second: QPointF) -> None:
        """Two fingers: the spot between them stays under them, their distance sets the scale."""
        self._give_up()
        self._is_touch_spent = True
        way = second - first
        middle, spread = (first + second) / 2, max((way.x() ** 2 + way.y() ** 2) ** 0.5, 1.0)
        if self._fingers is not None:
            self._view.pan(middle - self._fingers[0])
            self._view.zoom_about(middle.toPoint(), spread / self._fingers[1])
        self._fingers = middle, spread


_HANDLERS: dict[QEvent.Type, Callable[[PointerInput, Any], bool]] = {
    QEvent.Type.MouseButtonPress: PointerInput._on_mouse_press,
    QEvent.Type.MouseButtonDblClick: PointerInput._on_mouse_press,
    QEvent.Type.MouseMove: PointerInput._on_mouse_move,
    QEvent.Type.MouseButtonRelease: PointerInput._on_mouse_release,
    QEvent.Type.Leave: PointerInput._on_leave,
    QEvent.Type.Wheel: PointerInput._on_wheel,
    QEvent.Type.NativeGesture: PointerInput._on_gesture,
    QEvent.Type.TouchBegin: PointerInput._on_touch_begin,
    QEvent.Type.TouchUpdate: PointerInput._on_touch_update,
    QEvent.Type.TouchEnd: PointerInput._on_touch_end,
    QEvent.Type.TouchCancel: PointerInput._on_touch_cancel,
}
