"""The artillery calculators answer from typed figures, without a session."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.calculator_hands import CalculatorHands, calculator_shown
from ui import operations
from ui.session.bridge import SessionBridge
from ui.session.message import Message


@pytest.fixture
def hands(request: pytest.FixtureRequest, bridge: SessionBridge, qtbot: QtBot) -> Iterator[CalculatorHands]:
    with calculator_shown(bridge, qtbot, request.param) as hands:
        yield hands


contact = pytest.mark.parametrize("hands", ["elst-contact"], indirect=True)
of_a_round = pytest.mark.parametrize("hands", ["elst-round"], indirect=True)
fire = pytest.mark.parametrize("hands", ["elst-fire"], indirect=True)


@contact
def test_contact_and_access_of_a_new_battery(hands: CalculatorHands) -> None:
    """8 or less is 26 in 36; 8 of 11 chits are black."""
    assert hands.told == [
        "Contact: 72.2 % (13/18) (2.1d)",
        "Black chit: 72.7 % (8/11) (2.2b)",
        "Contact and access: 52.5 % (52/99)",
    ]


@contact
def test_chits_gone_make_access_rarer(hands: CalculatorHands) -> None:
    hands.number("black-left", 2)
    assert hands.told[1:] == ["Black chit: 40.0 % (2/5) (2.2b)", "Contact and access: 28.9 % (13/45)"]


@contact
def test_maintenance_is_easier_and_easier_still_for_a_battalion_mortar(hands: CalculatorHands) -> None:
    """-1, or -2, but never with an original 12 (2.11a, 2.1e)."""
    hands.tick("maintenance")
    assert hands.told[0] == "Contact: 83.3 % (5/6) (2.11a)"
    hands.tick("battalion-mortar")
    assert hands.told[0] == "Contact: 91.7 % (11/12) (2.11a)"


@of_a_round
def test_a_round_and_how_far_it_may_stray(hands: CalculatorHands) -> None:
    """2 or less on target, +1 by hindrance; a correction of 7 hexes errs by 3 at most (2.3c, 2.4d)."""
    hands.number("hindrance", 1)
    assert hands.told[0] == "On the AR: 16.7 % (1/6) (2.3c)"
    assert "1 to 6 hexes" in hands.told[1]
    assert hands.told[1].endswith("(2.31a)")
    for _ in range(7):
        hands.field("correction").more.click()
    assert "1 to 3 hexes" in hands.told[1]


@fire
def test_fire_is_answered_within_ten_keystrokes(hands: CalculatorHands) -> None:
    hands.type_into(hands.field("fire-line"), "100 3 7")
    assert hands.told == ["Column 20: DR 7 +3 = 10: 1MC (2.5c)"]
    assert hands.field("fire-line").text() == ""


@fire
def test_a_line_of_fire_stands_in_the_fields(hands: CalculatorHands) -> None:
    hands.type("fire-line", "１５０ −1 9")
    given = hands.calculator.given()
    assert (given["calibre"], given["cover"], given["dr"]) == ("calibre-150", -1, 9)
    hands.type("fire-line", "105 3 7")
    assert hands.calculator.given()["calibre"] == "calibre-100"


@fire
def test_figures_of_fire_are_stepped_and_chosen_too(hands: CalculatorHands) -> None:
    hands.choose("calibre", "calibre-80")
    hands.number("negative", -2)
    assert hands.field("negative").line.text() == "-2"
    assert hands.told == ["Column 16: DR 7 −2 = 5: 3MC (2.5c)"]


@fire
def test_a_critical_hit_doubles_and_turns_the_tem(hands: CalculatorHands) -> None:
    hands.type("fire-line", "80 3 2")
    assert hands.told == ["Critical Hit, column 30: DR 2 −3 = −1: 6KIA (2.5c)"]


@pytest.mark.long
@fire
@pytest.mark.parametrize("typed", ["100", "100 3 13", "60 0 7", "a b c", "100 +-3 7"])
def test_a_line_that_cannot_be_is_told(hands: CalculatorHands, messages: list[Message], typed: str) -> None:
    before = hands.told
    hands.type("fire-line", typed)
    assert messages[-1].reason.key == "artillery-line-not-read"
    assert hands.told == before
    taken_back: list[str] = []
    hands.calculator.bridge.unsaid.connect(taken_back.append)
    hands.field("fire-line").backspace()
    assert taken_back == ["refusal"], "something else is typed"
    hands.type("fire-line", "100 3 7")
    assert taken_back == ["refusal"] * 2


@pytest.mark.long
@contact
def test_the_language_changes_at_once(hands: CalculatorHands, bridge: SessionBridge) -> None:
    operations.set_language(bridge, "ja")
    assert hands.told[0].startswith("無線接触：72.2%")
