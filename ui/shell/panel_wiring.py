"""What the panels ask of the map, of one another and of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.map.correct_hand import CorrectHand
from ui.map.tools.correct import CorrectTool
from ui.panels.forces import ForcesPanel
from ui.panels.hex_panel import HexPanel
from ui.panels.log_panel import LogPanel
from ui.panels.marker_tray import MarkerTray
from ui.panels.sight_panel import SightPanel

if TYPE_CHECKING:
    from companion.board.legend import Brush
    from companion.hexes.coordinates import HexCoord
    from ui.shell.docks import Docks
    from ui.shell.main_window import MainWindow


def connect_panels(window: MainWindow, docks: Docks) -> None:
    """Let every panel reach what it asks for."""
    for panel in docks.panels.values():
        panel.hexes_highlighted.connect(window.map_view.highlight)
        panel.way_wanted.connect(window.map_view.show_way)
        panel.hex_wanted.connect(window.map_view.ensure_visible_hex)
        panel.aim_wanted.connect(window.map_view.aim)
        panel.action_wanted.connect(window.run_action)
        panel.rule_wanted.connect(window.show_rule)
    _connect_sight(window, docks)
    _connect_markers(window, docks)
    _connect_prompt(window, docks)
    _connect_drawing(window, docks)
    docks.panel(ForcesPanel).stack_wanted.connect(window.map_view.take_stack)


def _connect_sight(window: MainWindow, docks: Docks) -> None:
    panel = docks.panel(SightPanel)
    window.actions_by_id.attach(panel.entry)
    window.map_view.hex_hovered.connect(panel.light)


def _connect_markers(window: MainWindow, docks: Docks) -> None:
    tray = docks.panel(MarkerTray)
    tray.marker_taken.connect(window.map_view.take_marker)
    window.map_view.tool_changed.connect(tray.show_tool)


def _connect_prompt(window: MainWindow, docks: Docks) -> None:
    """What is asked comes before the player, and goes away when it is answered; pages ask themselves."""

    def show_or_hide(is_waiting: bool) -> None:
        if is_waiting:
            docks.bring("prompt")
            if docks.is_shown("prompt"):
                window.focus_keeper.give()
        else:
            docks.put_away("prompt")

    def correct(seq: int) -> None:
        docks.bring("prompt")
        docks.prompt.open_correction(seq)

    docks.prompt.asked.connect(show_or_hide)
    docks.panel(LogPanel).correction_wanted.connect(correct)


def _connect_drawing(window: MainWindow, docks: Docks) -> None:
    """What the tool for corrections has in hand stands in the panel of the hex, or on the map without it."""
    view, panel = window.map_view, docks.panel(HexPanel)
    hand = CorrectHand(view.tool_of(CorrectTool))
    panel.hold(hand)
    panel.show_hand(False)
    view.typing.append(hand.type_text)
    view.tool_changed.connect(lambda tool_id: panel.show_hand(tool_id == CorrectTool.id))
    docks.by_id["hex"].visibilityChanged.connect(lambda is_shown: view.correct_card.want(not is_shown))

    def draw_with(brush: Brush, hex_: HexCoord) -> None:
        window.use_tool(CorrectTool.id)
        view.tool_of(CorrectTool).take(brush)
        view.ensure_visible_hex(hex_)

    for one in docks.panels.values():
        one.brush_wanted.connect(draw_with)
