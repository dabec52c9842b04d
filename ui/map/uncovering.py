"""The map moved from under a card, and put back when the card goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.map.corners import MARGIN
from ui.map.framing import pan_clear, spot_of

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtCore import QRect

    from companion.hexes.coordinates import HexCoord
    from ui.map.framing import Outlook
    from ui.map.view import MapView


class Uncovering:
    """Keeps in sight what a card stands over; all stays where it is while any of that is seen."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._done: object = None  # for whom, on a map of what size, it was moved last
        self._before: Outlook | None = None  # the map, before this moved it and after
        self._moved = view.outlook

    def uncover(self, whom: object, seen: Collection[HexCoord], around: QRect) -> None:
        """Move the map where some hexes all lie under what is around; once for each in each size."""
        view, key = self._view, (whom, self._view.size())
        if not seen or key == self._done:
            return
        self._done = key
        spots = {hex_: view.mapFromScene(view.board_geometry.centre(hex_)) for hex_ in seen}
        if not all(map(around.contains, spots.values())):
            return
        is_left = around.left() == MARGIN
        nearest = (max if is_left else min)(spots, key=lambda hex_: spots[hex_].x())
        whole = spot_of(view, seen).width() + around.width() < view.controls.x()
        if self._before is None or view.outlook.scale != self._moved.scale:
            self._before = view.outlook
        pan_clear(view, [*spots] if whole else [nearest], around)
        self._moved = view.outlook

    def put_back(self) -> None:
        """The map lies as before this moved it, but where the player moved it since.

        One that was whole is so again unless he zoomed: panels that came or went have moved it too.
        """
        view, before, self._before, self._done = self._view, self._before, None, None
        if before is None:
            return
        if before.is_fitted and view.outlook.scale == self._moved.scale:
            view.fit()
        elif view.outlook == self._moved:
            view.look(before)
