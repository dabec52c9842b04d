"""Rail movement and the railhead (8.8 to 8.10, 16.2)."""

from dataclasses import dataclass

from companion.games.no_prisoners.readings import PRINTED, NpReadings
from companion.games.no_prisoners.terms import UnitType
from companion.reason import Reason

RAILHEAD_FROM_TURN = 5
RAILHEAD_HEXES = 2


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


@dataclass(frozen=True, slots=True)
class RailheadHex:
    """A hex as the railhead marker would arrive in it."""

    is_west_bank: bool
    is_allied_rail: bool
    has_enemy: bool = False
    is_ezoc: bool = False


def railhead_turn_refusal(turn: int) -> Reason | None:
    """Why the marker has not come yet; None from the turn of its arrival on (16.2)."""
    return Reason("np-railhead-too-early", "16.2a") if turn < RAILHEAD_FROM_TURN else None


def railhead_entry_refusal(turn: int, hex_: RailheadHex) -> Reason | None:
    """Why the marker may not be placed; None when it may (16.2)."""
    if refusal := railhead_turn_refusal(turn):
        return refusal
    if not (hex_.is_west_bank and hex_.is_allied_rail):
        return Reason("np-railhead-west-bank", "16.2a")
    return Reason("np-railhead-enemy", "16.2a") if hex_.has_enemy or hex_.is_ezoc else None


@dataclass(frozen=True, slots=True)
class RailheadMove:
    """A move of the marker as it is planned."""

    hexes: int
    is_supplied: bool
    is_on_rail: bool = True
    meets_enemy: bool = False  # a hex held by the enemy or in EZOC
    is_senussi: bool = False


def railhead_move_refusal(move: RailheadMove) -> Reason | None:
    """Why the marker may not move so; None when it may (16.2, RE-WAL-4)."""
    if not move.hexes:
        return None
    if move.is_senussi:
        return Reason("np-railhead-senussi", "RE-WAL-4")
    if not move.is_supplied:
        return Reason("np-railhead-supply", "16.2b")
    if move.hexes > RAILHEAD_HEXES:
        return Reason("np-railhead-too-far", "16.2b", args={"most": RAILHEAD_HEXES})
    if not move.is_on_rail:
        return Reason("np-railhead-off-rail", "16.2b")
    return Reason("np-railhead-enemy", "16.2c") if move.meets_enemy else None
