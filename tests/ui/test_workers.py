"""Work beside the window."""

from collections.abc import Callable
from logging import LogRecord
from threading import Thread, current_thread, main_thread
from time import sleep
from weakref import finalize

import pytest
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from companion.reason import CompanionError, Reason
from ui.shell.workers import Worker


def refuse(_worker: Worker) -> None:
    raise CompanionError(Reason("work-refused-in-test"))


def test_the_result_is_handed_over(qtbot: QtBot) -> None:
    worker = Worker(lambda _: 6 * 7)
    with qtbot.waitSignal(worker.done) as done:
        worker.start()
    assert done.args == [42]


def test_progress_is_told_on_the_way(qtbot: QtBot) -> None:
    worker = Worker(lambda worker: [worker.progressed.emit(part / 4) for part in range(5)])
    heard: list[float] = []
    worker.progressed.connect(heard.append)
    with qtbot.waitSignal(worker.done):
        worker.start()
    assert heard == [0, 0.25, 0.5, 0.75, 1]


def test_a_refusal_is_handed_over_as_its_reason(qtbot: QtBot) -> None:
    worker = Worker(refuse)
    with qtbot.waitSignal(worker.refused) as refused:
        worker.start()
    assert refused.args == [Reason("work-refused-in-test")]


def test_a_cancelled_result_is_dropped(qtbot: QtBot) -> None:
    worker = Worker(lambda worker: worker.cancel())
    with qtbot.assertNotEmitted(worker.done), qtbot.waitSignal(worker.cancelled):
        worker.start()
    assert worker.is_cancelled()


def test_a_worker_nobody_holds_tells_its_end(qtbot: QtBot) -> None:
    heard: list[object] = []

    def start() -> None:
        worker = Worker(lambda _: "done")
        worker.done.connect(heard.append)
        worker.start()

    start()
    qtbot.waitUntil(lambda: bool(heard))
    assert heard == ["done"]


def test_a_fault_of_the_program_is_told_and_logged(troubles: list[LogRecord]) -> None:
    worker = Worker(lambda _: 1 // 0)
    heard: list[Reason] = []
    worker.refused.connect(heard.append)
    worker.run()
    assert heard[0].key == "work-failed"
    assert troubles.pop().exc_info[0] is ZeroDivisionError


def test_the_end_of_the_program_meanwhile_is_no_fault() -> None:
    """Qt lets go of what tells the end while the work is still being done."""
    heard: list[object] = []
    worker = Worker(delete)
    worker.done.connect(heard.append)
    worker.run()
    assert not heard


def test_progress_told_after_the_end_of_the_program_is_no_fault() -> None:
    went_on: list[Worker] = []

    def work(worker: Worker) -> None:
        delete(worker)
        worker.progressed.emit(0.5)
        went_on.append(worker)

    Worker(work).run()
    assert not went_on


@pytest.mark.parametrize("start", [Worker.start, Worker.start_apart])
def test_a_worker_nobody_holds_is_taken_apart_on_the_windows_thread(
    qtbot: QtBot, start: Callable[[Worker], object]
) -> None:
    """However late the other thread comes back from telling its end: Qt may still be handing that over."""
    threads: list[Thread] = []

    class Late(Worker):
        def run(self) -> None:
            super().run()
            sleep(0.1)

    def begin() -> None:
        worker = Late(lambda _: "done")
        finalize(worker, lambda: threads.append(current_thread()))
        start(worker)

    begin()
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [main_thread()]
