"""What opens at a tap comes into view."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from ui.widgets.layouts import scrolling

_BELOW = 12  # pixels kept free under what comes into view


def bring_into_view(part: QWidget) -> None:
    """Scroll it into view; of what has no room its top."""
    if area := scrolling(part):
        area.ensureWidgetVisible(part, 0, _BELOW)
        if part.height() + _BELOW > area.viewport().height():
            top = part.mapToGlobal(QPoint()).y() - area.viewport().mapToGlobal(QPoint()).y()
            area.verticalScrollBar().setValue(area.verticalScrollBar().value() + top)
