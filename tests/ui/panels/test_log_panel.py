"""The log of a session: what it shows, finds, marks, and takes back."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.sight.result import Position
from companion.systems.elst.clock import NextPhase
from tests.ui.session_table import END_OF_TURN_5, begin
from ui import operations
from ui.marker_kinds import MarkerKind
from ui.panels.log_model import ACTION, BOOKMARK, NOTE
from ui.panels.log_panel import LogPanel
from ui.session_bridge import SessionBridge


@pytest.fixture
def panel(bridge: SessionBridge, qtbot: QtBot, at) -> LogPanel:
    """The log of a session with a phase, a marker and a check of sight."""
    begin(bridge)
    panel = LogPanel(bridge)
    qtbot.addWidget(panel)
    panel.resize(900, 300)
    panel.show()
    operations.execute(bridge, NextPhase())
    operations.toggle_marker(bridge, at("NN10"), MarkerKind.SMOKE)
    operations.check_sight(bridge, Position(at("NN8")), Position(at("SS12")))
    return panel


def actions(panel: LogPanel) -> list[str]:
    model = panel.model
    return [model.data(model.index(row, ACTION)) for row in range(model.rowCount())]


def choose(panel: LogPanel, words: str) -> int:
    row = next(row for row, text in enumerate(actions(panel)) if words in text)
    panel.table.selectRow(row)
    return row


def test_each_line_says_what_was_done_and_what_came_of_it(panel: LogPanel) -> None:
    assert "Next phase: Turn 1, British Prep Fire Phase (PFPh)" in actions(panel)
    assert "Smoke in NN10" in actions(panel)
    assert "Line of sight NN8, SS12: blocked" in actions(panel)


def test_new_acts_are_added_and_undone_ones_struck_through(panel: LogPanel) -> None:
    resets: list[None] = []
    panel.model.modelReset.connect(lambda: resets.append(None))
    before = len(actions(panel))
    operations.execute(panel.bridge, NextPhase())
    assert (len(actions(panel)), resets) == (before + 1, [])
    operations.undo(panel.bridge)
    row = next(row for row, text in enumerate(actions(panel)) if "Movement Phase" in text)
    assert panel.model.data(panel.model.index(row, ACTION), Qt.ItemDataRole.FontRole).strikeOut()
    kept = panel.model.index(0, ACTION)
    assert panel.model.data(kept, Qt.ItemDataRole.FontRole) is None


def test_search_finds_every_word_in_any_order(panel: LogPanel) -> None:
    panel.search.setText("ss12 sight")
    assert actions(panel) == ["Line of sight NN8, SS12: blocked"]
    panel.search.setText("nothing of the kind")
    assert actions(panel) == []


def test_what_is_done_while_searching_shows_only_when_it_fits(panel: LogPanel, at) -> None:
    panel.search.setText("smoke")
    operations.execute(panel.bridge, NextPhase())
    operations.toggle_marker(panel.bridge, at("KK9"), MarkerKind.SMOKE)
    assert actions(panel) == ["Smoke in NN10", "Smoke in KK9"]


def test_a_bookmark_is_put_on_found_and_taken_off(panel: LogPanel, qtbot: QtBot) -> None:
    row = choose(panel, "Smoke in NN10")
    panel.buttons["bookmark"].click()
    assert panel.model.data(panel.model.index(row, BOOKMARK), Qt.ItemDataRole.DecorationRole)
    panel.only_bookmarks.click()
    assert actions(panel) == ["Smoke in NN10"]
    panel.table.selectRow(0)
    panel.buttons["bookmark"].click()
    assert actions(panel) == []


def test_a_note_is_written_changed_and_taken_off(panel: LogPanel) -> None:
    row = choose(panel, "Smoke in NN10")
    for text in ("thick", "thin", ""):
        panel.model.setData(panel.model.index(row, NOTE), text)
        assert panel.model.data(panel.model.index(row, NOTE)) == text


def test_undo_to_here_takes_back_the_line_and_all_after_it(panel: LogPanel) -> None:
    choose(panel, "Next phase")
    panel.buttons["undo"].click()
    assert not panel.bridge.markers
    assert "Undone: Next phase, Smoke in NN10" in actions(panel)[-1] or "Undone" in actions(panel)[-1]


def test_buttons_wait_for_a_line_that_they_can_work_on(panel: LogPanel) -> None:
    panel.table.clearSelection()
    panel.table.setCurrentIndex(panel.model.index(-1, 0))
    assert not any(button.isEnabled() for button in panel.buttons.values())
    choose(panel, "Line of sight")
    assert not panel.buttons["undo"].isEnabled()
    assert not panel.buttons["correct"].isEnabled()
    choose(panel, "Smoke in NN10")
    assert panel.buttons["undo"].isEnabled()


def test_jumping_shows_the_hexes_of_a_line_on_the_map(panel: LogPanel, qtbot: QtBot, at) -> None:
    choose(panel, "Line of sight")
    with qtbot.waitSignal(panel.hexes_highlighted) as lit:
        panel.buttons["jump"].click()
    assert lit.args == [(at("NN8"), at("SS12"))]


def test_jumping_from_a_search_shows_the_line_among_the_others(panel: LogPanel) -> None:
    panel.search.setText("smoke")
    choose(panel, "Smoke in NN10")
    seq = panel.chosen
    panel.buttons["jump"].click()
    assert panel.search.text() == ""
    assert panel.chosen == seq
    assert len(actions(panel)) > 1


def test_an_answer_can_be_sent_to_correction(panel: LogPanel, qtbot: QtBot) -> None:
    bridge = panel.bridge
    operations.set_facts(bridge, END_OF_TURN_5)
    operations.execute(bridge, NextPhase())
    seq = bridge.session.journal.next_seq
    operations.answer_request(bridge, bridge.session.state.waiting[0].id, RollAnswer.physical(4))
    panel.choose(seq)
    with qtbot.waitSignal(panel.correction_wanted) as wanted:
        panel.buttons["correct"].click()
    assert wanted.args == [seq]


def test_the_log_speaks_the_other_language_at_once(panel: LogPanel) -> None:
    operations.set_language(panel.bridge, "ja")
    assert "視線 NN8、SS12：遮断" in actions(panel)
    assert panel.search.placeholderText() == panel.bridge.text("log-search")


def test_without_a_session_it_says_so(bridge: SessionBridge, qtbot: QtBot) -> None:
    panel = LogPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    assert not panel.table.isVisible()
    assert not panel.export.isEnabled()
