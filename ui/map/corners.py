"""The upper corners of the map, where the cards of its tools stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QWidget

    from companion.hexes.coordinates import HexCoord
    from ui.map.view import MapView

MARGIN = 10


def corner_for(view: MapView, size: QSize, *, is_left: bool, seen: Collection[HexCoord]) -> QRect:
    """A corner for a card, or the other where this one has what is asked, or more of the hexes to be seen."""
    spots = [view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in seen]

    def what_it_hides(is_left: bool) -> tuple[bool, int]:
        place = _corner(view, size, is_left=is_left)
        around = place.adjusted(-MARGIN, -MARGIN, 3 * MARGIN, 3 * MARGIN)
        return is_over_asked(view, place), sum(map(around.contains, spots))

    return _corner(view, size, is_left=min((is_left, not is_left), key=what_it_hides))


def make_way(view: MapView) -> None:
    """What is asked came, went or moved: the card of a tool stands beside it, or steps aside."""
    for card in view.tool_cards:
        if card.is_called:
            card.place()
    show_uncovered(view)


def show_uncovered(view: MapView) -> None:
    """Show the map's own buttons and key but where a card has no other room: half a button is none."""
    for floating, has_any in (
        (view.controls, True),
        (view.overlay_bar, view.overlay_bar.is_wanted),
    ):
        floating.setVisible(has_any and not is_covered(view, floating.geometry()))
    view.legend.refresh()  # above the bar, as far as that is seen


def is_covered(view: MapView, place: QRect) -> bool:
    """Whether a card lies over a part of the map."""
    cards = (card.geometry() for card in view.tool_cards if card.isVisible())
    return any(card.intersects(place) for card in cards) or is_over_asked(view, place)


def lower_edge(view: MapView, right: int) -> int:
    """How far down the cards of tools reach that stand left of so many pixels."""
    cards = (card.geometry() for card in view.tool_cards if card.isVisible() and card.x() < right)
    return max((card.bottom() + 1 for card in cards), default=0)


def is_over_asked(view: MapView, place: QRect) -> bool:
    """Whether a part of the map lies under what is asked."""
    return is_under(view, place, view.asked)


def is_under(view: MapView, place: QRect, other: QWidget | None) -> bool:
    """Whether a part of the map lies under another widget of the window."""
    if other is None or not other.isVisible():
        return False
    return place.intersects(QRect(view.mapFromGlobal(other.mapToGlobal(QPoint())), other.size()))


def _corner(view: MapView, size: QSize, *, is_left: bool) -> QRect:
    """Left of the map's buttons where the card reaches down to them."""
    controls = view.controls.geometry()
    reaches_down = MARGIN + size.height() > controls.top() - MARGIN
    right = controls.left() if reaches_down and 2 * MARGIN + size.width() < controls.left() else view.width()
    across = MARGIN if is_left else max(right - size.width() - MARGIN, MARGIN)
    return QRect(QPoint(across, MARGIN), size)
