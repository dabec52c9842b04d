"""What opens at a tap comes into view, and as it goes all is scrolled as before."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollBar, QWidget
from shiboken6 import isValid

from ui.widgets.layouts import scrolling

_BELOW = 12  # pixels kept free under what comes into view


@dataclass(frozen=True, slots=True)
class Scrolled:
    """How a column was scrolled before something came into view, and since."""

    bar: QScrollBar
    before: int
    since: int

    def go_back(self, *, though_moved: bool = False) -> None:
        """Scroll as before; not where the player has scrolled since, unless `though_moved`."""
        if not isValid(self.bar):
            return
        if self.is_as_left or though_moved:
            self.bar.setValue(self.before)

    @property
    def is_as_left(self) -> bool:
        """Whether the player has scrolled nothing since."""
        return self.bar.value() == min(self.since, self.bar.maximum())  # there may be less by now


def bring_into_view(part: QWidget, head: QWidget | None = None) -> Scrolled | None:
    """Scroll it into view; of what has no room its top. A `head` that stands elsewhere stays in sight.

    None where nothing is scrolled.
    """
    area = scrolling(part)
    if area is None:
        return None
    bar = area.verticalScrollBar()
    before = bar.value()
    area.ensureWidgetVisible(part, 0, _BELOW)
    if part.height() + _BELOW > area.viewport().height():
        top = part.mapToGlobal(QPoint()).y() - area.viewport().mapToGlobal(QPoint()).y()
        bar.setValue(bar.value() + top)
    if head is not None and area.isAncestorOf(head):
        upper = head.mapTo(area.viewport(), QPoint()).y() + bar.value()
        for edge in (upper + head.height(), upper):  # Qt shows of a line no more than its cursor
            area.ensureVisible(0, edge, 0, 0)
    return Scrolled(bar, before, bar.value())
