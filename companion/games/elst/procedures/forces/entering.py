"""Units placed off the map to enter in a player turn, and those that are out of the scenario
(4.43, 4.5182, CG8b, CG11a)."""

from companion.games.elst.factions import Faction, Side
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import MovePieces
from companion.games.elst.procedures.forces.events import PiecesLeftOut, PiecesMoved
from companion.games.elst.procedures.forces.state import Forces, Place, Spot
from companion.games.elst.rules.forces.counted import Pieces, by_type, found_among, gathered, missing_among
from companion.games.elst.rules.forces.pieces import printed_name
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.scenario import initial
from companion.games.elst.rules.scenario.entering import usable_entry
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.play_area import in_play
from companion.games.elst.table.scene import Scene
from companion.reason import Reason

_OFFBOARD, _RETAINED = Place(spot=Spot.OFFBOARD), Place(spot=Spot.RETAINED)


def formation_of(side: Faction, pieces: tuple[Pieces, ...]) -> initial.Formation:
    """The formation of the first scenario to which a side's counters belong."""
    has_vehicles = any(some.piece_type.kind is PieceKind.VEHICLE for some in pieces)
    return initial.formation_of(side, has_vehicles=has_vehicles)


def placing_refusal(scene: Scene, command: MovePieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Why counters may not be placed off the map, to enter in this player turn; None when they may."""
    if command.to_spot is not Spot.OFFBOARD:
        return None
    return (
        _formation_refusal(scene, command, pieces)
        or _out_refusal(scene, command, pieces)
        or entering_refusal(scene, command.side)
    )


def _formation_refusal(scene: Scene, command: MovePieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Of the forces of the first scenario some never enter (4.43)."""
    return _turn_refusal(scene, command.side, pieces) if command.spot is Spot.HAND else None


def _turn_refusal(scene: Scene, side: Faction, pieces: tuple[Pieces, ...]) -> Reason | None:
    if not scene.is_first_scenario:
        return None
    return initial.entry_turn_refusal(formation_of(side, pieces), scene.game.moment.turn)


def _out_refusal(scene: Scene, command: MovePieces, pieces: tuple[Pieces, ...]) -> Reason | None:
    """Those that have left the map, or did not enter when they were about to, wait for the next scenario."""
    if command.spot in (Spot.EXITED, Spot.ELIMINATED):
        return Reason("forces-out-of-play", "CG11", args={"spot": command.spot.value})
    if command.spot is not Spot.RETAINED:
        return None
    there = {some.type: some.count for some in by_type(may_enter(scene.game.forces, command.side))}
    gone = next((some for some in pieces if some.count > there.get(some.type, 0)), None)
    return (
        Reason("entry-out-of-scenario", "CG8b", args={"name": printed_name(gone.piece_type)})
        if gone
        else None
    )


def may_enter(forces: Forces, side: Faction) -> tuple[Pieces, ...]:
    """A side's counters Retained that are not out of this scenario: an RPh of theirs may bring them on."""
    return missing_among(forces.out.get(side, ()), forces.lying(side, _RETAINED))


def placeable(scene: Scene, side: Faction, spot: Spot) -> tuple[Pieces, ...]:
    """Of a side's counters in a place off the map all that an RPh may place there to enter."""
    if spot is Spot.RETAINED:
        return may_enter(scene.game.forces, side)
    lying = scene.game.forces.lying(side, Place(spot=spot)) if spot is Spot.HAND else ()
    return tuple(some for some in lying if not _turn_refusal(scene, side, (some,)))


def waiting_to_be_placed(scene: Scene, spot: Spot) -> tuple[Pieces, ...]:
    """Those in a place off the map who may be placed there to enter in the RPh under way (4.5182, CG8b)."""
    side = scene.game.moment.player
    if not isinstance(side, Faction) or scene.game.clock.is_over or entering_refusal(scene, side):
        return ()
    return placeable(scene, side, spot)


def came_on(course: Course, side: Faction, end: Place, wanted: tuple[Pieces, ...]) -> tuple[Pieces, ...]:
    """Of counters named on the map while a scenario is played, those that waited off it come from there."""
    if end.spot is not Spot.MAP or course.scene.campaign.step is not None:
        return ()
    found: tuple[Pieces, ...] = ()
    for start in (_OFFBOARD, _RETAINED):
        forces = course.scene.game.forces
        waiting = may_enter(forces, side) if start is _RETAINED else forces.lying(side, start)
        if pieces := found_among(waiting, missing_among(found, wanted)):
            course.add(PiecesMoved(side=side, start=start, end=end, pieces=pieces))
            found = gathered((*found, *pieces))
    return found


def entering_refusal(scene: Scene, side: Faction) -> Reason | None:
    """Why nobody of a side may be placed off the map just now; None where they may (4.5182, 4.5171b)."""
    return moment_refusal(scene, side) or _closed_refusal(scene, side)


def _closed_refusal(scene: Scene, side: Faction) -> Reason | None:
    """A German attack whose play area has no Entry hex lets nobody of a side in."""
    british = frozenset(scene.game.forces.british_area)
    if in_play(scene, usable_entry(scene.ground, side, british)):
        return None
    return Reason("entry-outside-play-area", "4.5171b", args={"faction": side.value})


def moment_refusal(scene: Scene, side: Faction) -> Reason | None:
    """They are placed in an RPh of their own side, once play has begun (4.5182)."""
    moment, is_played = scene.game.moment, scene.campaign.step is None
    if is_played and moment.phase is Phase.RALLY and moment.player is side:
        return None
    return Reason("entry-not-own-rally", "4.5182", args={"faction": side.value})


def leave_out(course: Course, side: Faction, start: Place, pieces: tuple[Pieces, ...]) -> None:
    """Counters go to those Retained, and are out of this scenario."""
    course.add(PiecesMoved(side=side, start=start, end=_RETAINED, pieces=pieces))
    course.add(PiecesLeftOut(side=side, pieces=by_type(pieces)))


def end_entries(course: Course, side: Side) -> None:
    """As its player turn ends, what a side had placed off the map and has not entered is left out (CG8b)."""
    if isinstance(side, Faction) and (waiting := course.scene.game.forces.at(side, _OFFBOARD)):
        leave_out(course, side, _OFFBOARD, waiting)
