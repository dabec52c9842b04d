"""The readings of the Refit Phase as settings of a session: `refit-` and the reading's name."""

from collections.abc import Mapping
from enum import StrEnum

from pydantic import JsonValue

from companion.play.system import Setting
from companion.systems.elst.refit.readings import RefitReadings

_RULES = {
    "replenishment_pool": "4.513a",
    "pool_is_emptied": "4.513a",
    "crew_is_half_squad": "4.513a",
    "british_company_weapon": "4.5162b",
    "entry_area_retains": "4.5053a",
    "gun_outside_must_escape": "CG9b",
    "vehicle_repair_needs_infantry": "4.5123a",
    "pile_is_refilled": "CG3",
}


def _key(name: str) -> str:
    return f"refit-{name.replace('_', '-')}"


def refit_settings() -> tuple[Setting, ...]:
    """Every reading with its default."""
    defaults = RefitReadings()
    return tuple(
        Setting(_key(name), value, _options(getattr(defaults, name)), _RULES[name])
        for name, value in defaults.model_dump(mode="json").items()
    )


def _options(default: object) -> tuple[JsonValue, ...]:
    """Yes or no, or the words of its kind."""
    if isinstance(default, StrEnum):
        return tuple(option.value for option in type(default))
    return (True, False)


def refit_readings(values: Mapping[str, JsonValue]) -> RefitReadings:
    """How a session reads these rules."""
    names = {name: _key(name) for name in RefitReadings.model_fields}
    return RefitReadings.model_validate({name: values[key] for name, key in names.items() if key in values})
