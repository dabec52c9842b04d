"""Where a player who asks for the guide is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ui.panels.game_pages import GamePages

if TYPE_CHECKING:
    from ui.shell.main_window import MainWindow


def places(window: MainWindow) -> tuple[str, ...]:
    """The nearest first: the panel with the keyboard, the tool in hand, the panels in front; or the page."""
    if not window.is_map_shown:
        return (window.page,)
    holder, docks = window.focusWidget(), window.docks
    held = [one for one, dock in docks.by_id.items() if holder is not None and dock.isAncestorOf(holder)]
    shown = [one for one in reversed(docks.remembered()) if docks.is_shown(one)]
    order = dict.fromkeys((*held, window.tool, *shown))
    return tuple(place for dock_id in order for place in in_panel(window, dock_id))


def in_panel(window: MainWindow, dock_id: str) -> Iterator[str]:
    """A panel, and before it the page of the game that it shows."""
    if dock_id == "game":
        yield window.docks.panel(dock_id, GamePages).page_id
    yield dock_id
