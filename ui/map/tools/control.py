"""The tool that tells what the Setup Areas rest on: control, vehicles, corrections by hand."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from companion.games.elst.factions import Faction
from companion.games.elst.rules.refit.areas import Holding
from companion.hexes.coordinates import hex_line
from ui import operations
from ui.map.shapes import closed_path
from ui.map.tools.tool import Pointer, Tool

if TYPE_CHECKING:
    from companion.hexes.coordinates import HexCoord
    from ui.map.canvas import Canvas
    from ui.map.view import MapView


class Hand(StrEnum):
    """What a tap tells."""

    CONTROL = "control"
    VEHICLES = "vehicles"
    CORRECTIONS = "corrections"


_HINTS = {
    Hand.CONTROL: "map-tool-control",
    Hand.VEHICLES: "areas-vehicles-hint",
    Hand.CORRECTIONS: "areas-corrections-hint",
}


class ControlTool(Tool):
    """Tap a hex, or sweep over several: they become what is in `hand`.

    `side` counts for control and vehicles, `holding` for corrections. None stands for nobody, and for
    what the rules say.
    """

    id = "control"
    drags = True

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self.side: Faction | None = Faction.BRITISH
        self.holding: Holding | None = Holding.NO_MANS_LAND
        self.hand = Hand.CONTROL
        self._swept: dict[HexCoord, None] = {}  # in the order of the sweep

    @property
    def status_key(self) -> str:
        return _HINTS[self.hand]

    def activate(self) -> None:
        operations.show_areas(self.bridge, True)

    def press(self, at: Pointer) -> None:
        self._swept.clear()
        self._sweep(at)

    def drag(self, at: Pointer) -> None:
        self._sweep(at)

    def drop(self, at: Pointer) -> None:
        self._sweep(at)
        self._tell()

    def tap(self, at: Pointer) -> None:
        self._swept.clear()
        self._sweep(at)
        self._tell()

    def cancel(self) -> None:
        self._swept.clear()
        self.view.redraw()

    def paint(self, canvas: Canvas) -> None:
        pen = canvas.pen(canvas.palette.selection, 0.06, 3)
        for hex_ in self._swept:
            canvas.stroke(closed_path(self.view.board_geometry.polygon(hex_)), pen)

    def _sweep(self, at: Pointer) -> None:
        """Take in the hex under the pointer, and those since the last one."""
        if not at.is_on_board:
            return
        last = next(reversed(self._swept), at.hex)
        for hex_ in hex_line(last, at.hex):
            if hex_ in self.bridge.board:
                self._swept[hex_] = None
        self.view.redraw()

    def _tell(self) -> None:
        swept = tuple(self._swept)
        self.cancel()
        if not swept:
            return
        match self.hand:
            case Hand.CONTROL:
                operations.take_control(self.bridge, self.side, swept)
            case Hand.VEHICLES:
                operations.place_vehicles(self.bridge, self.side, swept)
            case Hand.CORRECTIONS:
                operations.correct_areas(self.bridge, self.holding, swept)
