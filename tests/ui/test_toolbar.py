"""The row of buttons above the map: whole names or none, and the menu always in reach."""

import pytest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from tests.ui.session_table import begin
from ui import operations
from ui.main_window import MainWindow
from ui.toolbar import MainToolBar


def buttons(window: MainWindow) -> list[QToolButton]:
    bar = window.findChild(MainToolBar)
    return [button for button in bar.findChildren(QToolButton) if button.isVisible()]


@pytest.mark.parametrize("width", [1920, 1366, 1100, 760])
@pytest.mark.parametrize("is_table_mode", [False, True])
def test_no_button_is_cut_short_and_the_menu_stays(
    window: MainWindow, qtbot: QtBot, width: int, is_table_mode: bool
) -> None:
    window.resize(width, 700)
    if is_table_mode:
        operations.toggle_table_mode(window.bridge)
    bar = window.findChild(MainToolBar)
    menu = bar.findChild(QToolButton, "menu-button")
    # The row is laid out in a later turn.
    qtbot.waitUntil(lambda: menu.isVisible() and bar.rect().contains(menu.geometry()))
    qtbot.waitUntil(lambda: all(one.width() >= one.sizeHint().width() for one in buttons(window)))


def test_the_refit_phase_has_its_button_while_a_campaign_is_played(window: MainWindow, qtbot: QtBot) -> None:
    bar, action = window.findChild(MainToolBar), window.actions_by_id["refit"]
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
