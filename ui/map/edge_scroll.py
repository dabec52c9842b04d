"""Moves the map while something is dragged to the edge of the view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QTimer

if TYPE_CHECKING:
    from ui.map.view import MapView

_BAND = 32  # pixels along the edge in which the map moves
_STEP = 9.0  # pixels a tick at the very edge
_TICK = 16  # milliseconds


class EdgeScroll(QObject):
    """Follows a drag; `moved` is told the drag's spot again after each step of the map."""

    def __init__(self, view: MapView, moved: Callable[[QPointF], None]) -> None:
        super().__init__(view)
        self._view, self._moved = view, moved
        self._spot = QPointF()
        self._timer = QTimer(self, interval=_TICK)
        self._timer.timeout.connect(self._on_tick)

    def follow(self, spot: QPointF) -> None:
        """The drag is now at a spot of the viewport."""
        self._spot = spot
        if self._way().isNull():
            self.stop()
        elif not self._timer.isActive():
            self._timer.start()

    def stop(self) -> None:
        """The drag is over, or away from the edge."""
        self._timer.stop()

    def _on_tick(self) -> None:
        self._view.pan(self._way())
        self._moved(self._spot)

    def _way(self) -> QPointF:
        """How far the map moves in a tick: away from the edge the drag is at, faster the nearer it is."""
        shown = self._view.viewport().size()
        return QPointF(_pull(self._spot.x(), shown.width()), _pull(self._spot.y(), shown.height()))


def _pull(at: float, length: int) -> float:
    if at < _BAND:
        return _STEP * min((_BAND - at) / _BAND, 1)
    if at > length - _BAND:
        return -_STEP * min((at - length + _BAND) / _BAND, 1)
    return 0
