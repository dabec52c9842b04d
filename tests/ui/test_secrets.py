"""What a faction keeps secret is nowhere in the window while the faction is locked."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from companion.kit.system import Players, Start
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.text import STRICT_VARIABLE
from tests.session.tiny_game import TinyGame, WritePlan
from ui import operations
from ui.panels.log_model import ACTION
from ui.panels.log_panel import LogPanel
from ui.session.bridge import SessionBridge

SEALED = "Done in secret"


@pytest.fixture
def race(bridge: SessionBridge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[SessionBridge]:
    """Two players at the made-up game; red is open and has written its plan."""
    monkeypatch.delenv(STRICT_VARIABLE)  # the made-up game has no texts: its keys stand for them
    store = SqliteStore.create(tmp_path / "race.wargame")
    start = Start(scenario="regatta", players=Players.TWO, options={"pile": "physical"})
    operations.take_session(bridge, Session.create(TinyGame(), store, start), tmp_path / "race.wargame")
    operations.unlock(bridge, "red")
    operations.execute(bridge, WritePlan(plan="dash", faction="red"))
    yield bridge
    operations.close_quietly(bridge)


@pytest.fixture
def panel(race: SessionBridge, qtbot: QtBot) -> LogPanel:
    panel = LogPanel(race)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def actions(panel: LogPanel) -> list[str]:
    return [panel.model.data(panel.model.index(row, ACTION)) for row in range(panel.model.rowCount())]


def test_the_log_closes_what_is_locked_and_opens_it_again(panel: LogPanel) -> None:
    assert "do-write-plan" in actions(panel)
    operations.lock_all(panel.bridge)
    assert "do-write-plan" not in actions(panel)
    assert SEALED in actions(panel)
    operations.unlock(panel.bridge, "red")
    assert "do-write-plan" in actions(panel)


def test_a_log_out_of_sight_forgets_at_once(panel: LogPanel) -> None:
    panel.hide()
    operations.lock_all(panel.bridge)
    assert actions(panel) == []
    panel.show()
    assert SEALED in actions(panel)


def test_the_name_of_a_locked_act_is_not_in_undo(race: SessionBridge) -> None:
    assert operations.undo_label(race).key == "do-write-plan"
    operations.unlock(race, "blue")
    assert operations.undo_label(race).key == "entry-sealed"


def test_table_mode_shows_no_secrets(race: SessionBridge) -> None:
    operations.toggle_table_mode(race)
    assert not race.session.secrecy.is_open("red")


def test_an_exported_log_tells_only_what_may_be_seen(race: SessionBridge, tmp_path: Path) -> None:
    operations.lock_all(race)
    for suffix in (".txt", ".csv", ".html"):
        operations.export_log(race, tmp_path / f"log{suffix}")
        text = (tmp_path / f"log{suffix}").read_text(encoding="utf-8")
        assert SEALED in text
        assert "write-plan" not in text


def test_facts_of_a_locked_faction_are_not_offered(race: SessionBridge, qtbot: QtBot) -> None:
    from ui.pages.facts_page import FactsPage

    page = FactsPage(race)
    qtbot.addWidget(page)
    page.show()
    assert "luck" in page.editors
    operations.lock_all(race)
    assert "luck" not in page.editors
    assert not any(
        "luck" in widget.text()
        for kind in (QLabel, QLineEdit)
        for widget in page.findChildren(kind)
        if widget.isVisible()
    )
