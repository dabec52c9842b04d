"""The planner: what a sum of points buys, and what an order may bring (4.515, 4.516)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from itertools import product
from math import comb
from types import MappingProxyType

from companion.chance.odds import Distribution, dice_odds
from companion.reason import Reason
from companion.systems.elst.forces.pieces import find_piece
from companion.systems.elst.forces.roster import Pieces
from companion.systems.elst.refit.groups import ATTACK_CHIT, Group, group_data, group_of, groups_of
from companion.systems.elst.refit.purchases import Market, Purchase, cost_of, price_order, purchase_refusal
from companion.systems.elst.refit.readings import PRINTED, RefitReadings
from companion.systems.elst.refit.strength import (
    Strength,
    companions_of,
    leader_modifiers,
    leaders_of,
    units_of,
    weapons_of,
)

DIE = dice_odds(1)
TWO_DICE = dice_odds(2)
NONE_OF_IT = Distribution(MappingProxyType({0: Fraction(1)}))


# ---- what can be bought ----


@dataclass(frozen=True, slots=True)
class Offer:
    """One more group besides an order, entering or on map: its cost, and why it may not be added."""

    purchase: Purchase
    cost: int
    refusal: Reason | None


def offers(market: Market, points: int, order: Sequence[Purchase] = ()) -> tuple[Offer, ...]:
    """Every group of a side's table, both ways of setting up where the table has two."""
    return tuple(
        _offer(Purchase(group=group.id, on_map=on_map), market, points, order)
        for group in groups_of(market.faction).values()
        for on_map in ((False, True) if group.kind.pays_for_map else (False,))
    )


def _offer(purchase: Purchase, market: Market, points: int, order: Sequence[Purchase]) -> Offer:
    priced = price_order([*order, purchase], market, points)
    return Offer(purchase, priced[-1].cost, priced[-1].refusal)


@dataclass(frozen=True, slots=True)
class FullOrder:
    """An order of entering groups to which the points left can add no other."""

    groups: tuple[str, ...]
    left: int


def full_orders(market: Market, points: int) -> tuple[FullOrder, ...]:
    """Every way to spend the points on groups that enter, those that leave least first."""
    rows = tuple(groups_of(market.faction).values())
    found = (_full_order(groups, market, points) for groups in _affordable(rows, market, points, ()))
    return tuple(sorted((order for order in found if order), key=lambda order: (order.left, order.groups)))


def _affordable(
    rows: tuple[Group, ...], market: Market, points: int, order: tuple[str, ...]
) -> Iterator[tuple[str, ...]]:
    """All orders of some rows of the table, in its order, that begin with those chosen."""
    if not rows:
        yield order
        return
    group = rows[0]
    yield from _affordable(rows[1:], market, points, order)
    while group.cost <= points and _is_allowed(group, market, order):
        points -= group.cost
        order = (*order, group.id)
        yield from _affordable(rows[1:], market, points, order)


def _is_allowed(group: Group, market: Market, order: tuple[str, ...]) -> bool:
    today = [Purchase(group=id_) for id_ in order]
    return purchase_refusal(group, on_map=False, market=market, today=today) is None


def _full_order(order: tuple[str, ...], market: Market, points: int) -> FullOrder | None:
    """The order with what it leaves; None when another group could still be had for it."""
    table = groups_of(market.faction)
    left = points - sum(table[id_].cost for id_ in order)
    more = any(group.cost <= left and _is_allowed(group, market, order) for group in table.values())
    return None if more else FullOrder(order, left)


def order_total(order: Sequence[Purchase], market: Market) -> int:
    """What an order costs, whether it is allowed or not."""
    with_chit = any(purchase.group == ATTACK_CHIT for purchase in order)
    groups = ((group_of(market.faction, purchase.group), purchase.on_map) for purchase in order)
    return sum(cost_of(group, on_map, with_chit) for group, on_map in groups)


# ---- what an order brings ----


@dataclass(frozen=True, slots=True)
class GroupOdds:
    """The exact chances of what one group brings: its strength, and by strength its leaders."""

    group: Group
    strength: Mapping[Strength, Fraction]
    leaders: Mapping[tuple[str, ...], Fraction]


def group_odds(group: Group) -> GroupOdds:
    """What one group brings; of a group without leaders none, for sure."""
    strength = strength_odds(group)
    leaders: dict[tuple[str, ...], Fraction] = {}
    for grade, chance in strength.items():
        for found, part in _leader_odds(group, grade).items():
            leaders[found] = leaders.get(found, Fraction(0)) + chance * part
    return GroupOdds(group, strength, leaders)


def strength_odds(group: Group) -> Mapping[Strength, Fraction]:
    """The chance of each strength that a group may have (4.5161)."""
    if not group.rolls_strength:
        return {Strength.FULL: Fraction(1)}
    full = TWO_DICE.at_most(group_data().full_strength_at_most)
    return {Strength.FULL: full, Strength.DEPLETED: 1 - full}


def _leader_odds(group: Group, strength: Strength) -> Mapping[tuple[str, ...], Fraction]:
    if group.leaders is None:
        return {(): Fraction(1)}
    drm = sum(modifier.value for modifier in leader_modifiers(group.leaders, group.leader_drm, strength))
    final_odds = TWO_DICE.shifted(drm)
    odds: dict[tuple[str, ...], Fraction] = {}
    for final in final_odds:
        found = leaders_of(group.leaders, final)
        odds[found] = odds.get(found, Fraction(0)) + final_odds[final]
    return odds


def piece_odds(
    order: Sequence[Purchase], market: Market, piece: str, readings: RefitReadings = PRINTED
) -> Distribution:
    """How many counters of a type an order brings in all: units, what comes with them, weapons, leaders."""
    single = (_piece_odds(group_of(market.faction, one.group), piece, readings) for one in order)
    return reduce(Distribution.plus, single, NONE_OF_IT)


def _piece_odds(group: Group, piece: str, readings: RefitReadings) -> Distribution:
    """How many counters of a type one group brings."""
    chances: dict[int, Fraction] = {}
    for strength, chance in strength_odds(group).items():
        parts = _sure(group, strength, piece), _weapons(group, strength, piece, readings)
        for number, part in parts[1].plus(_leaders(group, strength, piece)).shifted(parts[0]).chances.items():
            chances[number] = chances.get(number, Fraction(0)) + chance * part
    return Distribution(MappingProxyType(chances))


def _sure(group: Group, strength: Strength, piece: str) -> int:
    """The counters of a type that a strength brings without any roll."""
    units = units_of(group, strength)
    return _count((*units, *companions_of(group, units)), piece)


def _count(pieces: Sequence[Pieces], piece: str) -> int:
    return sum(some.count for some in pieces if some.type == piece)


def _weapons(group: Group, strength: Strength, piece: str, readings: RefitReadings) -> Distribution:
    """The support weapons of a type: all of them at full strength, else each by its own die (4.5162a)."""
    listed = _count(weapons_of(group, readings), piece)
    if strength is Strength.FULL or not listed:
        return NONE_OF_IT.shifted(listed)
    got = DIE.at_most(group_data().weapon_received_at_most)
    chances = {n: comb(listed, n) * got**n * (1 - got) ** (listed - n) for n in range(listed + 1)}
    return Distribution(MappingProxyType(chances))


def _leaders(group: Group, strength: Strength, piece: str) -> Distribution:
    """The leaders of a type (4.5163)."""
    chances: dict[int, Fraction] = {}
    for names, chance in _leader_odds(group, strength).items():
        number = sum(_leader_id(group, name) == piece for name in names)
        chances[number] = chances.get(number, Fraction(0)) + chance
    return Distribution(MappingProxyType(chances))


def _leader_id(group: Group, name: str) -> str:
    found = find_piece(name, group.faction)
    return found.id if found else name


def strength_pattern_odds(
    order: Sequence[Purchase], market: Market
) -> Mapping[tuple[Strength, ...], Fraction]:
    """The chance of each way in which the groups of an order come out, one strength for each in turn."""
    odds = [strength_odds(group_of(market.faction, purchase.group)) for purchase in order]
    patterns: dict[tuple[Strength, ...], Fraction] = {}
    for picked in product(*(single.items() for single in odds)):
        chance = reduce(lambda total, item: total * item[1], picked, Fraction(1))
        patterns[tuple(strength for strength, _ in picked)] = chance
    return patterns
