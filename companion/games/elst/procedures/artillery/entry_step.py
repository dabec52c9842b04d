"""The commands of the phases of movement: units that enter a blast area (2.51)."""

from companion.games.elst.procedures.artillery.commands import EnterBlastArea
from companion.games.elst.procedures.artillery.entering import (
    fire_refusal,
    hex_refusal,
    target_entering,
    unit_enters,
)
from companion.games.elst.procedures.artillery.table_step import known_battery
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def _refusal(scene: Scene, command: EnterBlastArea) -> Reason | None:
    battery = known_battery(scene, command.battery)
    return fire_refusal(scene, battery) or hex_refusal(scene, battery, command.hex)


def _enter(course: Course, command: EnterBlastArea) -> None:
    known_battery(course.scene, command.battery)
    target = target_entering(course.scene, command.hex, command.level, command.exposure, command.tem)
    unit_enters(course, command.battery, target)


HANDLERS: Handlers = {EnterBlastArea: (_refusal, _enter)}
