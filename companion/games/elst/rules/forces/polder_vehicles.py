"""Polder for vehicles: the four MP and the Bog Check of leaving it (1.3k-1.3o)."""

from collections.abc import Sequence
from dataclasses import dataclass

from companion.games.elst.rules.forces.polder import PolderLeg

EXIT_MP = 4
EXIT_BOG_DRM = 3


@dataclass(frozen=True, slots=True)
class VehicleLeg:
    """One expenditure of a moving vehicle: a step to another hex, or (`step` None) a turn in its hex.

    `end` names where the vehicle is afterwards.
    """

    cot: float
    end: str
    step: PolderLeg | None = None

    @property
    def leaves_polder(self) -> bool:
        """Whether it owes 4 MP and a Bog Check: not along a road (1.3l, 1.3o)."""
        return self.step is not None and self.step.leaves_polder and not self.step.is_by_road

    @property
    def exit_mp(self) -> int:
        """MP spent in the hex that is left."""
        return EXIT_MP if self.leaves_polder else 0

    @property
    def total_mp(self) -> float:
        """All MP of the leg."""
        return self.cot + self.exit_mp


def bog_drm(*, spends_all_mp: bool) -> int:
    """+3, unless the vehicle declares that this move uses its entire MP allotment (1.3m)."""
    return 0 if spends_all_mp else EXIT_BOG_DRM


@dataclass(frozen=True, slots=True)
class VehiclePath:
    """A move leg by leg: MP spent after each, where it ended, and the first Bog Check that failed."""

    mp: tuple[float, ...]
    end: str
    checks: tuple[int, ...]  # the legs with a Bog Check, counted from 0
    bogged_on: int | None = None


def vehicle_path(start: str, legs: Sequence[VehicleLeg], passed: Sequence[bool]) -> VehiclePath:
    """Follow a move; `passed` are the results of its Bog Checks in order.

    A failed check ends the move in the hex that was to be left, its 4 MP spent (1.3n).
    """
    results = iter(passed)
    spent, end = 0.0, start
    totals: list[float] = []
    checks: list[int] = []
    for number, leg in enumerate(legs):
        if leg.leaves_polder:
            checks.append(number)
            if not next(results):
                return VehiclePath((*totals, spent + leg.exit_mp), end, tuple(checks), number)
        spent += leg.total_mp
        totals.append(spent)
        end = leg.end
    return VehiclePath(tuple(totals), end, tuple(checks))
