"""The escape calculator answers from units and ticks, without a session."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from tests.ui.pages.calculator_hands import CalculatorHands, calculator_shown
from ui import operations
from ui.session.bridge import SessionBridge


@pytest.fixture
def hands(bridge: SessionBridge, qtbot: QtBot) -> Iterator[CalculatorHands]:
    with calculator_shown(bridge, qtbot, "elst-escape") as hands:
        yield hands


def test_it_asks_for_units_first(hands: CalculatorHands) -> None:
    assert hands.told == ["A stack needs at least one unit. (4.506c)"]


def test_a_squad_and_its_leader(hands: CalculatorHands) -> None:
    """Leader -1 and a second half-squad +1: 8 or less is 26 in 36."""
    hands.type("units", "4-5-7, 9-1")
    assert hands.told == [
        "DRM +0",
        "−1 Leader (4.506e)",
        "+1 More than one half-squad (4.506e)",
        *("Result (4.506f)", "Chance"),
        *("Escapes", "72.2 % (13/18)"),
        *("Replaced (4-4-7, 8-1)", "11.1 % (1/9)"),
        *("Casualty Reduction (2-4-7, 9-1 w)", "8.3 % (1/12)"),
        *("Replaced and Casualty Reduction (2-3-7, 8-1 w)", "5.6 % (1/18)"),
        *("Eliminated", "2.8 % (1/36)"),
    ]


def test_who_is_typed_as_wounded_or_stunned_escapes_as_such(hands: CalculatorHands) -> None:
    """4.506e"""
    hands.type("units", "8-0 wounded")
    typed = hands.told
    hands.type("units", "8-0")
    assert hands.told != typed
    hands.number("wounded", 1)
    assert hands.told == typed
    hands.type("units", "Sherman V stunned")
    typed = hands.told
    hands.type("units", "Sherman V")
    assert hands.told != typed
    hands.tick("stunned")
    assert hands.told == typed


def test_a_dr_tells_what_becomes_of_each_unit(hands: CalculatorHands) -> None:
    hands.type("units", "2x 4-5-7, 9-1, 8-0")
    hands.tick("beside-own-area")
    hands.number("wounded", 1)
    hands.number("dr", 8)
    assert hands.told[:4] == [
        "DR 8 +1 = 9: Replaced (2x 4-4-7, 8-1 w, 7-0) (4.506f)",
        "2x 4-5-7 → 4-4-7",
        "9-1 (wounded) → 8-1 (wounded)",
        "8-0 → 7-0",
    ]


def test_of_a_wounded_leader_who_is_reduced_it_is_told_that_he_is_asked_for(hands: CalculatorHands) -> None:
    """4.506f: no source says what Casualty Reduction makes of him."""
    hands.type("units", "8-1 wounded")
    hands.number("dr", 9)
    assert hands.told[1] == "8-1 (wounded) → 8-1 (wounded) or lost: asked for"


def test_ss_are_not_replaced(hands: CalculatorHands) -> None:
    """3.2, 4.506g."""
    hands.choose("side", Faction.GERMAN.value)
    hands.type("units", "SS 4-4-7")
    hands.number("dr", 8)
    assert hands.told[1] == "SS 4-4-7 → SS 4-4-7"


def test_a_vehicle_escapes_or_is_a_wreck(hands: CalculatorHands) -> None:
    hands.type("units", "Firefly")
    hands.tick("stunned", "enemy-area")
    assert hands.told[-4:] == ["Escapes", "58.3 % (7/12)", "A wreck", "41.7 % (5/12)"]
    hands.number("dr", 8)
    assert hands.told[1] == "Sherman VC → lost"


def test_where_nothing_modifies_it_says_so(hands: CalculatorHands) -> None:
    hands.type("units", "2-4-7")
    assert hands.told[:2] == ["DRM +0", "no modifier"]


def test_what_cannot_be_one_stack_is_told(hands: CalculatorHands) -> None:
    hands.type("units", "Firefly, 9-1")
    assert hands.told == ["A vehicle tries to Escape by itself. (4.506c)"]


def test_a_line_that_names_nothing_is_told_and_stays_to_be_corrected(hands: CalculatorHands) -> None:
    hands.type("units", "9-9-9")
    (line,) = hands.told
    assert "9-9-9" in line
    assert hands.field("units").text() == "9-9-9"


def test_the_language_changes_at_once(hands: CalculatorHands, bridge: SessionBridge) -> None:
    hands.type("units", "4-5-7")
    operations.set_language(bridge, "ja")
    assert hands.told[:2] == ["DRM +1", "+1 1HSを超える規模（4.506e）"]
