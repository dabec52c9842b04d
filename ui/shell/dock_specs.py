"""The panels around the map: where each stands, how it is made, which boards have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games import game_docks, has_own_panels
from ui.shell.board_filter import has_sight
from ui.shell.dock_spec import Area, DockSpec

if TYPE_CHECKING:
    from ui.panels.panel import Panel
    from ui.shell.main_window import MainWindow


def _sight_panel(window: MainWindow) -> Panel:
    from ui.panels.sight_panel import SightPanel

    return SightPanel(window.bridge)


def _hex_panel(window: MainWindow) -> Panel:
    from ui.panels.hex_panel import HexPanel

    return HexPanel(window.bridge)


def _marker_tray(window: MainWindow) -> Panel:
    from ui.panels.marker_tray import MarkerTray

    return MarkerTray(window.bridge)


def _layers_panel(window: MainWindow) -> Panel:
    from ui.panels.layers_panel import LayersPanel

    return LayersPanel(window.bridge, window.map_view)


def _checks_panel(window: MainWindow) -> Panel:
    from ui.panels.checks_panel import ChecksPanel

    return ChecksPanel(window.bridge)


def _tracker_panel(window: MainWindow) -> Panel:
    from ui.panels.tracker import TrackerPanel

    return TrackerPanel(window.bridge)


def _log_panel(window: MainWindow) -> Panel:
    from ui.panels.log_panel import LogPanel

    return LogPanel(window.bridge)


def _forces_panel(window: MainWindow) -> Panel:
    from ui.panels.forces import ForcesPanel

    return ForcesPanel(window.bridge)


def _game_pages(window: MainWindow) -> Panel:
    from ui.panels.game_pages import GamePages

    return GamePages(window.bridge)


def _prompt_panel(window: MainWindow) -> Panel:
    from ui.cards.prompt import PromptPanel

    return PromptPanel(window.bridge)


PROMPT, TRACKER = "prompt", "tracker"

_LEFT, _RIGHT, _BOTTOM = Area.LeftDockWidgetArea, Area.RightDockWidgetArea, Area.BottomDockWidgetArea

# fmt: off
DOCKS = (
    DockSpec(TRACKER, _LEFT, _tracker_panel, "F2", "tracker", has_title=False),
    DockSpec(PROMPT, _RIGHT, _prompt_panel, "F5", "dice", has_title=False),
    DockSpec("sight", _RIGHT, _sight_panel, "F6", "sight", has_sight, spared=1),
    DockSpec("hex", _RIGHT, _hex_panel, "F7", "hex", spared=1),
    DockSpec("markers", _RIGHT, _marker_tray, "F8", "marker", has_sight, spared=3),
    DockSpec("layers", _RIGHT, _layers_panel, "F9", "layers", spared=3),
    *game_docks(),
    DockSpec("forces", _RIGHT, _forces_panel, "F12", "forces"),
    DockSpec("game", _RIGHT, _game_pages, "Shift+F12", "pages", lambda board: not has_own_panels(board)),
    DockSpec("log", _BOTTOM, _log_panel, "F3", "journal", has_title=False, spared=2),
    DockSpec("checks", _BOTTOM, _checks_panel, "F10", "log", has_sight, has_title=False, spared=4),
)
