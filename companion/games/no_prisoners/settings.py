"""The readings and optional rules of No Prisoners as settings of a session."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import Any, TypeVar

from pydantic import BaseModel, JsonValue

from companion.games.no_prisoners.readings import NpReadings
from companion.kit.system import Setting
from companion.saved import Frozen

M = TypeVar("M", bound=BaseModel)
FOG_OF_WAR = "np-fog-of-war"


class NpOptions(Frozen):
    """The optional rules in play."""

    historical_revolt: bool = False  # 19.9
    historical_withdrawals: bool = False  # 19.10
    race_for_damascus: bool = False  # 24.0
    fog_of_war: bool = False  # 9.6: the companion hides enemy stacks outside combat


_RULES = {
    "rail_needs_supply": "8.8a",
    "roads_serve_strategic_movement": "8.7b",
    "wadi_doubles_in_winter": "TEC-seasonal-lake-wadi",
    "first_turn_events": "26.5a",
    "command_bonus": "11.10",
    "extra_unit": "5.0a",
    "withdrawn_tribe_goes_to": "6.6b",
    "central_powers_win": "24.3",
    "passes_carry_vehicles": "TEC-mountain",
    "withdrawal_chooser": "6.6c",
    "historical_revolt": "19.9",
    "historical_withdrawals": "19.10a",
    "race_for_damascus": "24.0",
    "fog_of_war": "9.6",
}


@cache
def np_settings() -> tuple[Setting, ...]:
    """Every reading and optional rule with its default, first what touches the players' secrets."""
    settings = [_setting(model, name) for model in (NpReadings, NpOptions) for name in model.model_fields]
    return tuple(sorted(settings, key=lambda setting: not setting.needs_consent))


def _setting(model: type[BaseModel], name: str) -> Setting:
    default = model().model_dump(mode="json")[name]  # as it comes back when it was saved
    key, values = _key(name), _values(model.model_fields[name].annotation)
    return Setting(key, default, values, _RULES[name], needs_consent=key == FOG_OF_WAR)


def _key(name: str) -> str:
    return f"np-{name.replace('_', '-')}"


def _values(type_: Any) -> tuple[JsonValue, ...]:
    """What a field may be: the words of its kind, or yes and no."""
    return tuple(option.value for option in type_) if issubclass(type_, StrEnum) else (True, False)


def np_readings(values: Mapping[str, JsonValue]) -> NpReadings:
    """How a session reads the disputed rules."""
    return _chosen(NpReadings, values)


def np_options(values: Mapping[str, JsonValue]) -> NpOptions:
    """The optional rules of a session."""
    return _chosen(NpOptions, values)


def _chosen(model: type[M], values: Mapping[str, JsonValue]) -> M:
    names = {name: _key(name) for name in model.model_fields}
    return model.model_validate({name: values[key] for name, key in names.items() if key in values})
