"""The movement half of the terrain effects chart: scenarios/spanish_civil_war/movement.json (CH.TEC)."""

from collections.abc import Collection
from fractions import Fraction
from functools import cache
from typing import Literal, NamedTuple

from companion.files import scenario_json
from companion.games.spanish_civil_war.terms import Battle, Weather
from companion.saved import Frozen, FrozenMap

CLEAR, MIXED = "clear", "mixed"


class Costs(NamedTuple):
    """What units on foot and mechanized units pay; None: prohibited."""

    foot: Fraction | None
    mechanized: Fraction | None

    def of(self, is_mechanized: bool) -> Fraction | None:
        """The cost for one kind of unit (6.4)."""
        return self.mechanized if is_mechanized else self.foot


class MovementChart(Frozen):
    """The whole file. `mud` holds what mechanized units pay in rain where a battle says so (J.20d)."""

    format: Literal["wargame-companion-scw-movement"]
    version: Literal[1]
    terrain: FrozenMap[str, FrozenMap[Weather, Costs]]
    mixed_of: frozenset[str]
    road: FrozenMap[str, Costs]
    river: FrozenMap[Battle, FrozenMap[Weather, Costs]]
    mud: FrozenMap[Battle, FrozenMap[str, Fraction]]
    pontoon: Costs
    leave_zone: int
    zone_to_zone: int
    leave_map: int

    def row_of(self, terrain: Collection[str]) -> str:
        """The chart's row for a hex's terrain keys: two of hills, rough and woods are mixed."""
        if len(self.mixed_of.intersection(terrain)) > 1:
            return MIXED
        return next((key for key in sorted(terrain) if key in self.terrain), CLEAR)


@cache
def movement_chart() -> MovementChart:
    """The file, read once."""
    return MovementChart.model_validate(scenario_json("spanish_civil_war/movement.json"))
