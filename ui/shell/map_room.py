"""Which places beside the map may be open, so that the map keeps its share of the window."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt

MAP_SHARE = 0.6
_HANDLE = 3  # pixels between the map and a place

Area = Qt.DockWidgetArea


@dataclass(frozen=True, slots=True)
class Room:
    """Sizes in pixels: the window, the page below the toolbars, and each place when it is open."""

    window: tuple[int, int]
    page: tuple[int, int]
    left: int
    right: int
    bottom: int

    def map_share(self, areas: Iterable[Qt.DockWidgetArea]) -> float:
        """Which part of the window is map when some places are open."""
        width, height = self.page
        for area in areas:
            width -= self._width(area)
            height -= self.bottom + _HANDLE if area is Area.BottomDockWidgetArea else 0
        return max(width, 0) * max(height, 0) / (self.window[0] * self.window[1])

    def _width(self, area: Qt.DockWidgetArea) -> int:
        widths = {Area.LeftDockWidgetArea: self.left, Area.RightDockWidgetArea: self.right}
        return widths[area] + _HANDLE if area in widths else 0


def places_with_room(room: Room, wanted: Sequence[Qt.DockWidgetArea]) -> list[Qt.DockWidgetArea]:
    """The places to open, in the order in which they are wanted; the first is open in any case."""
    areas = list(wanted[:1])
    for area in wanted[1:]:
        if room.map_share([*areas, area]) >= MAP_SHARE:
            areas.append(area)
    return areas
