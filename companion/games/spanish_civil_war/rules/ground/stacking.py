"""How many units a hex holds (7, J.9, B.8)."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason

_COMPANIES_IN_BATTALION = 3  # 7.1c
_MOST_BATTALIONS = {Battle.STANDARD: 2, Battle.JARAMA: 2, Battle.BRUNETE: 3}
_RULES = {Battle.STANDARD: "7.1a", Battle.JARAMA: "J.9", Battle.BRUNETE: "B.8"}


@dataclass(frozen=True, slots=True)
class Stack:
    """The units of a hex that count; HQs, trucks, leaders and aircraft do not (7.1b, B.7d)."""

    battalions: int = 0
    large: int = 0  # regiments and brigades
    tank_companies: int = 0
    other_companies: int = 0

    @property
    def companies(self) -> int:
        """Companies of every kind."""
        return self.tank_companies + self.other_companies

    @property
    def in_column(self) -> int:
        """Units in column on a road: three tank companies are one (7.1c)."""
        tanks = -(-self.tank_companies // _COMPANIES_IN_BATTALION)
        return self.battalions + self.large + self.other_companies + tanks


def stack_refusal(
    stack: Stack, battle: Battle, *, is_road: bool = False, is_built_up: bool = False
) -> Reason | None:
    """Why a stack is over the limit; None when it is not. Built up: town or city (7.3)."""
    return next(_refusals(stack, battle, is_road and not is_built_up), None)


def _refusals(stack: Stack, battle: Battle, is_column: bool) -> Iterator[Reason]:
    rule, most = _RULES[battle], _MOST_BATTALIONS[battle]
    if is_column and stack.in_column > 1:
        yield Reason("scw-stack-column", "7.3a", args={"units": stack.in_column})
    if stack.large > 1:
        yield Reason("scw-stack-two-large", rule)
    # Brunete lets any number of companies join anything (N09, N85).
    joining = stack.battalions if battle is Battle.BRUNETE else stack.battalions + stack.companies
    if stack.large and joining:
        yield Reason("scw-stack-large-alone", rule)
    thirds = 0 if battle is Battle.BRUNETE else stack.companies
    if stack.battalions + Fraction(thirds, _COMPANIES_IN_BATTALION) > most:
        yield Reason("scw-stack-full", rule, args={"most": most})
