"""The tracker: turn and phase, what the rules ask, the ways on."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.games.elst.procedures.refit.commands import FinishScenario
from companion.kit.system import Players
from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.panels.tracker import TrackerPanel
from ui.session.bridge import SessionBridge
from ui.shell.main_window import MainWindow


@pytest.fixture
def panel(bridge: SessionBridge, qtbot: QtBot) -> TrackerPanel:
    """A tracker without a session."""
    panel = TrackerPanel(bridge)
    qtbot.addWidget(panel)
    panel.show()
    return panel


def texts(panel: TrackerPanel) -> list[str]:
    QApplication.processEvents()
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def buttons(panel: TrackerPanel) -> dict[str, QPushButton]:
    QApplication.processEvents()
    return {one.text(): one for one in panel.findChildren(QPushButton) if one.isVisible()}


def test_the_refit_phase_is_opened_from_the_tracker(panel: TrackerPanel, qtbot: QtBot) -> None:
    begin(panel.bridge)
    assert operations.execute(panel.bridge, FinishScenario())
    with qtbot.waitSignal(panel.action_wanted) as wanted:
        buttons(panel)["Refit Phase"].click()
    assert wanted.args == ["procedure"]


def test_the_current_phase_is_lit_and_moves_on(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    assert lit(panel)[0] == "Rally (RPh)"
    operations.go_on(panel.bridge)
    assert lit(panel)[0] == "Prep Fire (PFPh)"
    buttons(panel)["Back a phase"].click()
    assert lit(panel)[0] == "Rally (RPh)"


@pytest.mark.long
def test_the_words_of_the_current_phase_alone_stand_in_from_its_edges(shared: SharedWindow) -> None:
    window = shared.on("elst")
    begin(window.bridge)
    window.show_map()
    window.docks.bring("tracker")
    before = within(window, "Prep Fire (PFPh)")
    operations.go_on(window.bridge)
    assert within(window, "Rally (RPh)") == before == 0
    assert within(window, "Prep Fire (PFPh)") > 0


def within(window: MainWindow, phase: str) -> int:
    """How far in the words of a phase begin, in pixels."""
    settle()
    return next(one for one in window.findChildren(QLabel) if one.text() == phase).contentsRect().left()


def lit(panel: TrackerPanel) -> list[str]:
    """What the sequence of play is at."""
    return [one.text() for one in panel.findChildren(QLabel, "here") if one.isVisible()]


def test_turn_and_phase_stand_in_the_strip_and_are_not_said_twice(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    assert not any("Turn 1" in one for one in texts(panel))


def test_what_leads_on_stands_in_the_strip_alone(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    assert "Next phase" not in buttons(panel)


def test_facts_are_set_from_here(panel: TrackerPanel, qtbot: QtBot) -> None:
    begin(panel.bridge)
    with qtbot.waitSignal(panel.action_wanted) as wanted:
        buttons(panel)["Set directly"].click()
    assert wanted.args == ["set-facts"]


def test_handing_over_is_offered_only_where_secrets_are_kept(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    assert "Hand over" not in buttons(panel)
    operations.close_session(panel.bridge)
    begin(panel.bridge, Players.TWO)
    assert "Hand over" in buttons(panel)


def test_without_a_session_it_offers_to_begin_one(panel: TrackerPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.action_wanted) as wanted:
        buttons(panel)["New session"].click()
    assert wanted.args == ["new-session"]


def test_it_speaks_the_other_language_at_once(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    operations.set_language(panel.bridge, "ja")
    assert lit(panel)[0] == "回復（RPh）"
    assert "直接設定" in " ".join(buttons(panel))


def test_behind_a_scenarios_end_the_refit_phase_stands_first(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    assert operations.set_facts(panel.bridge, {"clock/is_over": True})
    shown = buttons(panel)
    top = min(shown.values(), key=lambda one: one.mapTo(panel, one.rect().topLeft()).y())
    assert top is shown["Refit Phase"]


def test_the_other_language_is_told_by_what_told_this_one(panel: TrackerPanel) -> None:
    """Nothing is made anew for other words: steps, boxes and buttons stay."""
    begin(panel.bridge)
    before = _standing(panel)
    words = [one.text() for one in before]
    operations.set_language(panel.bridge, "ja")
    assert _standing(panel) == before
    alike = [old for one, old in zip(before, words, strict=True) if one.text() == old]
    assert not any(map(str.isalpha, "".join(alike)))
    operations.set_language(panel.bridge, "en")
    assert [one.text() for one in _standing(panel)] == words


def _standing(panel: TrackerPanel) -> list[QLabel | QAbstractButton]:
    settle()
    return [*panel.findChildren(QLabel), *panel.findChildren(QAbstractButton)]


def _lit_box(panel: TrackerPanel) -> QLabel:
    settle()
    [box] = [one for one in panel.findChildren(QLabel) if one.objectName() == "box-lit" and one.isVisible()]
    return box


def test_what_tells_the_same_stays_as_it_is(panel: TrackerPanel) -> None:
    """The track of turns while the phases go by."""
    begin(panel.bridge)
    box = _lit_box(panel)
    operations.go_on(panel.bridge)
    assert _lit_box(panel) is box
    assert operations.set_facts(panel.bridge, {"clock/moment/turn": 3})
    assert _lit_box(panel) is not box


@pytest.mark.long
def test_a_button_stays_while_it_does_the_same_but_gives_the_keyboard_back(panel: TrackerPanel) -> None:
    begin(panel.bridge)
    button = buttons(panel)["Set directly"]
    operations.go_on(panel.bridge)
    assert buttons(panel)["Set directly"] is button
    panel.activateWindow()
    button.setFocus()
    operations.go_on(panel.bridge)
    assert buttons(panel)["Set directly"] is not button
    assert not button.hasFocus()
