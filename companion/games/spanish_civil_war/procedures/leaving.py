"""Units leave the map by its edge (16.0)."""

from collections.abc import Iterator

from companion.games.spanish_civil_war.counters.words import own_names, unit_in_words
from companion.games.spanish_civil_war.procedures.arriving import divisions_to_leave
from companion.games.spanish_civil_war.procedures.marching import left_after, points_of, reaches_of
from companion.games.spanish_civil_war.procedures.moving import move_units, passing_refusal
from companion.games.spanish_civil_war.procedures.reserves import area_fault
from companion.games.spanish_civil_war.procedures.taking import settle_places
from companion.games.spanish_civil_war.procedures.trucks import riding
from companion.games.spanish_civil_war.rules.ground.edges import exit_refusal
from companion.games.spanish_civil_war.rules.sequence import MOVEMENT
from companion.games.spanish_civil_war.scenario_data import scenario
from companion.games.spanish_civil_war.table.commands import LeaveMap, MoveUnits
from companion.games.spanish_civil_war.table.events import UnitsLeft
from companion.games.spanish_civil_war.table.scene import Scene
from companion.games.spanish_civil_war.table.state import Spot, Unit
from companion.hexes.coordinates import HexCoord
from companion.kit.handling import EventCourse, Handlers
from companion.reason import Reason


def leave_refusal(scene: Scene, command: LeaveMap) -> Reason | None:
    """Why units may not leave the map from where they stand; None when they may."""
    if command.by is not None:
        return _way_out_refusal(scene, command.units, command.by)
    units = [scene.placed(id_) for id_ in command.units]
    riders = riding(unit for unit, _ in units)
    refusals = (_exit_refusal(scene, unit, hex_, is_riding=unit.id in riders) for unit, hex_ in units)
    return next((refusal for refusal in refusals if refusal), None)


def _exit_refusal(scene: Scene, unit: Unit, hex_: HexCoord, *, is_riding: bool) -> Reason | None:
    clock, about = scene.game.clock, unit_in_words(unit.counter)
    if not clock.is_of(unit.faction, MOVEMENT):
        return Reason("scw-not-own-movement", "5.0D", about=about)
    if not scene.map.board.is_at_edge(hex_):
        return Reason("scw-not-at-edge", "16.0a", (hex_,))
    if fault := area_fault(scene, unit, None):
        return fault
    is_in_zone = scene.is_in_zone(hex_, unit.faction)
    if is_in_zone and unit.stand.moved == clock.moment:
        return Reason("scw-stopped-in-zone", "6.2a", (hex_,), about=about)
    points = points_of(scene, unit)
    if is_riding or points is None:
        return None  # its truck pays, or nobody told its movement
    return exit_refusal(points, is_in_enemy_zone=is_in_zone)


def _way_out_refusal(scene: Scene, ids: tuple[str, ...], by: HexCoord) -> Reason | None:
    """Why units do not come to a hex of the edge with a point left to leave by it."""
    if refusal := passing_refusal(scene, MoveUnits(units=ids, hex=by)):
        return refusal
    units = scene.units(ids)
    if not scene.map.board.is_at_edge(by):
        return Reason("scw-not-at-edge", "16.0a", (by,))
    if scene.is_in_zone(by, units[0].faction):
        return Reason("scw-stopped-in-zone", "6.2a", (by,), about=unit_in_words(units[0].counter))
    ways = reaches_of(scene, units)
    left = (left_after(scene, unit, by, ways[unit.id]) for unit in units)
    refusals = (exit_refusal(points, is_in_enemy_zone=False) for points in left if points is not None)
    return next((refusal for refusal in refusals if refusal), None)


def ways_off(scene: Scene, ids: tuple[str, ...]) -> Iterator[HexCoord]:
    """The hexes by which a division is exchanged (B.16) that units reach and can leave by at once."""
    rule = scenario(scene.battle).withdrawal
    hexes = [scene.map.board.parse_hex(number) for number in rule.hexes] if rule else []
    for hex_ in hexes:
        if _are_near(scene, ids, hex_) and leave_refusal(scene, LeaveMap(units=ids, by=hex_)) is None:
            yield hex_


def _are_near(scene: Scene, ids: tuple[str, ...], hex_: HexCoord) -> bool:
    """Whether nobody's points fall short of a hex; why they do need not be found out."""
    units = scene.units(ids)
    riders, ways = riding(units), reaches_of(scene, units)
    on_foot = (ways[unit.id] for unit in units if unit.id not in riders)
    return all(way.points is None or hex_ in way.arrivals for way in on_foot)


def ways_begun(scene: Scene, ids: tuple[str, ...]) -> frozenset[HexCoord]:
    """The hexes by which others of a division have left, where all of these units are of it (B.16)."""
    formations = {unit.counter.formation for unit in scene.units(ids)}
    if len(formations) != 1 or not formations <= set(divisions_to_leave(scene)):
        return frozenset()
    gone = (unit for unit in scene.game.units.values() if unit.stand.spot is Spot.EXITED)
    taken = (unit.stand.left_by for unit in gone if unit.counter.formation in formations)
    return frozenset(hex_ for hex_ in taken if hex_ is not None)


def _leave(course: EventCourse[Scene], command: LeaveMap) -> None:
    if command.by is not None:
        move_units(course, MoveUnits(units=command.units, hex=command.by), is_leaving=True)
    units = course.scene.units(command.units)
    named = own_names(unit.counter for unit in units)
    has_moved = command.by is not None
    course.add(UnitsLeft(units=command.units, by=units[0].stand.hex, named=named, has_moved=has_moved))
    settle_places(course)  # their ZOC goes with them (B.15b)


HANDLERS: Handlers = {LeaveMap: (leave_refusal, _leave)}
