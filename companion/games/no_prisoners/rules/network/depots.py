"""Where forward supply depots may be placed (15.8)."""

from dataclasses import dataclass

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.terms import PlayerTurn
from companion.reason import Reason

FSD_RANGE = 12


@dataclass(frozen=True, slots=True)
class FsdPlace:
    """A hex as a forward supply depot would be placed in it.

    `distance`: of its supply line to a printed Allied depot in the East, None where none leads there.
    """

    is_city_or_town: bool
    is_held: bool  # by an East Allied unit
    distance: int | None
    player_turn: PlayerTurn = PlayerTurn.EAST_ALLIED
    phase: Phase = Phase.REINFORCEMENT


def fsd_refusal(place: FsdPlace) -> Reason | None:
    """Why a forward supply depot may not be placed; None when it may (15.8)."""
    if place.player_turn is not PlayerTurn.EAST_ALLIED or place.phase is not Phase.REINFORCEMENT:
        return Reason("np-fsd-when", "15.8a")
    if not place.is_city_or_town:
        return Reason("np-fsd-where", "15.8a")
    if not place.is_held:
        return Reason("np-fsd-not-held", "15.8a")
    if place.distance is None:
        return Reason("np-fsd-no-line", "15.8a")
    if place.distance > FSD_RANGE:
        return Reason("np-fsd-too-far", "15.8a", args={"distance": place.distance, "range": FSD_RANGE})
    return None
