"""Rail movement (8.8 to 8.10)."""

from dataclasses import dataclass

from companion.games.no_prisoners.readings import PRINTED, NpReadings
from companion.games.no_prisoners.terms import UnitType
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class RailMove:
    """A rail movement as it is planned. `capacity_left` is None where the turn record track is not known."""

    type: UnitType | None = None
    is_supplied: bool = True
    capacity_left: int | None = None
    moves_this_turn: int = 0
    is_all_own_net: bool = True
    is_open: bool = True  # past enemy units and EZOC

    @property
    def capacity(self) -> int:
        """What it uses: 1 however far, nothing for an armoured train (8.10, 19.4)."""
        return 0 if self.type is UnitType.ARMOURED_TRAIN else 1


def rail_refusal(move: RailMove, readings: NpReadings = PRINTED) -> Reason | None:
    """Why a unit may not move by rail; None when it may (8.8 to 8.10, A05)."""
    if not may_use_rail(is_supplied=move.is_supplied, readings=readings):
        return Reason("np-rail-needs-supply", "8.8a")
    if not move.is_all_own_net:
        return Reason("np-rail-other-net", "16.3a")
    if move.moves_this_turn:
        return Reason("np-rail-once", "8.8b")
    if not move.is_open:
        return Reason("np-rail-blocked", "8.8c")
    if move.capacity_left is not None and move.capacity > move.capacity_left:
        return Reason("np-rail-capacity", "8.10b", args={"left": move.capacity_left})
    return None


def may_use_rail(*, is_supplied: bool, readings: NpReadings = PRINTED) -> bool:
    """Whether supply lets a unit move by rail (A05)."""
    return is_supplied or not readings.rail_needs_supply
