"""The upper corners of the map, where the cards of its tools stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from companion.hexes.coordinates import HexCoord
    from ui.map.view import MapView

MARGIN = 10


def stand_in_corner(
    view: MapView, card: QWidget, *, is_left: bool = True, seen: HexCoord | None = None
) -> None:
    """Put a card into a corner, or into the other where this one has what is asked, or a hex to be seen."""
    spot = view.mapFromScene(view.board_geometry.centre(seen)) if seen is not None else None

    def what_it_hides(is_left: bool) -> tuple[bool, bool]:
        place = _corner(view, card, is_left=is_left)
        around = place.adjusted(-MARGIN, -MARGIN, 3 * MARGIN, 3 * MARGIN)
        return _is_over_asked(view, place), spot is not None and around.contains(spot)

    card.move(_corner(view, card, is_left=min((is_left, not is_left), key=what_it_hides)).topLeft())


def _corner(view: MapView, card: QWidget, *, is_left: bool) -> QRect:
    across = MARGIN if is_left else view.width() - card.width() - MARGIN
    return QRect(QPoint(across, MARGIN), card.size())


def _is_over_asked(view: MapView, place: QRect) -> bool:
    return view.asked is not None and view.asked.isVisible() and place.intersects(view.asked.geometry())
