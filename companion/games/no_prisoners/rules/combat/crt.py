"""The combat results tables and what their results demand."""

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from companion.games.no_prisoners.tables import LossKind, Result, tables
from companion.games.no_prisoners.terms import Crt, ResultCode, Role


def result_code(crt: Crt, die: int, column: int) -> ResultCode:
    """The result of a die (1 to 6) in a column, counted from 0."""
    return tables().crt[crt][die][column]


def result(code: ResultCode) -> Result:
    """What a result does; KeyError for NP and OP, which are choices of others."""
    return tables().results[code]


@dataclass(frozen=True, slots=True)
class Losses:
    """What a party must remove: all, or at least so many units, or at least so much strength."""

    is_all: bool = False
    units: int = 0
    strength: int = 0

    @property
    def is_none(self) -> bool:
        """Whether nothing is to be removed."""
        return self == NO_LOSSES


NO_LOSSES = Losses()


@dataclass(frozen=True, slots=True)
class Strengths:
    """The printed strengths of both parties, terrain aside."""

    attacker: int
    defender: int

    def of(self, role: Role) -> int:
        """One party's."""
        return self.attacker if role is Role.ATTACKER else self.defender

    def smaller(self) -> Role | None:
        """The weaker party; None when both are equal."""
        if self.attacker == self.defender:
            return None
        return Role.ATTACKER if self.attacker < self.defender else Role.DEFENDER


def losses(code: ResultCode, role: Role, strengths: Strengths, smaller_removed: int | None = None) -> Losses:
    """What a result costs a party. `smaller_removed`: the strength the weaker one lost in a BB."""
    match result(code).of(role).loss:
        case LossKind.ONE_UNIT:
            return Losses(units=1)
        case LossKind.ALL:
            return Losses(is_all=True)
        case LossKind.HALF:
            return Losses(strength=half(strengths.of(role)))
        case LossKind.BLOODY:
            return Losses(strength=_bloody(role, strengths, smaller_removed))
    return NO_LOSSES


def half(strength: int) -> int:
    """Half of a strength, rounded up."""
    return ceil(Fraction(strength, 2))


def _bloody(role: Role, strengths: Strengths, smaller_removed: int | None) -> int:
    """The weaker party loses at least half of its strength, the other as much as it really lost (A28)."""
    least = half(min(strengths.attacker, strengths.defender))
    if strengths.smaller() in (None, role) or smaller_removed is None:
        return least
    return max(least, smaller_removed)


def retreat_hexes(code: ResultCode, role: Role) -> int | None:
    """How far a party's survivors retreat; None where the die of AR or DR tells it."""
    told = result(code).of(role).retreat
    return None if told == "die" else told


def needs_retreat_die(code: ResultCode, role: Role) -> bool:
    """Whether a party rolls for the length of its retreat."""
    return result(code).of(role).retreat == "die"


NP_OPTIONS = (ResultCode.BB, ResultCode.DW)  # the attacker's choice
OP_OPTIONS = (ResultCode.DW, ResultCode.DA)
