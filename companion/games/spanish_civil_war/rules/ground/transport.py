"""Trucks of Brunete: what they carry and when (B.7)."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.reason import Reason

_MOST_BATTALIONS = 3


@dataclass(frozen=True, slots=True)
class Ride:
    """What trucks that move together carry in a movement phase, and what the passengers did besides."""

    regiments: int = 0
    battalions: int = 0
    trucks: int = 1
    has_moved_before: bool = False
    has_moved_after: bool = False

    @property
    def trucks_needed(self) -> int:
        """One for each regiment, one for every three battalions (B.7b)."""
        return self.regiments + -(-self.battalions // _MOST_BATTALIONS)


def ride_refusal(ride: Ride) -> Reason | None:
    """Why a ride is not allowed; None when it is."""
    return next(_refusals(ride), None)


def _refusals(ride: Ride) -> Iterator[Reason]:
    if ride.trucks_needed > ride.trucks:
        yield Reason("scw-truck-full", "B.7b")
    if ride.has_moved_before:
        yield Reason("scw-truck-moved-before", "B.7c")
    if ride.has_moved_after:
        yield Reason("scw-truck-moved-after", "B.7c")
