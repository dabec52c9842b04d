"""Buying Reinforcement Groups: every limit, and what a whole order costs (4.515)."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import FIRST_DATE, CampaignDate, TimeOfDay
from companion.games.elst.rules.refit.cpp import spending_refusal
from companion.games.elst.rules.refit.groups import ATTACK_CHIT, Group, GroupKind, group_data, group_of
from companion.reason import Reason
from companion.saved import Frozen


class Purchase(Frozen):
    """One group bought. `on_map`: it will set up on map rather than enter."""

    group: str
    on_map: bool = False


@dataclass(frozen=True, slots=True)
class Market:
    """What buying depends on besides the points.

    `bought_before` counts the groups of earlier dates by id; `has_open_area`: a Setup Area that is not
    Isolated; `can_enter_north` matters for the Germans only (4.5152).
    """

    faction: Faction
    date: CampaignDate
    bought_before: Mapping[str, int]
    has_open_area: bool = True
    can_enter_north: bool = True


@dataclass(frozen=True, slots=True)
class PricedPurchase:
    """A purchase of an order with its cost, and why it may not be made (None when it may)."""

    purchase: Purchase
    cost: int
    refusal: Reason | None


def cost_of(group: Group, on_map: bool, with_attack_chit: bool) -> int:
    """What a group costs: 1 more for setting up on map, free with the German Attack chit (4.5151b)."""
    pays = on_map and group.kind.pays_for_map and not with_attack_chit
    return group.cost + group_data().on_map_surcharge * pays


def purchase_refusal(
    group: Group, on_map: bool, market: Market, today: Sequence[Purchase] = ()
) -> Reason | None:
    """Why a group may not be bought besides those of today, points apart; None when it may."""
    counts = Counter(purchase.group for purchase in today)
    return next(_refusals(group, on_map, market, counts), None)


def _refusals(group: Group, on_map: bool, market: Market, today: Counter[str]) -> Iterator[Reason]:
    yield from _date_refusals(group, market)
    yield from _count_refusals(group, market, today)
    if on_map:
        yield from _map_refusals(group, market)


def _date_refusals(group: Group, market: Market) -> Iterator[Reason]:
    if market.date is FIRST_DATE:
        yield Reason("refit-nothing-bought-first", "4.514")
    if market.date in group.not_on:
        yield Reason("refit-no-attack-chit-today", "4.5154")


def _count_refusals(group: Group, market: Market, today: Counter[str]) -> Iterator[Reason]:
    if today[group.id] >= group.a_date:
        yield Reason("refit-date-limit", "4.5151a", args={"group": group.id, "most": group.a_date})
    if market.bought_before.get(group.id, 0) + today[group.id] >= group.in_all:
        yield Reason("refit-campaign-limit", "4.5151a", args={"group": group.id, "most": group.in_all})
    if _is_second_infantry(group, market.faction, today):
        yield Reason("refit-one-infantry-group", "4.515-Ge")


def _is_second_infantry(group: Group, faction: Faction, today: Counter[str]) -> bool:
    """Whether the Germans have an I-type group today already (footnote e)."""
    if faction is not Faction.GERMAN or group.kind is not GroupKind.INFANTRY:
        return False
    return any(group_of(faction, id_).kind is GroupKind.INFANTRY for id_ in today)


def _map_refusals(group: Group, market: Market) -> Iterator[Reason]:
    """Why a group may not set up on map; guns and radios always may."""
    if not group.kind.pays_for_map:
        return
    is_german = market.faction is Faction.GERMAN
    is_tank_at_dawn = group.kind is GroupKind.VEHICLE and market.date.time is TimeOfDay.MORNING
    if is_tank_at_dawn and not is_german:
        yield Reason("refit-no-tanks-at-dawn", "4.5127")
    if is_german and not market.can_enter_north:
        yield Reason("refit-north-edge-closed", "4.5152")
    if not market.has_open_area:
        yield Reason("refit-no-open-area", "4.5151b")


def price_order(order: Sequence[Purchase], market: Market, points: int) -> tuple[PricedPurchase, ...]:
    """Each purchase of an order in turn, refused when it breaks a limit or the points left do not suffice.

    The Attack chit spares the surcharge of everything bought on the same date, in whatever order.
    """
    with_chit = any(purchase.group == ATTACK_CHIT for purchase in order)
    priced: list[PricedPurchase] = []
    left = points
    for number, purchase in enumerate(order):
        group = group_of(market.faction, purchase.group)
        cost = cost_of(group, purchase.on_map, with_chit)
        refusal = purchase_refusal(group, purchase.on_map, market, order[:number])
        priced.append(PricedPurchase(purchase, cost, refusal or spending_refusal(cost, left)))
        left -= cost
    return tuple(priced)


def order_cost(order: Sequence[PricedPurchase]) -> int:
    """The points that an order spends."""
    return sum(priced.cost for priced in order)
