"""The cards of the batteries: what they tell, what they offer, and what comes of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, AttemptContact, TellSight
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.terms import Action, ArtilleryCounter, BatteryKind
from tests.ui.artillery_table import GUN, Table
from ui import operations
from ui.cards.pile_view import PileView
from ui.games.elst.batteries import BatteriesPanel
from ui.games.elst.battery_card import BatteryCardView
from ui.panels.parts.form import ChoiceForm
from ui.session.bridge import SessionBridge
from ui.session.message import Message
from ui.shell.aiming import Aiming
from ui.widgets.fold import Fold
from ui.widgets.tap_frame import TapFrame


@pytest.fixture
def table(bridge: SessionBridge, tmp_path: Path) -> Table:
    return Table(bridge, tmp_path)


@pytest.fixture
def panel(bridge: SessionBridge, qtbot: QtBot) -> BatteriesPanel:
    panel = BatteriesPanel(bridge)
    qtbot.addWidget(panel)
    panel.resize(400, 900)
    panel.show()
    return panel


def _card(panel: BatteriesPanel) -> BatteryCardView:
    return panel.cards[GUN]


def _buttons(panel: BatteriesPanel) -> list[str]:
    return [button.text() for button in _card(panel).choices.buttons]


def _press(panel: BatteriesPanel, text: str) -> None:
    next(button for button in _card(panel).choices.buttons if button.text().startswith(text)).click()


def _texts(widget: BatteryCardView) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


def _refused(panel: BatteriesPanel) -> list[TapFrame]:
    fold = _card(panel).choices.findChild(Fold)
    fold.head.setChecked(True)  # its rows are made when they are first seen
    return [row for row in fold.findChildren(TapFrame) if row.objectName() == "refused"]


def test_without_a_session_it_says_where_one_begins(panel: BatteriesPanel) -> None:
    assert panel.cards == {}
    assert "start page" in panel.findChild(QLabel).text()


@pytest.mark.long
def test_a_card_tells_radio_pile_and_odds(panel: BatteriesPanel, table: Table) -> None:
    table.ready_to_fire()
    told = _texts(_card(panel))
    assert 'Observer at NN8, steeple (<a href="2.1b">2.1b</a>)' in told
    assert "contact 72 %, black chit 73 %, both 53 %" in told
    assert _card(panel).findChild(PileView).accessibleName() == "8 black, 3 red"


@pytest.mark.long
def test_the_pile_comes_first_while_it_may_be_drawn_from_else_who_observes(
    panel: BatteriesPanel, table: Table
) -> None:
    """What matters now lies above the panel's edge, under the list of batteries that may come besides."""
    table.ready_to_fire()

    def is_pile_first() -> bool:
        card = _card(panel)
        told = next(one for one in card.findChildren(QLabel) if one.text().startswith("Observer at NN8"))
        at = told.mapTo(card, QPoint()).y()
        return card.findChild(PileView).y() < at

    assert is_pile_first()
    table.go_to("german", "rph")
    assert not is_pile_first()


@pytest.mark.long
def test_odds_of_what_is_past_are_not_told(panel: BatteriesPanel, table: Table) -> None:
    table.in_contact()
    assert "contact 72 %" not in _texts(_card(panel))
    assert "black chit 73 %" in _texts(_card(panel))


@pytest.mark.long
def test_what_is_legal_has_a_button_and_the_rest_its_reason(panel: BatteriesPanel, table: Table) -> None:
    table.with_access()
    assert _buttons(panel) == ["Place an AR", "Nothing more in this phase"]
    rows = [row.accessibleName() for row in _refused(panel)]
    assert any(row.startswith("Draw for access: ") and "(2.2" in row for row in rows)


@pytest.mark.long
def test_a_refused_choice_says_why_and_may_be_insisted_on(
    panel: BatteriesPanel, table: Table, messages: list[Message]
) -> None:
    table.with_access()
    draw = next(row for row in _refused(panel) if row.accessibleName().startswith("Draw for access"))
    draw.tapped.emit()
    assert messages[-1].reason.rule.startswith("2.2")
    assert messages[-1].overrules is not None


@pytest.mark.long
def test_while_an_answer_is_due_nothing_else_can_be_pressed(panel: BatteriesPanel, table: Table) -> None:
    table.ready_to_fire()
    assert all(button.isEnabled() for button in _card(panel).choices.buttons)
    table.do(AttemptContact(battery=GUN))
    assert not any(button.isEnabled() for button in _card(panel).choices.buttons)


@pytest.mark.long
def test_an_ar_is_placed_where_the_map_was_tapped(panel: BatteriesPanel, table: Table, qtbot: QtBot) -> None:
    table.with_access()
    asked: list[Aiming | None] = []
    panel.aim_wanted.connect(asked.append)
    _press(panel, "Place an AR")
    qtbot.waitUntil(lambda: bool(asked))
    assert asked[-1].chances(table.hex("JJ11"))  # where the round may land
    asked[-1].take(table.hex("JJ11"))
    _card(panel).choices.form.accept.click()
    assert asked[-1] is None  # the map need not look for a hex any more
    assert table.battery.activity.aim.ar == table.hex("JJ11")
    assert table.purpose == ElstPurpose.ACCURACY


@pytest.mark.long
def test_an_ar_hex_can_be_typed(panel: BatteriesPanel, table: Table) -> None:
    table.with_access()
    _press(panel, "Place an AR")
    line = _card(panel).choices.form.inputs["ar"]
    line.type_text("jj11")
    line.submit()
    assert table.battery.activity.aim.action is Action.PLACE_AR


@pytest.mark.long
@pytest.mark.parametrize("typed", ["", "ZZ40", "JJ11 JJ12"])
def test_a_form_without_its_hex_is_not_accepted(panel: BatteriesPanel, table: Table, typed: str) -> None:
    table.with_access()
    _press(panel, "Place an AR")
    form = _card(panel).choices.form
    form.inputs["ar"].setText(typed)
    form.accept.click()
    assert table.battery.activity.aim is None
    assert form.notes["ar"].text()
    form.refuse.click()
    assert "Place an AR" in _buttons(panel)


@pytest.mark.long
def test_fair_play_tells_nothing_of_an_ar_before_it_is_placed(
    panel: BatteriesPanel, bridge: SessionBridge, tmp_path: Path, qtbot: QtBot
) -> None:
    table = Table(bridge, tmp_path, fair_play=True)
    table.with_access()
    asked: list[Aiming | None] = []
    panel.aim_wanted.connect(asked.append)
    _press(panel, "Place an AR")
    qtbot.waitUntil(lambda: bool(asked))
    assert asked[-1].chances is None


@pytest.mark.long
def test_the_attack_list_changes_what_is_rolled_for(panel: BatteriesPanel, table: Table) -> None:
    table.with_barrage()
    hexes = list(_card(panel).attacks.boxes)
    assert len(hexes) == len(_card(panel).attacks.rows) == 7
    _card(panel).attacks.rows[hexes[0]].tem.more.click()
    _card(panel).attacks.boxes[hexes[1]].click()
    assert hexes[1] not in _card(panel).attacks.rows
    _card(panel).attacks.rows[hexes[2]].gunshield.click()
    first, second, third, *_ = table.battery.activity.barrage
    assert (first.tem is not None, second.is_attacked, third.has_gunshield) == (True, False, True)
    _press(panel, "Resolve: 6 hexes")
    assert table.purpose == ElstPurpose.ATTACKS
    assert len(table.waiting.rows) == 6


def test_a_box_that_may_not_be_changed_now_stays_as_it_was(panel: BatteriesPanel, table: Table) -> None:
    """While the dice are asked the list of hexes stands."""
    table.with_barrage()
    attacks = _card(panel).attacks
    first, *_ = attacks.boxes
    tem = attacks.rows[first].tem.value
    table.resolve()
    attacks.boxes[first].click()
    attacks.rows[first].gunshield.click()
    attacks.rows[first].tem.more.click()
    target, *_ = table.battery.activity.barrage
    assert (target.is_attacked, target.has_gunshield) == (True, False)
    assert attacks.boxes[first].isChecked()
    assert not attacks.rows[first].gunshield.isChecked()
    assert attacks.rows[first].tem.value == tem


@pytest.mark.long
def test_results_stay_on_the_card_for_the_phase(panel: BatteriesPanel, table: Table) -> None:
    table.with_barrage()
    _press(panel, "Resolve: 7 hexes")
    table.answer(7)
    assert table.battery.counter is ArtilleryCounter.FFE2
    assert "JJ11: DR 7" in _texts(_card(panel))
    table.go_to("british", "mph")
    assert "JJ11: DR 7" not in _texts(_card(panel))


@pytest.mark.long
def test_a_unit_enters_the_blast_area_from_the_card(panel: BatteriesPanel, table: Table) -> None:
    table.with_barrage()
    _press(panel, "Resolve: 7 hexes")
    table.answer(7)
    table.go_to("british", "mph")
    _press(panel, "A unit enters the blast area")
    form = _card(panel).choices.form
    form.inputs["hex"].setText("JJ12")
    form.accept.click()
    assert not table.waiting  # how it moves is still to be said
    form.inputs["exposure"].button("ffmo").click()
    form.accept.click()
    assert table.purpose == ElstPurpose.ENTRY


@pytest.mark.long
def test_what_the_player_unfolded_stays_unfolded(panel: BatteriesPanel, table: Table) -> None:
    table.with_access()
    _card(panel).choices.findChild(Fold).head.click()
    table.set(contact_number=9)
    assert _card(panel).choices.findChild(Fold).is_open


@pytest.mark.long
def test_the_language_changes_at_once(panel: BatteriesPanel, table: Table) -> None:
    table.with_access()
    operations.set_language(table.bridge, "ja")
    assert "NN8の尖塔" in _texts(_card(panel))
    assert _card(panel).findChild(PileView).accessibleName() == "黒 7枚、赤 3枚"


@pytest.mark.long
def test_what_befell_a_battery_stays_on_its_card_for_the_phase(table: Table, panel: BatteriesPanel) -> None:
    table.in_contact()
    table.answer("red")
    assert f"Red: battery {GUN} gets no access now." in _texts(_card(panel))
    table.bridge.session.undo(confirmed=True)
    panel.refresh()
    assert "Red: battery" not in _texts(_card(panel))


def test_a_number_keeps_to_what_the_rules_know(
    table: Table, panel: BatteriesPanel, bridge: SessionBridge, qtbot: QtBot
) -> None:
    choice = next(one for one in bridge.session.choices() if one.command is TellSight)
    form = ChoiceForm(bridge, choice)
    qtbot.addWidget(form)
    hindrance = form.inputs["hindrance"]
    for button in (hindrance.more, hindrance.more, hindrance.less, hindrance.less):
        button.click()
    assert hindrance.value == 0
    hindrance.line.setText("99")
    hindrance.line.editingFinished.emit()
    assert hindrance.value == 99  # never cut down


@pytest.mark.long
def test_of_several_leaders_with_radios_one_is_tapped(table: Table, panel: BatteriesPanel) -> None:
    table.do(AddBattery(battery="G2", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=80))
    table.set(observer__hex=None)
    table.do(AddRoster(side=Faction.GERMAN, text="8-1, radio @ P22"))
    table.set(observer__hex=None)
    table.do(AddRoster(side=Faction.GERMAN, text="9-1, radio @ O19"))
    table.set(observer__hex=None)
    table.go_to("german", "pfph")
    told = [button.text() for button in panel.cards[GUN].findChildren(QPushButton) if button.isVisible()]
    assert any("P22" in words for words in told), told


def test_a_battery_that_comes_moves_no_button_that_brings_one(panel: BatteriesPanel, table: Table) -> None:
    panel.findChild(Fold).head.click()

    def places() -> dict[str, QPoint]:
        found = [button for button in panel.findChildren(QPushButton) if " battery: " in button.text()]
        return {button.text(): button.mapTo(panel, QPoint()) for button in found}

    before = places()
    operations.execute(
        table.bridge, AddBattery(battery="G2", side=Faction.GERMAN, kind=BatteryKind.ROCKET, calibre=150)
    )
    assert set(panel.cards) == {GUN, "G2"}
    assert len(before) > 1
    assert {name: place for name, place in before.items() if name in places()} == places()
