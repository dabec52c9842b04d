"""What stays where it is as the room for the map changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from ui.map.framing import spot_of

if TYPE_CHECKING:
    from ui.map.view import MapView

_INSIDE = 8  # pixels from the edge of a hex that was just kept in sight
_ROUNDED = 2  # pixels that may be lost, one each way
_Position = tuple[int, int, float]


@dataclass(frozen=True, slots=True)
class Outline:
    """Where in its window a map lies, and how large both are."""

    place: QPoint
    size: QSize
    window: QSize

    @classmethod
    def of(cls, view: MapView) -> Outline:
        """As it is now."""
        return cls(view.mapTo(view.window(), QPoint()), view.size(), view.window().size())


class Held:
    """What a zoomed map shows before its room changes.

    A panel that opens or closes takes or gives room at an edge: hexes stay under the finger, and the chosen
    one in sight. As the window itself changes, the middle of the map stays its middle. Where there was no
    room to put it back, as before panels come back beside it, it waits for the next room, unless somebody
    moves the map meanwhile.
    """

    def __init__(self, view: MapView, before: Outline) -> None:
        self._view, self._before = view, before
        self._middle = view.mapToScene(QRectF(QPoint(), before.size).center().toPoint())
        self._corner = view.mapToScene(QPoint())
        self._waits_at: _Position | None = None
        chosen = view.bridge.selected
        is_seen = chosen is not None and QRect(QPoint(), before.size).contains(spot_of(view, [chosen]))
        self._chosen = [chosen] if chosen is not None and is_seen else []

    def restore(self, now: Outline) -> None:
        """Put it back, in the room that there is now."""
        view = self._view
        if now.window != self._before.window:
            view.centerOn(self._middle)
            return
        view.pan(-self._way_off(now).toPointF())
        is_back = self._way_off(now).manhattanLength() <= _ROUNDED
        if self._chosen:
            view.pan(self._way_in(spot_of(view, self._chosen)).toPointF())
        self._waits_at = None if is_back else _position(view)

    @property
    def is_waiting(self) -> bool:
        """Whether it is not put back yet, and nobody has moved the map since."""
        return self._waits_at is not None and self._waits_at == _position(self._view)

    def _way_off(self, now: Outline) -> QPoint:
        """How far the map is from where it was in the window."""
        return self._view.mapFromScene(self._corner) - (self._before.place - now.place)

    def _way_in(self, spot: QRect) -> QPoint:
        """How far a part of the map must go to be in sight."""
        room = self._view.viewport().rect().adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
        across = max(room.left() - spot.left(), 0) + min(room.right() - spot.right(), 0)
        down = max(room.top() - spot.top(), 0) + min(room.bottom() - spot.bottom(), 0)
        return QPoint(across, down)


def _position(view: MapView) -> _Position:
    """How far it is scrolled, and how large it is drawn."""
    scale = view.transform().m11()
    return view.horizontalScrollBar().value(), view.verticalScrollBar().value(), scale
