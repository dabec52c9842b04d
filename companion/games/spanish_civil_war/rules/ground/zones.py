"""Zones of control: who has one, where it reaches, and what leaving one costs (8, B.9)."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.ground.chart import movement_chart
from companion.games.spanish_civil_war.terms import Arm, Battle, Size
from companion.reason import Reason

LEAST_ATTACK = 3  # 8.0


@dataclass(frozen=True, slots=True)
class Controller:
    """A unit as its zone of control knows it; HQs and trucks have no size.

    `attack` is that on the side now showing, None where nobody has told it yet.
    """

    arm: Arm
    size: Size | None
    attack: int | None

    @property
    def is_strong(self) -> bool:
        """Whether it has the attack strength for a zone.

        A value not known yet is taken to be enough, that of an HQ to be none (N67).
        """
        if self.attack is None:
            return self.arm is not Arm.HEADQUARTERS
        return self.attack >= LEAST_ATTACK


def exerting(stack: Iterable[Controller], battle: Battle, readings: Readings = PRINTED) -> tuple[int, ...]:
    """The places in a stack of the units that have a zone of control there."""
    units = [(place, unit) for place, unit in enumerate(stack) if unit.arm.is_mobile and not _is_truck(unit)]
    if battle is not Battle.BRUNETE:
        return tuple(place for place, unit in units if unit.is_strong)
    battalions = [(place, unit) for place, unit in units if unit.size is Size.BATTALION]
    weak = readings.battalion_zoc_needs_attack_three and not any(unit.is_strong for _, unit in battalions)
    together = {place for place, _ in battalions} if len(battalions) > 1 and not weak else set()
    small = (Size.COMPANY, Size.BATTALION)
    large = {place for place, unit in units if unit.size not in small and unit.is_strong}
    return tuple(sorted(together | large))


def _is_truck(unit: Controller) -> bool:
    return unit.arm is Arm.TRUCK  # B.7d


def is_covered(*, is_major_river: bool = False, is_prohibited: bool = False) -> bool:
    """Whether a zone reaches an adjacent hex (8.2); friendly units there change nothing (8.1)."""
    return not (is_major_river or is_prohibited)


@dataclass(frozen=True, slots=True)
class Departure:
    """A step that a unit wants to make, seen from zones of control alone. `cost` is the hex's."""

    cost: Fraction | int
    starts_in_zone: bool
    enters_zone: bool
    is_in_command: bool = True

    @property
    def points(self) -> Fraction | int:
        """What the step costs in all (8.3b, 8.3c): zone to zone costs 4 instead of 2, not both."""
        if not self.starts_in_zone:
            return self.cost
        chart = movement_chart()
        return self.cost + (chart.zone_to_zone if self.enters_zone else chart.leave_zone)

    @property
    def must_stop(self) -> bool:
        """Whether the unit goes no further (6.2a, 8.3a, 8.3c)."""
        return self.enters_zone

    @property
    def bar(self) -> Reason | None:
        """Why the step is refused whatever points are left; None when it is not (10.3c)."""
        is_barred = self.enters_zone and not self.is_in_command
        return Reason("scw-zone-out-of-command", "10.3c") if is_barred else None

    def refusal(self, points_left: Fraction | int) -> Reason | None:
        """Why the step is refused; None when it is allowed (6.1d, 10.3c)."""
        return self.bar or lacking_points(self.points, points_left)


def lacking_points(points: Fraction | int, left: Fraction | int, rule: str = "6.1d") -> Reason | None:
    """Why movement points do not do for what they should pay; None when they do."""
    if points <= left:
        return None
    return Reason("scw-points-lacking", rule, args={"points": float(points), "left": float(left)})
