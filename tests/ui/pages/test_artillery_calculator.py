"""The artillery calculator answers from typed figures, without a session."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ui import operations
from ui.pages.artillery_calculator import ArtilleryCalculator
from ui.session_bridge import Message, SessionBridge

ENTER = Qt.Key.Key_Return


@pytest.fixture
def calculator(bridge: SessionBridge, qtbot: QtBot) -> ArtilleryCalculator:
    calculator = ArtilleryCalculator(bridge)
    qtbot.addWidget(calculator)
    calculator.show()
    return calculator


def test_contact_and_access_of_a_new_battery(calculator: ArtilleryCalculator) -> None:
    """8 or less is 26 in 36; 8 of 11 chits are black."""
    assert calculator.contact.result.text().splitlines() == [
        "Contact: 72.2 % (13/18)",
        "Black chit: 72.7 % (8/11)",
        "Contact and access: 52.5 % (52/99)",
    ]


def test_maintenance_is_easier_and_easier_still_for_a_battalion_mortar(
    calculator: ArtilleryCalculator,
) -> None:
    """-1, or -2, but never with an original 12 (2.11a, 2.1e)."""
    calculator.contact.is_kept.click()
    assert "Contact: 83.3 % (5/6)" in calculator.contact.result.text()
    calculator.contact.is_mortar.click()
    assert "Contact: 91.7 % (11/12)" in calculator.contact.result.text()


def test_a_round_and_how_far_it_may_stray(calculator: ArtilleryCalculator) -> None:
    """2 or less on target, +1 by hindrance; a correction of 7 hexes errs by 3 at most (2.3c, 2.4d)."""
    calculator.round.hindrance.more.click()
    assert "On the AR: 16.7 % (1/6)" in calculator.round.result.text()
    assert "1 to 6 hexes" in calculator.round.result.text()
    for _ in range(7):
        calculator.round.correction.more.click()
    assert "1 to 3 hexes" in calculator.round.result.text()


def test_fire_is_answered_within_ten_keystrokes(calculator: ArtilleryCalculator, qtbot: QtBot) -> None:
    calculator.choose("fire")
    qtbot.keyClicks(calculator.fire.line, "100 3 7")
    qtbot.keyClick(calculator.fire.line, ENTER)
    assert calculator.fire.result.text() == "Column 20: DR 7 +3 = 10: 1MC"


def test_a_critical_hit_doubles_and_turns_the_tem(calculator: ArtilleryCalculator, qtbot: QtBot) -> None:
    calculator.choose("fire")
    qtbot.keyClicks(calculator.fire.line, "80 3 2")
    qtbot.keyClick(calculator.fire.line, ENTER)
    assert calculator.fire.result.text() == "Critical Hit, column 30: DR 2 −3 = −1: 6KIA"


@pytest.mark.parametrize("typed", ["100", "100 3 13", "90 0 7", "a b c"])
def test_a_line_that_cannot_be_is_told(
    calculator: ArtilleryCalculator, qtbot: QtBot, messages: list[Message], typed: str
) -> None:
    calculator.choose("fire")
    before = calculator.fire.result.text()
    calculator.fire.line.setText(typed)
    qtbot.keyClick(calculator.fire.line, ENTER)
    assert messages[-1].reason.key == "artillery-line-not-read"
    assert calculator.fire.result.text() == before


def test_the_language_changes_at_once(calculator: ArtilleryCalculator, bridge: SessionBridge) -> None:
    operations.set_language(bridge, "ja")
    assert calculator.contact.result.text().startswith("無線接触：72.2%")
