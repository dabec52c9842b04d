"""Pursuit and infiltration: how far, and along which hexes (13.0, 19.3)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.hexgrid import HexCoord, distance
from companion.reason import Reason
from companion.systems.no_prisoners.combat.crt import NO_PRISONERS
from companion.systems.no_prisoners.tables import tables
from companion.systems.no_prisoners.terms import Nation, UnitType

COMMAND_PURSUIT = 1
INFILTRATION_HEXES = 2
INFILTRATION_FROM_TURN = 13


def pursuit_hexes(type_: UnitType, *, has_command_bonus: bool = False, is_no_prisoners: bool = False) -> int:
    """How many hexes a unit may pursue (13.3, 13.5).

    `has_command_bonus`: the attack claimed it; nothing for Lawrence. `is_no_prisoners`: the DW of an NP
    result. Units that never pursue gain by neither.
    """
    printed = tables().pursuit.get(type_, 0)
    if not printed:
        return 0
    has_bonus = has_command_bonus and type_ is not UnitType.LAWRENCE
    return printed + COMMAND_PURSUIT * has_bonus + NO_PRISONERS.extra_pursuit * is_no_prisoners


def farthest_pursuit() -> int:
    """The hexes that the fastest type pursues without any bonus."""
    return max(tables().pursuit.values())


@dataclass(frozen=True, slots=True)
class PursuitGround:
    """What bounds a pursuit: the hexes just vacated, and those that the unit could not enter normally."""

    vacated: Collection[HexCoord]
    closed: Collection[HexCoord] = ()
    is_closed_damascus: bool = False


def pursuit_refusal(path: Sequence[HexCoord], allowed: int, ground: PursuitGround) -> Reason | None:
    """Why a unit may not pursue into these hexes; None when it may. EZOC never matters (13.0)."""
    if not path:
        return None
    if path[0] not in ground.vacated:
        return Reason("np-pursuit-first-hex", "13.0b", (path[0],))
    if len(path) > allowed:
        return Reason("np-pursuit-too-far", "13.3", args={"allowed": allowed, "got": len(path)})
    if any(distance(a, b) != 1 for a, b in pairwise(path)):
        return Reason("np-path-broken", "13.0")
    if ground.is_closed_damascus:
        return Reason("np-damascus-closed", "21.3g")
    closed = next((hex_ for hex_ in path if hex_ in ground.closed), None)
    return Reason("np-pursuit-closed-hex", "13.0c", (closed,)) if closed else None


@dataclass(frozen=True, slots=True)
class Infiltrator:
    """A unit as infiltration looks at it."""

    type: UnitType
    nation: Nation | None = None
    is_sturm: bool = False


def infiltration_hexes(
    unit: Infiltrator, turn: int, *, is_attacker: bool = True, is_hex_empty: bool = True
) -> int:
    """How many hexes an attacker may advance whatever the result says (19.3): 2 or none."""
    is_due = turn >= INFILTRATION_FROM_TURN and is_attacker and is_hex_empty
    return INFILTRATION_HEXES if is_due and _may_infiltrate(unit) else 0


def _may_infiltrate(unit: Infiltrator) -> bool:
    is_infantry = unit.type in (UnitType.INFANTRY, UnitType.ASSAULT_INFANTRY)
    return unit.is_sturm or (unit.nation is Nation.GERMAN and is_infantry)
