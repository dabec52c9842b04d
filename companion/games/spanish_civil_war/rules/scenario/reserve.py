"""The brigades in the Madrid box: what brings them out (J.18)."""

from dataclasses import dataclass
from enum import StrEnum

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.scenario.reinforcements import arrivals
from companion.games.spanish_civil_war.scenario_data import ReserveRule, scenario
from companion.games.spanish_civil_war.terms import Battle


@dataclass(frozen=True, slots=True)
class Threat:
    """How far the Nationalists have come.

    `row` is the northernmost row (the first two digits) reached by a Nationalist west of the
    Manzanares, `distance` the least from a Nationalist to one of the three places; None for not at all.
    """

    has_crossed_manzanares: bool = False
    row: int | None = None
    distance: int | None = None

    def calls_all(self, rule: ReserveRule) -> bool:
        """Whether everything comes out (J.18b)."""
        return self.has_crossed_manzanares or (self.row is not None and self.row >= rule.row)

    def calls_some(self, rule: ReserveRule) -> bool:
        """Whether any two units come out (J.18c)."""
        return self.distance is not None and self.distance <= rule.distance


class ReleaseKind(StrEnum):
    """How many come out."""

    NONE = "none"
    SCHEDULED = "scheduled"  # the brigades of the schedule (J.4i)
    TWO = "two"  # any two units, once in the game
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Release:
    """What comes out of the box: with `SCHEDULED`, the formations."""

    kind: ReleaseKind
    formations: tuple[str, ...] = ()


def reserve_release(turn: int, threat: Threat) -> Release:
    """What the box releases on a turn; the schedule holds only where no threat does (J.18d)."""
    rule = _rule()
    if threat.calls_all(rule):
        return Release(ReleaseKind.ALL)
    if threat.calls_some(rule):
        return Release(ReleaseKind.TWO)
    scheduled = scheduled_release(turn)
    return Release(ReleaseKind.SCHEDULED, scheduled) if scheduled else Release(ReleaseKind.NONE)


def scheduled_release(turn: int) -> tuple[str, ...]:
    """The brigades that the schedule releases on a turn."""
    listed = arrivals(Battle.JARAMA, Faction.REPUBLICAN, turn)
    return tuple(unit.formation for arrival in listed if arrival.entry.box for unit in arrival.units)


def _rule() -> ReserveRule:
    rule = scenario(Battle.JARAMA).reserve
    assert rule is not None
    return rule
