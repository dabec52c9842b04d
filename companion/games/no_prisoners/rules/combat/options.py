"""Who chooses in an OP result (RES-OP)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

from companion.games.no_prisoners.terms import Role, UnitType


@dataclass(frozen=True, slots=True)
class Mover:
    """A unit as OP looks at it: type and printed movement allowance."""

    allowance: int
    type: UnitType | None = None

    @property
    def speed(self) -> float:
        """An armoured train is faster than every other unit."""
        return inf if self.type is UnitType.ARMOURED_TRAIN else self.allowance


def op_chooser(attackers: Sequence[Mover], defenders: Sequence[Mover]) -> Role:
    """The defender where each of his units is faster than the fastest attacker; ties go to the attacker."""
    fastest = max((unit.speed for unit in attackers), default=0)
    is_faster = bool(defenders) and all(unit.speed > fastest for unit in defenders)
    return Role.DEFENDER if is_faster else Role.ATTACKER
