"""The refit assistant in the real window: its steps walked, left and taken up again."""

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.chance.requests import Modifier
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.refit.commands import (
    Concede,
    CountRetained,
    FinishScenario,
    TryEscape,
    WithdrawTanks,
)
from companion.games.elst.procedures.refit.state import Campaign
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.ground import prepared_ground
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.hexes.coordinates import HexCoord
from companion.kit.panels import Forecast
from companion.kit.questions import YES
from companion.reason import Reason
from companion.sight.result import Position
from tests.ui.refit_walk import RefitWalk
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.map.tools.tool import Pointer
from ui.pages.procedure_page import ProcedurePage
from ui.panels.parts.basket import BasketView
from ui.panels.parts.forecast import forecast_words
from ui.panels.parts.form import ChoiceForm
from ui.session.bridge import SessionBridge
from ui.session.message import Severity
from ui.shell.main_window import MainWindow
from ui.widgets.fold import Fold
from ui.widgets.layouts import scrolling
from ui.widgets.reason_list import ReasonList
from ui.widgets.tap_frame import TapFrame


def campaign(window: MainWindow) -> Campaign:
    return window.bridge.session.state.game.campaign


def hold_buildings(window: MainWindow) -> None:
    """The Germans hold every building."""
    buildings = prepared_ground(window.bridge.board).buildings
    operations.tell_on_map(window.bridge, "control", Faction.GERMAN, buildings)


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> ProcedurePage:
    """The page with the Refit Phase begun."""
    begin(window.bridge)
    window.desk.go_to_map()
    assert operations.execute(window.bridge, FinishScenario())
    window.actions_by_id["procedure"].trigger()
    qtbot.waitUntil(lambda: window.page == "procedure")
    return window.desk.pages["procedure"]


def button(page: ProcedurePage, text: str) -> QPushButton:
    shown = (one for one in page.findChildren(QPushButton) if one.isVisibleTo(page) and one.text() == text)
    return next(shown)


@pytest.mark.long
def test_without_a_session_there_is_no_refit_phase(window: MainWindow) -> None:
    assert not window.actions_by_id["procedure"].isEnabled()


@pytest.mark.long
def test_the_step_under_way_is_in_sight_however_late(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    window.resize(1366, 560)
    operations.set_facts(window.bridge, {"campaign/step": RefitStep.SETUP.value}, "")
    bar = scrolling(page.rail).verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    qtbot.waitUntil(lambda: bar.value() == bar.maximum(), timeout=1000)
    assert page.rail.current.text() == "Set-up"


def test_what_is_seen_from_a_hex_is_looked_at_and_left_by_the_same_tap(
    page: ProcedurePage, window: MainWindow
) -> None:
    for first in (False, True):
        if first:  # with a line to look from; without one the map asks for a hex
            nn8, ii12 = (Position(window.bridge.board.parse_hex(name)) for name in ("NN8", "II12"))
            operations.check_sight(window.bridge, nn8, ii12)
        for there in ("map", "procedure"):
            window.actions_by_id["viewshed"].trigger()
            assert window.page == there
            assert (window.bridge.viewshed is not None) is (first and there == "map")


def test_a_hex_of_a_step_without_a_map_is_shown_where_its_counters_stand(
    page: ProcedurePage, window: MainWindow
) -> None:
    """A Melee is fought there, and one comes back by the strip."""
    for side, text in ((Faction.BRITISH, "4-5-7 @ P22"), (Faction.GERMAN, "4-4-7 @ P22")):
        assert operations.execute(window.bridge, AddRoster(side=side, text=text))
    melees = next(v for v in page.findChildren(ReasonList) if any("P22" in one for one in v.texts()))
    melees.hexes_tapped.emit((window.bridge.board.parse_hex("P22"),))
    assert window.page == "map"


@pytest.mark.long
def test_steps_are_walked_and_left_and_taken_up_again(page: ProcedurePage, window: MainWindow) -> None:
    window.now_strip.onward.click()
    assert page.rail.current.text() == "Remove counters"
    page.back.click()
    assert window.page == "map"
    window.actions_by_id["procedure"].trigger()
    assert window.page == "procedure"
    assert campaign(window).step is RefitStep.MARKERS
    assert page.undo.accessibleName() == window.actions_by_id["undo"].text() != page.undo.text()
    page.undo.click()
    assert campaign(window).step is RefitStep.MELEE


@pytest.mark.long
def test_a_step_shows_its_rules_and_leads_to_them(page: ProcedurePage, window: MainWindow) -> None:
    fold = next(one for one in page.step.findChildren(Fold) if "rules" in one.head.text())
    fold.head.click()
    rules = page.step.findChild(ReasonList, "rules")
    assert [text[-8:] for text in rules.texts()] == ["(4.501a)", "(4.501b)"]
    rules.rule_tapped.emit("4.501a")
    assert window.page == "rules"
    window.rules_page.back.click()
    assert window.page == "procedure"


@pytest.mark.long
def test_control_and_vehicles_are_told_on_the_map_beside_the_step(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    RefitWalk(window, qtbot).skip_to(RefitStep.SETUP_AREAS)
    assert page.map.isVisible()
    assert page.map.tool.id == "control"
    assert not page.map.area_card.isVisible()
    tool, hex_ = page.map.tools["control"], window.bridge.board.parse_hex
    hold_buildings(window)
    tool.take_hand("vehicles")
    tool.tap(Pointer(hex_("D15"), True, QPoint()))
    assert campaign(window).told.vehicles[Faction.BRITISH] == (hex_("D15"),)
    tool.tap(Pointer(hex_("D15"), True, QPoint()))
    assert not campaign(window).told.vehicles[Faction.BRITISH]
    assert window.now_strip.onward.text() == "Fix the Setup Areas"
    window.now_strip.onward.click()
    assert page.prompt.title.text().startswith("No building is told to be under control of the British.")
    page.prompt.pad.buttons[YES].click()
    assert campaign(window).areas is not None
    assert window.now_strip.onward.text() == "Next step"


def test_dice_are_asked_for_on_the_page_and_nowhere_else(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    hold_buildings(window)
    RefitWalk(window, qtbot).skip_to(RefitStep.ESCAPE)
    hex_ = window.bridge.board.parse_hex("GG10")
    assert operations.execute(window.bridge, TryEscape(side=Faction.BRITISH, text="4-5-7", hex=hex_))
    qtbot.waitUntil(page.prompt.isVisible)
    QApplication.processEvents()
    assert not window.is_dock_shown("prompt")
    page.prompt.pad.answered.emit(RollAnswer.physical(5))
    assert not page.prompt.isVisible()


@pytest.mark.long
def test_a_table_that_tracked_nothing_begins_with_the_refit_phase(window: MainWindow) -> None:
    window.actions_by_id["new-session"].trigger()
    new = window.desk.pages["new-session"]
    new.options.choices["refit-after"].button("24-morning").click()
    assert new.name_line.placeholderText().startswith("Refit Phase after 24 morning ")
    new.begin()
    assert window.windowTitle().startswith("Refit Phase after 24 morning ")
    assert window.page == "procedure"
    assert campaign(window).step is RefitStep.MELEE
    assert campaign(window).date is CampaignDate.DAY_24_MORNING


@pytest.mark.long
def test_the_balance_of_the_first_scenario_is_chosen_with_the_session(window: MainWindow) -> None:
    """4.4d."""
    window.actions_by_id["new-session"].trigger()
    new = window.desk.pages["new-session"]
    new.options.choices["balance"].button("british").click()
    new.begin()
    assert window.bridge.session.started.start.options == {"balance": "british"}
    assert window.page == "map"


def test_an_overbought_order_is_refused_and_may_be_insisted_on(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    """4.5151a: the table has the last word, with a note."""
    walk = RefitWalk(window, qtbot)
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.press("refit-choice-points")
    walk.roll(1)
    walk.buy(0)
    refused = next(frame for frame in page.findChildren(TapFrame) if "(4.5151a)" in frame.accessibleName())
    refused.tapped.emit()
    message = window.message_bar.current
    assert message.reason.key == "refit-date-limit"
    assert len(walk.purse(Faction.BRITISH).order) == 1
    operations.overrule(window.bridge, message.overrules, "agreed")
    assert [one.group for one in walk.purse(Faction.BRITISH).order] == ["I1", "I1"]


@pytest.mark.parametrize(
    ("enlarge", "restore"),
    [
        (partial(operations.set_preference, text_size=28), partial(operations.set_preference, text_size=14)),
        (operations.toggle_table_mode, operations.toggle_table_mode),
    ],
    ids=["largest", "table-mode"],
)
def test_in_large_text_the_work_has_its_lines_and_the_strip_says_what_is_missing(
    page: ProcedurePage,
    window: MainWindow,
    qtbot: QtBot,
    ends: ExitStack,
    enlarge: Callable[[SessionBridge], object],
    restore: Callable[[SessionBridge], object],
) -> None:
    """The page's head scrolls with the work, and why the step cannot be left is told once, above it."""
    window.resize(1024, 700)
    enlarge(window.bridge)
    ends.callback(restore, window.bridge)
    walk = RefitWalk(window, qtbot)
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.press("refit-choice-points")
    walk.roll(1)
    offer = next(one for one in page.findChildren(BasketView) if one.isVisibleTo(page))
    first = next(one for one in offer.findChildren(QPushButton) if one.isEnabled())
    qtbot.waitUntil(lambda: first.visibleRegion().boundingRect() == first.rect())
    walk.buy(0)
    assert page.next.result.isVisible()
    assert not page.next.why.isVisible()
    assert not page.next.on.isVisible()
    onward = window.now_strip.onward
    assert not onward.isEnabled()
    assert onward.toolTip().endswith("(4.517)")
    assert window.now_strip.where.text().startswith("Purchase of Reinforcement Groups")


@pytest.mark.long
def test_a_message_gives_way_as_the_way_on_becomes_higher(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    """Told before why the step could not be left had its lines, it lay over them."""
    window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    QApplication.processEvents()
    with qtbot.waitSignal(page.foot_moved):
        page.next.why.setText("why " * 200)
        page.next.why.show()
    bar = window.message_bar
    assert bar.mapToGlobal(QPoint(0, bar.height())).y() <= page.next.mapToGlobal(QPoint()).y()


@pytest.mark.long
def test_a_hex_is_tapped_on_the_map_and_the_odds_follow(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    walk = RefitWalk(window, qtbot)
    walk.tell_control()
    walk.skip_to(RefitStep.ESCAPE)
    walk.press("refit-choice-escape")
    form = next(one for one in page.findChildren(ChoiceForm) if one.isVisibleTo(page))
    form.inputs["side"].button("british").click()
    form.inputs["text"].setText("4-5-7")
    assert form.odds.text() == ""
    assert page.map.tool.id == "aim"
    page.map.tool.tap(Pointer(walk.hex("H17"), True, QPoint()))
    assert form.inputs["hex"].text() == "H17"
    assert form.odds.text().startswith("DRM ")
    form.cancelled.emit()
    assert page.map.tool.id == "select"


def test_the_modifier_of_a_single_die_is_a_drm_in_small_letters(window: MainWindow) -> None:
    isolated = Modifier(value=1, reason=Reason("refit-drm-isolated"))
    assert forecast_words(window.bridge, Forecast((isolated,), dice=1)).startswith("drm +1")
    assert forecast_words(window.bridge, Forecast((isolated,))).startswith("DRM +1")


@pytest.mark.long
def test_a_shift_draws_its_way_while_it_is_told(
    page: ProcedurePage, window: MainWindow, qtbot: QtBot
) -> None:
    walk = RefitWalk(window, qtbot)
    walk.tell_control()
    walk.skip_to(RefitStep.SHIFT)
    ways: list[tuple[HexCoord, ...]] = []
    page.step.way_wanted.connect(ways.append)
    walk.press("refit-choice-shift")
    form = next(one for one in page.findChildren(ChoiceForm) if one.isVisibleTo(page))
    form.inputs["text"].setText("4-5-7")
    form.inputs["origin"].line.setText("#1")
    form.inputs["goal"].line.setText("#2")
    assert len(ways[-1]) > 1
    form.inputs["goal"].line.setText("#9")
    assert ways[-1] == ()


@pytest.fixture
def repairs(page: ProcedurePage, window: MainWindow, qtbot: QtBot) -> RefitWalk:
    """At the repairs, with British control on the map."""
    walk = RefitWalk(window, qtbot)
    walk.tell_control()
    walk.skip_to(RefitStep.REPAIR)
    return walk


def counted(walk: RefitWalk, text: str, mark: Mark | None = None, hex_: str = "") -> None:
    stands = walk.hex(hex_) if hex_ else None
    tell = CountRetained(side=Faction.BRITISH, place="#1", text=text, mark=mark, hex=stands)
    assert operations.execute(walk.window.bridge, tell)
    QApplication.processEvents()


def press_roll(walk: RefitWalk, name: str) -> None:
    """The button for the die of a counter."""
    buttons = [one for one in walk.page.findChildren(QPushButton) if one.isVisibleTo(walk.page)]
    next(one for one in buttons if one.text().startswith("Roll for") and name in one.text()).click()
    QApplication.processEvents()


@pytest.mark.long
def test_a_tank_at_the_front_shows_what_counts_and_is_rolled_for(repairs: RefitWalk) -> None:
    """4.5121."""
    counted(repairs, "Sherman V", Mark.IMMOBILE, "H13")
    assert any("+1 Front Line hex" in text for text in repairs.labels())
    press_roll(repairs, "Sherman V")
    assert "+1 Front Line hex" in repairs.page.prompt.odds.text()
    repairs.roll(2)
    (lot,) = repairs.campaign.stock
    assert lot.marks == (Mark.IMMOBILE,)


@pytest.mark.long
def test_where_a_tank_stands_is_tapped_on_the_map(repairs: RefitWalk) -> None:
    """4.2n."""
    counted(repairs, "Sherman V", Mark.IMMOBILE)
    press_roll(repairs, "Sherman V")
    repairs.page.map.tool.tap(Pointer(repairs.hex("H13"), True, QPoint()))
    QApplication.processEvents()
    assert "+1 Front Line hex" in repairs.page.prompt.odds.text()


@pytest.mark.long
def test_tanks_that_are_only_counted_have_their_conditions_typed(repairs: RefitWalk) -> None:
    given = {"count": 2, "is_front_line": "yes", "is_isolated": "no", "is_uncontrolled": "no"}
    repairs.fill_in("refit-choice-table", given, kind="immobile")
    (request,) = repairs.window.bridge.session.state.waiting
    assert [one.reason.key for one in request.modifiers] == ["refit-drm-front-line"]
    assert len(request.rows) == 2


@pytest.mark.long
def test_a_repair_number_is_asked_on_the_page_before_the_die(repairs: RefitWalk) -> None:
    """4.5123a."""
    counted(repairs, "6-pounder", Mark.MALFUNCTIONED)
    counted(repairs, "4-5-7")
    press_roll(repairs, "6-pounder")
    prompt = repairs.page.prompt
    assert "6-pounder" in prompt.title.text()
    assert prompt.title.width() > prompt.width() // 4
    repairs.page.prompt.pad.buttons[1].click()
    QApplication.processEvents()
    assert "+1 Gun without a crew" in repairs.page.prompt.odds.text()
    repairs.roll(1)
    assert [lot.type for lot in repairs.campaign.stock if Mark.MALFUNCTIONED in lot.marks] == []


@pytest.mark.long
def test_in_the_largest_text_a_die_is_asked_for_in_sight(repairs: RefitWalk, ends: ExitStack) -> None:
    """As it comes, and as the page comes on which it waits already."""
    window, prompt = repairs.window, repairs.page.prompt
    counted(repairs, "Sherman V", Mark.STUNNED)
    window.resize(1366, 690)
    operations.set_preference(window.bridge, text_size=28)
    ends.callback(operations.set_preference, window.bridge, text_size=14)
    press_roll(repairs, "Sherman V")
    view = repairs.page.viewport()
    for _ in range(2):
        for _ in range(3):
            QApplication.processEvents()
        assert view.rect().contains(prompt.rect().translated(prompt.mapTo(view, QPoint())))
        window.show_start_page()
        repairs.page.verticalScrollBar().setValue(0)
        window.run_action("procedure")


@pytest.mark.long
def test_the_last_die_is_put_right_on_the_page_though_more_was_done_since(repairs: RefitWalk) -> None:
    """4.5122."""
    counted(repairs, "Sherman V", Mark.STUNNED)
    press_roll(repairs, "Sherman V")
    repairs.roll(4)
    counted(repairs, "4-5-7")
    assert not repairs.page.prompt.isVisible()
    repairs.window.run_action("correct-last")
    assert repairs.page.prompt.isVisible()
    repairs.roll_once(1)
    assert not any(Mark.STUNNED in lot.marks for lot in repairs.campaign.stock)
    assert not repairs.page.prompt.isVisible()


@pytest.mark.long
def test_the_page_says_which_dice_are_due_and_lets_the_table_leave_them_out(repairs: RefitWalk) -> None:
    """4.5122."""
    counted(repairs, "Sherman V", Mark.STUNNED)
    if any(one.command is WithdrawTanks and one.is_legal for one in repairs.window.bridge.session.choices()):
        assert operations.execute(repairs.window.bridge, WithdrawTanks())
    QApplication.processEvents()
    assert repairs.page.next.why.text() == "Not rolled for yet: Sherman V. (4.5122)"
    repairs.page.next.on.click()
    assert repairs.campaign.step is RefitStep.REPLENISHMENT


@pytest.mark.long
def test_records_are_looked_at_and_left_for_the_refit_phase(page: ProcedurePage, window: MainWindow) -> None:
    page.records.click()
    assert window.page == "records"
    window.desk.pages["records"].back.click()
    assert window.page == "procedure"


@pytest.mark.long
def test_records_looked_at_before_the_refit_phase_begins_lead_back_to_its_page(
    page: ProcedurePage, window: MainWindow
) -> None:
    operations.undo(window.bridge)
    page.records.click()
    window.desk.pages["records"].back.click()
    assert window.page == "procedure"


@pytest.mark.long
def test_what_is_set_right_leads_back_to_where_it_was_found_wrong(
    page: ProcedurePage, window: MainWindow
) -> None:
    page.records.click()
    for left, there in (("records", "procedure"), ("procedure", "procedure")):
        window.actions_by_id["set-facts"].trigger()
        facts = window.desk.pages["facts"]
        facts.editors["clock/moment/turn"].field.more.click()
        facts.accept.click()
        assert window.page == left
        if left == "records":
            window.desk.pages["records"].back.click()
        assert window.page == there


@pytest.mark.long
def test_a_campaign_that_is_over_says_so_and_offers_nothing_more(
    page: ProcedurePage, window: MainWindow
) -> None:
    """4.2c."""
    assert operations.execute(window.bridge, Concede(side=Faction.GERMAN))
    labels = [label.text() for label in page.step.findChildren(QLabel) if label.isVisibleTo(page)]
    assert labels[0] == "The Germans concede the campaign. (4.2c)"
    assert not page.next.on.isVisibleTo(page)
