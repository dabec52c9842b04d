from fractions import Fraction
from itertools import product

import pytest

from companion.games.elst.factions import Faction
from companion.games.elst.rules.campaign_dates import CampaignDate
from companion.games.elst.rules.refit.groups import ATTACK_CHIT, groups_of
from companion.games.elst.rules.refit.planner import (
    offers,
    piece_odds,
)
from companion.games.elst.rules.refit.purchases import Market, Purchase
from companion.games.elst.rules.refit.strength import Strength, strength_of

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


@pytest.mark.parametrize("faction", Faction)
def test_chances_sum_to_one(faction: Faction) -> None:
    for id_ in groups_of(faction):
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
