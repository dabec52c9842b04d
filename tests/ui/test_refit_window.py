"""A whole Refit Phase in the real window, alone and by two players who hand the machine over."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.refit.commands import BeginScenario, RollTable
from companion.games.elst.procedures.refit.state import PurseStep
from companion.games.elst.rules.refit.initiative import Chit, ScenarioType
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import RollKind
from companion.paths import settings_dir
from companion.reason import Reason
from tests.forms import IS_LONG
from tests.ui.refit_walk import RefitWalk
from tests.ui.running import settle
from tests.ui.shown import everything_shown
from ui import operations
from ui.map.tools.control import ControlTool
from ui.map.tools.tool import Pointer
from ui.panels.parts.open_form import OpenForm
from ui.panels.parts.secrets import SecretsView
from ui.session.message import Severity
from ui.shell.main_window import MainWindow
from ui.widgets.fold import Fold

BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN
WALKED_IN = ("en", "ja") if IS_LONG else ("en",)


@pytest.fixture
def walk(window: MainWindow, qtbot: QtBot) -> RefitWalk:
    window.resize(1366, 768)
    return RefitWalk(window, qtbot)


def begin(walk: RefitWalk, *, two_players: bool = False) -> None:
    """A table that tracked nothing of the first scenario."""
    walk.window.actions_by_id["new-session"].trigger()
    page = walk.window.desk.pages["new-session"]
    page.players.button("two" if two_players else "solo").click()
    page.options.choices["refit-after"].button("23-evening").click()
    page.begin_button.click()
    assert walk.window.page == "procedure"


def nothing_is_cut(walk: RefitWalk) -> bool:
    """Whether all that scrolls does so upright only."""
    QApplication.processEvents()
    areas = [area for area in walk.page.findChildren(QScrollArea) if area.isVisible()]
    return all(area.widget().minimumSizeHint().width() <= area.viewport().width() for area in areas)


@pytest.mark.long
@pytest.mark.fuzz
@pytest.mark.parametrize("language", WALKED_IN)
def test_one_player_walks_a_whole_refit_phase(walk: RefitWalk, language: str) -> None:
    operations.set_language(walk.window.bridge, language)
    begin(walk)
    walk.fill_in("refit-choice-losses", {"text": "4x 4-5-7"}, side="british")
    walk.tell_control()
    walk.go_to(RefitStep.SETUP_AREAS)
    tool = walk.page.map.tools["control"]
    tool.take_hand("vehicles")
    tool.tap(Pointer(walk.hex("D15"), True, QPoint()))
    assert nothing_is_cut(walk)
    walk.go_to(RefitStep.ESCAPE)
    walk.fill_in("refit-choice-escape", {"side": "british", "text": "4-5-7, 9-1", "hex": "H17"})
    walk.roll(9)
    assert nothing_is_cut(walk)
    walk.go_to(RefitStep.SHIFT)
    walk.go_to(RefitStep.REPLENISHMENT)
    walk.fill_in("refit-choice-replenish", {"text": "4-5-7"})
    walk.press("refit-choice-points")
    walk.roll(3)
    walk.buy(0)
    assert nothing_is_cut(walk)
    walk.press("refit-choice-close")
    walk.roll(7)
    walk.press("refit-choice-chit-attack")
    walk.take_side(GERMAN)
    walk.secret_work(GERMAN, Chit.IDLE)
    walk.reveal()
    assert walk.campaign.scenario is ScenarioType.BRITISH_ATTACK
    assert nothing_is_cut(walk)
    assert walk.side_shown() is GERMAN, "4.5171c: they set up first"
    walk.bring_groups(BRITISH, "entry")
    assert nothing_is_cut(walk)
    company = [lot for lot in walk.campaign.stock if lot.side is BRITISH and lot.group == "I1"]
    assert [(lot.place, lot.count) for lot in company if lot.type == "british-4-5-7"] == [("entry", 10)]
    walk.window.now_strip.onward.click()
    asked = walk.window.message_bar.current
    assert asked is not None  # nobody was set up
    assert asked.slot == "going-on"
    walk.window.message_bar.close_current()
    asked.confirms()
    assert walk.window.page == "map"
    assert walk.campaign.step is None


@pytest.mark.long
def test_nothing_is_cut_in_japanese_either(walk: RefitWalk) -> None:
    """At the steps where most is shown."""
    operations.set_language(walk.window.bridge, "ja")
    begin(walk)
    walk.fill_in("refit-choice-losses", {"text": "4x 4-5-7"}, side="british")
    walk.tell_control()
    walk.skip_to(RefitStep.SETUP_AREAS)
    assert nothing_is_cut(walk)
    walk.skip_to(RefitStep.ESCAPE)
    walk.fill_in("refit-choice-escape", {"side": "british", "text": "4-5-7, 9-1", "hex": "H17"})
    walk.roll(9)
    assert nothing_is_cut(walk)
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.secret_work(BRITISH, Chit.ATTACK)
    assert nothing_is_cut(walk)
    walk.take_side(GERMAN)
    walk.secret_work(GERMAN, Chit.IDLE)
    walk.reveal()
    assert nothing_is_cut(walk)


@pytest.mark.long
def test_alone_the_other_side_is_shown_as_the_chosen_one_is_done(walk: RefitWalk) -> None:
    begin(walk)
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.take_side(GERMAN)
    walk.secret_work(GERMAN, Chit.IDLE)
    assert walk.side_shown() is BRITISH
    walk.take_side(GERMAN)  # to look at what is done
    assert walk.side_shown() is GERMAN


def sit_down(walk: RefitWalk, qtbot: QtBot, side: Faction) -> None:
    """Hand over from the refit page; the side opens its secrets and comes back to it."""
    sitting = walk.page.findChild(SecretsView)
    qtbot.mouseClick(sitting.hand_over, Qt.MouseButton.LeftButton)
    assert walk.window.page == "hand-over"
    page = walk.window.desk.pages["hand-over"]
    page.factions.button(side.value).click()
    operations.unlock(walk.window.bridge, side.value, "")
    page.back.click()
    assert walk.window.page == "procedure"
    QApplication.processEvents()


@pytest.mark.long
def test_two_players_see_nothing_of_one_another_and_each_turns_up_its_own_chit(
    walk: RefitWalk, qtbot: QtBot
) -> None:
    begin(walk, two_players=True)
    walk.tell_control()
    walk.skip_to(RefitStep.SHIFT)
    sit_down(walk, qtbot, GERMAN)  # as the evening began
    sit_down(walk, qtbot, BRITISH)
    walk.go_to(RefitStep.REPLENISHMENT)
    walk.secret_work(BRITISH, Chit.ATTACK)
    points = walk.text("refit-purse", points=str(walk.purse(BRITISH).left))
    assert points in walk.labels()
    sit_down(walk, qtbot, GERMAN)
    assert points not in walk.labels()
    assert not any("Infantry company" in text for text in walk.labels())
    walk.secret_work(GERMAN, Chit.IDLE)
    german_can_only_show_its_own_chit(walk)
    sit_down(walk, qtbot, BRITISH)
    walk.reveal()
    assert walk.campaign.scenario is ScenarioType.BRITISH_ATTACK
    assert walk.campaign.step is RefitStep.SETUP
    take_back_what_was_revealed(walk, qtbot)


def german_can_only_show_its_own_chit(walk: RefitWalk) -> None:
    """The British chit is sealed: there is no button for it, and the chits cannot be revealed yet."""
    view = walk.page.findChild(OpenForm)
    assert not view.give.isEnabled()
    assert not view.fields[BRITISH].isVisible()
    assert walk.text("refit-chit-is-sealed") in walk.labels()
    walk.press("refit-choice-turn-up")
    assert walk.campaign.chits_up == {GERMAN: Chit.IDLE}
    assert walk.campaign.step is RefitStep.REPLENISHMENT


def take_back_what_was_revealed(walk: RefitWalk, qtbot: QtBot) -> None:
    """Undo asks first: both players have seen it."""
    bar = walk.window.message_bar
    walk.page.undo.click()
    assert walk.campaign.scenario is ScenarioType.BRITISH_ATTACK
    assert bar.current.reason.key == "undo-asks-reveal"
    again = next(one for one in bar.findChildren(QPushButton) if one.text() == walk.text("message-confirm"))
    qtbot.mouseClick(again, Qt.MouseButton.LeftButton)
    assert walk.campaign.step is RefitStep.REPLENISHMENT


@pytest.mark.long
def test_what_waits_off_the_map_in_secret_is_shown_when_its_side_sits_down_in_its_rph(
    walk: RefitWalk, qtbot: QtBot
) -> None:
    begin(walk, two_players=True)
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    for side, chit in ((BRITISH, Chit.ATTACK), (GERMAN, Chit.IDLE)):
        sit_down(walk, qtbot, side)
        walk.secret_work(side, chit)
    walk.press("refit-choice-turn-up")
    sit_down(walk, qtbot, BRITISH)
    walk.reveal()
    bought = {"group": "I1", "number": "1"}
    walk.press("refit-choice-hide-group", **bought)
    show = walk.text("refit-choice-show-group", **bought)
    assert show not in walk.labels()  # nothing is left to do for new groups that all wait off the map
    next(one for one in walk.page.findChildren(Fold) if one.head.text().startswith("New groups")).head.click()
    assert show in walk.labels()
    sit_down(walk, qtbot, GERMAN)
    assert show not in walk.labels()
    bridge = walk.window.bridge
    operations.execute(bridge, BeginScenario())
    operations.set_facts(bridge, {"clock/moment/player": "british", "clock/moment/phase": "rph"})
    walk.window.actions_by_id["procedure"].trigger()
    QApplication.processEvents()
    assert show not in walk.labels()
    assert not walk.campaign.stock
    sit_down(walk, qtbot, BRITISH)
    walk.press("refit-choice-show-group", **bought)
    assert {(lot.side, lot.place, lot.group) for lot in walk.campaign.stock} == {(BRITISH, "entry", "I1")}


@pytest.mark.long
def test_a_chit_whose_key_is_lost_is_told_by_the_table(walk: RefitWalk, qtbot: QtBot) -> None:
    begin(walk, two_players=True)
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    for side, chit in ((BRITISH, Chit.ATTACK), (GERMAN, Chit.IDLE)):
        sit_down(walk, qtbot, side)
        walk.secret_work(side, chit)
    for keys in (settings_dir() / "keys").iterdir():
        keys.unlink()
    walk.page.step.refresh()
    walk.reveal(british=Chit.ATTACK)
    assert walk.campaign.scenario is ScenarioType.BRITISH_ATTACK


def test_secret_work_waits_for_its_side(walk: RefitWalk, qtbot: QtBot) -> None:
    begin(walk, two_players=True)
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    assert not walk.window.bridge.session.state.secrets
    assert walk.text("secrets-nobody-sits") in walk.labels()
    sit_down(walk, qtbot, BRITISH)
    assert walk.purse(BRITISH).step is PurseStep.REPLENISHMENT
    walk.press("refit-choice-points")
    walk.roll(2)
    assert walk.purse(BRITISH).step is PurseStep.PURCHASE
    QApplication.processEvents()
    owed = walk.window.now_strip.due.accessibleName()
    assert "CPP" in owed, "the strip counts what its own side has left"
    sit_down(walk, qtbot, GERMAN)
    walk.window.now_strip.more.menu().aboutToShow.emit()
    assert owed not in everything_shown(walk.window.now_strip)
    sit_down(walk, qtbot, BRITISH)
    walk.page.undo.click()
    assert walk.purse(BRITISH).step is PurseStep.REPLENISHMENT


@pytest.mark.long
def test_a_tapped_next_step_keeps_no_keyboard_and_a_die_that_is_asked_takes_it(
    walk: RefitWalk, qtbot: QtBot
) -> None:
    begin(walk)
    walk.window.activateWindow()
    qtbot.waitUntil(walk.window.isActiveWindow)
    qtbot.mouseClick(walk.window.now_strip.onward, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    before = walk.campaign.step
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert walk.campaign.step is before
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.press("refit-choice-points")
    assert QApplication.focusWidget() is walk.page.prompt
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        qtbot.keyClick(walk.page.prompt, key)
    assert walk.window.bridge.session.state.waiting
    qtbot.keyClicks(walk.page.prompt, "3")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert walk.purse(BRITISH).step is PurseStep.PURCHASE
    assert QApplication.focusWidget() is walk.page


@pytest.mark.long
def test_a_tap_on_what_is_due_leads_to_it_on_its_page_and_not_away(walk: RefitWalk, qtbot: QtBot) -> None:
    begin(walk)
    walk.skip_to(RefitStep.REPAIR)
    areas = walk.page.findChildren(QScrollArea)
    bar = next(area for area in areas if area.isAncestorOf(walk.page.step)).verticalScrollBar()
    bar.setValue(bar.maximum())
    assert bar.value() > 0
    qtbot.mouseClick(walk.window.now_strip.due, Qt.MouseButton.LeftButton)
    assert walk.window.page == "procedure"
    assert bar.value() == 0
    buttons = walk.page.step.findChildren(QPushButton)
    qtbot.waitUntil(lambda: any(one.hasFocus() for one in buttons))  # what is in sight already is lit so


@pytest.mark.long
def test_a_refit_phase_that_was_put_away_is_gone_on_with(walk: RefitWalk, qtbot: QtBot) -> None:
    begin(walk)
    window = walk.window
    walk.skip_to(RefitStep.REPAIR)
    window.actions_by_id["close-session"].trigger()
    (row,) = window.start_page.recent.rows
    row.tapped.emit()
    qtbot.waitUntil(lambda: window.page == "recap")
    window.desk.pages["recap"].go_on.click()
    assert window.page == "procedure"
    assert walk.campaign.step is RefitStep.REPAIR


@pytest.mark.long
def test_dice_that_end_a_page_s_questions_are_given_once(walk: RefitWalk, qtbot: QtBot) -> None:
    """Enter gave the list, and once more as it went: what is asked no more was said in red."""
    begin(walk)
    walk.skip_to(RefitStep.WOUNDED)
    assert operations.execute(walk.window.bridge, RollTable(kind=RollKind.WOUNDED, count=2))
    said: list[str] = []
    walk.window.bridge.message.connect(lambda message: said.append(message.reason.key))
    qtbot.waitUntil(walk.page.prompt.isVisible)
    qtbot.keyClicks(walk.page.prompt, "5")
    qtbot.keyClicks(QApplication.focusWidget(), "4")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not walk.window.bridge.session.state.waiting
    assert "request-not-waiting" not in said


@pytest.mark.long
def test_the_way_on_stays_where_it_is_while_something_is_told(walk: RefitWalk) -> None:
    begin(walk)
    QApplication.processEvents()
    way, work = walk.page.next, walk.page.viewport()
    before = way.geometry()
    walk.window.bridge.say(Reason("no-session"), Severity.WARNING)
    QApplication.processEvents()
    bar = walk.window.message_bar
    assert bar.isVisible()
    assert way.geometry() == before
    above = work.mapTo(walk.page, work.rect().bottomLeft()).y()
    assert above < bar.geometry().top() <= bar.geometry().bottom() < before.top()


def test_areas_are_corrected_by_hand_with_the_keyboard_alone(walk: RefitWalk, qtbot: QtBot) -> None:
    begin(walk)
    walk.skip_to(RefitStep.SETUP_AREAS)
    walk.page.map.tool_of(ControlTool).take_hand("corrections")
    settle()
    QTest.keyClicks(QApplication.focusWidget() or walk.window, "e12")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    settle()
    edited = [hex_ for hexes in walk.campaign.told.edits.values() for hex_ in hexes]
    assert edited == [walk.hex("E12")]


@pytest.mark.long
def test_in_large_type_secret_work_begins_with_what_can_be_done(walk: RefitWalk) -> None:
    """In table mode at 1024 by 700 the CPP die lay below the heads, which the strip has too."""
    begin(walk)
    walk.window.resize(1024, 700)
    operations.set_preference(walk.window.bridge, text_size=28)
    walk.tell_control()
    walk.skip_to(RefitStep.REPLENISHMENT)
    walk.take_side(Faction.BRITISH)
    QTest.qWait(100)
    wanted = walk.text("refit-choice-points")
    button = next(b for b in walk.page.findChildren(QPushButton) if b.text() == wanted and b.isVisible())
    assert not button.visibleRegion().isEmpty()
    assert button.visibleRegion().boundingRect().height() == button.height()
