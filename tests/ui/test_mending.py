"""Setting right what lies back, in the window: a wrong hex, a forgotten act, the last die."""

from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from companion.session.session import Session
from tests.ui.running import settle
from tests.ui.shared_window import SharedWindow
from tests.ui.spanish_table import Player, at_laid_table, lay
from ui import operations
from ui.panels.log_model import ACTION
from ui.panels.log_panel import LogPanel

BATTALION, HQ = "J-R-48-infantry-1", "J-R-48-hq-1"


@cache
def laid() -> Session:
    return lay("jarama", J_R_A_hq_1="3439").session


@pytest.fixture
def player(shared: SharedWindow) -> Player:
    """Two counters set up, the first in a wrong hex; the log open."""
    player = at_laid_table(shared, laid())
    player.put(J_R_48_infantry_1="3633")
    player.put(J_R_48_hq_1="3136")
    player.window.docks.bring("log")
    settle()
    return player


@pytest.fixture
def log(player: Player) -> LogPanel:
    return player.window.docks.panel("log", LogPanel)


def _place(player: Player, id_: str) -> str:
    (counter,) = (one for one in player.counters() if one.id == id_)
    return player.bridge.hex_name(counter.hex) if counter.hex else ""


def _seq(player: Player, back: int = 1) -> int:
    return player.bridge.session.journal.acts[-back].seqs[0]


def _double_click(log: LogPanel, seq: int) -> None:
    log.choose(seq)
    index = log.model.index(log.model.row_of(seq), ACTION)
    log.table.doubleClicked.emit(index)
    settle()


def _strip_button(player: Player, words: str) -> QPushButton:
    found = player.window.now_strip.findChildren(QPushButton)
    return next(one for one in found if one.text() == words and one.isVisible())


@pytest.mark.long
def test_a_wrong_hex_is_set_right_at_its_own_moment(player: Player, log: LogPanel) -> None:
    """Two taps on its line, then the right hex: what followed stays, one undo gives back all."""
    before, acts = player.bridge.session.state, len(player.bridge.session.journal.acts)
    _double_click(log, _seq(player, 2))
    assert _place(player, HQ) == ""
    assert player.window.now_strip.due.text() == f"Back before entry {_seq_of_past(player)}"
    player.put(J_R_48_infantry_1="3533")
    assert player.bridge.session.mending.past is None
    assert (_place(player, BATTALION), _place(player, HQ)) == ("3533", "3136")
    assert len(player.bridge.session.journal.acts) == acts
    assert player.window.message_bar.current.reason.key == "correction-kept"
    operations.undo(player.bridge)
    assert player.bridge.session.state == before


def _seq_of_past(player: Player) -> int:
    past = player.bridge.session.mending.past
    assert past is not None
    return past.seq


def test_something_forgotten_is_done_in_its_place(player: Player, log: LogPanel) -> None:
    log.choose(_seq(player))
    log.buttons["insert"].click()
    settle()
    assert _place(player, HQ) == ""
    player.put(J_R_A_hq_1="3440")
    assert player.bridge.session.mending.past is not None
    _strip_button(player, "Go on from here").click()
    assert (_place(player, "J-R-A-hq-1"), _place(player, HQ)) == ("3440", "3136")
    assert player.bridge.session.mending.past is None


@pytest.mark.long
def test_what_falls_is_told_before_it_does(player: Player, log: LogPanel) -> None:
    """The phase had begun before: it does not begin a second time, and its die goes to the first."""
    player.press("Next phase")
    player.roll(6)
    after = player.bridge.session.state.game
    player.window.docks.bring("log")
    settle()
    log.choose(_seq(player, 2))
    log.buttons["insert"].click()
    player.press("Next phase")
    before = player.bridge.session.state
    player.run("come-forward")
    asked = player.window.message_bar.current
    assert asked.reason.key == "correction-drops"
    assert asked.reason.args["dropped"] == 1
    assert asked.reason.args["acts"].endswith("Next phase: Turn 1, weather")
    assert player.bridge.session.state == before
    player.window.message_bar.confirm()
    assert player.bridge.session.mending.past is None
    assert player.bridge.session.state.game == after


def test_an_earlier_moment_is_left_as_it_was(player: Player, log: LogPanel) -> None:
    before = player.bridge.session.state, log.model.rowCount()
    for leave in ("leave-past", "undo"):
        log.choose(_seq(player))
        log.buttons["insert"].click()
        assert not log.buttons["insert"].isEnabled()
        player.run(leave)
        settle()
        assert (player.bridge.session.state, log.model.rowCount()) == before


@pytest.mark.long
def test_the_keyboard_is_back_in_the_log_after_a_wrong_die(player: Player, log: LogPanel) -> None:
    player.press("Next phase")
    player.answer_all()
    player.window.docks.bring("log")
    settle()
    die = _seq(player)
    log.choose(die)
    log.table.setFocus()
    settle()
    scrolled = log.table.verticalScrollBar().value()
    QTest.keyClick(log.table, Qt.Key.Key_Return)
    assert player.window.docks.prompt.is_asking
    player.window.docks.prompt.pad.answered.emit(
        player.bridge.session.journal.acts[-1].bodies[0].command.answer
    )
    settle()
    assert QApplication.focusWidget() is log.table
    assert log.table.verticalScrollBar().value() >= scrolled
