"""The readings and optional rules of No Prisoners as settings of a session."""

from functools import cache

from companion.games.no_prisoners.readings import NpReadings
from companion.kit.readings import Readings
from companion.kit.system import Setting
from companion.saved import Frozen


class NpOptions(Frozen):
    """The optional rules in play."""

    historical_revolt: bool = False  # 19.9
    historical_withdrawals: bool = False  # 19.10
    race_for_damascus: bool = False  # 24.0
    fog_of_war: bool = False  # 9.6: the companion hides enemy stacks outside combat


READINGS = Readings(
    "np",
    NpReadings,
    rules={
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
    },
)
OPTIONS = Readings(
    "np",
    NpOptions,
    rules={
        "historical_revolt": "19.9",
        "historical_withdrawals": "19.10a",
        "race_for_damascus": "24.0",
        "fog_of_war": "9.6",
    },
    by_consent=frozenset({"fog_of_war"}),
)
FOG_OF_WAR = OPTIONS.key("fog_of_war")


@cache
def np_settings() -> tuple[Setting, ...]:
    """Every optional rule and reading with its default, first what touches the players' secrets.

    Players agree on optional rules before they play; a reading is looked up when it is disputed.
    """
    settings = (*OPTIONS.settings(), *READINGS.settings())
    return tuple(sorted(settings, key=lambda setting: not setting.needs_consent))
