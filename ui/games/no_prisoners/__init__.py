"""No Prisoners in the window: its stops of the tour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.parts import GameParts

if TYPE_CHECKING:
    from ui.tour.guide import TourStop


def _tour() -> tuple[TourStop, ...]:
    from ui.games.no_prisoners.tour import STOPS

    return STOPS


PARTS = GameParts(tour=_tour)
