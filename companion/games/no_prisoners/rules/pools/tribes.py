"""The Arab Revolt: draws from the tribal cup, the way home, places of arrival (18.0, 22.3)."""

from dataclasses import dataclass

from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn, Season
from companion.reason import Reason

HISTORICAL_REVOLT_TURN = 6
FIRST_DRAW_DICE, LATER_DRAW_DICE, HOMEWARD_DICE = 2, 1, 1
PLACING_RANGE = 6


@dataclass(frozen=True, slots=True)
class TribalRoll:
    """The roll due in a reinforcement phase: its dice, and whether it sends tribes home."""

    dice: int
    is_homeward: bool = False


def tribal_roll(turn: GameTurn, revolted_on: int | None) -> TribalRoll | None:
    """What the Allies roll for tribes in their eastern reinforcement phase; None for nothing (18.3, 22.3)."""
    if revolted_on is None or turn.number < revolted_on:
        return None
    if turn.number == revolted_on:
        return TribalRoll(FIRST_DRAW_DICE)
    if turn.season is Season.WINTER:
        return TribalRoll(HOMEWARD_DICE, is_homeward=True)
    return TribalRoll(LATER_DRAW_DICE)


def tribes_moved(rolled: int, available: int) -> int:
    """How many tribes a roll draws or sends home: never more than there are (22.3, A35)."""
    return min(rolled, available)


def arrival_turn(revolted_on: int, delay: int, last_turn: int = LAST_TURN) -> int | None:
    """When an AR+# unit arrives; None when the game ends before (18.0)."""
    arrival = revolted_on + delay
    return arrival if arrival <= last_turn else None


@dataclass(frozen=True, slots=True)
class TribalHex:
    """A hex as a tribe would arrive in it; distances in hexes, None where there is no such unit."""

    has_enemy: bool
    is_ezoc: bool
    from_south_edge: int | None
    from_other_allied: int | None


def tribal_place_refusal(hex_: TribalHex) -> Reason | None:
    """Why a tribe may not arrive in a hex; None when it may (18.4)."""
    if hex_.has_enemy or hex_.is_ezoc:
        return Reason("np-tribe-enemy", "18.4a")
    distances = [d for d in (hex_.from_south_edge, hex_.from_other_allied) if d is not None]
    if distances and min(distances) <= PLACING_RANGE:
        return None
    return Reason("np-tribe-too-far", "18.4a", args={"range": PLACING_RANGE})
