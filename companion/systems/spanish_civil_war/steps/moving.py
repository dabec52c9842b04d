"""Movement: units move once, enter, leave; status judged; pontoons (6, 8.3, 9.3, 15, 16, J.16)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from companion.hexgrid import HexCoord, Hexside
from companion.play.errors import IllegalCommandError
from companion.play.handling import EventCourse, Handlers
from companion.reason import Reason
from companion.systems.spanish_civil_war.commands import BuildPontoon, JudgeStatus, LeaveMap, MoveUnits
from companion.systems.spanish_civil_war.events import (
    PontoonBuilt,
    StatusJudged,
    UnitLost,
    UnitsLeft,
    UnitsMoved,
)
from companion.systems.spanish_civil_war.factions import Faction
from companion.systems.spanish_civil_war.ground.allowance import allowance
from companion.systems.spanish_civil_war.ground.battle_map import RIVERS
from companion.systems.spanish_civil_war.ground.costs import Mover
from companion.systems.spanish_civil_war.ground.movement import March
from companion.systems.spanish_civil_war.ground.pontoon import Engineer, pontoon_refusal
from companion.systems.spanish_civil_war.ground.transport import Ride, ride_refusal
from companion.systems.spanish_civil_war.scene import Scene, size_of
from companion.systems.spanish_civil_war.sequence import COMBAT, MOVEMENT
from companion.systems.spanish_civil_war.state import Judged, Pontoon, Spot, Status, Unit
from companion.systems.spanish_civil_war.steps.entering import entry_refusal
from companion.systems.spanish_civil_war.steps.positions import place_fault, stack_fault
from companion.systems.spanish_civil_war.steps.taking import settle_places
from companion.systems.spanish_civil_war.terms import Arm, Size, Weather
from companion.systems.spanish_civil_war.words import unit_in_words
from companion.trace.reach import Arrival


@dataclass(frozen=True, slots=True)
class Reach:
    """Where a unit may go; `points` is its allowance in this phase, None where it is not known."""

    points: int | None
    arrivals: Mapping[HexCoord, Arrival]


def reach_of(scene: Scene, unit: Unit) -> Reach:
    """Every hex that a unit on the map may come to in a movement phase."""
    hex_, printed = unit.stand.hex, unit.face.movement
    if hex_ is None or printed is None:
        return Reach(None, {})
    status = scene.game.status(unit.id)
    points = allowance(printed, is_supplied=status.is_supplied, is_in_command=status.is_in_command)
    return Reach(points, march_of(scene, unit, hex_).reach(points))


def march_of(scene: Scene, unit: Unit, start: HexCoord) -> March:
    """A unit about to move from a hex."""
    weather = scene.game.clock.weather or Weather.CLEAR
    others = (friend for friend in scene.game.on_map(unit.faction) if friend.id != unit.id)
    return March(
        scene.map,
        Mover(scene.battle, unit.counter.arm.is_mechanized, weather),
        start,
        scene.situation.presence(unit.faction.opponent),
        frozenset(friend.stand.hex for friend in others if friend.stand.hex),
        scene.game.status(unit.id).is_in_command,
        pontoon_sides(scene),
    )


def pontoon_sides(scene: Scene) -> frozenset[Hexside]:
    """The hexsides that pontoons span."""
    standing = scene.game.standing_pontoons.values()
    return frozenset(Hexside.between(pontoon.start, pontoon.end) for pontoon in standing)


# ---- moving ----


def _move_refusal(scene: Scene, command: MoveUnits) -> Reason | None:
    units = scene.units(command.units)
    if command.hex not in scene.map.board:
        raise IllegalCommandError(Reason("scw-hex-off-map"))
    riders = riding(units)
    refusals = (_unit_refusal(scene, unit, command.hex, is_riding=unit.id in riders) for unit in units)
    return (
        _ride_refusal(scene, units)
        or next((refusal for refusal in refusals if refusal), None)
        or place_fault(scene, units, command.hex)
        or stack_fault(scene, units, command.hex)
    )


def riding(units: Iterable[Unit]) -> frozenset[str]:
    """The units that trucks moving with them carry (B.7b)."""
    stack = tuple(units)
    has_truck = any(unit.counter.arm is Arm.TRUCK for unit in stack)
    return frozenset(unit.id for unit in stack if has_truck and unit.counter.arm is Arm.INFANTRY)


def _ride_refusal(scene: Scene, units: Iterable[Unit]) -> Reason | None:
    """Why the trucks of a stack cannot carry the infantry that moves with them."""
    stack = tuple(units)
    riders = riding(stack)
    trucks = sum(unit.counter.arm is Arm.TRUCK for unit in stack)
    if not riders:
        return None
    sizes = [size_of(unit.counter, scene.battle) for unit in stack if unit.id in riders]
    load = Ride(
        regiments=-(-sizes.count(Size.REGIMENT) // trucks),
        battalions=-(-sizes.count(Size.BATTALION) // trucks),
    )
    return ride_refusal(load)


def _unit_refusal(scene: Scene, unit: Unit, hex_: HexCoord, *, is_riding: bool) -> Reason | None:
    clock, about = scene.game.clock, unit_in_words(unit.counter)
    if not clock.is_of(unit.faction, MOVEMENT):
        return Reason("scw-not-own-movement", "5.0D", about=about)
    if unit.stand.moved == clock.moment:
        return Reason("scw-moved-already", "6.1c", about=about)
    if scene.game.at(hex_, unit.faction.opponent) and not is_truck_only(scene, hex_, unit.faction.opponent):
        return Reason("scw-enemy-there", "6.2a", (hex_,))
    if unit.stand.spot is Spot.MAP:
        return None if is_riding else _reach_refusal(scene, unit, hex_)
    return entry_refusal(scene, unit, hex_)


def _reach_refusal(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    """Out of reach as the map has it; a unit whose movement is not known is taken on trust."""
    if is_truck_only(scene, hex_, unit.faction.opponent):
        return None
    reach = reach_of(scene, unit)
    if reach.points is None or hex_ in reach.arrivals:
        return None
    about = unit_in_words(unit.counter)
    return Reason("scw-out-of-reach", "6.1d", (hex_,), {"points": reach.points}, about)


def is_truck_only(scene: Scene, hex_: HexCoord, faction: Faction) -> bool:
    """Whether a side has nothing but trucks in a hex: an enemy may drive them off (B.7e)."""
    units = scene.game.at(hex_, faction)
    return bool(units) and all(unit.counter.arm is Arm.TRUCK for unit in units)


def _move(course: EventCourse[Scene], command: MoveUnits) -> None:
    scene = course.scene
    units = scene.units(command.units)
    course.add(
        UnitsMoved(
            units=command.units,
            hex=command.hex,
            moment=scene.game.clock.moment,
            came_from=_came_from(scene, units, command.hex),
            has_arrived=any(unit.stand.spot is not Spot.MAP for unit in units),
        )
    )
    remove_trucks(course, command.hex, units[0].faction.opponent)
    settle_places(course)


def _came_from(scene: Scene, units: Iterable[Unit], hex_: HexCoord) -> Mapping[str, HexCoord]:
    """The hex before on each unit's cheapest way, for a retreat (11.6f); unknown where none is found."""
    found = ((unit.id, reach_of(scene, unit).arrivals.get(hex_)) for unit in units)
    return {id_: arrival.before for id_, arrival in found if arrival and arrival.before}


def remove_trucks(course: EventCourse[Scene], hex_: HexCoord, faction: Faction) -> None:
    """Trucks of a side in a hex that an enemy has entered are removed (B.7e)."""
    for unit in course.scene.game.at(hex_, faction):
        if unit.counter.arm is Arm.TRUCK:
            course.add(UnitLost(unit=unit.id))


# ---- leaving ----


def _leave_refusal(scene: Scene, command: LeaveMap) -> Reason | None:
    refusals = (_exit_refusal(scene, *scene.placed(id_)) for id_ in command.units)
    return next((refusal for refusal in refusals if refusal), None)


def _exit_refusal(scene: Scene, unit: Unit, hex_: HexCoord) -> Reason | None:
    if not scene.game.clock.is_of(unit.faction, MOVEMENT):
        return Reason("scw-not-own-movement", "5.0D", about=unit_in_words(unit.counter))
    if len(tuple(scene.map.board.neighbours(hex_))) == len(hex_.neighbours()):
        return Reason("scw-not-at-edge", "16.0a", (hex_,))
    return None


def _leave(course: EventCourse[Scene], command: LeaveMap) -> None:
    course.add(UnitsLeft(units=command.units))


# ---- status ----


def judge_refusal(scene: Scene, _: JudgeStatus | None = None) -> Reason | None:
    """Why supply and command are not judged now (5.0D, 5.0E1)."""
    is_time = scene.game.clock.moment.phase in MOVEMENT | COMBAT
    return None if is_time else Reason("scw-not-judged-now", "9.3c")


def _judge(course: EventCourse[Scene], _: JudgeStatus) -> None:
    scene = course.scene
    found = {
        id_: Status(is_supplied=status.is_supplied, is_in_command=status.is_in_command)
        for id_, status in scene.situation.statuses.items()
    }
    course.add(StatusJudged(judged=Judged(moment=scene.game.clock.moment, statuses=found)))


# ---- pontoons ----


def _build_refusal(scene: Scene, command: BuildPontoon) -> Reason | None:
    unit, hex_ = scene.placed(command.unit)
    if unit.faction is not Faction.NATIONALIST or unit.counter.arm is not Arm.ENGINEER:
        return Reason("scw-pontoon-engineers-only", "J.16a")
    features: frozenset[str] = frozenset()
    if command.hex in hex_.neighbours():
        features = scene.map.board.hexside_features(Hexside.between(hex_, command.hex))
    return pontoon_refusal(
        Engineer(
            is_beside_river=bool(RIVERS & features),
            has_moved=unit.stand.moved == scene.game.clock.moment,
            has_built_before=unit.id in scene.game.pontoons,
        )
    )


def _build(course: EventCourse[Scene], command: BuildPontoon) -> None:
    _, hex_ = course.scene.placed(command.unit)
    course.add(PontoonBuilt(unit=command.unit, pontoon=Pontoon(start=hex_, end=command.hex)))


HANDLERS: Handlers = {
    MoveUnits: (_move_refusal, _move),
    LeaveMap: (_leave_refusal, _leave),
    JudgeStatus: (judge_refusal, _judge),
    BuildPontoon: (_build_refusal, _build),
}
