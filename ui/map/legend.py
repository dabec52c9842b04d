"""The key to the viewshed's shades, on the map while one is shown."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.map.canvas import Canvas, Lettering, write
from ui.map.controls import free_corner
from ui.map.corners import is_covered
from ui.map.layers.viewshed import Shade, ViewshedLayer, paint_shade
from ui.panels.levels import level_name

if TYPE_CHECKING:
    from companion.sight.result import Position
    from ui.map.view import MapView

_MARGIN = 10
_PADDING = 8
_WRAPPED = Qt.TextFlag.TextWordWrap
_LEAST_SWATCH = 2.4  # widths in heights of the text


class ViewshedLegend(QWidget):
    """From where, and a swatch for each shade that occurs; a tap folds it to its title and back."""

    is_folded = False
    _edge = -1  # where it began when the hint was told

    def __init__(self, view: MapView, layer: ViewshedLayer) -> None:
        super().__init__(view)
        self._view, self._layer = view, layer
        self.setObjectName("viewshed-legend")
        self.refresh()

    @property
    def is_wanted(self) -> bool:
        """Whether a viewshed is shown, on a map that is not too low for its key."""
        is_shown = self._layer.visible and not self._layer.is_empty
        return is_shown and self._view.rect().contains(self.geometry())

    def refresh(self) -> None:
        """Follow the bridge: shown while a viewshed is, where no card lies."""
        self.place()
        self.setVisible(self.is_wanted and not is_covered(self._view, self.geometry()))
        self.setAccessibleName(self._title() if self.isVisibleTo(self._view) else "")
        self.place()
        self.update()

    def place(self) -> None:
        """Stand in the lower left corner of the map, above the bar of its layers."""
        self.resize(self.sizeHint())
        self.move(_MARGIN, self._view.overlay_bar.top_edge - self.height() - _MARGIN)
        if self.top_edge != self._edge:
            self._edge = self.top_edge
            self._view.hint.place_soon()

    @property
    def top_edge(self) -> int:
        """Where on the map it begins; what is below it begins without one."""
        return self._view.overlay_bar.top_edge if self.isHidden() else self.y()

    def sizeHint(self) -> QSize:
        if self._layer.is_empty:
            return QSize()
        title, swatches = self._title_box(), self._swatches()
        across = max(title.width(), *(box.right() for box, *_ in swatches), 0.0)
        down = swatches[-1][0].bottom() if swatches else title.height()
        return QSize(round(across + 2 * _PADDING), round(down + 2 * _PADDING))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.refresh()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.is_folded = not self.is_folded
        self.place()
        self.update()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self._view.bridge.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.outline)
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(palette.text)
        painter.translate(_PADDING, _PADDING)
        painter.drawText(self._title_box(), _WRAPPED, self._title())
        for box, shade, text in self._swatches():
            self._paint_swatch(painter, box, shade, text)
        painter.end()

    def _paint_swatch(self, painter: QPainter, box: QRectF, shade: int, text: str) -> None:
        palette = self._view.bridge.palette
        outline = QPainterPath()
        outline.addRoundedRect(box, 4, 4)
        canvas = Canvas(painter, box, 1.0, palette)
        canvas.fill(outline, palette.open)
        paint_shade(canvas, outline, shade)
        canvas.stroke(outline, canvas.pen(palette.outline, 0, 1))
        size = QFontMetricsF(self.font()).capHeight() * 1.35
        write(canvas, text, box.center(), Lettering(size, palette.place, palette.place_halo, is_bold=True))

    def _swatches(self) -> list[tuple[QRectF, int, str]]:
        """A box for each shade, side by side under the title, as many rows as the map is narrow."""
        if self.is_folded:
            return []
        boxes: list[tuple[QRectF, int, str]] = []
        left, top, height = 0.0, self._title_box().height() + self._line() * 0.1, self._line() * 1.25
        for shade in self._layer.shades:
            text = self._meaning(shade)
            width = max(self._advance(text) + 1.2 * self._line(), _LEAST_SWATCH * self._line())
            if left > 0 and left + width > self._room():
                left, top = 0.0, top + height + 4
            boxes.append((QRectF(left, top, width, height), shade, text))
            left += width + 4
        return boxes

    def _title(self) -> str:
        bridge = self._view.bridge
        if bridge.viewshed is None:
            return ""
        seen = self._seen_from(bridge.viewshed.position)
        floor = bridge.viewshed.floor
        if not floor:
            return seen
        return bridge.text("map-legend-on-level", seen=seen, level=level_name(bridge, floor))

    def _seen_from(self, position: Position) -> str:
        bridge = self._view.bridge
        name = bridge.hex_name(position.hex)
        if not position.level:
            return bridge.text("map-legend-from", hex=name)
        return bridge.text("map-legend-from-level", hex=name, level=level_name(bridge, position.level))

    def _title_box(self) -> QRectF:
        room = QRectF(0, 0, self._room(), self._view.height())
        box = QFontMetricsF(self.font()).boundingRect(room, _WRAPPED, self._title())
        return QRectF(0, 0, ceil(box.width()), box.height())

    def _room(self) -> float:
        """How wide it may be: the map's buttons stay free."""
        return min(self._view.width() * 0.7, free_corner(self._view).width() - 2 * _PADDING)

    def _meaning(self, shade: int) -> str:
        text = self._view.bridge.text
        named: dict[int, str] = {
            Shade.CLEAR: "clear",
            Shade.BLOCKED: "blocked",
            Shade.TOO_CLOSE: "too-close",
        }
        return text(f"verdict-{named[shade]}") if shade in named else text("map-adds", amount=shade)

    def _advance(self, text: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(text)

    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()
