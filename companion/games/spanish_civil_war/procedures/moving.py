"""Movement: units move once, new arrivals and trucks go on; status judged; pontoons (6, 8.3, 9.3, J.16)."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from companion.games.spanish_civil_war.counters.words import own_names, unit_in_words
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.procedures.arriving import receive
from companion.games.spanish_civil_war.procedures.entering import entry_refusal
from companion.games.spanish_civil_war.procedures.marching import (
    Reach,
    closed_to,
    left_after,
    march_of,
    points_of,
    reaches_of,
    zone_bar,
)
from companion.games.spanish_civil_war.procedures.passing import passing_questions
from companion.games.spanish_civil_war.procedures.positions import place_fault
from companion.games.spanish_civil_war.procedures.reserves import area_fault
from companion.games.spanish_civil_war.procedures.stacking import stack_fault
from companion.games.spanish_civil_war.procedures.taking import settle_places
from companion.games.spanish_civil_war.procedures.trucks import (
    is_aboard,
    is_truck_only,
    load_refusal,
    remove_trucks,
    riding,
)
from companion.games.spanish_civil_war.rules.ground.battle_map import RIVERS
from companion.games.spanish_civil_war.rules.sequence import COMBAT, MOVEMENT
from companion.games.spanish_civil_war.table.commands import BuildPontoon, JudgeStatus, MoveUnits
from companion.games.spanish_civil_war.table.events import (
    PontoonBuilt,
    PontoonsFell,
    StatusJudged,
    UnitsMoved,
)
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Judged, Pontoon, Spot, Status, Unit
from companion.games.spanish_civil_war.terms import Arm, Battle
from companion.hexes.coordinates import HexCoord, Hexside
from companion.kit.handling import EventCourse, Handlers
from companion.kit.printed import ask_lacking
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

# ---- moving ----


def move_refusal(scene: Scene, command: MoveUnits) -> Reason | None:
    """Why units do not move to a hex; None when they do.

    Stacks are counted as the phase ends (6.2c): who comes onto the map may go on, who is there may still go.
    """
    units = scene.units(command.units)
    refusal = passing_refusal(scene, command)
    if refusal or not all(unit.stand.spot is Spot.MAP for unit in units):
        return refusal
    may_go = {unit.id for unit in scene.at(command.hex) if _time_refusal(scene, unit) is None}
    return stack_fault(scene, units, command.hex, gone=may_go)


def passing_refusal(scene: Scene, command: MoveUnits) -> Reason | None:
    """Why units do not so much as come through a hex, whoever of theirs stands there (6.2b)."""
    faults = _move_faults(scene, scene.units(command.units), command.hex)
    return next((fault for fault in faults if fault), None)


def _move_faults(scene: Scene, units: tuple[Unit, ...], hex_: HexCoord) -> Iterator[Reason | None]:
    yield load_refusal(scene, units)
    yield from (_time_refusal(scene, unit) for unit in units if not is_aboard(scene, unit, units))
    yield from (area_fault(scene, unit, hex_) for unit in units)
    yield place_fault(scene, units, hex_)
    riders, ways = riding(units), reaches_of(scene, units)
    found = (None if unit.id in riders else ways[unit.id] for unit in units)
    yield from (_way_refusal(scene, unit, hex_, way) for unit, way in zip(units, found, strict=True))


def _time_refusal(scene: Scene, unit: Unit) -> Reason | None:
    clock, about = scene.game.clock, unit_in_words(unit.counter)
    if not clock.is_of(unit.faction, MOVEMENT):
        return Reason("scw-not-own-movement", "5.0D", about=about)
    if unit.stand.moved == clock.moment and not unit.stand.may_go_on:
        if unit.stand.rode == clock.moment:
            return Reason("scw-truck-moved-after", "B.7c")
        return Reason("scw-moved-already", "6.1c", about=about)
    return None


def _way_refusal(scene: Scene, unit: Unit, hex_: HexCoord, way: Reach | None) -> Reason | None:
    """Why a unit does not come to a hex in its own `way`; without one it rides."""
    if unit.stand.spot is not Spot.MAP:
        return entry_refusal(scene, unit, hex_, is_riding=way is None)
    if scene.at(hex_, unit.faction.opponent) and not is_truck_only(scene, hex_, unit.faction.opponent):
        return Reason("scw-enemy-there", "6.2a", (hex_,))
    return _reach_refusal(scene, unit, hex_, way) if way else zone_bar(scene, unit, hex_)


def _reach_refusal(scene: Scene, unit: Unit, hex_: HexCoord, reach: Reach) -> Reason | None:
    """Closed to a unit, or out of its reach; how far it gets is taken on trust where nobody told it."""
    if hex_ in reach.arrivals:
        return None
    about = unit_in_words(unit.counter)
    closed = closed_to(scene, unit, hex_)
    if closed or reach.points is None:
        return closed
    args, start = {"points": float(reach.points)}, unit.stand.hex
    zone = march_of(scene, unit, start).held_up(hex_, reach.points) if start else None
    if zone is None:
        return Reason("scw-out-of-reach", "6.1d", (hex_,), args, about)
    key, rule = ("scw-zone-held", "8.3b") if zone == start else ("scw-zone-on-the-way", "8.3a")
    return Reason(key, rule, (zone,), args, about)


def move_units(course: EventCourse[Scene], command: MoveUnits, *, is_leaving: bool = False) -> None:
    """Move units to a hex, with what that brings about; who leaves the map from there keeps no points."""
    scene, hex_ = course.scene, command.hex
    units = scene.units(command.units)
    ways = reaches_of(scene, units)
    left = _points_left(scene, units, hex_, ways)
    came_from = _came_from(scene, units, hex_, ways)
    passed = tuple(passing_questions(scene, units, hex_, ways))
    for formation in dict.fromkeys(unit.counter.formation for unit in units):
        receive(course, formation)
    course.add(
        UnitsMoved(
            units=command.units,
            hex=hex_,
            moment=scene.game.clock.moment,
            came_from={id_: hexes[0] for id_, hexes in came_from.items()},
            or_from={id_: hexes[1:] for id_, hexes in came_from.items() if len(hexes) > 1},
            has_arrived=any(unit.stand.spot is not Spot.MAP for unit in units),
            points_left={} if is_leaving else left,
            may_go_on=tuple(unit.id for unit in units if _may_go_on(scene, unit, hex_, left)),
            riders=tuple(sorted(riding(units))),
            named=own_names(unit.counter for unit in units),
            on_trust=_on_trust(scene, units),
        )
    )
    remove_trucks(course, hex_, units[0].faction.opponent)
    settle_places(course)
    ask_lacking(course, passed)


def tell_fallen(course: EventCourse[Scene]) -> None:
    """Tell of the pontoons that stood before, and fell as their builders left or were lost (J.16c)."""
    standing, moment = course.scene.game.standing_pontoons, course.before.game.clock.moment
    before = course.before.game.standing_pontoons
    if fallen := tuple(pontoon for id_, pontoon in before.items() if id_ not in standing):
        begun = tuple(pontoon.end for pontoon in fallen if pontoon.built == moment)
        course.add(PontoonsFell(hexes=tuple(pontoon.end for pontoon in fallen), unbuilt=begun))


def _came_from(
    scene: Scene, units: tuple[Unit, ...], hex_: HexCoord, ways: Mapping[str, Reach]
) -> Mapping[str, tuple[HexCoord, ...]]:
    """The hexes from which each unit may have come into an enemy ZOC, for a retreat (11.6f).

    Unknown where no way is found; without a ZOC there is none to go back to.
    """
    if not scene.is_in_zone(hex_, units[0].faction):
        return {}
    found = ((id_, way.entered_from(hex_)) for id_, way in ways.items())
    return {id_: hexes for id_, hexes in found if hexes}


def _points_left(
    scene: Scene, units: tuple[Unit, ...], hex_: HexCoord, ways: Mapping[str, Reach]
) -> Mapping[str, Fraction]:
    """The points that each unit has left where they are known; riders have none (B.7c)."""
    riders = riding(units)
    found = {unit.id: left_after(scene, unit, hex_, ways[unit.id]) for unit in units}
    known = {id_: left for id_, left in found.items() if left is not None}
    return known | dict.fromkeys(riders, Fraction(0))


def _on_trust(scene: Scene, units: tuple[Unit, ...]) -> tuple[str, ...]:
    """Who moves by an allowance that nobody has told."""
    riders = riding(units)
    return tuple(unit.id for unit in units if unit.id not in riders and points_of(scene, unit) is None)


def _may_go_on(scene: Scene, unit: Unit, hex_: HexCoord, left: Mapping[str, Fraction]) -> bool:
    """Who has just come onto the map goes on (15.1c), trucks after boarding (B.7b), who drove off others."""
    if unit.stand.spot is not Spot.MAP:
        return True
    is_halt = unit.counter.arm is Arm.TRUCK or is_truck_only(scene, hex_, unit.faction.opponent)
    return is_halt and left.get(unit.id, 0) > 0 and not scene.is_in_zone(hex_, unit.faction)


# ---- status ----


def judge_refusal(scene: Scene, _: JudgeStatus | None = None) -> Reason | None:
    """Why supply and command are not judged now (5.0D, 5.0E1)."""
    is_time = scene.game.clock.moment.phase in MOVEMENT | COMBAT
    return None if is_time else Reason("scw-not-judged-now", "9.3c")


def _judge(course: EventCourse[Scene], _: JudgeStatus) -> None:
    """Of both sides in combat, of the side that moves in its movement (5.0D1, 5.0E1)."""
    scene, clock = course.scene, course.scene.game.clock
    is_of_both = clock.moment.phase in COMBAT
    found = {
        id_: Status(is_supplied=status.is_supplied, is_in_command=status.is_in_command)
        for id_, status in scene.situation.statuses.items()
        if is_of_both or scene.unit(id_).faction is clock.phasing
    }
    course.add(StatusJudged(judged=Judged(moment=scene.game.clock.moment, statuses=found)))


# ---- pontoons ----


def build_refusal(scene: Scene, command: BuildPontoon) -> Reason | None:
    """Why engineers build no pontoon there; None when they may (J.16a, J.16c)."""
    unit, hex_ = scene.placed(command.unit)
    is_builder = unit.faction is Faction.NATIONALIST and unit.counter.arm is Arm.ENGINEER
    if scene.battle is not Battle.JARAMA or not is_builder:
        return Reason("scw-pontoon-engineers-only", "J.16a")
    if not scene.game.clock.is_of(unit.faction, MOVEMENT):
        return Reason("scw-not-own-movement", "J.16a", about=unit_in_words(unit.counter))
    if unit.id in scene.game.pontoons:
        return Reason("scw-pontoon-built-before", "J.16c")
    if command.hex not in hex_.neighbours() or not _is_river(scene, hex_, command.hex):
        return Reason("scw-pontoon-no-river", "J.16a")
    has_moved = unit.stand.moved == scene.game.clock.moment
    return Reason("scw-pontoon-moved", "J.16a") if has_moved else None


def _is_river(scene: Scene, here: HexCoord, there: HexCoord) -> bool:
    return bool(RIVERS & scene.map.board.hexside_features(Hexside.between(here, there)))


def _build(course: EventCourse[Scene], command: BuildPontoon) -> None:
    _, hex_ = course.scene.placed(command.unit)
    if command.hex not in hex_.neighbours():  # nor does the table insist on that
        raise IllegalCommandError(Reason("scw-pontoon-no-river", "J.16a"))
    pontoon = Pontoon(start=hex_, end=command.hex, built=course.scene.game.clock.moment)
    course.add(PontoonBuilt(unit=command.unit, pontoon=pontoon))


HANDLERS: Handlers = {
    MoveUnits: (move_refusal, move_units),
    JudgeStatus: (judge_refusal, _judge),
    BuildPontoon: (build_refusal, _build),
}
