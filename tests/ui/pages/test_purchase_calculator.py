"""The purchase planner tells what points buy and what an order may bring, without a session."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.factions import Faction
from tests.ui.session_table import begin
from ui import operations
from ui.pages.calculators import Calculators
from ui.pages.purchase_calculator import PurchaseCalculator, PurchaseFields
from ui.session_bridge import Message, SessionBridge
from ui.widgets.wrapping_button import WrappingButton

ENTER = Qt.Key.Key_Return


@pytest.fixture
def calculator(bridge: SessionBridge, qtbot: QtBot) -> PurchaseCalculator:
    calculator = PurchaseCalculator(bridge)
    qtbot.addWidget(calculator)
    calculator.show()
    return calculator


@pytest.fixture
def fields(calculator: PurchaseCalculator) -> PurchaseFields:
    return calculator.fields


def _offer(fields: PurchaseFields, start: str) -> WrappingButton:
    shown = (button for button in fields.findChildren(WrappingButton) if button.isVisible())
    return next(button for button in shown if button.text().startswith(start))


def _buy(fields: PurchaseFields, *starts: str) -> None:
    for start in starts:
        _offer(fields, start).click()


def _why(button: WrappingButton) -> str:
    label = button.parentWidget().findChild(QLabel)
    return label.text() if label else ""


def _told(fields: PurchaseFields) -> list[str]:
    return fields.result.text().splitlines()


def test_points_begin_with_the_base_of_date_and_side(fields: PurchaseFields) -> None:
    """4.514."""
    assert fields.points.value == 25
    fields.date.button(CampaignDate.DAY_24_NOON).click()
    assert fields.points.value == 13
    fields.faction.button(Faction.GERMAN).click()
    assert fields.points.value == 11


def test_an_order_its_cost_and_what_it_brings(fields: PurchaseFields) -> None:
    fields.faction.button(Faction.GERMAN).click()
    _buy(fields, "I2", "V2")
    assert _told(fields) == [
        "10 of 16 CPP spent, 6 left",
        "I2 SS infantry company at full strength: 72.2 % (13/18)",
        "V2 Pz V platoon at full strength: 72.2 % (13/18)",
        "All at full strength: 52.2 % (169/324)",
        "Units",
        "· SS 4-4-7: 6 (72.2 %), 5 (27.8 %)",
        "· Pz VG: 2 (72.2 %), 1 (27.8 %)",
        "Support weapons",
        "· LMG: 2 (84.6 %), 1 (12.3 %), 0 (3.1 %)",
        "· MMG: 1 (90.7 %), 0 (9.3 %)",
        "· PSK: 1 (90.7 %), 0 (9.3 %)",
        "Leaders",
        *_told(fields)[12:],
    ]
    assert "· 10-2: 1 (2.0 %), 0 (98.0 %)" in _told(fields)[12:]


def test_what_may_not_be_bought_is_greyed_and_says_why(fields: PurchaseFields) -> None:
    fields.faction.button(Faction.GERMAN).click()
    _buy(fields, "I2")
    refused = _offer(fields, "I3")
    assert not refused.isEnabled()
    assert _why(refused) == "The Germans may buy one group of type I on one date. (4.515-Ge)"
    assert _offer(fields, "V2").isEnabled()
    assert not _why(_offer(fields, "V2"))


def test_on_map_costs_one_more_and_is_free_with_the_attack_chit(fields: PurchaseFields) -> None:
    """4.5151b."""
    fields.faction.button(Faction.GERMAN).click()
    fields.on_map.click()
    _buy(fields, "V2 Pz V platoon, on map: 5 CPP")
    assert _told(fields)[0] == "5 of 16 CPP spent, 11 left"
    _buy(fields, "Attack chit: 1 CPP")
    assert _told(fields)[0] == "5 of 16 CPP spent, 11 left"
    fields.is_north_closed.click()
    assert "(4.5152)" in _why(_offer(fields, "V1"))


def test_a_group_is_put_back(fields: PurchaseFields) -> None:
    _buy(fields, "I1", "V1")
    bought = [b for b in fields.findChildren(QPushButton) if b.text() == "I1 Infantry company ✕"]
    bought[0].click()
    assert [purchase.group for purchase in fields.order] == ["V1"]
    assert _told(fields)[0] == "6 of 25 CPP spent, 19 left"


def test_an_order_that_no_longer_holds_is_told(fields: PurchaseFields) -> None:
    _buy(fields, "I1", "V1")
    fields.points.set_value(10)
    fields.answer()
    assert _told(fields)[:2] == [
        "14 of 10 CPP spent, −4 left",
        "Not allowed: V1 Tank troop I. It costs 6 CPP, and 2 are left. (4.515)",
    ]


def test_what_was_bought_earlier_counts(fields: PurchaseFields, qtbot: QtBot) -> None:
    fields.earlier.setText("v1 O2")
    qtbot.keyClick(fields.earlier, ENTER)
    assert "(4.5151a)" in _why(_offer(fields, "V1"))


def test_an_unknown_group_changes_nothing(
    fields: PurchaseFields, qtbot: QtBot, messages: list[Message]
) -> None:
    fields.earlier.setText("X9")
    qtbot.keyClick(fields.earlier, ENTER)
    assert messages[-1].reason.key == "refit-unknown-group"
    assert fields.earlier.text() == "X9"
    assert _offer(fields, "V1").isEnabled()


def test_it_is_one_of_the_start_page(bridge: SessionBridge, qtbot: QtBot) -> None:
    calculators = Calculators(bridge)
    qtbot.addWidget(calculators)
    calculators.show_one("purchase")
    assert isinstance(calculators.one("purchase"), PurchaseCalculator)


def test_the_language_changes_at_once(fields: PurchaseFields, bridge: SessionBridge) -> None:
    _buy(fields, "I1")
    operations.set_language(bridge, "ja")
    assert _told(fields)[0] == "25CPPのうち8を使用、残り17"
    assert _offer(fields, "V1 戦車トループI：6CPP").isEnabled()


def test_it_goes_by_the_readings_of_the_session_in_play(
    fields: PurchaseFields, bridge: SessionBridge
) -> None:
    """4.5162b: the last figure of a British company's weapons, as the table reads it (A-25)."""
    _buy(fields, "I1")
    assert any(line.startswith("· DC: ") for line in _told(fields))
    assert _told(fields)[-1].startswith("By the usual readings")
    begin(bridge)
    operations.choose_setting(bridge, "refit-british-company-weapon", "piat")
    assert not any(line.startswith("· DC: ") for line in _told(fields))
    assert _told(fields)[-1].startswith("By the readings and tables of the session in play")
