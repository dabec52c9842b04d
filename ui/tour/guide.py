"""The guide of the tour: drives the real window, in the player's terms."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QEventLoop, QPoint, Qt, QThreadPool, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from companion.kit.system import Start
from companion.paths import settings_dir
from companion.sight.result import Position
from companion.text import catalogue_in, system_language
from ui import operations
from ui.look.preferences import Preferences
from ui.map.tools.tool import Pointer
from ui.map.view import MapView
from ui.pages.game_calculator import GameCalculator
from ui.panels.levels import has_sight
from ui.shell.kinds import of_kind
from ui.shell.main_window import MainWindow
from ui.widgets.stepper import Stepper

if TYPE_CHECKING:
    from companion.board.model import Board
    from companion.hexes.coordinates import HexCoord
    from companion.session.messages import Command
    from ui.app import Application
    from ui.session.bridge import SessionBridge

Visit = Callable[["Guide"], object]
"""How the guide gets to a stop."""

_SIZE = (1366, 768)
_SMALL = 960  # pixels
_SETTLE_MS = 150


@dataclass(frozen=True, slots=True)
class TourStop:
    """One picture: its file's name, how the guide gets there, on which board if any. It shows `tour-<id>`.

    Each begins with a cleared table; one that `is_shot` stands in the README, and where it `has_strip` the
    Now strip is shown there in every look.
    """

    id: str
    visit: Visit
    board: str = ""
    is_shot: bool = False
    has_strip: bool = False

    @property
    def text_key(self) -> str:
        """The catalogue key of the line that goes with the picture."""
        return f"tour-{self.id}"


class Guide:
    """Shows the window of an application and brings it where a stop of the tour wants it."""

    def __init__(self, application: Application) -> None:
        self._application = application
        application.show()
        self.start_over()

    @property
    def window(self) -> MainWindow:
        """The window shown."""
        return self._application.window

    @property
    def bridge(self) -> SessionBridge:
        """The bridge under it."""
        return self._application.bridge

    def start_over(self, board: str = "", language: str = "en") -> None:
        """A cleared table and no choice made, on a board, so that each stop shows only its own matter."""
        if board and self.bridge.base_board.id != board:
            operations.close_session(self.bridge)
            self._application.turn_to(board, MainWindow.show_map)
        bridge, window = self.bridge, self.window
        operations.close_session(bridge)
        operations.set_preference(bridge, **Preferences(language=language, theme="light").model_dump())
        if bridge.is_table_mode:
            operations.toggle_table_mode(bridge)
        window.take_tool("select")
        window.clear()
        window.map_view.fit()
        if window.is_map_only:
            window.toggle_map_only()
        window.docks.by_id["checks"].close()
        window.docks.bring("sight" if has_sight(bridge.base_board) else "hex")
        operations.clear_markers(bridge)
        operations.show_areas(bridge, False)
        operations.select_hex(bridge, None)
        while bridge.overlay.entries:
            operations.revert_correction(bridge, bridge.overlay.entries[-1])
        self.hush()
        bridge.put_session(None, None)
        operations.set_preference(bridge, screen_keys=False)
        window.go_to_bar.hide()
        window.palette_widget.hide()
        window.resize(*_SIZE)
        QApplication.processEvents()  # the map takes the room of closed panels before anything is shown on it

    def execute(self, *commands: Command) -> None:
        """Do something in the session, as players do."""
        for command in commands:
            operations.execute(self.bridge, command)

    def hush(self) -> None:
        """Close what was told, to show what lies under it."""
        while self.window.message_bar.current is not None:
            self.window.message_bar.close_current()

    def lay_own(self, board: Board) -> None:
        """Put a board of the player's own on the table."""
        self._application.turn_to(board, MainWindow.show_map)
        self.window.resize(*_SIZE)
        QApplication.processEvents()

    def calculate(self, calculator: str, **values: str) -> None:
        """Type numbers into a game's calculator on the start page."""
        self.window.show_start_page()
        fields = of_kind(GameCalculator, self.window.start_page.calculators.one(calculator)).fields
        for name, value in values.items():
            line = of_kind(Stepper, fields[name]).line
            line.setText(value)
            line.editingFinished.emit()

    def hex(self, name: str) -> HexCoord:
        """The hex of a printed number."""
        return self.bridge.board.parse_hex(name)

    def tap(self, name: str) -> None:
        """Tap a hex with the tool in hand."""
        self.window.map_view.tool.tap(Pointer(self.hex(name), True, QPoint()))

    def begin_session(self, scenario: str) -> None:
        """Begin a session in the tour's own settings folder."""
        self.begin(Start(scenario=scenario))

    def begin(self, start: Start) -> None:
        """Begin a session as `start` says."""
        folder = settings_dir() / "tour"
        path = next(folder / f"{n}.session" for n in count() if not (folder / f"{n}.session").exists())
        operations.begin_session(self.bridge, path, start)

    def run(self, action_id: str) -> None:
        """Do one of the window's actions."""
        self.window.actions_by_id[action_id].trigger()

    def look(self, source: str, target: str, level: int = 0) -> None:
        """Check a line and show it large enough to read."""
        self.window.take_tool("sight")
        ends = self.hex(source), self.hex(target)
        operations.check_sight(self.bridge, Position(ends[0], level), Position(ends[1]))
        self.window.map_view.reset_zoom()
        self.window.show_hexes(ends)
        self.window.map_view.highlight(())

    def show_panel(self, dock_id: str, *names: str) -> None:
        """Bring a panel forward on the map, with a hex selected."""
        self.window.show_map()
        self.window.docks.bring(dock_id)
        for name in names:
            operations.select_hex(self.bridge, self.hex(name))
            self.window.map_view.reset_zoom()
            self.window.map_view.ensure_visible_hex(self.hex(name))

    def caption(self, key: str) -> str:
        """What a picture shows, in the language of the tour, whatever the window speaks."""
        return catalogue_in(system_language(os.environ)).text(key)

    def picture(self) -> QPixmap:
        """The window as it stands, everything drawn."""
        QThreadPool.globalInstance().waitForDone()
        self.wait()
        for view in self.window.findChildren(MapView):
            if view.isVisible():
                view.settle()
        self.wait()
        return self.window.grab()

    def small_picture(self) -> QPixmap:
        """The same in small, to stand beside words."""
        return self.picture().scaledToWidth(_SMALL, Qt.TransformationMode.SmoothTransformation)

    def wait(self) -> None:
        """Let the window come to rest."""
        loop = QEventLoop()
        QTimer.singleShot(_SETTLE_MS, loop.quit)
        loop.exec()


def with_japanese(stops: Mapping[str, Visit]) -> dict[str, Visit]:
    """Some stops by their ids, and each once more in Japanese."""
    return {**stops, **{f"{name}-japanese": _in_japanese(visit) for name, visit in stops.items()}}


def _in_japanese(visit: Visit) -> Visit:
    def show(guide: Guide) -> None:
        operations.set_language(guide.bridge, "ja")
        visit(guide)

    return show
