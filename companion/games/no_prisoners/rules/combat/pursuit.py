"""Pursuit and infiltration: how far, and along which hexes (13.0, 19.3)."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from companion.games.no_prisoners.tables import tables
from companion.games.no_prisoners.terms import Nation, UnitType
from companion.hexes.coordinates import HexCoord, distance
from companion.reason import Reason

COMMAND_PURSUIT, NO_PRISONERS_PURSUIT = 1, 1
INFILTRATION_HEXES = 2
INFILTRATION_FROM_TURN = 13


def pursuit_hexes(type_: UnitType, *, has_command_bonus: bool = False, is_no_prisoners: bool = False) -> int:
    """How many hexes a unit may pursue (13.3, 13.5).

    `has_command_bonus`: the attack claimed it; nothing for Lawrence. `is_no_prisoners`: the DW of an NP
    result. Units that never pursue gain by neither.
    """
    printed = tables().pursuit[type_]
    if not printed:
        return 0
    has_bonus = has_command_bonus and type_ is not UnitType.LAWRENCE
    return printed + COMMAND_PURSUIT * has_bonus + NO_PRISONERS_PURSUIT * is_no_prisoners


@dataclass(frozen=True, slots=True)
class PursuitGround:
    """What bounds a pursuit: the hexes just vacated, and the steps that the unit could not take normally.

    `step_refusal` is asked for the hex before and the hex entered, the unit's own before the first.
    """

    start: HexCoord
    vacated: Collection[HexCoord]
    step_refusal: Callable[[HexCoord, HexCoord], Reason | None]


def pursuit_refusal(path: Sequence[HexCoord], allowed: int, ground: PursuitGround) -> Reason | None:
    """Why a unit may not pursue into these hexes; None when it may. EZOC never matters (13.0)."""
    if not path:
        return None
    if path[0] not in ground.vacated:
        return Reason("np-pursuit-first-hex", "13.0b", (path[0],))
    if len(path) > allowed:
        return Reason("np-pursuit-too-far", "13.3", args={"allowed": allowed, "got": len(path)})
    steps = tuple(pairwise((ground.start, *path)))
    if any(distance(here, there) != 1 for here, there in steps):
        return Reason("np-path-broken", "13.0")
    return next(filter(None, (ground.step_refusal(here, there) for here, there in steps)), None)


def closed_to_pursuit(hex_: HexCoord) -> Reason:
    """That a unit could not enter a hex normally (13.0)."""
    return Reason("np-pursuit-closed-hex", "13.0c", (hex_,))


def pursuit_ends(allowed: int, ground: PursuitGround) -> frozenset[HexCoord]:
    """Every hex in which a pursuit may end."""
    found: set[HexCoord] = set()
    paths: list[tuple[HexCoord, ...]] = [()]
    for path in paths:  # grows as it is walked, shorter paths first
        for there in path[-1].neighbours() if path else sorted(ground.vacated):
            longer = (*path, there)
            if there not in found and pursuit_refusal(longer, allowed, ground) is None:
                found.add(there)
                paths.append(longer)
    return frozenset(found)


def infiltration_hexes(
    type_: UnitType,
    nation: Nation | None,
    turn: int,
    *,
    is_sturm: bool,
    is_attacker: bool,
    is_hex_empty: bool,
) -> int:
    """How many hexes an attacker may advance whatever the result says (19.3): 2 or none.

    German infantry may, and of the Turks those marked Sturm.
    """
    is_infantry = type_ in (UnitType.INFANTRY, UnitType.ASSAULT_INFANTRY)
    may_infiltrate = is_infantry if nation is Nation.GERMAN else is_sturm
    is_due = turn >= INFILTRATION_FROM_TURN and is_attacker and is_hex_empty
    return INFILTRATION_HEXES if is_due and may_infiltrate else 0
