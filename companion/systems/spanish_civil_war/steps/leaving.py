"""Units leave the map by its edge (16.0)."""

from companion.hexgrid import HexCoord
from companion.play.handling import EventCourse, Handlers
from companion.reason import Reason
from companion.systems.spanish_civil_war.commands import LeaveMap
from companion.systems.spanish_civil_war.events import UnitsLeft
from companion.systems.spanish_civil_war.ground.edges import exit_refusal
from companion.systems.spanish_civil_war.scene import Scene
from companion.systems.spanish_civil_war.sequence import MOVEMENT
from companion.systems.spanish_civil_war.state import Unit
from companion.systems.spanish_civil_war.steps.marching import points_of
from companion.systems.spanish_civil_war.steps.reserves import area_fault
from companion.systems.spanish_civil_war.steps.trucks import riding
from companion.systems.spanish_civil_war.words import unit_in_words


def leave_refusal(scene: Scene, command: LeaveMap) -> Reason | None:
    """Why units may not leave the map from where they stand; None when they may."""
    units = [scene.placed(id_) for id_ in command.units]
    riders = riding(unit for unit, _ in units)
    refusals = (_exit_refusal(scene, unit, hex_, is_riding=unit.id in riders) for unit, hex_ in units)
    return next((refusal for refusal in refusals if refusal), None)


def _exit_refusal(scene: Scene, unit: Unit, hex_: HexCoord, *, is_riding: bool) -> Reason | None:
    clock, about = scene.game.clock, unit_in_words(unit.counter)
    if not clock.is_of(unit.faction, MOVEMENT):
        return Reason("scw-not-own-movement", "5.0D", about=about)
    if len(tuple(scene.map.board.neighbours(hex_))) == len(hex_.neighbours()):
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


def _leave(course: EventCourse[Scene], command: LeaveMap) -> None:
    course.add(UnitsLeft(units=command.units))


HANDLERS: Handlers = {LeaveMap: (leave_refusal, _leave)}
