"""One hex drawn large, its six hexsides to be tapped: shows what crosses them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import atan2, cos, hypot, radians, sin, tau

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.hexes.coordinates import Direction, Orientation
from ui.look.style import Palette

_NORTH = {Orientation.FLAT_TOP: 90.0, Orientation.POINTY_TOP: 60.0}  # degrees of direction 1
_LEAST_WIDTH = 0.55  # of the width it likes
_RADIUS_SHARE = 0.34  # of the smaller side: centre to vertex


@dataclass(frozen=True, slots=True)
class SideLook:
    """What a hexside shows: the hex beyond it, and the colours and names of all that crosses it."""

    beyond: str
    colours: tuple[QColor, ...] = ()
    name: str = ""


class HexDiagram(QWidget):
    """Emits `side_tapped(direction)`; with the keyboard, arrows choose a hexside and Space taps it."""

    side_tapped = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._name = ""
        self._sides: Mapping[Direction, SideLook] = {}
        self._palette: Palette | None = None
        self._first_angle = _NORTH[Orientation.FLAT_TOP]
        self._chosen = Direction.N
        self._pointed: Direction | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_hex(
        self,
        name: str,
        sides: Mapping[Direction, SideLook],
        palette: Palette,
        orientation: Orientation,
        *,
        is_flipped: bool,
    ) -> None:
        """Show a hex as it lies on the map; `is_flipped` for the player opposite."""
        self._name, self._sides, self._palette = name, sides, palette
        self._first_angle = _NORTH[orientation] + (180 if is_flipped else 0)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.fontMetrics().height() * 11)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        hint = self.sizeHint()
        return QSize(round(_LEAST_WIDTH * hint.width()), hint.height())

    def side_centre(self, direction: Direction) -> QPointF:
        """Where a hexside's middle is drawn."""
        return self._at(self._angle(direction), self._radius * cos(tau / 12))

    @property
    def _radius(self) -> float:
        return min(self.width(), self.height()) * _RADIUS_SHARE

    def _angle(self, direction: Direction) -> float:
        return radians(self._first_angle - 60 * (direction - 1))

    def _at(self, angle: float, distance: float) -> QPointF:
        middle = QPointF(self.width() / 2, self.height() / 2)
        return middle + QPointF(cos(angle), -sin(angle)) * distance

    def _side_at(self, point: QPointF) -> Direction | None:
        """The hexside a finger means: the nearest by angle, but not from the middle of the hex."""
        offset = point - QPointF(self.width() / 2, self.height() / 2)
        if hypot(offset.x(), offset.y()) < self._radius * 0.35:
            return None
        angle = atan2(-offset.y(), offset.x())
        return min(Direction, key=lambda d: abs((angle - self._angle(d) + tau / 2) % tau - tau / 2))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        pointed = self._side_at(event.position())
        if pointed is not self._pointed:
            self._pointed = pointed
            side = self._sides.get(pointed) if pointed is not None else None
            self.setToolTip(side.name if side else "")
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        side = self._side_at(event.position()) if self.rect().contains(event.position().toPoint()) else None
        if side is not None and event.button() == Qt.MouseButton.LeftButton:
            self._chosen = side
            self.side_tapped.emit(side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1}
        if event.key() in turns:
            self._chosen = self._chosen.turned(turns[Qt.Key(event.key())])
            self.update()
        elif event.key() in {Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.side_tapped.emit(self._chosen)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._palette is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, self._palette)
        for direction, look in self._sides.items():
            self._paint_side(painter, direction, look, self._palette)
        font = self.font()
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(self._palette.label)
        _paint_text(painter, QPointF(self.width() / 2, self.height() / 2), self._name, self._palette.open)
        painter.end()

    def _paint_ground(self, painter: QPainter, palette: Palette) -> None:
        corners = [self._at(self._angle(d) + radians(30), self._radius) for d in Direction]
        painter.setPen(QPen(palette.hex_line, 2))
        painter.setBrush(palette.open)
        painter.drawPolygon(QPolygonF(corners))

    def _paint_side(self, painter: QPainter, direction: Direction, look: SideLook, palette: Palette) -> None:
        middle = self.side_centre(direction)
        centre = self._at(0, 0)
        for thinner, colour in enumerate(look.colours):
            width = self._radius * (0.2 - 0.08 * thinner)
            painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(centre, middle)
        is_chosen = direction is self._pointed or (self.hasFocus() and direction is self._chosen)
        painter.setPen(QPen(palette.accent if is_chosen else palette.hex_line, 3 if is_chosen else 1.5))
        painter.setBrush(palette.accent_soft if is_chosen else palette.field)
        knob = self._radius * 0.17
        painter.drawEllipse(middle, knob, knob)
        painter.setPen(palette.text if look.colours else palette.text_dim)
        _paint_text(painter, self._at(self._angle(direction), self._radius * 1.28), look.beyond, None)


def _paint_text(painter: QPainter, middle: QPointF, text: str, ground: QColor | None) -> None:
    """Text about a point, on a patch of ground when lines may run under it."""
    box = QRectF(painter.fontMetrics().tightBoundingRect(text)).adjusted(-4, -4, 4, 4)
    box.moveCenter(middle)
    if ground is not None:
        painter.fillRect(box, ground)
    painter.drawText(box.adjusted(-40, -20, 40, 20), Qt.AlignmentFlag.AlignCenter, text)
