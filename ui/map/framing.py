"""Bringing several hexes into view together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from companion.hexgrid import HexCoord
from ui.map.geometry import HEX

if TYPE_CHECKING:
    from ui.map.view import MapView

_AROUND = 1.5 * HEX  # scene units kept free around the hexes


def show_together(view: MapView, hexes: Iterable[HexCoord]) -> None:
    """Show all the hexes at once, as near to the present view as possible: zoom out only if needed."""
    box = _box(view, hexes)
    shown = view.mapToScene(view.viewport().rect()).boundingRect()
    if shown.contains(box):
        return
    factor = min(shown.width() / box.width(), shown.height() / box.height())
    if factor < 1:
        view.zoom(factor)
    view.centerOn(box.center())


def _box(view: MapView, hexes: Iterable[HexCoord]) -> QRectF:
    box = QRectF()
    for hex_ in hexes:
        box = box.united(view.board_geometry.polygon(hex_).boundingRect())
    return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)
