"""Escapes: a stack tries, its units come out or not, and go to the nearest place (4.506)."""

from collections.abc import Iterable, Sequence

from companion.chance.requests import Goal, RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.state import places_in
from companion.games.elst.procedures.forces.words import names_text
from companion.games.elst.procedures.marking import MarkerPut
from companion.games.elst.procedures.refit.arriving import begin_arrival, take_from_map
from companion.games.elst.procedures.refit.commands import TryEscape
from companion.games.elst.procedures.refit.escape_words import outcomes_in_words, survivor_names
from companion.games.elst.procedures.refit.events import EscapeDeclared, EscapeMade
from companion.games.elst.procedures.refit.outside import as_tracked, fate_of
from companion.games.elst.procedures.refit.parties import Party, escapers_of, party_from, party_refusal
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.state import Arrival, Trial
from companion.games.elst.procedures.refit.stock import Retained, adding
from companion.games.elst.procedures.refit.wounded_again import after_wounds, fates_told, question_of_wound
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.counted import Pieces, gathered, missing_among
from companion.games.elst.rules.forces.marks import Mark, Marks, in_order, lasting
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.disposition import Fate
from companion.games.elst.rules.refit.escape import (
    EscapeStack,
    Survivor,
    after_final,
    escape_modifiers,
    escape_place,
    not_replaced,
    stack_refusal,
    stack_result,
    unharmed_at_most,
)
from companion.games.elst.rules.refit.loads import Journey
from companion.games.elst.rules.refit.paths import escape_destinations
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.retention import escape_choices
from companion.games.elst.rules.refit.terms import EscapeResult
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered, Answers
from companion.kit.questions import YES, Question
from companion.reason import Reason
from companion.session.errors import IllegalCommandError
from companion.sight.marker_kinds import MarkerKind


def _pieces(scene: Scene, command: TryEscape) -> tuple[Pieces, ...]:
    """The counters named, as they are tracked in their hex."""
    return as_tracked(scene, command.side, command.hex, scene.pieces(command.text, command.side))


def _party(scene: Scene, command: TryEscape) -> Party:
    """Leaders that are tracked as wounded stand first, and are wounded whatever was told."""
    pieces = sorted(_pieces(scene, command), key=lambda some: Mark.WOUNDED not in some.marks)
    tracked = sum(some.count for some in pieces if Mark.WOUNDED in some.marks)
    told = command.wounded  # less than nothing is refused
    return party_from(pieces, told if told < 0 else max(told, tracked))


def _is_stunned(scene: Scene, command: TryEscape) -> bool:
    return command.is_stunned or any(Mark.STUNNED in some.marks for some in _pieces(scene, command))


def escape_stack(scene: Scene, command: TryEscape) -> EscapeStack:
    """The stack that a player names; IllegalCommandError when it cannot be read or areas are missing."""
    areas = scene.fixed_areas
    scene.require_on_map((command.hex,))
    party = _party(scene, command)
    trial = Trial(units=party.units, wounded=party.wounded)
    units = escapers_of(trial, is_stunned=_is_stunned(scene, command))
    place = escape_place(areas, command.side, command.hex)
    return EscapeStack(units, place, command.has_gun or party.has_gun)


def _escape_refusal(scene: Scene, command: TryEscape) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.ESCAPE):
        return refusal
    stack, party = escape_stack(scene, command), _party(scene, command)
    return (
        stack_refusal(stack)
        or _apart_refusal(scene, command)
        or party_refusal(party, command.pp, Journey.ESCAPE)
        or _no_need(scene, command, party, stack.has_gun)
    )


def _apart_refusal(scene: Scene, command: TryEscape) -> Reason | None:
    """Why counters cannot try together: they are tracked on the ground and in the steeple (4.506c, 1.1h)."""
    named, forces = _pieces(scene, command), scene.game.forces
    total = sum(some.count for some in forces.found_in(command.side, command.hex, named))
    levels = (forces.found(command.side, place, named) for place in places_in(command.hex))
    together = max(sum(some.count for some in found) for found in levels)
    return Reason("refit-levels-apart", "4.506c") if together < total else None


def _no_need(scene: Scene, command: TryEscape, party: Party, has_gun: bool) -> Reason | None:
    """Why nobody there tries to Escape: he is Retained without a DR (4.5053, 4.5056)."""
    found = fate_of(scene, command.side, command.hex, party, has_gun=has_gun)
    return None if found.fate in (Fate.MUST_ESCAPE, Fate.MAY_ESCAPE) else found.reason


def _try_escape(course: Course, command: TryEscape) -> None:
    scene = course.scene
    stack, party = escape_stack(scene, command), _party(scene, command)
    if refusal := stack_refusal(stack):
        raise IllegalCommandError(refusal)
    trial = Trial(
        units=party.units,
        wounded=party.wounded,
        equipment=party.equipment,
        side=command.side,
        hex=command.hex,
        is_stunned=_is_stunned(scene, command),
    )
    course.add(EscapeDeclared(trial=trial))
    course.ask(
        RollRequest(
            purpose=ElstPurpose.ESCAPE,
            rule="4.506",
            hexes=(command.hex,),
            args={"units": command.text},
            dice=2,
            goal=Goal(at_most=unharmed_at_most(stack)),
            modifiers=escape_modifiers(stack),
            results=tuple(outcomes_in_words(stack)),
        )
    )


def _escape_rolled(course: Course, told: Answered) -> None:
    _come_out(course, told.outcome.final)


def _wound_told(course: Course, told: Answered) -> None:
    _come_out(course, int(told.request.details["final"]), fates_told(told))


def _gear_told(course: Course, told: Answered) -> None:
    known = told.request.details
    gear = (*known["gear"].split(), str(told.value))
    _come_out(course, int(known["final"]), known["fates"].split(), gear)


def _come_out(course: Course, final: int, fates: Sequence[str] = (), gear: Sequence[str] = ()) -> None:
    """What each unit of the trial becomes, and where they go; asked first is what no source tells, and of
    each piece of equipment whether those who are lost had it (4.5061b)."""
    trial = course.scene.campaign.trial or Trial(units=())
    units = escapers_of(trial)
    stack = EscapeStack(units)
    rolled = after_final(stack, final)
    if question := question_of_wound(ElstPurpose.ESCAPE_WOUND, rolled, fates, final=str(final)):
        course.ask(question)
        return
    survivors = after_wounds(rolled, fates)
    lost = tuple(
        printed_name(unit.type) for unit, left in zip(units, survivors, strict=True) if left.type is None
    )
    pieces = tuple(some.counting(1) for some in trial.equipment for _ in range(some.count))
    if lost and len(lost) < len(units) and len(gear) < len(pieces):
        course.ask(_question_of_gear(lost, pieces[len(gear)], final=str(final), fates=fates, gear=gear))
        return
    gone = gathered(some for some, reply in zip(pieces, gear, strict=False) if reply == YES)
    result, spared = stack_result(stack, final), not_replaced(stack, final)
    lost = (*lost, *(printed_name(some.piece_type) for some in gone for _ in range(some.count)))
    course.add(EscapeMade(result=result, survivors=survivor_names(survivors), lost=lost, spared=spared))
    if trial.side is None or trial.hex is None:
        return
    are_alone = not course.scene.is_tracked(trial.side)
    lots = survivor_lots(trial.side, survivors, _marks_of_vehicle(course.scene, trial))
    carried = missing_among(gone, trial.equipment)
    take_from_map(course, trial.side, trial.hex, (), gone, are_lost=True)
    take_from_map(course, trial.side, trial.hex, trial.units, carried, are_lost=not lots)
    if result is EscapeResult.WRECK:
        course.add(MarkerPut(kind=MarkerKind.WRECK, hex=trial.hex))
    if lots:
        kept = tuple(_carried(trial.side, trial.hex, some) for some in carried)
        goals = escape_goals(course.scene, trial.side, trial.hex, is_vehicle=stack.is_vehicle)
        begin_arrival(
            course,
            Arrival(side=trial.side, hex=trial.hex, lots=(*lots, *kept), goals=goals, are_alone=are_alone),
        )


def _question_of_gear(
    lost: Sequence[str], some: Pieces, *, final: str, fates: Sequence[str], gear: Sequence[str]
) -> Question:
    """Whether the equipment of those who are lost is lost with them."""
    return Question(
        purpose=ElstPurpose.ESCAPE_GEAR,
        rule="4.5061b",
        args={"units": names_text(lost), "gear": printed_name(some.piece_type)},
        details={"final": final, "fates": " ".join(fates), "gear": " ".join(gear)},
        can_be_unknown=False,
    )


def _carried(side: Faction, hex_: HexCoord, some: Pieces) -> Retained:
    """Equipment that came out; of a Gun it stays known where it last stood (CG9a)."""
    hex_then = hex_ if some.piece_type.kind is PieceKind.GUN else None
    marks = lasting(some.marks)
    return Retained(side=side, place="", type=some.type, count=some.count, marks=marks, hex=hex_then)


def _marks_of_vehicle(scene: Scene, trial: Trial) -> Marks:
    """What ails a vehicle that Escapes, as it is tracked or as its trial was declared."""
    if trial.side is None or trial.hex is None:
        return ()
    named = tuple(
        Pieces(type=id_, count=1) for id_ in trial.units if piece_type(id_).kind is PieceKind.VEHICLE
    )
    known = scene.game.forces.found_in(trial.side, trial.hex, named)
    told = (Mark.STUNNED,) if named and trial.is_stunned else ()
    return in_order((*told, *(mark for some in known for mark in lasting(some.marks))))


def escape_goals(scene: Scene, side: Faction, hex_: HexCoord, *, is_vehicle: bool) -> tuple[str, ...]:
    """The places where those may go who Escape from a hex (4.5061a)."""
    found = escape_destinations(scene.fixed_areas, side, hex_, is_vehicle=is_vehicle)
    return tuple(place.name for place in escape_choices(found))


def survivor_lots(side: Faction, survivors: Iterable[Survivor], of_vehicle: Marks) -> tuple[Retained, ...]:
    """Those that are left, as counters to be Retained somewhere; a vehicle with what ails it."""
    left = (
        Retained(side=side, place="", type=s.type.id, marks=_marks_of(s.type, s.is_wounded, of_vehicle))
        for s in survivors
        if s.type
    )
    return adding((), left)


def _marks_of(type_: PieceType, is_wounded: bool, of_vehicle: Marks) -> Marks:
    if type_.kind is PieceKind.VEHICLE:
        return of_vehicle
    return (Mark.WOUNDED,) if is_wounded else ()


HANDLERS: Handlers = {TryEscape: (_escape_refusal, _try_escape)}
ANSWERS: Answers = {
    ElstPurpose.ESCAPE: _escape_rolled,
    ElstPurpose.ESCAPE_WOUND: _wound_told,
    ElstPurpose.ESCAPE_GEAR: _gear_told,
}
