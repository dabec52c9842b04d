"""A vehicle that may stall starts: its MP, the DR, the delay, and what that makes of it (VN-Pz VG b, c)."""

from collections.abc import Iterator

from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import StartVehicle
from companion.games.elst.procedures.forces.moved import moved_in, moved_of_type
from companion.games.elst.procedures.forces.moving import absence_refusal, named
from companion.games.elst.procedures.forces.start_events import StartTried, VehicleStalled, VehicleStarted
from companion.games.elst.procedures.forces.state import Place, Spot, Starter, starts_in
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.panther import delay_request, stall_request, wasted_by_stall
from companion.games.elst.rules.forces.pieces import piece_type, printed_name
from companion.games.elst.rules.forces.units import PieceType
from companion.games.elst.rules.forces.weapons import VehicleType
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.kit.answering import Answered, Answers
from companion.kit.questions import Question, ReplyKind
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


def may_stall(type_: PieceType) -> bool:
    """Whether a vehicle makes a DR each time it starts."""
    return isinstance(type_, VehicleType) and type_.may_stall


def _starter(scene: Scene, command: StartVehicle) -> Starter:
    """The one vehicle that a player names; IllegalCommandError for anything else."""
    pieces = named(scene, command.side, command.text)
    if len(pieces) > 1 or pieces[0].count > 1 or not may_stall(pieces[0].piece_type):
        raise IllegalCommandError(Reason("start-one-vehicle", args={"text": command.text}))
    place = Place(spot=Spot.MAP, hex=command.hex)
    return Starter(faction=command.side, place=place, unit=pieces[0].type)


def _refusal(scene: Scene, command: StartVehicle) -> Reason | None:
    starter = _starter(scene, command)
    there = (Pieces(type=starter.unit, count=1),)
    return absence_refusal(scene.game.forces, command.side, starter.place, there) or start_refusal(
        scene, starter
    )


def start_refusal(scene: Scene, starter: Starter) -> Reason | None:
    """Why a vehicle may not start now; None when it may (VN-Pz VG b, c)."""
    moment = scene.game.moment
    if moment.phase is not Phase.MOVEMENT or moment.player is not starter.faction:
        return Reason("start-not-now", "VN-Pz VG b")
    over = sum(one.mp_left == 0 for one in _stalled_there(scene, starter))
    if over and over >= _count_there(scene, starter):
        return Reason("start-over", "VN-Pz VG c")
    return None


def _stalled_there(scene: Scene, starter: Starter) -> list[Starter]:
    stalled = starts_in(scene.game.forces, scene.game.moment).stalled
    return [one for one in stalled if one.place == starter.place]


def _count_there(scene: Scene, starter: Starter) -> int:
    there = scene.game.forces.at(starter.faction, starter.place)
    return sum(some.count for some in there if some.type == starter.unit)


def _start(course: Course, command: StartVehicle) -> None:
    """Where all that stand there have stalled, the MP left of one are known; else they are asked."""
    starter = _starter(course.scene, command)
    stalled = [one for one in _stalled_there(course.scene, starter) if one.mp_left]
    if stalled and len(stalled) == _count_there(course.scene, starter):
        _roll(course, stalled[0])
        return
    course.add(StartTried(moment=course.scene.game.moment, starter=starter))
    course.ask(
        Question(
            purpose=ElstPurpose.MP_LEFT,
            rule="VN-Pz VG b",
            args={"unit": printed_name(piece_type(starter.unit))},
            subject=starter.unit,
            wants=ReplyKind.NUMBER,
            lowest=1,
        )
    )


def _roll(course: Course, starter: Starter) -> None:
    course.add(StartTried(moment=course.scene.game.moment, starter=starter))
    course.ask(stall_request(starter.unit))


def _waiting(course: Course) -> Starter | None:
    return starts_in(course.scene.game.forces, course.scene.game.moment).waiting


def _mp_told(course: Course, told: Answered) -> None:
    if starter := _waiting(course):
        _roll(course, starter.model_copy(update={"mp_left": told.number}))


def _start_rolled(course: Course, told: Answered) -> None:
    starter = _waiting(course)
    if starter and told.outcome.is_success:
        course.add(VehicleStarted(moment=course.scene.game.moment, starter=starter))
    elif starter:
        course.ask(delay_request(starter.unit))


def _delay_rolled(course: Course, told: Answered) -> None:
    if starter := _waiting(course):
        _stall(course, starter, told.natural)


def _stall(course: Course, starter: Starter, delay: int) -> None:
    stalled = VehicleStalled(
        moment=course.scene.game.moment,
        starter=starter,
        wasted=wasted_by_stall(starter.mp_left, delay),
        is_moving_target=_has_entered_new_hex(course.scene, starter),
    )
    course.add(stalled)


def _has_entered_new_hex(scene: Scene, starter: Starter) -> bool | None:
    """Whether it has in this MPh, by the moves tracked; None where only some of its like there have."""
    moves = moved_in(scene.game.forces, scene.game.moment)
    moved = moved_of_type(moves, starter.faction, starter.place, starter.unit)
    return None if 0 < moved < _count_there(scene, starter) else moved > 0


# ---- the DR that was forgotten ----


def owed_lines(scene: Scene) -> Iterator[Reason]:
    """Vehicles that have moved in this MPh without their DR: the opponent may demand it (VN-Pz VG c)."""
    forces, moment = scene.game.forces, scene.game.moment
    moved = {hex_: count for hex_, count in _moved_stallers(scene) if moment.phase is Phase.MOVEMENT}
    owed = sum(moved.values()) - starts_in(forces, moment).running
    if owed > 0:
        yield Reason("start-owed", "VN-Pz VG c", tuple(sorted(moved)), {"count": owed})


def _moved_stallers(scene: Scene) -> Iterator[tuple[HexCoord, int]]:
    for (_, place, unit, _), count in moved_in(scene.game.forces, scene.game.moment).items():
        if place.hex and may_stall(piece_type(unit)):
            yield place.hex, count


HANDLERS: Handlers = {StartVehicle: (_refusal, _start)}
ANSWERS: Answers = {
    ElstPurpose.MP_LEFT: _mp_told,
    ElstPurpose.PANTHER_START: _start_rolled,
    ElstPurpose.PANTHER_DELAY: _delay_rolled,
}
