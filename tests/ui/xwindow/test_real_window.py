"""The window on a real X server: shown, typed into, painted."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from ui.shell.main_window import MainWindow


def test_a_player_types_two_hexes_and_sees_the_line_on_the_map(window: MainWindow, qtbot: QtBot) -> None:
    assert QGuiApplication.platformName() == "xcb"
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.keyClicks(window.start_page, "nn8 ii12")
    qtbot.keyClick(window.start_page.calculator.entry.pair, Qt.Key.Key_Return)
    qtbot.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert window.page == "map"
    window.map_view.settle()
    picture = window.map_view.grab().toImage()
    colours = {picture.pixel(x, picture.height() // 2) for x in range(picture.width())}
    assert len(colours) > 20
