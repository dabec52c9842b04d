"""Equipment falls into the hands of the enemy who is in its place, and is taken back."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import CapturePieces
from companion.games.elst.procedures.forces.events import PiecesCaptured
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.state import Forces, Place
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.table.scene import Scene
from companion.reason import Reason

EQUIPMENT = frozenset({PieceKind.WEAPON, PieceKind.RADIO, PieceKind.GUN})


def has_taker(forces: Forces, side: Faction, place: Place) -> bool:
    """Whether Infantry of the enemy is in a place of a side's equipment."""
    return any(some.piece_type.is_infantry for some in forces.at(side.opponent, place))


def _refusal(scene: Scene, command: CapturePieces) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    if absence := absence_refusal(scene.game.forces, command.side, command.place, pieces):
        return absence
    if not EQUIPMENT.issuperset(some.piece_type.kind for some in pieces):
        return Reason("forces-no-equipment")
    if not has_taker(scene.game.forces, command.side, command.place):
        return Reason("forces-no-taker", args={"side": command.side.opponent.value})
    return None


def _capture(course: Course, command: CapturePieces) -> None:
    pieces = named(course.scene, command.side, command.text)
    course.add(PiecesCaptured(side=command.side, place=command.place, pieces=pieces))


HANDLERS: Handlers = {CapturePieces: (_refusal, _capture)}
