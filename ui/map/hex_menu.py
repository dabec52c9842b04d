"""The menu of a hex: by right click or long press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from companion.sight.marker_kinds import MarkerKind, has_marker
from companion.sight.result import Position
from ui import operations
from ui.look.colour_icons import colour_icon
from ui.look.icons import icon
from ui.panels.levels import has_sight, level_at, level_name, levels_of
from ui.session.counters import counters_in
from ui.widgets.menu import Menu

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.tools.tool import Pointer
    from ui.map.view import MapView


def open_hex_menu(view: MapView, at: Pointer) -> None:
    """Select the hex and offer what can be done with it."""
    view.hex_tapped.emit(at.hex)
    menu = Menu(view)
    menu.setObjectName("hex-menu")
    menu.add_heading(view.bridge.hex_name(at.hex))
    if has_sight(view.bridge.base_board):
        _add_sight(menu, view, at.hex)
    if has_sight(view.bridge.base_board):
        _add_markers(menu, view, at)
    if counters_in(view.bridge, at.hex):
        _add(menu, view, "action-move-counters", "move", partial(view.move_from, at.hex))
    menu.addSeparator()
    _add(menu, view, "map-menu-centre", "jump", partial(view.centre_on, at.hex))
    menu.addActions(view.hex_menu_actions)
    menu.aboutToHide.connect(menu.deleteLater)
    menu.popup(at.global_pos)


def _add_sight(menu: Menu, view: MapView, hex_: HexCoord) -> None:
    show = partial(operations.show_viewshed, view.bridge)
    _add(menu, view, "map-menu-look", "sight", partial(view.look_from, hex_))
    here = level_at(view.bridge, hex_)
    _add(menu, view, "map-menu-view", "viewshed", partial(show, Position(hex_, here)))
    for level in (one for one in levels_of(view.bridge.board, hex_) if one != here):
        words = view.bridge.text("all-seen-from-level", level=level_name(view.bridge, level))
        _add_words(menu, view, words, "viewshed", partial(show, Position(hex_, level)))


def _add_markers(menu: Menu, view: MapView, at: Pointer) -> None:
    """One switch for each kind of marker."""
    bridge = view.bridge
    kinds = menu.addMenu(icon("marker", bridge.palette), bridge.text("map-menu-markers"))
    for kind in MarkerKind:
        name = f"marker-{kind.value}"
        action = kinds.addAction(colour_icon(name, bridge.palette), bridge.text(name))
        action.setCheckable(True)
        action.setChecked(has_marker(bridge.markers, at.hex, kind))
        put = partial(view.toggle_marker, at.hex, kind, at.global_pos)
        action.triggered.connect(lambda *_, put=put: put())


def _add(menu: Menu, view: MapView, key: str, icon_name: str, work: Callable[[], object]) -> None:
    _add_words(menu, view, view.bridge.text(key), icon_name, work)


def _add_words(menu: Menu, view: MapView, words: str, icon_name: str, work: Callable[[], object]) -> None:
    action = menu.addAction(icon(icon_name, view.bridge.palette), words)
    action.triggered.connect(lambda *_: work())
