"""What lies under a finger where hexes are smaller than it: named, enlarged, and corrected by sliding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.view import MapView

_FINGER = 40.0  # pixels: larger hexes are hit without help
_SEEN, _TIMES = 48, 3  # pixels of the map that are shown, and how many times enlarged
_ABOVE = 28  # pixels between the finger and the lens
_SLIDE_MS = 250  # a finger that moves sooner moves the map


class FingerLens(QWidget):
    """Stands above the finger and lets everything through."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view.viewport())
        self._view, self._picture = view, QPixmap()
        self._since = QElapsedTimer()
        self.hex: HexCoord | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def is_sliding(self) -> bool:
        """Whether a finger that moves now corrects its hex."""
        return self.isVisible() and self._since.elapsed() >= _SLIDE_MS

    def begin(self, spot: QPointF) -> None:
        """A finger came down: where hexes are small, show what it is on."""
        if self._view.hex_pixels < _FINGER:
            self._since.start()
            self.follow(spot)

    def follow(self, spot: QPointF) -> None:
        """Show what the finger is on now."""
        view = self._view
        self.hex = view.board_geometry.hex_at(view.mapToScene(spot.toPoint()))
        self.setVisible(False)  # its own picture is none of the map's
        if self.hex is None:
            return
        centre = view.mapFromScene(view.board_geometry.centre(self.hex))
        seen = QRect(QPoint(), QSize(_SEEN, _SEEN))
        seen.moveCenter(centre)
        self._picture = view.viewport().grab(seen)
        self._place(spot.toPoint())
        self.show()
        self.raise_()
        self.update()

    def _place(self, spot: QPoint) -> None:
        """Above the finger; beside it where there is no room."""
        name = round(self._view.bridge.text_size * 2.2)
        self.resize(_SEEN * _TIMES, _SEEN * _TIMES + name)
        room = self._view.viewport().rect()
        box = QRect(QPoint(), self.size())
        box.moveCenter(spot - QPoint(0, _ABOVE + self.height() // 2))
        if box.top() < room.top():
            aside = _ABOVE + self.width() // 2
            box.moveCenter(spot + QPoint(aside if spot.x() < room.center().x() else -aside, 0))
        box.moveLeft(min(max(box.left(), room.left()), room.right() - box.width()))
        box.moveTop(min(max(box.top(), room.top()), room.bottom() - box.height()))
        self.move(box.topLeft())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.hex is None:
            return
        palette, painter = self._view.bridge.palette, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        shape = QPainterPath()
        shape.addRoundedRect(frame, 8, 8)
        painter.fillPath(shape, palette.panel)
        painter.setClipPath(shape)
        picture = QRectF(0, self.height() - _SEEN * _TIMES, self.width(), _SEEN * _TIMES)
        painter.drawPixmap(picture, self._picture, QRectF(self._picture.rect()))
        painter.setClipping(False)
        painter.setPen(QPen(palette.selection, 3))
        reach = self._view.hex_pixels * _TIMES * 0.45
        painter.drawEllipse(picture.center(), reach, reach)  # round the hex that is meant
        painter.drawPath(shape)
        font = painter.font()
        font.setPointSizeF(self._view.bridge.text_size * 1.3)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.text)
        name = QRectF(0, 0, self.width(), self.height() - _SEEN * _TIMES)
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self._view.bridge.hex_name(self.hex))
        painter.end()
