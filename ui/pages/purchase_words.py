"""What an order of Reinforcement Groups costs and may bring, in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from companion.systems.elst.forces.tracking.words import printed_name
from companion.systems.elst.refit.groups import Group, group_of
from companion.systems.elst.refit.planner import strength_odds
from companion.systems.elst.refit.purchases import Market, PricedPurchase, Purchase, order_cost, price_order
from companion.systems.elst.refit.strength import Strength
from ui.pages.purchase_figures import Brought, bought, counters_brought, full_chance, of_section, readings_of
from ui.panels.elst_session import elst_session
from ui.panels.request_words import chance_words

if TYPE_CHECKING:
    from companion.chance.odds import Distribution
    from companion.systems.elst.factions import Faction
    from companion.systems.elst.forces.units import PieceType
    from ui.session_bridge import SessionBridge

_SECTIONS = ("units", "weapons", "leaders")


def purchase_name(bridge: SessionBridge, faction: Faction, purchase: Purchase) -> str:
    """A group by its id and name, and whether it sets up on map."""
    name = group_name(bridge, group_of(faction, purchase.group))
    return bridge.text("planner-group-on-map", group=name) if purchase.on_map else name


def group_name(bridge: SessionBridge, group: Group) -> str:
    """A group by its id and name: "I1 Infantry company"."""
    name = bridge.text(group.text_key)
    return bridge.text("planner-group", id=group.id, name=name) if group.id.isupper() else name


def cost_line(bridge: SessionBridge, cost: int, points: int) -> str:
    """What is spent of how much, and what is left."""
    left = str(points - cost).replace("-", "−")
    return bridge.text("planner-cost", cost=str(cost), points=str(points), left=left)


def order_lines(
    bridge: SessionBridge, market: Market, points: int, order: Sequence[Purchase]
) -> Iterator[str]:
    """What an order costs, what is wrong with it, and the odds of what it brings."""
    priced = price_order(order, market, points)
    yield cost_line(bridge, order_cost(priced), points)
    yield from _refused(bridge, market, priced)
    if order:
        yield from _strength_lines(bridge, bought(order, market))
        yield from _brought_lines(bridge, counters_brought(order, market, readings_of(elst_session(bridge))))


def _refused(bridge: SessionBridge, market: Market, priced: Sequence[PricedPurchase]) -> Iterator[str]:
    for one in priced:
        if one.refusal:
            name = purchase_name(bridge, market.faction, one.purchase)
            yield bridge.text("planner-refused", group=name, why=bridge.reason_text(one.refusal))


def _strength_lines(bridge: SessionBridge, groups: Sequence[Group]) -> Iterator[str]:
    rolling = [group for group in groups if group.rolls_strength]
    for group in {group.id: group for group in rolling}.values():
        odds = strength_odds(group)[Strength.FULL]
        yield _full(bridge, "planner-full", odds, group=group_name(bridge, group))
    if len(rolling) > 1:
        yield _full(bridge, "planner-all-full", full_chance(rolling))


def _full(bridge: SessionBridge, key: str, chance: Fraction, **args: str) -> str:
    return bridge.text(key, chance=chance_words(bridge, chance), **args)


def _brought_lines(bridge: SessionBridge, brought: Brought) -> Iterator[str]:
    for section in _SECTIONS:
        words = [_piece_words(bridge, *item) for item in of_section(brought, section)]
        if words:
            yield bridge.text(f"planner-{section}", list="\n".join(words))


def _piece_words(bridge: SessionBridge, type_: PieceType, odds: Distribution) -> str:
    shares = [_share(bridge, number, odds[number]) for number in sorted(odds, reverse=True)]
    return bridge.text("planner-piece", piece=printed_name(type_), shares=bridge.catalogue.join(shares))


def _share(bridge: SessionBridge, number: int, chance: Fraction) -> str:
    if chance == 1:
        return str(number)
    return bridge.text("planner-share", number=str(number), percent=f"{float(100 * chance):.1f}")
