"""Where a unit may go in its movement phase, and at what cost (6, 8.3, 10.3c)."""

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from companion.hexgrid import HexCoord, Hexside
from companion.systems.spanish_civil_war.ground.battle_map import BattleMap
from companion.systems.spanish_civil_war.ground.chart import movement_chart
from companion.systems.spanish_civil_war.ground.costs import Ground, Mover, StepCost, road_entry, step_cost
from companion.trace.reach import Arrival, Cost, Step, reach
from companion.trace.zones import Presence


@dataclass(frozen=True, eq=False)
class March:
    """One unit about to move: the ground, the enemy, and the hexes where its friends stand."""

    map: BattleMap
    mover: Mover
    start: HexCoord
    enemy: Presence
    friends: frozenset[HexCoord] = frozenset()
    is_in_command: bool = True
    pontoons: frozenset[Hexside] = frozenset()

    def reach(self, points: Cost) -> Mapping[HexCoord, Arrival]:
        """Every hex within an allowance that is already halved as it must be (9.3a, 10.3b)."""
        return reach(self.start, points, self.step, lambda hex_: tuple(self.map.board.neighbours(hex_)))

    def step(self, here: HexCoord, there: HexCoord) -> Step | None:
        """One step as the search takes it; None where it is refused."""
        if self.enemy.occupied[self.map.net.numbers[there]]:
            return None
        enters_zone = self._is_in_zone(there)
        entered = self.entering(here, there).points
        if entered is None or (enters_zone and not self.is_in_command):
            return None
        return Step(entered + self._zone_cost(here, enters_zone), stops=enters_zone)

    def entering(self, here: HexCoord, there: HexCoord) -> StepCost:
        """What the hex itself costs: by road where there is one and no friend is on it (6.3, N11)."""
        ground = self.map.ground(here, there, self.pontoons)
        if ground.road is None or there not in self.friends:
            return step_cost(ground, self.mover)
        if self.map.is_built_up(there):
            is_city = "city" in self.map.board.terrain(there)
            return road_entry(ground.road, self.mover.is_mechanized, is_occupied=is_city, is_city=is_city)
        return step_cost(Ground(ground.row, None, ground.has_river, ground.bridge), self.mover)

    def _zone_cost(self, here: HexCoord, enters_zone: bool) -> Fraction:
        """Leaving the zone that the unit began in costs more, into another one most (8.3b, 8.3c)."""
        if here != self.start or not self._is_in_zone(here):
            return Fraction(0)
        chart = movement_chart()
        return Fraction(chart.zone_to_zone if enters_zone else chart.leave_zone)

    def _is_in_zone(self, hex_: HexCoord) -> bool:
        return self.enemy.zones.covers(self.map.net.numbers[hex_])
