"""The map keeps 60 % of a small window, whatever is open beside it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QScrollBar
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.commands import AddBattery, AttemptContact, DeclineContact
from companion.games.elst.rules.artillery.terms import BatteryKind
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.sight.result import Position
from tests.forms import tried_with
from tests.ui.artillery_table import GUN, Table
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.app import Application
from ui.games.elst.batteries import BatteriesPanel
from ui.panels.sight_panel import SightPanel
from ui.panels.tracker import TrackerPanel
from ui.shell.docks import PIXELS_PER_POINT
from ui.shell.main_window import MainWindow
from ui.shell.map_room import MAP_SHARE, Room, places_with_room
from ui.widgets.layouts import scrolling

LEFT, RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
BOTTOM = Qt.DockWidgetArea.BottomDockWidgetArea
SMALL = Room(window=(1366, 768), page=(1310, 713), left=180, right=350, bottom=190)
LARGE = Room(window=(1920, 1080), page=(1864, 1025), left=180, right=350, bottom=190)


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


def map_share(window: MainWindow) -> float:
    return window.map_view.width() * window.map_view.height() / (window.width() * window.height())


def settle(window: MainWindow) -> None:
    for _ in range(3):
        QApplication.processEvents()
    assert (window.width(), window.height()) == (1366, 768)


def test_a_small_window_has_room_for_one_place_and_a_large_one_for_more() -> None:
    assert places_with_room(SMALL, [RIGHT, LEFT, BOTTOM]) == [RIGHT]
    assert places_with_room(LARGE, [RIGHT, LEFT, BOTTOM]) == [RIGHT, LEFT]


def test_what_was_asked_for_last_is_open_in_any_case() -> None:
    wide = Room(window=(1366, 768), page=(1310, 713), left=180, right=700, bottom=190)
    assert places_with_room(wide, [RIGHT, LEFT]) == [RIGHT]
    assert places_with_room(wide, []) == []


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_the_map_keeps_its_share_through_a_whole_mission(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    """Fresh map, sight, session, artillery card, dice, log: each at 14 pt in a window of 1366 x 768."""
    operations.set_language(window.bridge, language)
    window.resize(1366, 768)
    window.show_map()
    states = {"fresh": lambda: None, "sight": lambda: window.use_tool("sight")}
    table: list[Table] = []
    states["session"] = lambda: table.append(Table(window.bridge, tmp_path))
    states["panels"] = window.desk.go_to_map
    states["card"] = lambda: (table[0].ready_to_fire(), window.docks.bring("batteries"))
    states["dice"] = lambda: table[0].do(AttemptContact(battery=GUN))
    states["log over dice"] = lambda: window.toggle_dock("log")
    states["answered"] = lambda: (table[0].answer(7), table[0].answer("black"))
    states["tracker"] = lambda: window.docks.bring("tracker")
    shares = {}
    for name, act in states.items():
        act()
        settle(window)
        shares[name] = round(map_share(window), 3)
    assert min(shares.values()) >= MAP_SHARE, shares


@pytest.mark.long
def test_the_tracker_folds_to_a_line_and_comes_back(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.resize(1366, 768)
    window.show_map()
    Table(window.bridge, tmp_path)
    window.desk.go_to_map()
    assert window.is_dock_shown("tracker")
    window.docks.bring("batteries")
    assert not window.is_dock_shown("tracker")
    assert "Turn 1" in window.now_strip.where.text()
    qtbot.mouseClick(window.now_strip.where, Qt.MouseButton.LeftButton)
    assert window.is_dock_shown("tracker")


@pytest.mark.long
def test_what_is_asked_stands_above_the_card_and_leaves_it_open(window: MainWindow, tmp_path: Path) -> None:
    window.resize(1366, 768)
    window.show_map()
    table = Table(window.bridge, tmp_path)
    table.ready_to_fire()
    window.docks.bring("batteries")
    table.do(AttemptContact(battery=GUN))
    settle(window)
    assert window.is_dock_shown("prompt")
    assert window.is_dock_shown("batteries")
    assert window.docks.by_id["prompt"].geometry().bottom() < window.docks.by_id["batteries"].geometry().top()


@pytest.mark.long
def test_closing_a_panel_opens_none(window: MainWindow) -> None:
    window.resize(1366, 768)
    window.show_map()
    window.docks.bring("log")
    assert not window.is_dock_shown("sight")
    window.docks.by_id["log"].close()
    assert not [one for one in window.docks.by_id if window.is_dock_shown(one)]


@pytest.mark.long
def test_a_low_page_is_not_shared_with_the_title_of_what_names_its_pages(shared: SharedWindow) -> None:
    """Large for fingers, on a small tablet; the rail closes the panel."""
    window = shared.on("no_prisoners")
    window.desk.show("new-session")
    window.desk.pages["new-session"].begin()
    window.resize(1024, 700)
    window.show_map()
    title = window.docks.by_id["game"].titleBarWidget
    for is_at_table in (False, True):
        if is_at_table:
            window.actions_by_id["table-mode"].trigger()
        window.docks.bring("game")
        QTest.qWait(0)
        assert title().isVisible() is not is_at_table
    window.docks.bring("hex")
    QTest.qWait(0)
    assert window.docks.by_id["hex"].titleBarWidget().isVisible()


@pytest.mark.long
def test_a_panel_folded_in_a_smaller_window_comes_back_in_a_larger_one(window: MainWindow) -> None:
    window.resize(1920, 1080)
    window.show_map()
    window.docks.bring("sight")
    window.docks.bring("tracker")
    assert window.is_dock_shown("sight")
    window.resize(1366, 768)
    assert not window.is_dock_shown("sight")
    window.resize(1920, 1080)
    assert window.is_dock_shown("sight")


@pytest.mark.long
def test_the_rail_has_a_button_for_every_panel(window: MainWindow) -> None:
    """In large text on a low window those asked for least stand in a menu at its foot."""
    window.show_map()
    panels = {f"show-{dock_id}" for dock_id in window.docks.by_id}
    last = window.rail.more
    window.resize(1366, 768)
    settle(window)
    assert {action.objectName() for action in window.rail.actions()} - {""} == panels
    assert last.isHidden()
    window.resize(1024, 700)
    operations.set_preference(window.bridge, text_size=28)
    QApplication.processEvents()
    spared = {action.objectName() for action in last.menu().actions()}
    assert spared
    assert spared.isdisjoint({"show-prompt", "show-batteries", "show-forces"})
    assert {action.objectName() for action in window.rail.actions()} - {""} == panels - spared
    assert window.rail.rect().contains(last.geometry())
    assert min(last.width(), last.height()) >= 40
    window.show_start_page()
    assert window.rail.isHidden()


@pytest.mark.long
@tried_with("language", ["ja", "en"])
def test_a_panel_brought_forward_is_not_cut(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    """Its texts may have grown while it was out of sight."""
    operations.set_language(window.bridge, language)
    window.resize(1366, 768)
    window.show_map()
    table = Table(window.bridge, tmp_path)
    table.ready_to_fire()
    window.docks.bring("batteries")
    table.do(AttemptContact(battery=GUN))
    table.answer(7)
    table.answer("red")
    window.docks.bring("tracker")
    bar = scrolling(window.docks.panels["tracker"]).horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0 and window.docks.panels["tracker"].isVisible())


@pytest.mark.long
def test_the_foot_of_the_tracker_stays_in_sight_and_comes_last_for_the_keys(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.resize(1366, 768)
    window.show_map()
    Table(window.bridge, tmp_path)
    window.docks.bring("tracker")
    tracker = window.docks.panel("tracker", TrackerPanel)
    for _ in range(3):
        settle(window)
        [directly] = [one for one in tracker.foot.findChildren(QPushButton) if one.isVisible()]
        assert directly.text() == "Set directly"
        assert directly.visibleRegion().boundingRect() == directly.rect()
        inside = [one for one in tracker.findChildren(QAbstractButton) if one.isVisible()]
        inside[0].setFocus()
        reached = [inside[0]]
        while reached[-1] is not directly and len(reached) < 20:
            qtbot.keyClick(reached[-1], Qt.Key.Key_Tab)
            reached.append(QApplication.focusWidget())
        assert [one for one in reached if tracker.isAncestorOf(one)] == reached[:-1]
        assert {*inside} <= {*reached}
        operations.go_on(window.bridge)


@pytest.mark.long
def test_what_scrolls_within_a_panel_is_not_cut_however_narrow_its_column_was_dragged(
    window: MainWindow,
) -> None:
    window.resize(1024, 700)
    operations.set_preference(window.bridge, place_sizes={"right": 1.0})
    ends = tuple(Position(window.bridge.board.parse_hex(name)) for name in ("FF22", "D19"))
    window.bridge.guard(lambda: window.go_to(ends))
    QApplication.processEvents()
    notes = window.docks.panel("sight", SightPanel).notes
    area = notes.parentWidget().parentWidget()
    assert notes.isVisible()
    assert notes.minimumSizeHint().width() <= area.width()
    assert notes.width() <= area.width()


@pytest.mark.long
@tried_with("text_size", [20, 18, 14])
def test_the_line_of_the_folded_tracker_narrows_no_panel(
    window: MainWindow, tmp_path: Path, text_size: int
) -> None:
    operations.set_preference(window.bridge, text_size=text_size)
    window.resize(1366, 768)
    window.show_map()
    table = Table(window.bridge, tmp_path)
    table.ready_to_fire()
    window.docks.bring("batteries")
    settle(window)
    before = window.docks.by_id["batteries"].width()
    table.do(AttemptContact(battery=GUN))
    settle(window)
    assert window.now_strip.isVisible()
    assert window.docks.by_id["batteries"].width() >= before
    assert window.now_strip.where.width() >= window.now_strip.where.sizeHint().width()


@pytest.mark.long
def test_the_folded_tracker_leads_on_to_the_refit_phase(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.resize(1366, 768)
    window.show_map()
    Table(window.bridge, tmp_path)
    window.docks.bring("batteries")
    operations.set_facts(window.bridge, {"clock/is_over": True})
    settle(window)
    window.now_strip.due.click()
    assert window.page == "procedure"
    window.now_strip.onward.click()
    assert window.bridge.session.state.game.campaign.step is RefitStep.MELEE


@pytest.mark.long
def test_an_answer_comes_before_the_way_on(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.resize(1366, 768)
    window.show_map()
    table = Table(window.bridge, tmp_path)
    table.ready_to_fire()
    window.docks.bring("batteries")
    table.do(AttemptContact(battery=GUN))
    QApplication.processEvents()
    strip = window.now_strip
    assert not strip.onward.isEnabled()
    assert "Answer first" in strip.onward.toolTip()
    window.docks.put_away("prompt")
    strip.due.click()
    assert window.is_dock_shown("prompt")


@pytest.mark.long
def test_no_row_of_a_list_of_rolls_is_cut(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window.resize(1366, 768)
    window.show_map()
    table = Table(window.bridge, tmp_path)
    table.with_barrage()
    table.resolve()
    rolls = window.docks.panels["prompt"].pad.list
    qtbot.waitUntil(lambda: rolls.isVisible() and rolls.horizontalScrollBar().maximum() == 0)
    assert map_share(window) >= MAP_SHARE


@pytest.mark.long
def test_a_column_that_was_dragged_stays_as_wide(application: Application, qtbot: QtBot) -> None:
    window = application.window
    window.resize(1700, 900)
    window.show_map()
    dock = window.docks.by_id["sight"]
    qtbot.wait(300)  # all panels have found their sizes
    before = dock.width()
    edge = QPoint(dock.geometry().left() - 2, dock.geometry().center().y())
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=edge)
    for step in (20, 60, 80):
        QTest.mouseMove(window, edge - QPoint(step, 0))
        qtbot.wait(50)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=edge - QPoint(80, 0))
    qtbot.waitUntil(lambda: "right" in window.bridge.preferences.place_sizes)
    wide = dock.width()
    assert wide > before + 60
    window.docks.bring("hex")
    qtbot.waitUntil(lambda: abs(window.docks.by_id["hex"].width() - wide) < 3)


def test_the_strip_brings_the_card_of_the_battery_that_is_due(window: MainWindow, tmp_path: Path) -> None:
    window.resize(1366, 768)
    window.show_map()
    table = Table(window.bridge, tmp_path)
    table.do(AddBattery(battery="G2", side=Faction.GERMAN, kind=BatteryKind.NORMAL, calibre=80))
    table.ready_to_fire()
    table.do(DeclineContact(battery=GUN))
    window.docks.bring("batteries")
    settle(window)
    panel = window.docks.panel("batteries", BatteriesPanel)
    area = scrolling(panel)
    assert area is not None
    area.verticalScrollBar().setValue(0)
    due = panel.cards["G2"]
    assert due.y() + due.height() > area.viewport().height()
    assert "G2" in window.now_strip.due.text()
    window.now_strip.due.click()
    settle(window)
    head = due.mapTo(area.viewport(), QPoint(0, 0)).y()
    assert 0 <= head < area.viewport().height() // 2 or head + due.height() <= area.viewport().height()
    seen = area.verticalScrollBar().value()
    window.docks.put_away("batteries")
    area.verticalScrollBar().setValue(0)
    window.toggle_dock("batteries")
    settle(window)
    assert area.verticalScrollBar().value() == seen


@pytest.mark.long
def test_a_wide_page_left_behind_takes_no_room_from_the_panels(window: MainWindow) -> None:
    window.resize(1024, 700)
    operations.set_preference(window.bridge, text_size=28, place_sizes={"left": 11.25})
    Table(window.bridge, None)
    window.show_rules()
    QApplication.processEvents()
    window.desk.go_to_map()
    window.docks.bring("tracker")
    for _ in range(3):
        QApplication.processEvents()
    assert window.docks.by_id["tracker"].width() == round(11.25 * 28 * PIXELS_PER_POINT)


@pytest.mark.long
def test_the_same_tap_brings_back_what_had_to_make_way(window: MainWindow) -> None:
    """Unless another panel was opened or closed since: then what is closed opens none."""
    Table(window.bridge, None)
    window.desk.go_to_map()
    window.docks.bring("batteries")
    window.docks.toggle("tracker")
    assert not window.is_dock_shown("batteries")
    window.docks.toggle("tracker")
    assert window.is_dock_shown("batteries")
    assert not window.is_dock_shown("tracker")
    window.docks.toggle("tracker")
    window.docks.bring("hex")
    window.docks.toggle("hex")
    assert not any(map(window.is_dock_shown, ("tracker", "batteries", "hex")))


@pytest.mark.long
@pytest.mark.parametrize("tool", ["sight", "move-counters"])
def test_a_tool_taken_up_on_another_page_leads_back_there_by_the_same_tap(
    window: MainWindow, tmp_path: Path, tool: str
) -> None:
    Table(window.bridge, tmp_path)
    window.show_map()
    window.run_action("select")
    window.docks.bring("log")
    window.run_action("set-facts")
    left = window.page
    assert left != "map"
    for _ in range(2):
        window.run_action(tool)
        assert window.is_map_shown
        window.run_action(tool)
        assert window.page == left
    window.show_map()
    assert window.map_view.tool.id == "select"
    assert window.is_dock_shown("log")


def test_a_press_that_a_panel_does_not_want_holds_up_no_layout(window: MainWindow) -> None:
    """Qt takes one that comes up to the window at an edge for a drag of it, whose release it never hears."""
    Table(window.bridge, None)
    window.desk.go_to_map()
    window.docks.bring("tracker")
    settle(window)
    tracker = window.docks.by_id["tracker"]
    edge = QPoint(tracker.geometry().right() + 2, tracker.geometry().center().y())
    assert window.childAt(edge) is None
    bar = next(one for one in tracker.findChildren(QScrollBar) if one.isVisible())
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.mapFrom(window, edge))
    window.docks.put_away("tracker")
    window.docks.bring("batteries")
    settle(window)
    assert window.docks.by_id["batteries"].geometry().left() > window.centralWidget().geometry().right()


@pytest.mark.long
def test_in_the_largest_type_the_button_of_the_layers_is_whole_on_a_low_map(window: MainWindow) -> None:
    operations.set_preference(window.bridge, text_size=28)
    begin(window.bridge)
    window.desk.go_to_map()
    QApplication.processEvents()
    bar = window.map_view.overlay_bar
    window.map_view.resize(600, 70)
    bar.place()
    assert bar.height() == bar.unfold.sizeHint().height()
