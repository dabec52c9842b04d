"""Handing over by the keyboard alone, and what a pass phrase is told to be worth."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from companion.kit.system import Players, Start
from companion.session.session import Session
from companion.session.store import SqliteStore
from companion.text import STRICT_VARIABLE
from tests.session.tiny_game import TinyGame, WritePlan
from tests.ui.running import settle
from ui import operations
from ui.pages.hand_over_page import HandOverPage
from ui.session.bridge import SessionBridge


@pytest.fixture
def page(
    bridge: SessionBridge, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[HandOverPage]:
    """Two players at the made-up game; red has a pass phrase, and nobody is seated."""
    monkeypatch.delenv(STRICT_VARIABLE)  # the made-up game has no texts: its keys stand for them
    store = SqliteStore.create(tmp_path / "race.wargame")
    start = Start(scenario="regatta", players=Players.TWO, options={"pile": "physical"})
    operations.take_session(bridge, Session.create(TinyGame(), store, start), tmp_path / "race.wargame")
    operations.unlock(bridge, "red")
    operations.protect(bridge, "red", "dash")
    operations.lock_all(bridge)
    page = HandOverPage(bridge)
    qtbot.addWidget(page)
    page.show()
    qtbot.waitExposed(page)
    page.begin()
    yield page
    operations.close_quietly(bridge)


def press(qtbot: QtBot, key: Qt.Key = Qt.Key.Key_Return) -> None:
    qtbot.keyClick(QApplication.focusWidget(), key)


def told(page: HandOverPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_no_card_is_empty(page: HandOverPage) -> None:
    cards = [card for card in page.findChildren(QFrame) if card.objectName() == "page-card"]
    assert [card.isVisible() for card in cards] == [True, False]
    page.factions.button("red").click()
    assert [card.isVisible() for card in cards] == [True, True]


def test_enter_presses_what_has_the_focus(page: HandOverPage, qtbot: QtBot) -> None:
    session = page.bridge.session
    page.factions.button("red").setFocus()
    press(qtbot)
    assert QApplication.focusWidget() is page.line
    qtbot.keyClicks(page.line, "dash")
    with qtbot.waitSignal(page.closed):  # as the button does that stands out
        press(qtbot)
    assert session.secrecy.is_open("red")
    assert QApplication.focusWidget() is page.factions.button("red")
    QApplication.processEvents()
    go_on = [b for b in page.findChildren(QPushButton) if b.isVisible() and b.text() == "To the map"][-1]
    go_on.setFocus()
    with qtbot.waitSignal(page.closed):
        press(qtbot)


def test_a_pass_phrase_is_told_how_long_it_lasts_while_it_is_typed(page: HandOverPage, qtbot: QtBot) -> None:
    operations.unlock(page.bridge, "red", "dash")
    page.factions.button("red").click()
    (line,) = (one for one in page.findChildren(QLineEdit) if one.isVisible())
    assert "Three or four words" in told(page)
    qtbot.keyClicks(line, "1944")
    assert "seconds on one fast computer" in told(page)
    qtbot.keyClicks(line, " velvet recorder hedgehog")
    assert "centuries on one fast computer" in told(page)
    line.setFocus()
    press(qtbot)
    assert page.code is not None


def test_of_two_the_other_sits_down_and_goes_on_by_one_press(page: HandOverPage, qtbot: QtBot) -> None:
    operations.unlock(page.bridge, "red", "dash")
    page.begin()
    assert page.faction == "blue"
    QApplication.processEvents()
    words = page.bridge.text("hand-over-unlock-and-go")
    (both,) = (one for one in page.findChildren(QPushButton) if one.isVisible() and one.text() == words)
    with qtbot.waitSignal(page.closed):
        both.click()
    assert page.bridge.in_play.secrecy.seated == "blue"


def test_secrets_opened_by_a_wrong_tap_are_closed_by_one(page: HandOverPage) -> None:
    bridge, taps = page.bridge, ("hand-over-unlock", "action-close-secrets")
    operations.unlock(bridge, "blue")
    operations.execute(bridge, WritePlan(plan="dash", faction="blue"))
    page.begin()
    page.factions.button("blue").click()
    for key, is_open in zip(taps, (True, False), strict=True):
        _button(page, key).click()
        assert bridge.in_play.secrecy.is_open("blue") is is_open
    assert page.faction == "blue"


def _button(page: HandOverPage, key: str) -> QPushButton:
    settle()
    words = page.bridge.text(key)
    return next(one for one in page.findChildren(QPushButton) if one.text() == words and one.isVisible())
