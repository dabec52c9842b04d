"""The Arab Revolt: draws from the tribal cup, the way home, late arrivals (18.0, 22.3)."""

from dataclasses import dataclass

from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN, GameTurn, Season

HISTORICAL_REVOLT_TURN = 6
FIRST_DRAW_DICE, LATER_DRAW_DICE, HOMEWARD_DICE = 2, 1, 1


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
