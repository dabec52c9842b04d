"""A filter on the events of whatever has the keyboard in a window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from ui.shell.kinds import of_kind

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


class HolderFilter(QObject):
    """Goes along with the keyboard from widget to widget of a window.

    A filter on the whole application would see every event of every widget.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._watched_window = window
        of_kind(QApplication, QApplication.instance()).focusChanged.connect(self._on_focus_changed)

    def is_watched(self, _holder: QWidget) -> bool:
        """Whether a holder of the keyboard is one to watch."""
        return True

    def _on_focus_changed(self, old: QWidget | None, new: QWidget | None) -> None:
        window = self._watched_window
        if old is not None and old is not window:
            for one in _parts(old):
                one.removeEventFilter(self)
        if new is not None and new is not window and new.window() is window and self.is_watched(new):
            for one in _parts(new):
                one.installEventFilter(self)


def _parts(holder: QWidget) -> tuple[QWidget, ...]:
    """A holder, and what is tapped of it where that is a part of its own."""
    return (holder, holder.viewport()) if isinstance(holder, QAbstractScrollArea) else (holder,)
