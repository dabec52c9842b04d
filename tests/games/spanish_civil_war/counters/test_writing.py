"""What was told can be kept as lines and told again."""

import pytest

from companion.games.spanish_civil_war.counters.lists import read_counters
from companion.games.spanish_civil_war.counters.sheet import CounterSheet
from companion.games.spanish_civil_war.counters.writing import written
from companion.games.spanish_civil_war.factions import Faction
from companion.games.spanish_civil_war.terms import Battle

LINES = (
    "48: 4x 3-4-6/2-2-6 II, HQ 0-1-6, art 4(8)6",
    "48: 3-4-6/- II, ?-4-6/2-?-6, HQ",
    'SB2: 2x air 4\nA: HQ 0-1-6\n48: tank 2-1-12/- I "3/1"',
    "48: 5-3-?/2-2-? II, ?-3-? II",
    "48: 4(?)6, 2x cav 2-2-8, at 1-2-6/-",
)


@pytest.mark.parametrize("text", LINES)
def test_what_is_written_reads_as_it_was_told(text: str) -> None:
    empty = CounterSheet(battle=Battle.JARAMA)
    told = read_counters(text, empty, Faction.REPUBLICAN)
    assert not told.errors
    again = read_counters(written(told.added), empty, Faction.REPUBLICAN)
    assert not again.errors
    assert set(again.added) == set(told.added)


def test_like_counters_stand_together() -> None:
    told = read_counters("48: 3-4-6 II, HQ, 3-4-6 II", CounterSheet(battle=Battle.JARAMA), Faction.REPUBLICAN)
    assert written(told.added) == "J-R-48: 2x 3-4-6 II, hq"
