"""Work beside the window that tells how far it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from ui.shell.workers import Worker

if TYPE_CHECKING:
    from collections.abc import Callable


class Job(QObject):
    """One run of a worker; the message bar tells each percent and offers to give up."""

    def __init__(self, work: Callable[[Worker], object], parent: QObject) -> None:
        super().__init__(parent)
        self._percent = -1
        self.worker = Worker(work, self)
        self.worker.progressed.connect(self._on_progress)
        self.worker.done.connect(self._on_done)

    def start(self) -> None:
        """Begin beside the window."""
        self._on_progress(0)
        self.worker.start()

    def cancel(self) -> None:
        """Give up; nothing is done."""
        self.worker.cancel()

    def _on_progress(self, part: float) -> None:
        percent = int(100 * part)
        if percent != self._percent and not self.worker.is_cancelled():
            self._percent = percent
            self._tell(percent)

    def _tell(self, percent: int) -> None:
        raise NotImplementedError

    def _on_done(self, made: Any) -> None:
        raise NotImplementedError
