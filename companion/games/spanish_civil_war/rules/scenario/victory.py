"""Victory points and levels (J.7, B.6)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.readings import PRINTED, Readings
from companion.games.spanish_civil_war.scenario_data import Scenario, scenario
from companion.games.spanish_civil_war.terms import Battle
from companion.reason import Reason


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Points for one thing."""

    faction: Faction
    points: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Score:
    """All points, line by line, and the level they come to."""

    battle: Battle
    lines: tuple[ScoreLine, ...]

    def points(self, faction: Faction) -> int:
        """A side's points."""
        return sum(line.points for line in self.lines if line.faction is faction)

    @property
    def difference(self) -> int:
        """The points of the side that has to win, less the other's (J.7f, B.6c)."""
        winner = scenario(self.battle).scored_for
        return self.points(winner) - self.points(winner.opponent)

    @property
    def level(self) -> str:
        """The level of victory, worded by `option-` and this id."""
        return victory_level(self.battle, self.difference)


def victory_level(battle: Battle, difference: int) -> str:
    """The level of a difference in points."""
    levels = scenario(battle).levels
    return next(level for most, level in levels if most is None or difference <= most)


def score(
    battle: Battle, holders: Mapping[str, Faction | None], exits: int, readings: Readings = PRINTED
) -> Score:
    """The score of a battle.

    `holders` tell by place id who scores it: at Jarama the side whose unit there is in supply, at
    Brunete the last to have been there. `exits` are units of the attacker that count for leaving: at
    Jarama battalions and brigades at the east edge north of the Tajuna, at Brunete regiments in supply.
    """
    rule = scenario(battle)
    return Score(battle, (*_place_lines(rule, holders), *_exit_lines(rule, exits, readings)))


def _place_lines(rule: Scenario, holders: Mapping[str, Faction | None]) -> Iterator[ScoreLine]:
    for place in rule.places:
        holder = holders.get(place.id)
        if holder is not None:
            reason = Reason(f"scw-place-{place.id}", "J.7c" if rule.battle is Battle.JARAMA else "B.6a")
            yield ScoreLine(holder, place.points, reason)


def _exit_lines(rule: Scenario, exits: int, readings: Readings) -> Iterator[ScoreLine]:
    counts_each = rule.battle is Battle.BRUNETE or readings.east_edge_each
    counted = exits if counts_each else min(exits, 1)
    if counted:
        is_jarama = rule.battle is Battle.JARAMA
        key, number = ("scw-score-east-edge", "J.7e") if is_jarama else ("scw-score-exits", "B.6b")
        reason = Reason(key, number, args={"count": counted})
        yield ScoreLine(rule.scored_for, counted * rule.exit_points, reason)
