"""Notices that the player has dragged an edge between the map and the panels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow

_TREMOR = 4  # pixels by which an edge moves that was only touched


class DockDrag(QObject):
    """Compares sizes between a press on the window itself, which is on an edge, and the release.

    `sizes` are those of the places that are open, in pixels; `dragged` gives the new ones.
    """

    dragged = Signal(object)

    def __init__(self, window: MainWindow, sizes: Callable[[], Mapping[str, int]]) -> None:
        super().__init__(window)
        self._sizes = sizes
        self._before: Mapping[str, int] = {}
        window.installEventFilter(self)

    def eventFilter(self, _window: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._before = self._sizes()
        elif event.type() == QEvent.Type.MouseButtonRelease:
            QTimer.singleShot(0, self, self._compare)
        return False

    def _compare(self) -> None:
        before = self._before
        now = {place: size for place, size in self._sizes().items() if place in before}
        dragged = {place: size for place, size in now.items() if abs(size - before[place]) > _TREMOR}
        if dragged:
            self.dragged.emit(dragged)
