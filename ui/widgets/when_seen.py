"""What is out of sight is drawn once it is seen again."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget


class WhenSeen(QObject):
    """Calls `draw` for a widget that is seen at once, for one out of sight as it comes back."""

    def __init__(self, widget: QWidget, draw: Callable[[], object]) -> None:
        super().__init__(widget)
        self._widget, self._draw = widget, draw
        self._is_stale = False
        widget.installEventFilter(self)

    def draw(self) -> None:
        """What the widget shows has changed."""
        self._is_stale = not self._widget.isVisible()
        if not self._is_stale:
            self._draw()

    def eventFilter(self, _widget: QObject, event: QEvent) -> bool:
        if self._is_stale and event.type() == QEvent.Type.Show:
            self._is_stale = False
            self._draw()
        return False
