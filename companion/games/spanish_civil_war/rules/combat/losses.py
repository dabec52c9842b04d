"""Step losses: what they make of a unit, and who may take one (11.5, 10.4, 12.4.2, 12.5, B.7e)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.spanish_civil_war.readings import PRINTED, AdjacentGuns, Readings
from companion.games.spanish_civil_war.terms import Arm, AttackKind
from companion.reason import Reason

ADJACENT = 1
_DISTANT_ATTACKS = frozenset({AttackKind.BARRAGE, AttackKind.BOMBARDMENT})


class UnitState(StrEnum):
    """How a unit stands."""

    FULL = "full"
    REDUCED = "reduced"
    REMOVED = "removed"


def after_losses(state: UnitState, steps: int, *, has_reduced_side: bool = True) -> UnitState:
    """A unit after step losses: the first turns it over where it has a second side (11.5)."""
    left = {UnitState.FULL: 1 + has_reduced_side, UnitState.REDUCED: 1, UnitState.REMOVED: 0}[state] - steps
    if left <= 0:
        return UnitState.REMOVED
    return UnitState.REDUCED if steps and state is UnitState.FULL else state


class Role(StrEnum):
    """What a unit does in an attack."""

    DEFENDING = "defending"
    FIRING = "firing"  # a gun that supports or barrages


@dataclass(frozen=True, slots=True)
class Exposure:
    """How a unit is exposed to an attack; `distance` and `has_companions` are about guns that fire."""

    arm: Arm
    attack: AttackKind
    role: Role = Role.DEFENDING
    distance: int = ADJACENT
    has_companions: bool = False  # other units of its side attack with it


def loss_refusal(exposure: Exposure, readings: Readings = PRINTED) -> Reason | None:
    """Why a unit takes no loss from an attack; None when it may."""
    if exposure.arm is Arm.AIR:
        return Reason("scw-no-loss-air", "13.1c")
    if exposure.arm is Arm.HEADQUARTERS and exposure.attack in _DISTANT_ATTACKS:
        return Reason("scw-no-loss-hq", "10.4")
    if exposure.arm is Arm.TRUCK and exposure.attack in _DISTANT_ATTACKS:
        return Reason("scw-no-loss-truck", "B.7e")
    return _firing_refusal(exposure, readings) if exposure.role is Role.FIRING else None


def _firing_refusal(exposure: Exposure, readings: Readings) -> Reason | None:
    if exposure.distance > ADJACENT:
        return Reason("scw-no-loss-distant-gun", "12.5e")
    if exposure.attack is not AttackKind.BARRAGE or _shares_barrage(exposure, readings):
        return None
    return Reason("scw-no-loss-barrage", "12.4.2")


def _shares_barrage(exposure: Exposure, readings: Readings) -> bool:
    if readings.adjacent_guns is AdjacentGuns.WITH_OTHERS:
        return exposure.has_companions
    return readings.adjacent_guns is AdjacentGuns.ALWAYS
