"""Decision at Elst in the window: its offboard artillery, a card for each battery and a layer of the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.parts import GameParts
from ui.shell.dock_spec import Area, DockSpec

if TYPE_CHECKING:
    from ui.map.layers.layer import Layer
    from ui.panels.panel import Panel
    from ui.shell.main_window import MainWindow
    from ui.tour.guide import TourStop


_SHOWN = ("elst-battery-", "elst-table")


def _batteries(window: MainWindow) -> Panel:
    from ui.games.elst.batteries import BatteriesPanel

    return BatteriesPanel(window.bridge)


def _artillery() -> tuple[type[Layer], ...]:
    from ui.games.elst.artillery_layer import ArtilleryLayer

    return (ArtilleryLayer,)


def _tour() -> tuple[TourStop, ...]:
    from ui.games.elst.tour import STOPS

    return STOPS


PARTS = GameParts(
    docks=(DockSpec("batteries", Area.RightDockWidgetArea, _batteries, "F4", "batteries", shows=_SHOWN),),
    live_layers=_artillery,
    draws_blasts=True,
    tour=_tour,
)
