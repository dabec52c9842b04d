"""Depots: whose they are, and where forward supply depots may be placed (15.0, 15.8, 15.9)."""

from dataclasses import dataclass

from companion.games.no_prisoners.rules.turn.sequence import Phase
from companion.games.no_prisoners.terms import Faction, PlayerTurn
from companion.reason import Reason

FSD_RANGE = 12


def depot_refusal(depot: Faction, user: Faction, garrison: Faction | None) -> Reason | None:
    """Why a depot does not serve; None when it does. A depot retaken serves its owner again (15.9)."""
    if depot is not user:
        return Reason("np-depot-enemy", "15.9a")
    return None if garrison is depot else Reason("np-depot-no-garrison", "15.0b")


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
