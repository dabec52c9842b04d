"""The log of a session: what it shows, finds, marks, and takes back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication
from pytestqt.qtbot import QtBot

from companion.board.model import Board
from companion.chance.answers import RollAnswer
from companion.games.elst.procedures.clock import NextPhase
from companion.kit.system import Start
from companion.known_games import systems_with
from companion.session.session import Session
from companion.session.store import Record
from companion.session.stores.memory import MemoryStore
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import Position
from tests.ui.session_table import END_OF_TURN_5, begin
from ui import operations
from ui.panels.log_model import ACTION, BOOKMARK, NOTE
from ui.panels.log_panel import LogPanel
from ui.session.bridge import SessionBridge


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


def test_at_its_first_height_three_lines_are_whole(panel: LogPanel) -> None:
    """The headings would take the place of one of them; a panel drawn higher has them."""
    assert panel.table.horizontalHeader().isVisible()
    panel.resize(900, 177)
    row = panel.table.verticalHeader().defaultSectionSize()
    assert panel.table.viewport().height() >= 3 * row
    assert not panel.table.horizontalHeader().isVisible()


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


# ---- a long log ----

LONG = 1000
SPECIAL = 20  # an entry far up with words of its own


@pytest.fixture(scope="module")
def records(elst: Board) -> list[Record]:
    """A session in which the same was set again and again; one entry far up is another."""
    session = Session.create(systems_with(elst)("elst"), MemoryStore(), Start(scenario="initial"))
    session.set_facts({"clock/moment/turn": 2}, note="a word of its own")
    session.set_facts({"clock/moment/turn": 3}, note="as on the table")
    first, *_, special, usual = session.store.read()
    return [
        first,
        *(
            replace(special if seq == SPECIAL else usual, seq=seq, act=f"{seq:024x}")
            for seq in range(2, LONG + 1)
        ),
    ]


@pytest.fixture
def long_log(bridge: SessionBridge, elst: Board, records: list[Record], qtbot: QtBot) -> LogPanel:
    """The log of a session of a thousand entries, on the screen."""
    operations.take_session(bridge, Session.open(MemoryStore(records), systems_with(elst)))
    panel = LogPanel(bridge)
    qtbot.addWidget(panel)
    panel.resize(900, 300)
    panel.show()
    qtbot.waitExposed(panel)
    return panel


def seqs(panel: LogPanel) -> list[int]:
    return [panel.model.line(row).seq for row in range(panel.model.rowCount())]


def at_the_top(panel: LogPanel) -> tuple[int, int]:
    """The first line in sight and where it stands."""
    row = panel.table.rowAt(0)
    return panel.model.line(row).seq, panel.table.rowViewportPosition(row)


def turn_wheel(panel: LogPanel, notches: int) -> None:
    viewport = panel.table.viewport()
    middle, turned = QPointF(viewport.rect().center()), QPoint(0, notches * 120)
    none = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(middle, viewport.mapToGlobal(middle), QPoint(), turned, *none, False)
    QApplication.sendEvent(viewport, event)


@pytest.mark.long
@pytest.mark.parametrize("mode", QAbstractItemView.ScrollMode)
def test_a_page_further_up_comes_in_above_what_is_in_sight(
    long_log: LogPanel, qtbot: QtBot, mode: QAbstractItemView.ScrollMode
) -> None:
    long_log.table.setVerticalScrollMode(mode)
    newest = long_log.bridge.session.journal.next_seq - 1
    page = seqs(long_log)
    assert page[-1] == newest
    assert len(page) < LONG / 2
    long_log.table.verticalScrollBar().setValue(1)
    turn_wheel(long_log, 1)
    before = at_the_top(long_log)
    assert before == (page[0], 0)
    qtbot.waitUntil(lambda: len(seqs(long_log)) > len(page))
    assert at_the_top(long_log) == before
    assert seqs(long_log) == list(range(seqs(long_log)[0], newest + 1))
    turn_wheel(long_log, 1)
    assert at_the_top(long_log)[0] < page[0]


@pytest.mark.long
def test_the_slider_held_at_the_top_brings_more_only_when_it_is_let_go(
    long_log: LogPanel, qtbot: QtBot
) -> None:
    bar, before = long_log.table.verticalScrollBar(), len(seqs(long_log))
    bar.setSliderDown(True)
    bar.setSliderPosition(0)
    qtbot.wait(20)
    assert len(seqs(long_log)) == before
    bar.setSliderDown(False)
    qtbot.waitUntil(lambda: len(seqs(long_log)) > before)


@pytest.mark.long
def test_the_keys_go_to_the_first_line_and_to_the_newest(long_log: LogPanel, qtbot: QtBot) -> None:
    newest = seqs(long_log)[-1]
    long_log.activateWindow()
    long_log.table.setFocus()
    qtbot.waitUntil(long_log.table.hasFocus)
    qtbot.keyClick(long_log.table, Qt.Key.Key_Home, Qt.KeyboardModifier.ControlModifier)
    assert long_log.chosen == 1
    qtbot.keyClick(long_log.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    assert (long_log.chosen, seqs(long_log)[-1]) == (newest, newest)


@pytest.mark.long
def test_from_a_line_far_up_the_log_goes_on_downwards(long_log: LogPanel, qtbot: QtBot) -> None:
    newest = seqs(long_log)[-1]
    long_log.choose(SPECIAL)
    assert long_log.chosen == SPECIAL
    assert len(seqs(long_log)) < LONG / 2
    operations.set_facts(long_log.bridge, {"clock/moment/turn": 4})
    assert long_log.chosen == SPECIAL
    bar = long_log.table.verticalScrollBar()

    def is_at_newest() -> bool:
        bar.setValue(bar.maximum())
        return seqs(long_log)[-1] == newest + 1

    qtbot.waitUntil(is_at_newest)
    assert seqs(long_log) == list(range(1, newest + 2))


@pytest.mark.long
def test_a_search_looks_through_the_whole_log_and_says_how_far_back(long_log: LogPanel, qtbot: QtBot) -> None:
    qtbot.keyClicks(long_log.search, "own")
    assert seqs(long_log) == []
    assert "looking further: back to No. 9" in long_log.looked.accessibleName()
    qtbot.keyClicks(long_log.search, " word")
    qtbot.waitUntil(lambda: seqs(long_log) == [SPECIAL])
    qtbot.waitUntil(lambda: long_log.looked.accessibleName() == "1 found in the whole log")


def test_a_search_that_finds_much_rests_until_one_scrolls_up(long_log: LogPanel, qtbot: QtBot) -> None:
    long_log.search.setText("table")
    qtbot.waitUntil(lambda: "scroll up for more" in long_log.looked.accessibleName())
    found = len(seqs(long_log))
    assert found < LONG / 2
    long_log.table.verticalScrollBar().setValue(0)
    qtbot.waitUntil(lambda: len(seqs(long_log)) > found)


def test_escape_ends_a_search(long_log: LogPanel, qtbot: QtBot) -> None:
    page = seqs(long_log)
    qtbot.keyClicks(long_log.search, "nothing of the kind")
    assert long_log.model.is_looking
    qtbot.keyClick(long_log.search, Qt.Key.Key_Escape)
    assert not long_log.model.is_looking
    assert (long_log.search.text(), seqs(long_log)) == ("", page)
    assert not long_log.looked.isVisible()


@pytest.mark.long
def test_a_bookmark_far_up_is_found(long_log: LogPanel, qtbot: QtBot) -> None:
    operations.set_bookmark(long_log.bridge, SPECIAL, True)
    operations.set_bookmark(long_log.bridge, LONG - 5, True)
    long_log.only_bookmarks.click()
    qtbot.waitUntil(lambda: seqs(long_log) == [SPECIAL, LONG - 5])


@pytest.mark.long
def test_a_found_line_is_shown_among_the_others_however_far_up(long_log: LogPanel, qtbot: QtBot) -> None:
    long_log.search.setText("own")
    qtbot.waitUntil(lambda: seqs(long_log) == [SPECIAL])
    long_log.table.selectRow(0)
    long_log.buttons["jump"].click()
    assert long_log.chosen == SPECIAL
    assert SPECIAL + 1 in seqs(long_log)


@pytest.mark.long
def test_only_the_lines_that_an_act_alters_are_shown_anew(long_log: LogPanel) -> None:
    resets, altered = [], []
    model, at = long_log.model, long_log.table.verticalScrollBar().value()
    model.modelReset.connect(lambda: resets.append(None))
    model.dataChanged.connect(lambda first, last: altered.append((first.row(), last.row())))
    row = model.row_of(LONG - 100)
    operations.write_note(long_log.bridge, LONG - 100, "thick")
    operations.set_bookmark(long_log.bridge, LONG - 100, True)
    operations.undo_to(long_log.bridge, LONG - 1)
    undone = [model.row_of(LONG - 1), model.row_of(LONG)]
    assert (resets, altered) == ([], [(row, row), (row, row), *((k, k) for k in undone)])
    assert [model.line(k).is_undone for k in (undone[0] - 1, *undone)] == [False, True, True]
    assert long_log.table.verticalScrollBar().value() >= at


@pytest.mark.long
def test_a_search_is_not_carried_over_into_another_session(
    long_log: LogPanel, elst: Board, records: list[Record]
) -> None:
    long_log.only_bookmarks.click()
    long_log.search.setText("own")
    other = Session.open(MemoryStore(records[:30]), systems_with(elst))
    operations.take_session(long_log.bridge, other)
    assert (long_log.search.text(), long_log.only_bookmarks.isChecked()) == ("", False)
    assert seqs(long_log)[:30] == list(range(1, 31))
