"""What a side's secret work has brought to its areas, shown to everybody for the set-up (4.511, 4.513)."""

from collections.abc import Iterator

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import ShowWork
from companion.games.elst.procedures.refit.escaping import WOUNDED
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.retaining import lots_of
from companion.games.elst.procedures.refit.scenario_events import WorkShown
from companion.games.elst.procedures.refit.state import ShiftOutcome
from companion.games.elst.procedures.refit.stock import Mark, Retained, Stock
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.roster import Pieces, gathered
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import ShiftResult
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def _refusal(scene: Scene, command: ShowWork) -> Reason | None:
    if refusal := step_refusal(scene.campaign, RefitStep.SETUP):
        return refusal
    purse = scene.purse(command.faction)
    is_shown = command.faction in scene.campaign.shown
    if is_shown or not (purse.moves or purse.replenished):
        return Reason("refit-nothing-to-show", "4.518", args={"side": command.faction.value})
    return None


def _show(course: Course, command: ShowWork) -> None:
    side = command.faction
    purse = course.scene.purse(side)
    course.add(WorkShown(side=side))
    for move in purse.moves:
        if move.result is not ShiftResult.FAILURE:
            _show_shift(course, side, move)
    if purse.replenished:
        course.add(StockChanged(added=_lots(side, purse.replenished_to, purse.replenished)))


def _show_shift(course: Course, side: Faction, move: ShiftOutcome) -> None:
    """Its units leave where they were counted, and are where they came to."""
    gone = gathered(Pieces(type=id_, count=1) for id_ in move.plan.units)
    taken = lots_of(course.scene, side, move.plan.origin, gone)
    added = tuple(_arrived(course.scene, side, move))
    course.add(StockChanged(taken=taken, added=added))


def _arrived(scene: Scene, side: Faction, move: ShiftOutcome) -> Iterator[Retained]:
    """Who came through a Shift, with what they carried."""
    goal, units = move.plan.goal, move.plan.units
    if move.result is ShiftResult.ELIMINATED:
        return
    if move.survivors is None:
        yield from _lots(side, goal, gathered(Pieces(type=id_, count=1) for id_ in units))
        return
    for name in move.survivors:
        marks = (Mark.WOUNDED,) if name.endswith(WOUNDED) else ()
        yield from _lots(side, goal, scene.pieces(name.removesuffix(WOUNDED), side), marks)
    carried = (Pieces(type=id_, count=1) for id_ in units if piece_type(id_).is_carried)
    yield from _lots(side, goal, gathered(carried))


def _lots(side: Faction, place: str, pieces: tuple[Pieces, ...], marks: tuple[Mark, ...] = ()) -> Stock:
    return tuple(
        Retained(side=side, place=place, type=some.type, count=some.count, marks=marks) for some in pieces
    )


HANDLERS: Handlers = {ShowWork: (_refusal, _show)}
