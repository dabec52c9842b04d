"""Markers dragged onto the map from their tray."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

from companion.sight.marker_kinds import MarkerKind
from ui.map.tools.marker import MARKER_MIME

if TYPE_CHECKING:
    from ui.map.view import MapView


class MarkerDrop(QObject):
    """Watches the map's viewport: a marker let go over a hex is put there, or taken off where one lies."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        view.viewport().setAcceptDrops(True)
        view.viewport().installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        match event:
            case QDragEnterEvent():
                event.setAccepted(event.mimeData().hasFormat(MARKER_MIME))
            case QDragMoveEvent():
                event.acceptProposedAction()
            case QDropEvent():
                self._drop(event)
            case _:
                return False
        return True

    def _drop(self, event: QDropEvent) -> None:
        view, spot = self._view, event.position().toPoint()
        hex_ = view.board_geometry.hex_at(view.mapToScene(spot))
        if hex_ is not None:
            kind = MarkerKind(bytes(event.mimeData().data(MARKER_MIME).data()).decode("ascii"))
            view.toggle_marker(hex_, kind, view.viewport().mapToGlobal(spot))
            event.acceptProposedAction()
