"""Withdrawals: units in supply first, then others, the rest of the demand dropped (6.6)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice

from companion.reason import Reason


class Source(StrEnum):
    """Which units a demand takes."""

    SUPPLIED = "supplied"
    SUPPLIED_THEN_OTHERS = "supplied-then-others"
    EVERYTHING = "everything"


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """How a demand is met: what is owed by units in supply, by others, and what is dropped."""

    source: Source
    from_supplied: int
    from_others: int
    dropped: int

    @property
    def is_chosen_by_enemy(self) -> bool:
        """Whether the opposing commander picks among the units out of supply (6.6)."""
        return self.source is Source.SUPPLIED_THEN_OTHERS

    @property
    def reason(self) -> Reason:
        """The same in words."""
        args = {"supplied": self.from_supplied, "others": self.from_others, "dropped": self.dropped}
        return Reason(f"np-withdraw-{self.source.value}", "6.6", args=args)


def withdrawal(demand: int, supplied: int, others: int) -> Withdrawal:
    """How a demand of strength or of units is met by so many in supply and others (6.6)."""
    if supplied >= demand:
        return Withdrawal(Source.SUPPLIED, demand, 0, 0)
    if supplied + others >= demand:
        return Withdrawal(Source.SUPPLIED_THEN_OTHERS, supplied, demand - supplied, 0)
    return Withdrawal(Source.EVERYTHING, supplied, others, demand - supplied - others)


def cheapest_sets(units: Sequence[tuple[str, int]], wanted: int, most: int) -> list[tuple[str, ...]]:
    """The sets of units that come to what is wanted and waste least of their worth, few units first.

    `units`: ids with their worth; at most `most` sets, none where all of them together do not suffice.
    """
    by_worth: dict[int, list[tuple[str, ...]]] = {0: [()]}
    for unit, worth in units:
        for total, sets in sorted(by_worth.items(), reverse=True):
            if total < wanted and worth:
                longer = [*by_worth.get(total + worth, ()), *((*chosen, unit) for chosen in sets)]
                by_worth[total + worth] = sorted(longer, key=len)[:most]
    enough = (chosen for total in sorted(by_worth) if total >= wanted for chosen in by_worth[total])
    return list(islice(enough, most))
