"""Who chooses in an OP result (RES-OP)."""

from collections.abc import Collection
from math import inf

from companion.games.no_prisoners.terms import Role, UnitType


def speed(type_: UnitType | None, allowance: int) -> float:
    """The printed movement allowance; an armoured train is faster than every other unit."""
    return inf if type_ is UnitType.ARMOURED_TRAIN else allowance


def op_chooser(attackers: Collection[float], defenders: Collection[float]) -> Role:
    """By speeds: the defender where each of his is faster than every attacker; ties go to the attacker."""
    is_faster = bool(defenders) and min(defenders) > max(attackers, default=0)
    return Role.DEFENDER if is_faster else Role.ATTACKER
