"""The strength of aircraft in a mission: halved by rain, by night, by an F/88 (J.13, J.14b, J.20c)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.combat.strength import halved
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.reason import Reason

F88_REACH = 1


class Mission(StrEnum):
    """What aircraft fly for."""

    SUPPORT = "support"
    BOMBARD = "bombard"


@dataclass(frozen=True, slots=True)
class Flight:
    """An air unit on a mission. `f88_distance` is that from its target hex to the nearest F/88."""

    battle: Battle
    faction: Faction
    mission: Mission
    printed: int
    weather: Weather = Weather.CLEAR
    f88_distance: int | None = None

    @property
    def halvings(self) -> tuple[Reason, ...]:
        """Why it is halved, each time once."""
        return tuple(_halvings(self)) if self.battle is Battle.JARAMA else ()

    @property
    def strength(self) -> int:
        """What is left, fractions up once at the end."""
        return halved(self.printed, len(self.halvings))


def _halvings(flight: Flight) -> Iterator[Reason]:
    if flight.weather is Weather.RAIN:
        yield Reason("scw-air-rain", "J.20c")
    if flight.faction is Faction.NATIONALIST and flight.mission is Mission.SUPPORT:
        yield Reason("scw-air-night", "J.14b")
    if flight.faction is Faction.REPUBLICAN and _is_under_f88(flight):
        yield Reason("scw-air-f88", "J.13")


def _is_under_f88(flight: Flight) -> bool:
    return flight.f88_distance is not None and flight.f88_distance <= F88_REACH
