"""The brigades in the Madrid box that the schedule brings out (J.4i, J.18)."""

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.reinforcements import arrivals
from companion.games.spanish_civil_war.terms import Battle


def scheduled_release(turn: int) -> tuple[str, ...]:
    """The brigades that the schedule releases on a turn."""
    listed = arrivals(Battle.JARAMA, Faction.REPUBLICAN, turn)
    return tuple(unit.formation for arrival in listed if arrival.entry.box for unit in arrival.units)
