"""A whole page of columns, which stand side by side where there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea

from ui.panels.panel import Texts
from ui.widgets.layouts import keep_gutter

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ui.session.bridge import SessionBridge


class ColumnsPage(QScrollArea):
    """Scrolled up and down where the columns are higher than the window."""

    def __init__(self, bridge: SessionBridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._texts = Texts(bridge)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        keep_gutter(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_columns()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The scroll area watches its page: what the columns ask for has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_columns()
        return super().eventFilter(watched, event)

    def _place_columns(self) -> None:
        raise NotImplementedError
