"""From step to step: the end of the scenario, dates, the end of the campaign (4.5, 4.2c)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping

from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.forces.events import PiecesMoved
from companion.games.elst.procedures.forces.state import Place, Spot
from companion.games.elst.procedures.forces.tally_events import PanzerfaustsCounted
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.procedures.refit.clearing import clear_map, freed_of, in_plight
from companion.games.elst.procedures.refit.commands import Concede, FinishScenario, NextRefitStep
from companion.games.elst.procedures.refit.events import (
    CampaignEnded,
    LossesTold,
    NewDateBegan,
    RefitStepBegan,
    SecondScenarioDue,
    VehiclesTold,
)
from companion.games.elst.procedures.refit.following import PILE, as_pieces
from companion.games.elst.procedures.refit.grounds import (
    counted_losses,
    drop_old_losses,
    lost_in_scenario,
    mobile_armed,
    tracks_vehicles,
)
from companion.games.elst.procedures.refit.holding import combine_pairs
from companion.games.elst.procedures.refit.mending import finish_repairs
from companion.games.elst.procedures.refit.outside import IN_PLACE, retain_tracked, settle_unasked
from companion.games.elst.procedures.refit.progress import over_refusal
from companion.games.elst.procedures.refit.rolls_due import rolls_due
from companion.games.elst.procedures.refit.scenario_events import ExitPointsCarried, RetainedFollowed
from companion.games.elst.procedures.refit.state import Campaign
from companion.games.elst.procedures.refit.stock import Retained, Stock, adding, taking
from companion.games.elst.procedures.refit.stock_events import StockChanged
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.rules.campaign_dates import LAST_DATE
from companion.games.elst.rules.forces.counted import Pieces, by_type
from companion.games.elst.rules.forces.marks import OF_THE_BROKEN, Mark, lasting
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.closing import AILING
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.scenario.victory import exit_points
from companion.games.elst.table.scene import Scene
from companion.reason import Reason

_STEPS = tuple(RefitStep)


def _finish_refusal(scene: Scene, _: FinishScenario) -> Reason | None:
    if refusal := over_refusal(scene.campaign):
        return refusal
    return Reason("refit-under-way", "4.5") if scene.campaign.step else None


def _finish(course: Course, _: FinishScenario) -> None:
    """What set up is on the map now; what stayed off it is Retained still (CG6, CG8b).

    The Panzerfausts of the next scenario are counted when it begins (CG5).
    """
    for side in Faction:
        _take_back(course, side)
    _bring_back(course)
    drop_old_losses(course)
    course.add(RefitStepBegan(step=_STEPS[0]))
    for side in Faction:
        _retain_off_map(course, side)
    if course.scene.game.forces.panzerfausts is not None:
        course.add(PanzerfaustsCounted(count=None))


def _take_back(course: Course, side: Faction) -> None:
    """What waits off the map as the scenario ends has not entered it."""
    start, end = Place(spot=Spot.OFFBOARD), Place(spot=Spot.RETAINED)
    if waiting := course.scene.game.forces.at(side, start):
        course.add(PiecesMoved(side=side, start=start, end=end, pieces=waiting))


def _retain_off_map(course: Course, side: Faction) -> None:
    """Who did not come onto the map is Retained off it (CG6); where nobody was tracked the areas set up."""
    scene = course.scene
    lots = tuple(lot for lot in scene.campaign.stock if lot.side is side)
    if was_on_map(scene, side):
        kept = adding((), _off_map(scene, side, lots))
    else:
        kept = tuple(lot for lot in lots if lot.place == ENTRY_NAME)
        gone = as_pieces(lot for lot in lots if lot.place != ENTRY_NAME)
        if found := scene.game.forces.found(side, PILE, gone):
            course.add(RetainedFollowed(side=side, gone=found))
    taken, added = taking(lots, kept), taking(kept, lots)
    if taken or added:
        course.add(StockChanged(taken=taken, added=added))


def was_on_map(scene: Scene, side: Faction) -> bool:
    """Whether any of a side's counters were tracked on the map in the scenario."""
    forces = scene.game.forces
    lost = Counter({some.type: some.count for some in forces.pile(side, Spot.ELIMINATED)})
    lost.subtract({some.type: some.count for some in scene.campaign.lost_before.get(side, ())})
    there = forces.pile(side, Spot.MAP) or forces.pile(side, Spot.EXITED) or forces.out.get(side)
    return bool(there) or any(count > 0 for count in lost.values())


def _off_map(scene: Scene, side: Faction, lots: Stock) -> Iterator[Retained]:
    """All that lies off the map, by what was counted of it; who is still to appear first is named first."""
    left = Counter({some.type: some.count for some in scene.game.forces.pile(side, Spot.RETAINED)})
    for lot in sorted(lots, key=lambda one: (one.place != ENTRY_NAME, not one.group)):
        if count := min(lot.count, left[lot.type]):
            left[lot.type] -= count
            yield _taken_off(lot).model_copy(update={"count": count})
    others = (Pieces(type=type_, count=count) for type_, count in left.items() if count)
    for some in scene.game.forces.found(side, PILE, others):
        yield Retained(
            side=side, place=ENTRY_NAME, type=some.type, count=some.count, marks=lasting(some.marks)
        )


def _taken_off(lot: Retained) -> Retained:
    """Where it is Retained that did not set up; what cannot move is in its hex still (4.5182)."""
    if lot.hex and (lot.place == IN_PLACE or Mark.IMMOBILE in lot.marks):
        return lot.model_copy(update={"place": IN_PLACE})
    return lot.model_copy(update={"place": ENTRY_NAME, "hex": None})


def _bring_back(course: Course) -> None:
    """Units gone for victory come back where a reading says so; their points stay (A-40, A-41)."""
    forces = course.scene.game.forces
    gone = forces.pile(Faction.BRITISH, Spot.EXITED)
    if gone and not course.scene.force_readings.exited_for_victory_never_return:
        points = forces.points_adjusted + exit_points(gone)
        start, end = Place(spot=Spot.EXITED), Place(spot=Spot.RETAINED)
        course.add(PiecesMoved(side=Faction.BRITISH, start=start, end=end, pieces=gone))
        course.add(ExitPointsCarried(points_adjusted=points))


def next_refusal(scene: Scene, _: NextRefitStep) -> Reason | None:
    """Why the next step may not begin yet."""
    campaign = scene.campaign
    if refusal := over_refusal(campaign):
        return refusal
    match campaign.step:
        case None:
            return Reason("refit-no-step", "4.5")
        case RefitStep.SETUP_AREAS if campaign.areas is None:
            return Reason("refit-areas-first", "4.505")
        case RefitStep.INITIATIVE if campaign.still_owing:
            return Reason("refit-show-first", "4.517b", args={"side": campaign.still_owing[0].value})
        case RefitStep.REPLENISHMENT | RefitStep.INITIATIVE:
            return Reason("refit-chits-first", "4.517")
        case RefitStep.SETUP:
            return Reason("refit-begin-instead", "4.518")
    return _unfinished(scene)


def _unfinished(scene: Scene) -> Reason | None:
    """What the step under way still wants of what is tracked."""
    campaign = scene.campaign
    if campaign.arrivals:
        hexes = tuple(arrival.hex for arrival in campaign.arrivals)
        return Reason("refit-arrivals-first", "4.5061a", hexes)
    if campaign.step is RefitStep.SHOCK_AND_BOG and (ailing := tuple(_in_plight(scene))):
        return Reason("refit-rolls-due", "4.504", args={"pieces": roster_text(by_type(ailing))})
    return rolls_due(scene)


def _in_plight(scene: Scene) -> Iterator[Pieces]:
    """The tracked vehicles that roll until they are well or lost (4.504)."""
    return (some for plight in AILING for *_, some in in_plight(scene, plight))


def _next(course: Course, _: NextRefitStep) -> None:
    campaign = course.scene.campaign
    if campaign.step is None:
        return
    if campaign.step in _ENDS:
        _ENDS[campaign.step](course)
    if campaign.step is RefitStep.RECOVERY and _was_last(campaign):
        course.add(CampaignEnded())
    elif campaign.step is RefitStep.CONSOLIDATION and campaign.following:
        course.add(SecondScenarioDue())
    elif campaign.step is RefitStep.CONSOLIDATION or _is_idle(campaign):
        begin_next_date(course)
    elif campaign.step is not RefitStep.SETUP:
        course.add(RefitStepBegan(step=_STEPS[_STEPS.index(campaign.step) + 1]))
    if campaign.step is RefitStep.REPAIR:
        finish_repairs(course)  # of the step that has begun, whose page tells it
    if course.scene.campaign.step is RefitStep.SETUP_AREAS:
        _tell_tracked_vehicles(course)


def _recover(course: Course) -> None:
    _rally_all(course)
    _count_losses(course)


def _leave_hexes(course: Course) -> None:
    """Who came out, or need not, is Retained in areas; without areas nobody is (4.5053, 4.5056)."""
    if course.scene.campaign.areas:
        settle_unasked(course)
        for side in Faction:
            retain_tracked(course, side)


# What a step does by itself as it ends.
_ENDS: Mapping[RefitStep, Callable[[Course], None]] = {
    RefitStep.MARKERS: clear_map,
    RefitStep.RECOVERY: _recover,
    RefitStep.ESCAPE: _leave_hexes,
    RefitStep.CONSOLIDATION: combine_pairs,
}


def _tell_tracked_vehicles(course: Course) -> None:
    """Where mobile AFV with a functioning MA are tracked now: what was told is of an earlier date (4.2ad)."""
    for side in Faction:
        told = course.scene.campaign.told.vehicles.get(side, ())
        hexes = mobile_armed(course.scene, side)
        if tracks_vehicles(course.scene, side) and {*hexes} != {*told}:
            course.add(VehiclesTold(side=side, hexes=hexes))


def _rally_all(course: Course) -> None:
    """Every broken unit is in Good Order again without a DR (4.503)."""
    for event in tuple(freed_of(course.scene, OF_THE_BROKEN)):
        course.add(event)


def _count_losses(course: Course) -> None:
    """The scenario is over: tracked losses go into the pool of a side that has told none (4.513a)."""
    for side in Faction:
        scene = course.scene
        if counted_losses(scene, side) and not scene.campaign.are_losses_told(side):
            course.add(LossesTold(side=side, pool=lost_in_scenario(scene, side)))


def _is_idle(campaign: Campaign) -> bool:
    """Whether an Idle Date waits for those who show what they have done (4.517b)."""
    return campaign.step is RefitStep.INITIATIVE and bool(campaign.still_owing)


def _was_last(campaign: Campaign) -> bool:
    """Whether the campaign's last scenario is just over (4.2c)."""
    return not campaign.following and campaign.date is LAST_DATE


def begin_next_date(course: Course) -> None:
    """The next date, or the end when there is none (4.510, 4.2c)."""
    following = course.scene.campaign.date.next
    if following is None:
        course.add(CampaignEnded())
        return
    course.add(NewDateBegan(date=following))
    course.add(RefitStepBegan(step=RefitStep.NEW_DATE))


def _concede_refusal(scene: Scene, _: Concede) -> Reason | None:
    return over_refusal(scene.campaign)


def _concede(course: Course, command: Concede) -> None:
    course.add(CampaignEnded(conceded_by=command.side))


HANDLERS: Handlers = {
    FinishScenario: (_finish_refusal, _finish),
    NextRefitStep: (next_refusal, _next),
    Concede: (_concede_refusal, _concede),
}
