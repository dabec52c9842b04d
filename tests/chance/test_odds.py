from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance.odds import (
    chance_in_a_row,
    chance_of,
    chance_of_roll_then_draw,
    dice_odds,
    draws_of,
    next_draw,
    roll_odds,
)
from companion.chance.pile import DrawPile, PileKind
from companion.chance.requests import Goal, Modifier, RollRequest, RollRow
from companion.reason import Reason
from tests.chance.asked import Asked

CONTACT = RollRequest(purpose=Asked.CONTACT, dice=2, goal=Goal(at_most=8, never=(12,)))
PILE = DrawPile(kind=PileKind.CUP, left={"black": 8, "red": 3})


def drm(value: int) -> Modifier:
    return Modifier(value=value, reason=Reason("some-drm"))


@given(st.integers(1, 4), st.integers(2, 8))
def test_dice_odds_count_every_way_they_can_fall(dice: int, faces: int) -> None:
    ways = Counter(map(sum, product(range(1, faces + 1), repeat=dice)))
    odds = dice_odds(dice, faces)
    assert {value: odds[value] for value in odds} == {v: Fraction(n, faces**dice) for v, n in ways.items()}


@given(st.integers(1, 3), st.integers(-10, 10))
def test_chances_sum_to_one_whatever_the_modifiers(dice: int, modifier: int) -> None:
    request = RollRequest(purpose=Asked.DR, dice=dice, modifiers=(drm(modifier),))
    odds = roll_odds(request)
    assert sum(odds.chances.values()) == 1
    assert odds.mean == Fraction(7 * dice, 2) + modifier
    assert odds.at_most(5) + odds.at_least(6) == 1


def test_two_dice_show_eight_or_less_in_26_of_36() -> None:
    assert dice_odds(2).at_most(8) == Fraction(26, 36)


def test_a_row_counts_its_own_modifiers_too() -> None:
    row = RollRow(subject="a", modifiers=(drm(2),))
    request = RollRequest(purpose=Asked.DR, dice=1, modifiers=(drm(1),), rows=(row,))
    assert list(roll_odds(request, row)) == [4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("modifier", "chance"),
    [(0, Fraction(26, 36)), (-1, Fraction(30, 36)), (-2, Fraction(33, 36)), (-9, Fraction(35, 36))],
)
def test_a_chance_of_success_heeds_the_total_that_always_fails(modifier: int, chance: Fraction) -> None:
    request = CONTACT.model_copy(update={"modifiers": (drm(modifier),)})
    assert chance_of(request) == chance


def test_a_request_without_a_goal_has_no_chance_of_success() -> None:
    with pytest.raises(ValueError, match="no goal"):
        chance_of(RollRequest(purpose=Asked.DR, dice=1))


def test_the_next_draw_follows_what_is_left() -> None:
    assert next_draw(PILE) == {"black": Fraction(8, 11), "red": Fraction(3, 11)}
    assert next_draw(PILE.after_draw(("red",)))["red"] == Fraction(2, 10)
    assert next_draw(DrawPile(kind=PileKind.CUP, left={})) == {}


@given(st.integers(0, 5), st.integers(0, 4), st.integers(0, 9))
def test_draws_count_every_hand_that_can_come(black: int, red: int, draws: int) -> None:
    chits = ["black"] * black + ["red"] * red
    pile = DrawPile(kind=PileKind.CUP, left={"black": black, "red": red})
    hands = list(combinations(chits, min(draws, len(chits))))
    expected = Counter(hand.count("red") for hand in hands)
    odds = draws_of(pile, "red", draws)
    assert {n: odds[n] for n in odds} == {n: Fraction(k, len(hands)) for n, k in expected.items()}


def test_contact_and_access_in_one_phase() -> None:
    """Contact on 8 or less, then one of 8 black chits among 11."""
    assert chance_of_roll_then_draw(CONTACT, PILE, "black") == Fraction(26, 36) * Fraction(8, 11)
    assert chance_of_roll_then_draw(CONTACT, PILE, "green") == 0


def test_things_in_a_row_multiply() -> None:
    assert chance_in_a_row(Fraction(1, 2), Fraction(1, 3), Fraction(3, 4)) == Fraction(1, 8)
    assert chance_in_a_row() == 1
