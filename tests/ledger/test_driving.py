"""What the ledger says the companion decides is shown by tests that play."""

import pytest

from tests.ledger.driving import drives, listed, undriven
from tests.ledger.rows import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_the_companion_decides_is_played_by_a_test_or_listed(game: str) -> None:
    assert sorted(set(undriven()[game]) - set(listed()[game])) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_is_listed_that_a_test_plays_by_now(game: str) -> None:
    assert sorted(set(listed()[game]) - set(undriven()[game])) == []


@pytest.mark.parametrize(
    "test",
    [
        "tests/games/spanish_civil_war/test_brunete.py::test_the_weather_is_always_clear_without_a_die",
        "tests/ui/test_session_window.py::test_facts_are_set_together_and_undone_as_one_step",
    ],
)
def test_a_test_that_plays_through_a_fixture_or_the_window_drives(test: str) -> None:
    assert drives(test)


@pytest.mark.parametrize(
    "test",
    [
        "tests/games/elst/refit/test_rules.py::test_limits_count_earlier_dates_and_today",
        "tests/ledger/test_ledger.py::test_ids_are_single",
    ],
)
def test_a_test_of_a_function_or_of_a_file_does_not(test: str) -> None:
    assert not drives(test)
