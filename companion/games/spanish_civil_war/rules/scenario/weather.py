"""The weather of a turn and how far observers see in it (17, J.20, B.14)."""

from functools import cache
from typing import Literal

from companion.files import scenario_json
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.saved import Frozen, FrozenMap


class WeatherRow(Frozen):
    """The dice that bring clear weather, from a turn on."""

    from_turn: int
    clear: frozenset[int]
    rule: str


class WeatherTables(Frozen):
    """The whole file. `spotting` is the range of an observer in hexes (12.4.1.1d)."""

    format: Literal["wargame-companion-scw-weather"]
    version: Literal[1]
    spotting: FrozenMap[Weather, int]
    tables: FrozenMap[Battle, tuple[WeatherRow, ...]]


@cache
def weather_tables() -> WeatherTables:
    """The file, read once."""
    return WeatherTables.model_validate(scenario_json("spanish_civil_war/weather.json"))


def weather_row(battle: Battle, turn: int) -> WeatherRow:
    """What holds for the weather on a turn."""
    rows = weather_tables().tables[battle]
    return [row for row in rows if row.from_turn <= turn][-1]


def clear_dice(battle: Battle, turn: int) -> frozenset[int]:
    """The dice that bring clear weather on a turn."""
    return weather_row(battle, turn).clear


def weather(battle: Battle, turn: int, die: int) -> Weather:
    """The weather that a die brings."""
    return Weather.CLEAR if die in clear_dice(battle, turn) else Weather.RAIN


def is_weather_rolled(battle: Battle) -> bool:
    """Whether the weather can change at all."""
    return any(len(row.clear) < 6 for row in weather_tables().tables[battle])


def spotting_range(weather: Weather) -> int:
    """How far an observer sees, in hexes."""
    return weather_tables().spotting[weather]
