"""Somebody with a mouse and a keyboard who plays offboard artillery in the real window."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.ui.artillery_table import GUN
from tests.ui.running import settle
from ui.cards.prompt import PromptPanel
from ui.games.elst.battery_card import BatteryCardView
from ui.shell.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


class Player:
    """Presses buttons, rolls dice, types and taps hexes; looks at the card of one battery."""

    def __init__(self, window: MainWindow, qtbot: QtBot, battery: str = GUN) -> None:
        self.window, self.qtbot, self.battery = window, qtbot, battery

    @property
    def prompt(self) -> PromptPanel:
        return self.window.docks.panels["prompt"]

    @property
    def card(self) -> BatteryCardView:
        return self.window.docks.panels["batteries"].cards[self.battery]

    def press(self, button: QAbstractButton) -> None:
        QApplication.processEvents()
        self.qtbot.mouseClick(button, LEFT)
        settle()

    def choose(self, text: str) -> None:
        self.press(next(one for one in self.card.choices.buttons if one.text().startswith(text)))

    def roll(self, total: int) -> None:
        self.press(self.prompt.pad.pad.buttons[total])

    def type(self, text: str) -> None:
        """Type with the map in hand."""
        self.window.map_view.setFocus()
        QApplication.processEvents()
        self.qtbot.keyClicks(QApplication.focusWidget() or self.window.map_view, text)

    def tap(self, name: str) -> None:
        """Tap a hex of the map."""
        view = self.window.map_view
        hex_ = self.window.bridge.board.parse_hex(name)
        view.centre_on(hex_)
        QApplication.processEvents()
        spot: QPoint = view.mapFromScene(view.board_geometry.centre(hex_))
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=spot)
        settle()
