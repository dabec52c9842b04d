"""The table is right: what a battle tracks is set to what the table shows, undone and done again."""

import pytest
from pydantic import JsonValue

from companion.games.spanish_civil_war.rules.scoring import score_of
from companion.games.spanish_civil_war.rules.sequence import Phase
from companion.games.spanish_civil_war.table.commands import NextPhase
from companion.games.spanish_civil_war.terms import Battle
from companion.kit.facts import fact_at
from companion.session.commands import SetFacts
from tests.games.spanish_civil_war.table import NATIONALIST, REPUBLICAN, Table

_UNIT = "J-N-1-infantry-1"


@pytest.fixture
def table() -> Table:
    """Jarama in its first movement, a battalion out of command as judged."""
    table = Table(Battle.JARAMA)
    table.tell(NATIONALIST, "1: 1x 7-4-6/3-3-6 II")
    table.put(J_N_1_infantry_1="3532")
    table.go_to(Phase.FIRST_MOVEMENT)
    table.judge()
    return table


_SETTABLE = {
    "clock/moment/turn": 5,
    "clock/moment/phase": Phase.SECOND_COMBAT,
    "clock/first_player": REPUBLICAN,
    "clock/weather": "rain",
    "clock/is_over": True,
    "exits_scored": 3,
    "points_by_hand/nationalist": 12,
    "assault_points/J-N-VAR": 4,
    "is_reserve_called": True,
    "is_reserve_free": True,
    f"units/{_UNIT}/stand/is_reduced": True,
    f"judged/statuses/{_UNIT}/is_supplied": False,
    f"judged/statuses/{_UNIT}/is_in_command": True,
}


@pytest.mark.parametrize(("path", "value"), _SETTABLE.items())
def test_any_fact_is_set_undone_and_done_again(table: Table, path: str, value: object) -> None:
    before = fact_at(table.game, path)
    assert before != value
    table.do(SetFacts(facts={path: value}))
    assert fact_at(table.game, path) == value
    table.session.undo()
    assert fact_at(table.game, path) == before
    table.session.redo()
    assert fact_at(table.game, path) == value


def test_a_status_set_by_hand_holds_for_the_phase(table: Table) -> None:
    assert not table.game.status(_UNIT).is_in_command
    table.do(SetFacts(facts={f"judged/statuses/{_UNIT}/is_in_command": True}))
    assert table.game.status(_UNIT).is_in_command
    table.judge()
    assert not table.game.status(_UNIT).is_in_command


def test_points_counted_at_the_table_make_the_level(table: Table) -> None:
    assert score_now(table) == (0, "republican-victory")
    table.do(SetFacts(facts={"points_by_hand/nationalist": 25, "points_by_hand/republican": 3}))
    assert score_now(table) == (22, "nationalist-substantial")


def test_the_holder_of_a_place_at_brunete_is_set() -> None:
    table = Table(Battle.BRUNETE)
    table.do(SetFacts(facts={"holders/2112": "republican"}))
    assert table.game.holders["2112"] is REPUBLICAN


def score_now(table: Table) -> tuple[int, str]:
    found = score_of(table.scene)
    return found.difference, found.level


def test_the_weather_of_a_turn_that_is_left_is_not_asked_any_more() -> None:
    table = Table(Battle.JARAMA)
    while not table.session.state.waiting:
        table.go_on()
    table.do(SetFacts(facts={"clock/moment/phase": Phase.FIRST_COMBAT}))
    assert table.session.state.waiting == ()


@pytest.mark.parametrize("fact", [{"clock/moment/turn": 9}, {"clock/moment/phase": Phase.FIRST_COMBAT}])
def test_a_battle_that_was_over_goes_on_from_where_it_is_set(fact: dict[str, JsonValue]) -> None:
    table = Table(Battle.BRUNETE)
    table.do(SetFacts(facts={"clock/moment/turn": 10, "clock/is_over": True}))
    table.do(SetFacts(facts=fact), NextPhase())
    assert not table.game.clock.is_over
