"""The commands of the phases of movement: units that enter a blast area (2.51)."""

from companion.reason import Reason
from companion.systems.elst.batteries.commands import EnterBlastArea, Exposure
from companion.systems.elst.batteries.entering import fire_refusal, hex_refusal, unit_enters
from companion.systems.elst.batteries.firing import known_tem
from companion.systems.elst.batteries.state import Target
from companion.systems.elst.batteries.table_step import known_battery
from companion.systems.elst.course import Course
from companion.systems.elst.oba.entry import Movement, movement_drm
from companion.systems.elst.scene import Scene
from companion.systems.elst.sequence import Phase
from companion.systems.elst.step import Handlers

_MOVEMENTS = {
    Exposure.NONE: Movement(),
    Exposure.FFMO: Movement(is_ffmo=True),
    Exposure.FFNAM: Movement(is_ffnam=True),
    Exposure.BOTH: Movement(is_ffmo=True, is_ffnam=True),
}


def _refusal(scene: Scene, command: EnterBlastArea) -> Reason | None:
    battery = known_battery(scene, command.battery)
    return fire_refusal(scene, battery) or hex_refusal(scene, battery, command.hex)


def _enter(course: Course, command: EnterBlastArea) -> None:
    known_battery(course.scene, command.battery)
    unit_enters(course, command.battery, _target(course.scene, command))


def _target(scene: Scene, command: EnterBlastArea) -> Target:
    phase = scene.game.moment.phase
    tem = command.tem
    if tem is None and command.hex in scene.field.board:
        tem = known_tem(scene, command.hex, is_moving=phase is Phase.MOVEMENT)
    negative = movement_drm(phase, _MOVEMENTS[command.exposure])
    return Target(hex=command.hex, level=command.level, tem=tem, negative=negative)


HANDLERS: Handlers = {EnterBlastArea: (_refusal, _enter)}
