"""A battle of the Spanish Civil War in the real window, as a player at a table drives it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from companion.chance.answers import RollAnswer
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.table.state import SpanishGame
from companion.games.spanish_civil_war.terms import Battle
from companion.hexes.coordinates import HexCoord
from companion.known_games import systems_with
from companion.session.session import Session
from tests.games.spanish_civil_war.table import Table
from tests.laid_tables import copy_of
from tests.ui.running import SIZE, running
from tests.ui.shared_window import SharedWindow
from ui import operations
from ui.shell.main_window import MainWindow

FORCES = {
    "jarama": {
        "republican": "48: 2x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6\nA: HQ 0-1-6",
        "nationalist": "1: 3x 7-4-6/3-3-6 II, HQ 0-1-6, art 5(6)6\nVAR: HQ 0-1-6",
    },
    "brunete": {
        "republican": "11: 3x 4-4-6/2-2-6, HQ 0-1-6",
        "nationalist": "13: 2x 5-5-6/3-3-6, HQ 0-1-6",
    },
}


@contextmanager
def at_table(qtbot: QtBot, battle: str) -> Iterator["Player"]:
    """A player before the start page of a battle, in English; the window goes when the test is over."""
    with running(qtbot, battle, SIZE) as application:
        yield Player(application.window)


def lay(battle: str, **places: str) -> Table:
    """A battle with the counters of `FORCES` told, some of them in hexes: for `at_laid_table`."""
    table = Table(Battle(battle))
    for side, text in FORCES[battle].items():
        table.tell(Faction(side), text)
    table.put(**places)
    return table


def at_laid_table(shared: SharedWindow, laid: Session) -> "Player":
    """A player before the map of a battle that goes on from where a table was laid."""
    player = Player(shared.on(laid.system.id))
    player.go_on_from(laid)
    return player


class Player:
    """Taps and types in a window whose board is a battle's."""

    def __init__(self, window: MainWindow) -> None:
        self.window, self.bridge = window, window.bridge
        self.hex = window.bridge.board.parse_hex

    @property
    def game(self) -> SpanishGame:
        return self.bridge.session.state.game

    def run(self, action_id: str) -> None:
        self.window.actions_by_id[action_id].trigger()

    def begin(self) -> None:
        """A new session, the grid left as it is drawn."""
        operations.leave_grid(self.bridge)
        self.run("new-session")
        self.window.desk.pages["new-session"].begin_button.click()

    def go_on_from(self, laid: Session) -> None:
        """The session that was laid, in place of the one in play."""
        operations.leave_grid(self.bridge)
        operations.take_session(self.bridge, copy_of(laid, systems_with(self.bridge.board)))
        self.window.show_map()

    def tell(self, side: str, text: str) -> None:
        """Type counters into the forces panel."""
        self.window.docks.bring("forces")
        panel = self.window.docks.panels["forces"]
        panel.pages.button(side).click()
        panel.roster.lines.setPlainText(text)
        panel.roster.submit()

    def tell_all(self) -> None:
        for side, text in FORCES[self.bridge.board.id].items():
            self.tell(side, text)

    def put(self, **places: str) -> None:
        """`J_R_48_hq_1="3136"` sets that unit up in that hex, through the card of the move tool."""
        self.window.use_tool("move")
        moving = self.window.map_view.tools["move"].moving
        for name, hex_ in places.items():
            id_ = name.replace("_", "-")
            (counter,) = (one for one in self.counters() if one.id == id_)
            self.window.map_view.take_stack(counter.stack)
            moving.chosen = frozenset({id_})
            self.type_hex(hex_)
        self.window.use_tool("select")

    def type_hex(self, hex_: str) -> None:
        """Type a hex for what is in hand."""
        assert self.window.map_view.type_text(hex_)
        self.window.map_view.move_card.line.submit()

    def counters(self):
        return self.bridge.session.system.counters(self.bridge.session.state)

    def press(self, label: str) -> None:
        """Press the button of the tracker, the card or the strip that begins with some words."""
        self.window.docks.bring("tracker")
        tracker = self.window.docks.panels["tracker"]
        tracker.refresh()
        asked = self.window.docks.prompt.findChildren(QPushButton)
        found = (*tracker.findChildren(QPushButton), *asked, self.window.now_strip.onward)
        button = next(one for one in found if one.text().startswith(label))
        button.click()
        self._go_on_all_the_same()

    def _go_on_all_the_same(self) -> None:
        """Counters that are told and not set up are none of this test's business."""
        asked = self.window.message_bar.current
        if asked is not None and asked.slot == "going-on":
            self.window.message_bar.close_current()
            asked.confirms()

    def roll(self, *values: int) -> None:
        request = self.bridge.session.state.waiting[0]
        operations.answer_request(self.bridge, request.id, RollAnswer.physical(*values))

    def shift_drag(self, start: HexCoord, end: HexCoord) -> None:
        """Drag from hex to hex with Shift held."""
        view, shift = self.window.map_view, Qt.KeyboardModifier.ShiftModifier
        spots = [view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in (start, end)]
        left = Qt.MouseButton.LeftButton
        QTest.mousePress(view.viewport(), left, shift, spots[0])
        for step in range(1, 6):
            way = (spots[1] - spots[0]) * step / 5
            QTest.mouseMove(view.viewport(), spots[0] + QPoint(round(way.x()), round(way.y())))
        QTest.mouseRelease(view.viewport(), left, shift, spots[1])

    def answer_all(self) -> None:
        """Dice for what waits: the Nationalists first, clear weather."""
        for request in self.bridge.session.state.waiting:
            self.roll(*([6, 1] if len(request.rows) > 1 else [6]))
        assert not self.bridge.session.state.waiting
