"""Exact odds: distributions of rolls after modifiers, of draws, and of one after the other."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import prod
from types import MappingProxyType

from companion.chance.pile import DrawPile
from companion.chance.requests import RollRequest, RollRow


@dataclass(frozen=True, slots=True)
class Distribution:
    """The exact chance of each whole number that may come up; the chances sum to 1."""

    chances: Mapping[int, Fraction]

    def __getitem__(self, value: int) -> Fraction:
        return self.chances.get(value, Fraction(0))

    def __iter__(self) -> Iterator[int]:
        return iter(sorted(self.chances))

    def at_most(self, limit: int) -> Fraction:
        """The chance of this value or a lower one."""
        return sum((p for value, p in self.chances.items() if value <= limit), Fraction(0))

    def shifted(self, by: int) -> "Distribution":
        """With a modifier added."""
        return Distribution(MappingProxyType({value + by: p for value, p in self.chances.items()}))

    def plus(self, other: "Distribution") -> "Distribution":
        """The sum of two independent numbers."""
        sums: dict[int, Fraction] = {}
        for a, p in self.chances.items():
            for b, q in other.chances.items():
                sums[a + b] = sums.get(a + b, Fraction(0)) + p * q
        return Distribution(MappingProxyType(sums))

    @property
    def mean(self) -> Fraction:
        """The average in the long run."""
        return sum((value * p for value, p in self.chances.items()), Fraction(0))


@lru_cache
def dice_odds(dice: int, faces: int = 6) -> Distribution:
    """The total of some dice.

    >>> dice_odds(2)[7]
    Fraction(1, 6)
    """
    one = Distribution(MappingProxyType({face: Fraction(1, faces) for face in range(1, faces + 1)}))
    return one if dice == 1 else dice_odds(dice - 1, faces).plus(one)


def chance_of(request: RollRequest, row: RollRow | None = None) -> Fraction:
    """The chance that one row (the first by default) meets the request's goal.

    ValueError when the request has none.
    """
    if request.goal is None:
        raise ValueError(f"request {request.id!r} has no goal")
    drm = sum(m.value for m in request.modifiers_of(row or request.rows[0]))
    naturals = dice_odds(request.dice, request.faces).chances.items()
    met = (p for natural, p in naturals if request.goal.is_met(natural, natural + drm))
    return sum(met, Fraction(0))


def next_draw(pile: DrawPile) -> Mapping[str, Fraction]:
    """The chance of each kind of chit at the next draw; empty for an empty pile."""
    if pile.size == 0:
        return MappingProxyType({})
    return MappingProxyType({chit: Fraction(count, pile.size) for chit, count in pile.left.items()})


def chance_in_a_row(*chances: Fraction) -> Fraction:
    """The chance that independent things all happen, one after the other."""
    return prod(chances, start=Fraction(1))


def chance_of_roll_then_draw(request: RollRequest, pile: DrawPile, chit: str) -> Fraction:
    """The chance that a roll meets its goal and the draw it allows then brings a kind of chit.

    Two rolls of one phase, say.
    """
    return chance_in_a_row(chance_of(request), next_draw(pile).get(chit, Fraction(0)))
