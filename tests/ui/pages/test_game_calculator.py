"""Calculators that a game describes as data: typed figures, answered at once."""

from logging import LogRecord

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from companion.board.library import open_board
from companion.games.no_prisoners import calculators as no_prisoners
from ui import operations
from ui.look.preferences import Preferences
from ui.pages.calculators import Calculators
from ui.pages.game_calculator import GameCalculator
from ui.session.bridge import SessionBridge
from ui.session.message import Message

TAB = Qt.Key.Key_Tab


@pytest.fixture
def calculators(qtbot: QtBot) -> Calculators:
    bridge = SessionBridge(open_board("no_prisoners"), Preferences(language="en", theme="light"))
    calculators = Calculators(bridge)
    qtbot.addWidget(calculators)
    calculators.show()
    return calculators


@pytest.fixture
def combat(calculators: Calculators) -> GameCalculator:
    found = calculators.one("np-combat")
    assert isinstance(found, GameCalculator)
    return found


def told(calculator: GameCalculator) -> str:
    answer = calculator.answer_card
    return "\n".join(label.text() for label in answer.findChildren(QLabel) if label.isVisibleTo(answer))


def test_a_board_without_sight_has_its_game_s_calculators_only(calculators: Calculators) -> None:
    assert calculators.names == ("np-combat", "np-events")


def test_one_that_cannot_be_loaded_is_told_and_the_others_answer(
    calculators: Calculators, monkeypatch: pytest.MonkeyPatch, troubles: list[LogRecord]
) -> None:
    monkeypatch.setattr(no_prisoners, "EVENTS", None)
    heard: list[Message] = []
    calculators._bridge.message.connect(heard.append)
    calculators.show_one("np-events")
    assert [one.reason.key for one in heard] == ["game-broken"]
    calculators.show_one("np-combat")
    assert calculators.one("np-combat").isVisible()
    troubles.clear()


def test_a_combat_is_answered_within_ten_keystrokes(combat: GameCalculator, qtbot: QtBot) -> None:
    """Four: two strengths, each with a Tab."""
    with qtbot.waitActive(combat.window()):
        combat.window().activateWindow()
    combat.fields["attack"].line.setFocus(Qt.FocusReason.TabFocusReason)
    for keys in ("9", "4"):
        qtbot.keyClicks(QApplication.focusWidget(), keys)
        qtbot.keyClick(QApplication.focusWidget(), TAB)
    assert combat.given()["attack"] == 9
    assert combat.given()["defence"] == 4
    assert "225%: column 200-299" in told(combat)


def test_ticks_and_options_answer_anew(combat: GameCalculator) -> None:
    combat.fields["attack"].line.setText("9")
    combat.fields["attack"].line.editingFinished.emit()
    combat.fields["defence"].line.setText("4")
    combat.fields["defence"].line.editingFinished.emit()
    combat.fields["air"].click()
    combat.fields["crt"].button("main-offensive").click()
    combat.fields["die"].more.click()
    assert "Shifts right: air 1" in told(combat)
    assert "AD: attacker heavy losses" not in told(combat)
    assert "Either" not in told(combat)
    assert "BB: bloody battle" in told(combat)


def test_it_speaks_the_language_in_use(combat: GameCalculator, calculators: Calculators) -> None:
    operations.set_language(combat.bridge, "ja")
    assert combat.fields["air"].text() == "航空支援"
    assert "戦闘力" in told(combat)
