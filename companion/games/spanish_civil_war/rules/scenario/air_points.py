"""Air points: as many each turn as the scenario gives, whatever was left over (13.2, B.3, B.4a)."""

from datetime import date

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.rules.scenario.calendar import calendar
from companion.games.spanish_civil_war.scenario_data import AirSupply, scenario
from companion.games.spanish_civil_war.terms import Battle


def air_points(battle: Battle, faction: Faction, turn: int, readings: Readings = PRINTED) -> int:
    """The points that a side has at the start of a turn; none where nothing is listed."""
    day = calendar(battle, readings).days_of(turn)[0]
    supplies = (supply for supply in scenario(battle).air_points if supply.faction is faction)
    return sum(supply.points for supply in supplies if _is_on(supply, day))


def points_left(battle: Battle, faction: Faction, turn: int, spent: int, readings: Readings = PRINTED) -> int:
    """What a side may still spend in a turn in which it has spent so much (13.2d)."""
    return air_points(battle, faction, turn, readings) - spent


def _is_on(supply: AirSupply, day: date) -> bool:
    return supply.from_day <= day and (supply.to_day is None or day <= supply.to_day)
