"""Counters leave the map, and broken Infantry takes its NMC first (CG11)."""

from collections.abc import Iterable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import LeaveMap
from companion.games.elst.procedures.forces.entering import leave_out
from companion.games.elst.procedures.forces.events import LeaverChecked, LostAtEdge, PiecesMoved, PointsTaken
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.state import HIGHEST_MORALE, Forces, Leaver, Place, Spot
from companion.games.elst.procedures.forces.weakening import ELIMINATED, reduce
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.artillery.own_fire import morale_at
from companion.games.elst.rules.forces.counted import Pieces, gathered, missing_among
from companion.games.elst.rules.forces.marks import Mark, in_order
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.games.elst.rules.forces.quality import Loss, broken_morale
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.rules.scenario.entering import usable_entry
from companion.games.elst.rules.scenario.leaving import Way, check_request, leaving, way_out
from companion.games.elst.rules.scenario.victory import exit_points, victory_data, victory_edge
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered, Answers
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason

_DESTINATIONS = {
    Way.ENTRY_AREA: Place(spot=Spot.RETAINED),
    Way.VICTORY: Place(spot=Spot.EXITED),
    Way.LOST: ELIMINATED,
}


def way_of(scene: Scene, command: LeaveMap) -> Way:
    """How a side leaves at a hex, with the British Setup Areas as they were told."""
    ground = scene.ground
    entry = usable_entry(ground, command.side, frozenset(scene.game.forces.british_area))
    return way_out(command.side, command.hex, entry, victory_edge(scene.field.board))


def _is_checked(scene: Scene, command: LeaveMap, pieces: tuple[Pieces, ...]) -> bool:
    is_broken = command.is_broken or has_broken(pieces)
    return leaving(way_of(scene, command), is_broken=is_broken, readings=scene.force_readings).needs_check


def may_be_checked(scene: Scene, command: LeaveMap, pieces: tuple[Pieces, ...]) -> bool:
    """Whether counters take their NMC if they are broken: one unit that leaves by its Entry Area."""
    broken = command.model_copy(update={"is_broken": True})
    return _is_checked(scene, broken, pieces) and bool(_infantry_count(pieces))


def has_broken(pieces: Iterable[Pieces]) -> bool:
    """Whether the companion knows that some of these counters are broken."""
    return any(Mark.BROKEN in some.marks for some in pieces)


def _leavers(scene: Scene, command: LeaveMap) -> tuple[Pieces, ...]:
    """The counters named, as they are where they stand; those that are not tracked there as named."""
    wanted = named(scene, command.side, command.text)
    known = scene.game.forces.found(command.side, _on_map(command.hex), wanted)
    return gathered((*known, *missing_among(known, wanted)))


# ---- the command ----


def _refusal(scene: Scene, command: LeaveMap) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    if not is_at_edge(scene, command.hex):
        return Reason("leaving-not-at-edge", "CG11", (command.hex,))
    if _is_checked(scene, command, _leavers(scene, command)) and _infantry_count(pieces) != 1:
        return Reason("leaving-one-at-a-time", "CG11b")
    return absence_refusal(scene.game.forces, command.side, _on_map(command.hex), pieces)


def is_at_edge(scene: Scene, hex_: HexCoord) -> bool:
    """Whether a hex of the map lies at its edge."""
    board = scene.field.board
    return hex_ in board and any(neighbour not in board for neighbour in hex_.neighbours())


def _infantry_count(pieces: tuple[Pieces, ...]) -> int:
    return sum(some.count for some in pieces if some.piece_type.is_infantry)


def _on_map(hex_: HexCoord) -> Place:
    return Place(spot=Spot.MAP, hex=hex_)


def _leave(course: Course, command: LeaveMap) -> None:
    pieces = _leavers(course.scene, command)
    if _is_checked(course.scene, command, pieces) and _infantry_count(pieces) == 1:
        _begin_check(course, command, pieces)
        return
    way = way_of(course.scene, command)
    _go(course, command.side, _on_map(command.hex), _DESTINATIONS[way], pieces)
    if way is Way.LOST:
        course.add(LostAtEdge(pieces=pieces, rule="CG11c"))
    elif way is Way.VICTORY:
        total, needed = british_points(course.scene.game.forces), victory_data().points_needed
        course.add(PointsTaken(points=exit_points(pieces), total=total, needed=needed))


def british_points(forces: Forces) -> int:
    """The points for which the British have left, with those of counters that are not tracked (4.4c)."""
    return exit_points(forces.pile(Faction.BRITISH, Spot.EXITED)) + forces.points_adjusted


def _go(course: Course, side: Faction, start: Place, end: Place, pieces: tuple[Pieces, ...]) -> None:
    """Off the map; whoever is Retained in the Entry Area stays out of this scenario (CG11a)."""
    if end.spot is Spot.RETAINED:
        leave_out(course, side, start, pieces)
    else:
        course.add(PiecesMoved(side=side, start=start, end=end, pieces=pieces))


# ---- the check of broken Infantry ----


def _begin_check(course: Course, command: LeaveMap, pieces: tuple[Pieces, ...]) -> None:
    one = next(some for some in pieces if some.piece_type.is_infantry)
    unit = one.piece_type
    leaver = Leaver(
        faction=command.side,
        start=_on_map(command.hex),
        unit=unit.id,
        marks=one.marks,
        equipment=tuple(some for some in pieces if some.piece_type.is_equipment),
        morale=broken_morale_in(course.scene, unit),
        leader_drm=command.leader_drm,
    )
    _ask(course, leaver)


def broken_morale_in(scene: Scene, unit: PieceType) -> int | None:
    """The level on a counter's back, by the rules or as somebody has read it; None where nobody has."""
    return broken_morale(unit) or scene.game.forces.broken_morale.get(unit.id)


def _ask(course: Course, leaver: Leaver) -> None:
    """The NMC; before it the morale level, where only the counter's back tells it."""
    course.add(LeaverChecked(leaver=leaver))
    name = printed_name(piece_type(leaver.unit))
    if leaver.morale is not None:
        level = morale_at(course.scene, leaver.faction, leaver.start.hex, leaver.morale)
        course.ask(check_request(name, level, leaver.leader_drm))
        return
    course.ask(
        Question(
            purpose=ElstPurpose.LEAVER_MORALE,
            rule="CG11b",
            args={"unit": name},
            wants=ReplyKind.NUMBER,
            lowest=1,
            highest=HIGHEST_MORALE,
        )
    )


def morale_told(course: Course, leaver: Leaver, value: object) -> None:
    """Roll against it; where nobody knows it, the table tells the result."""
    if isinstance(value, int):
        _ask(course, leaver.model_copy(update={"morale": value}))
        return
    course.ask(
        Question(
            purpose=ElstPurpose.LEAVER_RESULT,
            rule="CG11b",
            args={"unit": printed_name(piece_type(leaver.unit))},
            can_be_unknown=False,
        )
    )


def check_made(course: Course, leaver: Leaver, *, is_passed: bool) -> None:
    """Failure is Casualty Reduction; what that does to a wounded leader no source says (CG11b, M-18)."""
    if is_passed or Mark.WOUNDED not in leaver.marks:
        _settle(course, leaver, is_reduced=not is_passed)
        return
    name = printed_name(piece_type(leaver.unit))
    course.ask(
        Question(purpose=ElstPurpose.LEAVER_WOUND, rule="CG11b", args={"unit": name}, can_be_unknown=False)
    )


def _settle(course: Course, leaver: Leaver, *, is_reduced: bool, is_killed: bool = False) -> None:
    """SW possessed by a unit that is eliminated are lost (CG11b)."""
    unit = Pieces(type=leaver.unit, count=1, marks=leaver.marks)
    course.add(LeaverChecked(leaver=None))
    side, start = leaver.faction, leaver.start
    loss = reduce(course, side, start, unit, is_killed=is_killed) if is_reduced else None
    end = ELIMINATED if loss is Loss.ELIMINATED else _DESTINATIONS[Way.ENTRY_AREA]
    going = _survivor(unit, loss) + leaver.equipment
    if going:
        _go(course, leaver.faction, leaver.start, end, going)
    if loss is Loss.ELIMINATED:
        course.add(LostAtEdge(pieces=(unit, *leaver.equipment), rule="CG11b"))


def _survivor(unit: Pieces, loss: Loss | None) -> tuple[Pieces, ...]:
    """What is left of the unit: itself; a wounded leader; its half-squad; nothing."""
    if loss is Loss.ELIMINATED:
        return ()
    if loss is Loss.WOUNDED:
        return (unit.model_copy(update={"marks": in_order((*unit.marks, Mark.WOUNDED))}),)
    half_squad = unit.piece_type.half_squad
    left = half_squad if loss is Loss.REDUCED and half_squad else unit.type
    return (unit.model_copy(update={"type": left}),)


def _check_rolled(course: Course, told: Answered) -> None:
    if leaver := course.scene.game.forces.leaver:
        check_made(course, leaver, is_passed=told.outcome.is_success is True)


def _morale_told(course: Course, told: Answered) -> None:
    if leaver := course.scene.game.forces.leaver:
        morale_told(course, leaver, told.value)


def _wound_told(course: Course, told: Answered) -> None:
    if leaver := course.scene.game.forces.leaver:
        _settle(course, leaver, is_reduced=True, is_killed=told.is_yes)


def _result_told(course: Course, told: Answered) -> None:
    if leaver := course.scene.game.forces.leaver:
        check_made(course, leaver, is_passed=told.is_yes)


HANDLERS: Handlers = {LeaveMap: (_refusal, _leave)}
ANSWERS: Answers = {
    ElstPurpose.LEAVING: _check_rolled,
    ElstPurpose.LEAVER_MORALE: _morale_told,
    ElstPurpose.LEAVER_RESULT: _result_told,
    ElstPurpose.LEAVER_WOUND: _wound_told,
}
