"""What Tab comes to is scrolled into sight, no farther than it must; what it only passed lies as it lay."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollArea, QWidget
from shiboken6 import isValid

from ui.shell.holder_filter import HolderFilter

_ON_THE_WAY = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Shift)
_BESIDE = 8  # pixels kept free above and below


class TabScroll(HolderFilter):
    """Remembers where areas lay before Tab came into them, until a key does something there."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._lay: dict[QScrollArea, tuple[int, int]] = {}  # before, and as Tab left it

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Whatever is pressed there stays in sight."""
        if isinstance(event, QKeyEvent) and event.key() not in _ON_THE_WAY:
            self._lay.clear()
        return False

    def follow(self, holder: QWidget) -> None:
        """Tab has come to somebody. Qt scrolls after that, with more room than needed, what was left too."""
        around = _around(holder)
        for area in [one for one in self._lay if one not in around]:
            if isValid(area):
                bar = area.verticalScrollBar()
                QTimer.singleShot(0, bar, partial(bar.setValue, self._before(area)))
            del self._lay[area]
        for area in around:
            before = self._before(area)
            area.ensureWidgetVisible(holder)
            self._lay[area] = before, area.verticalScrollBar().value()
        QTimer.singleShot(0, self, partial(self._settle, holder))

    def _before(self, area: QScrollArea) -> int:
        """Where it lay; where it lies if somebody else has scrolled it."""
        now = area.verticalScrollBar().value()
        before, left_at = self._lay.get(area, (now, now))
        return before if left_at == now else now

    def _settle(self, holder: QWidget) -> None:
        for area in _around(holder) if isValid(holder) and holder.hasFocus() else ():
            if area in self._lay:
                before = self._before(area)
                area.verticalScrollBar().setValue(before)
                area.ensureWidgetVisible(holder, 0, _BESIDE)
                self._lay[area] = before, area.verticalScrollBar().value()


def _around(holder: QWidget) -> list[QScrollArea]:
    found: list[QScrollArea] = []
    around = holder.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            found.append(around)
        around = around.parentWidget()
    return found
