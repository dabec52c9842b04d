"""What a scenario counts: Panzerfausts and self rallies (CG4, CG5)."""

from companion.play.errors import IllegalCommandError
from companion.reason import Reason
from companion.systems.elst.course import Course
from companion.systems.elst.factions import Faction
from companion.systems.elst.forces.tracking.commands import CountPanzerfausts, FirePanzerfaust, TrySelfRally
from companion.systems.elst.forces.tracking.state import Forces, Spot, rallies_of
from companion.systems.elst.forces.tracking.tally_events import PanzerfaustsCounted, SelfRallyTried
from companion.systems.elst.forces.units import PieceKind
from companion.systems.elst.scenario.panzerfausts import firing_refusal, first_panzerfausts
from companion.systems.elst.scenario.rallying import self_rally_refusal
from companion.systems.elst.scene import Scene
from companion.systems.elst.sequence import Phase
from companion.systems.elst.step import Handlers


def german_squads(forces: Forces) -> int:
    """The German squads on the map, as far as they are tracked."""
    pieces = forces.pile(Faction.GERMAN, Spot.MAP)
    return sum(some.count for some in pieces if some.piece_type.kind is PieceKind.SQUAD)


def _count_refusal(scene: Scene, command: CountPanzerfausts) -> Reason | None:
    if command.squads is not None and command.squads < 0:
        raise IllegalCommandError(Reason("forces-negative-count", args={"count": str(command.squads)}))
    return None


def _count(course: Course, command: CountPanzerfausts) -> None:
    squads = german_squads(course.scene.game.forces) if command.squads is None else command.squads
    course.add(PanzerfaustsCounted(count=first_panzerfausts(squads, course.scene.force_readings)))


def fire_refusal(forces: Forces) -> Reason | None:
    """Why no Panzerfaust may be fired: none are left, or nobody has counted them yet."""
    if forces.panzerfausts is None:
        return Reason("pf-not-counted", "CG5")
    return firing_refusal(forces.panzerfausts)


def _fire_refusal(scene: Scene, _: FirePanzerfaust) -> Reason | None:
    return fire_refusal(scene.game.forces)


def _fire(course: Course, _: FirePanzerfaust) -> None:
    left = course.scene.game.forces.panzerfausts or 0
    course.add(PanzerfaustsCounted(count=max(left - 1, 0)))


def rally_refusal(scene: Scene) -> Reason | None:
    """Why no further MMC may try self rally now."""
    if scene.game.moment.phase is not Phase.RALLY:
        return Reason("self-rally-not-now", "CG4")
    return self_rally_refusal(rallies_of(scene.game.forces.self_rallies, scene.game.moment))


def _rally_refusal(scene: Scene, _: TrySelfRally) -> Reason | None:
    return rally_refusal(scene)


def _rally(course: Course, _: TrySelfRally) -> None:
    game = course.scene.game
    tried = rallies_of(game.forces.self_rallies, game.moment)
    course.add(SelfRallyTried(moment=game.moment, count=tried + 1))


HANDLERS: Handlers = {
    CountPanzerfausts: (_count_refusal, _count),
    FirePanzerfaust: (_fire_refusal, _fire),
    TrySelfRally: (_rally_refusal, _rally),
}
