"""Where the Now strip lies, how wide its way on is, and what its key does."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from companion.kit.now import Now
from tests.ui.artillery_table import Table
from tests.ui.hand.walk import Walked, lies_bare
from tests.ui.running import settle
from ui.panels.forces import ForcesPanel
from ui.shell.main_window import MainWindow
from ui.widgets.stepper import Stepper

BOTH = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.mark.long
def test_it_lies_bare_in_one_height_whatever_comes(walked: Walked) -> None:
    assert walked.covered == []
    assert walked.heights == {48}


@pytest.mark.long
def test_it_has_two_rows_where_one_cannot_hold_it(window: MainWindow, table: Table) -> None:
    window.resize(900, 700)
    settle()
    assert window.now_strip.height() == 96
    assert lies_bare(window)


def test_its_end_is_as_wide_as_the_longest_that_the_game_may_say_there(
    window: MainWindow, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that nothing moves as a scenario gives way to the Refit Phase."""
    session, strip = window.bridge.in_play, window.now_strip
    plain, before = session.system.now, QRect(strip.onward.geometry())
    labels = [*session.system.ways_on]
    assert len({window.bridge.reason_text(label) for label in labels}) > 2

    def now(state: object) -> Now:
        found = plain(state)
        assert found.onward is not None
        return replace(found, onward=replace(found.onward, label=labels[0]))

    monkeypatch.setattr(session.system, "now", now)
    while labels:
        table.set(contact_number=2 + len(labels))  # so that it is looked at anew
        settle()
        assert strip.onward.text() == window.bridge.reason_text(labels.pop(0))
        assert strip.onward.geometry() == before
        if labels == []:
            monkeypatch.undo()


def test_who_acts_is_named_where_the_phase_does_not_say_so(window: MainWindow, table: Table) -> None:
    """The fire of who is not phasing; and no side twice."""
    acting = window.now_strip.acting
    table.go_to("german", "dfph")
    assert acting.text() == "British"
    table.go_to("german", "pfph")
    assert acting.isHidden()


def _phase(window: MainWindow) -> object:
    return window.bridge.in_play.state.game.moment


def _press_its_key(window: MainWindow, field: QWidget) -> bool:
    """Whether it went on by one phase."""
    field.setFocus()
    before = _phase(window)
    QTest.keyClick(field, Qt.Key.Key_Return, BOTH)
    settle()
    return _phase(window) != before


def test_its_key_works_in_any_field_once_that_has_taken_what_is_typed(
    window: MainWindow, table: Table
) -> None:
    window.docks.bring("forces")
    lines = window.docks.panel("forces", ForcesPanel).roster.lines
    QTest.keyClicks(lines, "4-5-7 @ c1")
    assert _press_its_key(window, lines)
    assert lines.toPlainText() == "4-5-7 @ c1"
    lines.clear()
    window.show_start_page()
    window.start_page.calculators.show_one("elst-fire")
    settle()
    number = next(one for one in window.start_page.findChildren(Stepper) if one.isVisible())
    number.line.selectAll()
    QTest.keyClicks(number.line, "3")
    assert number.value != 3
    assert _press_its_key(window, number.line)
    assert number.value == 3


@pytest.mark.long
def test_no_key_that_is_held_goes_on_again(window: MainWindow, table: Table) -> None:
    assert not window.actions_by_id["go-on"].autoRepeat()
    before = _phase(window)
    pad = (Qt.Key.Key_Plus, Qt.KeyboardModifier.KeypadModifier)
    for holder, (key, held) in (
        (window.now_strip.onward, (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)),
        (window.map_view, pad),
    ):
        holder.setFocus()
        again = QKeyEvent(QEvent.Type.KeyPress, key, held, "", autorep=True)
        QApplication.sendEvent(holder, again)
        settle()
        assert _phase(window) == before
