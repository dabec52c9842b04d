"""Optional and variant units: when they may come, and what they give the enemy (19.5 to 19.7, variants)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from companion.games.no_prisoners.scenario_data import OptionalUnit, optional_units
from companion.games.no_prisoners.terms import Front, PlayerTurn, player_turn_of
from companion.reason import Reason

GALLIPOLI, NAVAL_DIVISION, ORIENT_CORPS = "var-gallipoli", "var-rn", "var-ok"
GALLIPOLI_UNITS = 3
P = TypeVar("P", bound=str)  # a player of the race


def optional_unit(id_: str) -> OptionalUnit:
    """An optional unit by id; KeyError when there is none."""
    return {unit.id: unit for unit in optional_units()}[id_]


def optional_refusal(unit: OptionalUnit, turn: int, front: Front) -> Reason | None:
    """Why a unit may not be sent to a front; None when it may."""
    if front not in unit.fronts:
        return Reason("np-optional-other-front", unit.rule)
    if turn < unit.from_turn:
        return Reason("np-optional-too-early", unit.rule, args={"turn": str(unit.from_turn)})
    return None


def awards(sent: Mapping[str, Front]) -> Mapping[PlayerTurn, int]:
    """What each faction gains at the end by what its enemy sent, on the front it was sent to (19.5, A62)."""
    gained = dict.fromkeys(PlayerTurn, 0)
    for id_, front in sent.items():
        unit = optional_unit(id_)
        gained[player_turn_of(unit.faction.opponent, front)] += unit.vp
    return gained


@dataclass(frozen=True, slots=True)
class GallipoliLanding:
    """The landing of Gallipoli again as it is planned. The flotilla is none of the `units` (A69)."""

    turn: int
    units: int = 1
    front: Front = Front.WEST
    has_naval_division: bool = True
    is_used: bool = False


def gallipoli_refusal(landing: GallipoliLanding) -> Reason | None:
    """Why the landing may not be made; None when it may."""
    if landing.is_used:
        return Reason("np-gallipoli-used", "VAR-GAL1")
    if refusal := optional_refusal(optional_unit(GALLIPOLI), landing.turn, landing.front):
        return refusal
    if landing.units > GALLIPOLI_UNITS:
        return Reason("np-gallipoli-too-many", "VAR-GAL2", args={"most": GALLIPOLI_UNITS})
    return None if landing.has_naval_division else Reason("np-gallipoli-needs-division", "VAR-GAL2")


@dataclass(frozen=True, slots=True)
class Evacuation:
    """The evacuation by sea that may follow."""

    turn: int
    landed_on: int | None
    units: int
    was_made_before: bool = False
    is_from_coast: bool = True
    is_to_held_place: bool = True


def evacuation_refusal(evacuation: Evacuation) -> Reason | None:
    """Why it may not be made; None when it may: on one later turn, in the West (VAR-GAL3)."""
    if evacuation.landed_on is None or evacuation.turn <= evacuation.landed_on:
        return Reason("np-evacuation-later", "VAR-GAL3")
    if evacuation.was_made_before:
        return Reason("np-evacuation-once", "VAR-GAL3")
    if evacuation.units > GALLIPOLI_UNITS:
        return Reason("np-gallipoli-too-many", "VAR-GAL3", args={"most": GALLIPOLI_UNITS})
    if not (evacuation.is_from_coast and evacuation.is_to_held_place):
        return Reason("np-evacuation-places", "VAR-GAL3")
    return None


def orient_corps_claimant(claims: Mapping[P, int]) -> P | None:
    """Who gets the Orient Corps in the race: the first to claim it; None for a coin toss (VAR-OK2).

    `claims`: by player, the turn of each claim; at least one.
    """
    first = min(claims.values())
    earliest = [player for player, turn in claims.items() if turn == first]
    return earliest[0] if len(earliest) == 1 else None
