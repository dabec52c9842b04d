"""The key to the viewshed's shades, on the map while one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from ui.map.canvas import Canvas
from ui.map.layers.viewshed import MOST_HINDRANCE, Shade, paint_shade

if TYPE_CHECKING:
    from ui.map.view import MapView

_MARGIN = 10
_PADDING = 8
_SWATCH = 1.5  # a swatch's width, in heights of the text


class ViewshedLegend(QWidget):
    """From where, and what each shade means; a tap folds it to its title and back."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.setObjectName("viewshed-legend")
        self._view = view
        self._is_folded = False
        self.refresh()

    def refresh(self) -> None:
        """Follow the bridge: shown while a viewshed is."""
        self.setVisible(self._view.bridge.viewshed is not None)
        self.place()
        self.update()

    def place(self) -> None:
        """Stand in the lower left corner of the map."""
        self.resize(self.sizeHint())
        self.move(_MARGIN, self._view.rect().bottom() - self.height() - _MARGIN)

    def sizeHint(self) -> QSize:
        if self._view.bridge.viewshed is None:
            return QSize()
        texts = [self._title(), *(text for _, text in self._rows())]
        metrics = QFontMetricsF(self.font())
        swatch = _SWATCH * metrics.height() + _PADDING
        width = max(metrics.horizontalAdvance(text) for text in texts) + swatch + 2 * _PADDING
        return QSize(round(width), round(len(texts) * self._row_height() + 2 * _PADDING))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._is_folded = not self._is_folded
        self.place()
        self.update()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        palette, painter = self._view.bridge.palette, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.outline)
        painter.setBrush(palette.panel)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        self._paint_text(painter, 0, _PADDING, self._title())
        for row, (shade, text) in enumerate(self._rows(), start=1):
            self._paint_swatch(painter, row, shade)
            self._paint_text(painter, row, 2 * _PADDING + _SWATCH * self._text_height(), text)
        painter.end()

    def _paint_text(self, painter: QPainter, row: int, left: float, text: str) -> None:
        middle = _PADDING + (row + 0.5) * self._row_height()
        metrics = QFontMetricsF(self.font())
        painter.setPen(self._view.bridge.palette.text)
        painter.drawText(QPointF(left, middle + (metrics.ascent() - metrics.descent()) / 2), text)

    def _paint_swatch(self, painter: QPainter, row: int, shade: int) -> None:
        palette, height = self._view.bridge.palette, self._text_height()
        top = _PADDING + row * self._row_height() + (self._row_height() - height) / 2
        box = QPainterPath()
        box.addRect(QRectF(_PADDING, top, _SWATCH * height, height))
        painter.fillPath(box, palette.open)
        paint_shade(Canvas(painter, box.boundingRect(), 1.0, palette), box, shade)
        painter.strokePath(box, palette.outline)

    def _title(self) -> str:
        bridge = self._view.bridge
        position = bridge.viewshed.position
        key = "map-legend-from-steeple" if position.level else "map-legend-from"
        return bridge.text(key, hex=bridge.hex_name(position.hex))

    def _rows(self) -> list[tuple[int, str]]:
        """Each shade with its meaning."""
        if self._is_folded:
            return []
        text = self._view.bridge.text
        hindered = [(n, text("map-adds", amount=n)) for n in range(1, MOST_HINDRANCE + 1)]
        return [
            (Shade.CLEAR, text("verdict-clear")),
            *hindered,
            (Shade.BLOCKED, text("verdict-blocked")),
            (Shade.TOO_CLOSE, text("verdict-too-close")),
        ]

    def _text_height(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _row_height(self) -> float:
        return self._text_height() * 1.25
