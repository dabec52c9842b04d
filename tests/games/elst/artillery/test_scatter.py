from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.chance.odds import chance_of
from companion.games.elst.rules.artillery.accuracy import accuracy_request, conversion_drm
from companion.games.elst.rules.artillery.readings import ArtilleryReadings
from companion.games.elst.rules.artillery.scatter import (
    error_cap,
    error_request,
    landing,
    landing_odds,
)
from companion.hexes.coordinates import HexCoord, distance
from tests.games.elst.table import BOARD, at

AR = HexCoord(20, -20)
DICE = st.integers(1, 6)
CAPS = st.none() | st.integers(1, 6)


@pytest.mark.parametrize(
    ("correction", "cap"),
    [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3), (10, 4), (12, 4), (13, 5), (15, 5), (16, 6), (18, 6)],
)
def test_the_error_is_one_hex_for_each_three_begun(correction: int, cap: int) -> None:
    """2.4d"""
    assert error_cap(correction) == cap
    assert error_cap(correction, is_blind=True) is None


@given(DICE, DICE, CAPS)
def test_a_round_lands_as_far_as_the_white_die_says_within_the_cap(
    coloured: int, white: int, cap: int | None
) -> None:
    landed = landing(AR, (coloured, white), cap)
    assert landed.distance == distance(AR, landed.hex) == min(white, cap or 6)


def test_directions_go_clockwise_from_north() -> None:
    """2.31b: the two worked examples give 2 = NN15 and 6 = KK16 from LL16."""
    names = [BOARD.hex_name(landing(at("LL16"), (die, 1), None).hex) for die in range(1, 7)]
    assert names == ["LL15", "MM16", "MM17", "LL17", "KK17", "KK16"]


def test_one_die_is_enough_where_the_error_is_one_hex() -> None:
    assert (error_request("G1", 1).dice, error_request("G1", 2).dice) == (1, 2)
    assert landing(AR, (4,), 1) == landing(AR, (4, 6), 1)


@given(CAPS, st.integers(0, 6))
def test_the_spread_is_what_counting_all_dice_gives(cap: int | None, hits: int) -> None:
    """Against an accuracy of `hits` in six, every pair of error dice counted one by one."""
    accurate = Fraction(hits, 6)
    counted = Counter(landing(AR, dice, cap).hex for dice in product(range(1, 7), repeat=2))
    odds = landing_odds(AR, accurate, cap)
    assert sum(odds.values()) == 1
    assert list(odds) == sorted(odds, key=lambda hex_: (-odds[hex_], hex_)), "the likeliest first, by number"
    for hex_, ways in counted.items():
        assert odds.get(hex_, 0) == (1 - accurate) * Fraction(ways, 36)
    assert odds.get(AR, 0) == accurate


@pytest.mark.parametrize(("length", "drm"), [(1, 0), (6, 0), (7, 1), (12, 1), (13, 2), (18, 2)])
def test_a_long_correction_with_conversion_is_less_accurate(length: int, drm: int) -> None:
    """2.33e"""
    assert conversion_drm(length, True, ArtilleryReadings()) == drm
    assert conversion_drm(length, False, ArtilleryReadings()) == 0
    assert conversion_drm(length, False, ArtilleryReadings(range_drm_without_conversion=True)) == drm


@pytest.mark.parametrize(("hindrance", "sixths"), [(0, 2), (1, 1), (2, 0), (5, 0)])
def test_hindrance_spoils_accuracy(hindrance: int, sixths: int) -> None:
    assert chance_of(accuracy_request("G1", 2, hindrance, 0)) == Fraction(sixths, 6)
