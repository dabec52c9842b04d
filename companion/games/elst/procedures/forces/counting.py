"""What a scenario counts: Panzerfausts and self rallies (CG4, CG5)."""

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.commands import CountPanzerfausts, FirePanzerfaust, TrySelfRally
from companion.games.elst.procedures.forces.state import Forces, Spot, rallies_of
from companion.games.elst.procedures.forces.tally_events import PanzerfaustsCounted, SelfRallyTried
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.scenario.panzerfausts import firing_refusal, first_panzerfausts
from companion.games.elst.rules.scenario.rallying import self_rally_refusal
from companion.games.elst.rules.sequence import Phase
from companion.games.elst.table.scene import Scene
from companion.reason import Reason
from companion.session.errors import IllegalCommandError


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
    try_self_rally(course)


def try_self_rally(course: Course) -> None:
    """One more MMC of this Rally Phase has tried."""
    game = course.scene.game
    tried = rallies_of(game.forces.self_rallies, game.moment)
    course.add(SelfRallyTried(moment=game.moment, count=tried + 1))


HANDLERS: Handlers = {
    CountPanzerfausts: (_count_refusal, _count),
    FirePanzerfaust: (_fire_refusal, _fire),
    TrySelfRally: (_rally_refusal, _rally),
}
