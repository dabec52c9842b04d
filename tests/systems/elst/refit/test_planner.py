from fractions import Fraction
from itertools import product

import pytest

from companion.systems.elst.campaign_dates import CampaignDate
from companion.systems.elst.factions import Faction
from companion.systems.elst.refit.groups import ATTACK_CHIT, group_of, groups_of
from companion.systems.elst.refit.planner import (
    full_orders,
    group_odds,
    offers,
    order_total,
    piece_odds,
    strength_pattern_odds,
)
from companion.systems.elst.refit.purchases import Market, Purchase, order_refusals, price_order
from companion.systems.elst.refit.strength import Strength, strength_of

BRITISH, GERMAN = Faction.BRITISH, Faction.GERMAN
FULL = Fraction(26, 36)  # two dice, 8 or less


def market(faction: Faction, **bought: int) -> Market:
    return Market(faction, CampaignDate.DAY_24_NOON, bought)


def order(*groups: str) -> list[Purchase]:
    return [Purchase(group=group) for group in groups]


def test_offers_know_the_points_left() -> None:
    found = {(o.purchase.group, o.purchase.on_map): o for o in offers(market(BRITISH), 8, order("O1"))}
    assert found["I1", False].refusal is not None
    assert found["I1", False].refusal.key == "refit-too-few-points"
    assert found["V2", True].refusal is None
    assert found["V2", True].cost == 6


def test_the_chit_frees_what_is_added_to_it() -> None:
    found = {(o.purchase.group, o.purchase.on_map): o for o in offers(market(GERMAN), 5, order(ATTACK_CHIT))}
    assert found["V2", True].cost == 4
    assert found["V2", True].refusal is None


@pytest.mark.parametrize(("faction", "points"), [(GERMAN, 4), (GERMAN, 10), (BRITISH, 13)])
def test_full_orders_are_legal_and_leave_no_room(faction: Faction, points: int) -> None:
    for found in full_orders(market(faction), points):
        bought = order(*found.groups)
        assert order_refusals(price_order(bought, market(faction), points)) == ()
        assert found.left == points - order_total(bought, market(faction))
        entering = [o for o in offers(market(faction), points, bought) if not o.purchase.on_map]
        assert all(offer.refusal for offer in entering)


def test_full_orders_are_all_there() -> None:
    """Against every combination of up to two of each British group."""
    table, points = groups_of(BRITISH), 7
    found = {order_.groups for order_ in full_orders(market(BRITISH), points)}
    for counts in product(range(3), repeat=len(table)):
        bought = order(*(id_ for id_, n in zip(table, counts, strict=True) for _ in range(n)))
        if order_total(bought, market(BRITISH)) > points:
            continue
        if order_refusals(price_order(bought, market(BRITISH), points)):
            continue
        more = [o for o in offers(market(BRITISH), points, bought) if not o.purchase.on_map and not o.refusal]
        assert (tuple(one.group for one in bought) in found) == (not more)


def test_limits_of_the_campaign_are_kept() -> None:
    assert all("V1" not in found.groups for found in full_orders(market(GERMAN, V1=1), 10))


def test_a_company_is_full_26_times_in_36() -> None:
    odds = group_odds(group_of(BRITISH, "I1"))
    assert odds.strength == {Strength.FULL: FULL, Strength.DEPLETED: 1 - FULL}
    assert sum(odds.leaders.values()) == 1


@pytest.mark.parametrize("faction", Faction)
def test_chances_sum_to_one(faction: Faction) -> None:
    for id_ in groups_of(faction):
        assert sum(group_odds(group_of(faction, id_)).leaders.values()) == 1
        assert sum(piece_odds(order(id_), market(faction), "lmg").chances.values()) == 1


def test_squads_of_two_groups_add_up() -> None:
    odds = piece_odds(order("I1"), market(BRITISH), "british-4-5-7")
    assert odds.chances == {10: FULL, 7: 1 - FULL}


def test_every_british_lmg_of_a_depleted_company_is_rolled_for() -> None:
    odds = piece_odds(order("I1"), market(BRITISH), "lmg")
    third = Fraction(1, 3)
    assert odds[0] == (1 - FULL) * third**3
    assert odds[3] == FULL + (1 - FULL) * (1 - third) ** 3
    assert odds.mean == 3 * FULL + 2 * (1 - FULL)


def test_leaders_by_counting_every_roll() -> None:
    """The chance of a 9-2 from an SS platoon, over both rolls of two dice."""
    hits = 0
    for a, b, c, d in product(range(1, 7), repeat=4):
        drm = -2 + 2 * (strength_of(a + b) is Strength.DEPLETED)
        hits += c + d + drm <= 2
    assert piece_odds(order("I1"), market(GERMAN), "leader-9-2")[1] == Fraction(hits, 6**4)


def test_crews_come_with_their_guns() -> None:
    assert piece_odds(order("G1", "HW1"), market(BRITISH), "crew-2-2-8").chances.keys() == {3, 4, 5}


def test_patterns_of_strength() -> None:
    odds = strength_pattern_odds(order("V2", "G1", "V3"), market(GERMAN))
    assert odds[Strength.FULL, Strength.FULL, Strength.DEPLETED] == FULL * (1 - FULL)
    assert sum(odds.values()) == 1
