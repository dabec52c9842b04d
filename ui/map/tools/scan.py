"""The tool that fits the player's own picture of the map to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, Qt, Signal
from PySide6.QtGui import QPainterPath

from companion.board.scan_placement import ScanPoint
from ui import operations
from ui.map.canvas import Lettering, write
from ui.map.tools.select import SelectTool
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from PySide6.QtGui import QColor, QKeyEvent

    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.view import MapView

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}
_FAR = 10  # screen pixels that an arrow with Shift moves; one without
_CROSS = 9.0  # pixels from a cross's middle to its ends
_LETTERS = 13.0  # pixels


class _Told(QObject):
    changed = Signal()  # another spot waits for its hex, or none
    turned = Signal(bool)  # the tool is taken in hand or laid down


class ScanTool(Tool):
    """Tap a spot of the picture and name its hex, or drag the spot to where its hex lies.

    Arrow keys nudge the picture by a pixel of the screen, with Shift by ten.
    """

    id = "scan"
    drags = True
    shows_scan = True

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.told = _Told(view)
        self.spot: QPointF | None = None  # the pixel of the picture that waits for its hex
        self._target: HexCoord | None = None  # the hex that the spot is dragged to

    def activate(self) -> None:
        self.told.turned.emit(True)

    def deactivate(self) -> None:
        super().deactivate()
        self.told.turned.emit(False)

    def press(self, at: Pointer) -> None:
        self._wait_for(self._pixel(at))

    def drag(self, at: Pointer) -> None:
        self._target = at.hex if at.is_on_board else None
        self.view.redraw()

    def drop(self, at: Pointer) -> None:
        if at.is_on_board and self.spot is not None:
            self.pin(at.hex)
        else:
            self.cancel()

    def tap(self, at: Pointer) -> None:
        self._wait_for(self._pixel(at))

    def long_press(self, at: Pointer) -> None:
        self.tap(at)

    def cancel(self) -> None:
        self._target = None
        self._wait_for(None)

    def escape(self) -> None:
        """Leave the spot that waits for its hex; with none the tool."""
        if self.spot is not None:
            self.cancel()
        else:
            self.view.set_tool(SelectTool.id)

    def pin(self, hex_: HexCoord) -> None:
        """Say which hex the waiting spot shows."""
        if self.spot is None:
            return
        point = ScanPoint(x=self.spot.x(), y=self.spot.y(), hex=self.bridge.board.own_name(hex_))
        self.cancel()
        operations.pin_scan(self.bridge, point)

    def nudge(self, right: int, up: int) -> None:
        """Move the picture by so many pixels of the screen, as the player sees it."""
        step = (-1 if self.bridge.preferences.is_flipped else 1) / self.view.hex_pixels
        operations.nudge_scan(self.bridge, right * step, up * step)

    def wants_key(self, key: int) -> bool:
        return key in _ARROWS

    def key(self, event: QKeyEvent) -> bool:
        if event.key() not in _ARROWS:
            return False
        right, up = _ARROWS[Qt.Key(event.key())]
        times = _FAR if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
        self.nudge(right * times, up * times)
        return True

    def paint(self, canvas: Canvas) -> None:
        scan = self.view.scan
        if scan.placement is None or not scan.is_there:
            return
        for point in scan.placement.points:
            at = scan.placed.map(QPointF(point.x, point.y))
            self._paint_point(canvas, at, point.hex)
        if self.spot is not None:
            at = scan.placed.map(self.spot)
            if self._target is not None:
                self._paint_way(canvas, at, self.view.board_geometry.centre(self._target))
            _paint_cross(canvas, at, canvas.palette.highlight)

    def _paint_point(self, canvas: Canvas, at: QPointF, name: str) -> None:
        hex_ = self.bridge.board.parse_own(name)
        self._paint_way(canvas, at, self.view.board_geometry.centre(hex_))
        _paint_cross(canvas, at, canvas.palette.selection)
        size = canvas.width(0, _LETTERS)
        label = Lettering(size, canvas.palette.place, canvas.palette.place_halo, is_bold=True)
        way = QPointF(0, size * (1.2 if canvas.is_flipped else -1.2))
        write(canvas, self.bridge.hex_name(hex_), at + way, label)

    @staticmethod
    def _paint_way(canvas: Canvas, at: QPointF, centre: QPointF) -> None:
        """From a spot to the centre of the hex it should lie on."""
        path = QPainterPath(at)
        path.lineTo(centre)
        canvas.stroke(path, canvas.pen(canvas.palette.place_halo, 0, 4.5))
        canvas.stroke(path, canvas.pen(canvas.palette.error, 0, 2.2))

    def _pixel(self, at: Pointer) -> QPointF | None:
        if not self.view.scan.is_there:
            return None
        spot = self.view.viewport().mapFromGlobal(at.global_pos)
        return self.view.scan.pixel_at(self.view.mapToScene(spot))

    def _wait_for(self, spot: QPointF | None) -> None:
        self.spot = spot
        self.told.changed.emit()
        self.view.redraw()


def _paint_cross(canvas: Canvas, at: QPointF, colour: QColor) -> None:
    reach = canvas.width(0, _CROSS)
    path = QPainterPath()
    for way in (QPointF(reach, reach), QPointF(reach, -reach)):
        path.moveTo(at - way)
        path.lineTo(at + way)
    canvas.stroke(path, canvas.pen(canvas.palette.place_halo, 0, 5.5))
    canvas.stroke(path, canvas.pen(colour, 0, 2.5))
