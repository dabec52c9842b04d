"""One line on the map that says what the tool in hand waits for, until it was used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QLabel

if TYPE_CHECKING:
    from ui.map.view import MapView

_MARGIN = 10
_FRAME = 36  # pixels that the style sheet puts around the text


class ToolHint(QLabel):
    """Stands at the map's upper edge and lets every touch through; `is_wanted` is put off beside a page
    that says itself what to do."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self.is_wanted = True
        self.setObjectName("tool-hint")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setWordWrap(True)

    def refresh(self) -> None:
        """Follow the tool and the bridge."""
        tool = self._view.tool
        self.setText(self._view.bridge.text(tool.status_key))
        self.setVisible(self.is_wanted and tool.needs_hint)
        self.place()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.place()

    def place(self) -> None:
        """Stand in the upper left corner, as wide as the text or the map."""
        room = self._view.width() - 2 * _MARGIN
        self.setFixedWidth(min(self.fontMetrics().horizontalAdvance(self.text()) + _FRAME, max(room, 50)))
        self.adjustSize()
        self.move(_MARGIN, _MARGIN)
