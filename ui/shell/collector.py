"""Collects garbage on the window's thread alone, between its events.

Python collects on whatever thread allocates, a worker's too, and a closure on a widget makes a circle that
only the collector undoes. A Qt object that goes on another thread may crash the program; one that goes
while Qt disconnects another waits for a lock that is held already.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

_EVERY_MS = 1000
_OLDEST = 2
_GROWTH = 1.25  # as Python itself has it


class Collector(QObject):
    """From `start` to `stop` garbage waits for this object's timer; Python is not left to it again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self, interval=_EVERY_MS)
        self._timer.timeout.connect(collect_due)

    def start(self) -> None:
        """Collect here from now on and nowhere else."""
        gc.disable()
        self._timer.start()

    def stop(self) -> None:
        """Collect no more."""
        self._timer.stop()


class _Oldest:
    """What stays. Looking through it takes a tenth of a second, so it must have grown first."""

    def __init__(self) -> None:
        self._left = 0  # by the last collection of it

    def collect_grown(self) -> bool:
        """Whether it had grown by a quarter, as Python itself asks, and was collected."""
        if _number_of_old() <= self._left * _GROWTH:
            return False
        gc.collect(_OLDEST)
        self._left = _number_of_old()
        return True


_oldest = _Oldest()


def collect_due() -> None:
    """Collect the oldest generation that Python itself would collect now."""
    due = [count > most > 0 for count, most in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if not due[0]:
        return  # nothing to speak of has come, however often the younger were collected before
    generation = max(place for place, is_due in enumerate(due) if is_due)
    if generation < _OLDEST or not _oldest.collect_grown():
        gc.collect(min(generation, _OLDEST - 1))


def _number_of_old() -> int:
    return len(gc.get_objects(_OLDEST))
