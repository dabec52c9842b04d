"""Faults inside the program: told where they are, kept in the log, and the window lives on."""

import logging
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from companion.games.no_prisoners.game import NoPrisoners
from companion.games.no_prisoners.shown import panels as np_panels
from companion.kit.system import Start
from companion.program_log import log_file
from companion.reason import Reason
from tests.ui.session_table import begin, go_on
from tests.ui.test_boards import turn_to
from ui import operations
from ui.app import Application
from ui.session.files import fresh_file
from ui.shell.main_window import MainWindow
from ui.shell.troubles import TroubleHook
from ui.widgets.trouble_cover import TroubleCover

CRUSADE = "the-last-crusade"
Faults = list[logging.LogRecord]


def _fail(*_: Any) -> NoReturn:
    raise ValueError("a fault of the game")


def _forget(troubles: Faults) -> str:
    """What was logged; the test expected it."""
    said = "\n".join(fault.getMessage() for fault in troubles)
    troubles.clear()
    return said


def _covers(window: MainWindow) -> list[TroubleCover]:
    return [cover for cover in window.findChildren(TroubleCover) if cover.isVisible()]


def _words(window: MainWindow, dock: str) -> str:
    labels = window.docks.panels[dock].findChildren(QLabel)
    return "\n".join(label.text() for label in labels if label.isVisibleTo(window.docks.panels[dock]))


def _begin_crusade(application: Application, qtbot: QtBot) -> tuple[MainWindow, Path]:
    turn_to(application, qtbot, "no_prisoners", CRUSADE)
    window, path = application.window, fresh_file("crusade")
    assert operations.begin_session(window.bridge, path, Start(scenario=CRUSADE))
    window.desk.go_to_map()
    return window, path


@pytest.mark.long
def test_a_player_turn_set_in_the_set_up_can_be_opened_again(application: Application, qtbot: QtBot) -> None:
    window, path = _begin_crusade(application, qtbot)
    moment = {"moment/player_turn": "west-cp", "moment/phase": "movement"}
    assert operations.set_facts(window.bridge, moment)
    window.desk.close()
    go_on(window.bridge, path)
    window.desk.go_to_map()
    assert window.is_dock_shown("tracker")
    assert window.bridge.session.state.game.moment.player_turn == "west-cp"


@pytest.mark.long
def test_pages_and_counters_that_fail_say_so_and_leave_the_rest_alive(
    application: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, troubles: Faults
) -> None:
    window, path = _begin_crusade(application, qtbot)
    window.desk.close()
    with monkeypatch.context() as broken:
        broken.setattr(np_panels, "pools_page", _fail)
        broken.setattr(NoPrisoners, "counters", _fail)
        broken.setattr(NoPrisoners, "overlays", _fail)
        assert go_on(window.bridge, path)
        window.desk.go_to_map()
        window.docks.bring("game")
        window.docks.panels["game"].show_part("np-pools")
        window.map_view.settle()
        assert "This page of the game cannot be made" in _words(window, "game")
        assert "Set-up" in _words(window, "tracker")
        assert "a fault of the game" in _forget(troubles)
        assert window.message_bar.current.reason.key == "trouble"
    assert operations.set_facts(window.bridge, {"tribes_in_cup": 1})
    assert "cannot be made" not in _words(window, "game")


@pytest.mark.long
def test_a_game_whose_panels_all_fail_leaves_a_window_that_can_go_on(
    application: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, troubles: Faults
) -> None:
    window, path = _begin_crusade(application, qtbot)
    window.desk.close()
    with monkeypatch.context() as broken:
        broken.setattr(NoPrisoners, "panels", _fail)
        broken.setattr(NoPrisoners, "facts", _fail)
        assert go_on(window.bridge, path)
        window.desk.go_to_map()
        assert "cannot be made" in _words(window, "tracker")
        window.desk.show("facts")
        [cover] = _covers(window)
        assert "This cannot be shown" in cover.text()
        assert str(log_file()) in cover.text()
        assert not cover.geometry().contains(window.desk.pages["facts"].back.geometry().center())
        _forget(troubles)
    window.desk.pages["facts"].back.click()
    window.desk.show("facts")
    assert not _covers(window)


def test_a_panel_that_cannot_draw_itself_is_covered_by_one_line(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, troubles: Faults
) -> None:
    begin(window.bridge)
    window.desk.go_to_map()
    with monkeypatch.context() as broken:
        broken.setattr(window.docks.panels["tracker"], "refresh", _fail)
        assert operations.set_facts(window.bridge, {"clock/moment/turn": 3})
        [cover] = _covers(window)
        assert cover.parentWidget() is window.docks.panels["tracker"]
        assert "a fault of the game" in _forget(troubles)
    assert operations.set_facts(window.bridge, {"clock/moment/turn": 4})
    assert not _covers(window)


@pytest.mark.long
def test_an_act_that_fails_changes_nothing_and_is_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, troubles: Faults
) -> None:
    begin(window.bridge)
    session = window.bridge.session
    before = session.state
    with monkeypatch.context() as broken:
        broken.setattr(type(session.system), "facts", _fail)
        assert not operations.set_facts(window.bridge, {"clock/moment/turn": 3})
    assert session.state is before
    assert window.message_bar.current.reason.key == "trouble"
    _forget(troubles)


@pytest.mark.long
def test_what_a_game_cannot_veil_is_not_shown(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, troubles: Faults
) -> None:
    begin(window.bridge)
    monkeypatch.setattr(type(window.bridge.in_play.system), "reworded", _fail)
    window.bridge.say(Reason("refit-fact-points", args={"side": "german"}))
    assert window.message_bar.text == "Cannot be shown"
    assert "what is secret" in _forget(troubles)
    monkeypatch.undo()


class _Bell(QObject):
    rung = Signal()


def test_what_nobody_catches_is_told_and_its_traceback_kept(
    window: MainWindow, troubles: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[type[BaseException]] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: heard.append(kind))
    hook = TroubleHook(lambda: window.bridge)
    bell = _Bell()
    bell.rung.connect(_fail)
    bell.rung.emit()
    hook.remove()
    assert heard == [ValueError]
    assert window.message_bar.current.reason.key == "trouble"
    kept = log_file().read_text(encoding="utf-8")
    assert "Traceback" in kept
    assert "in _fail" in kept
    _forget(troubles)
