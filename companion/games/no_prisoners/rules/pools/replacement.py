"""Replacements: how many units may be tried, and what each die brings (14.0, 18.5)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.no_prisoners.rules.turn.calendar import LAST_TURN
from companion.games.no_prisoners.terms import Front
from companion.reason import Reason

GONE_ON = 6


class Fate(StrEnum):
    """What becomes of a unit that is rolled for."""

    GONE = "gone"
    REINFORCEMENT = "reinforcement"
    TO_CUP = "to-cup"


@dataclass(frozen=True, slots=True)
class Replacement:
    """A unit's fate; `turn` is None when it is gone for good."""

    fate: Fate
    turn: int | None
    reason: Reason


def picks(rate: int, eliminated: int, change: int = 0) -> int:
    """How many units may be tried on a front: the rate, changed by an event, never saved up (14.2-3)."""
    return min(max(rate + change, 0), eliminated)


def replacement(die: int, turn: int, *, is_tribal: bool = False, last_turn: int = LAST_TURN) -> Replacement:
    """A 6 is the end; else the unit returns so many turns later, a tribe to the cup (14.2-3, 18.5)."""
    if die >= GONE_ON:
        return Replacement(Fate.GONE, None, Reason("np-replacement-gone", "14.2-3c", args={"die": die}))
    returns = turn + die
    if returns > last_turn:
        reason = Reason("np-replacement-too-late", "14.2-3e", args={"turn": str(returns)})
        return Replacement(Fate.GONE, None, reason)
    fate = Fate.TO_CUP if is_tribal else Fate.REINFORCEMENT
    rule = "18.5" if is_tribal else "14.2-3d"
    return Replacement(
        fate, returns, Reason(f"np-replacement-{fate.value}", rule, args={"turn": str(returns)})
    )


def replacement_refusal(unit: Front, phase: Front) -> Reason | None:
    """Why a unit may not be replaced on a front: only on its own (17.0)."""
    return None if unit is phase else Reason("np-replacement-other-front", "17.0c")
