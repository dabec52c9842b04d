"""An order of Reinforcement Groups in words: what may be bought, what is, what it brings (4.515, 4.516)."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod

from companion.chance.odds import Distribution
from companion.chance.words import chance_in_words, percent, with_minus
from companion.games.elst.procedures.forces.words import roster_text
from companion.games.elst.rules.forces.counted import Pieces
from companion.games.elst.rules.forces.pieces import piece_types, printed_name
from companion.games.elst.rules.forces.units import PieceKind, PieceType
from companion.games.elst.rules.refit.groups import Group, group_of, groups_of
from companion.games.elst.rules.refit.planner import offers, piece_odds, strength_odds
from companion.games.elst.rules.refit.purchases import Market, Purchase, order_cost, price_order
from companion.games.elst.rules.refit.readings import RefitReadings
from companion.games.elst.rules.refit.strength import Strength, companions_of, units_of, weapons_of
from companion.kit.calculators import Offer
from companion.kit.panels import Cell, Lines, Part, Table
from companion.kit.questions import value_in_words
from companion.reason import Reason

_ON_MAP = "/map"
_SUPPORT_WEAPONS = (PieceKind.WEAPON, PieceKind.RADIO)
_SECTIONS = ("planner-units", "planner-weapons", "planner-leaders")

Brought = tuple[PieceType, Distribution]


def purchase_of(id_: str) -> Purchase:
    """The purchase that an offer's id names."""
    return Purchase(group=id_.removesuffix(_ON_MAP), on_map=id_.endswith(_ON_MAP))


def offered(market: Market, points: int, order: Sequence[Purchase], *, on_map: bool) -> tuple[Offer, ...]:
    """Each group once, with its cost: on map if that is wanted and makes a difference."""
    return tuple(
        Offer(_id(one.purchase), _about("planner-offer", market, one.purchase, cost=one.cost), one.refusal)
        for one in offers(market, points, order)
        if one.purchase.on_map == (on_map and _group(market, one.purchase).kind.pays_for_map)
    )


def ordered(market: Market, order: Sequence[Purchase]) -> tuple[Offer, ...]:
    """Each purchase of an order, to be taken off it."""
    return tuple(Offer(_id(one), _about("planner-put-back", market, one)) for one in order)


def order_parts(
    market: Market, points: int, order: Sequence[Purchase], readings: RefitReadings
) -> tuple[Part, ...]:
    """What an order costs, what is wrong with it, the odds of what it brings; what there is to buy."""
    cost, *refused = _costs(market, points, order)
    lines = (*refused, *_full_odds([_group(market, one) for one in order]))
    told = (Lines(lines),) if lines else ()
    stock = Lines(tuple(_stock(market, order, readings)))
    return (Lines((cost,)), *told, *_tables(_brought(market, order, readings)), stock)


# ---- names ----


def _id(purchase: Purchase) -> str:
    return purchase.group + _ON_MAP * purchase.on_map


def _group(market: Market, purchase: Purchase) -> Group:
    return group_of(market.faction, purchase.group)


def _about(key: str, market: Market, purchase: Purchase, **args: int) -> Reason:
    """A message about a group, by its id and name, and whether it sets up on map."""
    name = _name(_group(market, purchase))
    return Reason(
        key, args=args, about=Reason("planner-group-on-map", about=name) if purchase.on_map else name
    )


def _name(group: Group) -> Reason:
    name = Reason(group.text_key)
    return Reason("planner-group", args={"id": group.id}, about=name) if group.id.isupper() else name


# ---- costs ----


def _costs(market: Market, points: int, order: Sequence[Purchase]) -> Iterator[Reason]:
    priced = price_order(order, market, points)
    cost = order_cost(priced)
    args = {"cost": str(cost), "points": str(points), "left": with_minus(points - cost)}
    yield Reason("planner-cost", "4.515", args=args)
    for one in priced:
        if one.refusal:
            yield _about("planner-refused", market, one.purchase)
            yield one.refusal


# ---- what there is ----


def _stock(market: Market, order: Sequence[Purchase], readings: RefitReadings) -> Iterator[Reason]:
    """Each group: its counters at full strength and depleted, how many of it are left (4.515, 4.516)."""
    bought = Counter(one.group for one in order)
    for group in groups_of(market.faction).values():
        gone = market.bought_before.get(group.id, 0) + bought[group.id]
        left = {"left": max(group.in_all - gone, 0), "all": group.in_all, "today": group.a_date}
        yield Reason("planner-stock", args=left, about=_contents(group, readings))


def _contents(group: Group, readings: RefitReadings) -> Reason:
    """What it brings but for leaders; a Depleted one rolls for each support weapon (4.5162a)."""
    weapons = weapons_of(group, readings)
    full = roster_text((*_units(group, Strength.FULL), *weapons))
    if not full:
        return _name(group)
    args = {"group": group.id, "full": full}
    if not group.rolls_strength:
        return Reason("planner-contents", args=args)
    args["depleted"] = roster_text(_units(group, Strength.DEPLETED))
    return Reason("planner-contents-by-strength", args={**args, "weapons": len(weapons)})


def _units(group: Group, strength: Strength) -> tuple[Pieces, ...]:
    units = units_of(group, strength)
    return *units, *companions_of(group, units)


# ---- what it brings ----


def _full_odds(groups: Sequence[Group]) -> Iterator[Reason]:
    """The chance of full strength of each sort of group, and of all of them."""
    rolling = [group for group in groups if group.rolls_strength]
    for group in {group.id: group for group in rolling}.values():
        chance = _full(group)
        args = {"percent": percent(chance), "fraction": str(chance)}
        yield Reason("planner-full", "4.5161", args=args, about=_name(group))
    if len(rolling) > 1:
        yield Reason("planner-all-full", about=chance_in_words(prod(map(_full, rolling), start=Fraction(1))))


def _full(group: Group) -> Fraction:
    return strength_odds(group)[Strength.FULL]


def _brought(market: Market, order: Sequence[Purchase], readings: RefitReadings) -> Sequence[Brought]:
    """How many counters of each type an order may bring, in the order of the types."""
    odds = ((type_, piece_odds(order, market, type_.id, readings)) for type_ in piece_types().values())
    return [(type_, found) for type_, found in odds if found[0] != 1]


def _tables(brought: Sequence[Brought]) -> Iterator[Table]:
    for section in _SECTIONS:
        rows = tuple(_row(type_, odds) for type_, odds in brought if _section(type_) == section)
        if rows:
            yield Table((Reason(section), Reason("planner-number")), rows)


def _section(type_: PieceType) -> str:
    if type_.is_smc:
        return "planner-leaders"
    return "planner-weapons" if type_.kind in _SUPPORT_WEAPONS else "planner-units"


def _row(type_: PieceType, odds: Distribution) -> tuple[Cell, ...]:
    """A counter, and each number of it that may come, the highest first: "2 (84.6 %), 1 (15.4 %)"."""
    told: Reason | None = None
    for number in odds:
        told = _share(number, odds[number], told)
    return value_in_words(printed_name(type_)), told or Reason("value-unknown")


def _share(number: int, chance: Fraction, others: Reason | None) -> Reason:
    if chance == 1:
        return value_in_words(str(number))
    args = {"number": str(number), "percent": percent(chance)}
    return Reason("planner-shares" if others else "planner-share", args=args, about=others)
