"""The refit assistant in the real window: its steps walked, left and taken up again."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.assistant.commands import FinishScenario, FixAreas, NextRefitStep, TryEscape
from companion.systems.elst.refit.assistant.state import Campaign
from companion.systems.elst.refit.procedure import RefitStep
from tests.ui.session_table import begin
from ui import operations
from ui.main_window import MainWindow
from ui.map.tools.control import Hand
from ui.map.tools.tool import Pointer
from ui.pages.refit.page import RefitPage
from ui.setup_areas import refit_ground
from ui.widgets.reason_list import ReasonList


def campaign(window: MainWindow) -> Campaign:
    return window.bridge.session.state.game.campaign


def go_to(window: MainWindow, step: RefitStep) -> None:
    """Walk on to a step before the secret work; the areas are fixed as they stand."""
    while campaign(window).step is not step:
        if campaign(window).step is RefitStep.SETUP_AREAS and campaign(window).areas is None:
            assert operations.execute(window.bridge, FixAreas())
        assert operations.execute(window.bridge, NextRefitStep())


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> RefitPage:
    """The page with the Refit Phase begun."""
    begin(window.bridge)
    window.desk.go_to_map()
    assert operations.execute(window.bridge, FinishScenario())
    window.actions_by_id["refit"].trigger()
    qtbot.waitUntil(lambda: window.page == "refit")
    return window.desk.pages["refit"]


def button(page: RefitPage, text: str) -> QPushButton:
    shown = (one for one in page.findChildren(QPushButton) if one.isVisibleTo(page) and one.text() == text)
    return next(shown)


def test_without_a_session_there_is_no_refit_phase(window: MainWindow) -> None:
    assert not window.actions_by_id["refit"].isEnabled()


def test_steps_are_walked_and_left_and_taken_up_again(page: RefitPage, window: MainWindow) -> None:
    page.next.on.click()
    assert page.rail.current.text() == "Remove counters"
    page.back.click()
    assert window.page == "map"
    window.actions_by_id["refit"].trigger()
    assert window.page == "refit"
    assert campaign(window).step is RefitStep.MARKERS
    page.undo.click()
    assert campaign(window).step is RefitStep.MELEE


def test_a_step_shows_its_rules_and_leads_to_them(page: RefitPage, window: MainWindow) -> None:
    rules = page.step.findChild(ReasonList, "rules")
    assert [text[-8:] for text in rules.texts()] == ["(4.501a)", "(4.501b)"]
    rules.rule_tapped.emit("4.501a")
    assert window.page == "rules"


def test_control_and_vehicles_are_told_on_the_map_beside_the_step(
    page: RefitPage, window: MainWindow
) -> None:
    go_to(window, RefitStep.SETUP_AREAS)
    assert page.map.isVisible()
    assert page.map.tool.id == "control"
    assert not page.map.area_card.isVisible()
    tool, hex_ = page.map.tools["control"], window.bridge.board.parse_hex
    operations.take_control(window.bridge, Faction.GERMAN, refit_ground(window.bridge.board).buildings)
    tool.hand = Hand.VEHICLES
    tool.tap(Pointer(hex_("D15"), True, QPoint()))
    assert campaign(window).told.vehicles[Faction.BRITISH] == (hex_("D15"),)
    tool.tap(Pointer(hex_("D15"), True, QPoint()))
    assert not campaign(window).told.vehicles[Faction.BRITISH]
    assert page.next.on.text() == "Fix the Setup Areas"
    page.next.on.click()
    assert campaign(window).areas is not None
    assert page.next.on.text() == "Next step"


def test_dice_are_asked_for_on_the_page_and_nowhere_else(
    page: RefitPage, window: MainWindow, qtbot: QtBot
) -> None:
    operations.take_control(window.bridge, Faction.GERMAN, refit_ground(window.bridge.board).buildings)
    go_to(window, RefitStep.ESCAPE)
    hex_ = window.bridge.board.parse_hex("GG10")
    assert operations.execute(window.bridge, TryEscape(side=Faction.BRITISH, text="4-5-7", hex=hex_))
    qtbot.waitUntil(page.prompt.isVisible)
    QApplication.processEvents()
    assert not window.is_dock_shown("prompt")
    page.prompt.pad.answered.emit(RollAnswer.physical(5))
    assert not page.prompt.isVisible()


def test_a_table_that_tracked_nothing_begins_with_the_refit_phase(window: MainWindow) -> None:
    window.actions_by_id["new-session"].trigger()
    new = window.desk.pages["new-session"]
    new.options.choices["refit-after"].button("24-morning").click()
    new.begin()
    assert window.page == "refit"
    assert campaign(window).step is RefitStep.MELEE
    assert campaign(window).date is CampaignDate.DAY_24_MORNING


def test_the_balance_of_the_first_scenario_is_chosen_with_the_session(window: MainWindow) -> None:
    """4.4d."""
    window.actions_by_id["new-session"].trigger()
    new = window.desk.pages["new-session"]
    new.options.choices["balance"].button("british").click()
    new.begin()
    assert window.bridge.session.started.start.options == {"balance": "british"}
    assert window.page == "map"
