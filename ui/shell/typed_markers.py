"""Markers named where hexes are gone to: their panel takes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.panels.levels import has_sight
from ui.session.names import hexes_in

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow


def put_named_markers(window: MainWindow, text: str) -> bool:
    """Put down markers that a line names with their hexes, `wreck N19`; False where it names none.

    CompanionError for hexes that there are not.
    """
    from ui.panels.marker_line import kind_named
    from ui.panels.marker_tray import MarkerTray

    kind, hexes = kind_named(text.strip())
    if kind is None or not hexes.strip() or not has_sight(window.bridge.board):
        return False
    hexes_in(window.bridge, hexes)
    window.go_to_bar.dismiss()
    window.take_tool("marker")
    tray = window.docks.panels["markers"]
    assert isinstance(tray, MarkerTray)
    tray.line.setText(text)
    tray.line.submit()
    return True
