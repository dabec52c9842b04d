"""What the panels ask of the map, of one another and of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.docks import Docks
    from ui.main_window import MainWindow


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
    _connect_prompt(docks)
    docks.panels["forces"].stack_wanted.connect(window.map_view.take_stack)


def _connect_sight(window: MainWindow, docks: Docks) -> None:
    window.actions_by_id.attach(docks.panels["sight"].entry)
    window.map_view.hex_hovered.connect(docks.panels["sight"].light)


def _connect_markers(window: MainWindow, docks: Docks) -> None:
    docks.panels["markers"].marker_taken.connect(window.map_view.take_marker)
    window.map_view.tool_changed.connect(docks.panels["markers"].show_tool)


def _connect_prompt(docks: Docks) -> None:
    """What is asked comes before the player, and goes away when it is answered; pages ask themselves."""

    def show_or_hide(is_waiting: bool) -> None:
        if is_waiting:
            docks.bring("prompt")
        else:
            docks.put_away("prompt")

    def correct(seq: int) -> None:
        docks.bring("prompt")
        docks.panels["prompt"].open_correction(seq)

    docks.panels["prompt"].asked.connect(show_or_hide)
    docks.panels["log"].correction_wanted.connect(correct)
