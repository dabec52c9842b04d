"""Smoke grenades in and around a steeple (1.1n)."""

from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import PlaceGrenade
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.marking import MarkerPut
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.steeple import smoke_grenade_refusal
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.terrain import smoke_refusal
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import distance
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.sight.marker_kinds import MarkerKind


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
