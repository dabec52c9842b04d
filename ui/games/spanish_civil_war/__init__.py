"""Spanish Civil War Battles in the window: its stops of the tour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ui.games.parts import GameParts

if TYPE_CHECKING:
    from ui.tour.guide import TourStop


def _tour() -> tuple[TourStop, ...]:
    from ui.games.spanish_civil_war.tour import STOPS

    return STOPS


PARTS = GameParts(tour=_tour)
