"""The tables against the rulebook's charts, typed here a second time and in another form."""

import pytest

from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.rules.air.bombardment import Bombardment
from companion.games.spanish_civil_war.rules.combat.results import (
    column_label,
    crt_column,
)
from companion.games.spanish_civil_war.rules.combat.river import Crossing
from companion.games.spanish_civil_war.rules.combat.terrain import terrain_bonus
from companion.games.spanish_civil_war.rules.scenario.weather import clear_dice, spotting_range
from companion.games.spanish_civil_war.terms import Battle, Weather


def test_every_difference_has_its_column() -> None:
    spans = {
        "-5": (-40, -5),
        **{str(n): (n, n) for n in range(-4, 1)},
        **{f"{n},{n + 1}": (n, n + 1) for n in range(1, 13, 2)},
        "13+": (13, 60),
    }
    for label, (low, high) in spans.items():
        assert {column_label(crt_column(difference)) for difference in (low, high)} == {label}


def test_shifts_end_at_the_edge_of_the_table() -> None:
    assert column_label(crt_column(14, 3)) == "13+"
    assert column_label(crt_column(-3, -4)) == "-5"


# The strengths whose column is hit by a die, read off the rows of the bombardment table.
LEAST_STRENGTH = {1: 1, 2: 4, 3: 7, 4: 10, 5: 13}


@pytest.mark.parametrize("strength", range(17))
def test_bombs_hit_as_the_table_says(strength: int) -> None:
    attack = Bombardment(Battle.BRUNETE, Faction.REPUBLICAN, strength)
    hits = {die for die in range(1, 7) if attack.is_hit(die)}
    assert hits == {die for die, least in LEAST_STRENGTH.items() if strength >= least}


@pytest.mark.parametrize(
    ("terrain", "points"),
    [("clear", 0), ("town", 1), ("city", 2), ("woods", 1), ("hills", 3), ("rough", 2), ("mixed", 4)],
)
def test_the_ground_adds_what_the_terrain_chart_says(terrain: str, points: int) -> None:
    assert terrain_bonus({terrain}).points == points


def test_only_the_best_bonus_counts() -> None:
    assert terrain_bonus({"town", "hills", "clear"}, Crossing.ALL).points == 3
    assert terrain_bonus({"town"}, Crossing.ALL).points == 2
    assert terrain_bonus({"minor-road"}, Crossing.SOME).points == 1
    assert terrain_bonus(()).points == 0


def test_weather_by_turn() -> None:
    assert clear_dice(Battle.STANDARD, 4) == {1, 2, 3, 4}
    assert clear_dice(Battle.JARAMA, 11) == {5, 6}
    assert clear_dice(Battle.JARAMA, 12) == {3, 4, 5, 6}
    assert clear_dice(Battle.BRUNETE, 3) == {1, 2, 3, 4, 5, 6}
    assert (spotting_range(Weather.CLEAR), spotting_range(Weather.RAIN)) == (8, 4)
