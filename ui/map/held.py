"""What stays where it is as the room for the map changes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from ui.map.framing import spot_of

if TYPE_CHECKING:
    from ui.map.view import MapView

_INSIDE = 8  # pixels from the edge of a hex that was just kept in sight


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
    one in sight. As the window itself changes, the middle of the map stays its middle.
    """

    def __init__(self, view: MapView, before: Outline) -> None:
        self._view, self._before = view, before
        self._middle = view.mapToScene(QRectF(QPoint(), before.size).center().toPoint())
        self._corner = view.mapToScene(Outline.of(view).place - before.place)
        chosen = view.bridge.selected
        is_seen = chosen is not None and QRect(QPoint(), before.size).contains(spot_of(view, [chosen]))
        self._chosen = [chosen] if chosen is not None and is_seen else []

    def restore(self, now: Outline) -> None:
        """Put it back, in the room that there is now."""
        view = self._view
        if now.window != self._before.window:
            view.centerOn(self._middle)
            return
        view.pan(-view.mapFromScene(self._corner).toPointF())
        if self._chosen:
            view.pan(self._way_in(spot_of(view, self._chosen)).toPointF())

    def _way_in(self, spot: QRect) -> QPoint:
        """How far a part of the map must go to be in sight."""
        room = self._view.viewport().rect().adjusted(_INSIDE, _INSIDE, -_INSIDE, -_INSIDE)
        across = max(room.left() - spot.left(), 0) + min(room.right() - spot.right(), 0)
        down = max(room.top() - spot.top(), 0) + min(room.bottom() - spot.bottom(), 0)
        return QPoint(across, down)
