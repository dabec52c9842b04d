"""What a game may bring of its own to the window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.map.layers.layer import Layer
    from ui.shell.dock_spec import DockSpec
    from ui.tour.guide import TourStop

Layers = Callable[[], "tuple[type[Layer], ...]"]


def no_layers() -> tuple[type[Layer], ...]:
    """What most games draw over the map besides what they describe as data."""
    return ()


def no_stops() -> tuple[TourStop, ...]:
    """A game without pictures of its own in the tour."""
    return ()


@dataclass(frozen=True, slots=True)
class GameParts:
    """A game's own parts; those made late load their modules only where the game is on the table.

    `docks` are its own panels, which stand in place of the pages that other games have. `live_layers` are
    drawn above the counters; with `draws_blasts` they show the blast areas that the game lays. `tour` are its
    stops of the tour.
    """

    docks: tuple[DockSpec, ...] = ()
    live_layers: Layers = no_layers
    draws_blasts: bool = False
    tour: Callable[[], tuple[TourStop, ...]] = no_stops
