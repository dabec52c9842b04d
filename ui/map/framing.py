"""What part of the board the view shows: how far it may be moved, and how hexes are brought into it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF

from companion.hexes.coordinates import HexCoord
from ui.map.geometry import HEX
from ui.map.layers.stack import BOARD_REACH
from ui.map.squares import Frame

if TYPE_CHECKING:
    from ui.map.view import MapView

_AROUND = 1.5 * HEX  # scene units kept free around the hexes
_DRAWN, _DRAWN_PIXELS = 1.1, 20  # how far from its middle all of a hex is drawn: in hexes, and besides
_CLEAR = 8  # pixels between hexes and what covers an edge
_ROOM = 72  # pixels beside the board, so that what floats on the map need not hide its edge


@dataclass(frozen=True, slots=True)
class Outlook:
    """What part of the board a view shows: how large, how far scrolled, whether it keeps to all of it."""

    scale: float
    scrolled: tuple[int, int]
    covered: int
    is_fitted: bool


def reach(view: MapView, scale: float) -> QRectF:
    """Where the view may be moved to, in scene units.

    Every point of a large board reaches the middle; a board that is shown whole stays there.
    """
    board, shown = view.board_geometry.board_rect, view.viewport().size()
    room = max(_ROOM, view.covered) / scale
    across = _slack(board.width(), shown.width() / scale, room)
    down = _slack(board.height(), shown.height() / scale, room)
    return board.adjusted(-across, -down, across, down)


def fitting_scale(view: MapView) -> float:
    """The scale at which the whole board is shown."""
    board, shown = view.board_geometry.board_rect, view.viewport().size()
    width, height = board.width() + 2 * BOARD_REACH, board.height() + 2 * BOARD_REACH
    return min(max(shown.width(), 1) / width, max(shown.height(), 1) / height)


def frame_of(view: MapView) -> Frame:
    """What the screen shows, in whole device pixels."""
    ratio, shown = view.devicePixelRatioF(), view.viewportTransform()
    origin = QPointF(round(shown.dx() * ratio), round(shown.dy() * ratio))
    return Frame(shown.m11() * ratio, origin, view.viewport().size() * ratio)


def _slack(board: float, shown: float, room: float) -> float:
    """How far the view goes beyond each end of the board."""
    return (shown - board) / 2 + room if shown > board else min(shown / 2, board - shown + room)


def show_together(view: MapView, hexes: Iterable[HexCoord]) -> None:
    """Show all the hexes at once, as near to the present view as possible: zoom out only if needed."""
    box = _box(view, hexes)
    shown = _shown(view)
    if shown.contains(box):
        return
    factor = min(shown.width() / box.width(), shown.height() / box.height())
    if factor < 1:
        view.zoom(factor)
    bring(view, box.center())


def bring(view: MapView, point: QPointF) -> None:
    """Bring a point of the board as near to the middle as the board's edge allows."""
    shown, room = _shown(view), _ROOM * HEX / view.hex_pixels
    board = view.board_geometry.board_rect.adjusted(-room, -room, room, room)
    x = _nearest(point.x(), board.left(), board.right(), shown.width())
    y = _nearest(point.y(), board.top(), board.bottom(), shown.height())
    view.centerOn(x, y)


def spot_of(view: MapView, hexes: Iterable[HexCoord]) -> QRect:
    """Where hexes lie on the screen."""
    return view.mapFromScene(_box(view, hexes, around=0)).boundingRect()


def rooms_of(view: MapView, hexes: Collection[HexCoord]) -> list[QRect]:
    """Where hexes lie on the screen with all that stands out of them; those that meet are one."""
    out = ceil(_DRAWN * view.hex_pixels + _DRAWN_PIXELS * view.bridge.map_scale)
    rooms: list[QRect] = []
    for hex_ in hexes:
        middle = view.mapFromScene(view.board_geometry.centre(hex_))
        room = QRect(middle, middle).adjusted(-out, -out, out, out)
        for other in [one for one in rooms if one.intersects(room)]:
            rooms.remove(other)
            room = room.united(other)
        rooms.append(room)
    return rooms


def pan_clear(view: MapView, hexes: Sequence[HexCoord], cover: QRect) -> None:
    """Move the map sideways, and no farther than it must, where hexes lie under what covers an edge."""
    box, whole = spot_of(view, hexes).adjusted(-_CLEAR, 0, _CLEAR, 0), view.viewport().rect()
    if not hexes or not box.intersects(cover):
        return
    is_left = cover.center().x() < whole.center().x()
    covered = cover.right() if is_left else whole.right() - cover.left()
    way = cover.right() - box.left() if is_left else cover.left() - box.right()
    view.pan_off(QPointF(way, 0), covered)


def _nearest(wanted: float, first: float, last: float, shown: float) -> float:
    """The middle nearest to the wanted one that shows nothing beyond either end."""
    if shown > last - first:
        return (first + last) / 2
    return min(max(wanted, first + shown / 2), last - shown / 2)


def _shown(view: MapView) -> QRectF:
    return view.mapToScene(view.viewport().rect()).boundingRect()


def _box(view: MapView, hexes: Iterable[HexCoord], around: float = _AROUND) -> QRectF:
    box = QRectF()
    for hex_ in hexes:
        box = box.united(view.board_geometry.polygon(hex_).boundingRect())
    return box.adjusted(-around, -around, around, around)
