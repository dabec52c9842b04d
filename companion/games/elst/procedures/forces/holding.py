"""Control told by tap or sweep, and passes along the edge roads (4.2ad, CG7, CG10)."""

from collections.abc import Iterable, Iterator
from itertools import chain

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import (
    PassRoad,
    TakeControl,
    TellBritishArea,
    TellControl,
)
from companion.games.elst.procedures.forces.state import Place
from companion.games.elst.procedures.forces.tally_events import (
    BritishAreaTold,
    ControlChanged,
    RoadPassed,
    RoadTaken,
)
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.refit.ground import RefitGround
from companion.games.elst.rules.scenario.control_words import ControlReader, Told
from companion.games.elst.rules.scenario.road_control import has_passed, hexes_to_pass
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.hexes.coordinates import HexCoord
from companion.reason import CompanionError, Reason
from companion.session.errors import IllegalCommandError


def _strategic(scene: Scene, hexes: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
    """The hexes of a sweep that are Strategic Locations by themselves; open ground is swept over."""
    return tuple(sorted(frozenset(hexes) & scene.ground.strategic))


def _control_refusal(scene: Scene, command: TakeControl) -> Reason | None:
    if _strategic(scene, command.hexes):
        return None
    return Reason("control-not-strategic", "4.2ad", command.hexes)


def _take_control(course: Course, command: TakeControl) -> None:
    """Every Strategic Location of a sweep; the hexes as told where the table overrules."""
    hexes = _strategic(course.scene, command.hexes) or command.hexes
    course.add(ControlChanged(side=command.side, hexes=hexes))


def _told(scene: Scene, text: str) -> Told:
    """Who controls what by some words; IllegalCommandError for what cannot be read."""
    known = scene.game.forces.controllers
    try:
        return ControlReader(scene.field.board, scene.ground, known).read(text)
    except CompanionError as error:
        raise IllegalCommandError(error.reason) from error


def _words_refusal(scene: Scene, command: TellControl) -> Reason | None:
    strange = tuple(hex_ for hex_ in _told(scene, command.text) if hex_ not in scene.ground.strategic)
    return Reason("control-not-strategic", "4.2ad", strange) if strange else None


def _tell_control(course: Course, command: TellControl) -> None:
    told = _told(course.scene, command.text)
    for side in (*Faction, None):
        hexes = tuple(sorted(hex_ for hex_, holder in told.items() if holder is side))
        if hexes:
            course.add(ControlChanged(side=side, hexes=hexes))


def _roads_near(ground: RefitGround, hexes: Iterable[HexCoord]) -> tuple[HexCoord, ...]:
    """The edge road hexes for whose control some of these hexes count."""
    passed = frozenset(hexes)
    return tuple(road for road in sorted(ground.edge_roads) if hexes_to_pass(ground, road) & passed)


def _pass_refusal(scene: Scene, command: PassRoad) -> Reason | None:
    if _roads_near(scene.ground, command.hexes):
        return None
    return Reason("control-no-edge-road", "CG10", command.hexes)


def _pass_road(course: Course, command: PassRoad) -> None:
    _pass(course, command.side, command.hexes)


def pass_by_moving(course: Course, side: Faction, places: Iterable[Place], pieces: Iterable[Pieces]) -> None:
    """Good Order MMC that move on foot have passed the hexes from and to which they go (CG10a, A-54)."""
    scene, moment = course.scene, course.scene.game.moment
    is_moving = moment.phase in (Phase.MOVEMENT, Phase.ADVANCE) and moment.player is side
    if not is_moving or not any(some.piece_type.is_mmc and Mark.BROKEN not in some.marks for some in pieces):
        return
    to_be_won = scene.ground.edge_roads - scene.game.forces.controlled_by(side)
    wanted = frozenset(chain.from_iterable(hexes_to_pass(scene.ground, road) for road in to_be_won))
    gone = {place.hex for place in places if place.hex is not None}
    if fresh := gone & wanted - frozenset(scene.game.forces.passed.get(side, ())):
        _pass(course, side, tuple(sorted(fresh)))


def _pass(course: Course, side: Faction, hexes: tuple[HexCoord, ...]) -> None:
    ground = course.scene.ground
    course.add(RoadPassed(side=side, hexes=hexes))
    for road in _roads_near(ground, hexes):
        if _is_won(course.scene, side, road):
            around = tuple(sorted(hexes_to_pass(ground, road)))
            course.add(RoadTaken(side=side, road=road, around=around))


def _is_won(scene: Scene, side: Faction, road: HexCoord) -> bool:
    forces = scene.game.forces
    passed = frozenset(forces.passed.get(side, ()))
    is_held = road in forces.controlled_by(side)
    return not is_held and has_passed(scene.ground, road, passed)


def roads_taken(before: Scene, after: Scene) -> Iterator[Reason]:
    """The edge roads that somebody has passed all around by what was done (CG10a)."""
    if before.game.forces.passed is after.game.forces.passed:
        return
    for side in Faction:
        held, had = (scene.game.forces.controlled_by(side) for scene in (after, before))
        for road in sorted((held - had) & after.ground.edge_roads):
            yield Reason("forces-log-road", "CG10", (road,), {"side": side.value})


def _area_refusal(scene: Scene, command: TellBritishArea) -> Reason | None:
    off_map = tuple(hex_ for hex_ in command.hexes if hex_ not in scene.field.board)
    return Reason("control-off-map") if off_map else None


def _tell_area(course: Course, command: TellBritishArea) -> None:
    hexes = tuple(sorted(frozenset(command.hexes)))
    course.add(BritishAreaTold(hexes=hexes))


HANDLERS: Handlers = {
    TakeControl: (_control_refusal, _take_control),
    TellControl: (_words_refusal, _tell_control),
    PassRoad: (_pass_refusal, _pass_road),
    TellBritishArea: (_area_refusal, _tell_area),
}
