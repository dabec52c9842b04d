"""Trucks: whom they carry, whether they may, and when they are driven off (B.7)."""

from collections import Counter as Count
from collections.abc import Iterable
from math import ceil

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.table.events import UnitLost
from companion.games.spanish_civil_war.table.scene import Scene, size_of
from companion.games.spanish_civil_war.table.state import Unit
from companion.games.spanish_civil_war.terms import Arm, Size
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse
from companion.reason import Reason

BATTALIONS_A_TRUCK = 3


def riding(units: Iterable[Unit]) -> frozenset[str]:
    """The units that trucks moving with them carry (B.7b)."""
    stack = tuple(units)
    has_truck = any(unit.counter.arm is Arm.TRUCK for unit in stack)
    return frozenset(unit.id for unit in stack if has_truck and unit.counter.arm is Arm.INFANTRY)


def load_refusal(scene: Scene, units: Iterable[Unit]) -> Reason | None:
    """Why the trucks of a stack cannot carry the infantry that moves with them."""
    stack = tuple(units)
    riders = [unit for unit in stack if unit.id in riding(stack)]
    if _trucks_for(scene, riders) > sum(unit.counter.arm is Arm.TRUCK for unit in stack):
        return Reason("scw-truck-full", "B.7b")
    if any(_has_moved(scene, one) and not is_aboard(scene, one, stack) for one in riders):
        return Reason("scw-truck-moved-before", "B.7c")
    pickups = {unit.stand.hex for unit in stack if unit.counter.arm is Arm.TRUCK}
    if any(rider.stand.hex not in pickups for rider in riders):
        return Reason("scw-truck-elsewhere", "B.7b")
    return None


def _trucks_for(scene: Scene, riders: Iterable[Unit]) -> int:
    """One for each regiment, one for every three battalions (B.7b)."""
    sizes = Count(size_of(unit.counter, scene.battle) for unit in riders)
    return sizes[Size.REGIMENT] + ceil(sizes[Size.BATTALION] / BATTALIONS_A_TRUCK)


def _has_moved(scene: Scene, unit: Unit) -> bool:
    """Whether a unit has moved in this phase; who has just come onto the map in a truck stays in it."""
    return unit.stand.moved == scene.game.clock.moment and not unit.stand.may_go_on


def is_aboard(scene: Scene, rider: Unit, stack: Iterable[Unit]) -> bool:
    """Whether a truck that carried it in this phase goes on with it: nobody said that it got off (B.7b)."""
    moment = scene.game.clock.moment
    trucks = (unit for unit in stack if unit.counter.arm is Arm.TRUCK)
    return rider.stand.rode == moment and any(truck.stand.moved == moment for truck in trucks)


def is_truck_only(scene: Scene, hex_: HexCoord, faction: Faction) -> bool:
    """Whether a side has nothing but trucks in a hex: an enemy may drive them off (B.7e)."""
    units = scene.at(hex_, faction)
    return bool(units) and all(unit.counter.arm is Arm.TRUCK for unit in units)


def truck_hexes(scene: Scene, faction: Faction) -> frozenset[HexCoord]:
    """The hexes where a side has nothing but trucks."""
    trucks = (unit for unit in scene.game.on_map(faction) if unit.counter.arm is Arm.TRUCK)
    hexes = {unit.stand.hex for unit in trucks if unit.stand.hex}
    return frozenset(hex_ for hex_ in hexes if is_truck_only(scene, hex_, faction))


def remove_trucks(course: EventCourse[Scene], hex_: HexCoord, faction: Faction) -> None:
    """Trucks of a side in a hex that an enemy has entered are removed (B.7e)."""
    for unit in course.scene.at(hex_, faction):
        if unit.counter.arm is Arm.TRUCK:
            course.add(UnitLost(unit=unit.id, name=unit.counter.own_name, rule="B.7e"))
