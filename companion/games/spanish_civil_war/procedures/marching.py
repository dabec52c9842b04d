"""How far units may go: their points, what coming onto the map costs, the ways over it (6, 9.3a, 15.1c)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from companion.games.spanish_civil_war.procedures.positions import closed_hexes
from companion.games.spanish_civil_war.procedures.trucks import riding, truck_hexes
from companion.games.spanish_civil_war.rules.ground.allowance import allowance
from companion.games.spanish_civil_war.rules.ground.battle_map import ROAD
from companion.games.spanish_civil_war.rules.ground.chart import movement_chart
from companion.games.spanish_civil_war.rules.ground.costs import (
    Ground,
    Mover,
    StepCost,
    cost_among_friends,
    step_cost,
)
from companion.games.spanish_civil_war.rules.ground.movement import March
from companion.games.spanish_civil_war.rules.ground.zones import Departure, lacking_points
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, Weather
from companion.hexes.coordinates import HexCoord
from companion.reason import Reason
from companion.trace.reach import Arrival, Cost


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a unit may go with the `points` that it has, None where they are not known."""

    points: Cost | None
    arrivals: Mapping[HexCoord, Arrival]
    march: March | None = None

    def left_at(self, hex_: HexCoord) -> Fraction | None:
        """The points that are left in a hex; None where nobody knows."""
        arrival = self.arrivals.get(hex_)
        return None if arrival is None or self.points is None else Fraction(self.points - arrival.cost)

    def entered_from(self, hex_: HexCoord) -> tuple[HexCoord, ...]:
        """The hexes from which the points do to enter one, that of the cheapest way first."""
        arrival = self.arrivals.get(hex_)
        if arrival is None or arrival.before is None:
            return ()
        others = (there for there in hex_.neighbours() if there != arrival.before)
        return (arrival.before, *(there for there in others if self._may_step(there, hex_)))

    def may_pass(self, hex_: HexCoord, goal: HexCoord) -> bool:
        """Whether one of the cheapest ways to a hex leads through another."""
        passed, arrival = self.arrivals.get(hex_), self.arrivals.get(goal)
        if self.march is None or not passed or not arrival or passed.stops:
            return False
        is_end = hex_ in (self.march.start, goal)
        return not is_end and self.march.leads_on(hex_, goal, arrival.cost - passed.cost)

    def _may_step(self, here: HexCoord, there: HexCoord) -> bool:
        before, points = self.arrivals.get(here), self.points
        if self.march is None or points is None or before is None or before.stops:
            return False
        step = self.march.step(here, there)
        return step is not None and before.cost + step.cost <= points


def points_of(scene: Scene, unit: Unit) -> Cost | None:
    """The movement points that a unit has in this phase; None where nobody told its movement."""
    if unit.stand.moved == scene.game.clock.moment:
        return unit.stand.points_left
    printed, status = unit.face.movement, scene.game.status(unit.id)
    if printed is None:
        return None
    return allowance(printed, is_supplied=status.is_supplied, is_in_command=status.is_in_command)


def reaches_of(scene: Scene, units: Iterable[Unit]) -> Mapping[str, Reach]:
    """How far each of some units goes that move together: who rides goes where the truck in its hex does.

    What bars those aboard bars trucks too (B.7b).
    """
    stack = tuple(units)
    riders = riding(stack)
    aboard = (closed_hexes(scene, unit) for unit in stack if unit.id in riders)
    barred = frozenset[HexCoord]().union(*aboard)
    trucks = {unit.stand.hex: unit for unit in stack if unit.counter.arm is Arm.TRUCK}
    movers = ((unit.id, trucks.get(unit.stand.hex, unit) if unit.id in riders else unit) for unit in stack)
    return {
        id_: reach_of(scene, mover, barred if mover.counter.arm is Arm.TRUCK else frozenset())
        for id_, mover in movers
    }


def reach_of(scene: Scene, unit: Unit, barred: frozenset[HexCoord] = frozenset()) -> Reach:
    """Every hex that a unit on the map may come to in a movement phase, not through some that are barred."""
    if (unit.id, barred) not in scene.reaches:
        scene.reaches[unit.id, barred] = _found_reach(scene, unit, barred)
    return scene.reaches[unit.id, barred]


def _found_reach(scene: Scene, unit: Unit, barred: frozenset[HexCoord]) -> Reach:
    hex_, points = unit.stand.hex, points_of(scene, unit)
    if hex_ is None or points is None:
        return Reach(None, {})
    march = march_of(scene, unit, hex_)
    march = replace(march, closed=march.closed | barred)
    return Reach(points, march.reach(points), march)


def zone_bar(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit may not come into the enemy ZOC of a hex, on foot or riding; None when it may (10.3c)."""
    enters_zone, status = scene.is_in_zone(hex_, unit.faction), scene.game.status(unit.id)
    bar = Departure(0, False, enters_zone, status.is_in_command).bar
    return replace(bar, hexes=(hex_,)) if bar else None


def closed_to(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit on the map may not enter a hex from anywhere, with any points (10.3c, CH.TEC.n)."""
    if bar := zone_bar(scene, unit, hex_):
        return bar
    if unit.stand.hex is None:
        return None
    march = march_of(scene, unit, unit.stand.hex)
    ways = [march.entering(there, hex_) for there in scene.map.board.neighbours(hex_)]
    if any(way.points is not None for way in ways):
        return None
    return next((reason for way in ways for reason in way.reasons), None)


def march_of(scene: Scene, unit: Unit, start: HexCoord) -> March:
    """A unit about to move from a hex."""
    if (unit.id, start) not in scene.marches:
        scene.marches[unit.id, start] = _begun(scene, unit, start)
    return scene.marches[unit.id, start]


def _begun(scene: Scene, unit: Unit, start: HexCoord) -> March:
    others = (friend for friend in scene.game.on_map(unit.faction) if friend.id != unit.id)
    return March(
        scene.map,
        mover_of(scene, unit),
        start,
        scene.situation.presence(unit.faction.opponent),
        frozenset(friend.stand.hex for friend in others if friend.stand.hex),
        truck_hexes(scene, unit.faction.opponent),
        closed_hexes(scene, unit),
        scene.game.status(unit.id).is_in_command,
        scene.pontoons,
    )


def mover_of(scene: Scene, unit: Unit) -> Mover:
    """How a unit moves in the weather of the turn."""
    weather = scene.game.clock.weather or Weather.CLEAR
    return Mover(scene.battle, unit.counter.arm.is_mechanized, weather)


def entry_cost(scene: Scene, unit: Unit, hex_: HexCoord) -> StepCost:
    """What it costs to come onto the map in a hex: by road where there is a free one, else by terrain."""
    board = scene.map.board
    leading_off = (exit_.kind for exit_ in board.exits if exit_.hex == hex_ and exit_.network == ROAD)
    kinds = (*leading_off, *board.links(hex_, ROAD).values())
    terrain, mover = board.terrain(hex_), mover_of(scene, unit)
    ground = Ground(movement_chart().row_of(terrain), next(iter(kinds), None))
    if any(friend.id != unit.id for friend in scene.at(hex_, unit.faction)):
        return cost_among_friends(ground, mover, terrain)
    return step_cost(ground, mover)


def entry_lack(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Why a unit cannot come onto the map in a hex by what that costs; None when it can (6.1d, 15.1c)."""
    cost, points = entry_cost(scene, unit, hex_), points_of(scene, unit)
    if cost.points is None:
        return cost.reasons[0]
    return None if points is None else lacking_points(cost.points, points)


def left_after(scene: Scene, unit: Unit, hex_: HexCoord, way: Reach) -> Fraction | None:
    """The points that a unit has left after moving its `way` to a hex, or entering the map there."""
    if unit.stand.hex is not None:
        return way.left_at(hex_)
    points, cost = points_of(scene, unit), entry_cost(scene, unit, hex_).points
    return None if points is None or cost is None else max(Fraction(0), points - cost)
