"""The readings and base tables that a session of this game may choose and edit."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from functools import cache
from typing import Any

from pydantic import BaseModel, JsonValue, TypeAdapter, ValidationError

from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.tables import FireTable, printed_values
from companion.games.elst.rules.forces.readings import ForceReadings
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.scenario_data import terrain_modifiers
from companion.kit.system import Setting
from companion.sight.settings import SightSettings

# What keys begin with; sessions keep these names.
ARTILLERY, SIGHT, FORCES, REFIT = "oba", "sight", "forces", "refit"
FIRE_TABLE = "elst-fire-table"
TERRAIN_MODIFIERS = "elst-terrain-modifiers"

Values = Mapping[str, JsonValue]
TerrainTable = dict[str, int | None]

_TERRAIN: TypeAdapter[TerrainTable] = TypeAdapter(TerrainTable)


@cache
def all_settings() -> tuple[Setting, ...]:
    """Every reading of sight, artillery, forces and the Refit Phase, and the base game's tables."""
    tables = (
        Setting(FIRE_TABLE, printed_values(), accepts=_accepted_by(FireTable)),
        Setting(TERRAIN_MODIFIERS, terrain_modifiers(), accepts=_accepted_by(TerrainTable)),
    )
    models = {
        ARTILLERY: ArtilleryReadings(),
        SIGHT: SightSettings(),
        FORCES: ForceReadings(),
        REFIT: RefitReadings(),
    }
    readings = (setting for prefix, defaults in models.items() for setting in _readings(prefix, defaults))
    return (*readings, *tables)


def _key(prefix: str, field: str) -> str:
    return f"{prefix}-{field.replace('_', '-')}"


def _readings(prefix: str, defaults: BaseModel) -> tuple[Setting, ...]:
    values = defaults.model_dump(mode="json")
    return tuple(
        Setting(
            key,
            value,
            _options(getattr(defaults, name)),
            _RULES.get(key, ""),
            _fits(defaults, name),
            unrecorded=_UNRECORDED.get(key),
        )
        for name, value in values.items()
        for key in [_key(prefix, name)]
    )


def _fits(defaults: BaseModel, name: str) -> Callable[[JsonValue], bool]:
    """Whether a value is one that a field of a model takes."""

    def fits(value: JsonValue) -> bool:
        return _accepted_by(type(defaults))({name: value})

    return fits


def _accepted_by(shape: Any) -> Callable[[JsonValue], bool]:
    """Whether a value has the shape of a model or type."""

    def accepts(value: JsonValue) -> bool:
        try:
            TypeAdapter(shape).validate_python(value)
        except ValidationError:
            return False
        return True

    return accepts


def _options(default: Any) -> tuple[JsonValue, ...] | None:
    """What else a reading may be: yes or no, or the other words of its kind; None for a number."""
    match default:
        case bool():
            return (True, False)
        case StrEnum():
            return tuple(option.value for option in type(default))
    return None


# The rule that each disputed reading is about.
_RULES = {
    "oba-ffe2-on-lost-contact": "2.11c",
    "oba-lost-in-mid-turn": "2.11c",
    "oba-steeple-critical": "2.5d",
    "oba-pin-loses-contact": "2.1h",
    "oba-maintenance-drm-after-loss": "2.11a",
    "oba-failed-attempt-keeps-access": "2.11e",
    "oba-unseen-ar-ends-activity": "2.3b",
    "oba-range-drm-without-conversion": "2.33e",
    "oba-conversion-needs-blast-sight": "2.33h",
    "oba-smoke-frees-correction": "2.4b",
    "oba-continued-sr-may-convert": "2.34c",
    "oba-smoke-ffe-hinders": "2.5g",
    "oba-smoke-is-renewed": "2.7",
    "sight-blind-building": "1.1k",
    "sight-blind-pair": "1.1k",
    "sight-blast-smoke": "2.32b",
    "forces-adjacent-steeple-fire-is-close": "1.1d",
    "forces-polder-cover": "1.3d",
    "forces-six-pounder-sabot": "VN-6pdr",
    "forces-stug-coaxial-gun": "CG12",
    "forces-stug-numbers-rise": "CG12",
    "forces-first-panzerfaust-fraction-drops": "CG5",
    "forces-exited-for-victory-never-return": "CG11d",
    "forces-exit-points-reset": "4.4b",
    "refit-replenishment-pool": "4.513a",
    "refit-pool-is-emptied": "4.513a",
    "refit-crew-is-half-squad": "4.513a",
    "refit-british-company-weapon": "4.5162b",
    "refit-entry-area-retains": "4.5053a",
    "refit-gun-outside-must-escape": "CG9b",
    "refit-vehicle-repair-needs-infantry": "4.5123a",
    "refit-hexes-need-location": "4.2ab",
    "refit-pile-is-refilled": "CG3",
}

# How a session was played that was begun before the reading could be chosen.
_UNRECORDED: Values = {"refit-hexes-need-location": False}


def sight_setting(field: str) -> str:
    """The key of the setting that holds one of the readings of sight."""
    return _key(SIGHT, field)


def artillery_readings(values: Values) -> ArtilleryReadings:
    """How artillery rules are read in a session."""
    return ArtilleryReadings.model_validate(_chosen(ARTILLERY, ArtilleryReadings, values))


def force_readings(values: Values) -> ForceReadings:
    """How rules of forces and campaign scenarios are read in a session."""
    return ForceReadings.model_validate(_chosen(FORCES, ForceReadings, values))


def refit_readings(values: Values) -> RefitReadings:
    """How rules of the Refit Phase are read in a session."""
    return RefitReadings.model_validate(_chosen(REFIT, RefitReadings, values))


def sight_settings(values: Values) -> SightSettings:
    """How sight rules are read in a session."""
    return SightSettings.model_validate(_chosen(SIGHT, SightSettings, values))


def _chosen(prefix: str, model: type[BaseModel], values: Values) -> dict[str, JsonValue]:
    names = {name: _key(prefix, name) for name in model.model_fields}
    known = {**_UNRECORDED, **values}
    return {name: known[key] for name, key in names.items() if key in known}


def fire_table(values: Values) -> FireTable:
    """The Infantry Fire Table of a session."""
    return FireTable.model_validate(values.get(FIRE_TABLE, printed_values()))


def terrain_table(values: Values) -> Mapping[str, int | None]:
    """The TEM by terrain key of a session; None where only the base game's chart tells it."""
    return _TERRAIN.validate_python(values.get(TERRAIN_MODIFIERS, terrain_modifiers()))
