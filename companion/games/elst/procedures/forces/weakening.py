"""Casualty Reduction and replacement of single units (3, CG13)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import Weakening, WeakenUnit
from companion.games.elst.procedures.forces.events import PiecesMarked, PiecesMoved, UnitExchanged
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.quality import Loss, casualty_loss, casualty_reduction, replacement
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

ELIMINATED = Place(spot=Spot.ELIMINATED)


def one_unit(scene: Scene, side: Faction, text: str) -> Pieces:
    """The one Infantry unit that a player names; IllegalCommandError for anything else."""
    unit, *others = named(scene, side, text)
    if others or unit.count > 1 or not unit.piece_type.is_infantry:
        raise IllegalCommandError(Reason("forces-one-unit", args={"text": text}))
    return unit


def _refusal(scene: Scene, command: WeakenUnit) -> Reason | None:
    unit = one_unit(scene, command.side, command.text)
    return absence_refusal(scene.game.forces, command.side, command.place, (unit,)) or _kind_refusal(
        unit.piece_type, command.how
    )


def _kind_refusal(unit: PieceType, how: Weakening) -> Reason | None:
    if how is Weakening.REPLACEMENT:
        found = replacement(unit)
        return None if found.unit else found.reason
    if casualty_loss(unit.kind) is Loss.WOUNDED:
        return Reason("forces-leader-wounded", args={"unit": unit.name})
    return None


def _weaken(course: Course, command: WeakenUnit) -> None:
    unit = one_unit(course.scene, command.side, command.text)
    if command.how is Weakening.CASUALTY_REDUCTION:
        reduce(course, command.side, command.place, unit)
    elif lower := _lower(unit.piece_type):
        course.add(_exchanged(command.side, command.place, unit, lower))


def _exchanged(side: Faction, place: Place, unit: Pieces, new: PieceType) -> UnitExchanged:
    return UnitExchanged(side=side, place=place, old=unit.type, new=new.id, marks=unit.marks)


def _lower(unit: PieceType) -> PieceType | None:
    """What replaces a unit, also where the table has its way against 3.2 with 4.513b's lower SS unit."""
    return replacement(unit).unit or (piece_type(unit.returns_as) if unit.returns_as else None)


def reduce(course: Course, side: Faction, place: Place, unit: Pieces, *, is_killed: bool = False) -> Loss:
    """Casualty Reduction where a unit stands: a half-squad stays, a HS or crew goes; a leader is wounded.

    `is_killed`: what the table told of one who was wounded before.
    """
    loss = Loss.ELIMINATED if is_killed else casualty_loss(unit.piece_type.kind)
    half = casualty_reduction(unit.piece_type)
    if half:
        course.add(_exchanged(side, place, unit, half))
    elif loss is Loss.ELIMINATED:
        course.add(PiecesMoved(side=side, start=place, end=ELIMINATED, pieces=(unit,)))
    elif Mark.WOUNDED not in unit.marks:
        course.add(PiecesMarked(side=side, place=place, pieces=(unit,), mark=Mark.WOUNDED))
    return loss


HANDLERS: Handlers = {WeakenUnit: (_refusal, _weaken)}
