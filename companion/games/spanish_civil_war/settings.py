"""The readings as settings of a session: `scw-` and the reading's name."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from pydantic import JsonValue

from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.kit.system import Setting

# The rule that each disputed reading is about.
_RULES = {
    "voluntary_retreat_ends_combat": "11.61",
    "stack_attacks_one_hex": "11.1d",
    "advance_after_elimination": "11.7a",
    "light_vehicles_are_armour": "11.3a",
    "nationalist_shift_covers_barrage": "J.15",
    "adjacent_guns": "12.5c",
    "barrage_halves_unsupplied": "12.4h",
    "battalion_zoc_needs_attack_three": "B.9",
    "four_hexes_for_every_link": "B.11b",
    "c_and_d_command_directly": "J.11c",
    "panzers_of_any_brigade": "J.11b",
    "brunete_turns": "B.1a",
    "july_8_is_turn_3": "B.3a",
    "area_b_everywhere": "J.4a",
    "east_edge_each": "J.7e",
    "far_bank_bars_reserve": "J.18b",
    "destroyed_division_is_replaced": "B.16a",
}


def _key(name: str) -> str:
    return f"scw-{name.replace('_', '-')}"


@cache
def all_settings() -> tuple[Setting, ...]:
    """Every reading with its default."""
    return tuple(
        Setting(_key(name), value, _options(getattr(PRINTED, name)), _RULES[name])
        for name, value in PRINTED.model_dump(mode="json").items()
    )


def _options(default: object) -> tuple[JsonValue, ...]:
    """Yes or no, or the words of its kind."""
    if isinstance(default, StrEnum):
        return tuple(option.value for option in type(default))
    return (True, False)


def readings_of(values: Mapping[str, JsonValue]) -> Readings:
    """How a session reads these rules."""
    names = {name: _key(name) for name in Readings.model_fields}
    return Readings.model_validate({name: values[key] for name, key in names.items() if key in values})
