"""The planner: what a sum of points buys, and what an order may bring (4.515, 4.516)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from math import comb
from types import MappingProxyType

from companion.chance.odds import Distribution, dice_odds
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.pieces import find_piece
from companion.games.elst.rules.refit.groups import Group, group_data, group_of, groups_of
from companion.games.elst.rules.refit.purchases import Market, Purchase, price_order
from companion.games.elst.rules.refit.readings import PRINTED, RefitReadings
from companion.games.elst.rules.refit.strength import (
    Strength,
    companions_of,
    leader_modifiers,
    leaders_of,
    units_of,
    weapons_of,
)
from companion.reason import Reason

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


# ---- what an order brings ----


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
