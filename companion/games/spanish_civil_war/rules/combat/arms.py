"""Combined arms: what is added to the combat die (11.3)."""

from collections.abc import Collection

from companion.games.spanish_civil_war.readings import Readings
from companion.games.spanish_civil_war.terms import Arm


def combined_arms_drm(
    arms: Collection[Arm], readings: Readings, *, has_artillery: bool, has_air: bool
) -> int:
    """1 for infantry with armour, 2 where artillery and aircraft join in as well; supply plays no part."""
    if Arm.INFANTRY not in arms or not any(_is_armour(arm, readings) for arm in arms):
        return 0
    return 2 if has_artillery and has_air else 1


def _is_armour(arm: Arm, readings: Readings) -> bool:
    return arm is Arm.ARMOUR or (readings.light_vehicles_are_armour and arm is Arm.LIGHT_ARMOUR)
