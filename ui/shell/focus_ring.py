"""A ring round what has the keyboard and shows it by nothing else: rows, lists, tables, pages, the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QFocusFrame,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from ui.shell.kinds import of_kind
from ui.widgets.tap_frame import TapFrame

if TYPE_CHECKING:
    from ui.session.bridge import SessionBridge

_WIDTH, _ROUND = 2, 8  # pixels
_FRAMED = (TapFrame, QAbstractScrollArea)
_SHOW_IT_BY_STYLE = (QTextEdit, QPlainTextEdit)


class FocusRings(QObject):
    """Rings the holder of the keyboard in a window, whoever gave it that."""

    def __init__(self, window: QWidget, bridge: SessionBridge) -> None:
        super().__init__(window)
        self._window, self._bridge = window, bridge
        self._ring: _Ring | None = None
        of_kind(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.deleteLater()
            self._ring.hide()
        self._ring = None
        if new is not None and new.window() is self._window and _is_framed(new):
            self._ring = _Ring(new, self._bridge)


class _Ring(QFocusFrame):
    """Lies on its holder: nothing moves by it, no tap stops at it, and Qt keeps it from screen readers."""

    def __init__(self, holder: QWidget, bridge: SessionBridge) -> None:
        super().__init__(holder)
        self._bridge, self._is_round = bridge, isinstance(holder, TapFrame)
        holder.installEventFilter(self)
        self._fit(holder.rect())
        self.show()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self._fit(watched.rect())
        return False

    def _fit(self, place: QRect) -> None:
        self.setGeometry(place)
        edge = _ROUND
        self.setMask(QRegion(place).subtracted(QRegion(place.adjusted(edge, edge, -edge, -edge))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._bridge.palette.accent, _WIDTH))
        corner = _ROUND if self._is_round else 0
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), corner, corner)
        painter.end()


def _is_framed(holder: QWidget) -> bool:
    return isinstance(holder, _FRAMED) and not isinstance(holder, _SHOW_IT_BY_STYLE)
