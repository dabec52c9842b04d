"""Optional and variant units: when they may come, and what they give the enemy (19.5 to 19.7, variants)."""

from collections.abc import Mapping
from typing import TypeVar

from companion.games.no_prisoners.scenario_data import OptionalUnit, optional_units
from companion.games.no_prisoners.terms import Front, PlayerTurn, player_turn_of
from companion.reason import Reason

GALLIPOLI, NAVAL_DIVISION, ORIENT_CORPS = "var-gallipoli", "var-rn", "var-ok"
P = TypeVar("P", bound=str)  # a player of the race


def optional_unit(id_: str) -> OptionalUnit:
    """An optional unit by id; KeyError when there is none."""
    return {unit.id: unit for unit in optional_units()}[id_]


def optional_refusal(unit: OptionalUnit, turn: int, front: Front) -> Reason | None:
    """Why a unit may not be sent to a front; None when it may."""
    if front not in unit.fronts:
        return Reason("np-optional-other-front", unit.rule)
    if turn < unit.from_turn:
        return Reason("np-optional-too-early", unit.rule, args={"turn": unit.from_turn})
    return None


def awards(sent: Mapping[str, Front]) -> Mapping[PlayerTurn, int]:
    """What each faction gains at the end by what its enemy sent, on the front it was sent to (19.5, A62)."""
    gained = dict.fromkeys(PlayerTurn, 0)
    for id_, front in sent.items():
        unit = optional_unit(id_)
        gained[player_turn_of(unit.faction.opponent, front)] += unit.vp
    return gained


def orient_corps_claimant(claims: Mapping[P, int]) -> P | None:
    """Who gets the Orient Corps in the race: the first to claim it; None for a coin toss (VAR-OK2).

    `claims`: by player, the turn of each claim; at least one.
    """
    first = min(claims.values())
    earliest = [player for player, turn in claims.items() if turn == first]
    return earliest[0] if len(earliest) == 1 else None
