"""Smoke grenades in and around a steeple (1.1n)."""

from companion.hexgrid import distance
from companion.play.errors import IllegalCommandError
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.forces.steeple import smoke_grenade_refusal
from companion.systems.elst.forces.tracking.commands import PlaceGrenade
from companion.systems.elst.forces.tracking.moving import absence_refusal, named
from companion.systems.elst.forces.units import PieceKind
from companion.systems.elst.marking import MarkerKind, MarkerPut
from companion.systems.elst.scene import Scene
from companion.systems.elst.step import Handlers
from companion.systems.elst.terrain import smoke_refusal


def _refusal(scene: Scene, command: PlaceGrenade) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    if [(some.count, some.piece_type.kind) for some in pieces] != [(1, PieceKind.SQUAD)]:
        raise IllegalCommandError(Reason("grenade-one-squad", args={"text": command.text}))
    absence = absence_refusal(scene.game.forces, command.side, command.start, pieces)
    return absence or grenade_refusal(scene, command)


def grenade_refusal(scene: Scene, command: PlaceGrenade) -> Reason | None:
    """Why no smoke grenade may lie there; None when it may (1.1n, 1.2b)."""
    away = distance(command.hex, command.at)
    if away > 1 or not scene.field.has(command.at, command.at_level):
        return Reason("grenade-out-of-reach", "1.1n", (command.at,))
    barred = smoke_grenade_refusal(command.level, command.at_level, same_hex=away == 0)
    return barred or smoke_refusal(scene.field.board, command.at)


def _place(course: Course, command: PlaceGrenade) -> None:
    smoke = MarkerPut(kind=MarkerKind.SMOKE, hex=command.at, level=command.at_level, amount=command.amount)
    course.add(smoke)


HANDLERS: Handlers = {PlaceGrenade: (_refusal, _place)}
