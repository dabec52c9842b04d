"""Work beside the window: on a thread of the pool, with progress, cancelling and a result."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot
from shiboken6 import isValid

from companion.program_log import LOG
from companion.reason import CompanionError, Reason


class Worker(QObject):
    """Runs `work(worker)` once on a pool thread; exactly one of the last three signals follows.

    `work` gets frozen state only. It may tell how far it is with `worker.progressed.emit` and should
    stop early when `worker.is_cancelled()`.
    """

    progressed = Signal(float)  # 0 to 1
    done = Signal(object)
    refused = Signal(object)  # a Reason
    cancelled = Signal()

    def __init__(self, work: Callable[[Worker], Any], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._cancel = Event()
        self.is_left = Event()  # set once the other thread has done with this object

    def start(self) -> None:
        """Begin as soon as a thread is free."""
        self._hold()
        QThreadPool.globalInstance().start(_Job(self))

    def start_apart(self) -> Thread:
        """Begin on a thread of its own, for work that may never end: the program's own end does not wait."""
        self._hold()
        thread = Thread(target=_Job(self).run, daemon=True)
        thread.start()
        return thread

    def cancel(self) -> None:
        """Ask the work to stop; what it returns all the same is dropped."""
        self._cancel.set()

    def is_cancelled(self) -> bool:
        """Whether the work is wanted no longer."""
        return self._cancel.is_set()

    def run(self) -> None:
        """Do the work here and now, and tell how it ended."""
        try:
            result = self._work(self)
        except CompanionError as refusal:
            self._tell(self.refused, refusal.reason)
        except Exception as error:
            if isinstance(error, RuntimeError) and not isValid(self):
                return  # the program has ended: telling progress failed
            LOG.exception("work beside the window failed")
            self._tell(self.refused, Reason("work-failed", args={"error": repr(error)}))
        else:
            self._tell(self.done, result)

    def _hold(self) -> None:
        _under_way.add(self)
        for end in (self.done, self.refused, self.cancelled):
            end.connect(self._forget)

    @Slot()
    def _forget(self) -> None:
        """Runs on the window's thread, after those who listen have been told.

        The last to let go takes the object apart, which only the window's thread may: the other goes first.
        """
        self.is_left.wait()
        _under_way.discard(self)

    def _tell(self, signal: Any, value: object) -> None:
        with suppress(RuntimeError):  # the window or the program has ended meanwhile: nobody listens
            if self.is_cancelled():
                self.cancelled.emit()
            else:
                signal.emit(value)


# A worker that nobody else holds must live until it has told its end.
_under_way: set[Worker] = set()


class _Job(QRunnable):
    def __init__(self, worker: Worker) -> None:
        super().__init__()
        self._worker: Worker | None = worker

    def run(self) -> None:
        worker, self._worker = self._worker, None
        assert worker is not None
        is_left = worker.is_left
        worker.run()
        del worker
        is_left.set()
