"""What a side's secret work has brought to its areas, shown to everybody for the set-up (4.511, 4.513)."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import ShowWork
from companion.games.elst.procedures.refit.escape_words import WOUNDED
from companion.games.elst.procedures.refit.following import lose
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.retaining import lots_of
from companion.games.elst.procedures.refit.scenario_events import WorkShown
from companion.games.elst.procedures.refit.state import ShiftOutcome, ShiftPlan
from companion.games.elst.procedures.refit.stepping import begin_next_date
from companion.games.elst.procedures.refit.stock import Retained, Stock, of_type, taking
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.marks import Mark
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.forces.units import PieceKind
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.terms import ShiftResult
from companion.games.elst.table.scene import Scene
from companion.reason import Reason


def _refusal(scene: Scene, command: ShowWork) -> Reason | None:
    is_last = scene.campaign.step is RefitStep.INITIATIVE and command.faction in scene.campaign.still_owing
    if not is_last and (refusal := step_refusal(scene.campaign, RefitStep.SETUP)):
        return refusal
    if not has_work(scene, command.faction):
        return Reason("refit-nothing-to-show", "4.518", args={"side": command.faction.value})
    return None


def has_work(scene: Scene, side: Faction) -> bool:
    """Whether a side has Shifts or squads of the date that nobody has seen."""
    purse = scene.purse(side)
    return side not in scene.campaign.shown and bool(purse.moves or purse.replenished)


def _show(course: Course, command: ShowWork) -> None:
    """An Idle Date is over once nobody has anything left to show."""
    _show_work(course, command.faction)
    campaign = course.scene.campaign
    if campaign.step is RefitStep.INITIATIVE and not campaign.still_owing:
        begin_next_date(course)


def show_before_idle(course: Course, *sides: Faction) -> None:
    """Sides in sight show what no set-up of their date will show, or it would be forgotten (4.517b)."""
    for side in sides:
        if side in course.scene.purses and has_work(course.scene, side):
            _show_work(course, side)


def _show_work(course: Course, side: Faction) -> None:
    purse = course.scene.purse(side)
    course.add(WorkShown(side=side))
    for move in purse.moves:
        if move.result is not ShiftResult.FAILURE:
            _show_shift(course, side, move)
    if purse.replenished:
        lots = _lots(side, purse.replenished_to, purse.replenished)
        course.add(StockChanged(added=lots, are_alone=not course.scene.is_tracked(side)))


def _show_shift(course: Course, side: Faction, move: ShiftOutcome) -> None:
    """Its units leave where they were counted, and are where they came to."""
    taken = lots_of(course.scene, side, move.plan.origin, move.plan.pieces)
    if move.result is ShiftResult.ELIMINATED or move.survivors == ():  # nobody is left to carry anything
        lose(course, taken)
        return
    added = tuple(_arrived(course.scene, side, move, taken))
    dead = _dead(side, move.plan, taken, added)
    if dead:
        lose(course, dead)
    are_alone = not course.scene.is_tracked(side)
    course.add(StockChanged(taken=taking(taken, dead), added=added, are_alone=are_alone))


def _dead(side: Faction, plan: ShiftPlan, taken: Stock, added: Stock) -> Stock:
    """Of whom nothing is left; of a squad that pays a half-squad always is."""
    before, after = (
        Counter(id_ for lot in lots for id_ in [lot.type] * lot.count) for lots in (taken, added)
    )
    fewer = before.total() - after.total()
    smaller = (id_ for id_ in (*(before - after).elements(), *before.elements()) if _ends_in_nothing(id_))
    gone = gathered(Pieces(type=id_, count=1) for id_ in islice(smaller, max(fewer, 0)))
    return tuple(lot for some in gone for lot in of_type(taken, side, plan.origin, some))


def _ends_in_nothing(id_: str) -> bool:
    return piece_type(id_).kind is not PieceKind.SQUAD and not piece_type(id_).is_carried


def _arrived(scene: Scene, side: Faction, move: ShiftOutcome, taken: Stock) -> Iterator[Retained]:
    """Who came through a Shift, with what they carried and what ails them."""
    plan = move.plan
    if move.survivors is None:
        yield from _as_they_were(side, plan, plan.pieces, taken)
        return
    sound: list[Pieces] = []
    for name in move.survivors:
        pieces = scene.pieces(name.removesuffix(WOUNDED), side)
        if name.endswith(WOUNDED):
            yield from _lots(side, plan.goal, pieces, (Mark.WOUNDED,))
        else:
            sound += pieces
    carried = (some for some in plan.pieces if some.piece_type.is_carried)
    yield from _as_they_were(side, plan, gathered((*sound, *carried)), taken)


def _as_they_were(
    side: Faction, plan: ShiftPlan, pieces: tuple[Pieces, ...], taken: Stock
) -> Iterator[Retained]:
    """Counters in their new place with what ails them; those that nobody counted are sound."""
    for some in pieces:
        known = of_type(taken, side, plan.origin, some)
        for lot in known:
            yield lot.model_copy(update={"place": plan.goal, "hex": None, "tried": ()})
        if missing := some.count - sum(lot.count for lot in known):
            yield from _lots(side, plan.goal, (Pieces(type=some.type, count=missing),))


def _lots(side: Faction, place: str, pieces: tuple[Pieces, ...], marks: tuple[Mark, ...] = ()) -> Stock:
    return tuple(
        Retained(side=side, place=place, type=some.type, count=some.count, marks=marks) for some in pieces
    )


HANDLERS: Handlers = {ShowWork: (_refusal, _show)}
