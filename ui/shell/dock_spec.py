"""A panel around the map, as data."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from ui.shell.board_filter import BoardFilter, on_every_board

if TYPE_CHECKING:
    from ui.panels.panel import Panel
    from ui.shell.main_window import MainWindow

Area = Qt.DockWidgetArea


@dataclass(frozen=True, slots=True)
class DockSpec:
    """One panel: its id (the title is `dock-<id>`), where it stands, how to make it, key and icon.

    One without a title is as high as it needs to be, and opens and closes by itself. It `shows` the game's
    panels whose ids begin so, where it shows any. Where not all have room on the rail, those go into its menu
    first that are `spared` most.
    """

    id: str
    area: Qt.DockWidgetArea
    make: Callable[[MainWindow], Panel]
    shortcut: str
    icon: str
    is_for: BoardFilter = on_every_board
    has_title: bool = True
    shows: tuple[str, ...] = ()
    spared: int = 0
