"""A long log in the window: showing it, adding a line, a page further up, searching it, its file."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication
from pytest_benchmark.fixture import BenchmarkFixture

from companion.board.library import open_board
from companion.kit.system import Start
from companion.known_games import systems_with
from companion.session.session import Session
from companion.session.store import SqliteStore
from ui import operations
from ui.look.preferences import Preferences
from ui.panels.log_panel import LogPanel
from ui.session.bridge import SessionBridge
from ui.session.reports import log_file_text

ENTRIES = 50_000


@pytest.fixture(scope="module")
def bridge(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SessionBridge]:
    """A bridge with a session of 50,000 entries."""
    board = open_board("elst")
    bridge, systems = SessionBridge(board, Preferences(language="en")), systems_with(board)
    path = tmp_path_factory.mktemp("long") / "campaign.wargame"
    session = Session.create(systems("elst"), SqliteStore.create(path), Start(scenario="initial"))
    session.set_facts({"clock/moment/turn": 2}, note="the first of all")
    session.set_facts({"clock/moment/turn": 3}, note="as on the table")
    *_, last = session.store.read()
    again = (replace(last, seq=seq, act=f"{seq:024x}") for seq in range(last.seq + 1, ENTRIES + 1))
    session.store.append(list(again))
    session.close()
    operations.take_session(bridge, Session.open(SqliteStore.open(path), systems))
    yield bridge
    bridge.session.close()


@pytest.fixture
def panel(bridge: SessionBridge) -> Iterator[LogPanel]:
    """The log, shown."""
    panel = LogPanel(bridge)
    panel.resize(900, 300)
    panel.show()
    yield panel
    panel.close()
    panel.deleteLater()


def test_show_a_long_log(benchmark: BenchmarkFixture, bridge: SessionBridge) -> None:
    """At most 200 ms."""
    panels: list[LogPanel] = []

    def show() -> None:
        panels.append(LogPanel(bridge))
        panels[-1].resize(900, 300)
        panels[-1].show()
        panels[-1].grab()

    benchmark.pedantic(show, rounds=5)
    for panel in panels:
        assert 100 < panel.model.rowCount() < 1000
        panel.deleteLater()


def test_add_a_line_to_a_long_log(benchmark: BenchmarkFixture, panel: LogPanel) -> None:
    """At most 10 ms, the act itself left out."""
    before = panel.model.rowCount()

    def act() -> None:
        panel.bridge.session.set_facts({"clock/moment/turn": 3})

    benchmark.pedantic(panel.model.catch_up, setup=act, rounds=20)
    assert panel.model.rowCount() == before + 20


def test_note_on_a_line_of_a_long_log(benchmark: BenchmarkFixture, panel: LogPanel) -> None:
    """At most 10 ms, the note itself left out."""
    before = panel.model.rowCount()

    def note() -> None:
        panel.bridge.session.note(ENTRIES - 9, "so")

    benchmark.pedantic(panel.model.catch_up, setup=note, rounds=20)
    assert panel.model.rowCount() == before


def test_scroll_a_page_further_up(benchmark: BenchmarkFixture, panel: LogPanel) -> None:
    """At most 100 ms."""
    before = panel.model.rowCount()
    benchmark.pedantic(panel.model.read_above, rounds=10)
    assert panel.model.rowCount() > before + 2500


def test_jump_to_the_first_line(benchmark: BenchmarkFixture, panel: LogPanel) -> None:
    """As showing it."""
    benchmark.pedantic(panel.choose, args=(2,), setup=panel.model.reload, rounds=5)
    assert panel.chosen == 2


def test_search_a_slice_of_a_long_log(benchmark: BenchmarkFixture, panel: LogPanel) -> None:
    """At most 50 ms: so long the window waits."""
    panel.search.setText("first of all")
    benchmark.pedantic(panel.model._look_back, rounds=100)
    assert panel.model.is_looking


def test_write_a_long_log(benchmark: BenchmarkFixture, bridge: SessionBridge) -> None:
    """As a page to print."""
    page = benchmark.pedantic(log_file_text, args=(bridge, bridge.session, ".html"), rounds=1)
    assert page.count("<tr") >= ENTRIES - 2
