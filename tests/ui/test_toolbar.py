"""The row of buttons above the map: whole names or none, and the menu always in reach."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QLabel, QToolButton
from pytestqt.qtbot import QtBot

from tests.ui.running import settle
from tests.ui.session_table import begin
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.shell.actions import ACTIONS
from ui.shell.command_palette import CommandPalette
from ui.shell.main_window import MainWindow
from ui.shell.toolbar import MainToolBar
from ui.widgets.one_press import LAST_PRESS


@pytest.fixture
def window(shared: SharedWindow) -> MainWindow:
    return shared.on("elst")


def buttons(window: MainWindow) -> list[QToolButton]:
    bar = window.findChild(MainToolBar)
    return [button for button in bar.findChildren(QToolButton) if button.isVisible()]


@pytest.mark.long
@pytest.mark.parametrize("is_table_mode", [False, True])
def test_no_button_is_cut_short_and_the_menu_stays(
    window: MainWindow, qtbot: QtBot, is_table_mode: bool
) -> None:
    if is_table_mode:
        operations.toggle_table_mode(window.bridge)
    bar = window.findChild(MainToolBar)
    menu = bar.findChild(QToolButton, "menu-button")
    for width in (1920, 1366, 1100, 760):
        window.resize(width, 700)
        # The row is laid out in a later turn.
        qtbot.waitUntil(lambda: menu.isVisible() and bar.rect().contains(menu.geometry()))
        qtbot.waitUntil(lambda: all(one.width() >= one.sizeHint().width() for one in buttons(window)))


@pytest.mark.long
@pytest.mark.parametrize("board", ["elst", "jarama"])
def test_undo_and_moving_keep_their_buttons_in_the_largest_text(shared: SharedWindow, board: str) -> None:
    """A button that is not shown on a board takes no room from others."""
    window = shared.on(board)
    window.resize(1024, 700)
    operations.set_preference(window.bridge, text_size=28)
    settle()
    shown = {button.defaultAction().objectName() for button in buttons(window) if button.defaultAction()}
    assert {"undo", "move-counters"} <= shown
    assert ("settings" in shown) is (board == "jarama")


@pytest.mark.long
def test_the_refit_phase_has_its_button_while_a_campaign_is_played(window: MainWindow, qtbot: QtBot) -> None:
    bar, action = window.findChild(MainToolBar), window.actions_by_id["procedure"]
    window.resize(1920, 700)
    assert action not in bar.actions()
    begin(window.bridge)
    qtbot.waitUntil(lambda: action in bar.actions())
    operations.close_session(window.bridge)
    assert action not in bar.actions()


def test_spared_buttons_come_back_in_their_order(window: MainWindow, qtbot: QtBot) -> None:
    bar = window.findChild(MainToolBar)
    window.resize(1920, 700)
    before = bar.actions()
    window.resize(760, 700)
    qtbot.waitUntil(lambda: len(bar.actions()) < len(before))
    window.resize(1920, 700)
    qtbot.waitUntil(lambda: bar.actions() == before)


def test_a_greyed_button_says_why_in_its_tip_and_when_it_is_tapped(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1920, 700)
    bar, action = window.findChild(MainToolBar), window.actions_by_id["move-counters"]
    why = window.bridge.text("needs-counters")
    heard = []
    window.bridge.message.connect(lambda message: heard.append(message.reason.key))
    qtbot.mouseClick(bar.widgetForAction(action), Qt.MouseButton.LeftButton)
    assert heard == ["needs-counters"]
    assert action.toolTip().endswith(why)
    begin(window.bridge)
    assert why not in action.toolTip()


@pytest.mark.long
def test_the_list_of_commands_says_why_one_cannot_be_done(window: MainWindow, qtbot: QtBot) -> None:
    heard = []
    window.bridge.message.connect(lambda message: heard.append(message.reason.key))
    window.open_palette()
    palette = window.findChild(CommandPalette)
    qtbot.keyClicks(palette.line, window.bridge.text("action-recap"))
    row = palette.list.itemWidget(palette.list.item(0))
    assert window.bridge.text("needs-readable") in {label.text() for label in row.findChildren(QLabel)}
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert heard == ["needs-readable"]


def test_every_need_has_its_words(window: MainWindow) -> None:
    assert all(window.bridge.text(spec.needs.why) for spec in ACTIONS if spec.needs)


@pytest.mark.long
@pytest.mark.parametrize(("after", "left_at"), [(120, 2), (320, 1)])
def test_a_bouncing_finger_undoes_one_step_and_a_quick_one_two(
    window: MainWindow, after: int, left_at: int
) -> None:
    """A press `after` milliseconds; the system calls both a double one."""
    begin(window.bridge)
    operations.set_facts(window.bridge, {"clock/moment/turn": 2})
    operations.set_facts(window.bridge, {"clock/moment/turn": 3})
    settle()
    undo = window.findChild(MainToolBar).widgetForAction(window.actions_by_id["undo"])
    spot, left = QPointF(undo.mapTo(window, undo.rect().center())), Qt.MouseButton.LeftButton
    LAST_PRESS.forget()
    press, lift = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
    for kind, at in ((press, 1000), (lift, 1001), (press, 1000 + after), (lift, 1001 + after)):
        held = left if kind != lift else Qt.MouseButton.NoButton
        event = QMouseEvent(kind, spot, window.mapToGlobal(spot), left, held, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(at)
        QApplication.sendEvent(window.windowHandle(), event)
    assert window.bridge.session.state.game.clock.moment.turn == left_at
