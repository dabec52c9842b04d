"""A code to scan, drawn sharp at any size, dark on light whatever the theme: phones read no other."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QSizePolicy, QWidget

_LEAST, _WANTED = 3, 5  # pixels a square


class CodePicture(QWidget):
    """The QR code of a text."""

    def __init__(self) -> None:
        super().__init__()
        self._svg: QSvgRenderer | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_code(self, code: str) -> None:
        """Draw this code."""
        from companion.shared_table.codes import svg_of

        self._svg = QSvgRenderer(svg_of(code))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return self._squares * _WANTED

    def minimumSizeHint(self) -> QSize:
        return self._squares * _LEAST

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        squares = self._squares
        if self._svg is not None and not squares.isEmpty():
            size = squares * max(min(self.width() // squares.width(), self.height() // squares.height()), 1)
            left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
            self._svg.render(painter, QRectF(left, top, size.width(), size.height()))
        painter.end()

    @property
    def _squares(self) -> QSize:
        return self._svg.defaultSize() if self._svg is not None else QSize(0, 0)
