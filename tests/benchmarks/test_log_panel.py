"""A long log in the window: showing it, adding a line, searching it."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from companion.board.library import open_board
from companion.games import systems_on
from companion.play.memory_store import MemoryStore
from companion.play.session import Session
from companion.play.system import Start
from ui import operations
from ui.panels.log_model import LogModel
from ui.preferences import Preferences
from ui.session_bridge import SessionBridge

ENTRIES = 5000


@pytest.fixture(scope="module")
def bridge(qapp: QApplication) -> Iterator[SessionBridge]:
    """A bridge with a session of 5,000 entries."""
    board = open_board("elst")
    bridge = SessionBridge(board, Preferences(language="en"))
    session = Session.create(systems_on(board)("elst"), MemoryStore(), Start(scenario="initial"))
    while len(session.journal.entries) < ENTRIES:
        session.set_facts({"clock/moment/turn": 1 + len(session.journal.entries) % 8}, note="as on the table")
    operations.take_session(bridge, session)
    yield bridge
    session.close()


def test_read_a_long_log(benchmark: BenchmarkFixture, bridge: SessionBridge) -> None:
    """At most 200 ms."""
    model = LogModel(bridge)
    benchmark.pedantic(model.reload, rounds=5)
    assert model.rowCount() >= ENTRIES - 2


def test_add_a_line_to_a_long_log(benchmark: BenchmarkFixture, bridge: SessionBridge) -> None:
    """At most 10 ms, the act itself left out."""
    model = LogModel(bridge)
    model.reload()
    before = model.rowCount()

    def act() -> None:
        bridge.session.set_facts({"clock/moment/turn": 3})

    benchmark.pedantic(model.catch_up, setup=act, rounds=20)
    assert model.rowCount() == before + 20


def test_search_a_long_log(benchmark: BenchmarkFixture, bridge: SessionBridge) -> None:
    """At most 100 ms once the words are made."""
    model = LogModel(bridge)
    model.reload()
    model.search("turn")
    benchmark.pedantic(model.search, args=("table note",), rounds=5)
    assert model.rowCount() >= ENTRIES - 100
