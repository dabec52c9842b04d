"""Qt objects that Python has lost sight of go on the window's thread, whatever other threads do."""

import gc
import threading
import weakref

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ui.shell.collector import Collector

_ENOUGH = 50_000  # allocations after which Python would have collected


class Ring(QWidget):
    """Holds itself, as a widget does by a closure on itself."""

    def __init__(self) -> None:
        super().__init__()
        self.me = self


@pytest.fixture
def collector(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Collector:
    monkeypatch.setattr("ui.shell.collector._EVERY_MS", 50)
    gc.collect()
    collector = Collector()
    collector.start()
    yield collector
    collector.stop()


@pytest.mark.long
def test_a_lost_widget_is_not_destroyed_by_a_worker(collector: Collector, qtbot: QtBot) -> None:
    threads: list[int] = []
    kept: list[list[int]] = []
    weakref.finalize(Ring(), lambda: threads.append(threading.get_ident()))
    QThreadPool.globalInstance().start(lambda: kept.extend([number] for number in range(_ENOUGH)))
    QThreadPool.globalInstance().waitForDone()
    assert threads == []
    qtbot.waitUntil(lambda: bool(threads))
    assert threads == [threading.get_ident()]
