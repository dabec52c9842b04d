"""The readings of forces and campaign rules as settings of a session: `forces-` and the reading's name."""

from collections.abc import Mapping
from enum import StrEnum

from pydantic import JsonValue

from companion.play.system import Setting
from companion.systems.elst.forces.readings import ForceReadings

_RULES = {
    "adjacent_steeple_fire_is_close": "1.1d",
    "polder_cover": "1.3d",
    "six_pounder_sabot": "VN-6pdr",
    "stug_coaxial_gun": "CG12",
    "stug_numbers_rise": "CG12",
    "first_panzerfaust_fraction_drops": "CG5",
    "exited_for_victory_never_return": "CG11d",
    "exit_points_reset": "4.4b",
}


def _key(name: str) -> str:
    return f"forces-{name.replace('_', '-')}"


def force_settings() -> tuple[Setting, ...]:
    """Every reading with its default."""
    defaults = ForceReadings()
    return tuple(
        Setting(_key(name), value, _options(getattr(defaults, name)), _RULES[name])
        for name, value in defaults.model_dump(mode="json").items()
    )


def _options(default: object) -> tuple[JsonValue, ...]:
    """Yes or no, or the words of its kind."""
    if isinstance(default, StrEnum):
        return tuple(option.value for option in type(default))
    return (True, False)


def force_readings(values: Mapping[str, JsonValue]) -> ForceReadings:
    """How a session reads these rules."""
    names = {name: _key(name) for name in ForceReadings.model_fields}
    return ForceReadings.model_validate({name: values[key] for name, key in names.items() if key in values})
