"""Where messages may lie over the page: clear of cards, of keys on the screen and of what the map shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QWidget

from ui.map.controls import free_corner
from ui.pages.page import Page
from ui.shell.kinds import of_kind
from ui.shell.message_bar import USUAL_POINTS

if TYPE_CHECKING:
    from ui.map.view import MapView
    from ui.shell.main_window import MainWindow

_MARGIN = 10  # pixels between a message and the edges of the page
_FAIR, _LEAST = 400, 240  # pixels in width
_LOWEST = 6  # text sizes in height: a line above its buttons, in words no larger than usual


def message_rooms(window: MainWindow) -> list[QRect]:
    """The rooms, the best first: above keys on the screen, if it can be.

    Cut in what is left there they keep their buttons in sight, which whole ones may have under the keys.
    """
    page = window.shown_page()
    if window.is_map_shown:
        rooms = _clear_of_cards(window, free_corner(window.map_view))
        cards = (card for card in window.map_view.tool_cards if card.isVisible())
        told = [place for card in cards for place in card.told_places]
    else:
        foot, told = page.foot_height if isinstance(page, Page) else 0, []
        rooms = [_page_area(window).rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -max(foot, _MARGIN))]
    least = _LOWEST * min(window.bridge.text_size, USUAL_POINTS)
    high = (
        [one for room in some if (one := above_keys(window, room)).height() >= least]
        for some in (rooms, told)
    )
    return next(filter(None, high), rooms)


def is_message_on_card(window: MainWindow) -> bool:
    """Whether a message lies on a card of the map, which has come or grown since."""
    bar, cards = window.message_bar, window.map_view.tool_cards
    return not bar.isHidden() and any(
        one.isVisible() and one.geometry().intersects(bar.geometry()) for one in cards
    )


def above_keys(window: MainWindow, room: QRect) -> QRect:
    """What keys on the screen leave of a part of the page above them."""
    keys = _on_page(window, window.screen_keys.place)
    if not keys.intersects(room):
        return room
    return QRect(room.topLeft(), QSize(room.width(), keys.top() - _MARGIN - room.top()))


def _page_area(window: MainWindow) -> QWidget:
    return of_kind(QWidget, window.centralWidget())


def _on_page(window: MainWindow, place: QRect) -> QRect:
    return place.translated(-_page_area(window).mapTo(window, QPoint()))


def _clear_of_cards(window: MainWindow, room: QRect) -> list[QRect]:
    """What cards leave of the map above its layers and left of its buttons, else at its foot."""
    view = window.map_view
    cards = (one.geometry() for one in view.tool_cards if one.isVisible())
    rooms = [room, _at_foot(view, room)]
    for card in (_on_page(window, window.asked_place), *cards):
        rooms = [part for one in rooms for part in _clear_of(card, one)]
    rooms = [one for one in rooms if one.width() >= _LEAST]
    return sorted(rooms, key=lambda one: one.width() < _FAIR) or [room]


def _at_foot(view: MapView, room: QRect) -> QRect:
    """Between what the map shows of its own there, down to its edge, if that is enough."""
    edges, bar = view.rect().adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN), view.overlay_bar
    left = bar.geometry().right() + 1 + _MARGIN if bar.isVisible() else edges.left()
    right = view.controls.x() - _MARGIN if view.controls.isVisible() else edges.right() + 1
    foot = QRect(left, room.top(), right - left, edges.bottom() + 1 - room.top())
    return foot if foot.width() >= _FAIR else room


def _clear_of(card: QRect, room: QRect) -> list[QRect]:
    """The parts of a room below and beside a card that reaches into it."""
    if not card.intersects(room):
        return [room]
    below = QRect(room)
    below.setTop(card.bottom() + 1)
    return [below, _beside(card, room)]


def _beside(card: QRect, room: QRect) -> QRect:
    """The wider part of a room beside a card."""
    beside = QRect(room)
    if card.center().x() > room.center().x():
        beside.setRight(card.left() - _MARGIN)
    else:
        beside.setLeft(card.right() + _MARGIN)
    return beside
