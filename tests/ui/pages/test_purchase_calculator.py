"""The purchase planner tells what points buy and what an order may bring, without a session."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from tests.ui.pages.calculator_hands import CalculatorHands, calculator_shown
from tests.ui.session_table import begin
from ui import operations
from ui.session.bridge import SessionBridge
from ui.widgets.wrapping_button import WrappingButton


@pytest.fixture
def hands(bridge: SessionBridge, qtbot: QtBot) -> Iterator[CalculatorHands]:
    with calculator_shown(bridge, qtbot, "elst-purchase") as hands:
        yield hands


def _offer(hands: CalculatorHands, start: str) -> WrappingButton:
    shown = (b for b in hands.field("order").findChildren(WrappingButton) if b.isVisible())
    return next(button for button in shown if button.text().startswith(start))


def _buy(hands: CalculatorHands, *starts: str) -> None:
    for start in starts:
        _offer(hands, start).click()


def _why(button: WrappingButton) -> str:
    """The line below the buttons that names it."""
    labels = button.parentWidget().parentWidget().findChildren(QLabel)
    named = (label.text() for label in labels if label.text().startswith(f"{button.text()}: "))
    return next(named, "").removeprefix(f"{button.text()}: ")


def test_points_begin_with_the_base_of_date_and_side(hands: CalculatorHands) -> None:
    """4.514."""
    points = hands.field("points")
    assert points.value == 25
    hands.choose("date", "date-24-noon")
    assert points.value == 13
    hands.choose("side", Faction.GERMAN)
    assert points.value == 11


def test_points_typed_stay_until_date_or_side_change(hands: CalculatorHands) -> None:
    hands.number("points", 30)
    hands.tick("on-map")
    assert hands.told[0].startswith("0 of 30 CPP spent")
    hands.choose("date", "date-24-noon")
    assert hands.told[0].startswith("0 of 13 CPP spent")


@pytest.mark.long
def test_an_order_its_cost_and_what_it_brings(hands: CalculatorHands) -> None:
    hands.choose("side", Faction.GERMAN)
    _buy(hands, "I2", "V2")
    assert hands.told[:19] == [
        "10 of 16 CPP spent, 6 left (4.515)",
        "I2 SS infantry company at full strength: 72.2 % (13/18) (4.5161)",
        "V2 Pz V platoon at full strength: 72.2 % (13/18) (4.5161)",
        "All at full strength: 52.2 % (169/324)",
        *("Units", "Number"),
        *("SS 4-4-7", "6 (72.2 %), 5 (27.8 %)"),
        *("Pz VG", "2 (72.2 %), 1 (27.8 %)"),
        *("Support weapons", "Number"),
        *("LMG", "2 (84.6 %), 1 (12.3 %), 0 (3.1 %)"),
        *("MMG", "1 (90.7 %), 0 (9.3 %)"),
        *("PSK", "1 (90.7 %), 0 (9.3 %)"),
        "Leaders",
    ]
    place = hands.told.index("10-2")
    assert hands.told[place + 1] == "1 (2.0 %), 0 (98.0 %)"


@pytest.mark.long
def test_what_may_not_be_bought_is_greyed_and_says_why(hands: CalculatorHands) -> None:
    hands.choose("side", Faction.GERMAN)
    _buy(hands, "I2")
    refused = _offer(hands, "I3")
    assert not refused.isEnabled()
    assert _why(refused) == "The Germans may buy one group of type I on one date. (4.515-Ge)"
    assert _offer(hands, "V2").isEnabled()
    assert not _why(_offer(hands, "V2"))


@pytest.mark.long
def test_on_map_costs_one_more_and_is_free_with_the_attack_chit(hands: CalculatorHands) -> None:
    """4.5151b."""
    hands.choose("side", Faction.GERMAN)
    hands.tick("on-map")
    _buy(hands, "V2 Pz V platoon, on map: 5 CPP")
    assert hands.told[0].startswith("5 of 16 CPP spent, 11 left")
    _buy(hands, "Attack chit: 1 CPP")
    assert hands.told[0].startswith("5 of 16 CPP spent, 11 left")
    hands.tick("north-closed")
    assert "(4.5152)" in _why(_offer(hands, "V1"))


def test_a_group_is_put_back(hands: CalculatorHands) -> None:
    _buy(hands, "I1", "V1")
    buttons = hands.field("order").findChildren(QPushButton)
    next(button for button in buttons if button.text() == "I1 Infantry company ✕").click()
    assert hands.calculator.given()["order"] == ("british/V1",)
    assert hands.told[0].startswith("6 of 25 CPP spent, 19 left")


@pytest.mark.long
def test_each_side_keeps_its_own_order(hands: CalculatorHands) -> None:
    _buy(hands, "I1")
    hands.choose("side", Faction.GERMAN)
    assert hands.told[0] == "0 of 16 CPP spent, 16 left (4.515)"
    hands.choose("side", Faction.BRITISH)
    assert hands.told[0].startswith("8 of 25 CPP spent")


@pytest.mark.long
def test_an_order_that_no_longer_holds_is_told(hands: CalculatorHands) -> None:
    _buy(hands, "I1", "V1")
    hands.number("points", 10)
    assert hands.told[:3] == [
        "14 of 10 CPP spent, −4 left (4.515)",
        "Not allowed: V1 Tank troop I",
        "It costs 6 CPP, and 2 are left. (4.515)",
    ]


def test_what_was_bought_earlier_counts(hands: CalculatorHands) -> None:
    hands.type("earlier", "v1 O2")
    assert "(4.5151a)" in _why(_offer(hands, "V1"))


def test_an_unknown_group_is_told_and_bars_nothing(hands: CalculatorHands) -> None:
    hands.type("earlier", "X9")
    (line,) = hands.told
    assert line.endswith("(4.515)")
    assert _offer(hands, "V1").isEnabled()


@pytest.mark.long
def test_the_language_changes_at_once(hands: CalculatorHands, bridge: SessionBridge) -> None:
    _buy(hands, "I1")
    operations.set_language(bridge, "ja")
    assert hands.told[0] == "25CPPのうち8を使用、残り17（4.515）"
    assert _offer(hands, "V1 戦車トループI：6CPP").isEnabled()


@pytest.mark.long
def test_it_goes_by_the_readings_of_the_session(hands: CalculatorHands, bridge: SessionBridge) -> None:
    """4.5162b: the last figure of a British company's weapons, as the table reads it (A-25)."""
    basis = hands.calculator.basis
    _buy(hands, "I1")
    assert "DC" in hands.told
    assert basis.text().startswith("By the usual readings")
    begin(bridge)
    operations.choose_setting(bridge, "refit-british-company-weapon", "piat")
    assert "DC" not in hands.told
    assert basis.text().startswith("By the readings and tables of the session in play")
