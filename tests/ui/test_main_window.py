"""The real window, driven as a player drives it."""

import gc
import re
import subprocess
import sys
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QThreadPool
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from companion.kit.system import Start
from companion.reason import Reason
from companion.sight.marker_kinds import MarkerKind
from companion.sight.result import Position, Verdict
from companion.text import LANGUAGES, catalogue_in
from tests.forms import tried_with
from ui import operations
from ui.app import Application
from ui.panels.hex_panel import HexPanel
from ui.session.bridge import SessionBridge
from ui.session.files import fresh_file
from ui.session.message import Severity
from ui.shell.actions import ACTIONS
from ui.shell.main_window import MainWindow
from ui.shell.toolbar import MainToolBar

ENTER = Qt.Key.Key_Return
_ROUNDS = 8


def run(window: MainWindow, action_id: str) -> None:
    window.actions_by_id[action_id].trigger()


def check(window: MainWindow, source: str, target: str) -> None:
    parse = window.bridge.board.parse_hex
    operations.check_sight(window.bridge, Position(parse(source)), Position(parse(target)))


@pytest.mark.long
def test_the_calculator_answers_within_ten_keystrokes(window: MainWindow, qtbot: QtBot) -> None:
    assert window.page == "start"
    qtbot.keyClicks(window.start_page, "nn8ii12")
    qtbot.keyClick(window.start_page.calculator.entry.pair, ENTER)
    check = window.bridge.sight
    assert check is not None
    assert check.result is not None
    assert window.start_page.calculator.badge.isVisible()
    assert window.bridge.checks[-1].told.verdict == check.result.verdict


@pytest.mark.long
def test_typing_on_the_map_goes_to_a_hex(window: MainWindow, qtbot: QtBot, at) -> None:
    window.show_map()
    qtbot.keyClicks(window.map_view, "bb13")
    assert window.go_to_bar.isVisible()
    qtbot.keyClick(window.go_to_bar.line, ENTER)
    assert window.bridge.selected == at("BB13")
    assert window.go_to_bar.isHidden()


@pytest.mark.long
def test_a_name_typed_over_the_map_goes_to_its_hex(window: MainWindow, qtbot: QtBot, at) -> None:
    window.show_map()
    line = window.go_to_bar.line
    qtbot.keyClicks(window.map_view, "t")
    qtbot.waitUntil(line.hasFocus)
    qtbot.keyClicks(line, "own hall")
    assert line.completer().popup().isVisible()
    qtbot.keyClick(line.completer().popup(), Qt.Key.Key_Return)
    assert window.bridge.selected == at("BB13")
    assert window.go_to_bar.isHidden()
    assert not line.completer().popup().isVisible()


@pytest.mark.long
def test_two_hexes_typed_on_the_map_are_judged(window: MainWindow, qtbot: QtBot, at) -> None:
    window.show_map()
    qtbot.keyClicks(window.map_view, "nn8 ii12")
    qtbot.keyClick(window.go_to_bar.line, ENTER)
    assert window.bridge.sight is not None
    assert window.bridge.sight.target == Position(at("II12"))
    qtbot.waitUntil(lambda: window.is_dock_shown("sight"))


@pytest.mark.parametrize("typed", ["wreck N19", "N19に残骸"])
def test_a_marker_typed_on_the_map_is_put_down_as_in_its_panel(
    window: MainWindow, qtbot: QtBot, at, typed: str
) -> None:
    window.show_map()
    window.open_go_to(typed)
    qtbot.keyClick(window.go_to_bar.line, ENTER)
    assert window.bridge.markers.wrecks == {at("N19")}
    assert window.is_dock_shown("markers")
    assert window.go_to_bar.isHidden()


@pytest.mark.long
def test_a_marker_typed_for_a_hex_that_there_is_not_stays_to_be_corrected(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_map()
    window.open_go_to("wreck N99")
    qtbot.keyClick(window.go_to_bar.line, ENTER)
    assert not window.bridge.markers.wrecks
    assert window.go_to_bar.isVisible()
    assert "N99" in window.go_to_bar.line.note.text()
    assert "wreck" not in window.go_to_bar.line.note.text().casefold()


@pytest.mark.long
def test_who_opened_go_to_in_vain_is_back_on_the_page_he_left(window: MainWindow, qtbot: QtBot) -> None:
    window.show_settings()
    for give_up in (window.open_go_to, lambda: qtbot.keyClick(window.go_to_bar.line, Qt.Key.Key_Escape)):
        window.open_go_to()
        assert (window.page, window.go_to_bar.isVisible()) == ("map", True)
        give_up()
        assert (window.page, window.go_to_bar.isHidden()) == ("settings", True)
    window.open_go_to()
    qtbot.keyClicks(window.go_to_bar.line, "nn8")
    qtbot.keyClick(window.go_to_bar.line, ENTER)
    window.open_go_to()
    window.open_go_to()
    assert window.page == "map"


@pytest.mark.long
def test_go_to_asked_for_again_marks_what_was_typed_then_takes_it_away_then_leaves(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.show_map()
    window.activateWindow()
    button = window.findChild(MainToolBar).widgetForAction(window.actions_by_id["go-to"])
    line = window.go_to_bar.line

    def tap() -> None:
        QTest.qWait(QApplication.doubleClickInterval() + 50)  # two taps, no double one
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    tap()
    qtbot.keyClicks(line, "zz40")
    tap()
    assert line.selectedText() == line.text() == "ZZ40"
    qtbot.keyClick(line, ENTER)
    assert line.note.isVisible()
    tap()
    assert (line.text(), line.note.isVisible()) == ("", False)
    tap()
    assert window.go_to_bar.isHidden()


@pytest.mark.long
def test_a_page_left_for_go_to_in_vain_still_leads_back_to_the_one_before_it(window: MainWindow) -> None:
    window.show_start_page()
    window.show_rules()
    window.show_settings()
    window.open_go_to()
    window.open_go_to()
    shown = [window.page]
    for leave in (window.show_settings, window.show_rules):
        leave()
        shown.append(window.page)
    assert shown == ["settings", "rules", "start"]


@pytest.mark.long
def test_home_asked_again_leads_back_while_what_was_left_is_there(window: MainWindow) -> None:
    run(window, "start-page")
    assert window.page == "start"  # from nowhere
    window.show_map()
    window.show_rules()
    run(window, "start-page")
    assert window.page == "start"
    run(window, "start-page")
    assert window.page == "rules"
    run(window, "start-page")
    operations.begin_session(window.bridge, fresh_file("elst"), Start(scenario="initial"))
    run(window, "start-page")
    assert window.page == "start"


@pytest.mark.long
def test_who_looks_at_settings_rules_and_guide_comes_back_page_by_page(window: MainWindow) -> None:
    """Each is left to the page it was opened from, and nobody is led in a circle."""
    window.show_settings()
    window.show_rules()
    window.desk.show_guide()
    for page in ("guide", "rules", "settings"):
        assert window.page == page
        window.desk.go_back()
    assert window.page == "start"
    window.show_map()
    window.show_rules()
    window.show_settings()
    window.show_rules()
    window.rules_page.back.click()
    assert window.page == "map"
    window.desk.show("boards")
    window.desk.show("boards")
    assert window.page == "map"


@pytest.mark.long
def test_a_page_that_was_only_looked_at_leaves_the_keyboard_with_the_field_that_had_it(
    window: MainWindow, at
) -> None:
    window.show_map()
    operations.select_hex(window.bridge, at("NN8"))
    window.correct_selected()
    note = window.docks.panel("hex", HexPanel).editor.note
    note.setFocus()
    window.show_rules()
    assert QApplication.focusWidget() is not note
    window.show_settings()
    window.desk.go_back()
    assert window.page == "rules"
    window.desk.go_back()
    assert QApplication.focusWidget() is note
    window.show_rules()
    window.show_map()  # asked for by itself, not as the way back
    assert QApplication.focusWidget() is window.map_view


@pytest.mark.long
def test_a_tool_of_the_map_tapped_in_error_leads_back_to_what_was_begun(window: MainWindow, at) -> None:
    """By the same tap or by one on the tool before, unless anything was done since."""
    window.show_map()
    operations.select_hex(window.bridge, at("NN8"))
    window.correct_selected()
    editor = window.docks.panel("hex", HexPanel).editor
    editor.note.setText("felled")
    for back in ("markers", "select"):
        run(window, "markers")
        assert (window.tool, editor.isVisible()) == ("marker", False)
        run(window, back)
        assert (window.tool, editor.isVisible(), editor.note.text()) == ("select", True, "felled")
    run(window, "markers")
    operations.toggle_marker(window.bridge, at("NN9"), MarkerKind.WRECK, keep=True)
    run(window, "markers")
    assert (window.tool, window.is_dock_shown("markers")) == ("marker", True)


@pytest.mark.long
def test_what_is_seen_from_a_hex_is_put_out_and_lit_again_by_the_same_tap(window: MainWindow, at) -> None:
    window.show_map()
    operations.select_hex(window.bridge, at("NN8"))
    run(window, "viewshed")
    operations.toggle_marker(window.bridge, at("NN9"), MarkerKind.WRECK, keep=True)
    for is_lit in (False, True, False):
        run(window, "viewshed")
        assert (window.bridge.viewshed is not None) is is_lit
    window.show_settings()
    run(window, "viewshed")
    assert (window.page, window.bridge.viewshed is not None) == ("map", True)
    run(window, "viewshed")
    assert (window.page, window.bridge.viewshed) == ("settings", None)


@pytest.mark.long
def test_the_map_tapped_in_error_leads_back_to_the_page_left(window: MainWindow, at) -> None:
    window.show_rules()
    window.show_settings()
    run(window, "map-page")
    assert window.page == "map"
    run(window, "map-page")
    assert window.page == "settings"
    window.show_settings()
    assert window.page == "rules"
    run(window, "map-page")
    operations.select_hex(window.bridge, at("NN8"))
    run(window, "map-page")
    assert window.page == "map"


@pytest.mark.long
def test_a_page_tapped_in_error_gives_way_to_the_one_left_while_nothing_was_done(window: MainWindow) -> None:
    bridge = window.bridge
    operations.begin_session(bridge, fresh_file("elst"), Start(scenario="initial"))
    try:
        run(window, "recap")
        run(window, "pack-up")
        window.desk.pages["pack-up"].back.click()
        assert window.page == "recap"
        run(window, "set-facts")
        run(window, "readings")
        run(window, "readings")
        assert window.page == "facts"
        run(window, "set-facts")
        assert window.page == "recap"
        run(window, "readings")
        operations.go_on(bridge)
        run(window, "readings")
        assert window.page == "map"
    finally:
        operations.close_session(bridge)


@pytest.mark.long
def test_an_input_method_types_into_go_to_as_well(window: MainWindow) -> None:
    window.show_map()
    event = QInputMethodEvent()
    event.setCommitString("ｎｎ８")
    QApplication.sendEvent(window.map_view, event)
    assert window.go_to_bar.line.text() == "NN8"


@pytest.mark.long
def test_typing_leaves_fields_and_the_settings_alone(window: MainWindow, qtbot: QtBot) -> None:
    window.show_map()
    window.open_palette()
    qtbot.keyClicks(window.palette_widget.line, "zoom")
    assert window.palette_widget.line.text() == "zoom"
    assert window.go_to_bar.isHidden()
    window.show_settings()
    assert window.palette_widget.isHidden(), "no page comes over it"
    qtbot.keyClicks(window.settings_page, "nn8")
    assert window.go_to_bar.isHidden()


@pytest.mark.long
def test_a_page_ends_above_what_is_told_and_has_its_foot_back(window: MainWindow) -> None:
    window.show_settings()
    page, bar = window.settings_page, window.message_bar
    whole = page.geometry()
    window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    assert page.geometry().topLeft() == whole.topLeft()
    assert page.geometry().bottom() < bar.geometry().top()
    window.show_map()
    assert window.map_view.geometry().bottom() > bar.geometry().bottom()
    window.show_settings()
    bar.close_current()
    QApplication.processEvents()
    assert page.geometry() == whole


@pytest.mark.long
def test_the_last_row_of_a_page_stays_under_what_is_told(window: MainWindow) -> None:
    window.actions_by_id["new-session"].trigger()
    button, bar = window.desk.pages["new-session"].begin_button, window.message_bar
    QApplication.processEvents()
    before = button.mapTo(window, QPoint())
    window.bridge.say(Reason("nothing-typed"), Severity.ERROR)
    QApplication.processEvents()
    assert button.mapTo(window, QPoint()) == before
    assert bar.mapTo(window, bar.rect().bottomLeft()).y() < before.y()


def test_readings_are_found_on_the_page_of_the_session_that_is_to_begin(window: MainWindow) -> None:
    action = window.actions_by_id["readings"]
    assert not action.isEnabled(), "no session, and none to begin"
    window.actions_by_id["new-session"].trigger()
    page = window.desk.pages["new-session"]
    title = next(
        one for one in page.findChildren(QLabel) if one.text() == window.bridge.text("readings-title")
    )
    QApplication.processEvents()
    assert action.isEnabled()
    action.trigger()
    QApplication.processEvents()
    assert window.page == "new-session"
    assert page.viewport().rect().contains(title.mapTo(page.viewport(), title.rect().center()))
    assert title.parentWidget().isAncestorOf(window.focusWidget())


@pytest.mark.long
def test_more_than_two_hexes_are_refused_in_the_message_bar(window: MainWindow, at) -> None:
    window.go_to_bar.hexes_entered.emit(tuple(Position(at(name)) for name in ("NN8", "II12", "BB13")))
    assert window.message_bar.current is not None
    assert window.message_bar.current.reason.key == "go-to-too-many"
    assert window.bridge.sight is None


@pytest.mark.long
def test_smoke_hinders_and_undo_takes_it_back(window: MainWindow, at) -> None:
    check(window, "NN8", "NN11")
    before = window.bridge.sight.result
    operations.toggle_marker(window.bridge, at("NN10"), MarkerKind.SMOKE)
    assert window.bridge.sight.result.hindrance == before.hindrance + 3
    assert "smoke on NN10" in window.actions_by_id["undo"].text()
    run(window, "undo")
    assert window.bridge.sight.result == before
    assert "smoke on NN10" in window.actions_by_id["redo"].text()
    run(window, "redo")
    assert window.bridge.sight.result.hindrance == before.hindrance + 3


@pytest.mark.long
def test_the_language_changes_at_once_everywhere(window: MainWindow) -> None:
    window.show_map()
    run(window, "language")
    japanese = re.compile("[぀-ヿ一-鿿]")
    assert japanese.search(window.actions_by_id["sight"].text())
    assert japanese.search(window.docks.by_id["sight"].windowTitle())
    assert QApplication.translate("QPlatformTheme", "Cancel") == "キャンセル"
    run(window, "language")
    assert window.actions_by_id["sight"].text() == "Check a line of sight"


@pytest.mark.long
def test_the_palette_finds_an_action_in_any_language_and_runs_it(window: MainWindow, qtbot: QtBot) -> None:
    window.show_map()
    run(window, "palette")
    qtbot.keyClicks(window.palette_widget.line, "turn map")
    assert window.palette_widget.shown_ids()[0] == "flip"
    window.palette_widget.line.setText("180度")
    assert window.palette_widget.shown_ids()[0] == "flip"
    qtbot.keyClick(window.palette_widget.line, ENTER)
    assert window.bridge.preferences.is_flipped
    assert window.palette_widget.isHidden()


def test_every_action_has_a_name_of_its_own_in_each_language() -> None:
    for language in LANGUAGES:
        names = [catalogue_in(language).text(spec.text_key) for spec in ACTIONS]
        assert len(set(names)) == len(names)


def test_no_two_actions_share_a_shortcut() -> None:
    keys = [spec.shortcut for spec in ACTIONS if spec.shortcut]
    assert len(set(keys)) == len(keys)


def test_every_action_that_can_be_run_now_runs(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    for dialog in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(f"PySide6.QtWidgets.QFileDialog.{dialog}", lambda *_: ("", ""))
    check(window, "NN8", "II12")
    for spec in ACTIONS:
        if spec.id != "quit":
            run(window, spec.id)
    assert window.message_bar.current is None or window.message_bar.current.reason.key != "work-failed"


def test_a_shortcut_can_be_changed_and_a_clash_is_refused(window: MainWindow) -> None:
    edit = window.settings_page.shortcuts.edits["flip"]
    edit.setKeySequence("Ctrl+Shift+F9")
    edit.editingFinished.emit()
    assert window.actions_by_id["flip"].shortcut().toString() == "Ctrl+Shift+F9"
    edit.setKeySequence("Ctrl+L")
    edit.editingFinished.emit()
    assert window.message_bar.current.reason.key == "shortcut-taken"
    assert window.actions_by_id["flip"].shortcut().toString() == "Ctrl+Shift+F9"
    edit.setKeySequence("T")
    edit.editingFinished.emit()
    assert window.message_bar.current.reason.key == "shortcut-is-typing"
    edit.setKeySequence("Space")
    edit.editingFinished.emit()
    assert window.message_bar.current.reason.key == "shortcut-is-space"
    edit.setKeySequence("Ctrl+Shift+F8")
    edit.editingFinished.emit()
    assert window.message_bar.current is None


@pytest.mark.long
def test_the_map_keeps_sixty_per_cent_of_a_small_window(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1366, 768)
    window.show_map()
    qtbot.waitUntil(lambda: window.map_view.width() > 100)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (1366, 768)
    assert window.map_view.width() * window.map_view.height() >= 0.6 * 1366 * 768


@pytest.mark.long
def test_the_map_stays_where_it_was_behind_a_page(window: MainWindow, qtbot: QtBot, at) -> None:
    window.resize(1366, 768)
    window.show_map()
    view = window.map_view
    view.reset_zoom()
    view.centre_on(at("NN8"))
    window.show_settings()
    qtbot.waitUntil(lambda: not view.isVisible())
    window.show_map()
    qtbot.waitUntil(view.isVisible)
    middle = view.mapToScene(view.viewport().rect().center())
    assert view.board_geometry.hex_at(middle) == at("NN8")


@pytest.mark.long
def test_fair_play_hides_the_verdict_until_the_shot_is_declared(window: MainWindow, at) -> None:
    operations.set_preference(window.bridge, fair_play=True)
    operations.preview_sight(window.bridge, Position(at("NN8")), Position(at("II12")))
    assert window.bridge.sight.result is None
    check(window, "NN8", "II12")
    assert window.bridge.sight.result is None
    assert window.bridge.checks == ()
    run(window, "viewshed")
    assert window.message_bar.current.reason.key == "fair-play-hides-viewshed"
    run(window, "declare")
    assert window.bridge.sight.result.verdict in Verdict
    assert len(window.bridge.checks) == 1
    run(window, "viewshed")
    assert window.bridge.viewshed is not None


@pytest.mark.long
def test_window_and_panels_come_back_as_they_were_left(application: Application, qtbot: QtBot) -> None:
    window = application.window
    window.show_map()
    window.docks.bring("checks")
    window.docks.by_id["layers"].close()
    window.show_start_page()
    window.resize(777, 555)
    window.close()
    again = Application()
    qtbot.addWidget(again.window)
    again.window.show()
    again.window.show_map()
    assert again.window.width() == 777
    assert "checks" in again.window.docks.open_ids()
    assert "layers" not in again.window.docks.open_ids()
    again.close()


@pytest.mark.long
def test_the_start_page_does_not_wait_for_the_map(qtbot: QtBot) -> None:
    application = Application()
    assert "map_view" not in vars(application.window)
    application.close()


@pytest.mark.long
def test_a_closed_window_leaves_nothing_behind(qtbot: QtBot) -> None:
    """Nor does its map, which is made beside the start page and may never be shown."""
    before = set(QApplication.allWidgets())
    application = Application()
    application.show()
    qtbot.waitUntil(lambda: "map_view" in vars(application.window))
    application.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert {type(widget).__name__ for widget in set(QApplication.allWidgets()) - before} == set()


def bridge_of_a_closed_window(board: str, scenario: str) -> weakref.ref[SessionBridge]:
    """By itself: what a function at work names may be held as long as it, by Qt's hook that sees imports."""
    application = Application(board)
    application.show()
    operations.begin_session(application.bridge, fresh_file(board), Start(scenario=scenario))
    QApplication.processEvents()
    application.close()
    return weakref.ref(application.bridge)


@pytest.mark.long
@tried_with(
    ("board", "scenario"), [("elst", "initial"), ("jarama", "jarama"), ("no_prisoners", "war-in-the-desert")]
)
def test_a_closed_window_and_its_session_are_forgotten(board: str, scenario: str) -> None:
    """What a timer of its own still held would stay, with the whole game, to the end of the program."""
    left = bridge_of_a_closed_window(board, scenario)
    for _ in range(_ROUNDS):  # what is still prepared is prepared for its bridge, perhaps from now on
        QApplication.processEvents()
        QThreadPool.globalInstance().waitForDone()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()
        if left() is None:
            break
    assert left() is None, [type(holder).__name__ for holder in gc.get_referrers(left())]


@pytest.mark.long
def test_a_window_taken_apart_hands_no_keyboard_on(qtbot: QtBot) -> None:
    """Qt tells of the keyboard while the window is half gone: nothing is raised then."""
    application = Application()
    application.show()
    application.window.activateWindow()
    qtbot.waitUntil(application.window.isActiveWindow)
    application.window.start_page.calculator.entry.pair.setFocus()
    with qtbot.captureExceptions() as raised:
        delete(application.window)
    application.forget()
    QThreadPool.globalInstance().waitForDone()
    assert raised == []


@pytest.mark.long
def test_the_map_is_shown_without_loading_the_play_of_any_game_or_the_network() -> None:
    """Its calculators are; what is told on its map waits till it is told, a table till one is joined."""
    start = (
        "import sys; from ui.app import Application; application = Application(); application.show();"
        " application.window.show_map(); application.window.map_view.settle(); application.window.grab();"
        " games = (name for name in sys.modules if name.startswith('companion.games.'));"
        " late = {'companion.shared_table.link', 'cryptography.x509', 'websockets'} & {*sys.modules};"
        " print(*(name for name in games if name.endswith('.game')), *late)"
    )
    done = subprocess.run([sys.executable, "-c", start], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
