"""Counters come and go between places: named, set up, entered, moved, lost (1.1, 1.2a, 4.43, CG7, CG8)."""

from collections.abc import Iterable

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.artillery.entering import tracked_units_enter
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import (
    AddRoster,
    MovePieces,
    PlacedCommand,
    RemovePieces,
    UseStairs,
)
from companion.games.elst.procedures.forces.entering import (
    came_on,
    formation_of,
    leave_out,
    may_enter,
    placing_refusal,
)
from companion.games.elst.procedures.forces.events import PiecesAdded, PiecesMoved, PiecesRemoved
from companion.games.elst.procedures.forces.holding import pass_by_moving
from companion.games.elst.procedures.forces.moved import entered_in
from companion.games.elst.procedures.forces.observers import marked_refusal
from companion.games.elst.procedures.forces.polder_moves import leave_polder, manhandles
from companion.games.elst.procedures.forces.state import Forces, Place, Spot
from companion.games.elst.procedures.forces.tally_events import PanzerfaustsCounted
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces, gathered, missing_among
from companion.games.elst.rules.forces.roster import RosterLine, parse_roster, parse_roster_line
from companion.games.elst.rules.forces.steeple import arrival_refusal as steeple_refusal
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.scenario import initial
from companion.games.elst.rules.scenario.entering import entry_refusal
from companion.games.elst.rules.scenario.panzerfausts import added_panzerfausts
from companion.games.elst.rules.sequence import Moment, Phase
from companion.games.elst.rules.terrain import entry_refusal as terrain_refusal
from companion.games.elst.table.play_area import outside_refusal
from companion.games.elst.table.scene import Scene
from companion.reason import CompanionError, Reason
from companion.session.errors import IllegalCommandError

_OUT_OF_PLAY = (Spot.RETAINED, Spot.EXITED, Spot.ELIMINATED)


def named(scene: Scene, side: Faction, text: str) -> tuple[Pieces, ...]:
    """The counters that a player names, without hex; IllegalCommandError for what cannot be read."""
    try:
        line = parse_roster_line(text, side, scene.field.board, scene.captured(side))
    except CompanionError as error:
        raise IllegalCommandError(error.reason) from error
    if line.hex is not None:
        raise IllegalCommandError(Reason("forces-hex-apart", args={"text": text}))
    return line.pieces


def roster(scene: Scene, side: Faction, text: str) -> tuple[RosterLine, ...]:
    """The lines that a player types; IllegalCommandError for what cannot be read or says nothing."""
    try:
        lines = parse_roster(text, side, scene.field.board)
    except CompanionError as error:
        raise IllegalCommandError(error.reason) from error
    if not lines:
        raise IllegalCommandError(Reason("roster-nothing-named", args={"text": text.strip()}))
    return lines


# ---- refusals ----


def absence_refusal(forces: Forces, side: Faction, place: Place, wanted: Iterable[Pieces]) -> Reason | None:
    """Why counters cannot be taken from a place: fewer are there, or fewer of what ails them."""
    there, named_ = forces.lying(side, place), gathered(wanted)
    short = {some.type for some in missing_among(there, named_)}
    for some in named_:
        count = sum(one.count for one in there if one.type == some.type and some.marks in ((), one.marks))
        if some.type in short or some.count > count:
            return Reason(
                "forces-not-there", args={"name": roster_text((some.counting(1),)), "count": str(count)}
            )
    return None


def named_absence(scene: Scene, command: PlacedCommand) -> Reason | None:
    """Why the counters that a command names cannot be taken from its place."""
    pieces = named(scene, command.side, command.text)
    return absence_refusal(scene.game.forces, command.side, command.place, pieces)


def arrival_refusal(scene: Scene, side: Faction, place: Place, arriving: tuple[Pieces, ...]) -> Reason | None:
    """Why counters may not come to be in a place: off the map, in the pond, too many for a steeple."""
    if place.hex is None:
        return None
    if not scene.field.has(place.hex, place.level):
        return Reason("forces-no-such-place", "", (place.hex,))
    if refusal := terrain_refusal(scene.field.board, place.hex) or outside_refusal(scene, place.hex):
        return refusal
    return steeple_refusal(scene.game.forces.at(side, place), arriving) if place.level else None


def _coming_refusal(scene: Scene, command: MovePieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Why counters may not come onto the map from where they are."""
    if command.to_hex is None:
        return None
    waiting = may_enter(scene.game.forces, command.side)
    if command.spot is Spot.RETAINED and not missing_among(waiting, pieces):
        return Reason("entry-placed-first", "4.5182")
    if command.spot in _OUT_OF_PLAY:
        return Reason("forces-out-of-play", "CG11", args={"spot": command.spot.value})
    if command.spot is Spot.OFFBOARD:
        closed = command.to_hex in scene.game.forces.british_area
        ground = scene.ground
        return entry_refusal(ground, command.side, command.to_hex, in_british_area=closed)
    is_first_setup = command.spot is Spot.HAND and scene.is_first_scenario
    return _setup_refusal(scene, command, pieces) if is_first_setup else None


def _setup_refusal(scene: Scene, command: MovePieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    assert command.to_hex is not None
    formation = formation_of(command.side, pieces)
    return initial.setup_refusal(formation, command.to_hex, scene.field.board.numbering)


# ---- commands ----


def _add_refusal(scene: Scene, command: AddRoster) -> Reason | None:
    refusals = (
        arrival_refusal(scene, command.side, _place_of(line), line.pieces)
        for line in roster(scene, command.side, command.text)
    )
    return next((reason for reason in refusals if reason), None)


def _add(course: Course, command: AddRoster) -> None:
    """One event a place, however many lines name it; who waits to enter comes before anybody new."""
    lines = roster(course.scene, command.side, command.text)
    by_place: dict[Place, list[Pieces]] = {}
    for line in lines:
        by_place.setdefault(_place_of(line), []).extend(line.pieces)
    for place, pieces in by_place.items():
        named_ = gathered(pieces)
        came = came_on(course, command.side, place, named_)
        if new := missing_among(came, named_):
            course.add(PiecesAdded(side=command.side, place=place, pieces=new))
        _bring_panzerfausts(course, command.side, came)


def _place_of(line: RosterLine) -> Place:
    if line.hex is None:
        return Place(spot=Spot.HAND)
    return Place(spot=Spot.MAP, hex=line.hex, level=line.level)


def _remove(course: Course, command: RemovePieces) -> None:
    pieces = named(course.scene, command.side, command.text)
    course.add(PiecesRemoved(side=command.side, place=command.place, pieces=pieces))


def _move_refusal(scene: Scene, command: MovePieces) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    return (
        absence_refusal(scene.game.forces, command.side, command.place, pieces)
        or arrival_refusal(scene, command.side, command.end, pieces)
        or _coming_refusal(scene, command, pieces)
        or placing_refusal(scene, command, pieces)
        or _staying_refusal(scene, command, pieces)
    )


def _staying_refusal(scene: Scene, command: MovePieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Why counters on the map stay where they are; what is lost, or taken off, goes all the same."""
    if command.spot is not Spot.MAP or command.to_spot is not Spot.MAP:
        return None
    return marked_refusal(scene, command.side, command.place, pieces)


def _move(course: Course, command: MovePieces) -> None:
    pieces = named(course.scene, command.side, command.text)
    if command.spot in (Spot.MAP, Spot.OFFBOARD) and command.to_spot is Spot.RETAINED:
        leave_out(course, command.side, command.place, pieces)
        return
    _go(course, command, command.place, pieces)
    pass_by_moving(course, command.side, (command.place, command.end), pieces)
    leave_polder(course, command.side, command.place, command.end, pieces)
    _meet_artillery(course, command.side, command.place, command.end, pieces)
    if command.spot is Spot.OFFBOARD and command.to_spot is Spot.MAP:
        _bring_panzerfausts(course, command.side, pieces)


def _go(course: Course, command: MovePieces | UseStairs, start: Place, pieces: tuple[Pieces, ...]) -> None:
    side, end = command.side, command.end
    again = named(course.scene, side, command.again) if command.again else ()
    course.add(PiecesMoved(side=side, start=start, end=end, pieces=pieces, again=again))


def _bring_panzerfausts(course: Course, side: Faction, pieces: tuple[Pieces, ...]) -> None:
    """German squads that enter in one phase bring shots together, once the first were counted (CG5b)."""
    forces = course.scene.game.forces
    squads = sum(some.count for some in pieces if some.piece_type.kind is PieceKind.SQUAD)
    if side is Faction.GERMAN and forces.panzerfausts is not None and squads:
        entered = entered_in(forces, course.scene.game.moment)
        brought = added_panzerfausts(entered) - added_panzerfausts(entered - squads)
        course.add(PanzerfaustsCounted(count=forces.panzerfausts + brought))


def _stairs_refusal(scene: Scene, command: UseStairs) -> Reason | None:
    pieces = named(scene, command.side, command.text)
    return (
        absence_refusal(scene.game.forces, command.side, command.start, pieces)
        or arrival_refusal(scene, command.side, command.end, pieces)
        or marked_refusal(scene, command.side, command.start, pieces)
    )


def _use_stairs(course: Course, command: UseStairs) -> None:
    pieces = named(course.scene, command.side, command.text)
    _go(course, command, command.start, pieces)
    if command.goes_up:
        _meet_artillery(course, command.side, command.start, command.end, pieces)


def _meet_artillery(
    course: Course, side: Faction, start: Place, end: Place, pieces: tuple[Pieces, ...]
) -> None:
    """Units that move, rout or advance into a blast area are attacked there (2.51a)."""
    on_foot = any(some.piece_type.is_infantry for some in pieces)
    is_unit = on_foot or any(some.piece_type.kind is PieceKind.VEHICLE for some in pieces)
    comes_in = is_unit and start != end and start.spot in (Spot.MAP, Spot.OFFBOARD)
    if end.hex and comes_in and _may_enter_hexes(course.scene.game.moment, side):
        may_buy_tem = on_foot and not manhandles(pieces)
        tracked_units_enter(course, end.hex, end.level, on_foot=on_foot, may_buy_tem=may_buy_tem)


def _may_enter_hexes(moment: Moment, side: Faction) -> bool:
    """Whether a side's units move in this phase: both sides rout, one moves and advances."""
    return moment.phase is Phase.ROUT or (
        moment.phase in (Phase.MOVEMENT, Phase.ADVANCE) and moment.player is side
    )


HANDLERS: Handlers = {
    AddRoster: (_add_refusal, _add),
    RemovePieces: (named_absence, _remove),
    MovePieces: (_move_refusal, _move),
    UseStairs: (_stairs_refusal, _use_stairs),
}
