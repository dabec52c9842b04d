"""A side's secret work of a date: squads back, points, purchases, the initiative chit (4.513-4.517)."""

from fractions import Fraction
from types import MappingProxyType

from companion.chance.odds import Distribution, dice_odds
from companion.chance.requests import RollRequest
from companion.games.elst.factions import Faction
from companion.games.elst.procedures.course import Course
from companion.games.elst.procedures.refit.commands import (
    BuyGroup,
    ChooseChit,
    CloseOrder,
    DropGroup,
    PurseCommand,
    Replenish,
    RollPoints,
)
from companion.games.elst.procedures.refit.events import SideReady
from companion.games.elst.procedures.refit.progress import step_refusal
from companion.games.elst.procedures.refit.purse_events import (
    ChitChosen,
    OrderChanged,
    OrderPaid,
    PointsGained,
    SquadsReplenished,
)
from companion.games.elst.procedures.refit.receiving import ask_for_rolls, unrolled_lines
from companion.games.elst.procedures.refit.state import Purse, PurseStep
from companion.games.elst.procedures.step import Handlers
from companion.games.elst.purposes import ElstPurpose
from companion.games.elst.rules.forces.counted import Pieces, gathered
from companion.games.elst.rules.forces.pieces import piece_type
from companion.games.elst.rules.refit.areas import ENTRY_NAME
from companion.games.elst.rules.refit.cpp import cpp_base, points_gained
from companion.games.elst.rules.refit.groups import ATTACK_CHIT, group_of
from companion.games.elst.rules.refit.initiative import chit_refusal
from companion.games.elst.rules.refit.procedure import RefitStep
from companion.games.elst.rules.refit.purchases import (
    Market,
    PricedPurchase,
    Purchase,
    order_cost,
    price_order,
)
from companion.games.elst.rules.refit.records import RosterLine
from companion.games.elst.rules.refit.replenishment import (
    choice_refusal,
    place_refusal,
    returns_as,
    squads_returned,
)
from companion.games.elst.rules.refit.shift import Place
from companion.games.elst.table.scene import Scene
from companion.kit.answering import Answered, Answers
from companion.reason import Reason
from companion.session.events import Asked


def market(scene: Scene, faction: Faction) -> Market:
    """What a side's buying depends on: date, earlier purchases, its areas."""
    areas, date = scene.areas, scene.campaign.date
    return Market(
        faction,
        date,
        scene.purse(faction).bought_before(date),
        has_open_area=areas is None or any(not a.is_isolated for a in areas.of_faction(faction)),
        can_enter_north=areas is None or areas.can_enter_north(),
    )


def priced_order(scene: Scene, faction: Faction, order: tuple[Purchase, ...]) -> tuple[PricedPurchase, ...]:
    """An order with its costs and refusals, by the points of the purse."""
    purse = scene.purse(faction)
    return price_order(order, market(scene, faction), purse.left + purse.gained)


def work_in_hand(scene: Scene, faction: Faction) -> PurseStep:
    """The part of the secret work whose turn it is: where no squad may come back, the points (4.513a)."""
    step, pool = scene.purse(faction).step, scene.campaign.losses_of(faction)
    if step is PurseStep.REPLENISHMENT and not squads_returned(pool, scene.refit_readings):
        return PurseStep.POINTS
    return step


def purse_refusal(scene: Scene, faction: Faction, step: PurseStep) -> Reason | None:
    """Why a part of the secret work is not done now; None when it is this part's turn."""
    if refusal := step_refusal(scene.campaign, RefitStep.REPLENISHMENT):
        return refusal
    current = scene.purse(faction).step
    if step in (current, work_in_hand(scene, faction)):
        return None
    return Reason("refit-other-work", "4.5", args={"step": current.value})


def _dated(scene: Scene, command: PurseCommand) -> dict[str, object]:
    return {"date": scene.campaign.date, "secret_to": command.faction.value}


# ---- replenishment and points ----


def _replenish_refusal(scene: Scene, command: Replenish) -> Reason | None:
    if refusal := purse_refusal(scene, command.faction, PurseStep.REPLENISHMENT):
        return refusal
    chosen = {some.type: some.count for some in _chosen(scene, command)}
    return choice_refusal(
        chosen, scene.campaign.losses_of(command.faction), scene.refit_readings
    ) or _place_refusal(scene, command)


def _place_refusal(scene: Scene, command: Replenish) -> Reason | None:
    """Why squads may not come back to a place (4.513c)."""
    if command.goal == ENTRY_NAME or not command.text.strip():
        return None
    return place_refusal(Place(scene.area(command.goal, command.faction, "goal")))


def _chosen(scene: Scene, command: Replenish) -> tuple[Pieces, ...]:
    return scene.pieces(command.text, command.faction) if command.text.strip() else ()


def _replenish(course: Course, command: Replenish) -> None:
    scene = course.scene
    squads = gathered(
        Pieces(type=returns_as(piece_type(some.type)).id, count=some.count)
        for some in _chosen(scene, command)
    )
    goal = command.goal if squads else ""
    course.add(SquadsReplenished(squads=squads, goal=goal, **_dated(scene, command)))


def _points_refusal(scene: Scene, command: RollPoints) -> Reason | None:
    return purse_refusal(scene, command.faction, PurseStep.POINTS)


def _roll_points(course: Course, command: RollPoints) -> None:
    base = cpp_base(course.scene.campaign.date, command.faction)
    side = command.faction.value
    course.add(
        Asked(
            request=RollRequest(
                purpose=ElstPurpose.POINTS, rule="4.514", args={"base": base}, subject=side, dice=1
            ),
            secret_to=side,
        )
    )


def points_forecast(scene: Scene, command: RollPoints) -> Distribution:
    """How many CPP the die may bring."""
    base = cpp_base(scene.campaign.date, command.faction)
    chances: dict[int, Fraction] = {}
    for die, chance in dice_odds(1).chances.items():
        gained = max(0, base - die)
        chances[gained] = chances.get(gained, Fraction(0)) + chance
    return Distribution(MappingProxyType(chances))


def _points_rolled(course: Course, told: Answered) -> None:
    """The base less the die, never less than nothing."""
    side, date = Faction(told.subject), course.scene.campaign.date
    gained = points_gained(date, side, told.natural)
    course.add(PointsGained(gained=gained, date=date, secret_to=side.value))


# ---- purchases ----


def _buy_refusal(scene: Scene, command: BuyGroup) -> Reason | None:
    if refusal := purse_refusal(scene, command.faction, PurseStep.PURCHASE):
        return refusal
    order = (*scene.purse(command.faction).order, Purchase(group=command.group, on_map=command.on_map))
    return priced_order(scene, command.faction, order)[-1].refusal


def _buy(course: Course, command: BuyGroup) -> None:
    scene = course.scene
    group = group_of(command.faction, command.group)
    order = (*scene.purse(command.faction).order, Purchase(group=group.id, on_map=command.on_map))
    course.add(OrderChanged(order=order, **_dated(scene, command)))


def _drop_refusal(scene: Scene, command: DropGroup) -> Reason | None:
    if refusal := purse_refusal(scene, command.faction, PurseStep.PURCHASE):
        return refusal
    if any(one.group == command.group for one in scene.purse(command.faction).order):
        return None
    return Reason("refit-not-on-order", args={"group": command.group})


def _drop(course: Course, command: DropGroup) -> None:
    scene = course.scene
    order = list(scene.purse(command.faction).order)
    last = max((n for n, one in enumerate(order) if one.group == command.group), default=None)
    if last is not None:
        del order[last]
    course.add(OrderChanged(order=tuple(order), dropped=command.group, **_dated(scene, command)))


def _close_refusal(scene: Scene, command: CloseOrder) -> Reason | None:
    """Every limit once more: dropping the Attack chit makes the rest dearer."""
    if refusal := purse_refusal(scene, command.faction, PurseStep.PURCHASE):
        return refusal
    priced = priced_order(scene, command.faction, scene.purse(command.faction).order)
    return next((one.refusal for one in priced if one.refusal), None)


def _close(course: Course, command: CloseOrder) -> None:
    scene, side = course.scene, command.faction
    purse, date = scene.purse(side), scene.campaign.date
    spent = order_cost(priced_order(scene, side, purse.order))
    roster = RosterLine(date=date, start=purse.left, gained=purse.gained, purchases=purse.order, spent=spent)
    lines = unrolled_lines(side, date, purse)
    course.add(OrderPaid(roster=roster, lines=lines, **_dated(scene, command)))
    ask_for_rolls(course, side, lines, scene.refit_readings)


# ---- the chit ----


def _chit_refusal(scene: Scene, command: ChooseChit) -> Reason | None:
    if refusal := purse_refusal(scene, command.faction, PurseStep.CHIT):
        return refusal
    used = scene.campaign.attacks_by(command.faction)
    has_chit = has_attack_chit(scene.purse(command.faction), scene)
    return chit_refusal(command.faction, command.chit, used, has_chit)


def has_attack_chit(purse: Purse, scene: Scene) -> bool:
    """Whether the German Attack chit was bought on this date."""
    return purse.has_bought(ATTACK_CHIT, scene.campaign.date)


def _choose_chit(course: Course, command: ChooseChit) -> None:
    scene = course.scene
    course.add(ChitChosen(chit=command.chit, **_dated(scene, command)))
    if command.faction not in scene.campaign.ready:
        course.add(SideReady(side=command.faction))


HANDLERS: Handlers = {
    Replenish: (_replenish_refusal, _replenish),
    RollPoints: (_points_refusal, _roll_points),
    BuyGroup: (_buy_refusal, _buy),
    DropGroup: (_drop_refusal, _drop),
    CloseOrder: (_close_refusal, _close),
    ChooseChit: (_chit_refusal, _choose_chit),
}
ANSWERS: Answers = {ElstPurpose.POINTS: _points_rolled}
