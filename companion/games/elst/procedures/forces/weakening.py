"""Casualty Reduction and replacement of single units (3, CG13)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import Weakening, WeakenUnit
from companion.games.elst.procedures.forces.events import PiecesMoved, UnitExchanged
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.quality import Loss, casualty_loss, casualty_reduction, replacement
from companion.games.elst.rules.forces.roster import Pieces
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError

ELIMINATED = Place(spot=Spot.ELIMINATED)


def one_unit(scene: Scene, side: Faction, text: str) -> PieceType:
    """The one Infantry unit that a player names; IllegalCommandError for anything else."""
    pieces = named(scene, side, text)
    type_ = pieces[0].piece_type
    if len(pieces) > 1 or pieces[0].count > 1 or not type_.is_infantry:
        raise IllegalCommandError(Reason("forces-one-unit", args={"text": text}))
    return type_


def _refusal(scene: Scene, command: WeakenUnit) -> Reason | None:
    unit = one_unit(scene, command.side, command.text)
    there = (Pieces(type=unit.id, count=1),)
    return absence_refusal(scene.game.forces, command.side, command.place, there) or _kind_refusal(
        unit, command.how
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
    elif lower := _lower(unit):
        course.add(UnitExchanged(side=command.side, place=command.place, old=unit.id, new=lower.id))


def _lower(unit: PieceType) -> PieceType | None:
    """What replaces a unit, also where the table has its way against 3.2 with 4.513b's lower SS unit."""
    return replacement(unit).unit or (piece_type(unit.returns_as) if unit.returns_as else None)


def reduce(course: Course, side: Faction, place: Place, unit: PieceType) -> Loss:
    """Casualty Reduction where a unit stands: a half-squad stays, a HS or crew goes; a leader is wounded."""
    loss = casualty_loss(unit.kind)
    half = casualty_reduction(unit)
    if half:
        course.add(UnitExchanged(side=side, place=place, old=unit.id, new=half.id))
    elif loss is Loss.ELIMINATED:
        one = (Pieces(type=unit.id, count=1),)
        course.add(PiecesMoved(side=side, start=place, end=ELIMINATED, pieces=one))
    return loss


HANDLERS: Handlers = {WeakenUnit: (_refusal, _weaken)}
