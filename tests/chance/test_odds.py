from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance.odds import (
    chance_in_a_row,
    chance_of,
    chance_of_roll_then_draw,
    dice_odds,
    next_draw,
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


def test_two_dice_show_eight_or_less_in_26_of_36() -> None:
    assert dice_odds(2).at_most(8) == Fraction(26, 36)


def test_a_row_counts_its_own_modifiers_too() -> None:
    row = RollRow(subject="a", modifiers=(drm(2),))
    goal = Goal(at_most=5)
    request = RollRequest(purpose=Asked.DR, dice=1, modifiers=(drm(1),), rows=(row,), goal=goal)
    assert chance_of(request, row) == Fraction(2, 6)


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


def test_contact_and_access_in_one_phase() -> None:
    """Contact on 8 or less, then one of 8 black chits among 11."""
    assert chance_of_roll_then_draw(CONTACT, PILE, "black") == Fraction(26, 36) * Fraction(8, 11)
    assert chance_of_roll_then_draw(CONTACT, PILE, "green") == 0


def test_things_in_a_row_multiply() -> None:
    assert chance_in_a_row(Fraction(1, 2), Fraction(1, 3), Fraction(3, 4)) == Fraction(1, 8)
    assert chance_in_a_row() == 1
