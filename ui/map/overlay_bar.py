"""Switches for the layers that the game in play draws over its map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QFrame, QToolButton

from ui import operations
from ui.counters import overlays_of
from ui.session_bridge import Change
from ui.widgets.flow_layout import FlowLayout
from ui.widgets.layouts import clear

if TYPE_CHECKING:
    from companion.play.map_items import Overlay
    from ui.map.view import MapView

_MARGIN = 10
_CONTROLS = 70  # pixels at the right edge that the map's own buttons may cover
_CHANGES = frozenset({Change.SESSION, Change.LANGUAGE, Change.PREFERENCES})


class OverlayBar(QFrame):
    """A button for each layer along the map's lower edge; none where a game has none."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.setObjectName("map-controls")
        self._view, self._bridge = view, view.bridge
        self.buttons: dict[str, QToolButton] = {}
        self._flow = FlowLayout(self)
        view.bridge.changed.connect(self._on_changed)
        self._refresh()

    def place(self) -> None:
        """Stand in the lower left corner."""
        room = self._view.width() - 2 * _MARGIN - _CONTROLS
        width = min(self._flow.sizeHint().width(), max(room, 50))
        height = self._flow.heightForWidth(width)
        self.setGeometry(_MARGIN, self._view.height() - height - _MARGIN, width, height)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.place()
        return super().event(event)

    def _on_changed(self, changes: frozenset[Change]) -> None:
        if changes & _CHANGES:
            self._refresh()

    def _refresh(self) -> None:
        clear(self._flow)
        self.buttons = {overlay.id: self._button(overlay) for overlay in overlays_of(self._bridge)}
        for button in self.buttons.values():
            self._flow.addWidget(button)
            button.show()
        self.setVisible(bool(self.buttons))
        self.place()

    def _button(self, overlay: Overlay) -> QToolButton:
        is_shown = overlay.id in self._bridge.preferences.shown_overlays
        button = QToolButton(checkable=True, checked=is_shown)
        button.setText(self._bridge.text(overlay.name.key))
        button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        button.clicked.connect(lambda is_on: operations.show_overlay(self._bridge, overlay.id, is_on))
        return button
