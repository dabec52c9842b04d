"""Somebody who moves counters in the window."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.forces.commands import AddRoster
from companion.games.elst.procedures.forces.words import roster_text
from ui import operations
from ui.cards.prompt import PromptPanel
from ui.map.move_card import MoveCard
from ui.map.moving import Moving
from ui.map.tools.tool import Pointer
from ui.shell.main_window import MainWindow
from ui.widgets.layouts import widgets_in

ENTER = Qt.Key.Key_Return


class Mover:
    """Somebody who moves counters in the British Movement Phase."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.bridge = window, window.bridge

    @property
    def moving(self) -> Moving:
        return self.window.map_view.tools["move"].moving

    @property
    def card(self) -> MoveCard:
        return self.window.map_view.move_card

    @property
    def in_hand(self) -> str:
        """What goes, and from where."""
        going = self.moving.going
        where = self.bridge.hex_name(going[0].hex) if going and going[0].hex else "hand" if going else ""
        return " ".join([where, *(counter.label for counter in going)]).strip()

    def add(self, text: str, side: str = "british") -> None:
        assert operations.execute(self.bridge, AddRoster(side=side, text=text))

    def at(self, name: str, side: Faction = Faction.BRITISH) -> str:
        hex_ = self.bridge.board.parse_hex(name)
        forces = self.bridge.session.state.game.forces
        return roster_text(h.pieces for h in forces.of(side) if h.place.hex == hex_)

    def begin(self) -> None:
        self.window.run_action("move-counters")
        QApplication.processEvents()

    def type_hex(self, name: str) -> None:
        """Type into whatever has the keyboard."""
        QTest.keyClicks(QApplication.focusWidget(), name)
        QTest.keyClick(QApplication.focusWidget(), ENTER)
        QApplication.processEvents()

    def begin_refused(self, text: str) -> str:
        """Name counters and begin with a hex that no map has; which of them is set aside by that."""
        self.add(text)
        self.begin()
        first = self.in_hand
        self.type_hex("zz99")
        assert self.in_hand != first
        return first

    def tap(self, name: str) -> None:
        view, hex_ = self.window.map_view, self.bridge.board.parse_hex(name)
        view.tool.tap(Pointer(hex_, True, view.mapFromScene(view.board_geometry.centre(hex_))))
        QApplication.processEvents()

    def chip(self, words: str) -> None:
        next(chip for chip in widgets_in(self.card.kinds.flow) if words in chip.text()).click()

    def do(self, words: str) -> None:
        """Choose from the menu of what else may be done."""
        next(action for action in self.opened_menu() if action.text().startswith(words)).trigger()
        QApplication.processEvents()

    def opened_menu(self) -> list[QAction]:
        """What else may be done."""
        menu = self.card.more.menu()
        menu.aboutToShow.emit()
        return menu.actions()

    def prompt(self, qtbot: QtBot) -> PromptPanel:
        """What asks for an answer."""
        prompt = PromptPanel(self.bridge)
        qtbot.addWidget(prompt)
        prompt.show()
        return prompt

    def told(self) -> set[str]:
        """What the log says of the last act."""
        groups = self.bridge.session.log()[-1].details
        return {self.bridge.reason_text(reason) for group in groups for reason in group}

    @property
    def waiting(self) -> str:
        """The request that waits for an answer."""
        return self.bridge.session.state.waiting[0].id

    def refused(self) -> str:
        current = self.window.message_bar.current
        return current.reason.key if current else ""
