"""The escape calculator answers from units and ticks, without a session."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from companion.systems.elst.factions import Faction
from ui import operations
from ui.pages.calculators import Calculators
from ui.pages.escape_calculator import EscapeCalculator, EscapeFields
from ui.session_bridge import Message, SessionBridge

ENTER = Qt.Key.Key_Return


@pytest.fixture
def calculator(bridge: SessionBridge, qtbot: QtBot) -> EscapeCalculator:
    calculator = EscapeCalculator(bridge)
    qtbot.addWidget(calculator)
    calculator.show()
    return calculator


@pytest.fixture
def fields(calculator: EscapeCalculator) -> EscapeFields:
    return calculator.fields


def _type(fields: EscapeFields, qtbot: QtBot, text: str) -> None:
    fields.line.setText(text)
    qtbot.keyClick(fields.line, ENTER)


def _told(fields: EscapeFields) -> list[str]:
    return fields.result.text().splitlines()


def test_it_asks_for_units_first(fields: EscapeFields) -> None:
    assert _told(fields) == ["A stack needs at least one unit. (4.506c)"]


def test_a_squad_and_its_leader(fields: EscapeFields, qtbot: QtBot) -> None:
    """Leader -1 and a second half-squad +1: 8 or less is 26 in 36."""
    _type(fields, qtbot, "4-5-7, 9-1")
    assert _told(fields) == [
        "DRM +0: −1 Leader (4.506e), +1 More than one half-squad (4.506e)",
        "Escapes: 72.2 % (13/18)",
        "Escapes, Replaced: 11.1 % (1/9)",
        "Escapes, Casualty Reduction: 8.3 % (1/12)",
        "Escapes, Replaced and Casualty Reduction: 5.6 % (1/18)",
        "Eliminated: 2.8 % (1/36)",
    ]


def test_a_dr_tells_what_becomes_of_each_unit(fields: EscapeFields, qtbot: QtBot) -> None:
    _type(fields, qtbot, "2x 4-5-7, 9-1, 8-0")
    fields.is_beside_own.click()
    fields.wounded.more.click()
    fields.roll.more.click()
    fields.roll.more.click()
    assert _told(fields)[:4] == [
        "DR 8 +1 = 9: Escapes, Replaced (4.506f)",
        "2x 4-5-7 → 4-4-7",
        "9-1 (wounded) → 8-1 (wounded)",
        "8-0 → 7-0",
    ]


def test_ss_are_not_replaced(fields: EscapeFields, qtbot: QtBot) -> None:
    """3.2, 4.506g."""
    fields.faction.button(Faction.GERMAN).click()
    _type(fields, qtbot, "SS 4-4-7")
    for _ in range(2):
        fields.roll.more.click()
    assert _told(fields)[1] == "SS 4-4-7 → SS 4-4-7"


def test_a_vehicle_escapes_or_is_a_wreck(fields: EscapeFields, qtbot: QtBot) -> None:
    _type(fields, qtbot, "Firefly")
    fields.is_stunned.click()
    fields.is_in_enemy.click()
    assert _told(fields)[-2:] == ["Escapes: 58.3 % (7/12)", "Wreck: 41.7 % (5/12)"]
    for _ in range(2):
        fields.roll.more.click()
    assert _told(fields)[1] == "Sherman VC → lost"


def test_what_cannot_be_one_stack_is_told(fields: EscapeFields, qtbot: QtBot) -> None:
    _type(fields, qtbot, "Firefly, 9-1")
    assert _told(fields) == ["A vehicle tries to Escape by itself. (4.506c)"]


def test_a_line_that_names_nothing_changes_nothing(
    fields: EscapeFields, qtbot: QtBot, messages: list[Message]
) -> None:
    _type(fields, qtbot, "4-5-7")
    before = fields.result.text()
    _type(fields, qtbot, "9-9-9")
    assert messages[-1].reason.key == "roster-unknown-piece"
    assert fields.result.text() == before
    assert fields.line.text() == "9-9-9"


def test_it_is_one_of_the_start_page(bridge: SessionBridge, qtbot: QtBot) -> None:
    calculators = Calculators(bridge)
    qtbot.addWidget(calculators)
    calculators.show_one("escape")
    assert isinstance(calculators.one("escape"), EscapeCalculator)


def test_the_language_changes_at_once(fields: EscapeFields, qtbot: QtBot, bridge: SessionBridge) -> None:
    _type(fields, qtbot, "4-5-7")
    operations.set_language(bridge, "ja")
    assert _told(fields)[0].startswith("DRM +1：+1 1HSを超える規模")
