"""Where a unit may go in its movement phase, and at what cost (6, 8.3, 10.3c)."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.games.spanish_civil_war.rules.ground.battle_map import BattleMap
from companion.games.spanish_civil_war.rules.ground.costs import (
    Mover,
    StepCost,
    cost_among_friends,
    step_cost,
)
from companion.games.spanish_civil_war.rules.ground.zones import Departure
from companion.hexes.coordinates import HexCoord, Hexside
from companion.trace.reach import Arrival, Cost, Step, reach, way_to
from companion.trace.zones import Presence, Zones


@dataclass(frozen=True, eq=False)
class March:
    """One unit about to move: the ground, the enemy, and the hexes where its friends stand.

    `trucks` are the hexes where the enemy has nothing but trucks, which anyone may drive off (B.7e);
    `closed` those that the scenario's rules bar to the unit.
    """

    map: BattleMap
    mover: Mover
    start: HexCoord
    enemy: Presence
    friends: frozenset[HexCoord] = frozenset()
    trucks: frozenset[HexCoord] = frozenset()
    closed: frozenset[HexCoord] = frozenset()
    is_in_command: bool = True
    pontoons: frozenset[Hexside] = frozenset()

    def reach(self, points: Cost) -> Mapping[HexCoord, Arrival]:
        """Every hex within an allowance that is already halved as it must be (9.3a, 10.3b)."""
        return reach(self.start, points, self.step, self._beside)

    def leads_on(self, here: HexCoord, goal: HexCoord, points: Cost) -> bool:
        """Whether a unit on its way has the points to go on from a hex to another."""
        return goal in reach(here, points, self.step, self._beside, goal)

    def _beside(self, hex_: HexCoord) -> tuple[HexCoord, ...]:
        return tuple(self.map.board.neighbours(hex_))

    def held_up(self, goal: HexCoord, points: Cost) -> HexCoord | None:
        """The first hex in an enemy ZOC on the way that an allowance would do for without any (8.3).

        That may be the start; None for a hex out of reach all the same.
        """
        unheeded = Presence(self.enemy.net, self.enemy.occupied, Zones({}))
        arrivals = replace(self, enemy=unheeded).reach(points)
        way = way_to(arrivals, goal)[:-1] if goal in arrivals else ()
        return next((hex_ for hex_ in (*way[1:], *way[:1]) if self._is_in_zone(hex_)), None)

    def step(self, here: HexCoord, there: HexCoord) -> Step | None:
        """One step as the search takes it; None where it is refused."""
        is_truck = there in self.trucks
        is_held = self.enemy.occupied[self.map.net.numbers[there]] and not is_truck
        if is_held or there in self.closed:
            return None
        entered = self.entering(here, there).points
        if entered is None:
            return None
        starts_in_zone = here == self.start and self._is_in_zone(here)
        departure = Departure(entered, starts_in_zone, self._is_in_zone(there), self.is_in_command)
        if departure.bar:
            return None
        return Step(departure.points, stops=departure.must_stop or is_truck)

    def entering(self, here: HexCoord, there: HexCoord) -> StepCost:
        """What the hex itself costs: by road where there is one and no friend is on it (6.3, N11)."""
        ground = self.map.ground(here, there, self.pontoons)
        if there in self.friends:
            return cost_among_friends(ground, self.mover, self.map.board.terrain(there))
        return step_cost(ground, self.mover)

    def _is_in_zone(self, hex_: HexCoord) -> bool:
        return self.enemy.zones.covers(self.map.net.numbers[hex_])
