"""Mountains, which are closed to tanks and armoured cars (TEC-mountain)."""

from companion.games.no_prisoners.readings import PRINTED, NpReadings
from companion.games.no_prisoners.terms import UnitType

MOUNTAIN = "mountain"


def is_too_steep(
    type_: UnitType | None,
    terrain: frozenset[str],
    *,
    has_way: bool = False,
    readings: NpReadings = PRINTED,
) -> bool:
    """Whether a unit neither enters nor attacks into a hex.

    `has_way`: it goes by a pass or road, which opens mountains only where a reading says so (A64).
    """
    is_vehicle = type_ is not None and type_.is_vehicle
    return is_vehicle and MOUNTAIN in terrain and not (has_way and readings.passes_carry_vehicles)
