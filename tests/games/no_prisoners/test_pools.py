import pytest

from companion.games.no_prisoners.rules.pools.optional import awards
from companion.games.no_prisoners.rules.pools.replacement import Fate, picks, replacement
from companion.games.no_prisoners.rules.pools.tribes import TribalRoll, tribal_roll
from companion.games.no_prisoners.rules.pools.withdrawal import Source, withdrawal
from companion.games.no_prisoners.rules.turn.calendar import GameTurn
from companion.games.no_prisoners.terms import Front, PlayerTurn


@pytest.mark.parametrize(
    ("demand", "source", "others", "dropped"),
    [
        (4, Source.SUPPLIED, 0, 0),
        (6, Source.SUPPLIED_THEN_OTHERS, 2, 0),
        (9, Source.EVERYTHING, 3, 2),
    ],
)
def test_withdrawals_take_units_in_supply_first(
    demand: int, source: Source, others: int, dropped: int
) -> None:
    found = withdrawal(demand, supplied=4, others=3)
    assert (found.source, found.from_others, found.dropped) == (source, others, dropped)
    assert found.is_chosen_by_enemy is (source is Source.SUPPLIED_THEN_OTHERS)
    assert found.reason.args["others"] == others


def test_the_rolls_for_tribes_follow_the_seasons() -> None:
    due = [tribal_roll(GameTurn(turn), 6) for turn in (5, 6, 7, 8, 9, 10)]
    home = TribalRoll(1, is_homeward=True)
    assert due == [None, TribalRoll(2), TribalRoll(1), TribalRoll(1), home, TribalRoll(1)]
    assert tribal_roll(GameTurn(5), 5) == TribalRoll(2)
    assert tribal_roll(GameTurn(7), None) is None


def test_rates_never_fall_below_nothing() -> None:
    assert picks(0, 5, change=-1) == 0
    assert picks(3, 2) == 2


def test_a_replacement_that_comes_too_late_is_gone() -> None:
    assert replacement(5, 12).fate is Fate.GONE
    assert replacement(5, 11).turn == 16
    assert replacement(6, 1).reason.key == "np-replacement-gone"


def test_optional_units_pay_the_enemy_once() -> None:
    sent = {"al-w-aus1": Front.WEST, "cp-w-alpk": Front.WEST, "cp-e-armcar": Front.EAST}
    gained = awards(sent)
    assert gained == {
        PlayerTurn.WEST_CP: 3,
        PlayerTurn.WEST_ALLIED: 3,
        PlayerTurn.EAST_ALLIED: 1,
        PlayerTurn.EAST_CP: 0,
    }
