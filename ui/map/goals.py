"""How the map is heard: the hexes that may be taken now, as they are lit, and where on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QObject, QPoint, QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from ui.map.view import MapView
from ui.panels.hex_words import named_hex

_SPOT = 0.5  # of a hex's height: what a finger hits of it for sure


class HeardMap(QAccessibleWidget):
    """A picture, and of it what may be taken with the tool in hand."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view, QAccessible.Role.Graphic)
        self._view = view

    def text(self, kind: QAccessible.Text) -> str:
        return goal_words(self._view) if kind is QAccessible.Text.Description else super().text(kind)


def goal_words(view: MapView) -> str:
    """Which hexes may be taken with the tool in hand; empty where it asks for none."""
    names = [named_hex(view.bridge, hex_) for hex_ in sorted(view.tool.goals)]
    return view.bridge.text("map-goals", hexes=view.bridge.catalogue.join(names)) if names else ""


def goal_spots(view: MapView) -> Iterator[tuple[str, str, QRect]]:
    """Each of them that shows, by its name, what a tap does but go there, and where it may be tapped."""
    side = max(round(view.hex_pixels * _SPOT), 1)
    for hex_ in sorted(view.tool.goals):
        middle = view.mapFromScene(view.board_geometry.centre(hex_))
        if view.childAt(middle) is view.viewport():
            corner = view.viewport().mapToGlobal(middle) - QPoint(side // 2, side // 2)
            does = view.bridge.text("map-takes-up") if view.tool.takes_up(hex_) else ""
            yield named_hex(view.bridge, hex_), does, QRect(corner, QSize(side, side))


def _heard(name: str, widget: QObject) -> QAccessibleInterface | None:
    return HeardMap(widget) if name == MapView.__name__ and isinstance(widget, MapView) else None


@cache
def let_map_be_heard() -> None:
    """Tell the map to screen readers as what it is, once for all windows."""
    QAccessible.installFactory(_heard)
